// The language of a test, with the chapters of all boards and pages open.
import { settings, type Language } from '../src/lib/settings.svelte';
import { current } from '../src/lib/text.svelte';

const CHAPTERS = [
  'ticket_to_ride',
  'bez_hranic',
  'limes',
  'border',
  'eighty_days',
  'trainer',
  'table',
  'options',
  'settings',
  'me',
];

export async function speak(language: Language): Promise<void> {
  settings.language = language;
  await current.open(...CHAPTERS);
  await current.load();
}
