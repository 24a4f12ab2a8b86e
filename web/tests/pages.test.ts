// Pages of people and days, drawn without a browser: what they say in each state, and that axe finds nothing.
import { cleanup, render, waitFor } from '@testing-library/svelte';
import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useNet, type Daily, type ListedTable, type Net, type TableInfo } from '$lib/net';
import { settings } from '$lib/settings.svelte';
import { current } from '$lib/text.svelte';
import EndDaily from '../src/daily/EndDaily.svelte';
import Today from '../src/daily/Today.svelte';
import Company from '../src/home/Company.svelte';
import YourTurn from '../src/home/YourTurn.svelte';
import DayPage from '../src/pages/DayPage.svelte';
import Invite from '../src/reach/Invite.svelte';

const result = (rank: number, lead: number, mine = false) => ({
  name: `P${lead}`,
  rank,
  place: 1,
  score: lead,
  lead,
  table: `t${lead}`,
  mine,
});

const day = (more: Partial<Daily> = {}): Daily => ({
  game: 'limes',
  day: '2026-11-18',
  today: '2026-11-18',
  bots: [],
  unit: 'points',
  state: 'new',
  table: '',
  players: 3,
  rank: 0,
  streak: 0,
  results: [],
  house: null,
  month: [],
  ...more,
});

const OVER = day({
  state: 'over',
  table: 't44',
  rank: 2,
  streak: 4,
  results: [result(1, 51), result(2, 44, true), result(3, 20)],
  house: { ...result(0, 58), name: 'explorer' },
  month: [{ day: '2026-11-17', rank: 1, field: 9, place: 1, score: 50, lead: 50, table: 'x' }],
});

const seat = (kind: string, name: string, mine = false) => ({ seat: 0, kind, name, bot: '', mine });
const table = (id: string, mine: boolean): ListedTable =>
  ({
    id,
    game: 'border',
    mine_to_act: mine,
    seats: [seat('person', 'Eva'), mine ? seat('person', 'Me', true) : seat('open', '')],
    correspondence: true,
    limit_s: 86_400,
    rated: true,
  }) as unknown as ListedTable;

function meet(told: Daily, address = ''): void {
  useNet({
    daily: () => Promise.resolve(told),
    dailies: () => Promise.resolve([told, day({ game: 'border', state: 'playing', table: 'b' })]),
    reach: () => Promise.resolve({ near: true, address }),
    tables: () => Promise.resolve([table('mine', true)]),
    lobby: () => Promise.resolve([{ ...table('hers', false), status: 'open' }]),
    playing: () => Promise.resolve([]),
  } as unknown as Net);
}

/** What axe finds; colours need a real browser. */
async function faults(where: Element): Promise<string[]> {
  const found = await axe.run(where, { rules: { 'color-contrast': { enabled: false } } });
  return found.violations.map(({ id }) => id);
}

beforeAll(async () => {
  settings.language = 'en';
  await current.open('daily', 'table');
});
afterEach(cleanup);

describe('the page of a day', () => {
  it('says the terms of the one try, and nothing of others, before it is played', async () => {
    meet(day());
    const { container, findByText } = render(DayPage, { game: 'limes', day: '' });
    await findByText('One try for everybody');
    expect(container.querySelector('.results')).toBeNull();
    expect(await faults(container)).toEqual([]);
  });

  it('then shows my rank, everybody with me among them, the house, my month, and a line to share', async () => {
    meet(OVER);
    const { container, findByText } = render(DayPage, { game: 'limes', day: '2026-11-18' });
    await findByText('No. 2 of 3');
    expect([...container.querySelectorAll('.results li')].map((li) => li.textContent?.trim())).toEqual([
      'P51 51 points',
      'You 44 points',
      'P20 20 points',
    ]);
    expect(container.querySelectorAll('rect.mine')).toHaveLength(1);
    expect(container.querySelector('svg[role=img]')?.getAttribute('aria-label')).toContain('from 20 points');
    expect(container.querySelector('pre')?.textContent).not.toContain('44');
    expect(container.textContent).toContain('our strongest bot');
    expect(container.querySelector('.played .hidden-text')?.textContent).toContain('No. 1 of 9');
    expect(await faults(container)).toEqual([]);
  });

  it.each(['playing', 'past', 'over'] as const)(
    'is whole while my try is %s without a result',
    async (state) => {
      meet(day({ state, bots: ['guide', 'guide'] }));
      const { container } = render(DayPage, { game: 'border', day: '2026-11-18' });
      await waitFor(() => expect(container.querySelector('.mine .rank')).not.toBeNull());
      expect(container.textContent).not.toMatch(/daily-|unit-/);
      expect(await faults(container)).toEqual([]);
    },
  );
});

describe('the deals of the day', () => {
  it('stand on the front page with what I can do in each', async () => {
    meet(OVER);
    const { container, findByText } = render(Today);
    await findByText('Go on');
    expect(container.querySelector('[data-game=limes] small')?.textContent).toBe(
      'No. 2 of 3 · 4 days in a row',
    );
    expect(await faults(container)).toEqual([]);
  });

  it.each([
    [OVER, true, 'No. 2 of 3'],
    [day({ state: 'over' }), true, 'has no rank'],
    [OVER, false, 'Practice'],
  ])('are told at the end of a table', async (told, ranked, said) => {
    meet(told);
    const info = { id: 't', game: 'limes', daily: '2026-11-18', ranked } as TableInfo;
    const { container } = render(EndDaily, { info });
    await waitFor(() => expect(container.textContent).toContain(said));
    expect(await faults(container)).toEqual([]);
  });
});

describe('people on the front page', () => {
  it('wait for company', async () => {
    meet(OVER);
    const { container, findByText } = render(Company);
    await findByText('Eva would like company');
    expect(container.querySelector('.open small')?.textContent).toBe(
      '1 free seat · By correspondence · 1 day · rated',
    );
    expect(await faults(container)).toEqual([]);
  });

  it('wait for me', async () => {
    meet(OVER);
    const { container, findByText } = render(YourTurn);
    await findByText('Your turn');
    expect(container.querySelector('a')?.getAttribute('href')).toBe('#/table/mine');
    expect(await faults(container)).toEqual([]);
  });
});

describe('the invitation', () => {
  it('warns where the link reaches nobody, and says what to do', async () => {
    meet(OVER);
    const { container, findByText } = render(Invite);
    await findByText('This link works on this computer alone.');
    expect(container.querySelector('code')?.textContent).toBe('pomezi serve --host 0.0.0.0');
    expect(container.querySelector('svg[role=img]')).toBeNull();
    expect(await faults(container)).toEqual([]);
  });

  it("gives the network's link with its code", async () => {
    meet(OVER, 'http://192.168.1.20:8765/');
    const { container } = render(Invite);
    await waitFor(() => expect(container.querySelector('svg[role=img] path')).not.toBeNull());
    expect(container.querySelector('input')?.value).toBe(`http://192.168.1.20:8765/${location.hash}`);
    expect(await faults(container)).toEqual([]);
  });
});
