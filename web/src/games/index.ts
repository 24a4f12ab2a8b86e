// The games as the client knows them before any is loaded; the boards come when they are needed.
import type { Component } from 'svelte';
import type { Facts, Reaction, View } from '$lib/net';
import type { Language } from '$lib/settings.svelte';
import type { Sound } from '$lib/sound';
import type { Names, Texts } from '$lib/text.svelte';
import { seatsOf } from './known';

export interface BoardProps<V extends View = View> {
  view: V;
  legal: string[];
  texts: Texts;
  latest: Facts[]; // of the last step: marked on the board
  fresh: Facts[]; // what has just happened before my eyes: it moves and sounds; empty for whoever comes back
  hint: string | null;
  scene?: Scene | null; // during the final count: what is counted now
  still: boolean; // looking back: nothing can be done
  whose?: string; // whose eyes I look through, when they are not mine
  reactions?: Reaction[]; // of the race that has just ended
  act: (notation: string, tookMs?: number) => void | Promise<boolean | void>; // in a race: from the frame that showed it to the press
  why: (notation: string, quietly?: boolean) => Promise<string>; // what the engine says against an action; shown to all unless quietly
  tell: (code: string, facts: Facts) => void; // a refusal that the view holds ready
  undo?: (() => void) | undefined; // when my last action can be taken back
}

/** What a player has, for the row of players: an icon, a number, a word. */
export interface Fact {
  icon: string;
  value: string | number;
  label: string;
}

/** A row of the final table: a source of points and what each seat has from it. */
export interface Source {
  label: string;
  values: (string | number)[];
}

/** A moment of the final count: what opens now, whose it is, and what it brings. */
export interface Scene {
  seat: number;
  text: string;
  points: number;
  mark: string[]; // what it lights up on the board, in the game's own words
  ms?: number; // how long it takes, where that is not the usual
}

/** The final count: what everybody had before it, and what follows, the end last. */
export interface Finale {
  base: number[];
  scenes: Scene[];
}

export interface EpilogueProps<V extends View = View> {
  view: V;
  texts: Texts;
  order: number[];
}

/** The card that everybody has beside them: prices, points, actions; its sentences are those of the rules page. */
export interface AidProps<V extends View = View> {
  view: V;
  texts: Texts;
}

/** What the frame asks a game; each knows the shape of its own views (`view.ts`). */
export interface GameClient<V extends View = View, F = unknown> {
  Board: Component<BoardProps<V>>;
  Epilogue?: Component<EpilogueProps<V>>; // more to tell at the end
  aid?(): Promise<{ default: Component<AidProps<V>> }>;
  names: Names;
  unfold?(facts: F): void; // an edition of somebody's own, before its first view is drawn
  namesFor?(edition: string, language: Language): Promise<Names>; // where they differ by edition or language
  keys?: Record<string, string>; // sentences of the frame that this game says otherwise
  status(view: V, legal: string[], texts: Texts): string;
  action(notation: string, texts: Texts, at?: { view: V; legal: string[] }): string;
  isOpen?(view: V): boolean; // nothing is hidden now: one screen needs no cover
  facts(view: V, seat: number, texts: Texts): Fact[];
  points?(view: V, seat: number): number; // where the board shows other points than the server tells
  sources(view: V, texts: Texts): Source[];
  finale?(view: V, texts: Texts): Finale;
  tie?(view: V, texts: Texts): string; // what decided, where the totals alone do not say it
  sounds: Record<string, Sound>; // by kind of event, the one that is heard above the others first
}

/** A client as the frame takes it, which hands every game the views of that game alone. */
export const client = <V extends View, F = unknown>(game: GameClient<V, F>): GameClient => game as GameClient;

/** By what it is known: paragraphs of the rules, each a line with its ids, and views that show it. */
export interface Hides {
  rules: RegExp;
  picture: (view: object) => boolean;
}

export interface GameCard {
  key: string;
  seats: [number, number];
  minutes?: [number, number];
  opponents: number;
  trainer?: boolean; // something to practise without a game
  hides?: Hides; // what a table of mine may hide is closed to me on other pages, too
  load?: () => Promise<GameClient>;
}

export const CARDS: GameCard[] = [
  {
    key: 'ticket_to_ride',
    seats: seatsOf('ticket_to_ride'),
    minutes: [30, 60],
    opponents: 2,
    load: () => import('./ticket_to_ride').then((module) => module.game),
  },
  {
    key: 'bez_hranic',
    seats: seatsOf('bez_hranic'),
    minutes: [20, 40],
    opponents: 2,
    trainer: true,
    hides: {
      rules: /\{[^{}]*\bBH-(7|E)\d[^{}]*\}$/, // who neighbours whom (BH-03)
      picture: (view) => 'map' in view || 'evaluation' in view,
    },
    load: () => import('./bez_hranic').then((module) => module.game),
  },
  {
    key: 'limes',
    seats: seatsOf('limes'),
    minutes: [10, 20],
    opponents: 0,
    load: () => import('./limes').then((module) => module.game),
  },
  {
    key: 'border',
    seats: seatsOf('border'),
    minutes: [20, 30],
    opponents: 2,
    load: () => import('./border').then((module) => module.game),
  },
  {
    key: 'eighty_days',
    seats: seatsOf('eighty_days'),
    minutes: [45, 60],
    opponents: 2,
    load: () => import('./eighty_days').then((module) => module.game),
  },
];

export function cardOf(key: string): GameCard | undefined {
  return CARDS.find((card) => card.key === key);
}
