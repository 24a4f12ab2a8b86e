// Where somebody left a table: what has happened since then is one tap away when they come back.
const KEY = 'pomezi.left';
const AWAY_MS = 30_000; // whoever was gone for less has missed nothing
const MOST = 50; // tables remembered

interface Left {
  seq: number; // the last step that was seen
  at: number;
}

function kept(): Record<string, Left> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Left>;
  } catch {
    return {};
  }
}

function keep(table: string, left: Left): void {
  try {
    const latest = Object.entries({ ...kept(), [table]: left }).sort(([, a], [, b]) => b.at - a.at);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest.slice(0, MOST))));
  } catch {
    // A browser that stores nothing tells nothing of what was missed.
  }
}

export interface Seen {
  seq: number; // 0 before the first news
  isThere: boolean; // connected, with somebody at the screen
}

export class Since {
  from = $state<number | null>(null); // the step after which all is new; null for whoever was here
  private left: Left | undefined;

  /** Call while a component is made. */
  constructor(
    private table: string,
    look: () => Seen,
  ) {
    this.left = kept()[table];
    $effect(() => {
      const { seq, isThere } = look();
      if (!seq || !isThere) return;
      this.come(seq);
      const leave = (): void => this.leave(seq);
      addEventListener('pagehide', leave);
      return () => {
        removeEventListener('pagehide', leave);
        leave();
      };
    });
  }

  forget(): void {
    this.from = null;
  }

  private come(seq: number): void {
    const { left } = this;
    this.left = undefined;
    if (left && left.seq < seq && Date.now() - left.at >= AWAY_MS) this.from = left.seq;
  }

  private leave(seq: number): void {
    this.left = { seq, at: Date.now() };
    keep(this.table, this.left);
  }
}
