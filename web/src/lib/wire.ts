// Made from docs/api/wire.schema.json by scripts/make-wire.mjs: do not edit.

export type AnyCommand =
  | Sit
  | Leave
  | Remove
  | Mute
  | Start
  | Play
  | Weigh
  | Undo
  | AskTakeback
  | AnswerTakeback
  | Resign
  | Pause
  | SeatBot
  | End
  | Rematch
  | Say
  | Hint
  | Why
  | Echo;
export type AnyMessage = News | Company | Done | Weighed | Hinted | Explained | Refused | Probe;

/** Takes a seat, the first free one unless told; the word goes into the shuffle. */
export interface Sit {
  do: 'sit';
  name: string;
  seat?: number | null;
  word?: string;
  id?: string;
}
/** Gives a seat up before the game starts. */
export interface Leave {
  do: 'leave';
  id?: string;
}
/** By the host, before the start: frees a seat; whoever sat there stays away from this table. */
export interface Remove {
  do: 'remove';
  seat: number;
  id?: string;
}
/** By the host: whether somebody may talk; without a seat, all who look on. */
export interface Mute {
  do: 'mute';
  seat?: number | null;
  on?: boolean;
  id?: string;
}
/** By the host; open seats must be filled first. */
export interface Start {
  do: 'start';
  id?: string;
}
/** An action by its notation; `seq` is the last step the client had seen when it chose. */
export interface Play {
  do: 'play';
  action: string;
  seq: number;
  took_ms?: number | null;
  id?: string;
}
/** Asks whether an action could be undone afterwards, or, if it cannot be done at all, why. */
export interface Weigh {
  do: 'weigh';
  action: string;
  id?: string;
}
/** Takes the own last action back while nobody has learned anything since. */
export interface Undo {
  do: 'undo';
  id?: string;
}
/** Asks the others to let the own last action be taken back. */
export interface AskTakeback {
  do: 'ask-takeback';
  id?: string;
}
export interface AnswerTakeback {
  do: 'answer-takeback';
  agree: boolean;
  id?: string;
}
/** A bot plays on for this seat; with one player left the game ends. */
export interface Resign {
  do: 'resign';
  id?: string;
}
export interface Pause {
  do: 'pause';
  on?: boolean;
  id?: string;
}
/**
 * The host fills a seat that is open or whose player has resigned; that of a missing player where
 *     nothing is rated.
 *
 */
