// The pieces of Bez hranic, and small questions about them.
import numbers from './numbers.json';
import type { BezHranicView } from './view';

export const FORTY = '40';
export const CARD_FIELDS = numbers.card_fields;
export const FINAL = numbers.final;
export const COLOURS = ['red', 'yellow', 'blue', 'purple', 'green', 'white'];

export const colourOf = (colour: string): number => COLOURS.indexOf(colour);
/** Whose a colour is: with two colours each, two and two. */
export const seatOf = (view: BezHranicView, colour: string): number =>
  view.players.findIndex((player) => player.colours.includes(colour));

/** Letters of the longest word of a name: long ones are written smaller. */
export const letters = (name: string): number =>
  Math.max(...name.split(/[\s-]/).map((word) => word.length), 6);

/** Whether a bill is for the second colour of a player. */
export const isSecond = (view: BezHranicView, { colour, seat }: { colour: string; seat: number }): boolean =>
  view.players[seat]?.colours[1] === colour;
