// Who borders whom, how far it is and which way, for practising without a server. The engine's own tables are the
// measure: a test compares them.
import { stateOf } from '../maps';
import type { Border } from '../view';

const CROSSING_EUR = 10;
const NEIGHBOUR_EUR = 30;
export const FORTY_EUR = 40;

export class Borders {
  readonly states: string[];
  private beside = new Map<string, string[]>();

  constructor(borders: Border[]) {
    for (const [a, b] of borders) {
      this.beside.set(a, [...(this.beside.get(a) ?? []), b]);
      this.beside.set(b, [...(this.beside.get(b) ?? []), a]);
    }
    this.states = [...new Set([...this.beside.keys()].map(stateOf))].sort();
  }

  private parts(state: string): string[] {
    return [...this.beside.keys()].filter((node) => stateOf(node) === state);
  }

  /** Neighbouring states; those of all its parts. */
  neighbours(state: string): string[] {
    const found = this.parts(state).flatMap((node) => this.beside.get(node)!.map(stateOf));
    return [...new Set(found)].sort();
  }

  /** Nodes of a shortest journey: from any part to any part, each part left from where it was entered. */
  way(from: string, to: string): string[] {
    const before = new Map<string, string | null>(this.parts(from).map((node) => [node, null]));
    const queue = [...before.keys()];
    for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
      if (stateOf(node) === to) return trace(before, node);
      for (const next of this.beside.get(node)!) {
        if (before.has(next)) continue;
        before.set(next, node);
        queue.push(next);
      }
    }
    return [];
  }

  crossings(from: string, to: string): number {
    return this.way(from, to).length - 1;
  }

  /** What one token costs in the first two rounds, with nothing underneath. */
  price(from: string, to: string): number {
    const near = this.neighbours(from).includes(to) ? NEIGHBOUR_EUR : 0;
    return CROSSING_EUR * this.crossings(from, to) + near;
  }
}

function trace(before: Map<string, string | null>, end: string): string[] {
  const way = [end];
  for (let node = before.get(end); node; node = before.get(node)) way.unshift(node);
  return way;
}
