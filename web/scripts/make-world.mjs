// Computes the map of 80 Days from a public-domain atlas and the edition: the journey from London in the west to
// London in the east, the world stretched where its cities crowd and drawn together over the oceans.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { geoEquirectangular, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const OUT = here('../src/games/eighty_days/map.json');
const EDITION = here('../../src/pomezi/games/eighty_days/editions/pomezi.json');
const fresh = (path) => statSync(path).mtimeMs < statSync(OUT).mtimeMs;
if (
  existsSync(OUT) &&
  [EDITION, here('./make-world.mjs')].every(fresh) &&
  !process.argv.includes('--force')
) {
  process.exit(0);
}

const WIDTH = 1280;
const HEIGHT = 560;
const edition = JSON.parse(readFileSync(EDITION, 'utf8'));

// Where a longitude stands on the paper; between these a smooth line that never turns back.
const COLUMNS = [
  [-75, -200],
  [-28, -50],
  [-0.13, 84],
  [18, 250],
  [32.5, 346],
  [72.9, 492],
  [88.4, 582],
  [114.2, 692],
  [139.6, 800],
  [180, 868],
  [215, 904],
  [237.6, 944],
  [286, 1090],
  [320, 1150],
  [359.87, 1228],
  [395, 1420],
];
const ROWS = [
  [-40, 760],
  [-20, 588],
  [0, 456],
  [20, 330],
  [36, 224],
  [50, 116],
  [62, 14],
  [80, -190],
];

/** Monotone cubic through the points (Fritsch and Carlson). */
function spline(points) {
  const n = points.length;
  const slope = points.slice(1).map(([x, y], i) => (y - points[i][1]) / (x - points[i][0]));
  const tangent = points.map((_, i) =>
    i === 0 ? slope[0] : i === n - 1 ? slope[n - 2] : harmonic(slope[i - 1], slope[i]),
  );
  return (x) => {
    let i = points.findIndex(([end]) => x < end) - 1;
    if (i === -2) i = n - 2;
    if (i < 0) i = 0;
    const [x0, y0] = points[i];
    const [x1, y1] = points[i + 1];
    const h = x1 - x0;
    const t = (x - x0) / h;
    if (t < 0) return y0 + tangent[0] * (x - x0);
    if (t > 1) return y1 + tangent[n - 1] * (x - x1);
    const [t2, t3] = [t * t, t * t * t];
    return (
      y0 * (2 * t3 - 3 * t2 + 1) +
      h * tangent[i] * (t3 - 2 * t2 + t) +
      y1 * (3 * t2 - 2 * t3) +
      h * tangent[i + 1] * (t3 - t2)
    );
  };
}
const harmonic = (a, b) => (a * b <= 0 ? 0 : (2 * a * b) / (a + b));
const column = spline(COLUMNS);
const row = spline(ROWS);

// London and Paris stand too close: the land around moves apart with them.
const MOVED = [
  { lon: -0.13, lat: 51.5, dx: -20, dy: -12 },
  { lon: 2.35, lat: 48.86, dx: 26, dy: 26 },
  { lon: 359.87, lat: 51.5, dx: -10, dy: -12 },
  { lon: 12, lat: 41.9, dx: 0, dy: 4 },
  { lon: 362.35, lat: 48.86, dx: 14, dy: 26 },
].map(({ lon, lat, dx, dy }) => ({ x: column(lon), y: row(lat), dx, dy }));

function place(lon, lat) {
  const [x, y] = [column(lon), row(lat)];
  let weight = 1 / 60 ** 2;
  let [dx, dy] = [0, 0];
  for (const moved of MOVED) {
    const w = 1 / ((x - moved.x) ** 2 + (y - moved.y) ** 2 + 120);
    weight += w;
    dx += moved.dx * w;
    dy += moved.dy * w;
  }
  return [x + dx / weight, y + dy / weight];
}

// -- the land

const require = createRequire(import.meta.url);
const world = JSON.parse(readFileSync(require.resolve('world-atlas/land-50m.json'), 'utf8'));
const land = feature(world, world.objects.land);
const NEAR = 2.2; // points closer together than this say nothing
const LEAST = 26; // islands smaller than this are left out

