// Answers of the trainer in words, and on the map: the way, and which states are marked how.
import type { Texts } from '$lib/text.svelte';
import { FORTY } from '../pieces';
import type { Atlas } from './atlas';
import { kindOf, priceOf, statesOf, type Question } from './questions';

export class Telling {
  constructor(
    private texts: Texts,
    private atlas: Atlas,
  ) {}

  name = (slug: string): string =>
    slug === FORTY ? this.texts.say('trainer-field-forty') : this.texts.name('state', slug);

  names(slugs: string[]): string {
    const { language } = this.texts;
    return this.texts.list(slugs.map(this.name).sort((a, b) => a.localeCompare(b, language)));
  }

  private choice = (choice: string): string => choice.split('+').map(this.name).join(' + ');

  answer(asked: Question, chosen: string[]): string[] {
    const { texts } = this;
    if (asked.kind === 'find')
      return chosen[0] === asked.from ? [] : [texts.say('trainer-that-was', { name: this.names(chosen) })];
    if (asked.kind === 'borders')
      return [texts.say('trainer-answer-borders', { count: Number(asked.right[0]), way: this.wayOf(asked) })];
    if (asked.kind === 'neighbours') return this.neighbours(asked, chosen);
    const eur = priceOf(asked.right[0]!, asked.from, this.atlas);
    const states = texts.list(asked.right.map(this.choice));
    const told = [texts.say('trainer-answer-cheapest', { states, eur })];
    return this.way(asked).length ? [...told, this.wayOf(asked)] : told;
  }

  private neighbours({ right }: Question, chosen: string[]): string[] {
    const missed = right.filter((state) => !chosen.includes(state));
    const extra = chosen.filter((state) => !right.includes(state));
    return [
      ...(missed.length ? [this.texts.say('trainer-missed', { states: this.names(missed) })] : []),
      ...(extra.length ? [this.texts.say('trainer-extra', { states: this.names(extra) })] : []),
      this.texts.say('trainer-answer-neighbours', { states: this.names(right) }),
    ];
  }

  private wayOf(asked: Question): string {
    return this.way(asked).map(this.name).join(' – ');
  }

  /** The journey that the answer is about. */
  way({ key, kind, from, right }: Question): string[] {
    if (kind === 'find' || kind === 'neighbours') return [];
    const goal = kind === 'borders' ? key.split(' ')[2]! : right.find((each) => each !== FORTY);
    const [a, b] = goal?.split('+') ?? [];
    if (!a) return [];
    return b ? this.atlas.wayThrough(from, a, b) : this.atlas.way(from, a);
  }

  /** By state how it is marked on the map. */
  marks(asked: Question, chosen: string[]): Record<string, string> {
    const { kind, from, right } = asked;
    if (kind === 'find') return { ...(chosen[0] === from ? {} : { [chosen[0]!]: 'wrong' }), [from]: 'right' };
    const found: Record<string, string> = {};
    if (kind === 'neighbours') {
      for (const state of right) found[state] = 'right';
      for (const state of chosen) if (!right.includes(state)) found[state] = 'wrong';
    } else if (kind === 'borders') found[asked.key.split(' ')[2]!] = 'chosen';
    else for (const state of statesOf(right.find((each) => each !== FORTY) ?? FORTY)) found[state] = 'chosen';
    found[from] = 'start';
    return found;
  }

  /** What a key asks, in a word or two. */
  short(key: string): string {
    const [, a = '', b = ''] = key.split(' ');
    return this.texts.say(`trainer-weak-${kindOf(key)}`, { a: this.name(a), b: this.name(b) });
  }
}
