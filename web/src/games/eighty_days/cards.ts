// Travel cards: reading them, and how a choice of them becomes an action.
import type { Kind } from './view';

export interface Held {
  id: string; // the card and which of its like it is
  card: string;
}

export function kindOf(card: string): Kind {
  return card.split(':')[0] as Kind;
}

export function valueOf(card: string): number {
  return Number(card.split(':')[1]);
}

const order = (card: string) => (kindOf(card) === 'train' ? 0 : 100) + valueOf(card);

/** As the notation lists them: trains first, the fastest first. */
export function sorted(cards: string[]): string[] {
  return [...cards].sort((a, b) => order(a) - order(b));
}

export function handOf(counts: Record<string, number>): Held[] {
  return sorted(Object.keys(counts)).flatMap((card) =>
    Array.from({ length: counts[card] ?? 0 }, (_, i) => ({ id: `${card}#${i}`, card })),
  );
}

export function notationOf(verb: string, cards: string[]): string {
  return [verb, ...sorted(cards)].join(' ');
}

/** Whether these cards are part of a way to travel that the engine has named (`travel ship:4 train:7`). */
export function isPartOf(ways: string[], cards: string[]): boolean {
  return ways.some((way) => {
    const left = way.split(' ').slice(1);
    return cards.every((card) => {
      const at = left.indexOf(card);
      return at >= 0 && left.splice(at, 1).length > 0;
    });
  });
}

/** How many trains and ships are chosen, as the engine counts them (`1+0`). */
export function countOf(cards: string[]): string {
  const count = (kind: Kind) => cards.filter((card) => kindOf(card) === kind).length;
  return `${count('train')}+${count('ship')}`;
}
