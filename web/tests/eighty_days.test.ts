import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { game } from '../src/games/eighty_days';
import { handOf, isPartOf, notationOf } from '../src/games/eighty_days/cards';
import { leanOf, mapOf, pointOf } from '../src/games/eighty_days/map';
import { readPlay } from '../src/games/eighty_days/plays';
import { wayArt } from '../src/games/eighty_days/ways';
import { loadTexts } from '../src/lib/text.svelte';
import moments from './fixtures/eighty_days.json';
import type { Facts, View } from '../src/lib/net';
import { speak } from './speak';

const MAP = mapOf('pomezi');
const leg = (from: string) => MAP.legs.findIndex((each) => each.from === from);

describe('the map', () => {
  it('leads from London to London, always to the east', () => {
    expect(MAP.cities.map(({ id }) => id).filter((id) => id === 'london')).toHaveLength(2);
    const xs = MAP.cities.map(({ x }) => x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect(xs[0]).toBeGreaterThan(40);
    expect(xs.at(-1)).toBeLessThan(MAP.width - 30);
  });

  it('gives every city room for its name and tokens', () => {
    for (const [i, a] of MAP.cities.entries())
      for (const b of MAP.cities.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(60);
  });

  it('keeps names off the ribbon that falls off beside them, and off the signs of legs', () => {
    const leans = MAP.cities.map(({ id }, i) => [id, leanOf(MAP, i)]);
    expect(leans.filter(([, lean]) => lean === -1).map(([id]) => id)).toEqual([
      'london',
      'brindisi',
      'suez',
      'calcutta',
    ]);
    expect(leans.filter(([, lean]) => lean === 1).map(([id]) => id)).toEqual([
      'hong-kong',
      'san-francisco',
      'london',
    ]);
  });

  it('lets a figure begin and end a leg in its cities', () => {
    const [a, b] = [MAP.cities[3]!, MAP.cities[4]!];
    expect(pointOf(MAP, 3, 0)).toEqual([a.x, a.y]);
    expect(pointOf(MAP, 3, 1)).toEqual([b.x, b.y]);
  });
});

describe('the cards of a leg', () => {
  it('are those of a way that the engine has named', () => {
    const ways = ['travel ship:4 ship:8', 'travel train:4 ship:8'];
    expect(isPartOf(ways, ['ship:8'])).toBe(true);
    expect(isPartOf(ways, ['ship:8', 'ship:4'])).toBe(true);
    expect(isPartOf(ways, ['train:4', 'ship:4'])).toBe(false);
    expect(isPartOf(ways, ['ship:8', 'ship:8'])).toBe(false);
    expect(isPartOf([], [])).toBe(false);
  });

  it('are drawn where the leg runs', () => {
    expect(wayArt(MAP, leg('new-york'))).toEqual(['train', 'ship', 'ship']);
    expect(wayArt(MAP, leg('hong-kong'))).toEqual(['ship', 'ship', '/', 'train']);
    expect(wayArt(MAP, leg('bombay'))).toEqual(['12', '/', 'elephant']);
  });

  it('are written as the engine writes them', () => {
    const { view, legal } = moments.act;
    const travels = legal.filter((notation) => notation.startsWith('travel '));
    expect(travels.length).toBeGreaterThan(0);
    for (const notation of travels) {
      const cards = notation.split(' ').slice(1);
      expect(notationOf('travel', [...cards].reverse())).toBe(notation);
      expect(view.own.outcomes).toHaveProperty(notation);
    }
  });

  it('are told apart when they are alike', () => {
    expect(handOf({ 'ship:7': 2, 'train:3': 1 }).map(({ id }) => id)).toEqual([
      'train:3#0',
      'ship:7#0',
      'ship:7#1',
    ]);
  });
});

describe('an event card that is played', () => {
  it.each([
    ['play princess submarine ship:8', 'princess', 'submarine', 'ship:8', ''],
    ['play princess detective suez', 'princess', 'detective', '', 'suez'],
    ['play princess contacts', 'princess', 'contacts', '', ''],
    ['play princess ship:8', 'princess', '', 'ship:8', ''], // as it was written before she could choose
    ['play princess suez', 'princess', '', '', 'suez'],
    ['play detective hong-kong', 'detective', '', '', 'hong-kong'],
    ['play offer', 'offer', '', '', ''],
    ['balloon train:3', 'balloon', '', 'train:3', ''],
  ])('is read: %s', (notation, event, copied, card, city) => {
    expect(readPlay(notation)).toEqual({ event, copied, card, city });
  });
});

describe('the board', () => {
  beforeEach(async () => {
    await speak('en');
  });
  afterEach(cleanup);

  async function show(moment: { view: unknown; legal: string[] }) {
    const done: string[] = [];
    const refused: string[] = [];
    const told: { code: string; facts: Facts }[] = [];
    const texts = await loadTexts('en', 'eighty_days', game.names, ['Anna', 'Bob', 'Cyril']);
    const { container, rerender } = render(game.Board, {
      view: moment.view as View,
      legal: moment.legal,
      texts,
      latest: [],
      fresh: [],
      hint: null,
      still: false,
      act: (notation: string) => void done.push(notation),
      why: (notation: string) => (refused.push(notation), Promise.resolve('')),
      tell: (code: string, facts: Facts) => void told.push({ code, facts }),
    });
    const click = async (selector: string) => {
      container.querySelector<HTMLElement>(selector)!.click();
      await tick();
    };
    return { container, done, refused, told, click, rerender };
  }

  it.each(Object.keys(moments))('does only what is legal: %s', async (phase) => {
    const moment = moments[phase as keyof typeof moments];
    const { container, done } = await show(moment);
    for (const button of container.querySelectorAll<HTMLElement>('.desk [data-action], .take.can'))
      if (!(button as HTMLButtonElement).disabled) button.click();
    for (const notation of done) expect(moment.legal).toContain(notation);
    if (!['over', 'discard'].includes(phase)) expect(done.length).toBeGreaterThan(0);
  });

  it('shows the days while a leg is composed, and travels with these cards', async () => {
    const { container, done, click } = await show(moments.act);
    const notation = moments.act.legal.find((each) => each.startsWith('travel '))!;
    for (const card of notation.split(' ').slice(1)) await click(`[data-card="${card}"][aria-pressed=false]`);
    const days = (moments.act.view.own.outcomes as Record<string, number[]>)[notation]![0];
    expect(container.querySelector('[data-days]')?.textContent).toBe(String(days));
    await click('[data-action="travel"]');
    expect(done).toEqual([notation]);
  });

  const withPrincess = (legal: string[]) => ({
    view: {
      ...moments.act.view,
      event_discards: ['contacts', 'detective'],
      own: { ...moments.act.view.own, event_cards: ['princess'] },
    },
    legal: [...moments.act.legal, ...legal],
  });

  it('offers every card that the princess can copy', async () => {
    const cities = ['paris', 'suez'].map((city) => `play princess detective ${city}`);
    const moment = withPrincess(['play princess contacts', ...cities]);
    const { container, done, click } = await show(moment);
    await click('[data-event="princess"]');
    const doors = [...document.querySelectorAll<HTMLElement>('dialog .doors button')];
    expect(doors.map((door) => door.textContent?.trim())).toEqual(['Play as contacts', 'Play as detective']);
    doors[1]!.click();
    await tick();
    container.querySelector<HTMLElement>(`.desk [data-action="${cities[1]}"]`)!.click();
    expect(done).toEqual([cities[1]]);
  });

  it('puts a card that is read away when the game is over', async () => {
    const { click, rerender } = await show(withPrincess(['play princess contacts']));
    await click('[data-event="princess"]');
    expect(document.querySelector('dialog')).not.toBeNull();
    await rerender({ view: moments.over.view as unknown as View, legal: [] });
    await tick();
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('names the card to take and its action', async () => {
    const texts = await loadTexts('en', 'eighty_days', game.names, ['Anna', 'Bob', 'Cyril']);
    const at = { view: moments.take.view as unknown as View, legal: moments.take.legal };
    expect(game.action('take 2', texts, at)).toBe('Take ship 8, action: balloon');
  });

  it('shows a hint to discard: the card is chosen, and what to press is marked', async () => {
    const { container, rerender } = await show(moments.discard);
    const hint = moments.discard.legal.find((each) => each.startsWith('discard '))!;
    await rerender({ hint });
    await tick();
    expect(container.querySelector('.hinted')?.getAttribute('data-action')).toBe(hint);
  });

  it('offers no fastest cards once the journey of the turn is over', async () => {
    const before = await show(moments.act);
    expect(before.container.querySelector('.best')).toBeTruthy();
    cleanup();
    const { container } = await show({ ...moments.act, legal: ['end', 'buy travel'] });
    expect(container.querySelector('.best')).toBeNull();
  });

  it('says why not where a lesson allows one of two choices', async () => {
    const { refused, done, click } = await show({ ...moments.use, legal: ['use'] });
    await click('[data-action="skip"]');
    expect([done, refused]).toEqual([[], ['skip']]);
    await click('[data-action="use"]');
    expect(done).toEqual(['use']);
  });

  it('keeps the journey dim until its cards are chosen', async () => {
    const { container, click } = await show(moments.act);
    const door = container.querySelector<HTMLElement>('[data-action="travel"]')!;
    expect(door.getAttribute('aria-disabled')).toBe('true');
    await click('.best');
    expect(door.getAttribute('aria-disabled')).toBe('false');
  });

  it.each([
    ['the journey', [...moments.act.legal], 'travel'],
    ['to stay, where cards are missing', ['stay', 'buy travel'], 'stay'],
    ['nothing, where a lesson asks for something else', ['buy travel'], undefined],
  ])('makes bright %s', async (_, legal, bright) => {
    const { container } = await show({ ...moments.act, legal });
    const found = [...container.querySelectorAll<HTMLElement>('.doors .primary')];
    expect(found[0]?.dataset.action).toBe(bright);
    expect(found.length).toBeLessThan(2);
  });

  it('says of cards that do not fit what the engine has ready', async () => {
    const { own } = moments.act.view;
    const view = { ...moments.act.view, own: { ...own, outcomes: {} } };
    const { told, refused, click } = await show({ ...moments.act, view });
    await click('.held[data-card]');
    expect(told).toEqual([own.misfit]);
    expect(refused).toEqual([]);
  });

  it('asks the engine about cards where none can be chosen', async () => {
    const { own } = moments.act.view;
    const view = { ...moments.act.view, own: { ...own, misfit: null } };
    const { container, told, refused, click } = await show({ ...moments.act, view });
    await click('.held[data-card]');
    expect(told).toEqual([]);
    expect(refused).toEqual([`travel ${container.querySelector<HTMLElement>('.held')!.dataset.card}`]);
  });

  it('says why a card cannot be taken now', async () => {
    const { refused, done, click } = await show(moments.act);
    await click('.take');
    expect(done).toEqual([]);
    expect(refused).toEqual(['take 1']);
  });
});

describe('the line above the board', () => {
  beforeEach(async () => {
    await speak('en');
  });

  const lacking = {
    ...moments.act.view,
    own: { ...moments.act.view.own, plan: [{ ...moments.act.view.own.plan[0], missing: { ship: 2 } }] },
  };
  const travelled = { ...moments.act.view, this_turn: { ...moments.act.view.this_turn, legs: 1 } };

  it.each([
    ['which cards are missing', lacking, ['stay'], /: 2 ships\. Stay where you are\.$/],
    ['that a card can be bought', lacking, ['stay', 'buy travel'], /: 2 ships\. Buy a card, or stay\.$/],
    ['that coins can still be spent', travelled, ['end', 'buy event'], /buy a card for 2 coins/],
    [
      'that an event card can still be used',
      travelled,
      ['end', 'cash elephant'],
      /still use an event card\. Or/,
    ],
    ['that nothing is left but the end', travelled, ['end'], /^End the turn\.$/],
    ['that no event card serves the leg', moments.leg.view, ['go'], /^None of your event cards helps/],
  ])('says %s', async (_, view, legal, line) => {
    const texts = await loadTexts('en', 'eighty_days', game.names, ['Anna', 'Bob', 'Cyril']);
    expect(game.status(view as unknown as View, legal, texts).replace(/[\u2068\u2069]/g, '')).toMatch(line);
  });
});
