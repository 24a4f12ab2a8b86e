// What the engine shows of a game of Ticket to Ride.
export interface TicketFacts {
  ticket: string;
  from: string;
  to: string;
  points: number;
  status: 'done' | 'open' | 'impossible';
  wagons_needed: number | null;
  way: string[];
}

export interface TtrPlayer {
  points: number;
  wagons: number;
  cards: number;
  tickets: number;
  chosen: boolean;
}

export interface TtrResult {
  scores: number[];
  places: number[];
  table: {
    seat: number;
    routes: number;
    tickets: { ticket: string; points: number; done: boolean }[];
    tickets_done: number;
    longest: number;
    path: { routes: string[]; cities: string[] };
    bonus: number;
    total: number;
  }[];
}

export interface TtrView {
  seat: number;
  actors: number[];
  phase: 'choose' | 'main' | 'second' | 'keep' | 'over';
  turn: number;
  last_turns: number;
  display: (string | null)[];
  deck: number;
  ticket_deck: number;
  routes: Record<string, number>;
  closed: string[];
  players: TtrPlayer[];
  own?: { hand: Record<string, number>; tickets: TicketFacts[]; offer: TicketFacts[]; chosen: string[] };
  result?: TtrResult;
}
