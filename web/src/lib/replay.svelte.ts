// Looking back: the table as it was after any step, through my seat, or after the end through anybody's.
import { net, type Mark, type Moment } from './net';

const TOGETHER = 25; // steps asked for at once
const OF_THE_GAME = ['started', 'played'];

export class Replay {
  at = $state<number | null>(null); // the step looked at; null is now
  seat = $state(-1);
  marks = $state.raw<Mark[]>([]); // the steps that changed the board
  moment = $state.raw<Moment | null>(null); // what is on the screen while looking back
  failed = $state(false);

  private kept = new Map<string, Promise<Moment[]>>();

  constructor(private table: string) {}

  get index(): number {
    if (this.at === null) return this.marks.length - 1;
    const at = this.at;
    return Math.max(
      0,
      this.marks.findLastIndex((mark) => mark.seq <= at),
    );
  }

  /** Reads the history anew; it grows while the game runs. */
  async open(seat: number): Promise<void> {
    try {
      const marks = await net().history(this.table, seat);
      this.seat = seat;
      this.marks = standing(marks);
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  /** Shows the board after a step. */
  async show(seq: number): Promise<void> {
    this.at = seq;
    try {
      const moment = await this.fetch(seq);
      if (this.at === seq) this.moment = moment;
      this.failed = false;
    } catch {
      this.failed = true;
    }
    const next = this.marks[this.index + 1];
    if (next) void this.fetch(next.seq).catch(() => undefined);
  }

  async step(index: number): Promise<void> {
    const mark = this.marks[Math.max(0, Math.min(this.marks.length - 1, index))];
    if (mark) await this.show(mark.seq);
  }

  /** The same step through another seat. */
  async sit(seat: number): Promise<void> {
    const at = this.at ?? this.marks.at(-1)?.seq ?? 0;
    await this.open(seat);
    await this.show(at);
  }

  leave(): void {
    this.at = null;
    this.moment = null;
  }

  /** The moment after a step; its neighbours come with it. */
  private async fetch(seq: number): Promise<Moment | null> {
    const first = seq - (seq % TOGETHER);
    const key = `${this.seat}@${first}`;
    const last = Math.min(first + TOGETHER - 1, this.marks.at(-1)?.seq ?? seq);
    const found = this.kept.get(key) ?? net().moments(this.table, this.seat, first, Math.max(seq, last));
    this.kept.set(key, found);
    try {
      const moments = await found;
      const moment = moments.find((each) => each.seq === seq);
      if (!moment) this.kept.delete(key); // the game has moved on since
      return moment ?? null;
    } catch (error) {
      this.kept.delete(key);
      throw error;
    }
  }
}

/** Steps of the game that were not taken back. */
function standing(marks: Mark[]): Mark[] {
  const left: Mark[] = [];
  for (const mark of marks) {
    if (OF_THE_GAME.includes(mark.kind)) left.push(mark);
    else if (mark.kind === 'undone') {
      const taken = left.findLastIndex((each) => each.kind === 'played' && each.seat === mark.seat);
      if (taken >= 0) left.splice(taken, 1);
    }
  }
  return left;
}
