// Whatever a page says is in a chapter of the catalogues that is open by then: the front page opens none.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const GAMES = ['ticket_to_ride', 'bez_hranic', 'limes', 'border', 'eighty_days'];
const AT_TABLE = ['table', 'options', 'settings', 'learn'];

/** Every file that is loaded when it is needed, and the chapters that are open by then. */
const BEGINNINGS: Record<string, string[]> = {
  'main.ts': [],
  'home/Strangers.svelte': [],
  'pages/Home.svelte': [],
  'home/Company.svelte': ['people'],
  'home/Wishes.svelte': ['options', 'people'],
  'home/FirstTime.svelte': ['learn'],
  'daily/Today.svelte': ['daily'],
  'pocket/TakeAlong.svelte': [],
  'pocket/pocket.ts': [],
  'lib/NewTable.svelte': ['options'],
  'lib/Settings.svelte': ['settings'],
  'pages/Me.svelte': ['me', 'people'], // what is said when one has gone, from Mine alone
  'me/Mine.svelte': ['me', 'people'],
  'me/Notices.svelte': ['me', 'notices'],
  'me/Offer.svelte': ['notices'],
  'me/doors.ts': [],
  'pages/Letters.svelte': ['notices'],
  'review/ReviewRoom.svelte': [...AT_TABLE, 'review'],
  'review/doors.ts': [],
  'tournament/Tournament.svelte': ['tournaments', 'table', 'options'],
  'tournament/Tournaments.svelte': ['tournaments', 'table', 'options'],
  'tournament/EndTournament.svelte': ['table', 'tournaments'],
  'tournament/doors.ts': [],
  'reach/Invite.svelte': ['table'],
  'pages/DayPage.svelte': ['table', 'daily'],
  'pages/Rules.svelte': ['table'],
  'pages/Trainer.svelte': ['table', 'bez_hranic', 'trainer'],
  'pages/TablePage.svelte': AT_TABLE,
  'daily/EndDaily.svelte': ['table', 'daily'],
  'learn/Coach.svelte': AT_TABLE,
  'learn/learning.svelte.ts': AT_TABLE,
  'reach/Qr.svelte': AT_TABLE,
  'table/RuleSheet.svelte': ['table'],
  'games/plain/index.ts': ['table'],
  ...Object.fromEntries(
    GAMES.flatMap((game) =>
      ['index.ts', 'Aid.svelte'].map((file) => [`games/${game}/${file}`, ['table', game]]),
    ),
  ),
};

const text = (path: string) => readFileSync(join('src', path), 'utf8');
const keysOf = (chapter: string) =>
  [...text(`text/${chapter}/en.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
const CHAPTERS = ['.', ...readdirSync('src/text').filter((name) => existsSync(`src/text/${name}/en.ftl`))];
const ALL = new Set(CHAPTERS.flatMap(keysOf));

/** The file of ours that another one imports; null for a package, data or a type made elsewhere. */
function found(name: string, from: string): string | null {
  if (!/^(\$lib|\.)/.test(name)) return null;
  const path = name.startsWith('$lib') ? name.replace('$lib', 'lib') : join(dirname(from), name);
  const files = [path, `${path}.ts`, `${path}.svelte.ts`, join(path, 'index.ts')];
  const file = files.find((each) => existsSync(join('src', each)) && statSync(join('src', each)).isFile());
  return file && /\.(ts|svelte)$/.test(file) ? file : null;
}

/** What is loaded together with a file, itself included. */
function together(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name] of text(file).matchAll(/^\s*(?:import|export)\s(?!type)[^;]*?from\s*'([^']+)'/gm)) {
    const next = found(name!, file);
    if (next) together(next, seen);
  }
  return seen;
}

/** The keys that a file names: `t('a')`, `t(is ? 'a' : 'b')`. */
const named = (file: string) =>
  [...text(file).matchAll(/\bt\(([^()]*)/g)]
    .flatMap(([, inside]) => [...inside!.matchAll(/'([\w-]+)'/g)].map((match) => match[1]!))
    .filter((key) => ALL.has(key));

it.each(Object.entries(BEGINNINGS))('%s says what is open by then', (file, chapters) => {
  const open = new Set(['.', ...chapters].flatMap(keysOf));
  const closed = [...together(file)].flatMap((each) =>
    named(each)
      .filter((key) => !open.has(key))
      .map((key) => `${each}: ${key}`),
  );
  expect(closed).toEqual([]);
});

it('every file that is loaded when it is needed is looked at', () => {
  const seen = Object.keys(BEGINNINGS).flatMap((file) => [...together(file)]);
  const late = [...new Set(seen)].flatMap((file) =>
    [...text(file).matchAll(/import\('([^']+)'\)/g)].map((match) => found(match[1]!, file)),
  );
  expect(late.length).toBeGreaterThan(15);
  expect(late.filter((file) => file && !(file in BEGINNINGS))).toEqual([]);
});