export interface SeatBot {
  do: 'seat-bot';
  seat: number;
  bot: string;
  id?: string;
}
/** The host ends the game; whoever does so while others still play has given it up. */
export interface End {
  do: 'end';
  id?: string;
}
/** The same table again; whoever asks second is led to the first one's table, and to their old seat. */
export interface Rematch {
  do: 'rematch';
  id?: string;
}
/** A line of chat: words of one's own, or a ready phrase by its key, which each client translates. */
export interface Say {
  do: 'say';
  text?: string;
  phrase?: string;
  id?: string;
}
/** Asks a bot what it would do. */
export interface Hint {
  do: 'hint';
  id?: string;
}
/** Asks why a bot did what it did last, or last up to a step. */
export interface Why {
  do: 'why';
  seat: number;
  seq?: number | null;
  id?: string;
}
/** Answers a probe at once. */
export interface Echo {
  do: 'echo';
  probe: number;
  id?: string;
}
/** What happened since the last one; `view` (or `change`) and `legal` are of the newest step. */
export interface News {
  is: 'news';
  seq: number;
  pace?: '' | 'race' | 'together' | 'turn';
  steps?: Step[];
  view?: unknown | null;
  change?: {
    [k: string]: unknown;
  } | null;
  scores?: number[];
  legal?: string[];
  undo?: boolean;
  placed?: number;
  table?: TableInfo | null;
  chat?: ChatLine[];
  reactions?: Reaction[];
  protocol?: number;
}
/** One thing that happened, as the reader may know it; each reader has a numbering of its own. */
export interface Step {
  seq: number;
  kind: string;
  seat?: number | null;
  took_ms?: number | null;
  events?: {
    [k: string]: unknown;
  }[];
}
export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  edition_name: {
    [k: string]: string;
  };
  options: {
    [k: string]: unknown;
  };
  seats: SeatInfo[];
  watchers: Watchers;
  watchers_muted: boolean;
  status: 'ended' | 'open' | 'over' | 'paused' | 'playing';
  correspondence: boolean;
  limit_s: number;
  grace_s: number;
  rated: boolean;
  daily: string;
  ranked: boolean;
  offline: boolean;
  again: boolean;
  source: string;
  lesson: boolean;
  tournament: string;
  round: number;
  host: boolean;
  commitment: string;
  secret: string;
  seed: string;
  words: string[];
  rematch: string;
  takeback: number | null;
  hints: boolean;
  welcome: boolean;
  lang: string;
  level: '' | 'new' | 'seasoned';
}
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  bot: string;
  here: boolean;
  resigned: boolean;
  mine: boolean;
  kept: boolean;
  muted: boolean;
}
/** Who looks on without a seat. */
export interface Watchers {
  names: string[];
  nameless: number;
}
/** What somebody said; `seat` is null for those who only look on. */
export interface ChatLine {
  seq: number;
  seat: number | null;
  name: string;
  text: string;
  phrase: string;
  at: number;
}
/** One placement of a race that is over: the time that counted, and how much lag was allowed for. */
export interface Reaction {
  seat: number;
  took_ms: number;
  claimed_ms: number;
  measured_ms: number;
  allowance_ms: number;
}
/** Who is at the table, when that has changed: seats with somebody connected, and those who look on. */
export interface Company {
  is: 'company';
  here: number[];
  watchers: Watchers;
}
/** The command is on disk; `seq` is its step as the reader counts. */
export interface Done {
  is: 'done';
  id: string;
  seq: number;
  table?: string;
}
export interface Weighed {
  is: 'weighed';
  id: string;
  undo: boolean;
}
/** What a bot would do, and what it thinks next best. */
export interface Hinted {
  is: 'hinted';
  id: string;
  bot: string;
  thought: Thought;
  rather?: Thought | null;
  games?: number;
}
/** What a bot thinks of an action; the weightiest reason comes first. */
export interface Thought {
  action?: string;
  reasons?: Reason[];
  ahead?: number | null;
}
/** What an action gains or risks; its sentence is `reason-…` in the catalogue of the game. */
export interface Reason {
  code: string;
  facts?: {
    [k: string]: unknown;
  };
  risk?: boolean;
}
/** Why a bot did what it did last; several thoughts where it did several things at once. */
export interface Explained {
  is: 'explained';
  id: string;
  bot: string;
  seat: number;
  seq: number;
  thoughts?: Thought[];
  rather?: Thought | null;
  games?: number;
}
/** Nothing has changed. The client has the sentence; `text` is for programs that want one. */
export interface Refused {
  is: 'refused';
  id: string;
  code: string;
  facts: {
    [k: string]: unknown;
  };
  text?: string;
}
/** Measures the round trip; answer with `echo` at once. */
export interface Probe {
  is: 'probe';
  probe: number;
}
/** Whether all is well; else what is not: `journal`, `thinkers`, `housekeeper`. */
export interface Health {
  status: string;
  troubles: string[];
}
/** How others get to this server. */
export interface Reach {
  near: boolean;
  address: string;
}
export interface GameInfo {
  key: string;
  seats: number[];
  editions: string[];
  options: {
    [k: string]: unknown[];
  };
  bots: string[];
  levels: string[];
  usual_level: string;
  daily: string[] | null;
  rules_version: number;
  families: {
    [k: string]: string;
  };
  unit: string;
  better: number;
  lesson: boolean;
  stranger: boolean;
}
/** A first game, step by step. */
export interface Lesson {
  game: string;
  steps: LessonStep[];
}
/**
 * One thing that is said; with `allow` it is over when one of these actions has been done, else when it
 *     has been read.
 *
 */
