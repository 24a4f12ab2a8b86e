// Made from src/pomezi/games/ticket_to_ride/shapes.py by tools/views.py (make views): do not edit.

export type Phase = 'choose' | 'main' | 'second' | 'keep' | 'over';

export type TicketStatus = 'done' | 'open' | 'impossible';

export type Reason = 'points' | 'tickets' | 'longest' | 'shared';

export type Spot = [number, number];

/** The switches of rules of this game. */
export interface Options {
  /** the starting seat, or that it was drawn */
  start: number | 'drawn';
}

/** What everybody sees of a player. */
export interface Player {
  /** of claimed routes; tickets and the longest path count at the end */
  points: number;
  /** left */
  wagons: number;
  /** in hand */
  cards: number;
  /** the part of the hand that everybody saw taken: how many by card */
  known_cards: Record<string, number>;
  /** kept */
  tickets: number;
  /** tickets to choose from now */
  offered: number;
  /** whether the first tickets have been chosen */
  chosen: boolean;
}

/** A deck of train cards, as far as all remember it. */
export interface Deck {
  /** those that were not turned up: how many by card */
  cards: Record<string, number>;
  /** by seat: how many of them it has drawn */
  drawn: number[];
}

/** Cards laid down that may have come from several decks. */
export interface Paid {
  /** who paid */
  seat: number;
  /** how many by card */
  cards: Record<string, number>;
  /** the deck in use then, from 0 */
  deck: number;
  /** how many of its unseen cards the seat had drawn by then */
  drawn: number;
}

/** A display that was not swept, which tells how few cards of the deck were no locomotives. */
export interface Unswept {
  /** cards that are no locomotives */
  others: number;
  /** the deck in use then, from 0 */
  deck: number;
  /** by seat: how many of its unseen cards it had drawn by then */
  drawn: number[];
  /** how many others had been turned up from it by then */
  turned: number;
  /** how many of the payments came before */
  paid: number;
}

/** What everybody may remember of the cards of earlier decks. */
export interface Memory {
  /** the first one first */
  decks: Deck[];
  /** in the order of the game */
  paid: Paid[];
  /** in the order of the game */
  unswept: Unswept[];
}

/** A ticket, as its owner sees it. */
export interface TicketFacts {
  /** its slug, as in `keep` */
  ticket: string;
  /** a city */
  from: string;
  /** the other city */
  to: string;
  /** won when done, lost otherwise */
  points: number;
  /** how it stands with the routes and wagons of its owner */
  status: TicketStatus;
  /** the fewest that would complete it; null if it is impossible */
  wagons_needed: number | null;
  /** the routes to lay them on */
  way: string[];
}

/** Tickets of which a seat knows where they are, without its own. */
export interface KnownTickets {
  /** by ticket: its depth in the ticket deck, 0 on top */
  deck: Record<string, number>;
  /** by ticket: the seat that holds it */
  seats: Record<string, number>;
  /** by ticket that another is choosing from: its place in the offer, from 0 */
  offer: Record<string, number>;
  /** by ticket of one's own: the seat that has returned it to the deck once */
  own: Record<string, number>;
}

/** A choice from the ticket deck, as everybody remembers it. */
export interface Choice {
  /** who chose */
  seat: number;
  /** how many tickets it was offered */
  drawn: number;
  /** how many it kept */
  kept: number;
}

/** Tickets that somebody has returned to the deck and knows the place of; or, once anybody has lost sight of one, how that was before, and what was chosen since. */
export interface TicketMemory {
  /** by depth in the ticket deck, 0 on top: who knows what lies there */
  deck: Record<string, number>;
  /** by seat: for each such ticket of its hand, who knows of it */
  hands: number[][];
  /** likewise by place in the offer to choose from */
  offer: (number | null)[];
  /** in the order of the game */
  since: Choice[];
  /** seats that have lost sight of a ticket */
  lost: number[];
}

/** A choice from the ticket deck, as a seat remembers it. */
export interface TicketChoice {
  /** who chose */
  seat: number;
  /** how many tickets it was offered */
  drawn: number;
  /** how many it kept */
  kept: number;
  /** which; of one's own choices only */
  offer?: string[];
  /** which of the offer were kept, from 0; of one's own choices only */
  places?: number[];
}

/** How the tickets lay before a seat lost sight of some, and what it was told since. */
export interface LostTickets {
  /** at that time */
  known: KnownTickets;
  /** in the order of the game */
  since: TicketChoice[];
}

