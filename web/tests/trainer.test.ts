// The map trainer: what it looks up, what it asks, and when it asks again.
import { beforeEach, describe, expect, it } from 'vitest';
import { loadAtlas } from '../src/games/bez_hranic/trainer/atlas';
import { roundOf, TEN, today } from '../src/games/bez_hranic/trainer/daily';
import { Memory } from '../src/games/bez_hranic/trainer/memory.svelte';
import {
  invent,
  isRight,
  KINDS,
  kindOf,
  missedBy,
  priceOf,
  question,
} from '../src/games/bez_hranic/trainer/questions';
import { CLOCK_S, Session } from '../src/games/bez_hranic/trainer/session.svelte';
import { Telling } from '../src/games/bez_hranic/trainer/telling';
import { loadNames } from '../src/games/bez_hranic/maps';
import { loadTexts } from '../src/lib/text.svelte';
import measured from './fixtures/bez_hranic_borders.json';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function chance(seed = 7): () => number {
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647;
}

beforeEach(() => localStorage.clear());

describe.each(['europe', 'usa'] as const)('the tables of %s', (key) => {
  it('are as far across as the engine says, and as dear', async () => {
    const atlas = await loadAtlas(key);
    const { states, crossings, prices } = measured[key];
    const [far, dear] = [crossings, prices].map((rows) => rows.map((row) => row.split(' ').map(Number)));
    expect(atlas.states).toEqual([...states].sort());
    states.forEach((a, i) =>
      states.forEach((b, j) => {
        expect([a, b, atlas.crossings(a, b)]).toEqual([a, b, far![i]![j]]);
        if (a !== b) expect([a, b, atlas.price(a, b)]).toEqual([a, b, dear![i]![j]]);
        expect(atlas.neighbours(a).includes(b)).toBe(far![i]![j] === 1);
      }),
    );
  });

  it('price two tokens together as the engine does', async () => {
    const atlas = await loadAtlas(key);
    for (const line of measured[key].pairs) {
      const [from, a, b, eur, borders] = line.split(' ') as [string, string, string, string, string];
      expect([line, atlas.pairPrice(from, a, b)]).toEqual([line, Number(eur)]);
      expect(atlas.pairPrice(from, b, a)).toBe(Number(eur));
      expect([line, atlas.wayThrough(from, a, b).length - 1]).toEqual([line, Number(borders)]);
    }
  });

  it('lead over borders that there are, through the states asked for', async () => {
    const atlas = await loadAtlas(key);
    const beside = new Set(atlas.borders.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
    const stateOf = (node: string) => node.split(':')[0];
    for (const line of measured[key].pairs) {
      const [from, a, b] = line.split(' ') as [string, string, string];
      for (const way of [atlas.way(from, a), atlas.wayThrough(from, a, b)]) {
        expect(stateOf(way[0]!)).toBe(from);
        way.slice(1).forEach((node, i) => expect(beside).toContain(`${way[i]} ${node}`));
      }
      expect(stateOf(atlas.way(from, a).at(-1)!)).toBe(a);
      const passed = atlas.wayThrough(from, a, b).map(stateOf);
      expect(passed).toEqual(expect.arrayContaining([a, b]));
      expect([a, b]).toContain(passed.at(-1));
    }
  });

  it('ask questions that can be answered', async () => {
    const atlas = await loadAtlas(key);
    const drawn = chance();
    for (const kind of KINDS) {
      for (let i = 0; i < 60; i++) {
        const asked = question(invent(kind, atlas, drawn), atlas);
        expect(asked.right.length).toBeGreaterThan(0);
        if (asked.choices.length) for (const right of asked.right) expect(asked.choices).toContain(right);
        expect(isRight(asked, kind === 'neighbours' ? asked.right : [asked.right.at(-1)!])).toBe(true);
        expect(isRight(asked, ['nowhere'])).toBe(false);
        const prices = asked.choices.map((choice) =>
          kind === 'cheapest' || kind === 'ways' ? priceOf(choice, asked.from, atlas) : 0,
        );
        for (const right of asked.right)
          if (prices.some(Boolean)) expect(prices[asked.choices.indexOf(right)]).toBe(Math.min(...prices));
      }
    }
  });

  it.each(['cs', 'en'] as const)('are told in whole sentences in %s', async (language) => {
    const atlas = await loadAtlas(key);
    const texts = await loadTexts(language, '', await loadNames(key, language), [], ['trainer']);
    const telling = new Telling(texts, atlas);
    const drawn = chance(5);
    for (const kind of KINDS)
      for (let i = 0; i < 20; i++) {
        const asked = question(invent(kind, atlas, drawn), atlas);
        const wrong = kind === 'neighbours' || kind === 'find' ? ['xx'] : asked.choices.slice(0, 1);
        const told = [...telling.answer(asked, wrong), telling.short(asked.key)];
        expect(told.length).toBeGreaterThan(1);
        for (const line of told) expect(line).toMatch(/^[^{}$]{2,}$/);
        for (const line of told) expect(line).not.toMatch(/trainer-/);
      }
  });
});

describe('the memory of the trainer', () => {
  let now = 0;
  const memory = (edition = 'europe') => new Memory(edition, () => new Date(now));
  beforeEach(() => (now = Date.UTC(2026, 10, 16, 9)));

  it('asks again soon what was missed, until it is known', () => {
    const kept = memory();
    kept.learn('borders cz pl', false);
    expect(kept.weak).toEqual(['borders cz pl']);
    expect(kept.due('borders')).toBeNull();
    now += 2 * MINUTE;
    expect(kept.due('borders')).toBe('borders cz pl');
    expect(kept.due('neighbours')).toBeNull();
    expect(kept.due('borders', 'borders cz pl')).toBeNull();
    for (let i = 0; i < 3 && kept.weak.length; i++) {
      kept.learn('borders cz pl', true);
      now += 15 * MINUTE;
    }
    expect(kept.weak).toEqual([]);
    expect(kept.due('borders')).toBeNull();
  });

  it('asks what is known later and later', () => {
    const kept = memory();
    const waits: number[] = [];
    for (let i = 0; i < 6; i++) {
      kept.learn('find cz', true);
      const before = now;
      while (!kept.due('find')) now += 10 * MINUTE;
      waits.push(now - before);
    }
    expect(waits[0]).toBeLessThan(DAY);
    expect(waits[5]).toBeGreaterThan(30 * DAY);
    for (let i = 3; i < 6; i++) expect(waits[i]).toBeGreaterThan(waits[i - 1]!);
  });

  it('fades with time, by state', () => {
    const kept = memory();
    expect(kept.known('cz')).toBeNull();
    kept.learn('neighbours cz', true);
    expect(kept.known('cz')).toBeCloseTo(1, 2);
    const seen = [1, 5, 30, 200].map((days) => {
      now = Date.UTC(2026, 10, 16, 9) + days * DAY;
      return kept.known('cz')!;
    });
    expect([...seen].sort((a, b) => b - a)).toEqual(seen);
    expect(seen[3]).toBeLessThan(0.7);
    expect(kept.known('pl')).toBeNull();
  });

  it('takes in pairs from a game, due at once', () => {
    const kept = memory();
    kept.receive([['cz', 'pl']]);
    expect(kept.due('borders')).toBe('borders cz pl');
    expect(kept.weak).toEqual(['borders cz pl']);
    expect(kept.known('cz')).toBe(0);
  });

  it('stays in the browser, for each map apart', () => {
    memory().learn('neighbours cz', false);
    expect(memory().weak).toEqual(['neighbours cz']);
    now += 5 * MINUTE;
    expect(memory().due('neighbours')).toBe('neighbours cz');
    expect(memory('usa').results.asked).toBe(0);
    memory().forget();
    expect(memory().results.asked).toBe(0);
  });

  it('survives what an older trainer has left', () => {
    localStorage.setItem('pomezi.trainer', '{"europe": {"asked": 3, "right": 2, "streak": 1, "weak": []}}');
    const kept = memory();
    kept.learn('find cz', true);
    expect(kept.results.asked).toBe(4);
  });
});

describe('a sitting', () => {
  const sit = async (now = new Date(2026, 10, 16)) =>
    new Session('europe', await loadAtlas('europe'), new Memory('europe', () => now), chance(), now);

  it('brings the missed pairs of a dear field to the borders', async () => {
    const session = await sit();
    session.practise('cheapest');
    const { asked } = session;
    const wrong = asked!.choices.find((choice) => choice !== '40' && !asked!.right.includes(choice))!;
    session.answer([wrong]);
    expect(session.verdict).toBe(false);
    const pairs = missedBy(asked!, [wrong]);
    expect(pairs).toContainEqual([asked!.from, wrong].sort());
    session.practise('borders');
    expect(pairs.map((pair) => `borders ${pair.join(' ')}`)).toContain(session.asked!.key);
    expect(session.isWeak).toBe(true);
  });

  it('has ten questions a day, the same for everybody, once', async () => {
    const atlas = await loadAtlas('europe');
    const keys = (day: string, edition = 'europe') => roundOf(day, edition, atlas).map(({ key }) => key);
    expect(keys('2026-11-16')).toEqual(keys('2026-11-16'));
    expect(new Set(keys('2026-11-16')).size).toBe(TEN);
    expect(keys('2026-11-17')).not.toEqual(keys('2026-11-16'));
    expect(new Set(keys('2026-11-16').map(kindOf))).toEqual(new Set(KINDS));
    expect(keys('2026-11-16').slice(0, 2)).toEqual(['find ba', 'borders ad si']);
    expect(today(new Date(2026, 10, 6))).toBe('2026-11-06');
  });

  it('goes on with the ten where it was left, and counts each once', async () => {
    const first = await sit();
    first.turnTo('daily');
    first.answer(first.asked!.right);
    const { key } = first.asked!;
    const second = await sit();
    second.turnTo('daily');
    expect(second.asked!.key).not.toBe(key);
    for (let i = 1; i < TEN; i++) {
      second.answer(
        i % 2
          ? ['nothing']
          : second.asked!.kind === 'neighbours'
            ? second.asked!.right
            : [second.asked!.right[0]!],
      );
      second.ask();
    }
    expect(second.asked).toBeNull();
    expect(second.score).toBe(5);
    const third = await sit();
    third.turnTo('daily');
    expect([third.asked, third.score]).toEqual([null, 5]);
    const tomorrow = await sit(new Date(2026, 10, 17));
    tomorrow.turnTo('daily');
    expect(tomorrow.asked).not.toBeNull();
  });

  it('counts right answers against the clock, and keeps the best', async () => {
    const session = await sit();
    session.turnTo('clock');
    session.practise('borders');
    expect(session.asked).toBeNull();
    session.start(1000);
    session.answer(session.asked!.right);
    session.answer(['0']);
    session.answer(session.asked!.right);
    expect(session.look(1000 + CLOCK_S * 1000 - 1)).toBe(false);
    expect(session.look(1000 + CLOCK_S * 1000)).toBe(true);
    expect([session.score, session.asked, session.isBest]).toEqual([2, null, true]);
    session.start(90_000);
    session.look(90_000 + CLOCK_S * 1000);
    expect(session.isBest).toBe(false);
    expect(session.memory.results.best.borders).toBe(2);
  });
});
