// The final count, scene by scene: a clock that can be skipped, the totals so far, and who has won at the end.
import type { Finale, Scene } from '../games';
import type { Outcome } from './outcome';

const WHOLE_MS = 9000; // many scenes are told faster
const SLOWEST_MS = 1000;
const QUICKEST_MS = 350;
const CLOSING_MS = 3200; // the winner is named, and stays so long before the table of points comes

export class Staging {
  finale = $state.raw<Finale | null>(null);
  outcome = $state.raw<Outcome | null>(null); // when all is counted
  at = $state(-1);
  private ends: Outcome | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  get isOn(): boolean {
    return this.finale !== null;
  }

  get scene(): Scene | null {
    return this.finale?.scenes[this.at] ?? null;
  }

  /** By seat: what has been counted so far. */
  get totals(): number[] {
    const { base = [], scenes = [] } = this.finale ?? {};
    const told = scenes.slice(0, this.at + 1);
    return base.map((points, seat) =>
      told.reduce((sum, scene) => sum + (scene.seat === seat ? scene.points : 0), points),
    );
  }

  begin(finale: Finale, ends: Outcome): void {
    this.finale = finale;
    this.ends = ends;
    this.outcome = null;
    this.at = -1;
    this.timer = setTimeout(this.next, QUICKEST_MS);
  }

  skip(): void {
    clearTimeout(this.timer);
    this.finale = null;
  }

  private next = (): void => {
    const scenes = this.finale?.scenes ?? [];
    if (this.at + 1 >= scenes.length) return this.close();
    this.at++;
    const usual = Math.max(QUICKEST_MS, Math.min(SLOWEST_MS, WHOLE_MS / scenes.length));
    this.timer = setTimeout(this.next, this.scene?.ms ?? usual);
  };

  /** The last scene stays on the board while the winner is named. */
  private close(): void {
    this.outcome = this.ends;
    this.timer = setTimeout(() => this.skip(), CLOSING_MS);
  }
}
