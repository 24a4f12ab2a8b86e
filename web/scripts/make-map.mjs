// Computes the Ticket to Ride map from public-domain atlases, the edition and our layout: map.json.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { geoPath, geoTransform } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import * as G from './geometry.mjs';

const OUT = fileURLToPath(new URL('../src/games/ticket_to_ride/map.json', import.meta.url));
const sources = [
  G.EDITION,
  G.LAYOUT,
  fileURLToPath(import.meta.url),
  fileURLToPath(new URL('./geometry.mjs', import.meta.url)),
  fileURLToPath(new URL('../src/games/ticket_to_ride/rails.mjs', import.meta.url)),
];
if (
  existsSync(OUT) &&
  sources.every((path) => statSync(path).mtimeMs < statSync(OUT).mtimeMs) &&
  !process.argv.includes('--force')
) {
  process.exit(0);
}

const require = createRequire(import.meta.url);
const atlas = (name) => JSON.parse(readFileSync(require.resolve(name), 'utf8'));
const edition = G.readEdition();
const layout = JSON.parse(readFileSync(G.LAYOUT, 'utf8'));
const project = G.projection();

// The land follows its cities: each point moves as the cities around it were moved.
const moved = edition.cities.map(({ id, lon, lat }) => {
  const [x, y] = project([lon, lat]);
  const [u, v] = layout.cities[id].at;
  return { x, y, dx: u - x, dy: v - y };
});
function warp(x, y) {
  let weight = 1 / 90 ** 2;
  let dx = 0;
  let dy = 0;
  for (const city of moved) {
    const w = 1 / ((x - city.x) ** 2 + (y - city.y) ** 2 + 400);
    weight += w;
    dx += city.dx * w;
    dy += city.dy * w;
  }
  return [x + dx / weight, y + dy / weight];
}

const NEAR = 1.5; // points closer together than this say nothing
const FRAME = 330; // how far beyond the picture land is drawn
const clamp = (value, most) => Math.max(-FRAME, Math.min(most + FRAME, value));

function outline(geometry, { least = 14, near = NEAR } = {}) {
  const rings = [];
  let ring = [];
  const pen = {
    moveTo: (x, y) => (ring = [[x, y]]),
    lineTo: (x, y) => ring.push([x, y]),
    closePath: () => rings.push({ ring, closed: true }),
    arc: () => {},
  };
  const lines = [];
  const open = { ...pen, moveTo: (x, y) => lines.push((ring = [[x, y]])) };
  const transform = geoTransform({
    point(lon, lat) {
      const at = project([lon, lat]);
      if (at) this.stream.point(...at);
    },
  });
  const isLine = geometry.type === 'MultiLineString';
  geoPath(transform, isLine ? open : pen)(geometry);
  const all = isLine ? lines.map((points) => ({ ring: points, closed: false })) : rings;
  let path = '';
  for (const { ring, closed } of all) {
    const points = [];
    for (const [px, py] of ring) {
      const [wx, wy] = warp(px, py);
      const x = clamp(wx, G.WIDTH);
      const y = clamp(wy, G.HEIGHT);
      const last = points.at(-1);
      if (!last || Math.hypot(x - last[0], y - last[1]) >= near) points.push([x, y]);
    }
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const wide = Math.max(...xs) - Math.min(...xs);
    const high = Math.max(...ys) - Math.min(...ys);
    if (points.length < 2 || (closed && (wide * high < least || wide < 2 || high < 2))) continue;
    let text = '';
    let [lx, ly] = [0, 0];
    points.forEach(([x, y], i) => {
      const [rx, ry] = [Math.round(x), Math.round(y)];
      if (!i) text += `M${rx},${ry}`;
      else if (rx !== lx || ry !== ly) text += `${i === 1 ? 'l' : ' '}${rx - lx},${ry - ly}`;
      [lx, ly] = [rx, ry];
    });
    path += text + (closed ? 'Z' : '');
  }
  return path;
}

