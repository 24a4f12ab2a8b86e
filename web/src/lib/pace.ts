// The others' moves one after the other, each long enough to be seen; nothing that I do waits for them.
import type { Pace } from './settings.svelte';

const GAP_MS: Record<Pace, number> = { quick: 0, usual: 500, slow: 1800 };

export class Pacer<T> {
  private waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private show: (what: T) => void,
    private pace: () => Pace,
  ) {}

  /** What may wait comes in its turn; all else comes now, after what has waited. */
  hear(what: T, mayWait: boolean): void {
    const gap = GAP_MS[this.pace()];
    if (!mayWait || !gap || document.hidden) {
      this.flush();
      this.show(what);
    } else if (this.timer) this.waiting.push(what);
    else {
      this.show(what);
      this.timer = setTimeout(this.next, gap);
    }
  }

  /** Everything now. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const waiting = this.waiting;
    this.waiting = [];
    for (const what of waiting) this.show(what);
  }

  /** Where much waits, each is shown for a shorter time: nobody falls behind. */
  private next = (): void => {
    const what = this.waiting.shift();
    this.timer = undefined;
    if (what === undefined) return;
    const left = this.waiting.length;
    this.timer = setTimeout(this.next, GAP_MS[this.pace()] / (left + 1));
    this.show(what);
  };
}
