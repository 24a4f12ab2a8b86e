import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { game } from '../src/games/border';
import { editionOf, outline } from '../src/games/border/edition';
import { chanceKeeping } from '../src/games/border/chances';
import { percent } from '../src/games/border/percent';
import { FAMILIES, loadNames } from '../src/games/border/places';
import type { BorderView } from '../src/games/border/view';
import type { View } from '../src/lib/net';
import { loadTexts } from '../src/lib/text.svelte';
import moments from './fixtures/border.json';
import { speak } from './speak';

vi.setConfig({ testTimeout: 30_000 }); // a whole board takes jsdom a while on a busy machine

beforeEach(async () => {
  await speak('en');
});
afterEach(cleanup);

async function show(moment: { view: unknown; legal: string[] }, undo?: () => void) {
  const done: string[] = [];
  const refused: string[] = [];
  const texts = await loadTexts('en', 'border', game.names, ['Anna', 'Bob', 'Cyril']);
  const { container } = render(game.Board, {
    view: moment.view as View,
    legal: moment.legal,
    texts,
    latest: [],
    fresh: [],
    hint: null,
    still: false,
    act: (notation: string) => void done.push(notation),
    why: (notation: string) => (refused.push(notation), Promise.resolve('')),
    tell: () => undefined,
    undo,
  });
  const press = async (selector: string) => {
    container.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await tick();
  };
  return { container, done, refused, press, texts };
}

const seen = (moment: { view: unknown }) => moment.view as BorderView;

describe('the chances', () => {
  it('with dice set aside are looked up in what the engine has counted', () => {
    expect(chanceKeeping(2, 3, 1, 3)).toEqual({ ways: 91, outOf: 216 });
    expect(chanceKeeping(5, 0, 2, 5)).toEqual({ ways: 1, outOf: 1 });
    expect(chanceKeeping(0, 5, 3, 1)).toEqual({ ways: 6 ** 15 - 5 ** 15, outOf: 6 ** 15 });
  });

  it('on the screen are those of the view, whatever it says', async () => {
    const { view, legal } = structuredClone(moments.again) as unknown as {
      view: BorderView;
      legal: string[];
    };
    view.own!.chances!.forEach((each, i) => Object.assign(each, { ways: i + 1, out_of: 1000 }));
    view.own!.keeping!.forEach((each, i) => Object.assign(each, { ways: i + 1, out_of: 777 }));
    const { container, press } = await show({ view, legal });
    await press('.doors [aria-expanded]');
    for (const { area, ways } of view.own!.chances!)
      expect(container.querySelector<HTMLElement>(`[data-chance="${area}"]`)!.title).toBe(`${ways} / 1000`);
    const any = () => container.querySelector<HTMLElement>('.any b')!.title;
    expect(any()).toBe('1 / 777');
    await press('[data-die="5"]');
    await press('[data-die="2"]');
    const both = view.own!.keeping!.find(({ dice }) => String(dice) === '2,5')!;
    expect(any()).toBe(`${both.ways} / 777`);
  });

  it('never call the nearly certain certain', () => {
    expect(percent({ ways: 9999, outOf: 10000 }, 'en')).toBe('> 99.9%');
    expect(percent({ ways: 1, outOf: 7776 }, 'en')).toBe('< 0.1%');
    expect(percent({ ways: 1, outOf: 1 }, 'en')).toBe('100%');
  });
});

describe.each(['balanced', 'pomezi'])('a board of the edition %s', (key) => {
  const edition = editionOf(key);

  it('is the one that the game names', () => {
    expect(edition).not.toBe(editionOf(key === 'pomezi' ? 'balanced' : 'pomezi'));
    const areas = (of: string) =>
      editionOf(of)
        .boards.get('c')!
        .areas.map(({ outline }) => outline);
    expect(areas('balanced')).not.toEqual(areas('pomezi'));
  });

  it('has every coloured cell in one area of each layout', () => {
    expect(edition.cells.size).toBe(86);
    for (const board of edition.boards.values()) {
      expect(board.areas).toHaveLength(24);
      expect(board.areaOf.size).toBe(84);
    }
  });

  it('has one closed line around hexes, and one more around a hole', () => {
    const ring = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as [number, number][]; // prettier-ignore
    expect(outline(ring, 1).match(/Z/g)).toHaveLength(2);
    expect(outline([[0, 0]], 1).match(/L/g)).toHaveLength(5);
  });

  it.each(['en', 'cs'] as const)(
    'names cells and areas by their territories, no two alike: %s',
    async (language) => {
      const { names } = await loadNames(key, language);
      const found = [...edition.cells.keys()].map((id) => names[`cell-${id}`]);
      expect(new Set(found).size).toBe(86);
      for (const name of found) expect(name).not.toMatch(/^c\d|territory/);
      for (const { areas } of edition.boards.values())
        expect(new Set(areas.map(({ id, colour }) => `${colour} ${names[`area-${id}`]}`)).size).toBe(24);
      const texts = await loadTexts(language, 'border', { families: FAMILIES, names });
      expect(texts.refusal('area-is-complete', { area: 'd21' })).not.toContain('d21');
      expect(texts.refusal('not-touching', { cell: 'c48' })).not.toContain('c48');
      expect(texts.event({ kind: 'crossed', seat: 0, cells: ['c48', 'c49'] })).not.toContain('c4');
    },
  );

  it('finds room for a picture in every territory', () => {
    for (const { room } of edition.territories) expect(room.size).toBeGreaterThan(25);
  });
});

