// While a table of mine hides something of its game, what the client's own pages tell of it is closed to me.
import type { Figure } from '$lib/figures';
import { net } from '$lib/net';
import { cardOf } from '../games';

const LOOK_MS = 3000; // between two looks at my tables

export class Closed {
  /** The table that hides it; null where there is none, undefined until it is known. */
  table = $state<string | null | undefined>(undefined);

  constructor(private game: () => string) {}

  private get hides() {
    return cardOf(this.game())?.hides;
  }

  /** Until it is known that no table hides anything, whatever one might hide is closed. */
  get isClosed(): boolean {
    return this.hides !== undefined && this.table !== null;
  }

  /** Looks at once and again and again; returns how to stop. */
  watch(): (() => void) | undefined {
    if (!this.hides) return;
    const look = () => void this.look();
    look();
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  /** Whoever cannot be asked is no reason to close: without the server there is no table either. */
  async look(): Promise<void> {
    const tables = await net()
      .tables()
      .catch(() => []);
    const hides = tables.find(
      ({ game, hushed, seats }) => game === this.game() && hushed && seats.some(({ mine }) => mine),
    );
    this.table = hides?.id ?? null;
  }

  /** The rules without what is closed. */
  open(page: string): string {
    const lines = page.split('\n').filter((line) => !this.isClosed || !this.hides?.rules.test(line));
    return lines.join('\n');
  }

  /** Whether a figure of the rules would show what is closed. */
  covers({ shots }: Figure): boolean {
    return this.isClosed && shots.some(({ view }) => this.hides?.picture(view));
  }
}
