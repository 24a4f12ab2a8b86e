// The boards of an edition as the client draws them: hexes, outlines, and where there is room for a picture.
import type { BorderFacts } from './view';

interface Sheet {
  key: string;
  cells: { id: string; q: number; r: number; white?: boolean }[];
  territories: { id: string; first: number; later: number; border: string[]; ground: [number, number][] }[];
  boards: { id: string; areas: { id: string; colour: string; cells: string[] }[] }[];
}

export interface Cell {
  id: string;
  x: number;
  y: number;
  white: boolean;
  territories: string[];
}

export interface Area {
  id: string;
  colour: string;
  cells: Cell[];
  outline: string;
}

export interface Territory {
  id: string;
  first: number;
  later: number;
  border: string[];
  outline: string;
  room: { x: number; y: number; size: number; tag: [number, number] }; // for its picture and its values
}

export interface BorderBoard {
  id: string;
  areas: Area[];
  areaOf: Map<string, Area>;
}

export interface Edition {
  cells: Map<string, Cell>;
  territories: Territory[];
  boards: Map<string, BorderBoard>;
  box: [number, number, number, number];
}

/** What the pointer is at. */
export interface Looked {
  cell?: Cell;
  area?: Area;
  territory?: string;
}

export const R = 20; // from the centre of a hex to its corner
const WIDE = Math.sqrt(3) * R;
/** Corners clockwise from the top; side i lies between corner i and the next, and looks at SIDES[i]. */
const CORNERS = Array.from({ length: 6 }, (_, i) => {
  const angle = (Math.PI / 3) * i - Math.PI / 2;
  return [R * Math.cos(angle), R * Math.sin(angle)] as const;
});
const SIDES = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

const sheets = import.meta.glob<Sheet>('../../../../src/pomezi/games/border/editions/*.json', {
  eager: true,
  import: 'default',
});
const shelf = new Map<string, Edition>();

export function editionOf(key: string): Edition {
  const known = shelf.get(key);
  if (known) return known;
  const all = Object.values(sheets);
  const made = make(all.find((sheet) => sheet.key === key) ?? all[0]!);
  shelf.set(key, made);
  return made;
}

/** An edition of somebody's own. */
export function unfold({ edition, cells, territories, boards }: BorderFacts): void {
  if (shelf.has(edition)) return;
  const sheet: Sheet = {
    key: edition,
    cells: cells.map(({ cell, at: [q, r], white }) => ({ id: cell, q, r, white })),
    territories: territories.map(({ territory, ...facts }) => ({ id: territory, ...facts })),
    boards: Object.entries(boards).map(([id, areas]) => ({
      id,
      areas: areas.map(({ area, colour, cells }) => ({ id: area, colour, cells })),
    })),
  };
  shelf.set(edition, make(sheet));
}

export function centre(q: number, r: number): [number, number] {
  return [WIDE * (q + r / 2), 1.5 * R * r];
}

/** A hex around the origin, a little smaller than its place. */
export function hexPath(size = 1): string {
  return `M${CORNERS.map(([x, y]) => `${round(x * size)} ${round(y * size)}`).join('L')}Z`;
}

function make(sheet: Sheet): Edition {
  const cells = new Map<string, Cell>();
  const hexes = new Map<string, [number, number]>();
  for (const { id, q, r, white } of sheet.cells) {
    const [x, y] = centre(q, r);
    const territories = sheet.territories.filter(({ border }) => border.includes(id)).map((each) => each.id);
    cells.set(id, { id, x, y, white: white ?? false, territories });
    hexes.set(id, [q, r]);
  }
  const territories = sheet.territories.map(({ id, first, later, border, ground }) => ({
    id,
    first,
    later,
    border,
    outline: outline(ground, 0),
    room: findRoom(ground),
  }));
  const boards = sheet.boards.map(({ id, areas }): BorderBoard => {
    const drawn = areas.map((area) => ({
      id: area.id,
      colour: area.colour,
      cells: area.cells.map((cell) => cells.get(cell)!),
      outline: outline(
        area.cells.map((cell) => hexes.get(cell)!),
        1.1,
      ),
    }));
    return {
      id,
      areas: drawn,
      areaOf: new Map(drawn.flatMap((area) => area.cells.map((cell) => [cell.id, area] as const))),
    };
  });
  const xs = [...cells.values()].map(({ x }) => x);
  const ys = [...cells.values()].map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - WIDE / 2 - 4, Math.min(...ys) - R - 4];
  return {
    cells,
    territories,
    boards: new Map(boards.map((board) => [board.id, board])),
    box: [left, top, Math.max(...xs) + WIDE / 2 + 4 - left, Math.max(...ys) + R + 4 - top],
  };
}

