// Railways on paper: curves between cities, wagon slots along them, names beside the cities. Plain JavaScript,
// for the build draws our own map with it and the board those of others.

/** @typedef {readonly [number, number]} Point */
/** @typedef {{ points: number[][], length: number, c1: Point, c2: Point }} Curve */
/** @typedef {{ x0: number, x1: number, y0: number, y1: number }} Box */
/** @typedef {{ route: string, pair: string, index: number, x: number, y: number, angle: number, length: number }} Slot */
/** @typedef {{ slug: string, colour: string, length: number }} Track */
/** @typedef {{ key: string, a: string, b: string, tracks: Track[] }} Pair */
/** @typedef {{ cities: { id: string, name: string }[], pairs: Pair[] }} Plan */
/** @typedef {{ at: Point, side: string }} Place */
/** @typedef {{ bend: Point, pads: Point }} Line */
/** @typedef {{ cities: Record<string, Place>, routes: Record<string, Line> }} Layout */

export const SLOT_WIDTH = 11;
export const SLOT_LONGEST = 30;
export const SLOT_GAP = 2.5;
export const TRACK_GAP = 2.5; // between the two tracks of a double route
export const CITY_RADIUS = 6.5;
export const LABEL_HEIGHT = 13;

/** @param {string} name */
export function labelWidth(name) {
  let width = 0;
  for (const letter of name)
    width += /[iljt.I ]/.test(letter) ? 4.1 : /[mwMW]/.test(letter) ? 11.5 : /[A-Z]/.test(letter) ? 9 : 7.5;
  return width + 3;
}

/**
 * The box of a city's label; `side` is one of the eight winds.
 * @param {Point} city
 * @param {string} name
 * @param {string} side
 * @returns {Box}
 */
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

/**
 * A cubic curve between two cities as points with their distance from the start.
 * @param {Point} a
 * @param {Point} b
 * @param {number} h1
 * @param {number} h2
 * @returns {Curve}
 */
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

/**
 * Where a curve is after a distance, and which way it goes: x, y, dx, dy.
 * @param {Curve} curve
 * @param {number} distance
 */
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

/**
 * Slot length and where the first begins, for a curve with a pad at each end.
 * @param {number} length
 * @param {number} count
 * @param {number} pad0
 * @param {number} pad1
 */
export function slotting(length, count, pad0, pad1) {
  const room = length - pad0 - pad1;
  const slot = Math.min(SLOT_LONGEST, (room - (count - 1) * SLOT_GAP) / count);
  const used = slot * count + (count - 1) * SLOT_GAP;
  return { slot, start: pad0 + (room - used) / 2, used };
}

/**
 * Sideways offsets of the tracks of a route.
 * @param {number} tracks
 */
export function offsets(tracks) {
  return tracks === 1 ? [0] : [-(SLOT_WIDTH + TRACK_GAP) / 2, (SLOT_WIDTH + TRACK_GAP) / 2];
}

/**
 * The slots of a double or single route: route slug, index, centre, angle in degrees, length.
 * @param {Pair} pair
 * @param {Point} a
 * @param {Point} b
 * @param {Line} line
 * @returns {Slot[]}
 */
export function slotsBetween(pair, a, b, { bend, pads }) {
  const line = curve(a, b, ...bend);
  const shifts = offsets(pair.tracks.length);
  return pair.tracks.flatMap((track, which) => {
    const { slot, start } = slotting(line.length, track.length, ...pads);
    return Array.from({ length: track.length }, (_, i) => {
      const [x, y, dx, dy] = along(line, start + i * (slot + SLOT_GAP) + slot / 2);
      return {
        route: track.slug,
        pair: pair.key,
        index: i,
        x: x - dy * shifts[which],
        y: y + dx * shifts[which],
        angle: (Math.atan2(dy, dx) * 180) / Math.PI,
        length: slot,
      };
    });
  });
}

/**
 * All slots of a layout.
 * @param {Plan} plan
 * @param {Layout} layout
 */
export function slotsOf(plan, layout) {
  return plan.pairs.flatMap((pair) =>
    slotsBetween(pair, layout.cities[pair.a].at, layout.cities[pair.b].at, layout.routes[pair.key]),
  );
}

/** @param {number} number */
const round1 = (number) => Math.round(number * 10) / 10;

/**
 * What the board draws of a layout: railways by route, cities with their names.
 * @param {Plan} plan
 * @param {Layout} layout
 */
export function drawn(plan, layout) {
  return {
    cities: Object.fromEntries(plan.cities.map(({ id, name }) => [id, drawnCity(name, layout.cities[id])])),
    routes: Object.fromEntries(plan.pairs.flatMap((pair) => drawnPair(pair, layout))),
  };
}

/**
 * @param {string} name
 * @param {Place} place
 * @returns {{ name: string, x: number, y: number, label: [number, number, string] }}
 */
function drawnCity(name, { at, side }) {
  const { x0, x1, y0, y1 } = labelBox(at, name, side);
  const anchor = side.includes('e') ? 'start' : side.includes('w') ? 'end' : 'middle';
  const x = anchor === 'start' ? x0 + 1.5 : anchor === 'end' ? x1 - 1.5 : (x0 + x1) / 2;
  return { name, x: at[0], y: at[1], label: [round1(x), round1((y0 + y1) / 2), anchor] };
}

/**
 * @param {Pair} pair
 * @param {Layout} layout
 * @returns {[string, { a: string, b: string, colour: string, length: number, line: string, slot: number, slots: [number, number, number][] }][]}
 */
function drawnPair(pair, layout) {
  const [a, b] = [layout.cities[pair.a].at, layout.cities[pair.b].at];
  const { c1, c2 } = curve(a, b, ...layout.routes[pair.key].bend);
  const [from, ...rest] = [a, c1, c2, b].map((point) => point.map(round1).join(','));
  const slots = slotsBetween(pair, a, b, layout.routes[pair.key]);
  return pair.tracks.map(({ slug, colour, length }) => {
    const own = slots.filter((slot) => slot.route === slug);
    return [
      slug,
      {
        a: pair.a,
        b: pair.b,
        colour,
        length,
        line: `M${from}C${rest.join(' ')}`,
        slot: round1(own[0].length),
        slots: own.map(({ x, y, angle }) => [round1(x), round1(y), round1(angle)]),
      },
    ];
  });
}
