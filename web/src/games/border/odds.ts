// Exact chances of five dice with six colours. Everything counts ways in whole numbers: with three rolls there
// are 6 ** 15 of them, which a number still holds exactly.
import { HUES } from './hues';

export const DICE = 5;
const SIDES = HUES.length;

/** So many ways of so many, all equally likely. */
export interface Chance {
  ways: number;
  outOf: number;
}

function choose(n: number, k: number): number {
  let found = 1;
  for (let i = 0; i < k; i++) found = (found * (n - i)) / (i + 1);
  return found;
}

/** At least `needed` dice of one colour, if each is rolled until it shows it or the rolls are used up. */
export function chance(dice: number, rolls: number, needed: number): Chance {
  const miss = 5 ** rolls;
  const hit = SIDES ** rolls - miss;
  let ways = 0;
  for (let hits = Math.max(0, needed); hits <= dice; hits++)
    ways += choose(dice, hits) * hit ** hits * miss ** (dice - hits);
  return lowest(ways, SIDES ** (dice * rolls));
}

/** The same when now only some dice are rolled again; from the next roll on, all that do not show it. */
export function chanceKeeping(shown: number, rolling: number, rolls: number, needed: number): Chance {
  if (rolls === 0 || rolling === 0) return chance(0, 0, needed - shown);
  const all = SIDES ** (DICE * (rolls - 1));
  let ways = 0;
  for (let hits = 0; hits <= rolling; hits++) {
    const rest = chance(DICE - shown - hits, rolls - 1, needed - shown - hits);
    ways += choose(rolling, hits) * 5 ** (rolling - hits) * rest.ways * (all / rest.outOf);
  }
  return lowest(ways, SIDES ** rolling * all);
}

/** Every hand of none to five dice, as counts of each colour; by size, so that one die more comes later. */
const HANDS: number[][] = [];
for (let size = 0; size <= DICE; size++) deal(size, 0, []);
function deal(left: number, colour: number, hand: number[]): void {
  if (colour === SIDES - 1) {
    HANDS.push([...hand, left]);
    return;
  }
  for (let count = left; count >= 0; count--) deal(left - count, colour + 1, [...hand, count]);
}
const NUMBER = new Map(HANDS.map((hand, i) => [hand.join(), i]));
const MORE = HANDS.map((hand) => HUES.map((_, colour) => beside(hand, colour, 1)));
const LESS = HANDS.map((hand) => HUES.map((_, colour) => beside(hand, colour, -1)));
const FULL = HANDS.findIndex((hand) => sum(hand) === DICE);

function beside(hand: number[], colour: number, change: number): number {
  return NUMBER.get(hand.map((count, i) => (i === colour ? count + change : count)).join()) ?? -1;
}

function sum(hand: number[]): number {
  return hand.reduce((total, count) => total + count, 0);
}

/**
 * The best chance to end with a hand that is wanted, when these dice are kept and the others rolled now, and
 * the rolls after that are played as well as can be.
 */
export function bestChance(kept: string[], rolls: number, isWanted: (counts: number[]) => boolean): Chance {
  const hand = NUMBER.get(HUES.map((hue) => kept.filter((die) => die === hue).length).join())!;
  // values[i] are ways of 6 ** (5 * rolls) for full hands; for parts they are made from those after a roll.
  let values: number[] = HANDS.map((counts, i) => (i >= FULL && isWanted(counts) ? 1 : 0));
  if (rolls === 0) return { ways: values[hand]!, outOf: 1 };
  for (let roll = 1; ; roll++) {
    values = afterRoll(values);
    if (roll === rolls) break;
    values = bestPart(values);
  }
  return lowest(values[hand]!, SIDES ** (DICE * rolls));
}

/** What keeping each part and rolling the rest leads to, as ways of 6 ** 5 times as many. */
function afterRoll(full: number[]): number[] {
  const ways = [...full];
  for (let i = FULL - 1; i >= 0; i--)
    ways[i] = HUES.reduce((total, _, colour) => total + ways[MORE[i]![colour]!]!, 0);
  return ways.map((way, i) => way * SIDES ** sum(HANDS[i]!));
}

/** What every hand is worth when its best part is kept. */
function bestPart(values: number[]): number[] {
  const best = [...values];
  HANDS.forEach((_, i) => {
    for (const part of LESS[i]!) if (part >= 0) best[i] = Math.max(best[i]!, best[part]!);
  });
  return best;
}

function lowest(ways: number, outOf: number): Chance {
  let [a, b] = [outOf, ways];
  while (b) [a, b] = [b, a % b];
  return { ways: ways / a, outOf: outOf / a };
}
