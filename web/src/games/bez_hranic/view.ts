// Made from src/pomezi/games/bez_hranic/shapes.py by tools/views.py (make views): do not edit.

export type Phase = 'look' | 'deal' | 'choose' | 'review' | 'over';

export type Kind = 'land' | 'sea';

export type Border = [string, string, Kind];

export type Pair = [string, string];

export type Spot = [number, number];

/** The switches of rules of this game. */
export interface Options {
  /** each of up to three players plays two colours */
  two_colours: boolean;
  /** the map may be looked at all the time, or in rounds 1 and 2 */
  open_map: boolean | 'part_one';
  /** to choose in; 0 = no limit */
  pick_seconds: number;
  /** everybody chooses unseen, whenever they like */
  correspondence: boolean;
}

/** What everybody sees of a player. */
export interface Player {
  /** in euros */
  money: number;
  /** one, or two */
  colours: string[];
  /** tokens still to place in this round */
  left: number;
  /** whether they have looked at the map, or at the bills, for long enough */
  ready: boolean;
  /** by correspondence: whether they have opened the offer */
  opened: boolean;
}

/** A field of the board. */
export interface Field {
  /** a state, or `40`; null while its card lies face down */
  place: string | null;
  /** colours of the tokens that lie here, the lowest first */
  stack: string[];
}

/** By correspondence: a token that somebody has placed unseen. */
export interface Arrival {
  /** whose */
  seat: number;
  /** of one's own only */
  colour?: string;
  /** where it lies; of one's own only */
  place?: string;
}

/** The map, while it lies open. */
export interface OpenMap {
  /** each once: two places, and `land` or `sea` */
  borders: Border[];
}

/** A price by what it is for, in euros. */
export interface Charges {
  /** of borders */
  crossings: number;
  /** for choosing states that neighbour each other or the middle */
  neighbours: number;
  /** for field 40 */
  forty: number;
  /** for tokens underneath; below zero in the final */
  stack: number;
}

/** What a colour pays in this round, or receives in the final. */
export interface Bill {
  /** whose colour */
  seat: number;
  /** which */
  colour: string;
  /** that it chose, clockwise from field 40 */
  places: string[];
  /** by place: tokens underneath its own */
  under: number[];
  /** the journey: states, or parts of a split one */
  way: string[];
  /** how it crosses each border on the way */
  crossings: Kind[];
  /** crossed */
  borders: number;
  /** states that neighbour each other and cost extra */
  neighbours: Pair[];
  /** the price by what it is for */
  charges: Charges;
  /** in euros */
  price: number;
  /** that really changed hands: nobody pays more than they have */
  amount: number;
  /** of the player afterwards */
  money: number;
}

/** What there is to read about a state; texts by language. */
export interface About {
  /** its slug */
  state: string;
  /** its name by language */
  capital: Record<string, string>;
  /** in hectares */
  area_ha: number;
  /** people */
  population: number;
  /** when they were counted */
  population_year: number;
  /** sentences by language */
  facts: Record<string, string[]>;
}

/** A field of the offer in its best company, with nobody's tokens underneath. */
export interface Worth {
  /** a state, or `40` */
  place: string;
  /** where two tokens are due: the field that goes best with it; else empty */
  partner: string[];
  /** of the two together, in euros; in the final what they bring */
  price: number;
}

/** The round in hindsight, tokens underneath left out. */
export interface Hindsight {
  /** field 40, then seven clockwise */
  fields: Worth[];
  /** every choice that would have been the best: one place each, or two */
  best: string[][];
  /** of the best choice, in euros */
  price: number;
  /** by bill: euros between it and the best choice open to its player */
  missed: number[];
}

/** The round told afterwards. */
export interface Evaluation {
  /** one for each colour */
  bills: Bill[];
  /** of the states in the middle */
  about: About[];
  /** what would have been best */
  hindsight: Hindsight;
}

/** How it ended. */
export interface Result {
  /** money by seat */
  scores: number[];
  /** by seat, 1 = won; places may be shared */
  places: number[];
}

/** All that a seat may know of a game of Bez hranic. */
export interface BezHranicView {
  /** whose view this is */
  game: 'bez_hranic';
  /** which map */
  edition: string;
  /** the switches of this game */
  options: Options;
  /** the version of the rules it is played by */
  rules: number;
  /** who looks; -1 for a spectator */
  seat: number;
  /** `look`: the map lies open before the game; `choose`: the race */
  phase: Phase;
  /** seats that may act now */
  actors: number[];
  /** from 1 to 7; 0 before the first */
  round: number;
  /** the seat that deals */
  dealer: number;
  /** cards left in it */
  deck: number;
  /** states of earlier rounds */
  used: string[];
  /** field 40, then seven clockwise */
  fields: Field[];
  /** tokens that a colour places in this round */
  due: number;
  /** cards that lie in the middle in this round, face up or down */
  middle_cards: number;
  /** the start of the journeys, and in later rounds their target */
  middle: string[];
  /** by seat */
  players: Player[];
  /** while it lies open */
  map?: OpenMap;
  /** while it does not: kinds of earlier events that nobody may look back at */
  hushed?: string[];
  /** by correspondence, while all choose */
  arrived?: Arrival[];
  /** after a round, and at the end */
  evaluation?: Evaluation;
  /** when the game is over */
  result?: Result;
}

/** What an edition of Bez hranic brings: fifty states and their borders. */
export interface BezHranicFacts {
  /** whose edition this is */
  game: 'bez_hranic';
  /** its key */
  edition: string;
  /** all fifty, each a card */
  states: About[];
  /** by split state: its parts, such as `ru:kaliningrad` */
  parts: Record<string, string[]>;
  /** each once: two places (a state in one piece, or a part), and `land` or `sea` */
  borders: Border[];
  /** by state, on a map of one's own: where it lies (the longer side is 1000) */
  spots: Record<string, Spot>;
  /** by language: names of states and parts */
  names: Record<string, Record<string, string>>;
}
