// The five exercises: a question is its key, and everything else is looked up in the map's tables.
import type { Atlas } from './atlas';
import { FORTY } from '../pieces';
import type { Pair } from './inbox';

export const KINDS = ['find', 'borders', 'neighbours', 'cheapest', 'ways'] as const;
export type Kind = (typeof KINDS)[number];
export type Chance = () => number; // from 0 to just under 1

export interface Question {
  key: string; // kind and states, by which it is asked again
  kind: Kind;
  from: string;
  choices: string[]; // numbers of borders, fields, or two states joined by a plus; by heart there are none
  right: string[]; // those that are
}

const FIELDS = 7;
const WAYS = 4; // states, of which two are chosen

export const kindOf = (key: string): Kind => key.split(' ')[0] as Kind;
export const isKept = (kind: Kind): boolean => kind === 'find' || kind === 'borders' || kind === 'neighbours';
export const pairKey = (a: string, b: string): string => ['borders', ...[a, b].sort()].join(' ');
export const statesOf = (choice: string): string[] => choice.split('+').filter((place) => place !== FORTY);

const pick = <Item>(items: Item[], chance: Chance): Item => items[Math.floor(chance() * items.length)]!;

function some<Item>(items: Item[], count: number, chance: Chance): Item[] {
  const left = [...items];
  const found: Item[] = [];
  while (left.length && found.length < count)
    found.push(...left.splice(Math.floor(chance() * left.length), 1));
  return found;
}

/** A new question of a kind. */
export function invent(kind: Kind, atlas: Atlas, chance: Chance): string {
  const from = pick(atlas.states, chance);
  const others = atlas.states.filter((state) => state !== from);
  if (kind === 'find' || kind === 'neighbours') return `${kind} ${from}`;
  if (kind === 'borders') return pairKey(from, pick(others, chance));
  return [kind, from, ...some(others, kind === 'ways' ? WAYS : FIELDS, chance)].join(' ');
}

/** The question that a key stands for. */
export function question(key: string, atlas: Atlas): Question {
  const [, from = '', ...rest] = key.split(' ');
  const kind = kindOf(key);
  if (kind === 'find') return { key, kind, from, choices: [], right: [from] };
  if (kind === 'neighbours') return { key, kind, from, choices: [], right: atlas.neighbours(from) };
  if (kind === 'borders') {
    const most = Math.max(...atlas.states.map((state) => atlas.crossings(from, state)));
    const choices = Array.from({ length: most }, (_, i) => String(i + 1));
    return { key, kind, from, choices, right: [String(atlas.crossings(from, rest[0]!))] };
  }
  const choices = kind === 'ways' ? pairsOf(rest) : [FORTY, ...rest];
  const cheapest = Math.min(...choices.map((choice) => priceOf(choice, from, atlas)));
  return { key, kind, from, choices, right: choices.filter((c) => priceOf(c, from, atlas) === cheapest) };
}

function pairsOf(states: string[]): string[] {
  return states.flatMap((a, i) => states.slice(i + 1).map((b) => `${a}+${b}`));
}

/** Of a field, or of two states together. */
export function priceOf(choice: string, from: string, atlas: Atlas): number {
  const [a = '', b] = choice.split('+');
  return b ? atlas.pairPrice(from, a, b) : atlas.price(from, a);
}

/** Among cheapest choices any will do; neighbours must be all, and only those. */
export function isRight({ kind, right }: Question, chosen: string[]): boolean {
  if (kind !== 'neighbours') return chosen.length === 1 && right.includes(chosen[0]!);
  return chosen.length === right.length && chosen.every((state) => right.includes(state));
}

/** The pairs of states that somebody did not know who chose this. */
export function missedBy({ kind, from, right }: Question, chosen: string[]): Pair[] {
  if (kind !== 'cheapest' && kind !== 'ways') return [];
  const states = [right[0]!, ...chosen].flatMap(statesOf);
  return [...new Set(states)].map((state) => [from, state].sort() as Pair);
}
