// Checks that no wagon slot overlaps another slot, a city or a label, and no label another; with
// --picture FILE it draws what it has checked.
import { readFileSync, writeFileSync } from 'node:fs';
import * as G from './geometry.mjs';

const edition = G.readEdition();
const layout = JSON.parse(readFileSync(G.LAYOUT, 'utf8'));
const slots = G.slotsOf(edition, layout);
const labels = edition.cities.map(({ id, name }) => {
  const { at, side } = layout.cities[id];
  return { id, at, box: G.labelBox(at, name, side) };
});
const CLEAR = 0.5; // at least so much air

function corners({ x, y, angle, length }) {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const [l, w] = [length / 2, G.SLOT_WIDTH / 2];
  return [
    [l, w],
    [l, -w],
    [-l, -w],
    [-l, w],
  ].map(([u, v]) => [x + u * c - v * s, y + u * s + v * c]);
}
const boxCorners = ({ x0, x1, y0, y1 }) => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** How far apart two convex shapes are, along the best separating axis; negative when they overlap. */
function apart(p, q) {
  let most = -Infinity;
  for (const shape of [p, q]) {
    for (let i = 0; i < shape.length; i++) {
      const [x0, y0] = shape[i];
      const [x1, y1] = shape[(i + 1) % shape.length];
      const long = Math.hypot(x1 - x0, y1 - y0);
      const [nx, ny] = [(y1 - y0) / long, -(x1 - x0) / long];
      const a = p.map(([x, y]) => x * nx + y * ny);
      const b = q.map(([x, y]) => x * nx + y * ny);
      most = Math.max(most, Math.min(...b) - Math.max(...a), Math.min(...a) - Math.max(...b));
    }
  }
  return most;
}

const wrong = [];
const shapes = slots.map(corners);
for (let i = 0; i < slots.length; i++) {
  for (let j = i + 1; j < slots.length; j++) {
    if (Math.hypot(slots[i].x - slots[j].x, slots[i].y - slots[j].y) > 50) continue;
    const same = slots[i].route === slots[j].route;
    if (apart(shapes[i], shapes[j]) < (same ? 0 : CLEAR))
      wrong.push(`${slots[i].route} #${slots[i].index} and ${slots[j].route} #${slots[j].index}`);
  }
  for (const { id, at, box } of labels) {
    if (apart(shapes[i], boxCorners(box)) < CLEAR)
      wrong.push(`${slots[i].route} #${slots[i].index} and the name of ${id}`);
    const r = G.CITY_RADIUS;
    const disc = Array.from({ length: 12 }, (_, k) => [
      at[0] + r * Math.cos((k * Math.PI) / 6),
      at[1] + r * Math.sin((k * Math.PI) / 6),
    ]);
    if (apart(shapes[i], disc) < 0) wrong.push(`${slots[i].route} #${slots[i].index} and ${id}`);
  }
}
for (let i = 0; i < labels.length; i++) {
  const { x0, x1, y0, y1 } = labels[i].box;
  if (x0 < 4 || y0 < 4 || x1 > G.WIDTH - 4 || y1 > G.HEIGHT - 4)
    wrong.push(`the name of ${labels[i].id} leaves the picture`);
  for (let j = i + 1; j < labels.length; j++) {
    if (apart(boxCorners(labels[i].box), boxCorners(labels[j].box)) < CLEAR)
      wrong.push(`the names of ${labels[i].id} and ${labels[j].id}`);
  }
}
const shortest = Math.min(...slots.map(({ length }) => length));
if (shortest < 20) wrong.push(`a slot is only ${shortest.toFixed(1)} long`);

const picture = process.argv.indexOf('--picture');
if (picture > 0) {
  const poly = (points, fill) =>
    `<polygon points="${points.map((p) => p.join(',')).join(' ')}" fill="${fill}" stroke="#333" stroke-width="0.5"/>`;
  writeFileSync(
    process.argv[picture + 1],
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${G.WIDTH} ${G.HEIGHT}"><rect width="100%" height="100%" fill="#fff"/>` +
      shapes.map((shape) => poly(shape, '#bcd')).join('') +
      labels
        .map(
          ({ at, box }) =>
            poly(boxCorners(box), '#fe9') +
            `<circle cx="${at[0]}" cy="${at[1]}" r="${G.CITY_RADIUS}" fill="#a33"/>`,
        )
        .join('') +
      '</svg>',
  );
}
if (wrong.length) {
  console.error(`The map overlaps in ${wrong.length} places:\n  ${wrong.join('\n  ')}`);
  process.exit(1);
}
console.log(
  `The map is clear: ${slots.length} slots (the shortest ${shortest.toFixed(1)}), ${labels.length} names.`,
);
