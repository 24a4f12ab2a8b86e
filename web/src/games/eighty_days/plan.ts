// A map from nothing but where the cities of a journey lie: cities make room for their tokens and figures, the
// ribbon swings outwards, its signs stand beside it.
import { crowd, framed } from '$lib/crowd';
import { island } from '$lib/island';
import type { Point } from '$lib/panzoom.svelte';
import type { Leg, MapData } from './map';
import type { EightyDaysFacts, Leg as LegFacts } from './view';

const WIDTH = 1.1; // of the facts, whose longer side is 1000
const HEIGHT = 540; // windows are wide: high maps are pressed, flat ones stretched up to so much
const STRETCH = 2.6;
const AIR: Point = [128, 118];
const MARGIN: Point = [104, 100];
const SHORE = 88;
const SWING = 0.16; // of a leg, as a share of its length
const FARTHEST = 70; // it swings out at most
const COLUMN = 0.19; // of the picture, kept free at its right end for the dial
const ASIDE: Point = [96, 70]; // of home, where the journey ends at the place where it began
const SIGN = 30; // from the ribbon to its sign

export function planned(facts: EightyDaysFacts): MapData {
  const high = Math.max(1, ...facts.cities.map(({ at }) => at[1]));
  const placed = ([x, y]: Point): Point => [x * WIDTH, y * Math.min(STRETCH, HEIGHT / high)];
  const begun = facts.cities.map(({ at }) => placed(at));
  const { spots, width, height } = framed(
    crowd([...begun, homeOf(facts, begun, placed(facts.home))], AIR),
    MARGIN,
  );
  const middle: Point = [width / 2, height / 2];
  return {
    width: Math.round(width / (1 - COLUMN)),
    height,
    aside: true,
    land: island(spots, SHORE),
    net: '',
    cities: spots.map(([x, y], i) => ({ id: facts.cities[i % facts.cities.length]!.city, x, y })),
    legs: facts.legs.map((leg, i) => ({ ...taken(leg), ...between(spots[i]!, spots[i + 1]!, middle) })),
    events: Object.fromEntries(Object.entries(facts.events).map(([id, { days = 0 }]) => [id, days])),
    tokens: facts.tokens,
  };
}

/** What a leg takes: cards, or days. */
const taken = ({ from, to, ways, days, elephant }: LegFacts): Omit<Leg, 'bend' | 'plaque'> => ({
  from,
  to,
  ...(ways.length ? { ways } : {}),
  ...(days === null ? {} : { days }),
  ...(elephant === null ? {} : { elephant }),
});

/** Beside the first city, unless the journey leads around the world. */
function homeOf({ cities, home }: EightyDaysFacts, begun: Point[], beyond: Point): Point {
  const [x, y] = begun[0]!;
  const isRound = Math.hypot(home[0] - cities[0]!.at[0], home[1] - cities[0]!.at[1]) > 1;
  if (isRound) return beyond;
  const [u, v] = begun.at(-1)!; // on the side from which one comes
  return [x + Math.sign(u - x || 1) * ASIDE[0], y + Math.sign(v - y) * ASIDE[1] * 0.2];
}

/** How a leg swings away from the middle of the map, and where its sign stands. */
function between(a: Point, b: Point, middle: Point): { bend: [number, number]; plaque: [number, number] } {
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const out = Math.sign((middle[0] - mx) * dy - (middle[1] - my) * dx) || 1;
  const [nx, ny] = [-dy * out, dx * out]; // outwards, as long as the leg
  const long = Math.hypot(dx, dy) || 1;
  const swing = Math.min(SWING, FARTHEST / long);
  const far = swing / 2 + SIGN / long;
  return {
    bend: [Math.round(mx + nx * swing), Math.round(my + ny * swing)],
    plaque: [Math.round(mx + nx * far), Math.round(my + ny * far)],
  };
}
