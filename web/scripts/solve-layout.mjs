// Finds a layout of the Ticket to Ride map in which nothing overlaps, and writes it to layout.json.
// Run by hand when the edition or the sizes in geometry.mjs change: node scripts/solve-layout.mjs [seconds] [fresh]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as G from './geometry.mjs';

const seconds = Number(process.argv[2] ?? 60);
const fresh = process.argv[3] === 'fresh';
const edition = G.readEdition();
const project = G.projection();
const SIDES = ['e', 'w', 'n', 's', 'ne', 'nw', 'se', 'sw'];

// A small generator of its own, so that a run can be repeated.
let seed = 20260;
function chance() {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 4294967296;
}
const swing = (size) => (chance() + chance() + chance() - 1.5) * size;

const cities = edition.cities.map(({ id, name, lon, lat }) => {
  const home = project([lon, lat]);
  return { id, name, home, at: [...home], side: 'e', routes: [] };
});
const byId = new Map(cities.map((city, i) => [city.id, i]));
const routes = edition.pairs.map((pair, i) => {
  const route = { ...pair, i, u: byId.get(pair.a), v: byId.get(pair.b), bend: [0, 0], pads: [12, 12] };
  cities[route.u].routes.push(i);
  cities[route.v].routes.push(i);
  return route;
});
if (!fresh && existsSync(G.LAYOUT)) {
  const old = JSON.parse(readFileSync(G.LAYOUT, 'utf8'));
  for (const city of cities) Object.assign(city, structuredClone(old.cities[city.id]));
  for (const route of routes) Object.assign(route, structuredClone(old.routes[route.key]));
}

const HALF = G.SLOT_WIDTH / 2;
function shape(route) {
  const line = G.curve(cities[route.u].at, cities[route.v].at, ...route.bend);
  const { slot, start, used } = G.slotting(line.length, route.length, ...route.pads);
  const samples = [];
  const count = Math.max(2, Math.ceil((used - 8) / 6));
  for (const shift of G.offsets(route.tracks.length)) {
    for (let i = 0; i <= count; i++) {
      const [x, y, dx, dy] = G.along(line, start + 4 + ((used - 8) * i) / count);
      samples.push(x - dy * shift, y + dx * shift);
    }
  }
  let x0 = 1e9,
    x1 = -1e9,
    y0 = 1e9,
    y1 = -1e9;
  for (let i = 0; i < samples.length; i += 2) {
    x0 = Math.min(x0, samples[i]);
    x1 = Math.max(x1, samples[i]);
    y0 = Math.min(y0, samples[i + 1]);
    y1 = Math.max(y1, samples[i + 1]);
  }
  route.shape = { samples, slot, x0: x0 - 9, x1: x1 + 9, y0: y0 - 9, y1: y1 + 9 };
}
function box(city) {
  city.box = G.labelBox(city.at, city.name, city.side);
}
routes.forEach(shape);
cities.forEach(box);

const NEED = HALF * 2 + 3.4;
function clash(p, q) {
  const a = p.shape,
    b = q.shape;
  if (a.x1 < b.x0 || b.x1 < a.x0 || a.y1 < b.y0 || b.y1 < a.y0) return 0;
  let sum = 0;
  for (let i = 0; i < a.samples.length; i += 2) {
    for (let j = 0; j < b.samples.length; j += 2) {
      const dx = a.samples[i] - b.samples[j],
        dy = a.samples[i + 1] - b.samples[j + 1];
      const d2 = dx * dx + dy * dy;
      if (d2 < NEED * NEED) sum += (NEED - Math.sqrt(d2)) ** 2 + 0.5;
    }
  }
  return sum * 3;
}
function clashBox(route, { x0, x1, y0, y1 }) {
  const a = route.shape;
  if (a.x1 < x0 || x1 < a.x0 || a.y1 < y0 || y1 < a.y0) return 0;
  const need = HALF + 2.2;
  let sum = 0;
  for (let i = 0; i < a.samples.length; i += 2) {
    const dx = Math.max(x0 - a.samples[i], 0, a.samples[i] - x1);
    const dy = Math.max(y0 - a.samples[i + 1], 0, a.samples[i + 1] - y1);
    const d = Math.hypot(dx, dy);
    if (d < need) sum += (need - d) ** 2 + 1;
  }
  return sum * 3;
}
function clashCity(route, [x, y], own) {
  const need = HALF + G.CITY_RADIUS + (own ? 0.6 : 4);
  let sum = 0;
  const s = route.shape.samples;
  for (let i = 0; i < s.length; i += 2) {
    const d = Math.hypot(s[i] - x, s[i + 1] - y);
    if (d < need) sum += (need - d) ** 2 + 0.5;
  }
  return sum * 3;
}
function overlap(a, b, gap) {
  const w = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) + gap;
  const h = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) + gap;
  return w > 0 && h > 0 ? Math.min(w, h) * 20 + 20 : 0;
}
const EDGE = 14;
function routeAlone(route) {
  const { slot, x0, x1, y0, y1 } = route.shape;
  const short = Math.max(0, 24.5 - slot);
  let sum = short * short * route.length * 4 + (slot < 20 ? 400 : 0);
  sum += (Math.abs(route.bend[0] - route.bend[1]) / 9) ** 2 * 0.3;
  sum += ((route.bend[0] + route.bend[1]) / 26) ** 2 * 0.8;
  const sharp = Math.max(Math.abs(route.bend[0]), Math.abs(route.bend[1])) / (route.length * 30);
  sum += Math.max(0, sharp - 0.12) ** 2 * 3000;
  sum += Math.abs(route.pads[0] - route.pads[1]) * 0.05 + (route.pads[0] + route.pads[1]) * 0.03;
  sum +=
    (Math.max(0, EDGE - x0) + Math.max(0, x1 - G.WIDTH + EDGE)) ** 2 +
    (Math.max(0, EDGE - y0) + Math.max(0, y1 - G.HEIGHT + EDGE)) ** 2;
  for (let c = 0; c < cities.length; c++)
    sum += clashCity(route, cities[c].at, c === route.u || c === route.v);
  return sum;
}
const PREFER = { e: 0, w: 0, n: 0.5, s: 0.5, ne: 1, nw: 1, se: 1, sw: 1 };
function cityAlone(city) {
  const dx = city.at[0] - city.home[0],
    dy = city.at[1] - city.home[1];
  const { x0, x1, y0, y1 } = city.box;
  let sum = (dx * dx + dy * dy) / 160 + PREFER[city.side];
  sum +=
    30 *
    (Math.max(0, EDGE - x0) +
      Math.max(0, x1 - G.WIDTH + EDGE) +
      Math.max(0, EDGE - y0) +
      Math.max(0, y1 - G.HEIGHT + EDGE));
  for (const other of cities) {
    if (other === city) continue;
    sum += overlap(city.box, other.box, 3) / 1;
    const [x, y] = other.at;
    sum += overlap(city.box, { x0: x - 9, x1: x + 9, y0: y - 9, y1: y + 9 }, 0);
    const [mx, my] = city.at;
    sum += overlap(other.box, { x0: mx - 9, x1: mx + 9, y0: my - 9, y1: my + 9 }, 0);
  }
  return sum;
}
/** Everything that touches these routes and cities. */
function local(rs, cs) {
  let sum = 0;
  const inR = new Set(rs),
    inC = new Set(cs);
  for (const r of inR) {
    sum += routeAlone(routes[r]);
    for (const other of routes)
      if (other.i !== r && !(inR.has(other.i) && other.i < r)) sum += clash(routes[r], other);
    for (let c = 0; c < cities.length; c++) sum += clashBox(routes[r], cities[c].box);
  }
  for (const c of inC) {
    sum += cityAlone(cities[c]);
    for (const other of routes) {
      if (inR.has(other.i)) continue;
      sum += clashBox(other, cities[c].box) + clashCity(other, cities[c].at, other.u === c || other.v === c);
    }
  }
  return sum;
}
const all = () =>
  local(
    routes.map((r) => r.i),
    cities.map((_, i) => i),
  );

