// Made from src/pomezi/games/eighty_days/shapes.py by tools/views.py (make views): do not edit.

export type Phase = 'take' | 'use' | 'act' | 'leg' | 'roll' | 'token' | 'discard' | 'over';

export type Kind = 'train' | 'ship';

export type Space = 'coin' | 'balloon' | 'event' | 'detective' | 'watch' | 'exchange';

export type Token = 'coin' | 'travel' | 'event' | 'day';

export type TokenColour = 'red' | 'blue';

export type Reason = 'fewest' | 'tie' | 'late' | 'fewer-late' | 'rival-late';

export type Spot = [number, number];

/** The switches of rules of this game. */
export interface Options {
  /** the first starting seat, or that it was drawn */
  start: number | 'drawn';
  /** what she may copy; games of older rules have it not */
  princess?: 'any' | 'top';
}

/** A card from a hand that can have come from several decks. */
export interface Trail {
  /** whose hand */
  seat: number;
  /** such as `train:4` */
  card: string;
  /** the deck in use then, from 0 */
  deck: number;
  /** how many of its cards the seat had drawn by then */
  drawn: number;
}

/** What everybody may remember of the travel cards. */
export interface Memory {
  /** by shuffle: cards drawn unseen or still in it, how many by card */
  decks: Record<string, number>[];
  /** in the order of the game */
  trail: Trail[];
}

/** The two bonus tokens of a city. */
export interface CityTokens {
  /** for the first player to arrive */
  red: Token;
  /** whether it is turned down */
  red_used: boolean;
  /** for the last */
  blue: Token;
  /** whether it is turned down */
  blue_used: boolean;
}

/** What has been done in this turn. */
export interface ThisTurn {
  /** the action space of the card taken */
  space: Space | null;
  /** travelled */
  legs: number;
  /** whether a second leg is allowed */
  contacts: boolean;
  /** whether the balloon of the action space is at hand */
  balloon: boolean;
  /** whether a balloon has served a leg */
  flown: boolean;
}

/** The leg that lies on the table, from naming its cards to the arrival. */
export interface LaidLeg {
  /** such as `train:4` */
  cards: string[];
  /** by card: what counts in place of its value; 0 for the value itself */
  days: number[];
  /** event cards played for it, except the balloon */
  served: number;
  /** of these, offers */
  offers: number;
  /** whether it is travelled by elephant */
  elephant: boolean;
  /** the place of the card that a roll replaces */
  roll_for: number | 'elephant' | null;
  /** the last roll; 0 before it */
  die: number;
}

/** What everybody sees of a player. */
export interface Player {
  /** where they are */
  city: string;
  /** travelled */
  legs: number;
  /** the order of coming home from 1; 0 on the way */
  home: number;
  /** used */
  days: number;
  /** in hand */
  coins: number;
  /** travel cards in hand */
  cards: number;
  /** the part of the hand that everybody saw taken: how many by card */
  known_cards: Record<string, number>;
  /** by shuffle: how many cards they drew unseen */
  drawn: number[];
  /** in hand */
  event_cards: number;
}

/** A leg ahead, planned with the cards in hand. */
export interface PlannedLeg {
  /** a city */
  from: string;
  /** the next one */
  to: string;
  /** event cards held that would let the die decide */
  rolls: string[];
  /** the fewest with this hand; null if it does not suffice */
  days: number | null;
  /** that take so long */
  cards: string[];
  /** what the hand lacks */
  missing: Partial<Record<Kind, number>>;
  /** the fewest days with the event cards held that need no die */
  with_events: number | null;
}

/** What a leg takes, as a refusal tells it. */
export interface LegTaken {
  /** the city it leads to */
  to: string;
  /** ways to choose from; none for a leg without cards */
  count: number;
  /** its cards by kinds, such as `train-ship` */
  way?: string;
  /** another way */
  other?: string;
}

/** What the engine has against other cards than the next leg takes. */
export interface Misfit {
  /** of the refusal */
  code: string;
  /** that its sentence needs */
  facts: LegTaken;
}

/** What only the seat itself knows. */
export interface Own {
  /** how many by travel card; cards one has none of are left out */
  hand: Record<string, number>;
  /** by shuffle: the cards it drew unseen, how many by card */
  drawn: Record<string, number>[];
  /** in hand, the newest last */
  event_cards: string[];
  /** the legs ahead, each as if it were the next */
  plan: PlannedLeg[];
  /** by action of the next leg: the fewest and the most days */
  outcomes: Record<string, Spot>;
  /** by trains and ships chosen for it (`1+0`): cards it lacks, by kinds */
  slots: Record<string, Kind[][]>;
  /** what is said of cards that do not fit there; null while none can be chosen */
  misfit: Misfit | null;
  /** cards to discard now */
  surplus: number;
}

