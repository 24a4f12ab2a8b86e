import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { game } from '../src/games/limes';
import { frame, outline, turned } from '../src/games/limes/land';
import type { LaidCard, LimesView } from '../src/games/limes/view';
import { loadTexts } from '../src/lib/text.svelte';
import type { View } from '../src/lib/net';
import moments from './fixtures/limes.json';
import { speak } from './speak';

interface Player {
  cards: LaidCard[];
}

afterEach(cleanup);

describe('a landscape', () => {
  it('turns cards as the engine does', () => {
    const cards = (moments.over.view.players as unknown as Player[])[0]!.cards;
    const byCard = new Map<string, LaidCard>();
    for (const player of moments.over.view.players as unknown as Player[]) {
      for (const card of player.cards) {
        const other = byCard.get(String(card.card));
        if (!other) byCard.set(String(card.card), card);
        else expect(turned(other.zones, ((card.turn - other.turn + 360) % 360) / 90)).toEqual(card.zones);
      }
    }
    expect(cards).toHaveLength(16);
  });

  it('draws one closed line around an area, and one more around each hole', () => {
    const ring = [0, 1, 2]
      .flatMap((x) => [0, 1, 2].map((y) => ({ x, y })))
      .filter(({ x, y }) => x !== 1 || y !== 1);
    expect(outline(ring).match(/Z/g)).toHaveLength(2);
    expect(outline([{ x: 0, y: 0 }]).match(/Q/g)).toHaveLength(4);
  });

  it('keeps zones apart that touch at a corner only', () => {
    expect(
      outline([
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ]).match(/Z/g),
    ).toHaveLength(2);
  });
});

it('is shown in the middle of its frame', () => {
  expect(frame([], 4)).toEqual([3, 3, 1, 1]);
  expect(frame([{ x: 3, y: 3 }], 4)).toEqual([1.5, 1.5, 4, 4]);
  const row = [2, 3, 4, 5, 6].map((x) => ({ x, y: 2 }));
  expect(frame(row, 4)).toEqual([2, 0.5, 5, 4]);
});

async function show(view: LimesView, legal: string[], hint: string | null = null) {
  await speak('en');
  return render(game.Board, {
    view,
    legal,
    texts: await loadTexts('en', 'limes', game.names, ['Anna', 'Bob']),
    latest: [],
    fresh: [],
    hint,
    still: false,
    act: () => undefined,
    why: () => Promise.resolve(''),
    tell: () => undefined,
  });
}

describe('what a worker would be worth', () => {
  /** The position with every zone worth something the rules would never say: 100 and counting. */
  function fabled(): LimesView {
    const view = structuredClone(moments.work.view) as LimesView;
    let next = 100;
    for (const card of view.players[view.seat]!.cards) card.worth = card.worth.map(() => next++);
    return view;
  }

  it('is what the view tells, on the board and in words', async () => {
    const view = fabled();
    const { container } = await show(view, moments.work.legal);
    const laid = view.players[view.seat]!.cards.find(({ card }) => card === view.card)!;
    const targets = [...container.querySelectorAll('.target')];
    const shown = targets.map((each) => each.querySelector('text')!.textContent);
    expect(shown).toEqual(laid.worth.map(String));
    expect(targets.map((each) => /\d{3}/.exec(each.getAttribute('aria-label')!)?.[0])).toEqual(shown);
    targets[2]!.dispatchEvent(new Event('pointerenter'));
    await tick();
    expect(container.textContent).toContain(String(laid.worth[2]));
  });
});

describe('the card just laid', () => {
  const { view, legal } = moments.work;

  it.each([
    ['is framed while a worker can be placed on it', legal, 1],
    ['is not, where workers can only be moved', legal.filter((each) => !each.startsWith('place ')), 0],
    ['is framed for whoever looks on', [], 1],
  ])('%s', async (_, possible, framed) => {
    const { container } = await show(view as unknown as LimesView, possible);
    expect(container.querySelectorAll('.edge.fresh')).toHaveLength(framed);
  });
});

it('shows a hinted move: its worker is chosen, and where it should go is marked', async () => {
  const move = moments.work.legal.find((each) => each.startsWith('move '))!;
  const { container } = await show(moments.work.view as unknown as LimesView, moments.work.legal, move);
  await tick();
  const marked = [...container.querySelectorAll('.hinted')];
  expect(marked.map((each) => each.getAttribute('data-action'))).toEqual([move]);
});

it('names a worker to move by what it is and where it stands', async () => {
  await speak('en');
  const texts = await loadTexts('en', 'limes', game.names, ['Anna', 'Bob']);
  const view = moments.work.view as unknown as LimesView;
  const move = moments.work.legal.find((each) => each.startsWith('move w1 '))!;
  const told = game.action(move, texts, { view: view as unknown as View, legal: moments.work.legal });
  expect(told).toMatch(/^Move the \w+ from column \d, row \d to column \d, row \d$/);
  expect(told).toContain(view.players[view.seat]!.workers[0]!.job);
});

it('lets nobody turn the card from beside the table', async () => {
  const { view, legal } = moments.lay;
  const turns = async (seat: number) =>
    (await show({ ...view, seat } as unknown as LimesView, seat < 0 ? [] : legal)).container.querySelectorAll(
      '.turn',
    ).length;
  expect(await turns(view.seat)).toBe(1);
  cleanup();
  expect(await turns(-1)).toBe(0);
});

describe('the line above the board', () => {
  const { view, legal } = moments.work;
  const without = (verb: string) => legal.filter((each) => !each.startsWith(`${verb} `));

  it.each([
    ['a worker to place or to move', legal, /^Send a worker onto the new card, move one, or/],
    ['a worker to place, where none can move', without('move'), /^Send a worker onto the new card, or/],
    ['a worker to move, where none is left to place', without('place'), /^Move a worker to a neighbour/],
  ])('asks for %s', async (_, possible, line) => {
    await speak('en');
    const texts = await loadTexts('en', 'limes', game.names, ['Anna', 'Bob']);
    expect(game.status(view as unknown as View, possible, texts)).toMatch(line);
  });
});
