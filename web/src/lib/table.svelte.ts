// One table as this browser knows it: who sits where, what each of my seats sees and may do, what happened.
import {
  net,
  type Answer,
  type ChatLine,
  type Command,
  type Company,
  type Connection,
  type Explained,
  type Facts,
  type Hinted,
  type Line,
  type Message,
  type News,
  type Reaction,
  type TableInfo,
  type View,
} from './net';
import { Pacer } from './pace';
import { Replay } from './replay.svelte';
import { settings } from './settings.svelte';

/** What a step adds to the actions of a seat that stand. */
const COUNTS: Record<string, number> = { played: 1, undone: -1 };

export interface Told {
  seq: number;
  event: Facts;
}

/** The table through one seat (or, with none, from beside it): one connection. */
export class Face {
  connection = $state<Connection>('joining');
  seq = $state(0);
  view = $state.raw<View | null>(null);
  scores = $state.raw<number[]>([]);
  legal = $state.raw<string[]>([]);
  undo = $state(false);
  log = $state.raw<Told[]>([]);
  latest = $state.raw<Facts[]>([]); // the events of the last step: what is marked on the board
  fresh = $state.raw<Facts[]>([]); // those that happened before my eyes: what moves and sounds
  reactions = $state.raw<Reaction[]>([]); // of the race that has just ended
  acted = $state(0); // how many actions of this seat stand
  pace = '';
  private isCatchingUp = true; // the first news of a connection tells what is past
  private played = 0;
  raceAt = 0; // when the race of now was first on the screen
  line: Line;
  pacer = new Pacer<News>(
    (news) => this.learn(news),
    () => settings.pace,
  );

  constructor(
    table: string,
    seat: number | null,
    private hear: (message: Message, face: Face) => void,
  ) {
    this.line = net().connect(table, seat, {
      message: (message) => this.hear(message, this),
      state: (state) => {
        this.connection = state;
        if (state === 'open') return;
        this.isCatchingUp = true;
        this.pacer.flush();
      },
    });
  }

  /** Whether this can be shown a little later: others have acted, and nobody is in a race. */
  mayWait({ steps = [], pace }: News, mine: number[]): boolean {
    const isTheirs = steps.every(
      ({ kind, seat }) => kind === 'played' && typeof seat === 'number' && !mine.includes(seat),
    );
    return steps.length > 0 && isTheirs && !this.isCatchingUp && pace !== 'race' && this.pace !== 'race';
  }

  learn(news: News): void {
    const known = this.seq;
    let log = [...this.log];
    let latest: Facts[] = [];
    let last = this.latest;
    const own = (news.view ?? this.view)?.seat;
    for (const step of news.steps ?? []) {
      if (step.seq <= known && log.length) continue;
      if (step.seq > known && step.seat === own) this.played += COUNTS[step.kind] ?? 0;
      if (step.kind === 'undone') {
        const taken = log.findLast((entry) => entry.event.seat === step.seat)?.seq;
        log = log.filter((entry) => entry.seq !== taken);
        latest = last = [];
      }
      const events = step.events ?? [];
      for (const event of events) log.push({ seq: step.seq, event });
      latest = [...latest, ...events];
      if (events.length) last = events;
    }
    this.log = log;
    this.acted = this.played + (news.placed ?? 0);
    this.latest = this.isCatchingUp || !latest.length ? last : latest;
    this.fresh = this.isCatchingUp ? [] : latest;
    this.isCatchingUp = false;
    this.seq = news.seq;
    this.legal = news.legal ?? [];
    this.undo = news.undo ?? false;
    if (news.view) {
      this.view = news.view;
      this.scores = news.scores ?? [];
      this.reactions = news.reactions ?? [];
    }
    if (news.pace === 'race' && this.pace !== 'race') {
      requestAnimationFrame((at) => (this.raceAt = at));
    }
    this.pace = news.pace ?? '';
  }
}

export class Table {
  info = $state.raw<TableInfo | null>(null);
  faces = $state.raw<Face[]>([]);
  active = $state(0); // which of my faces is on the screen
  problem = $state.raw<{ code: string; facts: Facts } | null>(null);
  hint = $state.raw<Hinted | null>(null);
  isHintShown = $state(false); // on the board, not in words alone
  explained = $state.raw<Explained | null>(null); // why a bot did something
  waiting = $state(0); // commands not yet answered
  chat = $state.raw<ChatLine[]>([]);
  next = $state(''); // the table of the rematch
  replay: Replay;

  private ids = 0;
  private run = Math.random().toString(36).slice(2, 8);
  private quiet = new Set<string>(); // whose refusals nobody but the asker wants to hear
  private answers = new Map<string, (answer: Answer) => void>();

  constructor(readonly id: string) {
    this.faces = [new Face(id, null, this.receive)];
    this.replay = new Replay(id);
  }

  get face(): Face {
    return this.faces[this.active] ?? this.faces[0]!;
  }

