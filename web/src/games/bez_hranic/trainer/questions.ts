// The three exercises: a question is its key, and everything else follows from the map.
import type { Borders } from './borders';
import { FORTY_EUR } from './borders';
import { FORTY } from '../pieces';

export const KINDS = ['borders', 'neighbours', 'cheapest'] as const;
export type Kind = (typeof KINDS)[number];
export type Chance = () => number; // from 0 to just under 1

export interface Question {
  key: string; // kind and states, by which it is asked again
  kind: Kind;
  from: string;
  choices: string[]; // numbers of borders, states, or fields
  right: string[]; // those that are
}

const FIELDS = 7;
const DECOYS = 5;

export const kindOf = (key: string): Kind => key.split(' ')[0] as Kind;

const pick = <Item>(items: Item[], chance: Chance): Item => items[Math.floor(chance() * items.length)]!;

function some<Item>(items: Item[], count: number, chance: Chance): Item[] {
  const left = [...items];
  const found: Item[] = [];
  while (left.length && found.length < count)
    found.push(...left.splice(Math.floor(chance() * left.length), 1));
  return found;
}

/** A new question of a kind. */
export function invent(kind: Kind, borders: Borders, chance: Chance): string {
  const from = pick(borders.states, chance);
  const others = borders.states.filter((state) => state !== from);
  if (kind === 'neighbours') return `neighbours ${from}`;
  if (kind === 'borders') return ['borders', ...[from, pick(others, chance)].sort()].join(' ');
  return ['cheapest', from, ...some(others, FIELDS, chance)].join(' ');
}

/** The question that a key stands for. */
export function question(key: string, borders: Borders): Question {
  const [, from = '', ...rest] = key.split(' ');
  const kind = kindOf(key);
  if (kind === 'borders') {
    const count = borders.crossings(from, rest[0]!);
    const most = Math.max(...borders.states.map((state) => borders.crossings(from, state)));
    const choices = Array.from({ length: most }, (_, i) => String(i + 1));
    return { key, kind, from, choices, right: [String(count)] };
  }
  if (kind === 'neighbours') {
    const right = borders.neighbours(from);
    const next = [...new Set(right.flatMap((state) => borders.neighbours(state)))];
    const near = next.filter((state) => state !== from && !right.includes(state));
    const more = [...new Set(near.flatMap((state) => borders.neighbours(state)))];
    const decoys = [
      ...near,
      ...more.filter((state) => state !== from && ![...right, ...near].includes(state)),
    ];
    return { key, kind, from, choices: [...right, ...decoys.slice(0, DECOYS)].sort(), right };
  }
  const choices = [FORTY, ...rest];
  const cheapest = Math.min(...choices.map((field) => priceOf(field, from, borders)));
  return { key, kind, from, choices, right: choices.filter((f) => priceOf(f, from, borders) === cheapest) };
}

export function priceOf(field: string, from: string, borders: Borders): number {
  return field === FORTY ? FORTY_EUR : borders.price(from, field);
}

/** Among cheapest fields any will do; neighbours must be all, and only those. */
export function isRight({ kind, right }: Question, chosen: string[]): boolean {
  if (kind !== 'neighbours') return chosen.length === 1 && right.includes(chosen[0]!);
  return chosen.length === right.length && chosen.every((state) => right.includes(state));
}
