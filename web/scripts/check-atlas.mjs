// Checks the maps of Bez hranic: shapes touch exactly where the edition has a border, every state can be seen and
// pressed, markers and names stay clear and inside the picture.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bordersOf, EDITIONS, HIT, isInside, shapesOf } from './atlas.mjs';
import { WIDE } from './labels.mjs';

// Four states that meet in a point, by the rulebook neighbours all.
const IN_A_POINT = new Set(['az co', 'nm ut']);
const wrong = [];

for (const key of EDITIONS) {
  const { edition, width, height, nodes, lines } = shapesOf(key);
  const map = JSON.parse(
    readFileSync(fileURLToPath(new URL(`../src/games/bez_hranic/maps/${key}.json`, import.meta.url)), 'utf8'),
  );
  const say = (text) => wrong.push(`${key}: ${text}`);
  const pair = (a, b) => [a, b].sort().join(' ');

  const drawn = new Set([
    ...nodes.flatMap(({ slug, touches }) => touches.map((other) => pair(slug, other))),
    ...lines.map(({ a, b }) => pair(a, b)),
  ]);
  const meant = new Set(bordersOf(edition).map(({ a, b }) => pair(a, b)));
  for (const border of meant)
    if (!drawn.has(border) && !IN_A_POINT.has(border)) say(`${border} is a border, but the map shows none`);
  for (const border of drawn) if (!meant.has(border)) say(`${border} touch, but have no border`);

  const places = Object.entries(map.nodes);
  for (const { id } of [...edition.states.filter((s) => !edition.parts.some((p) => p.state === s.id))])
    if (!map.nodes[id]) say(`${id} is missing`);
  for (const { slug, rings } of nodes) {
    const { at, marker, path } = map.nodes[slug];
    if (!path) say(`${slug} has no shape`);
    if (!marker && !isInside(at, rings)) say(`the middle of ${slug} lies outside it`);
    const room = marker ?? 0;
    if (at[0] < room || at[1] < room || at[0] > width - room || at[1] > height - room)
      say(`${slug} lies outside the picture`);
    for (const lang of ['cs', 'en']) {
      const [x, y, size, text] = map.nodes[slug][lang];
      const half = (Math.max(...text.map((line) => line.length)) * WIDE * size) / 2;
      if (x - half < 0 || x + half > width || y - size < 0 || y + size > height)
        say(`the name of ${slug} (${lang}) leaves the picture`);
    }
  }
  for (const [a, one] of places) {
    for (const [b, other] of places) {
      const away = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]);
      if (a < b && (one.marker || other.marker) && away < (one.marker && other.marker ? 2 * HIT : HIT))
        say(`the markers of ${a} and ${b} collide`);
    }
  }
  const names = places.map(([, { cs }]) => cs[2]);
  console.log(
    `${key}: ${places.length} places, ${meant.size} borders as in the edition, ${lines.length} lines over water, ` +
      `names of ${Math.min(...names)} to ${Math.max(...names)}.`,
  );
}
if (wrong.length) {
  console.error(`The maps are wrong in ${wrong.length} places:\n  ${wrong.join('\n  ')}`);
  process.exit(1);
}
