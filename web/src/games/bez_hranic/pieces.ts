// The pieces of Bez hranic, and small questions about them.
import numbers from './numbers.json';
import type { BezHranicView } from './view';

export const FORTY = '40';
export const CARD_FIELDS = numbers.card_fields;
export const FINAL = numbers.final;
/** The parts of a game, each with the rounds it lasts. */
export const PARTS = [
  { key: 'one', first: 1, last: numbers.single_rounds },
  { key: 'two', first: numbers.single_rounds + 1, last: numbers.start_rounds },
  { key: 'target', first: numbers.start_rounds + 1, last: FINAL - 1 },
  { key: 'final', first: FINAL, last: FINAL },
] as const;
export const partOf = (round: number): string => PARTS.find(({ last }) => round <= last)?.key ?? 'final';
export const COLOURS = ['red', 'yellow', 'blue', 'purple', 'green', 'white'];

export const colourOf = (colour: string): number => COLOURS.indexOf(colour);
/** Whose a colour is: with two colours each, two and two. */
export const seatOf = (view: BezHranicView, colour: string): number =>
  view.players.findIndex((player) => player.colours.includes(colour));

const WIDE = 0.95; // in ems of the display type: M, w
const NARROW = 0.4; // i, l, t
const USUAL = 0.6;

function widthOf(word: string): number {
  const ems = (letter: string) =>
    /[mw]/i.test(letter) ? WIDE : /[fijlrtíľ'’.]/.test(letter) ? NARROW : USUAL;
  return [...word].reduce((sum, letter) => sum + ems(letter), 0);
}

/** How wide the widest word of a name is, in ems: wide ones are written smaller. */
export const widest = (name: string): number => Math.max(...name.split(/[\s\u00ad-]/).map(widthOf));

const LONGEST = 7; // in ems: a word that is wider may be parted
const MEET = /[bcdfghjklmnpqrstvwxzčďňřšťž](?=[bcdfghjklmnpqrstvwxzčďňřšťž])(?!(?<=[cst])h)/gi;

/** A name for a small card: a very long word may be parted where two consonants meet in its midst. */
export const parted = (name: string): string =>
  name
    .split(' ')
    .map((word) => {
      if (widthOf(word) <= LONGEST) return word;
      const places = [...word.matchAll(MEET)].map(({ index }) => index + 1);
      const [place = 0] = places.sort(
        (a, b) => Math.abs(a - word.length / 2) - Math.abs(b - word.length / 2),
      );
      return place ? `${word.slice(0, place)}\u00ad${word.slice(place)}` : word;
    })
    .join(' ');

/** Whether a bill is for the second colour of a player. */
export const isSecond = (view: BezHranicView, { colour, seat }: { colour: string; seat: number }): boolean =>
  view.players[seat]?.colours[1] === colour;
