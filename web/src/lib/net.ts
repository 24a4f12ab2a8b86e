// Everything that crosses the network, in one place; the shapes are those of the server's wire.

export type Facts = Record<string, unknown>;

export interface SeatInfo {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  bot: string;
  here: boolean;
  resigned: boolean;
  mine: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  options: Facts;
  seats: SeatInfo[];
  watchers?: { names: string[]; nameless: number };
  status: 'open' | 'playing' | 'paused' | 'over' | 'ended';
  correspondence?: boolean;
  limit_s?: number;
  daily?: string;
  host: boolean;
  hints?: boolean;
  rematch?: string;
  takeback?: number | null;
  commitment?: string;
}

export interface ListedTable extends TableInfo {
  actors: number[];
  mine_to_act: boolean;
  changed_at: number;
}

export interface Step {
  seq: number;
  kind: string;
  seat?: number | null;
  events?: Facts[];
}

export interface ChatLine {
  seq: number;
  seat: number | null;
  name: string;
  text: string;
  phrase: string;
  at: number;
}

/** What a seat sees; each game knows the rest of its own. */
export interface View extends Facts {
  game: string;
  seat: number;
  phase: string;
  actors: number[];
  result?: { scores: number[]; places: number[]; table: Facts[]; rank?: string };
}

export interface News {
  is: 'news';
  seq: number;
  pace?: string;
  steps?: Step[];
  view?: View | null;
  legal?: string[];
  undo?: boolean;
  table?: TableInfo | null;
  chat?: ChatLine[];
}

export interface Done {
  is: 'done';
  id: string;
  seq: number;
  table?: string;
}

export interface Hinted {
  is: 'hinted';
  id: string;
  action: string;
  reason: Facts;
}

export interface Refused {
  is: 'refused';
  id: string;
  code: string;
  facts: Facts;
  text?: string;
}

export interface Weighed {
  is: 'weighed';
  id: string;
  undo: boolean;
}

export type Answer = Done | Hinted | Refused | Weighed;
export type Message = News | Answer | { is: 'probe'; probe: number };

/** The table as it was after a step, through one seat. */
export interface Moment {
  seq: number;
  view: View | null;
  steps: Step[];
}

/** A step in a table's history, and the scores after it. */
export interface Mark {
  seq: number;
  kind: string;
  seat: number | null;
  scores: number[];
}

export interface NewTable {
  game: string;
  seats: string[];
  name: string;
  names?: string[];
  edition?: string;
  options?: Record<string, boolean | number | string>;
  correspondence?: boolean;
  limit_s?: number;
  daily?: string;
}

export interface Command {
  do: string;
  id?: string;
  [fact: string]: unknown;
}

export type Connection = 'joining' | 'open' | 'lost' | 'gone';

export interface Line {
  send(command: Command): void;
  close(): void;
}

export interface Handlers {
  message(message: Message): void;
  state(state: Connection): void;
}

export interface GameInfo {
  key: string;
  bots: string[];
  editions: string[];
  options: Record<string, (boolean | number | string)[]>;
}

export interface Me {
  name: string;
  login?: string;
  phrase?: string;
}

export interface DailyResults {
  day: string;
  results: { name: string; score: number; table: string; mine: boolean }[];
  tables: string[];
}

export interface MyGames {
  games: {
    table: string;
    game: string;
    seat: number;
    place: number;
    score: number;
    seats: number;
    names: string[];
    finished_at: number;
    daily: string;
    rating: number;
  }[];
  ratings: Record<string, number>;
}

/** The network as the client knows it; fixtures stand in for it in tests. */
export interface Net {
  games(): Promise<GameInfo[]>;
  create(table: NewTable): Promise<string>;
  connect(table: string, seat: number | null, handlers: Handlers): Line;
  tables(): Promise<ListedTable[]>;
  history(table: string, seat: number): Promise<Mark[]>;
  moment(table: string, seq: number, seat: number): Promise<Moment>;
  daily(game: string): Promise<DailyResults>;
  person: People;
}

/** Who I am to the server: nobody needs an account. */
export interface People {
  me(): Promise<Me | null>;
  rename(name: string): Promise<Me>;
  newPhrase(): Promise<Me>;
  recover(phrase: string): Promise<Me>;
  account(login: string, password: string): Promise<Me>;
  signIn(login: string, password: string): Promise<Me>;
  signOut(everywhere: boolean): Promise<void>;
  games(): Promise<MyGames>;
}

export class NetError extends Error {
  constructor(
    readonly code: string,
    readonly facts: Facts = {},
  ) {
    super(code);
  }
}

/** The refusal's code of anything that went wrong on the way. */
export function codeOf(error: unknown): string {
  return error instanceof NetError ? error.code : 'server';
}

let chosen: Net | null = null;

export function net(): Net {
  if (!chosen) throw new Error('no network has been chosen');
  return chosen;
}

export function useNet(other: Net): void {
  chosen = other;
}
