// How a game ended, in sentences: who won, and what decided between equals.
import type { GameClient } from '../games';
import type { View } from '$lib/net';
import { t, type Texts } from '$lib/text.svelte';

export interface Outcome {
  winners: number[];
  title: string;
  tie: string; // nothing when nobody was level
}

export function outcomeOf(view: View, game: GameClient, texts: Texts, names: string[]): Outcome {
  const { places, scores } = view.result!;
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return { winners, title: title(), tie: game.tie?.(view, texts) ?? '' };

  function title(): string {
    if (names.length === 1) return t('end-solo', { points: scores[0] });
    if (winners.length === 1) return t('end-won', { player: names[winners[0]!] });
    return t('end-shared', { players: texts.list(winners.map((seat) => names[seat]!)) });
  }
}
