// What a day is told in: the line to share spoils nothing.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Daily } from '$lib/net';
import { settings } from '$lib/settings.svelte';
import { current } from '$lib/text.svelte';
import { bar, dayAfter, resultText, shareText } from '../src/daily/day';

const day = (more: Partial<Daily> = {}): Daily => ({
  game: 'border',
  day: '2026-11-18',
  today: '2026-11-18',
  bots: ['guide', 'guide'],
  unit: 'points',
  state: 'over',
  table: 'mine',
  players: 14,
  rank: 3,
  streak: 5,
  results: [],
  house: null,
  month: [],
  ...more,
});

beforeAll(async () => {
  settings.language = 'en';
  await current.open('daily');
});

describe('the deal of a day', () => {
  it('is shared as rank, field and streak, without points, cards or a link to this machine', () => {
    expect(shareText(day())).toBe('Pomezí · The Border · 2026-11-18\n■■■■□ 3/14 · 5 days in a row');
    expect(shareText(day({ rank: 1, players: 1, streak: 1 }))).toContain('■■■■■ 1/1');
    expect(shareText(day({ streak: 1 }))).not.toContain('in a row');
  });

  it('draws the best in five cells and the last in one', () => {
    expect([bar(1, 100), bar(50, 100), bar(100, 100), bar(2, 2)]).toEqual([
      '■■■■■',
      '■■■□□',
      '■□□□□',
      '■■■□□',
    ]);
  });

  it('tells place and lead against bots, and all one has alone', () => {
    expect(resultText(day(), { place: 1, lead: 12 })).toBe('won, 12 points ahead');
    expect(resultText(day({ unit: 'euros' }), { place: 2, lead: -40 })).toBe('2nd, €40 behind');
    expect(resultText(day({ bots: [] }), { place: 1, lead: 50 })).toBe('50 points');
  });

  it('goes from month to month', () => {
    expect(dayAfter('2026-11-30', 1)).toBe('2026-12-01');
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
  });
});
