// The geometry of the Ticket to Ride map: cities, routes as curves, wagon slots, labels.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { geoConicEqualArea } from 'd3-geo';

export const WIDTH = 1200;
export const HEIGHT = 770;
export const SLOT_WIDTH = 11;
export const SLOT_LONGEST = 30;
export const SLOT_GAP = 2.5;
export const TRACK_GAP = 2.5; // between the two tracks of a double route
export const CITY_RADIUS = 6.5;
export const LABEL_SIZE = 14;
export const LABEL_HEIGHT = 13;

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export const EDITION = here('../../src/pomezi/games/ticket_to_ride/editions/usa.json');
export const LAYOUT = here('../src/games/ticket_to_ride/layout.json');

export function readEdition() {
  const edition = JSON.parse(readFileSync(EDITION, 'utf8'));
  const routes = new Map();
  for (const { a, b, length, colour, track } of edition.routes) {
    const key = `${a}-${b}`;
    if (!routes.has(key)) routes.set(key, { key, a, b, length, tracks: [] });
    routes.get(key).tracks.push({ slug: track === 1 ? key : `${key}.${track}`, colour });
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

export function labelWidth(name) {
  let width = 0;
  for (const letter of name)
    width += /[iljt.I ]/.test(letter) ? 4.1 : /[mwMW]/.test(letter) ? 11.5 : /[A-Z]/.test(letter) ? 9 : 7.5;
  return width + 3;
}

/** The box of a city's label; `side` is one of the eight winds. */
export function labelBox(city, name, side) {
  const width = labelWidth(name);
  const away = CITY_RADIUS + 3.5;
  const horizontal = side.includes('e') ? 1 : side.includes('w') ? -1 : 0;
  const vertical = side.includes('n') ? -1 : side.includes('s') ? 1 : 0;
  const diagonal = horizontal && vertical ? 0.55 : 1;
  const cx = city[0] + horizontal * (away * diagonal + width / 2);
  const cy = city[1] + vertical * (away * (horizontal ? 0.75 : 1) + LABEL_HEIGHT / 2);
  return { x0: cx - width / 2, x1: cx + width / 2, y0: cy - LABEL_HEIGHT / 2, y1: cy + LABEL_HEIGHT / 2 };
}

const STEPS = 40;

/** A cubic curve between two cities as points with their distance from the start. */
export function curve(a, b, h1, h2) {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const long = Math.hypot(dx, dy) || 1;
  const nx = -dy / long;
  const ny = dx / long;
  const c1 = [a[0] + dx / 3 + nx * h1, a[1] + dy / 3 + ny * h1];
  const c2 = [b[0] - dx / 3 + nx * h2, b[1] - dy / 3 + ny * h2];
  const points = new Array(STEPS + 1);
  let length = 0;
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    const u = 1 - t;
    const x = u * u * u * a[0] + 3 * u * u * t * c1[0] + 3 * u * t * t * c2[0] + t * t * t * b[0];
    const y = u * u * u * a[1] + 3 * u * u * t * c1[1] + 3 * u * t * t * c2[1] + t * t * t * b[1];
    if (i) length += Math.hypot(x - points[i - 1][0], y - points[i - 1][1]);
    points[i] = [x, y, length];
  }
  return { points, length, c1, c2 };
}

/** Where a curve is after a distance, and which way it goes: x, y, dx, dy. */
export function along({ points, length }, distance) {
  const d = Math.max(0, Math.min(length, distance));
  let i = 1;
  while (i < points.length - 1 && points[i][2] < d) i++;
  const [x0, y0, d0] = points[i - 1];
  const [x1, y1, d1] = points[i];
  const part = d1 > d0 ? (d - d0) / (d1 - d0) : 0;
  const step = Math.hypot(x1 - x0, y1 - y0) || 1;
  return [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part, (x1 - x0) / step, (y1 - y0) / step];
}

/** Slot length and where the first begins, for a curve with a pad at each end. */
export function slotting(length, count, pad0, pad1) {
  const room = length - pad0 - pad1;
  const slot = Math.min(SLOT_LONGEST, (room - (count - 1) * SLOT_GAP) / count);
  const used = slot * count + (count - 1) * SLOT_GAP;
  return { slot, start: pad0 + (room - used) / 2, used };
}

/** Sideways offsets of the tracks of a route. */
export function offsets(tracks) {
  return tracks === 1 ? [0] : [-(SLOT_WIDTH + TRACK_GAP) / 2, (SLOT_WIDTH + TRACK_GAP) / 2];
}

/** All slots of a layout: route slug, index, centre, angle in degrees, length. */
export function slotsOf(edition, layout) {
  const slots = [];
  for (const pair of edition.pairs) {
    const { bend, pads } = layout.routes[pair.key];
    const line = curve(layout.cities[pair.a].at, layout.cities[pair.b].at, ...bend);
    const { slot, start } = slotting(line.length, pair.length, ...pads);
    const shifts = offsets(pair.tracks.length);
    pair.tracks.forEach((track, which) => {
      for (let i = 0; i < pair.length; i++) {
        const [x, y, dx, dy] = along(line, start + i * (slot + SLOT_GAP) + slot / 2);
        slots.push({
          route: track.slug,
          pair: pair.key,
          index: i,
          x: x - dy * shifts[which],
          y: y + dx * shifts[which],
          angle: (Math.atan2(dy, dx) * 180) / Math.PI,
          length: slot,
        });
      }
    });
  }
  return slots;
}
