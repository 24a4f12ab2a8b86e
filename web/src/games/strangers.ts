// Games that other packages bring to a server: all that the client knows of them, the server has told.
import type { GameInfo } from '$lib/net';
import { net } from '$lib/net';
import { settings } from '$lib/settings.svelte';
import { call, loadTexts } from '$lib/text.svelte';
import { cardOf, type GameCard } from '.';

const OPPONENTS = 2;

/** As its poster would say it. */
export function cardFor(info: GameInfo): GameCard {
  const [least = 1, most = least] = [info.seats[0], info.seats.at(-1)];
  return {
    key: info.key,
    seats: [least, most],
    opponents: Math.max(least, Math.min(most, OPPONENTS + 1)) - 1,
    load: () => import('./plain').then(({ clientOf }) => clientOf(info)),
  };
}

/** Those of this server, with their titles learned. */
export async function strangers(): Promise<GameInfo[]> {
  const found = await net().strangers();
  for (const { key } of found) call(key, (await loadTexts(settings.language, key)).say('game'));
  return found;
}

/** The card of any game that this server plays. */
export async function findCard(key: string): Promise<GameCard | undefined> {
  const known = cardOf(key);
  if (known) return known;
  const info = (await strangers()).find((game) => game.key === key);
  return info && cardFor(info);
}
