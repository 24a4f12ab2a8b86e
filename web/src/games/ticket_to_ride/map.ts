// The maps: our own as the build has computed it, those of others as they are planned here.
import data from './map.json';
import { planned } from './plan';
import type { TicketToRideFacts } from './view';

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

export interface MapData {
  width: number;
  height: number;
  slotWidth: number;
  points: number[];
  cities: Record<string, City>;
  routes: Record<string, Route>;
  tickets: Record<string, { a: string; b: string; points: number }>;
  land: string;
  borders: string;
  far: string;
  lakes: string;
  rose: [number, number] | null; // where the compass stands
}

// as JSON has them: lists of any length
type RawCity = Omit<City, 'label'> & { label: (number | string)[] };
type RawRoute = Omit<Route, 'slots'> & { slots: number[][] };

/** A list of the file as so many numbers. */
const three = ([x = 0, y = 0, z = 0]: number[]): [number, number, number] => [x, y, z];
const byKey = <A, B>(all: Record<string, A>, made: (each: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(all).map(([key, each]) => [key, made(each)]));

const USA: MapData = {
  ...data,
  cities: byKey<RawCity, City>(data.cities, ({ label: [x, y, side], ...city }) => ({
    ...city,
    label: [Number(x), Number(y), String(side)],
  })),
  routes: byKey<RawRoute, Route>(data.routes, (route) => ({ ...route, slots: route.slots.map(three) })),
  rose: [1112, 640],
};

const shelf = new Map<string, MapData>(); // those of others, by how views name them

export function unfold(facts: TicketToRideFacts): void {
  if (!shelf.has(facts.edition)) shelf.set(facts.edition, planned(facts));
}

export const mapOf = (edition: string): MapData => shelf.get(edition) ?? USA;

/** Proper names: cities, and what is named after two of them. */
export function namesIn({ cities, routes, tickets }: MapData): Record<string, string> {
  const between = ({ a, b }: { a: string; b: string }) => `${cities[a]?.name} – ${cities[b]?.name}`;
  const names: Record<string, string> = {};
  for (const [id, city] of Object.entries(cities)) names[`city-${id}`] = city.name;
  for (const [slug, route] of Object.entries(routes)) names[`route-${slug}`] = between(route);
  for (const [slug, ticket] of Object.entries(tickets)) names[`ticket-${slug}`] = between(ticket);
  return names;
}
