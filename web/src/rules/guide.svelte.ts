// All that a rules page needs to draw its figures: the board of the game, its sentences, the positions.
import type { GameClient } from '../games';
import { findCard } from '../games/strangers';
import { loadFigures, type Figure } from '$lib/figures';
import { loadGuide } from '$lib/guide';
import type { Language } from '$lib/settings.svelte';
import { current, type Texts } from '$lib/text.svelte';

export interface Guide {
  client: GameClient;
  texts: Texts;
  figures: Record<string, Figure>;
}

const editionOf = (figures: Record<string, Figure>): string =>
  String((Object.values(figures)[0]?.shots[0]?.view as { edition?: string } | undefined)?.edition ?? '');

/** Null for a game without a board or figures of its own. */
export async function openGuide(game: string, language: Language): Promise<Guide | null> {
  const [card, figures] = await Promise.all([findCard(game), loadFigures(game), current.open(game)]);
  const client = await card?.load?.();
  if (!client) return null;
  const names = (await client.namesFor?.(editionOf(figures), language)) ?? client.names;
  return { client, figures, texts: await loadGuide(language, game, names) };
}
