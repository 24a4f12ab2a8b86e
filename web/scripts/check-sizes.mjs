// Checks the budgets: gzipped JavaScript of the front page, and of a table with its board.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const assets = fileURLToPath(new URL('../dist/assets/', import.meta.url));
const files = readdirSync(assets).filter((name) => name.endsWith('.js'));
const text = (name) => readFileSync(assets + name, 'utf8');
const size = (name) => gzipSync(text(name)).length / 1024;

/** Everything that a file imports at once, itself included. */
function closure(names, found = new Set()) {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    const imports = [...text(name).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map((match) => match[1]);
    closure(imports, found);
  }
  return found;
}

const called = (start) => files.filter((name) => name.startsWith(`${start}-`));
const page = readFileSync(fileURLToPath(new URL('../dist/index.html', import.meta.url)), 'utf8');
const entry = [...page.matchAll(/assets\/([^"]+\.js)/g)].map((match) => match[1]);
// Of the languages a page loads one: Czech is the larger.
const made = JSON.parse(
  readFileSync(fileURLToPath(new URL('../dist/.vite/manifest.json', import.meta.url)), 'utf8'),
);
const catalogue = (folder) => made[`${folder}/cs.ftl?raw`]?.file.replace('assets/', '');
const everywhere = ['src/text', '../src/pomezi/text', '../src/pomezi/server/text'].map(catalogue);
const ofGame = (game) =>
  [`src/text/${game}`, `../src/pomezi/games/${game}/text`].map(catalogue).filter((name) => name);
const atTable = ['table', 'options', 'settings'].map((chapter) => catalogue(`src/text/${chapter}`));
const table = (game) => [
  ...entry,
  ...everywhere,
  ...atTable,
  ...ofGame(game),
  ...called('TablePage'),
  ...called(game),
];
const sum = (names) => [...names].reduce((total, name) => total + size(name), 0);

const boards = fileURLToPath(new URL('../src/games/', import.meta.url));
const games = readdirSync(boards).filter((name) => called(name).length);

const BUDGETS = [
  ['front page', sum(closure([...entry, ...everywhere, ...called('Home')])), 60],
  ...games.map((game) => [`${game} with its board`, sum(closure(table(game))), 150]),
  ...['europe', 'usa'].map((map) => [
    `bez_hranic with its board and the map ${map}`,
    sum(closure([...table('bez_hranic'), ...called(map), ...called(`${map}-names`)])),
    150,
  ]),
];
for (const [what, kilobytes, most] of BUDGETS) {
  console.log(`${what}: ${kilobytes.toFixed(1)} KB gzipped of ${most}`);
  if (kilobytes > most) process.exitCode = 1;
}
