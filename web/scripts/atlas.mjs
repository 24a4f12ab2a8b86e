// The shapes of the two maps of Bez hranic, from public-domain atlases and the editions: projected, thinned,
// cut into the states and parts that the edition names. Everything is in the units of the picture.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { geoConicConformal } from 'd3-geo';
import { feature, mergeArcs, neighbors } from 'topojson-client';

const require = createRequire(import.meta.url);
const atlas = (name) => JSON.parse(readFileSync(require.resolve(name), 'utf8'));

export const EDITIONS = ['europe', 'usa'];
export const MARKER = 7; // radius of the marker of a state too small to see
export const HIT = 12; // radius of the least place to press
export const editionPath = (key) =>
  fileURLToPath(new URL(`../../src/pomezi/games/bez_hranic/editions/${key}.json`, import.meta.url));
export const readEdition = (key) => JSON.parse(readFileSync(editionPath(key), 'utf8'));

// -- arcs

/** The topology with plain projected points, each arc thinned to what the picture can show. */
function flatten(source, name, project, near) {
  const { scale, translate } = source.transform;
  const arcs = source.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const points = arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return project([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
    });
    return thin(points, near);
  });
  return { type: 'Topology', arcs, objects: { all: source.objects[name] } };
}

/** Douglas and Peucker: leaves out points that lie within `near` of the line without them. */
function thin(points, near) {
  if (points.length < 3) return points;
  const [a, b] = [points[0], points.at(-1)];
  let [most, at] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const away = fromSegment(points[i], a, b);
    if (away > most) [most, at] = [away, i];
  }
  if (most <= near) return [a, b];
  return [...thin(points.slice(0, at + 1), near).slice(0, -1), ...thin(points.slice(at), near)];
}

export function fromSegment([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const part = long ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long)) : 0;
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

// -- rings

export function area(ring) {
  return ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length];
    return sum + (x * v - u * y) / 2;
  }, 0);
}

export function isInside([x, y], rings) {
  let inside = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[ax, ay], [bx, by]] = [ring[i], ring[j]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

export function bounds(rings) {
  const all = rings.flat();
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
}

const edge = (point, rings) =>
  Math.min(
    ...rings.map((ring) =>
      Math.min(...ring.map((a, i) => fromSegment(point, a, ring[(i + 1) % ring.length]))),
    ),
  );

/** The point of a shape that is farthest from its edge, and how far that is. */
export function heart(rings) {
  let { x0, x1, y0, y1 } = bounds(rings);
  let best = { at: [(x0 + x1) / 2, (y0 + y1) / 2], away: 0 };
  for (let round = 0; round < 4; round++) {
    for (let i = 0; i <= 16; i++) {
      for (let j = 0; j <= 16; j++) {
        const at = [x0 + ((x1 - x0) * i) / 16, y0 + ((y1 - y0) * j) / 16];
        const away = isInside(at, rings) ? edge(at, rings) : 0;
        if (away > best.away) best = { at, away };
      }
    }
    const [w, h] = [(x1 - x0) / 6, (y1 - y0) / 6];
    [x0, x1, y0, y1] = [best.at[0] - w, best.at[0] + w, best.at[1] - h, best.at[1] + h];
  }
  return best;
}

/** The two points of two shapes that lie nearest to each other. */
export function gap(a, b) {
  let best = { away: Infinity, from: a[0][0], to: b[0][0] };
  for (const from of a.flat()) {
    for (const to of b.flat()) {
      const away = Math.hypot(from[0] - to[0], from[1] - to[1]);
      if (away < best.away) best = { away, from, to };
    }
  }
  return best;
}

const clampTo = (width, height, out) => (rings) =>
  rings.map((ring) =>
    ring.map(([x, y]) => [
      Math.max(-out, Math.min(width + out, x)),
      Math.max(-out, Math.min(height + out, y)),
    ]),
  );

function ringsOf(topology, geometry, clamp, least) {
  const found = feature(topology, geometry).geometry;
  const polygons = found.type === 'Polygon' ? [found.coordinates] : found.coordinates;
  const kept = polygons
    .map((polygon) => clamp(polygon.map((ring) => ring.slice(0, -1))))
    .filter(([outer]) => outer.length > 2 && Math.abs(area(outer)) >= least);
  return kept.flatMap((polygon) => polygon.filter((ring, i) => i === 0 || Math.abs(area(ring)) > 0.4));
}

// -- Europe

const ALIASES = { 'Bosnia and Herz.': 'ba', Macedonia: 'mk', Vatican: 'va' };
// Natural Earth draws what is held, the edition what is recognised.
const JOINED = { 'N. Cyprus': 'cy', Åland: 'fi' };
const AROUND = new Set(
  'Morocco,Algeria,Tunisia,Libya,Egypt,Israel,Palestine,Jordan,Lebanon,Syria,Iraq,Iran,Kazakhstan,Turkmenistan,Uzbekistan,Saudi Arabia,Kuwait,Greenland,Faeroe Is.,Isle of Man,Jersey,Guernsey'.split(
    ',',
  ),
);
const OVERSEAS = { no: ([lon, lat]) => lat > 71.3 || lon < 0 }; // Svalbard and Jan Mayen
const HOLDS = {
  crimea: [34.3, 45.3],
  kaliningrad: [21.3, 54.7],
  nakhchivan: [45.4, 39.3],
};

function europe() {
  const [width, height] = [1000, 940];
  const conic = geoConicConformal().parallels([42, 62]).rotate([-17, 0]).precision(0);
  conic.fitExtent(
    [
      [22, 26],
      [width - 18, height - 26],
    ],
    {
      type: 'MultiPoint',
      coordinates: [[-24.4, 65.4], [-10, 51.8], [-9.4, 36.9], [33.5, 34.5], [25.8, 71.2], [50.4, 40.2]], // prettier-ignore
    },
  );
  const project = ([lon, lat]) =>
    conic([Math.max(-60, Math.min(120, lon < -120 ? 120 : lon)), Math.max(15, Math.min(82, lat))]);
  const world = atlas('world-atlas/countries-50m.json');
  const topology = flatten(world, 'countries', project, 0.45);
  const edition = readEdition('europe');
  const slugs = Object.fromEntries(edition.states.map(({ id, name }) => [name.en, id]));
  const parts = {};
  const far = [];
  for (const geometry of topology.objects.all.geometries) {
    const { name } = geometry.properties;
    const slug = ALIASES[name] ?? JOINED[name] ?? slugs[name];
    if (!slug) {
      if (AROUND.has(name)) far.push(geometry);
      continue;
    }
    const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs;
    for (const arcs of polygons) {
      const one = { type: 'Polygon', arcs };
      const [outer] = feature(topology, one).geometry.coordinates;
      const corner = conic.invert(outer[0]);
      if (OVERSEAS[slug]?.(corner)) continue;
      const holds = (where) => isInside(conic(HOLDS[where]), [outer]);
      let node = slug;
      if (slug === 'ru') node = holds('crimea') ? 'ua' : holds('kaliningrad') ? 'ru:kaliningrad' : 'ru:main';
      if (slug === 'az') node = holds('nakhchivan') ? 'az:nakhchivan' : 'az:main';
      (parts[node] ??= []).push(one);
    }
  }
  const anchors = { 'ru:main': conic([38, 55.6]) };
  return { edition, width, height, topology, parts, far, anchors, lines: {} };
}

// -- the USA

// Alaska and Hawaii stand where they are not, so the shortest line would say nothing: from, two handles, to.
const INSET_LINES = {
  'ak wa': [[128, 476], [15, 400], [15, 140], [124, 62]], // prettier-ignore
  'ca hi': [[140, 380], [190, 420], [240, 450], [284, 530]], // prettier-ignore
};

function usa() {
  const source = atlas('us-atlas/states-albers-10m.json'); // projected already, Alaska and Hawaii moved in
  const [left, up] = [64, 0];
  const topology = flatten(source, 'states', ([x, y]) => [x + left, y + up], 0.3);
  const edition = readEdition('usa');
  const slugs = Object.fromEntries(edition.states.map(({ id, name }) => [name.en, id]));
  const parts = {};
  for (const geometry of topology.objects.all.geometries) {
    const { name } = geometry.properties;
    const slug = name === 'District of Columbia' ? 'md' : slugs[name];
    (parts[slug] ??= []).push(geometry);
  }
  return { edition, width: 1040, height: 620, topology, parts, far: [], anchors: {}, lines: INSET_LINES };
}

// -- both

const OUT = 420; // how far beyond the picture land is drawn

function bend([a, b, c, d]) {
  return Array.from({ length: 13 }, (_, i) => {
    const [t, u] = [i / 12, 1 - i / 12];
    const mix = (k) => u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k];
    return [mix(0), mix(1)];
  });
}

