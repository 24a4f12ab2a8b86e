// The maps: ours as the build has computed them, loaded when they are needed, those of others as they are planned;
// and what the states are called.
import { keyOf, type Names } from '$lib/text.svelte';
import type { Box, Point } from '$lib/panzoom.svelte';
import { FALLBACK, type Language } from '$lib/settings.svelte';
import { familiesOf } from '../families';
import { planned } from './plan';
import type { BezHranicFacts } from './view';

export type Label = [number, number, number, string[]]; // x, y, size, lines

export interface MapNode {
  path: string;
  at: [number, number];
  tint: number;
  marker?: number; // radius, where the state is too small to see
  cs: Label;
  en: Label;
}

/** Where a name is written: measured for the languages that we keep whole. */
export const labelOf = (node: MapNode, language: Language): Label => (language === 'cs' ? node.cs : node.en);

export interface MapData {
  width: number;
  height: number;
  far: string;
  nodes: Record<string, MapNode>;
  lines: [string, string, number[]][]; // over water: two nodes and the points between
  links?: string; // where states have no outlines: the borders on land
}

export type Edition = 'europe' | 'usa';
export const EDITIONS: Edition[] = ['europe', 'usa'];

const drawn: Record<Edition, () => Promise<unknown>> = {
  europe: () => import('./maps/europe.json').then((file) => file.default),
  usa: () => import('./maps/usa.json').then((file) => file.default),
};

const named: Record<Edition, () => Promise<Record<string, Record<string, string> | undefined>>> = {
  europe: () => import('./maps/europe-names.json').then((file) => file.default),
  usa: () => import('./maps/usa-names.json').then((file) => file.default),
};

const editionOf = (key: string): Edition => (key === 'usa' ? 'usa' : 'europe');
const shelf = new Map<string, MapData>(); // those of others, by how views name them

export function unfold(facts: BezHranicFacts): void {
  if (!shelf.has(facts.edition)) shelf.set(facts.edition, planned(facts));
}

export const stateOf = (node: string): string => node.split(':')[0]!;

export const loadMap = async (key: string): Promise<MapData> =>
  shelf.get(key) ?? ((await drawn[editionOf(key)]()) as MapData);

export const FAMILIES = familiesOf('bez_hranic');

export async function loadNames(key: string, language: Language): Promise<Names> {
  const all = shelf.has(key) ? {} : await named[editionOf(key)]();
  const names = all[language] ?? all[FALLBACK] ?? {};
  return {
    families: FAMILIES,
    names: Object.fromEntries(Object.entries(names).map(([slug, name]) => [keyOf('state', slug), name])),
  };
}

/** The points of a journey over nodes: through their middles, and along the lines over water. */
export function journey(map: MapData, way: string[]): Point[] {
  return way.flatMap((node, i) => [...(i ? between(map, way, i) : []), map.nodes[node]!.at]);
}

/** Where each border of a journey is crossed: halfway. */
export function crossings(map: MapData, way: string[]): Point[] {
  return way
    .slice(1)
    .map((node, i) => halfway([map.nodes[way[i]!]!.at, ...between(map, way, i + 1), map.nodes[node]!.at]));
}

function halfway(line: Point[]): Point {
  const long = line.slice(1).map(([x, y], i) => Math.hypot(x - line[i]![0], y - line[i]![1]));
  let rest = long.reduce((sum, each) => sum + each, 0) / 2;
  const i = long.findIndex((each) => (rest -= each) <= 0);
  const [[x, y], [u, v]] = [line[i]!, line[i + 1]!];
  const part = 1 + rest / (long[i]! || 1);
  return [x + (u - x) * part, y + (v - y) * part];
}

const ASIDE = 13; // who goes the same way back keeps to the other side of it

/** What lies between the middles of a node of a journey and the one before. */
function between(map: MapData, way: string[], i: number): Point[] {
  const [from, to] = [way[i - 1]!, way[i]!];
  const line = overWater(map, from, to);
  const isTwice = way.some((node, k) => node === to && way[k + 1] === from);
  if (line.length || !isTwice) return line;
  const [[x, y], [u, v]] = [map.nodes[from]!.at, map.nodes[to]!.at];
  const side = ASIDE / (Math.hypot(u - x, v - y) || 1);
  return [[(x + u) / 2 + (v - y) * side, (y + v) / 2 - (u - x) * side]];
}

function overWater(map: MapData, a: string, b: string): Point[] {
  const line = map.lines.find(([from, to]) => (from === a && to === b) || (from === b && to === a));
  if (!line) return [];
  const points: Point[] = [];
  for (let i = 0; i < line[2].length; i += 2) points.push([line[2][i]!, line[2][i + 1]!]);
  return line[0] === a ? points : points.reverse();
}

/** A soft line through points. */
export function smooth(points: Point[]): string {
  if (points.length < 2) return '';
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]!;
  return points
    .map(([x, y], i) => {
      if (!i) return `M${x} ${y}`;
      const [p0, p1, p3] = [at(i - 2), at(i - 1), at(i + 1)];
      const c1 = [p1[0] + (x - p0[0]) / 7, p1[1] + (y - p0[1]) / 7];
      const c2 = [x - (p3[0] - p1[0]) / 7, y - (p3[1] - p1[1]) / 7];
      return `C${[...c1, ...c2, x, y].map((n) => n.toFixed(1)).join(' ')}`;
    })
    .join('');
}

/** The middle of a state; of a split one the part that lies nearer to another state. */
export function middleOf(map: MapData, state: string, other = ''): Point {
  const parts = Object.entries(map.nodes).filter(([node]) => stateOf(node) === state);
  const [x, y] = other ? middleOf(map, other) : (parts[0]?.[1].at ?? [0, 0]);
  const away = ([u, v]: Point) => Math.hypot(u - x, v - y);
  return parts.map(([, { at }]) => at).sort((a, b) => away(a) - away(b))[0] ?? [0, 0];
}

/** How to look at a picture so that these points are well inside; at most `most` times nearer. */
export function closeUp(map: MapData, points: Point[], shape: number, most = 3.2): Box {
  if (!points.length) return { x: 0, y: 0, k: 1 };
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = 170;
  // The window shows more than the picture's own shape on one side: only the other one binds.
  const wide = Math.max(map.width, map.height * shape);
  const high = Math.max(map.height, map.width / shape);
  const k = Math.max(1, Math.min(most, wide / (x1 - x0 + room), high / (y1 - y0 + room)));
  const inside = (value: number, size: number) => Math.max(0, Math.min(size * (1 - 1 / k), value));
  return {
    x: inside((x0 + x1) / 2 - map.width / k / 2, map.width),
    y: inside((y0 + y1) / 2 - map.height / k / 2, map.height),
    k,
  };
}

/** How to look at a picture so that nothing of a narrow window is left empty: signs are read from near. */
export function filled(map: MapData, shape: number): Box {
  const k = Math.max(1, Math.min(2.6, map.width / map.height / shape));
  return { x: (map.width * (1 - 1 / k)) / 2, y: (map.height * (1 - 1 / k)) / 2, k };
}
