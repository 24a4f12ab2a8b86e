// The round of the day: ten questions, the same for everybody who has this date on the calendar.
import type { Atlas } from './atlas';
import { invent, KINDS, question, type Chance, type Question } from './questions';

export const TEN = 10;

/** The date as the calendar on the wall has it, such as 2026-11-16. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The same stream of chance for the same words, in every browser. */
export function chanceOf(words: string): Chance {
  let seed = 2166136261;
  for (const letter of words) seed = Math.imul(seed ^ letter.codePointAt(0)!, 16777619);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Two of each exercise, none twice. */
export function roundOf(day: string, edition: string, atlas: Atlas): Question[] {
  const chance = chanceOf(`${edition} ${day}`);
  const keys: string[] = [];
  while (keys.length < TEN) {
    const key = invent(KINDS[keys.length % KINDS.length]!, atlas, chance);
    if (!keys.includes(key)) keys.push(key);
  }
  return keys.map((key) => question(key, atlas));
}
