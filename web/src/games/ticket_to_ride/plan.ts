// A map from nothing but where its cities lie: cities make room for their railways, railways bend out of each
// other's way, names stand where they cover least.
import { crowd, framed, type Tie } from '$lib/crowd';
import { island } from '$lib/island';
import type { Point } from '$lib/panzoom.svelte';
import type { MapData } from './map';
import * as R from './rails.mjs';
import type { TicketToRideFacts } from './view';

const SLOT = 25; // so long a slot should be
const PAD = R.CITY_RADIUS + 3; // between a city and its first slot
const CITY_AIR = 62;
const MARGIN: Point = [92, 56];
const SHORE = 66;
const ROOMY = 1.4; // how much longer than its slots a usual route is
const SCALES: Point = [0.5, 1.3]; // of the facts, whose longer side is 1000
const SWEEPS = 3; // of looking for better bends and sides
const BENDS = [0, 0.1, -0.1, 0.2, -0.2, 0.32, -0.32]; // shares of the way
const WINDS = ['e', 'w', 'n', 's', 'ne', 'nw', 'se', 'sw'];

/** Both tracks of a double route as one. */
export function pairsOf(facts: TicketToRideFacts): R.Pair[] {
  const pairs = new Map<string, R.Pair>();
  for (const { route, a, b, colour, length } of [...facts.routes].sort((x, y) =>
    x.route < y.route ? -1 : 1,
  )) {
    const key = route.split('.')[0]!;
    const pair = pairs.get(key) ?? { key, a, b, tracks: [] };
    pair.tracks.push({ slug: route, colour, length });
    pairs.set(key, pair);
  }
  return [...pairs.values()];
}

export function planned(facts: TicketToRideFacts): MapData {
  const plan: R.Plan = {
    cities: facts.cities.map(({ city, name }) => ({ id: city, name })),
    pairs: pairsOf(facts),
  };
  const index = new Map(facts.cities.map(({ city }, i) => [city, i]));
  const ties = plan.pairs.map(({ a, b, tracks }) => [index.get(a)!, index.get(b)!, longWay(tracks)] as Tie);
  const scale = scaleOf(facts, ties);
  const begun = facts.cities.map(({ at: [x, y] }): Point => [x * scale, y * scale]);
  const { spots, width, height } = framed(crowd(begun, [CITY_AIR, CITY_AIR * 0.8], ties), MARGIN);
  const layout = laidOut(plan, spots);
  const { cities, routes } = R.drawn(plan, layout);
  return {
    width,
    height,
    slotWidth: R.SLOT_WIDTH,
    points: facts.points,
    cities,
    routes,
    tickets: Object.fromEntries(facts.tickets.map(({ ticket, a, b, points }) => [ticket, { a, b, points }])),
    land: island(spots, SHORE),
    borders: '',
    far: '',
    lakes: '',
    rose: null,
  };
}

/** So that a usual route has room for its slots and not much more: then they are as large as they can be. */
function scaleOf({ cities }: TicketToRideFacts, ties: Tie[]): number {
  const wanted = ties
    .map(([a, b, far]) => {
      const [[x, y], [u, v]] = [cities[a]!.at, cities[b]!.at];
      return (far * ROOMY) / Math.max(1, Math.hypot(u - x, v - y));
    })
    .sort((a, b) => a - b);
  return Math.max(SCALES[0], Math.min(SCALES[1], wanted[Math.floor(wanted.length / 2)]!));
}

function longWay(tracks: R.Track[]): number {
  return Math.max(...tracks.map(({ length }) => length)) * (SLOT + R.SLOT_GAP) + 2 * PAD;
}

function laidOut(plan: R.Plan, spots: Point[]): R.Layout {
  const layout: R.Layout = {
    cities: Object.fromEntries(plan.cities.map(({ id }, i) => [id, { at: spots[i]!, side: 'e' }])),
    routes: Object.fromEntries(plan.pairs.map(({ key }) => [key, { bend: [0, 0], pads: [PAD, PAD] }])),
  };
  const taken = new Map(plan.pairs.map((pair) => [pair.key, footprint(pair, layout)]));
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const pair of plan.pairs) bend(pair, layout, taken, spots);
  const marks = [...taken.values()].flat();
  const rails = plan.pairs.flatMap((pair) => railOf(pair, layout));
  const boxes = new Map<string, R.Box>();
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const { id, name } of plan.cities) turn(id, name, layout, boxes, { marks, rails, spots });
  return layout;
}

