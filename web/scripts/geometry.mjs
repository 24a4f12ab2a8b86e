// Our own map of Ticket to Ride: its edition, its size, its projection.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { geoConicEqualArea } from 'd3-geo';

export const WIDTH = 1200;
export const HEIGHT = 770;

export * from '../src/games/ticket_to_ride/rails.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export const EDITION = here('../../src/pomezi/games/ticket_to_ride/editions/usa.json');
export const LAYOUT = here('../src/games/ticket_to_ride/layout.json');

export function readEdition() {
  const edition = JSON.parse(readFileSync(EDITION, 'utf8'));
  const routes = new Map();
  for (const { a, b, length, colour, track } of edition.routes) {
    const key = `${a}-${b}`;
    if (!routes.has(key)) routes.set(key, { key, a, b, length, tracks: [] });
    routes.get(key).tracks.push({ slug: track === 1 ? key : `${key}.${track}`, colour, length });
  }
  return { ...edition, pairs: [...routes.values()] };
}

export function projection() {
  return geoConicEqualArea()
    .parallels([29.5, 47])
    .rotate([97, 0])
    .center([0, 38.6])
    .scale(1480)
    .translate([WIDTH / 2 - 16, HEIGHT / 2 + 8]);
}