const us = atlas('us-atlas/states-10m.json');
const world = atlas('world-atlas/countries-50m.json');
const AWAY = new Set(['02', '15', '60', '66', '69', '72', '78']); // Alaska, Hawaii, islands
const states = {
  type: 'GeometryCollection',
  geometries: us.objects.states.geometries.filter(({ id }) => !AWAY.has(id)),
};
const country = (name) =>
  world.objects.countries.geometries.find(({ properties }) => properties.name === name);

// The Great Lakes where Natural Earth lets Canada reach to the middle of the water; only the northern
// shores matter, for the states are drawn over the rest.
const LAKES = [
  [
    [-92.1, 46.7],
    [-90.6, 47.6],
    [-89.3, 48.1],
    [-88.4, 48.3],
    [-87.6, 48.8],
    [-86.4, 48.75],
    [-85.9, 48.2],
    [-84.9, 47.9],
    [-84.7, 47.3],
    [-84.6, 46.6],
    [-84.9, 46.4],
    [-87.4, 46.4],
    [-90.5, 46.5],
  ],
  [
    [-84.4, 46.3],
    [-83.6, 46.25],
    [-82.3, 46.15],
    [-81.2, 46.0],
    [-80.6, 45.8],
    [-79.9, 45.2],
    [-80.0, 44.6],
    [-80.9, 44.6],
    [-81.3, 45.2],
    [-81.65, 45.1],
    [-81.4, 44.4],
    [-81.75, 43.6],
    [-82.4, 43.0],
    [-83.5, 43.7],
    [-83.4, 45.1],
    [-84.6, 45.8],
  ],
  [
    [-83.1, 42.0],
    [-82.5, 41.95],
    [-81.8, 42.3],
    [-81.2, 42.65],
    [-80.3, 42.75],
    [-79.3, 42.87],
    [-78.9, 42.85],
    [-79.6, 42.2],
    [-81.3, 41.7],
    [-82.9, 41.5],
  ],
  [
    [-79.75, 43.3],
    [-79.4, 43.6],
    [-78.9, 43.85],
    [-77.9, 43.95],
    [-77.2, 44.05],
    [-76.4, 44.15],
    [-76.2, 43.6],
    [-77.5, 43.25],
    [-79.1, 43.27],
  ],
  [
    [-99.2, 53.5],
    [-98.3, 53.6],
    [-96.5, 51.9],
    [-96.3, 50.6],
    [-96.9, 50.5],
    [-97.3, 51.9],
  ],
];
const ring = (points) => ({ type: 'Polygon', coordinates: [[...points, points[0]].reverse()] });
function smooth(points) {
  // Chaikin's corners, twice: a few points become a shore.
  for (let round = 0; round < 2; round++) {
    points = points.flatMap(([x, y], i) => {
      const [u, v] = points[(i + 1) % points.length];
      return [
        [x * 0.75 + u * 0.25, y * 0.75 + v * 0.25],
        [x * 0.25 + u * 0.75, y * 0.25 + v * 0.75],
      ];
    });
  }
  return points;
}

const map = {
  width: G.WIDTH,
  height: G.HEIGHT,
  slotWidth: G.SLOT_WIDTH,
  points: edition.points,
  wagons: edition.wagons,
  ...G.drawn(edition, layout),
  tickets: Object.fromEntries(edition.tickets.map(({ a, b, points }) => [`${a}-${b}`, { a, b, points }])),
  land: outline(
    feature(us, states).type === 'FeatureCollection'
      ? { type: 'GeometryCollection', geometries: feature(us, states).features.map((f) => f.geometry) }
      : feature(us, states),
  ),
  borders: outline(
    mesh(us, states, (a, b) => a !== b),
    { near: 3 },
  ),
  far:
    outline(feature(world, country('Canada')).geometry, { least: 60, near: 3 }) +
    outline(feature(world, country('Mexico')).geometry, { least: 40, near: 3 }),
  lakes: LAKES.map((points) => outline(ring(smooth(points)))).join(''),
};
mkdirSync(fileURLToPath(new URL('../src/games/ticket_to_ride', import.meta.url)), { recursive: true });
writeFileSync(OUT, JSON.stringify(map));
console.log(
  `map.json: ${(JSON.stringify(map).length / 1024).toFixed(0)} KB, land ${map.land.length}, borders ${map.borders.length}, far ${map.far.length}`,
);
