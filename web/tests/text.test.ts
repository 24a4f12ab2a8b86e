import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { game as bezHranic } from '../src/games/bez_hranic';
import { game as border } from '../src/games/border';
import { game as days } from '../src/games/eighty_days';
import { game as limes } from '../src/games/limes';
import { game as ttr } from '../src/games/ticket_to_ride';
import type { GameClient } from '../src/games';
import { LEVELS } from '../src/games/known';
import { PHRASES } from '../src/lib/phrases';
import { loadTexts } from '../src/lib/text.svelte';
import bezHranicMoments from './fixtures/bez_hranic.json';
import borderMoments from './fixtures/border.json';
import daysMoments from './fixtures/eighty_days.json';
import events from './fixtures/events.json';
import limesMoments from './fixtures/limes.json';
import ttrMoments from './fixtures/ticket_to_ride.json';
import type { Facts, View } from '../src/lib/net';
import { speak } from './speak';

const catalogue = (language: string) =>
  [
    '.',
    ...readdirSync('src/text', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  ]
    .map((chapter) => `src/text/${chapter}/${language}.ftl`)
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

describe('the catalogues', () => {
  it('have the same keys in both languages', () => {
    expect(keys(catalogue('cs')).sort()).toEqual(keys(catalogue('en')).sort());
  });

  it('use the same variables in both languages', () => {
    const variables = (text: string) =>
      Object.fromEntries(
        text.split(/^(?=[a-z][\w-]* =)/m).map((message) => {
          const found = new Set([...message.matchAll(/\{ \$(\w+)/g)].map((match) => match[1]));
          return [message.split(' =')[0], [...found].sort()];
        }),
      );
    const [cs, en] = [variables(catalogue('cs')), variables(catalogue('en'))];
    for (const key of keys(catalogue('en'))) expect([key, cs[key]]).toEqual([key, en[key]]);
  });

  it('name every option, level, phrase and state of a table, each with its sentence', () => {
    const shared = readFileSync('../src/pomezi/text/en.ftl', 'utf8');
    const known = new Set([...keys(catalogue('en')), ...keys(shared)]);
    const engine = '../src/pomezi/games';
    const options = readdirSync(engine, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(`${engine}/${entry.name}/setup.py`))
      .flatMap((entry) => [
        ...readFileSync(`${engine}/${entry.name}/setup.py`, 'utf8').matchAll(/Option\("(\w+)"/g),
      ])
      .map((match) => match[1]!)
      .filter((key) => key !== 'correspondence');
    expect(options.length).toBeGreaterThan(6);
    const wanted = [
      ...options.flatMap((key) => [`option-${key}`, `option-${key}-line`]),
      ...LEVELS.flatMap((level) => [`level-${level}`, `level-${level}-about`]),
      ...PHRASES.map((phrase) => `say-${phrase}`),
      ...['open', 'playing', 'paused', 'over', 'ended'].map((status) => `table-${status}`),
    ];
    expect(wanted.filter((key) => !known.has(key))).toEqual([]);
  });

  it('hold every key that the code names', () => {
    const known = new Set(keys(catalogue('en')));
    const named = sources('src').flatMap((text) =>
      [...text.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((match) => match[1]!),
    );
    expect(named.length).toBeGreaterThan(80);
    expect([...new Set(named)].filter((key) => !known.has(key))).toEqual([]);
  });
});

const GAMES = [
  ['ticket_to_ride', ttr, ttrMoments],
  ['bez_hranic', bezHranic, bezHranicMoments],
  ['limes', limes, limesMoments],
  ['border', border, borderMoments],
  ['eighty_days', days, daysMoments],
] as const;

/** The words of the engine in a fact: `kansas-city`, `ship:7`, `red`. */
function slugs(fact: unknown): string[] {
  if (typeof fact === 'string') return [fact];
  if (Array.isArray(fact)) return fact.flatMap(slugs);
  return fact && typeof fact === 'object' ? Object.entries(fact).flat().flatMap(slugs) : [];
}

describe.each(['cs', 'en'] as const)('the sentences in %s', (language) => {
  const textsOf = async (key: string, game: GameClient) => {
    await speak(language);
    const names = (await game.namesFor?.('europe', language)) ?? game.names;
    return loadTexts(language, key, names, ['Anna', 'Bob', 'Cyril', 'Dana', 'Emil', 'Fráňa']);
  };

  it.each(GAMES)('tell what is to be done in %s, and what can be', async (key, game, moments) => {
    const texts = await textsOf(key, game);
    for (const { view, legal } of Object.values(moments)) {
      for (const notation of legal)
        expect(game.action(notation, texts)).not.toMatch(
          /[{}$]|^[a-z]+ [\w-]+[:,]|^(ttr|bh|limes|border|days)-/,
        );
      expect(game.status(view as unknown as View, legal, texts)).not.toMatch(/^(ttr|bh|limes|border|days)-/);
    }
  });

  it.each(GAMES)('tell every event of %s in words of the language', async (key, game) => {
    const texts = await textsOf(key, game);
    for (const event of events[key] as Facts[]) {
      const { kind, ...facts } = event;
      const sentence = texts.event(event);
      expect(sentence, String(kind)).toMatch(/^\S.*\S \S.*\S$|\S\.$/s);
      expect(sentence).not.toMatch(/[{}$]|undefined|NaN|\[object/);
      const foreign = slugs(Object.entries(facts).flat()).filter(
        (slug) => /^[a-z]/.test(slug) && (language === 'cs' ? slug.length > 2 : /[-_:.]/.test(slug)),
      );
      const words = new Set(sentence.split(/[\s,;()]+|[.:](?=\s|$)/));
      expect(foreign.filter((slug) => words.has(slug))).toEqual([]);
    }
  });
});

it.each(GAMES)('the events looked at are all there are in %s', (key) => {
  const said = keys(readFileSync(`../src/pomezi/games/${key}/text/en.ftl`, 'utf8'))
    .filter((name) => name.startsWith('event-'))
    .filter((name) => name !== 'event-over-quiet') // after a hundred rounds of nothing
    .filter((name) => name !== 'event-swept-on'); // after six displays of locomotives in a row
  const seen = new Set(
    (events[key] as Facts[]).flatMap(({ kind, own }) => [
      `event-${String(kind)}`,
      ...(own ? [`event-${String(kind)}-own`] : []),
    ]),
  );
  expect(said.filter((name) => !seen.has(name))).toEqual([]);
});

it('counts in Czech as Czechs do', async () => {
  const texts = await loadTexts('cs', 'limes');
  expect([1, 2, 5].map((points) => texts.say('score', { points }))).toEqual(['1 bod', '2 body', '5 bodů']);
});
