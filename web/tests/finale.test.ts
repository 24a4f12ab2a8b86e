// The final count of every game ends where the result stands, in both languages.
import { describe, expect, it } from 'vitest';
import { CARDS } from '../src/games';
import type { View } from '../src/lib/net';
import { loadTexts } from '../src/lib/text.svelte';
import { Staging } from '../src/table/staging.svelte';
import bezHranic from './fixtures/bez_hranic.json';
import border from './fixtures/border.json';
import eightyDays from './fixtures/eighty_days.json';
import limes from './fixtures/limes.json';
import ticketToRide from './fixtures/ticket_to_ride.json';
import { speak } from './speak';

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
    const texts = await loadTexts(language, key, names, ['Anna', 'Bob', 'Cyril', 'Dana', 'Eva', 'Filip']);
    const finale = game.finale!(view, texts);
    const staging = new Staging();
    staging.finale = finale;
    staging.at = finale.scenes.length - 1;
    expect(staging.totals).toEqual(finale.base.map((_, seat) => game.points!(view, seat)));
    for (const scene of finale.scenes) expect(scene.text).toMatch(/^[^{}$]{2,}$/);
  });
});
