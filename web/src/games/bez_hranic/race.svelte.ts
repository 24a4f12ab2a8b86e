// The race as this screen sees it: the clock starts with the frame that shows the middle, a press stops it once.

export interface Waiting {
  field: number;
  colour: string;
  took: number;
}

const TWICE_MS = 400; // a second press of the same field within this is the same press

export class Race {
  shownAt = $state<number | null>(null); // of the frame that showed the middle, on the clock of events
  waiting = $state.raw<Waiting[]>([]); // placed here, not yet seen on the table
  took = $state.raw<number[]>([]); // own times of this race
  private last = { field: -1, at: -Infinity };

  /** The next frame will show the middle for the first time; returns how to call it off. */
  begin(): () => void {
    this.shownAt = null;
    this.waiting = [];
    this.took = [];
    this.last = { field: -1, at: -Infinity };
    const frame = requestAnimationFrame((now) => (this.shownAt = now));
    return () => cancelAnimationFrame(frame);
  }

  /** Whether a press is the bounce of the one before; if not, it is remembered. */
  isBounce(field: number, at: number): boolean {
    const bounce = this.last.field === field && at - this.last.at < TWICE_MS;
    this.last = { field, at };
    return bounce;
  }

  /** How long a press took, by the clock of its event; nothing before the middle has been shown. */
  tookMs(at: number): number | null {
    return this.shownAt === null ? null : Math.max(0, at - this.shownAt);
  }

  place(token: Waiting): void {
    this.waiting = [...this.waiting, token];
    this.took = [...this.took, token.took];
  }

  takeBack(token: Waiting): void {
    this.waiting = this.waiting.filter((each) => each !== token);
    this.took = this.took.filter((each) => each !== token.took);
  }
}
