// The maps: our own as the build has computed it, those of others as they are planned here.
import data from './map.json';
import { planned } from './plan';
import type { EightyDaysFacts, Kind } from './view';

export interface City {
  id: string;
  x: number;
  y: number;
}

export interface Leg {
  from: string;
  to: string;
  ways?: Record<Kind, number>[]; // the cards it takes; none overland
  days?: number;
  elephant?: number;
  bend: [number, number];
  plaque: [number, number]; // where the sign with its cards stands
}

export interface MapData {
  width: number;
  height: number;
  aside?: boolean; // a column at the right is kept free for the dial
  land: string;
  net: string;
  cities: City[]; // from home to home
  legs: Leg[];
  events: Record<string, number>; // the days an event card speaks of
  tokens: EightyDaysFacts['tokens']; // by colour: how many of each bonus
}

export const HOMEWARD_MS = 2200; // in the final count: a whole journey
const pair = ([x = 0, y = 0]: number[]): [number, number] => [x, y];

const WORLD: MapData = {
  ...data,
  legs: data.legs.map((leg) => ({ ...leg, bend: pair(leg.bend), plaque: pair(leg.plaque) })),
};

const shelf = new Map<string, MapData>(); // those of others, by how views name them

export function unfold(facts: EightyDaysFacts): void {
  if (!shelf.has(facts.edition)) shelf.set(facts.edition, planned(facts));
}

export const mapOf = (edition: string): MapData => shelf.get(edition) ?? WORLD;

export function lineOf(map: MapData, leg: number): string {
  const [a, b] = [map.cities[leg]!, map.cities[leg + 1]!];
  return `M${a.x},${a.y}Q${map.legs[leg]!.bend.join(',')} ${b.x},${b.y}`;
}

/** A point of a leg: 0 where it begins, 1 where it ends. */
export function pointOf(map: MapData, leg: number, part: number): [number, number] {
  const [a, b] = [map.cities[leg]!, map.cities[leg + 1]!];
  const [x, y] = map.legs[leg]!.bend;
  const rest = 1 - part;
  return [
    rest * rest * a.x + 2 * rest * part * x + part * part * b.x,
    rest * rest * a.y + 2 * rest * part * y + part * part * b.y,
  ];
}

const STEEP = 0.4;
const UNDER = [100, 50] as const; // as far as a name reaches

/** To which side of its city a name leans, -1 or 1: away from a ribbon that falls off, and from a sign beside it. */
export function leanOf(map: MapData, at: number): number {
  const { x, y } = map.cities[at]!;
  const [into, out] = [map.legs[at - 1], map.legs[at]];
  const falls = [into, out]
    .flatMap((leg) => (leg ? [leg.bend] : []))
    .filter((to) => to[1] - y > STEEP * Math.abs(to[0] - x));
  const signs = (out ? [out.plaque] : []).filter(
    (to) => Math.abs(to[0] - x) < UNDER[0] && to[1] - y > 10 && to[1] - y < UNDER[1],
  );
  return -Math.sign([...falls, ...signs].reduce((sum, to) => sum + Math.sign(to[0] - x), 0));
}

// -- a narrow screen shows only a part of the world, and the dial lies over it

/** Pixels that the dial takes from the side of a narrow window. */
export const dialWide = (high: number): number => Math.min(100, 0.32 * high) + 12;

/** Whether the leg from here lies where the dial would be: then it changes sides. */
export const isEast = (map: MapData, leg: number): boolean =>
  (map.cities[leg + 1] ?? map.cities.at(-1)!).x > 0.75 * map.width;

/** Whether the way from here goes upwards: then the dial lies below it. */
export const isRising = (map: MapData, leg: number): boolean =>
  (map.cities[leg + 2] ?? map.cities.at(-1)!).y <= map.cities[leg]!.y;
