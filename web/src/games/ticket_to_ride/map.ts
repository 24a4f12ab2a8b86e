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

export const MAP = data as unknown as MapData;

export function cityName(id: string): string {
  return MAP.cities[id]?.name ?? id;
}
