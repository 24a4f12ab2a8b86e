// The sentences of a game's rules page and of its card: they come when they are asked for.
import type { Language } from './settings.svelte';
import { loadTexts, type Names, type Texts } from './text.svelte';

/** All that a table can say of a game, and what is said about its rules. */
export const loadGuide = (
  language: Language,
  game: string,
  names?: Names,
  players?: string[],
): Promise<Texts> => loadTexts(language, game, names, players, ['rules/page', `rules/${game}`]);