export interface LessonStep {
  say: string;
  point?: string[];
  allow?: string[];
  times?: number;
}
/** The text of an edition file, and what the file is called. */
export interface EditionForm {
  text: string;
  file?: string;
}
/** An edition of somebody's own that can be played. */
export interface OwnEdition {
  edition: string;
  name: {
    [k: string]: string;
  };
}
/** What the edition of a table brings. */
export interface TableEdition {
  game: string;
  edition: string;
  name: {
    [k: string]: string;
  };
  text: string;
  facts: unknown;
  names: {
    [k: string]: {
      [k: string]: string;
    };
  };
}
export interface Me {
  name: string;
  login?: string;
  phrase?: string;
  key?: string;
}
export interface NameForm {
  name: string;
}
export interface PhraseForm {
  phrase: string;
}
export interface AccountForm {
  login: string;
  password: string;
  old_password?: string;
}
export interface SignOutForm {
  everywhere?: boolean;
}
/** My finished games that were asked for, the newest first. */
export interface MyGames {
  games: Finished[];
  count: number;
}
/** One of my games that were played to the end. */
export interface Finished {
  table: string;
  game: string;
  seat: number;
  place: number;
  score: number;
  names: string[];
  scores: number[];
  company: string;
  finished_at: number;
  daily: string;
  rating: number;
}
/** All I have played, added up. */
export interface Standing {
  games: number;
  ratings: MyRating[];
  levels: LevelCount[];
  opponents: Opponent[];
  days: BestDay[];
}
/** How strong I seem in a game: nineteen times of twenty within `spread` of `rating`. */
export interface MyRating {
  game: string;
  rating: number;
  spread: number;
  games: number;
  curve: CurvePoint[];
}
/** A rating as it was after a game. */
export interface CurvePoint {
  at: number;
  rating: number;
  spread: number;
}
/** How I did in a game against one kind of company. */
export interface LevelCount {
  game: string;
  company: string;
  games: number;
  won: number;
  best: number;
}
/** Somebody I have played with. */
export interface Opponent {
  name: string;
  games: number;
  won: number;
  lost: number;
}
/** My best ranked tries at the deals of days. */
export interface BestDay {
  game: string;
  day: string;
  rank: number;
  field: number;
  score: number;
  table: string;
}
/** Whoever wants to be forgotten proves who they are: by the password of the account, or by the phrase. */
export interface GoodbyeForm {
  password?: string;
  phrase?: string;
}
/** A table in a list: whose turn it is, and whether it is mine. */
export interface ListedTable {
  id: string;
  game: string;
  edition: string;
  edition_name: {
    [k: string]: string;
  };
  options: {
    [k: string]: unknown;
  };
  seats: SeatInfo[];
  watchers: Watchers;
  watchers_muted: boolean;
  status: 'ended' | 'open' | 'over' | 'paused' | 'playing';
  correspondence: boolean;
  limit_s: number;
  grace_s: number;
  rated: boolean;
  daily: string;
  ranked: boolean;
  offline: boolean;
  again: boolean;
  source: string;
  lesson: boolean;
  tournament: string;
  round: number;
  host: boolean;
  commitment: string;
  secret: string;
  seed: string;
  words: string[];
  rematch: string;
  takeback: number | null;
  hints: boolean;
  welcome: boolean;
  lang: string;
  level: '' | 'new' | 'seasoned';
  actors: number[];
  mine_to_act: boolean;
  hushed: boolean;
  changed_at: number;
}
/** What a host asks for; each seat is "open", "me" or the name of a bot. */
export interface NewTable {
  game: string;
  seats: string[];
  name?: string;
  names?: string[];
  edition?: string;
  edition_text?: string;
  edition_file?: string;
  options?: {
    [k: string]: boolean | number | string;
  };
  correspondence?: boolean;
  limit_s?: number;
  daily?: string;
  lesson?: boolean;
  listed?: boolean;
  welcome?: boolean;
  lang?: string;
  level?: '' | 'new' | 'seasoned';
  rated?: boolean;
  hints?: boolean | null;
  grace_s?: number | null;
  word?: string;
}
/** What somebody looks for who would like company; what is empty does not matter. */
export interface SeekForm {
  games?: string[];
  correspondence?: boolean;
  lang?: string;
  level?: '' | 'new' | 'seasoned';
  name?: string;
  skip?: string[];
  wait?: number;
}
/**
 * Where somebody fits: at a table with a free seat (sit down there), or, `seated`, at one that was laid
 *     for both and has begun. Without a table: ask again, the place in the queue is kept for a moment.
 *
 */
