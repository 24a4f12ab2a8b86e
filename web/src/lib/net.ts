// Everything that crosses the network, in one place; the shapes come from the server's wire (wire.ts).
import type { NoticeDoors } from '../me/doors';
import type { ReviewDoors } from '../review/doors';
import type { TournamentDoors } from '../tournament/doors';
import type * as wire from './wire';

/** Whoever has said no name yet. */
export const NAMELESS = '?';

export type {
  ChatLine,
  Daily,
  DailyCard,
  DailyResult,
  Explained,
  Hinted,
  ListedTable,
  Mark,
  Me,
  MyGames,
  MyRating,
  NewTable,
  OwnEdition,
  Reach,
  Reaction,
  Reason,
  SeatInfo,
  SeekForm,
  Sought,
  Standing,
  Step,
  TableEdition,
  TableInfo,
  Thought,
  TournamentCard,
  TournamentTold,
} from './wire';

export type Facts = Record<string, unknown>;

/** How views name an edition that somebody has brought along. */
export const isOwn = (edition: string): boolean => edition.startsWith('own-');

/** What a seat sees; each game knows the rest of its own. */
export interface View {
  game: string;
  seat: number;
  phase: string;
  actors: number[];
  hushed?: string[]; // kinds of events that nobody may look back at now
  result?: { scores: number[]; places: number[]; rank?: string };
}

export type News = Omit<wire.News, 'view'> & { view?: View | null };
export type Moment = Omit<wire.Moment, 'view'> & { view: View | null };
export type GameInfo = Omit<wire.GameInfo, 'options'> & { options: Record<string, Value[]> };
export type Value = boolean | number | string; // of an option
export type Company = wire.Company;
export type Answer = Exclude<wire.AnyMessage, wire.News | wire.Company | wire.Probe>;
export type Message = News | wire.Company | Answer | wire.Probe;
export type Command = wire.AnyCommand;

export type Connection = 'joining' | 'open' | 'lost' | 'gone';

export interface Line {
  send(command: Command): void;
  close(): void;
}

export interface Handlers {
  message(message: Message): void;
  state(state: Connection): void;
}

/** How a house is reached: over the network, or in a worker of this browser. */
export interface Carrier {
  ask<Answer>(path: string, body?: unknown, signal?: AbortSignal): Promise<Answer>;
  line(address: URL, handlers: Handlers, greet: () => Promise<void>): Line;
}

/** Where a record can be had, and its text if it is in this browser. */
export interface RecordLink {
  address: string;
  text: string;
}

/** The network as the client knows it; fixtures stand in for it in tests. */
export interface Net {
  games(): Promise<GameInfo[]>;
  strangers(): Promise<GameInfo[]>; // games of other packages; none without a server
  sentences(game: string, language: string): Promise<string>; // a Fluent catalogue
  create(table: wire.NewTable): Promise<string>;
  check(game: string, edition: wire.EditionForm): Promise<wire.OwnEdition>; // keeps nothing
  edition(table: string): Promise<wire.TableEdition>;
  lesson(game: string): Promise<wire.Lesson>;
  connect(table: string, seat: number | null, handlers: Handlers): Line;
  tables(): Promise<wire.ListedTable[]>;
  lobby(): Promise<wire.ListedTable[]>; // those with a free seat, of everybody
  playing(): Promise<wire.ListedTable[]>; // what others play, to watch
  seek(wish: wire.SeekForm, signal: AbortSignal): Promise<wire.Sought>; // whoever breaks off seeks no more
  sit(table: string, name: string): Promise<void>;
  history(table: string, seat: number): Promise<wire.Mark[]>;
  moments(table: string, seat: number, first: number, last: number): Promise<Moment[]>;
  reach(): Promise<wire.Reach>;
  daily(game: string, day?: string): Promise<wire.Daily>; // today's unless told
  dailies(): Promise<wire.DailyCard[]>;
  handIn(day: string, record: string): Promise<void>; // a day's deal that was played without a network
  openRecord(text: string): Promise<string>; // the table at which it is looked back at, in this browser
  record(table: string): Promise<RecordLink>; // of a finished game
  notices(): Promise<NoticeDoors>; // how I am told that it is my turn
  reviews(): Promise<ReviewDoors>;
  tournaments(): Promise<TournamentDoors>;
  person: People;
}

/** Who I am to the server: nobody needs an account. */
export interface People {
  me(): Promise<wire.Me | null>;
  rename(name: string): Promise<wire.Me>;
  newPhrase(): Promise<wire.Me>;
  recover(phrase: string): Promise<wire.Me>;
  account(login: string, password: string, old?: string): Promise<wire.Me>; // `old` to change it
  signIn(login: string, password: string): Promise<wire.Me>;
  signOut(everywhere: boolean): Promise<void>;
  games(query: Record<string, string>): Promise<wire.MyGames>;
  standing(): Promise<wire.Standing>;
  goodbye(proof: wire.GoodbyeForm): Promise<void>;
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
