import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { game as limes } from '../src/games/limes';
import { game as ttr } from '../src/games/ticket_to_ride';
import { loadTexts } from '../src/lib/text.svelte';
import limesMoments from './fixtures/limes.json';
import ttrMoments from './fixtures/ticket_to_ride.json';
import type { View } from '../src/lib/net';
import { speak } from './speak';

beforeEach(async () => {
  await speak('en');
});
afterEach(cleanup);

async function show(game: typeof ttr, key: string, moment: { view: unknown; legal: string[] }) {
  const done: string[] = [];
  const refused: string[] = [];
  const texts = await loadTexts('en', key, game.names, ['Anna', 'Bob', 'Cyril']);
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
  });
  return { container, done, refused };
}

describe('the railway board', () => {
  it('shows every route once, and lets me claim what is legal', async () => {
    const { container } = await show(ttr, 'ticket_to_ride', ttrMoments.main);
    expect(container.querySelectorAll('[data-route]')).toHaveLength(100);
    const legal = new Set(
      ttrMoments.main.legal.filter((n) => n.startsWith('claim ')).map((n) => n.split(' ')[1]),
    );
    expect(container.querySelectorAll('.route[role=button]')).toHaveLength(legal.size);
  });

  it('lets me keep the tickets I tick, and not too few', async () => {
    const { container, done } = await show(ttr, 'ticket_to_ride', ttrMoments.choose);
    const keep = screen.getByRole('button', { name: /^Choose at least/ }) as HTMLButtonElement;
    expect(keep.disabled).toBe(true);
    const boxes = [...container.querySelectorAll<HTMLInputElement>('.offer input')];
    boxes[0]!.click();
    boxes[2]!.click();
    await Promise.resolve();
    keep.click();
    expect(ttrMoments.choose.legal).toContain(done[0]);
    expect(done[0]!.split(' ')).toHaveLength(3);
  });

  it('says why a click does nothing', async () => {
    const { container, refused, done } = await show(ttr, 'ticket_to_ride', ttrMoments.second);
    container
      .querySelector<SVGElement>('[data-route]')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(done).toEqual([]);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatch(/^claim [a-z-]+ \w+:\d$/);
  });

  it('strikes out the open cards that cannot be taken, while others can', async () => {
    const view = structuredClone(ttrMoments.second.view) as unknown as { display: string[] };
    view.display[4] = 'loco';
    const struck = (container: Element) =>
      [...container.querySelectorAll<HTMLElement>('.pick.barred')].map(({ dataset }) => dataset.card);
    const second = await show(ttr, 'ticket_to_ride', { view, legal: ttrMoments.second.legal });
    expect(struck(second.container)).toEqual(['loco']);
    const between = await show(ttr, 'ticket_to_ride', { view, legal: [] });
    expect(struck(between.container)).toEqual([]);
  });
});

describe('the Limes board', () => {
  it('outlines exactly the places where the card fits', async () => {
    const { container } = await show(limes, 'limes', limesMoments.lay);
    const cells = new Set(limesMoments.lay.legal.map((n) => n.split(' ')[1]));
    expect(container.querySelectorAll('[data-cell]')).toHaveLength(cells.size);
  });

  it('lays the card turned as it is shown', async () => {
    const { container, done } = await show(limes, 'limes', limesMoments.lay);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'r' }));
    await Promise.resolve();
    container
      .querySelector<SVGElement>('[data-cell]')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(done[0]).toMatch(/^lay \d,\d r90$/);
  });
});
