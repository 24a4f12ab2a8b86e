// What has become of each of the five dice, as far as the reader's seat may know.
import type { BorderView } from './view';

/** free: to be used; used: by the active player; spent: by me, in my second action; idle: no longer for me. */
export type DieState = 'free' | 'used' | 'spent' | 'idle';

export function spentDice(seen: BorderView): DieState[] {
  const isUsed = (i: number) => seen.used.includes(i + 1);
  if (seen.phase !== 'cross') return seen.dice.map((_, i) => (isUsed(i) ? 'used' : 'free'));
  const all = seen.used.length === seen.dice.length; // then everybody else may use any one of them
  const own = seen.own;
  if (!own?.dice || seen.seat === seen.turn)
    return seen.dice.map((_, i) => (isUsed(i) && !all ? 'used' : 'free'));
  const left = { ...own.dice };
  // The last ones of a colour are left; those before them have crossed a cell.
  const states = seen.dice.map((): DieState => 'used');
  for (let i = seen.dice.length - 1; i >= 0; i--) {
    const hue = seen.dice[i];
    if (!hue || (isUsed(i) && !all)) continue;
    const count = left[hue] ?? 0;
    left[hue] = count - 1;
    states[i] = count <= 0 ? 'spent' : own.limit ? 'free' : 'idle';
  }
  return states;
}

/** The numbers, from 1, of the dice that show a colour. */
export function diceOf(seen: BorderView, hue: string): number[] {
  return seen.dice.flatMap((die, i) => (die === hue ? [i + 1] : []));
}
