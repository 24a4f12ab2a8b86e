// An island under places that nobody has drawn land for: their hull, moved outwards, with a soft shore.
import type { Point } from './panzoom.svelte';

const BAYS = [0.06, 0.045]; // how deep the shore goes in and out, as a share of its distance
const ROUND = 7; // bays of the first kind; the second kind is finer

/** The outermost of some points, clockwise (Andrew's chain). */
export function hullOf(points: Point[]): Point[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (all: Point[]) => {
    const kept: Point[] = [];
    for (const point of all) {
      while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** The shore, so far from every point, as a path. */
export function island(points: Point[], reach: number): string {
  const hull = hullOf(points.flatMap(([x, y]) => around(x, y, reach)));
  const middle = [0, 1].map((i) => hull.reduce((sum, point) => sum + point[i]!, 0) / hull.length);
  const shore = chaikin(chaikin(divided(hull, reach))).map(([x, y]): Point => {
    const [dx, dy] = [x - middle[0]!, y - middle[1]!];
    const angle = Math.atan2(dy, dx);
    const far = Math.hypot(dx, dy) || 1;
    const bay = BAYS[0]! * Math.sin(angle * ROUND) + BAYS[1]! * Math.sin(angle * ROUND * 2.6 + 1);
    const part = 1 + (bay * reach) / far + bay * 0.35;
    return [middle[0]! + dx * part, middle[1]! + dy * part];
  });
  return `M${shore.map((point) => point.map(Math.round).join(',')).join('L')}Z`;
}

const around = (x: number, y: number, reach: number): Point[] =>
  Array.from({ length: 12 }, (_, i): Point => {
    const angle = (Math.PI * i) / 6;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });

/** A ring with points no farther apart than this. */
function divided(ring: Point[], most: number): Point[] {
  return ring.flatMap(([x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length]!;
    const parts = Math.max(1, Math.ceil(Math.hypot(u - x, v - y) / most));
    return Array.from({ length: parts }, (_, n): Point => [
      x + ((u - x) * n) / parts,
      y + ((v - y) * n) / parts,
    ]);
  });
}

/** Corners cut (Chaikin). */
function chaikin(ring: Point[]): Point[] {
  return ring.flatMap(([x, y], i): Point[] => {
    const [u, v] = ring[(i + 1) % ring.length]!;
    return [
      [x * 0.75 + u * 0.25, y * 0.75 + v * 0.25],
      [x * 0.25 + u * 0.75, y * 0.25 + v * 0.75],
    ];
  });
}