/** Nodes with their rings, hearts and touching neighbours; the land around; the lines over water. */
export function shapesOf(key) {
  const { edition, width, height, topology, parts, far, anchors, lines } =
    key === 'europe' ? europe() : usa();
  const split = new Set(edition.parts.map(({ state }) => state));
  const slugs = [
    ...edition.states.map(({ id }) => id).filter((id) => !split.has(id)),
    ...edition.parts.map(({ id }) => id),
  ];
  const clamp = clampTo(width, height, OUT);
  const merged = slugs.map((slug) => mergeArcs(topology, parts[slug] ?? []));
  const touching = neighbors(merged);
  const nodes = slugs.map((slug, i) => {
    let rings = ringsOf(topology, merged[i], clamp, 0.9);
    if (!rings.length) rings = ringsOf(topology, merged[i], clamp, 0);
    rings = rings.filter((ring) => bounds([ring]).x1 > -OUT && bounds([ring]).y1 > -OUT);
    const seen = clampTo(width, height, 0)(rings);
    const { at, away } = rings.length ? heart(seen) : { at: [0, 0], away: 0 };
    const touches = touching[i].map((other) => slugs[other]);
    return { slug, rings, at: anchors[slug] ?? at, away, touches };
  });
  const around = far.flatMap((geometry) => ringsOf(topology, geometry, clamp, 6));
  const bySlug = Object.fromEntries(nodes.map((node) => [node.slug, node]));
  const over = bordersOf(edition)
    .filter(({ a, b }) => !bySlug[a].touches.includes(b))
    .map(({ a, b }) => {
      const { away, from, to } = gap(bySlug[a].rings, bySlug[b].rings);
      const own = lines[`${a} ${b}`];
      return { a, b, away, points: own ? bend(own) : [from, to] };
    })
    .filter(({ away }) => away > 2);
  return { edition, width, height, nodes, far: around, lines: over };
}

/** Each border of an edition once, with its kind. */
export function bordersOf(edition) {
  return Object.entries(edition.borders).flatMap(([a, kinds]) =>
    Object.entries(kinds).flatMap(([kind, others]) =>
      others.filter((b) => a < b).map((b) => ({ a, b, kind })),
    ),
  );
}
