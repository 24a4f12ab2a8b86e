// What grows, flows or stands on the zones of a landscape, as one shape an ink: zones are many, inks are ten.
import { UNIT, type Zone } from './land';

const INKS = ['furrow', 'ripple', 'trees', 'crag', 'crack', 'keep', 'slit', 'wall', 'roof', 'door'] as const;
type Ink = (typeof INKS)[number];
type Drawn = Partial<Record<Ink, string>>;

/** The shapes of these zones, in the order in which they are painted. */
export function shapesOf(zones: Iterable<Zone>): [Ink, string][] {
  const drawn: Drawn = {};
  for (const zone of zones) {
    for (const [ink, shape] of Object.entries(shapes(zone)) as [Ink, string][])
      drawn[ink] = (drawn[ink] ?? '') + shape;
  }
  return INKS.filter((ink) => drawn[ink]).map((ink) => [ink, drawn[ink]!]);
}

function shapes(zone: Zone): Drawn {
  const from = (dx: number, dy: number) => `M${zone.x * UNIT + dx} ${zone.y * UNIT + dy}`;
  const sway = ((zone.x * 7 + zone.y * 13) % 4) * 1.5 - 2; // no two neighbours quite alike
  const ground = LAND[zone.kind]!(from, sway, zone.hut);
  return zone.hut ? { ...ground, ...hut(from, zone.kind) } : ground;
}

type From = (dx: number, dy: number) => string;

const crown = (from: From, x: number, y: number, r: number) => `${from(x - r, y)}a${r} ${r} 0 1 1 0 .01z`;

const LAND: Record<string, (from: From, sway: number, hut: boolean) => Drawn> = {
  field: (from, sway) => ({
    furrow: [13, 23, 33]
      .map((y) => `${from(6, y + sway)}q19-6 38 0`)
      .concat(`${from(8, 42 + sway)}q17-5 34 0`)
      .join(''),
  }),
  water: (from, sway) => ({
    ripple: [from(9, 16 + sway), from(20, 29 + sway), from(8, 40 + sway)]
      .map((start) => `${start}q5-5 10 0t10 0`)
      .join(''),
  }),
  forest: (from, sway, hut) => ({
    trees: [
      crown(from, 14 + sway, 15, 7.5),
      crown(from, 33 + sway, 13, 6.5),
      crown(from, 24 - sway, 28, 8),
      ...(hut ? [] : [crown(from, 39, 32 + sway, 6.5), crown(from, 11, 37 - sway, 6.5)]),
    ].join(''),
  }),
  rock: (from) => ({
    crag: `${from(7, 43)}l5-16 9-7 10 5 9-4 4 22z`,
    crack: `${from(21, 20)}l4 11-4 11${from(31, 25)}l-2 8 5 9`,
    keep: `${from(20, 29)}v-17h-2v-7h4v3h3v-3h4v3h3v-3h3.5v7h-2.5v17z`,
    slit: `${from(26.5, 16)}v6`,
  }),
};

function hut(from: From, kind: string): Drawn {
  const [x, y] = kind === 'forest' ? [34, 31] : [30, 27];
  return {
    wall: `${from(x - 8, y + 12)}v-11h16v11z`,
    roof: `${from(x - 12, y + 2)}l12-11 12 11z`,
    door: `${from(x - 2.5, y + 12)}v-6h5v6z`,
  };
}
