// A railway's wagons as one drawing: a map has some hundred railways, and three hundred wagons.
import type { Route } from './map';

const ROUND = 2.6;
const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A rectangle about a slot, turned as the slot is. */
function box([x, y, turn]: [number, number, number], wide: number, high: number): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const at = (dx: number, dy: number) =>
    `${short(x + dx * cos - dy * sin)} ${short(y + dx * sin + dy * cos)}`;
  const [w, h] = [wide / 2, high / 2];
  const corners: [number, number][] = [
    [w, -h],
    [w, h],
    [-w, h],
    [-w, -h],
  ];
  const sides = corners.map(([cx, cy], i) => {
    const [nx, ny] = corners[(i + 1) % 4]!;
    const [ox, oy] = corners[(i + 3) % 4]!;
    const into = at(cx + Math.sign(ox - cx) * ROUND, cy + Math.sign(oy - cy) * ROUND);
    const out = at(cx + Math.sign(nx - cx) * ROUND, cy + Math.sign(ny - cy) * ROUND);
    return `${i ? 'L' : 'M'}${into}Q${at(cx, cy)} ${out}`;
  });
  return `${sides.join('')}z`;
}

/** All slots of a railway, each so much wider and higher than it is. */
export const boxes = (route: Route, high: number, more = 0): string =>
  route.slots.map((slot) => box(slot, route.slot + more, high + more)).join('');

/** Two lines along each wagon: the edges of its roof. */
export function roofs(route: Route, high: number): string {
  const [reach, edge] = [route.slot / 2 - 2.5, high / 2 - 2.2];
  return route.slots
    .map(([x, y, turn]) => {
      const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      const at = (dx: number, dy: number) =>
        `${short(x + dx * cos - dy * sin)} ${short(y + dx * sin + dy * cos)}`;
      return [-edge, edge].map((dy) => `M${at(-reach, dy)}L${at(reach, dy)}`).join('');
    })
    .join('');
}