/** The land between two longitudes; degrees in, paper out. */
function outline(west, east) {
  const middle = (west + east) / 2;
  const degrees = geoEquirectangular()
    .rotate([-middle, 0])
    .scale(180 / Math.PI)
    .translate([0, 0])
    .precision(0)
    .clipExtent([
      [west - middle, -84],
      [east - middle, 42],
    ]);
  const rings = [];
  geoPath(degrees, {
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => rings.at(-1).push([x, y]),
    closePath: () => {},
    arc: () => {},
  })(land);
  return rings.map((ring) => written(ring.map(([x, y]) => place(x + middle, -y)))).join('');
}

function written(ring) {
  const points = [];
  for (const [x, y] of ring) {
    const last = points.at(-1);
    if (!last || Math.hypot(x - last[0], y - last[1]) >= NEAR) points.push([x, y]);
  }
  const extent = (i) =>
    Math.max(...points.map((each) => each[i])) - Math.min(...points.map((each) => each[i]));
  if (points.length < 4 || extent(0) * extent(1) < LEAST) return '';
  let [lx, ly] = points[0].map(Math.round);
  let text = `M${lx},${ly}`;
  for (const [x, y] of points.slice(1)) {
    const [rx, ry] = [Math.round(x), Math.round(y)];
    if (rx === lx && ry === ly) continue;
    text += `${text.includes('l') ? ' ' : 'l'}${rx - lx},${ry - ly}`;
    [lx, ly] = [rx, ry];
  }
  return `${text}Z`;
}

// -- the net of meridians and parallels

const line = (points) => `M${points.map((point) => point.map(Math.round).join(',')).join('L')}`;
const steps = (from, to, by) => Array.from({ length: (to - from) / by + 1 }, (_, i) => from + i * by);
const net = [
  ...steps(-30, 390, 15).map((lon) => line(steps(-40, 80, 4).map((lat) => place(lon, lat)))),
  ...steps(-30, 75, 15).map((lat) => line(steps(-40, 400, 5).map((lon) => place(lon, lat)))),
].join('');

// -- cities, and the ribbon through them

const stops = [...edition.cities, edition.cities[0]]; // from London to London
let before = -180;
const cities = stops.map(({ id, lon, lat }) => {
  while (lon < before) lon += 360;
  before = lon;
  const [x, y] = place(lon, lat).map(Math.round);
  return { id, x, y };
});

// How far each leg swings out, as a share of its length: down the Red Sea, round Malaya, over the Atlantic.
const BENDS = [0.1, -0.16, 0.1, 0.34, -0.3, 0.62, 0.24, 0.2, -0.12, 0.3];
// Where the sign with the cards of a leg stands, seen from the middle of the leg: clear of names and figures.
const SIGNS = [
  [50, -26],
  [2, -26],
  [34, -12],
  [-22, 26],
  [0, -46],
  [0, 24],
  [54, 30],
  [0, 24],
  [4, -26],
  [8, 30],
];
const legs = edition.legs.map((leg, i) => {
  const [a, b] = [cities[i], cities[i + 1]];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const [mx, my] = [a.x + dx / 2 - dy * BENDS[i], a.y + dy / 2 + dx * BENDS[i]].map(Math.round);
  const [sx, sy] = SIGNS[i];
  const plaque = [(a.x + 2 * mx + b.x) / 4 + sx, (a.y + 2 * my + b.y) / 4 + sy].map(Math.round);
  return { ...leg, bend: [mx, my], plaque };
});

const events = Object.fromEntries(Object.entries(edition.events).map(([id, { days = 0 }]) => [id, days]));
const map = {
  width: WIDTH,
  height: HEIGHT,
  land: outline(-75, -28) + outline(-28, 332) + outline(332, 395),
  net,
  cities,
  legs,
  events,
  tokens: edition.tokens,
};
writeFileSync(OUT, JSON.stringify(map));
console.log(`80 Days: map.json ${(JSON.stringify(map).length / 1024).toFixed(0)} KB`);
