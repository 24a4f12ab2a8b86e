// The computed map, with its types.
import type { Kind } from './view';
import data from './map.json';

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
  land: string;
  net: string;
  cities: City[]; // from London to London
  legs: Leg[];
  events: Record<string, number>; // the days an event card speaks of
}

export const HOMEWARD_MS = 2200; // in the final count: a whole journey
const pair = ([x = 0, y = 0]: number[]): [number, number] => [x, y];

export const MAP: MapData = {
  ...data,
  legs: data.legs.map((leg) => ({ ...leg, bend: pair(leg.bend), plaque: pair(leg.plaque) })),
};

export function lineOf(leg: number): string {
  const [a, b] = [MAP.cities[leg]!, MAP.cities[leg + 1]!];
  return `M${a.x},${a.y}Q${MAP.legs[leg]!.bend.join(',')} ${b.x},${b.y}`;
}

/** A point of a leg: 0 where it begins, 1 where it ends. */
export function pointOf(leg: number, part: number): [number, number] {
  const [a, b] = [MAP.cities[leg]!, MAP.cities[leg + 1]!];
  const [x, y] = MAP.legs[leg]!.bend;
  const rest = 1 - part;
  return [
    rest * rest * a.x + 2 * rest * part * x + part * part * b.x,
    rest * rest * a.y + 2 * rest * part * y + part * part * b.y,
  ];
}

// -- a narrow screen shows only a part of the world, and the dial lies over it

/** Pixels that the dial takes from the side of a narrow window. */
export const dialWide = (high: number): number => Math.min(100, 0.32 * high) + 12;

/** Whether the leg from here lies where the dial would be: then it changes sides. */
export const isEast = (leg: number): boolean =>
  (MAP.cities[leg + 1] ?? MAP.cities.at(-1)!).x > 0.75 * MAP.width;

/** Whether the way from here goes upwards: then the dial lies below it. */
export const isRising = (leg: number): boolean =>
  (MAP.cities[leg + 2] ?? MAP.cities.at(-1)!).y <= MAP.cities[leg]!.y;
