// The sentences of a game's lesson; the coach's own are a chapter of the client's.
import type { Language } from '$lib/settings.svelte';
import { loadOnly, type Texts } from '$lib/text.svelte';

const lessons = import.meta.glob<string>('../../../src/pomezi/games/*/lesson/*.ftl', {
  query: '?raw',
  import: 'default',
});

export const loadWords = (language: Language, game: string): Promise<Texts> =>
  loadOnly(language, lessons, (spoken) => `/${game}/lesson/${spoken}.ftl`);
