// Panning and zooming of a picture by its viewBox: wheel, drag, pinch, buttons.
import { settings } from './settings.svelte';

export type Point = readonly [number, number];

export interface Box {
  x: number;
  y: number;
  k: number; // how many times nearer
}

const GLIDE_MS = 320;
const VISIT_MS = 1700; // how long a point out of sight is shown
const EDGE = 24; // pixels

export class PanZoom {
  k = $state(1);
  x = $state(0);
  y = $state(0);
  wide = $state(0); // pixels of the window
  high = $state(0);
  moved = false; // whether the last press became a drag
  isMine = false; // somebody has chosen what to look at

  private pointers = new Map<number, [number, number]>();
  private spread = 0;
  private frame = 0;
  private home: Box | null = null; // where a visit comes back to
  private leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly most = 4,
  ) {}

  get box(): string {
    return `${this.x} ${this.y} ${this.width / this.k} ${this.height / this.k}`;
  }

  /** Pixels in a unit of the picture. */
  get unit(): number {
    return Math.min(this.wide / this.width, this.high / this.height) * this.k || 1;
  }

  /** Where in the window a point of the picture is. */
  spot([x, y]: Point): Point {
    const away = (value: number, from: number, size: number) =>
      (value - from - size / this.k / 2) * this.unit;
    return [this.wide / 2 + away(x, this.x, this.width), this.high / 2 + away(y, this.y, this.height)];
  }

  /** The part in which a point of the picture comes to lie in a place of the window. */
  around([x, y]: Point, k: number, [left, top]: Point): Box {
    const unit = (this.unit / this.k) * k;
    const clamp = (value: number, size: number) => Math.max(0, Math.min(size * (1 - 1 / k), value));
    return {
      x: clamp(x - this.width / k / 2 - (left - this.wide / 2) / unit, this.width),
      y: clamp(y - this.height / k / 2 - (top - this.high / 2) / unit, this.height),
      k,
    };
  }

  /** Turns to another part softly. */
  glide(goal: Box): void {
    const from = { x: this.x, y: this.y, k: this.k };
    const began = performance.now();
    const step = (now: number): void => {
      const part = settings.motion ? Math.min(1, Math.max(0, now - began) / GLIDE_MS) : 1;
      const soft = 1 - (1 - part) ** 3;
      for (const key of ['x', 'y', 'k'] as const) this[key] = from[key] + (goal[key] - from[key]) * soft;
      if (part < 1) this.frame = requestAnimationFrame(step);
    };
    this.stop();
    step(began);
  }

  private isSeen(point: Point): boolean {
    const [x, y] = this.spot(point);
    return this.k <= 1 || (x > EDGE && y > EDGE && x < this.wide - EDGE && y < this.high - EDGE);
  }

  /** Shows a point that is out of sight. */
  reveal(point: Point): void {
    if (!this.isSeen(point)) this.glide(this.around(point, this.k, [this.wide / 2, this.high / 2]));
  }

  /** Shows a point that is out of sight, and comes back; whoever takes hold of the picture keeps it. */
  visit(point: Point): void {
    if (this.isSeen(point)) return;
    this.home ??= { x: this.x, y: this.y, k: this.k };
    this.reveal(point);
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => {
      if (this.home) this.glide(this.home);
      this.home = null;
    }, VISIT_MS);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  fit(): void {
    this.k = 1;
    this.x = this.y = 0;
  }

  zoom(
    factor: number,
    at: [number, number] = [this.x + this.width / this.k / 2, this.y + this.height / this.k / 2],
  ): void {
    const k = Math.max(1, Math.min(this.most, this.k * factor));
    const part = this.k / k;
    this.x = at[0] - (at[0] - this.x) * part;
    this.y = at[1] - (at[1] - this.y) * part;
    this.k = k;
    this.keepInside();
  }

  private keepInside(): void {
    this.x = Math.max(0, Math.min(this.width * (1 - 1 / this.k), this.x));
    this.y = Math.max(0, Math.min(this.height * (1 - 1 / this.k), this.y));
  }

  private point(svg: SVGSVGElement, x: number, y: number): [number, number] {
    const matrix = svg.getScreenCTM()?.inverse();
    if (!matrix) return [0, 0];
    const at = new DOMPoint(x, y).matrixTransform(matrix);
    return [at.x, at.y];
  }

  /** An attachment for the picture. */
  attach = (svg: SVGSVGElement): (() => void) => {
    const wheel = (event: WheelEvent): void => {
      this.isMine = true;
      this.home = null;
      event.preventDefault();
      this.stop();
      this.zoom(Math.exp(-event.deltaY * 0.0016), this.point(svg, event.clientX, event.clientY));
    };
    const down = (event: PointerEvent): void => {
      this.home = null;
      this.stop();
      this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
      if (this.pointers.size === 1) this.moved = false;
      this.spread = this.distance();
    };
    const move = (event: PointerEvent): void => {
      const before = this.pointers.get(event.pointerId);
      if (!before) return;
      const [dx, dy] = [event.clientX - before[0], event.clientY - before[1]];
      if (!this.moved && Math.hypot(dx, dy) < 6 && this.pointers.size === 1) return;
      this.moved = this.isMine = true;
      const unit = 1 / (svg.getScreenCTM()?.a ?? 1);
      const share = 1 / this.pointers.size;
      this.x -= dx * unit * share;
      this.y -= dy * unit * share;
      this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
      if (this.pointers.size === 2) {
        const spread = this.distance();
        const [a, b] = [...this.pointers.values()];
        if (this.spread)
          this.zoom(spread / this.spread, this.point(svg, (a![0] + b![0]) / 2, (a![1] + b![1]) / 2));
        this.spread = spread;
      }
      this.keepInside();
    };
    const up = (event: PointerEvent): void => {
      this.pointers.delete(event.pointerId);
      this.spread = 0;
    };
    svg.addEventListener('wheel', wheel, { passive: false });
    svg.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      this.stop();
      svg.removeEventListener('wheel', wheel);
      svg.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  };

  private distance(): number {
    const [a, b] = [...this.pointers.values()];
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  }
}
