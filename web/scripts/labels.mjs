// Where the names of a map stand: inside their states, as large as they fit.
import { bounds, isInside } from './atlas.mjs';

export const WIDE = 0.56; // of a letter, in its own height
const LARGEST = 17;
const LEAST = 3.2;

/** One line, or the two that are most alike in length. */
function ways(name) {
  const words = name.split(' ');
  const two = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
    .sort((a, b) => longest(a) - longest(b))[0];
  return two ? [[name], two] : [[name]];
}

const longest = (lines) => Math.max(...lines.map((line) => line.length));
const boxOf = (lines, size) => [longest(lines) * WIDE * size, lines.length * 1.08 * size];

function fits([x, y], [wide, high], rings) {
  const steps = 6;
  for (let i = 0; i <= steps; i++) {
    const part = i / steps - 0.5;
    for (const at of [
      [x + part * wide, y - high / 2],
      [x + part * wide, y + high / 2],
      [x - wide / 2, y + part * high],
      [x + wide / 2, y + part * high],
    ])
      if (!isInside(at, rings)) return false;
  }
  return true;
}

/** [x, y, size, lines]: the largest way in which a name fits into a shape; above it where there is a marker. */
export function labelOf(name, all, anchor, marker) {
  if (marker) return [anchor[0], anchor[1] - marker - 3.5, 6, [name]];
  const rings = all.filter((ring) => isInside(anchor, [ring]));
  const { x0, x1, y0, y1 } = bounds(rings);
  const places = [anchor];
  for (let i = 1; i < 18; i++)
    for (let j = 1; j < 18; j++) places.push([x0 + ((x1 - x0) * i) / 18, y0 + ((y1 - y0) * j) / 18]);
  const inside = places.filter((at) => isInside(at, rings));
  const away = ([x, y]) => Math.hypot(x - anchor[0], y - anchor[1]);
  let most = LEAST;
  const found = inside.flatMap((at) =>
    ways(name).map((lines) => {
      const size = largest(at, lines, rings, most * 0.9);
      most = Math.max(most, size);
      return { at, lines, size };
    }),
  );
  const good = found.filter(({ size }) => size >= most * 0.9);
  const [best] = good.sort((a, b) => away(a.at) - away(b.at) || a.lines.length - b.lines.length);
  return best ? [...best.at, best.size, best.lines] : [...anchor, LEAST, ways(name).at(-1)];
}

/** How large the lines may be at a place, if that is `least` at all. */
function largest(at, lines, rings, least) {
  if (!fits(at, boxOf(lines, least), rings)) return 0;
  let size = least;
  while (size < LARGEST && fits(at, boxOf(lines, size + 0.4), rings)) size += 0.4;
  return size;
}
