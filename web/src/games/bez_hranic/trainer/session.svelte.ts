// One sitting with the trainer: what is asked now, what was answered, and what comes next.
import type { Atlas } from './atlas';
import { roundOf, TEN, today } from './daily';
import type { Memory } from './memory.svelte';
import { invent, isRight, missedBy, question, type Chance, type Kind, type Question } from './questions';

export const MODES = ['practise', 'clock', 'daily', 'known'] as const;
export type Mode = (typeof MODES)[number];
export const CLOCK_S = 60;
const TRIES = 12; // to find something that was never asked

export interface Answered {
  asked: Question;
  chosen: string[];
  right: boolean;
}

export class Session {
  mode = $state<Mode>('practise');
  kind = $state<Kind>('find');
  asked = $state.raw<Question | null>(null);
  chosen = $state.raw<string[]>([]);
  verdict = $state<boolean | null>(null);
  isWeak = $state(false); // it was missed before
  until = $state(0); // when the clock runs out; 0 while it does not run
  answered = $state.raw<Answered[]>([]); // against the clock
  isBest = $state(false);
  readonly day: string;
  private round: Question[] = [];

  constructor(
    readonly edition: string,
    readonly atlas: Atlas,
    readonly memory: Memory,
    private chance: Chance = Math.random,
    now = new Date(),
  ) {
    this.day = today(now);
    this.ask();
  }

  get score(): number {
    const answers = this.mode === 'daily' ? this.memory.answersOf(this.day) : this.answered;
    return answers.filter((each) => (typeof each === 'boolean' ? each : each.right)).length;
  }

  /** How many of today's ten have been answered. */
  get done(): number {
    return this.memory.answersOf(this.day).length;
  }

  get isTimed(): boolean {
    return this.mode === 'clock';
  }

  turnTo(mode: Mode): void {
    this.mode = mode;
    this.until = 0;
    this.answered = [];
    this.ask();
  }

  practise(kind: Kind): void {
    this.kind = kind;
    this.until = 0;
    this.answered = [];
    this.ask();
  }

  ask(): void {
    const found = this.nextKey();
    this.isWeak = found !== null && this.memory.weak.includes(found);
    this.asked = found === null ? null : question(found, this.atlas);
    this.chosen = [];
    this.verdict = null;
  }

  answer(words: string[]): void {
    const { asked } = this;
    if (!asked || this.verdict !== null) return;
    const right = isRight(asked, words);
    this.memory.learn(asked.key, right, missedBy(asked, words));
    if (this.mode === 'daily') this.memory.answerDaily(this.day, right);
    if (this.isTimed) {
      this.answered = [...this.answered, { asked, chosen: words, right }];
      this.ask();
    } else {
      this.chosen = words;
      this.verdict = right;
    }
  }

  /** Against the clock, from now on. */
  start(now: number): void {
    this.answered = [];
    this.isBest = false;
    this.until = now + CLOCK_S * 1000;
    this.ask();
  }

  /** Whether time is up; then the result is kept. */
  look(now: number): boolean {
    if (!this.until || now < this.until) return false;
    this.until = 0;
    this.asked = null;
    this.isBest = this.memory.finishClock(this.kind, this.score);
    return true;
  }

  private nextKey(): string | null {
    if (this.mode === 'known') return null;
    if (this.mode === 'daily') return this.daily();
    if (this.mode === 'clock') return this.until ? this.novel() : null;
    return this.memory.due(this.kind, this.asked?.key) ?? this.novel();
  }

  private daily(): string | null {
    if (!this.round.length) this.round = roundOf(this.day, this.edition, this.atlas);
    return this.done < TEN ? this.round[this.done]!.key : null;
  }

  /** Something that was never asked, if chance finds it soon. */
  private novel(): string {
    let key = '';
    for (let i = 0; i < TRIES; i++) {
      key = invent(this.kind, this.atlas, this.chance);
      if (key !== this.asked?.key && !this.memory.has(key)) return key;
    }
    return key;
  }
}
