import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { game as days } from '../src/games/eighty_days';
import { game as limes } from '../src/games/limes';
import { game as ttr } from '../src/games/ticket_to_ride';
import { LEVELS } from '../src/lib/levels';
import { PHRASES } from '../src/lib/phrases';
import { settings } from '../src/lib/settings.svelte';
import { current, loadTexts } from '../src/lib/text.svelte';
import daysMoments from './fixtures/eighty_days.json';
import limesMoments from './fixtures/limes.json';
import ttrMoments from './fixtures/ticket_to_ride.json';
import type { View } from '../src/lib/net';

const catalogue = (language: string) => readFileSync(`src/text/${language}.ftl`, 'utf8');
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

describe.each(['cs', 'en'] as const)('the sentences in %s', (language) => {
  it.each([
    ['ticket_to_ride', ttr, ttrMoments],
    ['limes', limes, limesMoments],
    ['eighty_days', days, daysMoments],
  ] as const)('tell every event and action of %s', async (key, game, moments) => {
    settings.language = language;
    await current.load();
    const texts = await loadTexts(language, key, game.names, ['Anna', 'Bob', 'Cyril']);
    for (const { view, legal, events } of Object.values(moments)) {
      for (const event of events) expect(texts.event(event)).toMatch(/\S+ \S+|\S\.$/);
      for (const notation of legal)
        expect(game.action(notation, texts)).not.toMatch(
          /[{}$]|^(claim|keep|lay|move|travel|take|play) |^days-/,
        );
      expect(game.status(view as unknown as View, legal, texts)).not.toMatch(/^(ttr|limes|days)-/);
    }
  });
});

it('counts in Czech as Czechs do', async () => {
  const texts = await loadTexts('cs');
  expect([1, 2, 5].map((points) => texts.say('score', { points }))).toEqual(['1 bod', '2 body', '5 bodů']);
});
