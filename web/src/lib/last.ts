// How each game was played last in this browser: against whom, how many, on which map.
import { USUAL } from '../games/known';

export interface Last {
  level: string;
  opponents: number;
  edition: string; // empty = the usual one
}

const KEY = 'pomezi.last';

function all(): Record<string, Last> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Last>;
  } catch {
    return {};
  }
}

/** Nothing before the first game. */
export const lastOf = (game: string): Last | undefined => all()[game];

/** By the seats of a table as it was laid. */
export function keepLast(game: string, seats: string[], edition = ''): void {
  const bot = seats.find((kind) => kind !== 'me' && kind !== 'open');
  const last: Last = { level: bot ?? lastOf(game)?.level ?? USUAL, opponents: seats.length - 1, edition };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: last }));
  } catch {
    // A browser that stores nothing asks again.
  }
}