describe('The Border on the screen', () => {
  it('begins with a roll of all five', async () => {
    const { done, press } = await show(moments.first);
    await press('.doors .primary');
    expect(done).toEqual(['roll 1,2,3,4,5']);
  });

  it('rolls the dice that are not set aside', async () => {
    const { done, press, container } = await show(moments.again);
    await press('[data-die="2"]');
    await press('[data-die="5"]');
    expect(container.querySelectorAll('[aria-pressed=true]')).toHaveLength(2);
    await press('.doors .primary');
    expect(done).toEqual(['roll 1,3,4']);
    expect(moments.again.legal).toContain(done[0]);
  });

  it('shows the chances when asked, and aims at an area', async () => {
    const { container, press } = await show(moments.again);
    expect(container.querySelector('[data-chance]')).toBeNull();
    await press('.doors [aria-expanded]');
    const told = (seen(moments.again).own as unknown as { chances: unknown[] }).chances;
    expect(container.querySelectorAll('[data-chance]')).toHaveLength(told.length);
    const first = container.querySelector<HTMLElement>('[data-chance]')!.dataset.chance!;
    await press(`[data-chance="${first}"]`);
    const { edition, players, seat } = seen(moments.again);
    const board = editionOf(edition).boards.get(players[seat]!.board)!;
    const hue = board.areas.find(({ id }) => id === first)!.colour;
    const held = [...container.querySelectorAll<HTMLElement>('[aria-pressed=true]')];
    expect(held.map((die) => Number(die.dataset.die))).toEqual(
      seen(moments.again).dice.flatMap((die, i) => (die === hue ? [i + 1] : [])),
    );
  });

  it('outlines exactly what the dice could complete', async () => {
    const { container } = await show(moments.complete);
    const areas = moments.complete.legal.filter((each) => each.startsWith('complete'));
    expect(container.querySelectorAll('.area.choice')).toHaveLength(areas.length);
    expect(container.querySelectorAll('.halo')).toHaveLength(areas.length);
  });

  it('lets me cross exactly the cells within reach, and take the last one back', async () => {
    const crosses = moments.cross.legal.filter((each) => each.startsWith('cross'));
    let taken = 0;
    const { container, done, press } = await show(moments.cross, () => void taken++);
    expect(container.querySelectorAll('.spot')).toHaveLength(crosses.length);
    await press('.spot');
    expect(crosses).toContain(done[0]);
    const hidden = { ...moments.cross.view, own: { crosses: ['c1'], dice: {}, limit: 0 } };
    cleanup();
    const again = await show({ view: hidden, legal: ['done'] }, () => void taken++);
    expect(again.container.querySelectorAll('.x.secret')).toHaveLength(1);
    await again.press('.doors .button:not(.primary)');
    await again.press('.area [data-cell="c1"]');
    expect(taken).toBe(2);
  });

  it('asks the table why a cell cannot be crossed, and says whose turn it is', async () => {
    const { view, legal } = moments.cross;
    const far = legal.find((each) => each.startsWith('cross'))!; // as if it were out of reach
    const { done, refused, press } = await show({ view, legal: legal.filter((each) => each !== far) });
    await press(`.cell[data-cell="${far.split(' ')[1]}"]`);
    expect(done).toEqual([]);
    expect(refused).toEqual([far]);
    cleanup();
    const waiting = await show({ view, legal: [] });
    await waiting.press('.cell');
    expect(waiting.refused).toEqual([expect.stringMatching(/^complete /)]);
  });

  it('speaks of hidden crosses only to those who make them', async () => {
    const texts = await loadTexts('en', 'border', game.names);
    const waits = (seat: number, turn: number) =>
      game.status({ ...seen(moments.cross), seat, turn } as unknown as View, [], texts);
    expect(waits(1, 0)).toContain('Your crosses are hidden');
    expect(waits(0, 0)).toContain('The others cross');
  });

  it('says when nothing more can be crossed, and only then is the way out bright', async () => {
    const { view, legal } = moments.complete;
    const all = await show({ view, legal });
    const way = (container: Element) => container.querySelector('[data-action=done]')!.classList;
    expect(game.status(view as unknown as View, legal, all.texts)).toContain('Complete whole areas');
    expect(way(all.container)).not.toContain('primary');
    cleanup();
    const led = await show({ view, legal: legal.filter((notation) => notation !== 'done').slice(0, 1) });
    expect(way(led.container)).not.toContain('primary');
    cleanup();
    const none = await show({ view, legal: ['done'] });
    expect(game.status(view as unknown as View, ['done'], none.texts)).toContain(
      'Nothing more can be crossed',
    );
    expect(way(none.container)).toContain('primary');
  });

  it('names the points of every territory at the end', async () => {
    const texts = await loadTexts('en', 'border', game.names, ['Anna', 'Bob', 'Cyril']);
    const sources = game.sources(moments.over.view as unknown as View, texts);
    moments.over.view.result.scores.forEach((score, seat) => {
      const points = sources.slice(0, -2).map(({ values }) => Number.parseInt(String(values[seat])) || 0);
      expect(points.reduce((a, b) => a + b, 0)).toBe(score);
    });
  });
});
