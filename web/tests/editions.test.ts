// Editions of players' own: their maps are planned from what the server tells, and their boards drawn from that.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { CARDS } from '../src/games';
import { planned as planStates } from '../src/games/bez_hranic/plan';
import type { BezHranicFacts } from '../src/games/bez_hranic/view';
import { planned as planJourney } from '../src/games/eighty_days/plan';
import type { EightyDaysFacts } from '../src/games/eighty_days/view';
import { pairsOf, planned as planRails } from '../src/games/ticket_to_ride/plan';
import { labelBox } from '../src/games/ticket_to_ride/rails.mjs';
import type { TicketToRideFacts } from '../src/games/ticket_to_ride/view';
import OwnEdition from '../src/lib/OwnEdition.svelte';
import { island } from '../src/lib/island';
import { crowd } from '../src/lib/crowd';
import { NetError, useNet, type Net, type View } from '../src/lib/net';
import { loadTexts } from '../src/lib/text.svelte';
import editions from './fixtures/editions.json';
import { speak } from './speak';

afterEach(cleanup);

const rails = editions.ticket_to_ride.facts as unknown as TicketToRideFacts;
const states = editions.bez_hranic.facts as unknown as BezHranicFacts;
const journey = editions.eighty_days.facts as unknown as EightyDaysFacts;

const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe('a map of railways', () => {
  const map = planRails(rails);

  it('has a slot for every wagon, long enough to be seen', () => {
    for (const { route, length } of rails.routes) {
      expect(map.routes[route]!.slots).toHaveLength(length);
      expect(map.routes[route]!.slot).toBeGreaterThan(20);
    }
  });

  it('keeps every slot clear of every other railway', () => {
    const slots = Object.entries(map.routes).flatMap(([route, { slots }]) =>
      slots.map(([x, y]) => ({ route, x, y })),
    );
    for (const one of slots)
      for (const other of slots)
        if (one.route < other.route)
          expect(far(one, other), `${one.route}, ${other.route}`).toBeGreaterThan(11);
  });

  it('draws two tracks side by side', () => {
    const [first, second] = ['brno-olomouc', 'brno-olomouc.2'].map((route) => map.routes[route]!);
    first!.slots.forEach(([x, y], i) => {
      const [u, v] = second!.slots[i]!;
      expect(far({ x, y }, { x: u, y: v })).toBeCloseTo(13.5, 0);
    });
  });

  it('writes no name over another, and all within the picture', () => {
    const boxes = Object.values(map.cities).map(({ x, y, name, label }) => {
      const side = { start: 'e', end: 'w', middle: label[1] < y ? 'n' : 's' }[label[2]]!;
      const { x0, x1 } = labelBox([x, y], name, side);
      return { x0, x1, y0: label[1] - 6, y1: label[1] + 6 };
    });
    boxes.forEach((a, i) => {
      expect(a.x0).toBeGreaterThan(0);
      expect(a.x1).toBeLessThan(map.width);
      for (const b of boxes.slice(0, i))
        expect(a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1).toBe(false);
    });
  });

  it('pairs tracks that differ in length', () => {
    const routes = rails.routes.map((route) =>
      route.route === 'brno-olomouc.2' ? { ...route, length: 2 } : route,
    );
    const pair = pairsOf({ ...rails, routes }).find(({ key }) => key === 'brno-olomouc')!;
    expect(pair.tracks.map(({ length }) => length)).toEqual([3, 2]);
    expect(planRails({ ...rails, routes }).routes['brno-olomouc.2']!.slots).toHaveLength(2);
  });
});

describe('a map of states without outlines', () => {
  const map = planStates(states);

  it('has a sign for each, none over another', () => {
    const signs = Object.values(map.nodes).map(({ at: [x, y] }) => ({ x, y }));
    expect(signs).toHaveLength(50);
    signs.forEach((one, i) =>
      signs.slice(0, i).forEach((other) => {
        expect(Math.abs(one.x - other.x) > 100 || Math.abs(one.y - other.y) > 36).toBe(true);
      }),
    );
  });

  it('joins those that border on each other, over water otherwise than on land', () => {
    const sea = states.borders.filter(([, , kind]) => kind === 'sea');
    expect(map.lines.map(([a, b]) => [a, b])).toEqual(sea.map(([a, b]) => [a, b]));
    expect(map.links!.match(/M/g)).toHaveLength(states.borders.length - sea.length);
  });

  it('gives neighbours other tints', () => {
    for (const [a, b] of states.borders) expect(map.nodes[a]!.tint).not.toBe(map.nodes[b]!.tint);
  });
});

