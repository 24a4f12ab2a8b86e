// The tour through an evaluation: whose bill is open, and how far its journey has been travelled.
import { untrack } from 'svelte';
import type { Reaction } from '$lib/net';
import { settings } from '$lib/settings.svelte';
import type { BezHranicView, Bill } from './view';

const PAUSE_MS = 1500;

export interface Toured {
  view: BezHranicView;
  reactions: Reaction[];
  still: boolean;
  fresh: boolean; // it has just happened; whoever comes back finds it as it stands
}

export class Tour {
  page = $state(0);
  running = $state(false); // from bill to bill by itself
  progress = $state(1); // how much of the journey has been travelled
  private moves = $state(false); // a journey is travelled, not only drawn

  /** Call while a component is made. */
  constructor(private look: () => Toured) {
    $effect(() => {
      const { view } = look();
      const round = view.evaluation ? view.round : 0;
      untrack(() => this.begin(round));
    });
    $effect(() => this.travel());
    $effect(() => this.goOn());
  }

  get bills(): Bill[] {
    return this.look().view.evaluation?.bills ?? [];
  }

  get bill(): Bill | undefined {
    return this.bills[this.page];
  }

  get last(): number {
    const { view, reactions } = this.look();
    return (
      this.bills.length + Number(reactions.length > 0) + Number(Boolean(view.evaluation?.about.length)) - 1
    );
  }

  get kind(): 'bill' | 'reactions' | 'postcard' {
    if (this.page < this.bills.length) return 'bill';
    return this.page === this.bills.length && this.look().reactions.length ? 'reactions' : 'postcard';
  }

  /** Borders crossed so far. */
  get travelled(): number {
    const borders = this.bill?.borders ?? 0;
    return Math.min(borders, Math.floor(this.progress * borders + 0.5));
  }

  /** By hand: that stops the tour. */
  turn(to: number): void {
    this.running = false;
    this.moves = true;
    this.page = Math.max(0, Math.min(this.last, to));
  }

  run(): void {
    this.running = !this.running;
    this.moves = true;
    if (this.running && this.page >= this.last) this.page = 0;
  }

  /** A new evaluation starts from the first journey; whoever comes back sees their own bill. */
  private begin(round: number): void {
    if (!round) return;
    const { view, still, fresh } = this.look();
    this.running = this.moves = settings.motion && fresh && !still;
    const mine = this.bills.findIndex(({ seat }) => seat === view.seat);
    this.page = this.running ? 0 : Math.max(0, mine);
  }

  private travel(): (() => void) | void {
    const way = this.bill?.way.length ?? 0;
    const isStill = this.kind !== 'bill' || !this.moves || !settings.motion || this.look().still;
    if (isStill || way < 2) {
      this.progress = 1;
      return;
    }
    const long = 700 + 420 * way;
    const began = performance.now();
    let frame = 0;
    const step = (now: number): void => {
      this.progress = Math.min(1, Math.max(0, now - began - 250) / long);
      if (this.progress < 1) frame = requestAnimationFrame(step);
    };
    this.progress = 0;
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }

  private goOn(): (() => void) | void {
    if (!this.running || this.progress < 1) return;
    const timer = setTimeout(() => {
      if (this.page < this.last) this.page++;
      if (this.page >= this.last) this.running = false;
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }
}
