// A landscape as the client draws it: zones, areas, outlines; what a worker would be worth is the engine's word.

import type { LaidCard } from './view';

export interface Zone {
  x: number;
  y: number;
  kind: string;
  hut: boolean;
  worth: number; // what a worker here would score, as the view tells
  area: number;
}

export interface Area {
  kind: string;
  zones: Zone[];
  outline: string;
}

export interface Land {
  zones: Map<string, Zone>;
  areas: Area[];
}

export const UNIT = 50; // a zone in the picture
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const at = (x: number, y: number) => `${x},${y}`;

/** The zones of a card turned clockwise by quarters: top left, top right, bottom left, bottom right. */
export function turned(zones: string[], quarters: number): string[] {
  let [a, b, c, d] = zones as [string, string, string, string];
  for (let i = 0; i < quarters % 4; i++) [a, b, c, d] = [c, a, d, b];
  return [a, b, c, d];
}

export function landOf(cards: LaidCard[]): Land {
  const zones = new Map<string, Zone>();
  for (const card of cards) {
    card.zones.forEach((text, quarter) => {
      const [kind = 'field', hut] = text.split('+');
      const x = card.x * 2 + (quarter & 1);
      const y = card.y * 2 + (quarter >> 1);
      zones.set(at(x, y), { x, y, kind, hut: hut === 'hut', worth: card.worth[quarter] ?? 0, area: -1 });
    });
  }
  const areas: Area[] = [];
  for (const zone of zones.values()) {
    if (zone.area >= 0) continue;
    const found = flood(zones, zone, areas.length);
    areas.push({ kind: zone.kind, zones: found, outline: outline(found) });
  }
  return { zones, areas };
}

function flood(zones: Map<string, Zone>, first: Zone, area: number): Zone[] {
  first.area = area;
  const found = [first];
  if (first.kind === 'rock') return found; // every rock stands alone
  for (const zone of found) {
    for (const other of neighbours(zones, zone)) {
      if (other.area < 0 && other.kind === first.kind) {
        other.area = area;
        found.push(other);
      }
    }
  }
  return found;
}

function neighbours(zones: Map<string, Zone>, { x, y }: Zone): Zone[] {
  return SIDES.map(([dx, dy]) => zones.get(at(x + dx, y + dy))).filter((zone) => zone !== undefined);
}

/** The border of an area as a path with round corners, a little inside its zones. */
export function outline(zones: { x: number; y: number }[], inset = 0.9, round = 13): string {
  const inside = new Set(zones.map(({ x, y }) => at(x, y)));
  // Edges go clockwise around the area; from each corner we know where they lead.
  const edges = new Map<string, [number, number][]>();
  const add = (fx: number, fy: number, dx: number, dy: number) => {
    edges.set(at(fx, fy), [...(edges.get(at(fx, fy)) ?? []), [dx, dy]]);
  };
  for (const { x, y } of zones) {
    if (!inside.has(at(x, y - 1))) add(x, y, 1, 0);
    if (!inside.has(at(x + 1, y))) add(x + 1, y, 0, 1);
    if (!inside.has(at(x, y + 1))) add(x + 1, y + 1, -1, 0);
    if (!inside.has(at(x - 1, y))) add(x, y + 1, 0, -1);
  }
  let path = '';
  for (;;) {
    const start = [...edges.entries()].find(([, ways]) => ways.length);
    if (!start) return path;
    let [x, y] = start[0].split(',').map(Number) as [number, number];
    let way: [number, number] = [0, 0];
    const corners: { x: number; y: number; came: [number, number]; goes: [number, number] }[] = [];
    for (;;) {
      const ways = edges.get(at(x, y)) ?? [];
      if (!ways.length) break;
      // Where two zones touch at a corner only, a right turn keeps them apart.
      const right: [number, number] = [-way[1], way[0]];
      const index = Math.max(
        0,
        ways.findIndex(([dx, dy]) => dx === right[0] && dy === right[1]),
      );
      const goes = ways.splice(index, 1)[0]!;
      corners.push({ x, y, came: way, goes });
      [x, y] = [x + goes[0], y + goes[1]];
      way = goes;
    }
    corners[0]!.came = way;
    path += loop(
      corners.filter(({ came, goes }) => came[0] !== goes[0] || came[1] !== goes[1]),
      inset,
      round,
    );
  }
}

function loop(
  corners: { x: number; y: number; came: [number, number]; goes: [number, number] }[],
  inset: number,
  round: number,
): string {
  let path = '';
  for (const { x, y, came, goes } of corners) {
    // Inside lies to the right of the way we go.
    const cx = x * UNIT + inset * (-came[1] - goes[1]);
    const cy = y * UNIT + inset * (came[0] + goes[0]);
    path += `${path ? 'L' : 'M'}${cx - came[0] * round} ${cy - came[1] * round}`;
    path += `Q${cx} ${cy} ${cx + goes[0] * round} ${cy + goes[1] * round}`;
  }
  return `${path}Z`;
}

/** What to show of a landscape, in cards: left, top, wide, high; at least so many each way, with these in the middle. */
export function frame(spots: { x: number; y: number }[], least: number): [number, number, number, number] {
  if (!spots.length) return [3, 3, 1, 1];
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) + 1 - left, Math.max(...ys) + 1 - top];
  const [wide, high] = [Math.max(least, across), Math.max(least, down)];
  return [left - (wide - across) / 2, top - (high - down) / 2, wide, high];
}

interface Spot {
  x: number;
  y: number;
}

/** Where the first column and the first row are. */
export const cornerOf = (spots: Spot[]): Spot => ({
  x: Math.min(...spots.map(({ x }) => x)),
  y: Math.min(...spots.map(({ y }) => y)),
});

/** The places where a card may be laid, of the actions that lay it. */
export function placesOf(legal: string[]): Spot[] {
  const found = new Map<string, Spot>();
  for (const notation of legal) {
    const match = /^lay (\d+),(\d+) /.exec(notation);
    if (match) found.set(`${match[1]},${match[2]}`, { x: Number(match[1]), y: Number(match[2]) });
  }
  return [...found.values()];
}

/** The zone of a landscape's picture under the pointer. */
export function spotUnder({ clientX, clientY }: MouseEvent, picture: SVGSVGElement): Spot {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(picture.getScreenCTM()!.inverse());
  return { x: Math.floor(x / UNIT), y: Math.floor(y / UNIT) };
}
