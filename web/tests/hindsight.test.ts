// The review of Bez hranic shows the engine's own numbers, and sends what was missed to the trainer.
import { fireEvent, render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import HindsightSheet from '../src/games/bez_hranic/HindsightSheet.svelte';
import { loadNames } from '../src/games/bez_hranic/maps';
import { collect, missedPairs, send } from '../src/games/bez_hranic/trainer/inbox';
import type { BezHranicView, Bill, Hindsight } from '../src/games/bez_hranic/view';
import { loadTexts } from '../src/lib/text.svelte';
import moments from './fixtures/bez_hranic.json';
import { speak } from './speak';

const reviewed = moments.review.view as unknown as BezHranicView;
const final = moments.over.view as unknown as BezHranicView;

async function shown(view: BezHranicView, at: number, language: 'cs' | 'en' = 'en') {
  await speak(language);
  const texts = await loadTexts(language, 'bez_hranic', await loadNames(view.edition, language));
  return render(HindsightSheet, { view, bill: view.evaluation!.bills[at]!, texts });
}

beforeEach(() => localStorage.clear());

describe.each([
  ['a round', reviewed],
  ['the final', final],
])('the hindsight of %s', (_, view) => {
  it('prints the price of all eight fields as the engine counts it', async () => {
    const { container } = await shown(view, 0);
    const { fields, price, missed } = view.evaluation!.hindsight;
    const printed = [...container.querySelectorAll('li')].map((line) => [
      line.dataset.worth,
      Number(/\d+/.exec(line.querySelector('b')!.textContent)![0]),
    ]);
    expect(printed).toEqual(fields.map((field) => [field.place, field.price]));
    expect(printed).toHaveLength(8);
    expect(container.querySelector('.verdict')!.textContent).toContain(`€${price}`);
    expect(container.querySelector<HTMLElement>('.verdict')!.dataset.missed).toBe(String(missed[0]));
  });

  it.each(['cs', 'en'] as const)('is told in whole sentences in %s', async (language) => {
    const { container } = await shown(view, 1, language);
    expect(container.textContent).not.toMatch(/hindsight-|[{}$]/);
  });
});

it('shows whatever the engine says, not what it would count itself', async () => {
  const view = structuredClone(reviewed);
  view.evaluation!.hindsight.fields[3]!.price = 432;
  const { container } = await shown(view, 0);
  expect(container.querySelectorAll('li b')[3]!.textContent).toContain('432');
});

it('sends the missed pairs to the trainer by one press', async () => {
  const at = reviewed.evaluation!.bills.findIndex(({ seat }) => seat === 0);
  const view = { ...reviewed, seat: 0, edition: 'europe' };
  view.evaluation = structuredClone(view.evaluation!);
  view.evaluation.hindsight.missed[at] = 30;
  const { container } = await shown(view, at);
  await fireEvent.click(container.querySelector('[data-practise]')!);
  const pairs = missedPairs(view.evaluation.bills[at]!, view.evaluation.hindsight, view.middle);
  expect(pairs.length).toBeGreaterThan(0);
  expect(collect('europe')).toEqual(pairs);
  expect(collect('europe')).toEqual([]);
});

describe('missed pairs', () => {
  const bill = (...places: string[]) => ({ places }) as Bill;
  const hindsight = (...best: string[][]) => ({ best }) as Hindsight;

  it('join the middle with what was chosen and with what was better', () => {
    expect(missedPairs(bill('gb'), hindsight(['pt'], ['va']), ['fr'])).toEqual([
      ['fr', 'pt'],
      ['fr', 'gb'],
    ]);
  });
  it('leave out what was right, and field 40', () => {
    expect(missedPairs(bill('hu', 'gr'), hindsight(['40', 'gr']), ['fr', 'ie'])).toEqual([
      ['fr', 'hu'],
      ['hu', 'ie'],
    ]);
  });
  it('wait once each', () => {
    send('usa', [['ca', 'nv']]);
    send('usa', [
      ['ca', 'nv'],
      ['al', 'ga'],
    ]);
    expect(collect('usa')).toHaveLength(2);
  });
});
