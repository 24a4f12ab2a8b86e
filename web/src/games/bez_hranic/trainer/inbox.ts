// Pairs of states that a review sends to the trainer; they wait in this browser until it is opened.
import { FORTY } from '../pieces';
import type { Bill, Hindsight } from '../view';

const KEY = 'pomezi.trainer.inbox';
export type Pair = [string, string];

function waiting(): Record<string, Pair[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Pair[]>;
  } catch {
    return {};
  }
}

function keep(all: Record<string, Pair[]>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that stores nothing forgets them.
  }
}

const isSame = ([a, b]: Pair, [c, d]: Pair) => a === c && b === d;

export function send(edition: string, pairs: Pair[]): void {
  const all = waiting();
  const before = all[edition] ?? [];
  const fresh = pairs.filter((pair) => !before.some((each) => isSame(each, pair)));
  keep({ ...all, [edition]: [...before, ...fresh] });
}

export const waits = (edition: string): boolean => Boolean(waiting()[edition]?.length);

/** What waits for a map; it is handed over once. */
export function collect(edition: string): Pair[] {
  const { [edition]: found = [], ...others } = waiting();
  if (found.length) keep(others);
  return found;
}

/** What a bill shows its player not to know: from the middle to what they chose, and to what was better. */
export function missedPairs(bill: Bill, { best }: Hindsight, middle: string[]): Pair[] {
  const nearest = best
    .map((places) => places.filter((place) => !bill.places.includes(place)))
    .sort((a, b) => a.length - b.length)[0]!;
  const wrong = bill.places.filter((place) => !best.some((places) => places.includes(place)));
  const states = [...nearest, ...wrong].filter((place) => place !== FORTY);
  const pairs = middle.flatMap((end) => states.map((state) => [end, state].sort() as Pair));
  return pairs.filter(
    (pair, i) => pair[0] !== pair[1] && pairs.findIndex((other) => isSame(other, pair)) === i,
  );
}