/** What only the seat itself knows. */
export interface Own {
  /** how many by card; cards one has none of are left out */
  hand: Record<string, number>;
  /** kept */
  tickets: TicketFacts[];
  /** to choose from now */
  offer: TicketFacts[];
  /** of the first offer, until all have chosen */
  chosen: string[];
  /** of the others and in the deck */
  known_tickets: KnownTickets;
  /** drawn unseen, by deck, in the order of drawing; empty while `memory` is null */
  drawn: string[][];
  /** null while no ticket has been lost sight of */
  lost_tickets: LostTickets | null;
}

/** A ticket at the end. */
export interface TicketResult {
  /** its slug */
  ticket: string;
  /** won or lost */
  points: number;
  /** whether its cities are joined */
  done: boolean;
}

/** A longest path of a player. */
export interface Path {
  /** in order */
  routes: string[];
  /** in order, one more than routes */
  cities: string[];
}

/** A player's row of the final table. */
export interface Row {
  /** whose */
  seat: number;
  /** points of routes */
  routes: number;
  /** all that were kept */
  tickets: TicketResult[];
  /** how many */
  tickets_done: number;
  /** wagons of the longest path */
  longest: number;
  /** that path */
  path: Path;
  /** for the longest path of all */
  bonus: number;
  /** points */
  total: number;
}

/** What decided the game. */
export interface Decided {
  /** `points` alone, among equals more `tickets`, or the `longest` path; or the win is `shared` */
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
}

/** All that a seat may know of a game of Ticket to Ride. */
export interface TicketToRideView {
  /** whose view this is */
  game: 'ticket_to_ride';
  /** which map */
  edition: string;
  /** the switches of this game */
  options: Options;
  /** the version of the rules it is played by */
  rules: number;
  /** who looks; -1 for a spectator */
  seat: number;
  /** `second`: the second card of a draw; `keep`: tickets were drawn */
  phase: Phase;
  /** seats that may act now */
  actors: number[];
  /** the seat whose turn it is */
  turn: number;
  /** the starting player */
  start: number;
  /** turns left in the last round; 0 before it */
  last_turns: number;
  /** in a row */
  passes: number;
  /** five places: a card face up, or null */
  display: (string | null)[];
  /** cards left in it */
  deck: number;
  /** how many by card */
  discards: Record<string, number>;
  /** tickets left in it */
  ticket_deck: number;
  /** by claimed route: the seat of its owner */
  routes: Record<string, number>;
  /** routes whose twin track is claimed, in games for two or three */
  closed: string[];
  /** by seat */
  players: Player[];
  /** by deck, the first one first: cards turned up from it that are no locomotives */
  turned: number[];
  /** null while all unseen cards are from one deck */
  memory: Memory | null;
  /** what everybody may remember of the ticket deck */
  ticket_memory: TicketMemory;
  /** not for spectators */
  own?: Own;
  /** when the game is over */
  result?: Result;
}

/** A city of the map. */
export interface City {
  /** its slug */
  city: string;
  /** its proper name */
  name: string;
  /** where it lies on the map, whose longer side is 1000: to the right, and downwards */
  at: Spot;
}

/** A route, or one track of a double one. */
export interface Route {
  /** its slug, as in `claim` */
  route: string;
  /** a city */
  a: string;
  /** the other city */
  b: string;
  /** of the cards it takes; `grey` takes any one colour */
  colour: string;
  /** wagons and cards it takes */
  length: number;
  /** the other track of a double route */
  twin: string | null;
}

/** A destination ticket. */
export interface Ticket {
  /** its slug, as in `keep` */
  ticket: string;
  /** a city */
  a: string;
  /** the other city */
  b: string;
  /** won when they are joined, lost otherwise */
  points: number;
}

/** What an edition of Ticket to Ride brings: its map and its cards. */
export interface TicketToRideFacts {
  /** whose edition this is */
  game: 'ticket_to_ride';
  /** its key */
  edition: string;
  /** each player begins with */
  wagons: number;
  /** how many there are by card; `loco` stands for any colour */
  cards: Record<string, number>;
  /** by the length of a route, from 0 */
  points: number[];
  /** of the map */
  cities: City[];
  /** of the map, by colour and length */
  routes: Route[];
  /** of the deck */
  tickets: Ticket[];
}
