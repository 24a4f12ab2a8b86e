// The final count of every game ends where the result stands, in both languages.
import { describe, expect, it } from 'vitest';
import { CARDS } from '../src/games';
import type { View } from '../src/lib/net';
import { loadTexts } from '../src/lib/text.svelte';
import { Staging } from '../src/table/staging.svelte';
import { outcomeOf } from '../src/table/outcome';
import bezHranic from './fixtures/bez_hranic.json';
import border from './fixtures/border.json';
import eightyDays from './fixtures/eighty_days.json';
import limes from './fixtures/limes.json';
import ticketToRide from './fixtures/ticket_to_ride.json';
import { speak } from './speak';

const NAMES = ['Anna', 'Bob', 'Cyril', 'Dana', 'Eva', 'Filip'];
const ENDS: Record<string, unknown> = {
  ticket_to_ride: ticketToRide.over.view,
  bez_hranic: bezHranic.over.view,
  limes: limes.over.view,
  border: border.over.view,
  eighty_days: eightyDays.over.view,
};

describe.each(['cs', 'en'] as const)('the final count in %s', (language) => {
  it.each(CARDS.map(({ key }) => key))('adds up in %s', async (key) => {
    await speak(language);
    const game = await CARDS.find((card) => card.key === key)!.load!();
    const view = ENDS[key] as View;
    const edition = (view as unknown as { edition: string }).edition;
    const names = (await game.namesFor?.(edition, language)) ?? game.names;
    const texts = await loadTexts(language, key, names, NAMES);
    const finale = game.finale!(view, texts);
    const staging = new Staging();
    staging.finale = finale;
    staging.at = finale.scenes.length - 1;
    expect(staging.totals).toEqual(finale.base.map((_, seat) => game.points!(view, seat)));
    for (const scene of finale.scenes) expect(scene.text).toMatch(/^[^{}$]{2,}$/);
  });

  const by = (reason: string) => ({ decided: { by: reason, seat: 1, other: 0 } });
  const level = (winners: number[]) => ({ level: [0, 1], winners, points: 45, best: 11, next: 9 });
  it.each([
    ['ticket_to_ride', by('tickets'), /tickets completed|splněných linek/],
    ['ticket_to_ride', by('longest'), /longer path|delší cest/],
    ['ticket_to_ride', by('shared'), /share the victory|dělí se o vítězství/],
    ['limes', by('worker'), /best single worker|nejlepší jednotlivý dělník/],
    ['border', { decided: level([1]) }, /11.*9/s],
    ['border', { decided: level([0, 1]) }, /share|dělí/],
    ['eighty_days', by('tie'), /home earlier|dřív je doma/],
    ['bez_hranic', { places: [1, 1, 3] }, /together|společně/],
  ])('says what decided between equals in %s: %o', async (key, changed, words) => {
    await speak(language);
    const game = await CARDS.find((card) => card.key === key)!.load!();
    const end = ENDS[key] as View;
    const view = { ...end, result: { ...end.result!, ...changed } } as unknown as View;
    const texts = await loadTexts(language, key, game.names, NAMES);
    const { tie } = outcomeOf(view, game, texts, NAMES.slice(0, 3));
    expect(tie).toMatch(words);
    for (const name of ['Anna', 'Bob']) expect(tie).toContain(name);
  });
});
