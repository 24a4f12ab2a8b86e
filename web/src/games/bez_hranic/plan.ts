// A map whose states have no outlines: signs with their names, joined where they border on each other.
import { crowd, framed } from '$lib/crowd';
import { island } from '$lib/island';
import type { Point } from '$lib/panzoom.svelte';
import type { Label, MapData, MapNode } from './maps';
import type { BezHranicFacts } from './view';

const SCALE = 1.25; // of the facts, whose longer side is 1000
const SIZE = 14; // of a name
const WIDE = 0.57; // of a letter, for its size
const WIDEST = 116; // of a sign
const HIGH = 36;
const AIR: Point = [140, 64];
const MARGIN: Point = [110, 74];
const SHORE = 92;
const TINTS = 6;
const BENDS = [0, 0.14, -0.14, 0.28, -0.28]; // shares of the way

/** One line, or the two that are most alike in length. */
function linesOf(name: string): string[] {
  const words = name.split(' ');
  const ways = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
    .sort((a, b) => longest(a) - longest(b));
  return wideOf([name], SIZE) <= WIDEST - 16 ? [name] : (ways[0] ?? [name]);
}

const longest = (lines: string[]): number => Math.max(...lines.map((line) => line.length));
const wideOf = (lines: string[], size: number): number => longest(lines) * WIDE * size;

function labelAt([x, y]: Point, name: string): Label {
  const lines = linesOf(name);
  return [x, y, Math.min(SIZE, ((WIDEST - 16) / wideOf(lines, SIZE)) * SIZE), lines];
}

export function planned(facts: BezHranicFacts): MapData {
  const places = facts.states.flatMap(({ state }) => facts.parts[state] ?? [state]);
  const begun = places.map((place, i): Point => {
    const [x, y] = facts.spots[place.split(':')[0]!] ?? [0, 0];
    const apart = place.includes(':') ? 9 : 0; // the parts of a state are told one place
    return [x * SCALE + (i % 5) * apart, y * SCALE + (i % 3) * apart];
  });
  const { spots, width, height } = framed(crowd(begun, AIR), MARGIN);
  const at = new Map(places.map((place, i) => [place, spots[i]!]));
  const tints = tintsOf(facts);
  const nodes = places.map((place): [string, MapNode] => [
    place,
    nodeOf(at.get(place)!, tints.get(place.split(':')[0]!)!, nameIn(facts, place)),
  ]);
  const wideAt = new Map(places.map((place) => [place, signWidth(nameIn(facts, place))]));
  return {
    width,
    height,
    far: island(spots, SHORE),
    nodes: Object.fromEntries(nodes),
    lines: facts.borders
      .filter(([, , kind]) => kind === 'sea')
      .map(([a, b]) => [a, b, overWater(at.get(a)!, at.get(b)!, wideAt.get(a)!, wideAt.get(b)!)]),
    links: facts.borders
      .filter(([, , kind]) => kind === 'land')
      .map(([a, b]) => link(at.get(a)!, at.get(b)!, spots))
      .join(''),
  };
}

const nameIn = ({ names }: BezHranicFacts, place: string) => ({
  cs: names.cs?.[place] ?? place,
  en: names.en?.[place] ?? place,
});

function signWidth({ cs, en }: { cs: string; en: string }): number {
  const need = [cs, en].map((name) => wideOf(linesOf(name), SIZE) + 18);
  return Math.max(46, Math.min(WIDEST, Math.max(...need)));
}

function nodeOf(at: Point, tint: number, name: { cs: string; en: string }): MapNode {
  const [x, y] = at;
  const [wide, round] = [signWidth(name), HIGH / 2];
  const straight = wide - HIGH;
  const arc = `a${round},${round} 0 0 1`;
  const path = `M${x - straight / 2},${y - round}h${straight}${arc} 0,${HIGH}h${-straight}${arc} 0,${-HIGH}z`;
  return { path, at: [x, y], tint, cs: labelAt(at, name.cs), en: labelAt(at, name.en) };
}

/** A tint for each state, none the same as its neighbour's where there are enough. */
function tintsOf({ states, borders }: BezHranicFacts): Map<string, number> {
  const tints = new Map<string, number>();
  const beside = (state: string) =>
    borders.flatMap(([a, b]) => {
      const [one, other] = [a.split(':')[0]!, b.split(':')[0]!];
      return one === state ? [other] : other === state ? [one] : [];
    });
  states.forEach(({ state }, i) => {
    const taken = new Set(beside(state).map((other) => tints.get(other)));
    const free = Array.from({ length: TINTS }, (_, n) => (i + n) % TINTS).filter((tint) => !taken.has(tint));
    tints.set(state, free[0] ?? i % TINTS);
  });
  return tints;
}

/** A border on land, bent where another state stands in its way. */
function link(a: Point, b: Point, spots: Point[]): string {
  const strangers = spots.filter((spot) => spot !== a && spot !== b);
  const middle = (share: number): Point => [
    (a[0] + b[0]) / 2 - (b[1] - a[1]) * share,
    (a[1] + b[1]) / 2 + (b[0] - a[0]) * share,
  ];
  const cost = (share: number) =>
    Math.abs(share) +
    [0.25, 0.5, 0.75].reduce((sum, t) => sum + nearest(on(a, middle(share), b, t), strangers), 0);
  const bend = BENDS.reduce((best, share) => (cost(share) < cost(best) ? share : best));
  return `M${a.join(',')}Q${middle(bend).map(Math.round).join(',')} ${b.join(',')}`;
}

/** How deep a point lies in the nearest sign. */
function nearest([x, y]: Point, spots: Point[]): number {
  return Math.max(
    0,
    ...spots.map(([u, v]) => 1 - Math.hypot((x - u) / (WIDEST / 2), (y - v) / (HIGH * 0.7))),
  );
}

const on = (a: Point, m: Point, b: Point, t: number): Point => [
  (1 - t) * (1 - t) * a[0] + 2 * t * (1 - t) * m[0] + t * t * b[0],
  (1 - t) * (1 - t) * a[1] + 2 * t * (1 - t) * m[1] + t * t * b[1],
];

/** From the rim of one sign to that of another. */
function overWater(a: Point, b: Point, wideA: number, wideB: number): number[] {
  return [...rim(a, b, wideA), ...rim(b, a, wideB)].map(Math.round);
}

function rim([x, y]: Point, [u, v]: Point, wide: number): Point {
  const [dx, dy] = [u - x, v - y];
  const part = Math.min(wide / 2 / Math.max(1, Math.abs(dx)), HIGH / 2 / Math.max(1, Math.abs(dy)), 0.5);
  return [x + dx * part, y + dy * part];
}
