// The final count, scene by scene: a clock that can be skipped, and the totals so far.
import type { Finale, Scene } from '../games';

const WHOLE_MS = 9000; // many scenes are told faster
const SLOWEST_MS = 1000;
const QUICKEST_MS = 350;
const AFTER_MS = 1200; // before the winner is named

export class Staging {
  finale = $state.raw<Finale | null>(null);
  at = $state(-1);
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

  begin(finale: Finale): void {
    this.finale = finale;
    this.at = -1;
    this.timer = setTimeout(this.next, QUICKEST_MS);
  }

  skip(): void {
    clearTimeout(this.timer);
    this.finale = null;
  }

  private next = (): void => {
    const scenes = this.finale?.scenes ?? [];
    if (this.at + 1 >= scenes.length) return this.skip();
    this.at++;
    const usual = Math.max(QUICKEST_MS, Math.min(SLOWEST_MS, WHOLE_MS / scenes.length));
    const isLast = this.at + 1 === scenes.length;
    this.timer = setTimeout(this.next, (this.scene?.ms ?? usual) + (isLast ? AFTER_MS : 0));
  };
}
