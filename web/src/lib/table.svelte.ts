// One table as this browser knows it: who sits where, what each of my seats sees and may do, what happened.
import {
  net,
  type Connection,
  type Facts,
  type Line,
  type Message,
  type News,
  type Reaction,
  type TableInfo,
  type View,
} from './net';

export interface Told {
  seq: number;
  event: Facts;
}

export interface Moment {
  seq: number;
  view: View;
  legal: string[];
}

/** The table through one seat (or, with none, from beside it): one connection. */
export class Face {
  connection = $state<Connection>('joining');
  seq = $state(0);
  view = $state.raw<View | null>(null);
  legal = $state.raw<string[]>([]);
  undo = $state(false);
  log = $state.raw<Told[]>([]);
  latest = $state.raw<Facts[]>([]); // the events of the last news
  moments = $state.raw<Moment[]>([]);
  reactions = $state.raw<Reaction[]>([]); // of the race that has just ended
  line: Line;

  constructor(
    table: string,
    seat: number | null,
    private hear: (message: Message, face: Face) => void,
  ) {
    this.line = net().connect(table, seat, {
      message: (message) => this.hear(message, this),
      state: (state) => (this.connection = state),
    });
  }

  /** What may be read of the log now. */
  get told(): Told[] {
    const hushed = this.view?.hushed ?? [];
    return hushed.length ? this.log.filter(({ event }) => !hushed.includes(String(event.kind))) : this.log;
  }

  learn(news: News): void {
    const known = this.seq;
    let log = this.log;
    let latest: Facts[] = [];
    for (const step of news.steps ?? []) {
      if (step.seq <= known && log.length) continue;
      if (step.kind === 'undone') {
        const taken = log.findLast((entry) => entry.event.seat === step.seat)?.seq;
        log = log.filter((entry) => entry.seq !== taken);
        latest = [];
      }
      const events = step.events ?? [];
      log = [...log, ...events.map((event) => ({ seq: step.seq, event }))];
      latest = [...latest, ...events];
    }
    this.log = log;
    this.latest = latest;
    this.seq = news.seq;
    this.legal = news.legal ?? [];
    this.undo = news.undo ?? false;
    if (!news.view) return;
    this.reactions = news.reactions ?? [];
    this.view = news.view;
    const moment = { seq: news.seq, view: news.view, legal: this.legal };
    this.moments = [...this.moments.filter((each) => each.seq < news.seq), moment];
  }
}

export class Table {
  info = $state.raw<TableInfo | null>(null);
  faces = $state.raw<Face[]>([]);
  active = $state(0); // which of my faces is on the screen
  problem = $state.raw<{ code: string; facts: Facts } | null>(null);
  hint = $state.raw<string | null>(null);
  waiting = $state(0); // commands not yet answered
  past = $state<number | null>(null); // a step looked back at
  next = $state(''); // the table of the rematch

  private ids = 0;
  private run = Math.random().toString(36).slice(2, 8);
  private answers = new Map<string, (ok: boolean) => void>();

  constructor(readonly id: string) {
    this.faces = [new Face(id, null, this.receive)];
  }

  get face(): Face {
    return this.faces[this.active] ?? this.faces[0]!;
  }

  /** What is on the board: now, or the moment looked back at. */
  get shown(): Moment | null {
    const { view, seq, legal, moments } = this.face;
    if (this.past !== null && !view?.hushed) {
      const found = moments.findLast((moment) => moment.seq <= (this.past ?? 0)) ?? moments[0];
      if (found) return { ...found, legal: [] };
    }
    return view ? { seq, view, legal } : null;
  }

  get seat(): number {
    return this.face.view?.seat ?? this.info?.seats.find((seat) => seat.mine)?.seat ?? -1;
  }

  /** My seats; more than one at one screen. */
  get mine(): number[] {
    return (this.info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat);
  }

  get isShared(): boolean {
    return this.mine.length > 1;
  }

  /** At one screen: the face that should be on the screen next, if it is another one. */
  get nextFace(): number | null {
    if (!this.isShared || this.face.legal.length) return null;
    const found = this.faces.findIndex((face) => face.legal.length > 0);
    return found < 0 || found === this.active ? null : found;
  }

  send(command: { do: string; [fact: string]: unknown }): Promise<boolean> {
    const id = `${this.run}-${++this.ids}`;
    this.problem = null;
    this.hint = null;
    this.waiting++;
    const answer = new Promise<boolean>((resolve) => this.answers.set(id, resolve));
    this.face.line.send({ ...command, id });
    return answer;
  }

  act(notation: string, tookMs?: number): Promise<boolean> {
    return this.send({ do: 'play', action: notation, seq: this.face.seq, took_ms: tookMs });
  }

  close(): void {
    for (const face of this.faces) face.line.close();
  }

  private answered(id: string, ok: boolean): void {
    const resolve = this.answers.get(id);
    if (!resolve) return;
    this.answers.delete(id);
    this.waiting = Math.max(0, this.waiting - 1);
    resolve(ok);
  }

  private receive = (message: Message, face: Face): void => {
    if (message.is === 'news') {
      if (message.table) this.info = message.table;
      if (message.table?.rematch) this.next = message.table.rematch;
      face.learn(message);
      this.seatMyself();
    } else if (message.is === 'done') {
      this.answered(message.id, true);
      if (message.table) this.next = message.table;
    } else if (message.is === 'refused') {
      this.problem = { code: message.code, facts: message.facts };
      this.answered(message.id, false);
    } else if (message.is === 'hinted') {
      this.hint = message.action;
      this.answered(message.id, true);
    }
  };

  /** With several seats of mine, each has a connection of its own. */
  private seatMyself(): void {
    const seats = this.mine;
    if (seats.length < 2 || this.faces.length > 1) return;
    this.faces = [this.faces[0]!, ...seats.slice(1).map((seat) => new Face(this.id, seat, this.receive))];
  }
}
