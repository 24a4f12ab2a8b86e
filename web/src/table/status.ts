// The one sentence at the top: whose turn it is, and what is expected.
import type { GameClient } from '../games';
import type { Table } from '$lib/table.svelte';
import { t, type Texts } from '$lib/text.svelte';

export function statusOf(table: Table, game: GameClient, texts: Texts, names: string[]): string {
  const { info, face, replay } = table;
  if (!info || !face.view) return t('joining');
  if (replay.at !== null) return t('looking-back');
  if (table.isOver) return t('turn-over');
  if (info.status === 'paused') return t('paused');
  if (info.status === 'ended') return t('ended');
  if (face.legal.length) return game.status(face.view, face.legal, texts);
  const own = game.status(face.view, [], texts);
  if (own) return own;
  const { actors } = face.view;
  const one = actors[0];
  if (actors.length === 1 && one !== undefined) {
    return t(info.seats[one]?.bot ? 'bot-thinking' : 'turn-of', { player: names[one] });
  }
  return t('turn-of-many', { actors: actors.map((seat) => names[seat]).join(', ') });
}
