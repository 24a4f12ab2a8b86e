// What decided a game, read off its final table.
import type { Result } from './view';

export interface Reason {
  code: 'fewest' | 'tie' | 'late' | 'fewer-late' | 'rival-late';
  seat: number; // who won, or with `rival-late` who came home too late
  other: number | null;
}

export function reason({ places, table }: Result): Reason {
  const winner = table[places.indexOf(1)]!;
  const seat = winner.seat;
  const home = table.filter((row) => row.home);
  if (!winner.home) return { code: 'rival-late', seat: home[0]?.seat ?? seat, other: seat };
  if (!winner.in_time) {
    const fewer = table.length === 2 && home.some((row) => row.rank < winner.rank);
    return { code: fewer ? 'fewer-late' : 'late', seat, other: null };
  }
  const tied = home.find((row) => row.seat !== seat && row.days === winner.days);
  return tied ? { code: 'tie', seat, other: tied.seat } : { code: 'fewest', seat, other: null };
}