/** The line around hexes, clockwise, drawn a little inside them. */
export function outline(hexes: (readonly [number, number])[], inset: number): string {
  const inside = new Set(hexes.map(String));
  const edges = new Map<string, Edge>();
  const at = (point: number[]) => point.map((each) => Math.round(each * 10)).join();
  for (const [q, r] of hexes) {
    const [cx, cy] = centre(q, r);
    SIDES.forEach(([dq, dr], i) => {
      if (inside.has(String([q + dq, r + dr]))) return;
      const [a, b] = [CORNERS[i]!, CORNERS[(i + 1) % 6]!];
      const from = [cx + a[0], cy + a[1]];
      const [nx, ny] = [(a[0] + b[0]) / WIDE, (a[1] + b[1]) / WIDE]; // outwards, of length one
      edges.set(at(from), { from, to: [cx + b[0], cy + b[1]], nx, ny });
    });
  }
  let path = '';
  while (edges.size) {
    const start = edges.keys().next().value!;
    const loop: Edge[] = [];
    for (let key = start; edges.has(key);) {
      const edge = edges.get(key)!;
      edges.delete(key);
      loop.push(edge);
      key = at(edge.to);
    }
    path += loop.map((edge, i) => `${i ? 'L' : 'M'}${corner(loop.at(i - 1)!, edge, inset)}`).join('') + 'Z';
  }
  return path;
}

interface Edge {
  from: number[];
  to: number[];
  nx: number; // outwards
  ny: number;
}

/** Where two sides meet, moved inwards from both by the same distance. */
function corner(before: Edge, after: Edge, inset: number): string {
  const [nx, ny] = [before.nx + after.nx, before.ny + after.ny];
  const scale = inset / (1 + before.nx * after.nx + before.ny * after.ny);
  return `${round(after.from[0]! - nx * scale)} ${round(after.from[1]! - ny * scale)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const RIM = Array.from({ length: 28 }, (_, i) => {
  const angle = (Math.PI * 2 * i) / 28;
  const bulge = (value: number) => Math.sign(value) * Math.abs(value) ** 0.7 * 0.5;
  return [bulge(Math.cos(angle)), bulge(Math.sin(angle))] as const;
});
export const TAG = { wide: 38, high: 17 };
/** Points around a tag; a loose one may lap over the cells a little where there is no more room. */
const tagRim = (part: number) =>
  [-1, -0.5, 0, 0.5, 1].flatMap((x) =>
    [-1, 1].map((y) => [x * TAG.wide * part, y * TAG.high * part] as const),
  );

/** The largest place for a picture on the ground of a territory, and one for its values beside it. */
function findRoom(ground: [number, number][]): Territory['room'] {
  const inside = new Set(ground.map(String));
  const spots = grid(ground);
  const holds = (x: number, y: number) => isInside(x, y, inside);
  let best = { x: 0, y: 0, size: 0 };
  for (const [x, y] of spots) {
    while (RIM.every(([dx, dy]) => holds(x + dx * (best.size + 1), y + dy * (best.size + 1))))
      best = { x, y, size: best.size + 1 };
  }
  const size = Math.min(best.size, LARGEST);
  const fits = (part: number) =>
    spots.filter(([x, y]) => tagRim(part).every(([dx, dy]) => holds(x + dx, y + dy)));
  const tags = [0.54, 0.48, 0.4].map(fits).find((found) => found.length) ?? [];
  const clash = ([x, y]: [number, number]) => {
    const over = Math.max(0, (size + TAG.wide) / 2 - Math.abs(x - best.x));
    const deep = Math.max(0, (size + TAG.high) / 2 - Math.abs(y - best.y));
    return over * deep * 4 + Math.hypot(x - best.x, y - best.y - size / 2);
  };
  const below: [number, number] = [best.x, best.y + size / 2];
  const tag = tags.reduce((a, b) => (clash(b) < clash(a) ? b : a), tags[0] ?? below);
  return { ...best, size, tag };
}

const LARGEST = 84;

function grid(ground: [number, number][]): [number, number][] {
  const points = ground.map(([q, r]) => centre(q, r));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const found: [number, number][] = [];
  for (let x = Math.min(...xs) - R; x <= Math.max(...xs) + R; x += 3)
    for (let y = Math.min(...ys) - R; y <= Math.max(...ys) + R; y += 3) found.push([x, y]);
  return found;
}

function isInside(x: number, y: number, hexes: Set<string>): boolean {
  const r = y / (1.5 * R);
  const q = x / WIDE - r / 2;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(-q - r);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs + q + r)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return hexes.has(String([rq, rr]));
}