  get seat(): number {
    return this.face.view?.seat ?? this.mine[0] ?? -1;
  }

  /** My seats; more than one at one screen. */
  get mine(): number[] {
    return (this.info?.seats ?? [])
      .filter((seat) => seat.mine && seat.kind !== 'open')
      .map((seat) => seat.seat);
  }

  get isShared(): boolean {
    return this.mine.length > 1;
  }

  get isOver(): boolean {
    return Boolean(this.face.view?.result);
  }

  /** At one screen: the face that should be on the screen next, if it is another one. */
  get nextFace(): number | null {
    if (!this.isShared || this.face.legal.length) return null;
    const found = this.faces.findIndex((face) => face.legal.length > 0);
    return found < 0 || found === this.active ? null : found;
  }

  /** What the server answers to a command. */
  ask(command: Command, quietly = false): Promise<Answer> {
    const id = `${this.run}-${++this.ids}`;
    this.face.pacer.flush(); // I answer to what is, not to what I have seen so far
    if (quietly) this.quiet.add(id);
    else this.forgetAdvice();
    this.waiting++;
    const answer = new Promise<Answer>((resolve) => this.answers.set(id, resolve));
    this.face.line.send({ ...command, id } as Command);
    return answer;
  }

  async send(command: Command): Promise<boolean> {
    return (await this.ask(command)).is !== 'refused';
  }

  act(notation: string, tookMs?: number): Promise<boolean> {
    const { seq, pace, raceAt } = this.face;
    const took = pace === 'race' ? { took_ms: tookMs ?? performance.now() - raceAt } : {};
    return this.send({ do: 'play', action: notation, seq, ...took });
  }

  /** What a bot would do; asked again, where it would do it. */
  async askHint(): Promise<void> {
    if (this.hint) this.isHintShown = true;
    else await this.send({ do: 'hint' });
  }

  /** Why a bot did what it did last, or last up to a step. */
  async askWhy(seat: number, seq?: number): Promise<void> {
    const answer = await this.ask({ do: 'why', seat, ...(seq === undefined ? {} : { seq }) });
    if (answer.is === 'explained') this.explained = answer;
  }

  /** Whether bots tell their reasons here: at the end to all, before to whoever plays alone against them. */
  get mayAskWhy(): boolean {
    if (this.isOver) return true;
    const people = (this.info?.seats ?? []).filter(({ kind }) => kind === 'person');
    return Boolean(this.info?.hints && people.length === 1 && people[0]!.mine && !this.face.view?.hushed);
  }

  forgetAdvice(): void {
    this.problem = this.hint = this.explained = null;
    this.isHintShown = false;
  }

  async canUndo(notation: string): Promise<boolean> {
    const answer = await this.ask({ do: 'weigh', action: notation }, true);
    return answer.is === 'weighed' && answer.undo;
  }

  /** Comes in anew, as whoever one is by now. */
  reopen(): void {
    this.close();
    this.chat = [];
    this.active = 0;
    this.faces = [new Face(this.id, null, this.receive)];
  }

  close(): void {
    for (const face of this.faces) {
      face.line.close();
      face.pacer.flush();
    }
  }

  private receive = (message: Message, face: Face): void => {
    if (message.is === 'news') this.hear(message, face);
    else if (message.is === 'company') this.meet(message);
    else if (message.is !== 'probe') this.answered(message);
  };

  /** Who has come or gone. */
  private meet({ here, watchers }: Company): void {
    if (!this.info) return;
    const seats = this.info.seats.map((seat) => ({ ...seat, here: here.includes(seat.seat) }));
    this.info = { ...this.info, seats, watchers };
  }

  private hear(news: News, face: Face): void {
    if (news.table) this.info = news.table;
    if (face === this.faces[0]) this.listen(news); // each of my seats counts for itself
    face.pacer.hear(news, face.mayWait(news, this.mine));
    this.seatMyself();
  }

  private listen(news: News): void {
    const known = this.chat.at(-1)?.seq ?? 0;
    const said = (news.chat ?? []).filter((line) => line.seq > known);
    if (said.length) this.chat = [...this.chat, ...said];
  }

  private answered(answer: Answer): void {
    if (answer.is === 'done' && answer.table) this.next = answer.table;
    const isQuiet = this.quiet.delete(answer.id);
    if (answer.is === 'refused' && !isQuiet) this.problem = { code: answer.code, facts: answer.facts };
    if (answer.is === 'hinted') this.hint = answer;
    const resolve = this.answers.get(answer.id);
    if (!resolve) return;
    this.answers.delete(answer.id);
    this.waiting = Math.max(0, this.waiting - 1);
    resolve(answer);
  }

  /** With several seats of mine, each has a connection of its own. */
  private seatMyself(): void {
    const seats = this.mine;
    if (seats.length < 2 || this.faces.length > 1 || this.info?.status === 'open') return;
    this.faces = [this.faces[0]!, ...seats.slice(1).map((seat) => new Face(this.id, seat, this.receive))];
  }
}
