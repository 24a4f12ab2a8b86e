// Along the game and off it: the position before a step, or after other moves from there.
import { SvelteMap } from 'svelte/reactivity';
import { net } from '$lib/net';
import type { Move } from '$lib/wire';
import type { Supposed } from './doors';

const KEPT = 400; // positions

export class Walk {
  step = $state(0);
  moves = $state.raw<Move[]>([]); // other than those of the game
  words = $state.raw<string[]>([]); // the same, as they are told
  shown = $state.raw<Supposed | null>(null);
  failed = $state.raw<unknown>(null);
  busy = $state(false);
  private kept = new SvelteMap<string, Supposed>();
  private asking = false;

  constructor(
    readonly table: string,
    step = 0,
  ) {
    this.go(step);
  }

  go(step: number): void {
    this.step = step;
    this.moves = [];
    this.words = [];
    void this.show();
  }

  /** The game's own position before a step, once it is known. */
  at(step: number): Supposed | undefined {
    return this.kept.get(JSON.stringify([step, []]));
  }

  /** Fetches the positions before these steps, for whoever tells of them. */
  async learn(steps: number[]): Promise<void> {
    for (const step of steps) {
      const key = JSON.stringify([step, []]);
      if (this.kept.has(key)) continue;
      try {
        this.kept.set(key, await (await net().reviews()).suppose(this.table, { step, moves: [] }));
      } catch {
        return; // it is told in the words of the notation's own
      }
    }
  }

  /** Another move than that of the game. */
  async suppose(seat: number, action: string, words: string): Promise<void> {
    this.moves = [...this.moves, { seat, action }];
    this.words = [...this.words, words];
    await this.show();
    if (this.failed) this.drop();
  }

  private drop(): void {
    this.moves = this.moves.slice(0, -1);
    this.words = this.words.slice(0, -1);
  }

  back(): void {
    this.drop();
    void this.show();
  }

  /** Whoever walks fast sees where they have got to: one question at a time, the last one counts. */
  private async show(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    this.failed = null;
    let key = '';
    while (key !== this.key()) {
      key = this.key();
      try {
        this.busy = this.moves.length > 0;
        this.shown = this.kept.get(key) ?? (await this.ask(key));
      } catch (error) {
        this.failed = error;
      }
    }
    this.busy = false;
    this.asking = false;
  }

  private key = (): string => JSON.stringify([this.step, this.moves]);

  private async ask(key: string): Promise<Supposed> {
    const found = await (await net().reviews()).suppose(this.table, { step: this.step, moves: this.moves });
    if (this.kept.size > KEPT) this.kept.clear();
    this.kept.set(key, found);
    return found;
  }
}
