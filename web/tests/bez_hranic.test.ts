import { beforeEach, describe, expect, it, vi } from 'vitest';
import { game } from '../src/games/bez_hranic';
import { Closed } from '../src/rules/closed.svelte';
import { crossings, journey, loadMap, loadNames, smooth, stateOf } from '../src/games/bez_hranic/maps';
import { parted, widest } from '../src/games/bez_hranic/pieces';
import { Race } from '../src/games/bez_hranic/race.svelte';
import type { BezHranicView } from '../src/games/bez_hranic/view';
import { useNet, type ListedTable, type Net, type View } from '../src/lib/net';
import { loadTexts } from '../src/lib/text.svelte';
import moments from './fixtures/bez_hranic.json';
import measured from './fixtures/bez_hranic_borders.json';
import { speak } from './speak';

describe.each(['europe', 'usa'] as const)('the map of %s', (key) => {
  it('has a place and a name for every state, in both languages', async () => {
    const map = await loadMap(key);
    const drawn = new Set(Object.keys(map.nodes).map(stateOf));
    expect([...drawn].sort()).toEqual([...measured[key].states].sort());
    for (const language of ['cs', 'en'] as const) {
      const { names } = await loadNames(key, language);
      for (const state of measured[key].states) expect(names[`state-${state}`]).toMatch(/^\p{Lu}/u);
      const texts = await loadTexts(language, 'bez_hranic', { families: {}, names });
      for (const node of Object.keys(map.nodes)) expect(texts.name('state', node)).toMatch(/^\p{Lu}/u);
    }
  });
});

it('leads a journey over the sea along its line, either way', async () => {
  const map = await loadMap('europe');
  const there = journey(map, ['fr', 'gb']);
  expect(there).toHaveLength(4);
  expect(journey(map, ['gb', 'fr'])).toEqual([...there].reverse());
  expect(crossings(map, ['pl', 'de', 'fr', 'gb'])).toHaveLength(3);
  expect(smooth(there)).toMatch(/^M[\d. ]+(C[-\d. ]+){3}$/);
});

describe('a race', () => {
  let frame: FrameRequestCallback = () => undefined;
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => {
      frame = call;
      return 1;
    });
  });

  it('is timed from the frame that showed the middle to the press', () => {
    const race = new Race();
    race.begin();
    expect(race.tookMs(1200)).toBeNull();
    frame(1000);
    expect(race.tookMs(1834.5)).toBe(834.5);
    expect(race.tookMs(990)).toBe(0);
  });

  it('takes one press for one placement', () => {
    const race = new Race();
    expect(race.isBounce(3, 1000)).toBe(false);
    expect(race.isBounce(3, 1120)).toBe(true);
    expect(race.isBounce(4, 1150)).toBe(false);
    expect(race.isBounce(3, 1200)).toBe(false);
  });

  it('takes a refused token back from the table', () => {
    const race = new Race();
    const token = { field: 2, colour: 'red', took: 500 };
    race.place(token);
    race.takeBack(token);
    expect([race.waiting, race.took]).toEqual([[], []]);
  });
});

describe('the pages that show neighbours', () => {
  const listed = (id: string, game: string, hushed: boolean, mine: boolean) =>
    ({ id, game, hushed, seats: [{ mine: false }, { mine }] }) as unknown as ListedTable;
  const lookAt = async (...tables: ListedTable[]) => {
    useNet({ tables: () => Promise.resolve(tables) } as unknown as Net);
    const hidden = new Closed(() => 'bez_hranic');
    expect(hidden.table).toBeUndefined();
    await hidden.look();
    return hidden.table;
  };

  it('are closed while a table of mine hides its map, and only then', async () => {
    expect(await lookAt(listed('a', 'limes', true, true), listed('b', 'bez_hranic', true, true))).toBe('b');
    expect(await lookAt(listed('b', 'bez_hranic', false, true))).toBeNull();
    expect(await lookAt(listed('b', 'bez_hranic', true, false))).toBeNull();
    expect(await lookAt()).toBeNull();
  });

  it('are open where there is no server', async () => {
    useNet({ tables: () => Promise.reject(new Error('offline')) } as unknown as Net);
    const hidden = new Closed(() => 'bez_hranic');
    await hidden.look();
    expect(hidden.table).toBeNull();
  });

  it.each(['cs', 'en'])('leave the rules without the map in %s', async (language) => {
    const files = import.meta.glob<string>('../src/text/rules/bez_hranic.*.md', {
      query: '?raw',
      import: 'default',
    });
    const page = await files[`../src/text/rules/bez_hranic.${language}.md`]!();
    const closed = new Closed(() => 'bez_hranic');
    const left = closed.open(page);
    expect(page).toMatch(/Kypr|Cyprus/);
    expect(left).not.toMatch(/Monako|Monaco|Utah|Malta/);
    expect(left.split('\n').length).toBeGreaterThan(page.split('\n').length * 0.7);
    closed.table = null;
    expect(closed.open(page)).toBe(page);
    expect(new Closed(() => 'limes').isClosed).toBe(false);
  });
});

describe.each(['cs', 'en'] as const)('the sentences in %s', (language) => {
  it('tell every event, action and phase', async () => {
    await speak(language);
    const names = await loadNames('europe', language);
    const texts = await loadTexts(language, 'bez_hranic', names, ['Anna', 'Bob', 'Cyril']);
    for (const { view, legal, events } of Object.values(moments)) {
      for (const event of events) expect(texts.event(event)).toMatch(/\S+ \S+|\S\.$/);
      for (const notation of legal) expect(game.action(notation, texts)).toMatch(/^\p{Lu}[^{}$]+$/u);
      const status = game.status(view as unknown as View, legal, texts);
      if (view.phase !== 'over') expect(status).toMatch(/^\p{Lu}[^{}$]+[.!]$/u);
      expect(status).not.toMatch(/bh-/);
    }
  });

  it('explain the result so that it adds up', async () => {
    await speak(language);
    const view = moments.over.view as unknown as View;
    const texts = await loadTexts(language, 'bez_hranic', game.names);
    const rows = game.sources(view, texts);
    (view as unknown as BezHranicView).players.forEach(({ money }, seat) =>
      expect(rows.reduce((sum, { values }) => sum + Number(values[seat]), 0)).toBe(money),
    );
  });
});

describe('a name on a card', () => {
  it('is parted where two consonants meet, if it is very long', () => {
    expect(parted('Lichtenštejnsko')).toBe('Lichten\u00adštejnsko');
    expect(parted('Massachusetts')).toBe('Mas\u00adsachusetts');
    expect(parted('Bosna a Hercegovina')).toBe('Bosna a Hercegovina');
  });

  it.each(['europe', 'usa'] as const)('has no word too wide to be read, on the map of %s', async (key) => {
    for (const language of ['cs', 'en'] as const) {
      const { names } = await loadNames(key, language);
      for (const state of measured[key].states)
        expect(widest(parted(names[`state-${state}`]!))).toBeLessThanOrEqual(7);
    }
  });
});

it.each(['look', 'review'] as const)('tells whoever watches the %s what the players do', async (phase) => {
  await speak('en');
  const texts = await loadTexts('en', 'bez_hranic', game.names, ['Anna', 'Bob']);
  const { view } = moments[phase];
  expect(game.status({ ...view, seat: -1 } as unknown as View, [], texts)).toMatch(
    /^The players are looking/,
  );
  expect(game.status(view as unknown as View, [], texts)).toMatch(/^You are ready/);
});