describe('a map of a journey', () => {
  it('comes home beside the city where it began', () => {
    const { cities } = planJourney(journey);
    const [first, home] = [cities[0]!, cities.at(-1)!];
    expect(home.id).toBe(first.id);
    expect(far(first, home)).toBeGreaterThan(60);
  });

  it('comes home at the other end, where it leads around the world', () => {
    const { cities, width } = planJourney({ ...journey, home: [1900, 0] });
    expect(cities.at(-1)!.x).toBeGreaterThan(width / 2);
  });

  it('says what a leg takes: cards, or days', () => {
    const legs = planJourney(journey).legs;
    expect(legs[0]).toMatchObject({ ways: [{ train: 1, ship: 1 }] });
    const overland = legs.find(({ from }) => from === 'krakov')!;
    expect(overland).toMatchObject({ days: 9, elephant: 4 });
    expect(overland.ways).toBeUndefined();
  });
});

describe('an island', () => {
  it('holds all its places, be they one', () => {
    expect(island([[10, 10]], 50)).toMatch(/^M.*Z$/);
  });

  it('has places that made room for each other and stayed about where they were', () => {
    const [a, b] = crowd(
      [
        [0, 0],
        [10, 0],
      ],
      [100, 100],
    );
    expect(b![0] - a![0]).toBeGreaterThan(80);
    expect(Math.abs(a![0] + b![0] - 10)).toBeLessThan(1);
  });
});

describe.each(CARDS.map(({ key }) => key as keyof typeof editions))('the board of %s', (key) => {
  it('is drawn from the edition of its table', async () => {
    await speak('en');
    const game = await CARDS.find((card) => card.key === key)!.load!();
    const { facts, names, view, legal } = editions[key];
    game.unfold?.(facts);
    const { families, names: drawn } = (await game.namesFor?.(view.edition, 'en')) ?? game.names;
    const texts = await loadTexts('en', key, { families, names: { ...drawn, ...names.en } }, ['Anna', 'Bob']);
    const seen = view as unknown as View;
    const props = { view: seen, legal, texts, latest: [], fresh: [], hint: null, still: false };
    const { container } = render(game.Board, {
      props: { ...props, act: () => {}, why: () => Promise.resolve(''), tell: () => {} },
    });
    const words = {
      ticket_to_ride: 'Kroměříž',
      eighty_days: 'Kraków',
      border: '10',
      bez_hranic: '',
      limes: '',
    };
    expect(container.textContent).toContain(words[key]);
    expect(container.textContent).not.toMatch(/Denver|London|undefined/);
    for (const notation of legal) expect(game.action(notation, texts, { view: seen, legal })).toBeTruthy();
  });
});

describe('a file of one’s own', () => {
  const file = (text: string) => new File([text], 'moje.json', { type: 'application/json' });

  async function choose(net: Partial<Net>, language: 'cs' | 'en', chosen: File): Promise<HTMLElement> {
    await speak(language);
    useNet(net as Net);
    const { container } = render(OwnEdition, { props: { game: 'ticket_to_ride', brought: null } });
    const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
    Object.defineProperty(input, 'files', { value: [chosen] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
    return container;
  }

  it('is called as it calls itself', async () => {
    const check = () => Promise.resolve({ edition: 'own-1', name: { en: 'Moravia', cs: 'Morava' } });
    const container = await choose({ check }, 'en', file('{}'));
    await expect.poll(() => container.textContent).toContain('Moravia');
  });

  it.each([
    ['cs', 'řádek 11'],
    ['en', 'line 11'],
  ] as const)('is refused with its line in %s', async (language, line) => {
    const facts = { edition: 'moje.json', line: 11, value: 'brno' };
    const check = () => Promise.reject(new NetError('edition-same-city', facts));
    const container = await choose({ check }, language, file('{}'));
    await expect.poll(() => container.querySelector('[role=alert]')?.textContent).toContain(line);
    expect(container.textContent).toContain('moje.json');
  });

  it('is not even sent when it is larger than any edition', async () => {
    const check = () => Promise.reject(new Error('sent'));
    const container = await choose({ check }, 'en', file('x'.repeat(400_001)));
    await expect.poll(() => container.querySelector('[role=alert]')?.textContent).toContain('too large');
  });
});
