// Places that stand too close on a picture make room for each other, and stay about where they were.
import type { Point } from './panzoom.svelte';

const ROUNDS = 240;
const HOME = 0.03; // how strongly each is drawn back

/** How much air two places need: across and down, for what is written at them. */
export type Air = readonly [number, number];

/** Two places that want to be so far from each other. */
export type Tie = [number, number, number];

type Moving = [number, number];

/** The same places, moved apart. */
export function crowd(spots: Point[], air: Air, ties: Tie[] = []): Point[] {
  const now = spots.map(([x, y]): Moving => [x, y]);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [a, b, far] of ties) push(now[a]!, now[b]!, far, 0.3);
    for (let a = 0; a < now.length; a++) for (let b = 0; b < a; b++) part(now[a]!, now[b]!, air, b - a);
    now.forEach((spot, i) => {
      for (const side of [0, 1]) spot[side]! += (spots[i]![side]! - spot[side]!) * HOME;
    });
  }
  return now;
}

/** Two that tie each other move apart until they are far enough. */
function push(a: Moving, b: Moving, far: number, share: number): void {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = Math.hypot(dx, dy) || 1;
  if (long >= far) return;
  const by = ((far - long) / long) * share;
  move(a, b, dx * by, dy * by);
}

/** Two that stand in each other's air move apart, the shorter way. */
function part(a: Moving, b: Moving, [wide, high]: Air, odd: number): void {
  const [dx, dy] = [b[0] - a[0] || odd / 100, b[1] - a[1]];
  const far = Math.hypot(dx / wide, dy / high);
  if (far >= 1) return;
  const by = (1 - far) / (far || 0.01) / 4;
  move(a, b, dx * by, dy * by);
}

function move(a: Moving, b: Moving, dx: number, dy: number): void {
  a[0] -= dx;
  a[1] -= dy;
  b[0] += dx;
  b[1] += dy;
}

/** The places moved to the corner of a picture with margins, and the size of that picture. */
export function framed(spots: Point[], [side, top]: Air): { spots: Point[]; width: number; height: number } {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, high] = [Math.min(...xs) - side, Math.min(...ys) - top];
  return {
    spots: spots.map(([x, y]): Point => [Math.round(x - left), Math.round(y - high)]),
    width: Math.round(Math.max(...xs) + side - left),
    height: Math.round(Math.max(...ys) + top - high),
  };
}