export interface Sought {
  table: string;
  seated: boolean;
  waiting: number;
}
/** The table as it was after a step, through one seat; `view` is null before the start. */
export interface Moment {
  seq: number;
  view: unknown | null;
  scores: number[];
  step: Step;
}
export interface History {
  seat: number;
  steps: Mark[];
}
/** A step in a table's history: who did what kind of thing, and the scores as the seat saw them. */
export interface Mark {
  seq: number;
  kind: string;
  seat: number | null;
  at: number;
  scores: number[];
}
/** How far a review is, `done` of `count`; by `stage` 1 a first look, 2 the curve, 3 all of it. */
export interface ReviewNews {
  state: 'done' | 'failed' | 'none' | 'waiting' | 'working';
  done: number;
  count: number;
  stage: number;
  rough?: ReviewPoint[];
  review?: Review | null;
}
/** A first look: what each seat had before a step. */
export interface ReviewPoint {
  number: number;
  before: number[];
  error: number;
}
/** What decided a game (docs/review.md); the costliest mistakes first. */
export interface Review {
  game: string;
  seats: number;
  players: string[];
  effort: ReviewEffort;
  unit: string;
  scale: number;
  steps: ReviewStep[];
  result: number[];
  totals: ReviewTotals[];
  mistakes: ReviewMistake[];
  turning_points: number[];
  hindsight?: Hindsight[];
}
export interface ReviewEffort {
  games: number;
  guesses: number;
  most: number;
}
/** One action; `before + haste + skill + luck` is what the next step begins with, by seat. */
export interface ReviewStep {
  number: number;
  seat: number;
  action: string;
  at_ms: number;
  before: number[];
  error: number;
  haste: number[];
  haste_error: number;
  skill: number[];
  skill_error: number;
  is_chance: boolean;
  luck: number[];
  luck_error: number;
  decision: ReviewDecision | null;
}
/** What an action cost beside the best that the seat could have found, judged by what it could know. */
export interface ReviewDecision {
  cost: number;
  error: number;
  grade: string;
  better: string;
  guesses: number;
  hidden: number;
  hidden_error: number;
  why: ReviewReason[];
}
/** A reason: `reason-…` in the game's catalogues. */
export interface ReviewReason {
  code: string;
  facts?: {
    [k: string]: unknown;
  };
  is_risk?: boolean;
}
/** Of one seat: `start + skill + others + haste + luck = result`. */
export interface ReviewTotals {
  seat: number;
  start: number;
  skill: number;
  skill_error: number;
  others: number;
  haste: number;
  luck: number;
  luck_error: number;
  result: number;
  cost: number;
}
/** A decision that cost something; left standing so many times. */
export interface ReviewMistake {
  step: number;
  seat: number;
  times: number;
}
/** The most that was found for a seat, had it known the luck to come. */
export interface Hindsight {
  seat: number;
  points: number;
  best: number;
  lost: ReviewLoss[];
  view: unknown | null;
}
/** What a seat could still have had before a step, and after it. */
export interface ReviewLoss {
  step: number;
  before: number;
  after: number;
}
/** Other moves from before a step on, seen through a seat: whoever acts next, unless told. */
export interface WhatIf {
  step: number;
  moves?: Move[];
  seat?: number | null;
}
export interface Move {
  seat: number;
  action: string;
}
/** A position that was not played; `chance` is empty where it is the game's own. */
export interface Supposed {
  view: unknown | null;
  scores: number[];
  seat: number;
  actors: number[];
  legal: string[];
  chance?: number[];
  error?: number;
}
/** A table against bots from before a step on, with the same luck to come or with other. */
export interface Again {
  step: number;
  seat: number;
  luck?: 'other' | 'same';
}
/** What a review says of one of my games. */
export interface MyReview {
  table: string;
  game: string;
  unit: string;
  luck: number;
  skill: number;
  skill_error: number;
  cost: number;
  finished_at: number;
}
/** The deal of a day in one game, and how I stand. */
export interface DailyCard {
  game: string;
  day: string;
  bots: string[];
  unit: string;
  state: 'new' | 'over' | 'past' | 'playing';
  table: string;
  players: number;
  rank: number;
  streak: number;
}
/** The record of a day's deal that was played without a network. */
export interface HandIn {
  day: string;
  record: string;
}
/** A day's deal; who did how well stays empty while it is sealed. */
export interface Daily {
  game: string;
  day: string;
  bots: string[];
  unit: string;
  state: 'new' | 'over' | 'past' | 'playing';
  table: string;
  players: number;
  rank: number;
  streak: number;
  today: string;
  results: DailyResult[];
  house: DailyResult | null;
  month: MyDay[];
}
/** How a try ended. It is ranked by place, then by the lead over the best of the others. */
export interface DailyResult {
  name: string;
  rank: number;
  place: number;
  score: number;
  lead: number;
  table: string;
  mine: boolean;
}
/** One of my ranked tries. */
export interface MyDay {
  day: string;
  rank: number;
  field: number;
  place: number;
  score: number;
  lead: number;
  table: string;
}
/** How I am told when it is my turn. */
export interface Notices {
  push_key: string;
  letters: boolean;
  lang: string;
  zone: string;
  quiet_from: number;
  quiet_until: number;
  mail: string;
  confirmed: boolean;
  browsers: number;
  hooks: Hook[];
}
export interface Hook {
  id: string;
  address: string;
}
/** How somebody wishes to be told that it's their turn. */
export interface WishForm {
  lang: string;
  zone: string;
  quiet_from?: number;
  quiet_until?: number;
}
/** What a browser's Push API gives. */
export interface BrowserForm {
  endpoint: string;
  p256dh: string;
  auth: string;
}
export interface EndpointForm {
  endpoint: string;
}
export interface MailForm {
  mail: string;
}
export interface HookForm {
  address: string;
}
export interface NewHook {
  id: string;
  address: string;
  secret: string;
}
/** A tournament in a list. */
export interface TournamentCard {
  id: string;
  title: string;
  game: string;
  status: 'ended' | 'open' | 'over' | 'running';
  round: number;
  rounds: number;
  people: number;
  organiser: boolean;
}
/** What an organiser asks for. A limit there must be, so that every round ends. */
export interface NewTournament {
  game: string;
  seats: number;
  rounds: number;
  limit_s: number;
  title?: string;
  edition?: string;
  options?: {
    [k: string]: boolean | number | string;
  };
  correspondence?: boolean;
  bots?: number;
  bot?: string | null;
  accounts?: boolean;
  keep?: boolean;
  rated?: boolean;
  pause_s?: number;
  plays?: boolean;
}
export interface TournamentTold {
  id: string;
  title: string;
  game: string;
  status: 'ended' | 'open' | 'over' | 'running';
  round: number;
  rounds: number;
  people: number;
  organiser: boolean;
  edition: string;
  options: {
    [k: string]: unknown;
  };
  seats: number;
  limit_s: number;
  correspondence: boolean;
  bots: number;
  bot: string;
  accounts: boolean;
  keep: boolean;
  rated: boolean;
  pause_s: number;
  unit: string;
  better: number;
  mine: number | null;
  table: string;
  turn: boolean;
  next_at: number;
  now: number;
  entrants: EntrantTold[];
  told: RoundTold[];
  ranking: StandingTold[];
  commitment: string;
  secret: string;
}
export interface EntrantTold {
  number: number;
  name: string;
  presence: 'away' | 'in' | 'out';
  mine: boolean;
}
export interface RoundTold {
  number: number;
  over: boolean;
  sealed: boolean;
  ended: number;
  plays: PlayTold[];
}
/** A table of a round. */
export interface PlayTold {
  table: string;
  over: boolean;
  seats: SeatTold[];
}
/** A seat of a table. What it came to is left out while it is sealed or played. */
export interface SeatTold {
  entrant: number;
  hand?: 'gone' | 'own' | 'resigned' | 'shared';
  score?: number | null;
  points?: number;
  top?: number;
  median?: number | null;
  merit?: number | null;
  margin?: number | null;
}
/** Ranked by the sum of shares of matchpoints (a missed round is none), then by the sum of margins. */
export interface StandingTold {
  entrant: number;
  rank: number;
  percent: number;
  margin: number;
  played: number;
  percents: (number | null)[];
}
/** From the next round on; also for whoever was out or away, and is back. */
export interface Join {
  do: 'join';
  name?: string;
}
/** A bot finishes what they have begun. */
export interface Quit {
  do: 'quit';
}
/** By the organiser: somebody leaves, and does not come back. */
export interface Dismiss {
  do: 'dismiss';
  entrant: number;
}
/** By the organiser: a round, the first one or one that would begin later by itself. */
export interface Begin {
  do: 'begin';
  round: number;
}
/** By the organiser: the running round is over, whatever is still played is compared with nothing. */
export interface Close {
  do: 'close';
  round: number;
}
/** By the organiser: no more rounds; with one running, after it has been closed. */
export interface Finish {
  do: 'finish';
}
