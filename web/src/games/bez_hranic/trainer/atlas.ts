// What the trainer knows of a map: nothing is counted here, all is looked up in tables that the engine has written
// (tools/trainer.py).
import { FORTY } from '../pieces';
import type { Border } from '../view';
import type { Edition } from '../maps';

export interface Tables {
  states: string[];
  nodes: string[];
  borders: Border[];
  forty: number;
  crossings: string[];
  neighbours: string[];
  prices: string[];
  ways: string[];
  pairs: string[];
  stops: string[];
}

const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const TENS = 10;

const files: Record<Edition, () => Promise<unknown>> = {
  europe: () => import('./known-europe.json').then((file) => file.default),
  usa: () => import('./known-usa.json').then((file) => file.default),
};

export const loadAtlas = async (key: Edition): Promise<Atlas> => new Atlas((await files[key]()) as Tables);

export class Atlas {
  readonly states: string[];
  readonly borders: Border[];
  private number = new Map<string, number>();

  constructor(private tables: Tables) {
    tables.states.forEach((state, i) => this.number.set(state, i));
    this.states = [...tables.states].sort();
    this.borders = tables.borders;
  }

  private at(state: string): number {
    return this.number.get(state)!;
  }

  /** Neighbouring states, by any of their parts. */
  neighbours(state: string): string[] {
    return [...this.tables.neighbours[this.at(state)]!]
      .map((sign) => this.tables.states[valueOf(sign)]!)
      .sort();
  }

  /** The fewest borders between two states. */
  crossings(from: string, to: string): number {
    return valueOf(this.tables.crossings[this.at(from)]![this.at(to)]!);
  }

  /** What one token costs in the first two rounds, with nothing underneath. */
  price(from: string, field: string): number {
    if (field === FORTY) return this.tables.forty;
    return TENS * valueOf(this.tables.prices[this.at(from)]![this.at(field)]!);
  }

  /** What two tokens cost in rounds 3 and 4, with nothing underneath. */
  pairPrice(from: string, a: string, b: string): number {
    return TENS * valueOf(this.tables.pairs[this.at(from)]![this.pairAt(from, a, b)]!);
  }

  /** Nodes of a shortest journey. */
  way(from: string, to: string): string[] {
    const ends = this.nodesOf(to).map((node) => this.walk(from, node));
    return ends.sort((a, b) => a.length - b.length)[0]!;
  }

  /** Nodes of a cheapest journey through two states. */
  wayThrough(from: string, a: string, b: string): string[] {
    const [low, high] = this.at(a) < this.at(b) ? [a, b] : [b, a];
    const stop = valueOf(this.tables.stops[this.at(from)]![this.pairAt(from, a, b)]!);
    const [first, second] = stop % 2 ? [high, low] : [low, high];
    const node = this.nodesOf(first)[Math.floor(stop / 2)]!;
    return [...this.walk(from, node), ...this.walk(second, node).reverse().slice(1)];
  }

  /** From any part of a state to one node. */
  private walk(from: string, node: number): string[] {
    const found = this.tables.ways[this.at(from)]!.split(' ')[node]!;
    return [...found].map((sign) => this.tables.nodes[valueOf(sign)]!);
  }

  private nodesOf(state: string): number[] {
    return this.tables.nodes.flatMap((node, i) => (node.split(':')[0] === state ? [i] : []));
  }

  /** Where a pair of other states stands in the row of a start. */
  private pairAt(from: string, a: string, b: string): number {
    const without = (state: string) => this.at(state) - Number(this.at(state) > this.at(from));
    const [low, high] = [without(a), without(b)].sort((x, y) => x - y) as [number, number];
    const others = this.tables.states.length - 1;
    return low * others - (low * (low + 1)) / 2 + high - low - 1;
  }
}

const valueOf = (sign: string): number => SIGNS.indexOf(sign);
