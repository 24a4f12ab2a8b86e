// What the engine shows of a game of Around the World in 80 Days.
export type Kind = 'train' | 'ship';
export type Space = 'coin' | 'balloon' | 'event' | 'detective' | 'watch' | 'exchange';
export type Token = 'coin' | 'travel' | 'event' | 'day';
export const SPACES: Space[] = ['coin', 'balloon', 'event', 'detective', 'watch', 'exchange'];
export const TOKENS = ['red', 'blue'] as const; // of a city
export const PAR_DAYS = 80;

export interface DaysPlayer {
  city: string;
  legs: number;
  home: number; // the order of coming home, 0 on the way
  days: number;
  coins: number;
  cards: number;
  known_cards: Record<string, number>;
  event_cards: number;
}

export interface PlannedLeg {
  from: string;
  to: string;
  days: number | null;
  cards: string[];
  missing: Partial<Record<Kind, number>>;
  with_events: number | null;
  rolls: string[];
}

export interface LaidLeg {
  cards: string[];
  days: number[]; // what counts in place of each card's value, 0 for its own
  served: number;
  offers: number;
  elephant: boolean;
  roll_for: number | 'elephant' | null;
  die: number;
}

export interface CityTokens {
  red: Token;
  red_used: boolean;
  blue: Token;
  blue_used: boolean;
}

export interface DaysResult {
  scores: number[];
  places: number[];
  table: {
    seat: number;
    days: number;
    rank: number;
    home: boolean;
    in_time: boolean;
    city: string;
    legs: number;
  }[];
}

export interface DaysView {
  seat: number;
  options: { princess?: 'any' | 'top' }; // none in games begun before she could choose
  actors: number[];
  phase: 'take' | 'use' | 'act' | 'leg' | 'roll' | 'token' | 'discard' | 'over';
  round: number;
  turn: number;
  watch: number;
  next_watch: number | null;
  row: Partial<Record<Space, string>>;
  deck: number;
  event_deck: number;
  event_discards: string[]; // the newest first
  supply: number;
  detective: string;
  tokens: Record<string, CityTokens>;
  this_turn: { space: Space | null; legs: number; contacts: boolean; balloon: boolean; flown: boolean };
  leg: LaidLeg | null;
  players: DaysPlayer[];
  own?: {
    hand: Record<string, number>;
    event_cards: string[];
    plan: PlannedLeg[];
    outcomes: Record<string, [number, number]>;
  };
  result?: DaysResult;
}
