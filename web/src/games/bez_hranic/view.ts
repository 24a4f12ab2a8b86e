// What the engine shows of a game of Bez hranic.
export type Border = [string, string, 'land' | 'sea'];

export interface Bill {
  seat: number;
  colour: string;
  places: string[];
  under: number[];
  way: string[]; // nodes: states, or parts of a split one
  crossings: ('land' | 'sea')[];
  borders: number;
  neighbours: [string, string][];
  charges: { crossings: number; neighbours: number; forty: number; stack: number };
  price: number;
  amount: number;
  money: number;
}

export interface About {
  state: string;
  capital: Record<string, string>;
  area_ha: number;
  population: number;
  population_year: number;
  facts: Record<string, string[]>;
}

export interface BhPlayer {
  money: number;
  colours: string[];
  left: number;
  ready: boolean;
  opened: boolean;
}

export interface BhView {
  seat: number;
  actors: number[];
  edition: string;
  options: { two_colours: boolean; open_map: boolean; pick_seconds: number; correspondence: boolean };
  phase: 'look' | 'deal' | 'choose' | 'review' | 'over';
  round: number;
  dealer: number;
  deck: number;
  fields: { place: string | null; stack: string[] }[]; // field 40, then seven clockwise
  middle: string[];
  players: BhPlayer[];
  map?: { borders: Border[] };
  evaluation?: { bills: Bill[]; about: About[] };
  result?: { scores: number[]; places: number[] };
}

export const FORTY = '40';
export const CARD_FIELDS = 7;
export const FINAL = 7;
export const COLOURS = ['red', 'yellow', 'blue', 'purple', 'green', 'white'];

/** How many cards lie in the middle in a round, and how many tokens a colour places. */
export const middleCards = (round: number): number => (round > 4 ? 2 : 1);
export const tokensDue = (round: number): number => (round > 2 ? 2 : 1);

export const colourOf = (colour: string): number => COLOURS.indexOf(colour);
/** Whose a colour is: with two colours each, two and two. */
export const seatOf = (view: BhView, colour: string): number =>
  view.players.findIndex((player) => player.colours.includes(colour));

/** Letters of the longest word of a name: long ones are written smaller. */
export const letters = (name: string): number =>
  Math.max(...name.split(/[\s-]/).map((word) => word.length), 6);

/** Whether a bill is for the second colour of a player. */
export const isSecond = (view: BhView, { colour, seat }: { colour: string; seat: number }): boolean =>
  view.players[seat]?.colours[1] === colour;