const end = Date.now() + seconds * 1000;
const begin = Date.now();
let tries = 0,
  kept = 0;
console.log('start', all().toFixed(0));
while (Date.now() < end) {
  tries++;
  const done = (Date.now() - begin) / (seconds * 1000);
  const heat = (fresh ? 30 : 4) * (1 - done) ** 3;
  const size = 1.5 + (fresh ? 26 : 12) * (1 - done) ** 2 * chance();
  const kind = chance();
  let rs = [],
    cs = [];
  if (kind < 0.28) {
    const c = Math.floor(chance() * cities.length);
    const city = cities[c];
    rs = city.routes;
    cs = [c];
    const before = local(rs, cs);
    const old = [...city.at];
    city.at = [old[0] + swing(size), old[1] + swing(size)];
    rs.forEach((r) => shape(routes[r]));
    box(city);
    if (worse(before, local(rs, cs), heat)) {
      city.at = old;
      rs.forEach((r) => shape(routes[r]));
      box(city);
    } else kept++;
  } else if (kind < 0.38) {
    const c = Math.floor(chance() * cities.length);
    const city = cities[c];
    cs = [c];
    const before = local(rs, cs);
    const old = city.side;
    city.side = SIDES[Math.floor(chance() * 8)];
    box(city);
    if (worse(before, local(rs, cs), heat)) {
      city.side = old;
      box(city);
    } else kept++;
  } else {
    const route = routes[Math.floor(chance() * routes.length)];
    rs = [route.i];
    const before = local(rs, cs);
    const back = { bend: [...route.bend], pads: [...route.pads] };
    if (chance() < 0.7) {
      const both = chance() < 0.5 ? swing(size * 2) : 0;
      const one = chance() < 0.5 ? swing(size) : 0;
      route.bend = [route.bend[0] + both + one, route.bend[1] + both - (chance() < 0.5 ? one : 0)];
    } else {
      const end = chance() < 0.5 ? 0 : 1;
      route.pads[end] = Math.max(9.5, Math.min(60, route.pads[end] + swing(10)));
    }
    shape(route);
    if (worse(before, local(rs, cs), heat)) {
      Object.assign(route, back);
      shape(route);
    } else kept++;
  }
}
function worse(before, after, heat) {
  return after > before && chance() >= Math.exp((before - after) / (heat + 0.001));
}
const round = (list) => list.map((number) => Math.round(number * 10) / 10);
writeFileSync(
  G.LAYOUT,
  JSON.stringify(
    {
      cities: Object.fromEntries(cities.map(({ id, at, side }) => [id, { at: round(at), side }])),
      routes: Object.fromEntries(
        routes.map(({ key, bend, pads }) => [key, { bend: round(bend), pads: round(pads) }]),
      ),
    },
    null,
    1,
  ) + '\n',
);
console.log('end', all().toFixed(0), tries, kept);
const worst = routes
  .map((r) => [r.key, local([r.i], []).toFixed(0), r.shape.slot.toFixed(1)])
  .sort((a, b) => b[1] - a[1])
  .slice(0, 14);
console.log(worst.join('\n'));
