// The bots by their levels; a server without levels offers the bots it has.
import { net } from './net';

export const LEVELS = ['tourist', 'traveller', 'guide', 'explorer'];
const USUAL = 'guide';

export function levelsOf(bots: string[]): string[] {
  return bots.includes(USUAL) ? LEVELS.filter((level) => bots.includes(level)) : bots;
}

/** Who sits opposite unless told otherwise. */
export function usual(bots: string[], wanted: string): string {
  return [USUAL, wanted].find((bot) => bots.includes(bot)) ?? bots.at(-1) ?? wanted;
}

export async function botsOf(game: string): Promise<string[]> {
  const games = await net().games();
  return levelsOf(games.find((each) => each.key === game)?.bots ?? []);
}
