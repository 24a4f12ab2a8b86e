// The computed map, with its types.
import data from './map.json';

export interface City {
  name: string;
  x: number;
  y: number;
  label: [number, number, string];
}

export interface Route {
  a: string;
  b: string;
  colour: string;
  length: number;
  line: string;
  slot: number;
  slots: [number, number, number][];
}

// as JSON has them: lists of any length
type RawCity = Omit<City, 'label'> & { label: (number | string)[] };
type RawRoute = Omit<Route, 'slots'> & { slots: number[][] };

export interface MapData {
  width: number;
  height: number;
  slotWidth: number;
  points: number[];
  wagons: number;
  cities: Record<string, City>;
  routes: Record<string, Route>;
  tickets: Record<string, { a: string; b: string; points: number }>;
  land: string;
  borders: string;
  far: string;
  lakes: string;
}

/** A list of the file as so many numbers. */
const three = ([x = 0, y = 0, z = 0]: number[]): [number, number, number] => [x, y, z];
const byKey = <A, B>(all: Record<string, A>, made: (each: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(all).map(([key, each]) => [key, made(each)]));

export const MAP: MapData = {
  ...data,
  cities: byKey<RawCity, City>(data.cities, ({ label: [x, y, side], ...city }) => ({
    ...city,
    label: [Number(x), Number(y), String(side)],
  })),
  routes: byKey<RawRoute, Route>(data.routes, (route) => ({ ...route, slots: route.slots.map(three) })),
};

export function cityName(id: string): string {
  return MAP.cities[id]?.name ?? id;
}
