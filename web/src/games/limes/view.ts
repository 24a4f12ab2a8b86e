// Made from src/pomezi/games/limes/shapes.py by tools/views.py (make views): do not edit.

export type Step = 'lay' | 'work' | 'done';

export type Phase = 'lay' | 'work' | 'done' | 'round' | 'over';

export type Job = 'farmer' | 'fisher' | 'woodcutter' | 'watchman';

export type Spot = [number, number];

export type Reason = 'points' | 'workers' | 'shared';

export type Rank = 'improve' | 'satisfactory' | 'good' | 'very-good' | 'excellent';

/** The switches of rules of this game. */
export interface Options {
  /** a card may touch earlier ones only at a corner */
  diagonal: boolean;
  /** a worker may cross the water of one's own fisher */
  ferry: boolean;
}

/** A card of a landscape. */
export interface LaidCard {
  /** its number */
  card: string;
  /** column; the first card lies at 3, 3 */
  x: number;
  /** row, downwards */
  y: number;
  /** clockwise, in degrees: 0, 90, 180 or 270 */
  turn: number;
  /** as it lies: top left, top right, bottom left, bottom right; `+hut` on a shore */
  zones: string[];
  /** by zone: what a worker there would score as the cards lie now */
  worth: number[];
}

/** A worker in a landscape. */
export interface Worker {
  /** in the order in which they were placed, from 1 */
  worker: number;
  /** column of its zone; two to a card */
  x: number;
  /** row of its zone, downwards */
  y: number;
  /** what the zone makes of it */
  job: Job;
  /** as the cards lie now */
  points: number;
}

/** A player's landscape; of the others as it stood when the round began. */
export interface Player {
  /** what they are about to do in this round */
  step: Step;
  /** row by row */
  cards: LaidCard[];
  /** in the order in which they were placed */
  workers: Worker[];
  /** workers not placed yet */
  supply: number;
  /** as the cards lie now */
  points: number;
}

/** What only the seat itself knows of this round, until all have done theirs. */
export interface Own {
  /** its actions */
  done: string[];
  /** its workers, where they stood when the round began */
  stood: Spot[];
}

/** A player's row of the final table. */
export interface Row {
  /** whose */
  seat: number;
  /** with what each of them scores */
  workers: Worker[];
  /** points */
  total: number;
}

/** What decided the game. */
export interface Decided {
  /** `points` alone, among equals the better `workers`; or the win is `shared` */
  by: Reason;
  /** who won */
  seat: number;
  /** who had as many points */
  other: number | null;
}

/** How it ended. */
export interface Result {
  /** by seat */
  scores: number[];
  /** by seat, 1 = won; places may be shared */
  places: number[];
  /** between whom, and by what */
  decided: Decided;
  /** by seat */
  table: Row[];
  /** for whoever played alone */
  rank?: Rank;
}

/** All that a seat may know of a game of Limes. */
export interface LimesView {
  /** whose view this is */
  game: 'limes';
  /** which cards */
  edition: string;
  /** the switches of this game */
  options: Options;
  /** the version of the rules it is played by */
  rules: number;
  /** who looks; -1 for a spectator */
  seat: number;
  /** what the one who looks is to do; `round` for spectators */
  phase: Phase;
  /** seats that may act now */
  actors: number[];
  /** from 1 to 16 */
  round: number;
  /** turned up for all; null when the game is over */
  card: string | null;
  /** its zones, unturned: top left, top right, bottom left, bottom right */
  faces: string[] | null;
  /** cards turned up so far, this one last */
  drawn: string[];
  /** cards still in the deck, by number */
  undrawn: string[];
  /** by seat */
  players: Player[];
  /** not for spectators */
  own?: Own;
  /** when the game is over */
  result?: Result;
}

/** A landscape card. */
export interface Card {
  /** its number */
  card: string;
  /** unturned: top left, top right, bottom left, bottom right; `+hut` on a shore */
  zones: string[];
}

/** What an edition of Limes brings: its cards, the same for every player. */
export interface LimesFacts {
  /** whose edition this is */
  game: 'limes';
  /** its key */
  edition: string;
  /** of each player */
  workers: number;
  /** by number */
  cards: Card[];
}