/** A player's row of the final table. */
export interface Row {
  /** whose */
  seat: number;
  /** used */
  days: number;
  /** the order of coming home from 1; 0 on the way */
  rank: number;
  /** whether they came home */
  home: boolean;
  /** in 80 days */
  in_time: boolean;
  /** where they are */
  city: string;
  /** travelled */
  legs: number;
}

/** What decided the game. */
export interface Decided {
  /** home in time: `fewest` days, or a `tie` broken by arrival; else see the rules of the end */
  by: Reason;
  /** who won; with `rival-late` who came home too late */
  seat: number;
  /** with `tie` who took as many days, with `rival-late` who won */
  other: number | null;
}

/** How it ended. */
export interface Result {
  /** days by seat; fewer are better */
  scores: number[];
  /** by seat, 1 = won; places may be shared */
  places: number[];
  /** between whom, and by what */
  decided: Decided;
  /** by seat */
  table: Row[];
}

/** All that a seat may know of a game of Around the World in 80 Days. */
export interface EightyDaysView {
  /** whose view this is */
  game: 'eighty_days';
  /** which journey */
  edition: string;
  /** the switches of this game */
  options: Options;
  /** the version of the rules it is played by */
  rules: number;
  /** who looks; -1 for a spectator */
  seat: number;
  /** `leg`: its cards lie on the table; `token`: a bonus token offers an event card */
  phase: Phase;
  /** seats that may act now */
  actors: number[];
  /** from 1 */
  round: number;
  /** the seat whose turn it is */
  turn: number;
  /** the starting player of this round */
  watch: number;
  /** who took the watch for the next round */
  next_watch: number | null;
  /** by action space: the travel card laid out under it */
  row: Partial<Record<Space, string>>;
  /** travel cards left in it */
  deck: number;
  /** how many by travel card */
  discards: Record<string, number>;
  /** what all may remember of the travel cards */
  memory: Memory;
  /** event cards left in it */
  event_deck: number;
  /** the newest first */
  event_discards: string[];
  /** coins */
  supply: number;
  /** the city where he is */
  detective: string;
  /** by city */
  tokens: Record<string, CityTokens>;
  /** what has been done in it */
  this_turn: ThisTurn;
  /** on the table now */
  leg: LaidLeg | null;
  /** by seat */
  players: Player[];
  /** not for spectators */
  own?: Own;
  /** when the game is over */
  result?: Result;
}

/** A city of the journey. */
export interface City {
  /** its slug */
  city: string;
  /** its proper name */
  name: string;
  /** where it lies on the map, whose longer side is 1000: to the right, and downwards */
  at: Spot;
}

/** The cards that a leg takes. */
export interface Way {
  /** how many */
  train: number;
  /** how many */
  ship: number;
}

/** A leg of the journey. */
export interface Leg {
  /** a city */
  from: string;
  /** the next one; the last leg comes home */
  to: string;
  /** to choose from; none for a leg without cards */
  ways: Way[];
  /** of a leg without cards */
  days: number | null;
  /** days by elephant, to which a roll is added; null where none goes */
  elephant: number | null;
}

/** An event card. */
export interface EventCard {
  /** how many there are */
  count: number;
  /** that it takes, gives or costs */
  days?: number;
  /** days that a leg takes in any case */
  least?: number;
}

/** What an edition of Around the World in 80 Days brings: the journey and its cards. */
export interface EightyDaysFacts {
  /** whose edition this is */
  game: 'eighty_days';
  /** its key */
  edition: string;
  /** in all */
  coins: number;
  /** the city where he begins */
  detective: string;
  /** in the order of the journey */
  cities: City[];
  /** where the last leg ends: at the first city, or beyond the edge of the map around the world */
  home: Spot;
  /** from each city to the next */
  legs: Leg[];
  /** how many there are by travel card, such as `train:4` */
  cards: Record<string, number>;
  /** by event card */
  events: Record<string, EventCard>;
  /** by colour: how many of each bonus */
  tokens: Partial<Record<TokenColour, Partial<Record<Token, number>>>>;
}