/** Points that its slots cover. */
function footprint(pair: R.Pair, { cities, routes }: R.Layout): Point[] {
  return R.slotsBetween(pair, cities[pair.a]!.at, cities[pair.b]!.at, routes[pair.key]!).flatMap(
    ({ x, y, angle, length }): Point[] => {
      const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      return [-0.45, 0, 0.45].map((part): Point => [x + dx * length * part, y + dy * length * part]);
    },
  );
}

/** Points along the line between its cities. */
const railOf = ({ a, b, key }: R.Pair, { cities, routes }: R.Layout): Point[] =>
  R.curve(cities[a]!.at, cities[b]!.at, ...routes[key]!.bend).points.map(([x, y]): Point => [x!, y!]);

/** The bend with which a route covers least of the others and of cities. */
function bend(pair: R.Pair, layout: R.Layout, taken: Map<string, Point[]>, spots: Point[]): void {
  const line = layout.routes[pair.key]!;
  const [a, b] = [layout.cities[pair.a]!.at, layout.cities[pair.b]!.at];
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const around = long * 0.4 + 30; // no bend of it reaches farther
  const near = {
    x0: Math.min(a[0], b[0]),
    x1: Math.max(a[0], b[0]),
    y0: Math.min(a[1], b[1]),
    y1: Math.max(a[1], b[1]),
  };
  const others = [...taken]
    .filter(([key]) => key !== pair.key)
    .flatMap(([, points]) => points.filter((point) => isIn(point, near, around)));
  const tried = BENDS.map((share) => {
    line.bend = [share * long, share * long];
    const points = footprint(pair, layout);
    const strangers = spots.filter((spot) => spot !== a && spot !== b);
    const cost = clash(points, others, R.SLOT_WIDTH + 2) + 6 * clash(points, strangers, 18);
    return { bend: line.bend, points, cost: cost + Math.abs(share) * 4 };
  });
  const best = tried.reduce((one, other) => (other.cost < one.cost ? other : one));
  line.bend = best.bend;
  taken.set(pair.key, best.points);
}

function clash(points: Point[], others: Point[], near: number): number {
  let sum = 0;
  for (const [x, y] of points)
    for (const [u, v] of others) {
      const [dx, dy] = [x - u, y - v];
      if (Math.abs(dx) < near && Math.abs(dy) < near) sum += Math.max(0, 1 - Math.hypot(dx, dy) / near);
    }
  return sum;
}

/** The side of a city on which its name covers least. */
function turn(
  id: string,
  name: string,
  layout: R.Layout,
  boxes: Map<string, R.Box>,
  { marks, rails, spots }: { marks: Point[]; rails: Point[]; spots: Point[] },
): void {
  const place = layout.cities[id]!;
  const tried = WINDS.map((side, i) => {
    const box = R.labelBox(place.at, name, side);
    const slots = marks.filter((point) => isIn(point, box, R.SLOT_WIDTH / 2)).length;
    const lines = rails.filter((point) => isIn(point, box, 1)).length;
    const cities = spots.filter((spot) => spot !== place.at && isIn(spot, box, R.CITY_RADIUS)).length;
    const names = [...boxes].filter(([other, each]) => other !== id && meet(box, each)).length;
    return { side, box, cost: slots * 2 + lines * 0.5 + cities * 8 + names * 9 + i * 0.1 };
  });
  const best = tried.reduce((one, other) => (other.cost < one.cost ? other : one));
  place.side = best.side;
  boxes.set(id, best.box);
}

const isIn = ([x, y]: Point, { x0, x1, y0, y1 }: R.Box, air: number): boolean =>
  x > x0 - air && x < x1 + air && y > y0 - air && y < y1 + air;

const meet = (a: R.Box, b: R.Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
