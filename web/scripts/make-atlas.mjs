// Computes the maps of Bez hranic: maps/<edition>.json (what is drawn) and maps/<edition>-names.json.
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EDITIONS, editionPath, MARKER, readEdition, shapesOf } from './atlas.mjs';
import { labelOf } from './labels.mjs';

const FOLDER = fileURLToPath(new URL('../src/games/bez_hranic/maps/', import.meta.url));
const SCRIPTS = ['make-atlas', 'atlas', 'labels'].map((name) =>
  fileURLToPath(new URL(`./${name}.mjs`, import.meta.url)),
);
const TOO_SMALL = 3.4; // states with less room than this get a marker
const TINTS = 6;
const round = (number) => Math.round(number * 10) / 10;

const short = (tenths) => String(tenths / 10).replace(/^(-?)0\./, '$1.');

function pathOf(rings) {
  return rings
    .map((ring) => {
      let [lx, ly] = [0, 0];
      let text = '';
      ring.forEach(([px, py], i) => {
        const [x, y] = [Math.round(px * 10), Math.round(py * 10)];
        if (!i) text += `M${short(x)},${short(y)}l`;
        else if (x !== lx || y !== ly) text += `${short(x - lx)},${short(y - ly)} `;
        [lx, ly] = [x, y];
      });
      return text.trim().replace(/[ ,]-/g, '-') + 'Z';
    })
    .join('');
}

/** A tint for each state, none the same as its neighbour's, all about equally often. */
function tintsOf(nodes) {
  const tints = {};
  const used = Array(TINTS).fill(0);
  const state = (slug) => slug.split(':')[0];
  const states = [...new Set(nodes.map(({ slug }) => state(slug)))];
  const around = (id) =>
    nodes.filter(({ slug }) => state(slug) === id).flatMap(({ touches }) => touches.map(state));
  for (const id of states.sort((a, b) => around(b).length - around(a).length)) {
    const taken = new Set(around(id).map((other) => tints[other]));
    const free = used.map((count, tint) => [count, tint]).filter(([, tint]) => !taken.has(tint));
    const [, tint] = free.sort((a, b) => a[0] - b[0])[0];
    tints[id] = tint;
    used[tint]++;
  }
  return tints;
}

function mapOf(key) {
  const { edition, width, height, nodes, far, lines } = shapesOf(key);
  const tints = tintsOf(nodes);
  const named = Object.fromEntries([...edition.states, ...edition.parts].map(({ id, name }) => [id, name]));
  const drawn = nodes.map(({ slug, rings, at, away }) => {
    const id = slug.split(':')[0];
    const marker = away < TOO_SMALL ? MARKER : 0;
    const name = slug.endsWith(':main') ? named[id] : named[slug];
    const written = (lang) => name[lang].match(/\((.*)\)/)?.[1] ?? name[lang];
    const label = (lang) => {
      const [x, y, size, lines] = labelOf(written(lang), rings, at, marker);
      return [round(x), round(y), round(size), lines];
    };
    const shape = { path: pathOf(rings), at: at.map(round), tint: tints[id] };
    return [slug, { ...shape, ...(marker ? { marker } : {}), cs: label('cs'), en: label('en') }];
  });
  const over = lines.map(({ a, b, points }) => [a, b, points.flat().map(round)]);
  return { width, height, far: pathOf(far), nodes: Object.fromEntries(drawn), lines: over };
}

function namesOf(key) {
  const edition = readEdition(key);
  const names = (lang) =>
    Object.fromEntries([...edition.states, ...edition.parts].map(({ id, name }) => [id, name[lang]]));
  return { cs: names('cs'), en: names('en') };
}

mkdirSync(FOLDER, { recursive: true });
for (const key of EDITIONS) {
  const out = `${FOLDER}${key}.json`;
  const newest = Math.max(...[...SCRIPTS, editionPath(key)].map((path) => statSync(path).mtimeMs));
  if (existsSync(out) && statSync(out).mtimeMs > newest && !process.argv.includes('--force')) continue;
  const map = mapOf(key);
  writeFileSync(`${FOLDER}${key}-names.json`, JSON.stringify(namesOf(key)));
  writeFileSync(out, JSON.stringify(map));
  console.log(`${key}.json: ${(JSON.stringify(map).length / 1024).toFixed(0)} KB`);
}
