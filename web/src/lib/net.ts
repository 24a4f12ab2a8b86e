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
  status: 'open' | 'playing' | 'paused' | 'over' | 'ended';
  host: boolean;
  hints?: boolean;
  rematch?: string;
  takeback?: number | null;
  commitment?: string;
}

export interface Step {
  seq: number;
  kind: string;
  seat?: number | null;
  events?: Facts[];
}

/** What a seat sees; each game knows the rest of its own. */
export interface View extends Facts {
  game: string;
  seat: number;
  phase: string;
  actors: number[];
  hushed?: string[]; // kinds of events that may not be read now, nor earlier positions be seen
  result?: { scores: number[]; places: number[]; table: Facts[]; rank?: string };
}

/** One placement of a race that is over: the time that counted, and how much lag was allowed for. */
export interface Reaction {
  seat: number;
  took_ms: number;
  claimed_ms: number;
  measured_ms: number;
  allowance_ms: number;
}

export interface News {
  is: 'news';
  seq: number;
  pace?: string;
  steps?: Step[];
  view?: View | null;
  legal?: string[];
  undo?: boolean;
  reactions?: Reaction[];
  table?: TableInfo | null;
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

export type Message =
  | News
  | Done
  | Hinted
  | Refused
  | { is: 'probe'; probe: number }
  | { is: 'weighed'; id: string; undo: boolean };

export interface NewTable {
  game: string;
  seats: string[];
  name: string;
  edition?: string;
  options?: Record<string, boolean | number | string>;
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
  options: Record<string, unknown[]>;
}

/** The network as the client knows it; fixtures stand in for it in tests and pictures. */
export interface Net {
  games(): Promise<GameInfo[]>;
  create(table: NewTable): Promise<string>;
  connect(table: string, seat: number | null, handlers: Handlers): Line;
}

export class NetError extends Error {
  constructor(
    readonly code: string,
    readonly facts: Facts = {},
  ) {
    super(code);
  }
}

const RETRY_MS = [300, 700, 1500, 3000, 5000];
const GONE = [4403, 4404]; // close codes after which trying again is no use

export class ServerNet implements Net {
  private known: Promise<void> | null = null;

  private async ask(path: string, body?: unknown): Promise<Facts> {
    let answer: Response;
    try {
      const post = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      answer = await fetch(path, body === undefined ? {} : post);
    } catch {
      throw new NetError('offline');
    }
    const told = (await answer.json().catch(() => ({}))) as Facts;
    if (!answer.ok) throw new NetError(String(told.code ?? 'server'), (told.facts ?? {}) as Facts);
    return told;
  }

  /** Makes sure the server knows this browser (a functional cookie, nothing else). */
  greet(name: string): Promise<void> {
    this.known ??= this.ask('api/me')
      .catch((error: unknown) => {
        if (error instanceof NetError && error.code === 'no-person') return this.ask('api/me', { name });
        throw error;
      })
      .then(
        () => undefined,
        (error: unknown) => {
          this.known = null;
          throw error;
        },
      );
    return this.known;
  }

  async games(): Promise<GameInfo[]> {
    return (await this.ask('api/games')) as unknown as GameInfo[];
  }

  async create(table: NewTable): Promise<string> {
    await this.greet(table.name);
    return String((await this.ask('api/tables', table)).id);
  }

  connect(table: string, seat: number | null, handlers: Handlers): Line {
    const address = new URL(`api/tables/${encodeURIComponent(table)}/live`, document.baseURI);
    if (seat !== null) address.searchParams.set('seat', String(seat));
    return new Socket(address, handlers, () => this.greet('?'));
  }
}

/** A line that comes back by itself, and sends again what was not answered. */
class Socket implements Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private seen = 0;
  private closed = false;
  private waiting = new Map<string, Command>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private address: URL,
    private handlers: Handlers,
    greet: () => Promise<void>,
  ) {
    this.address.protocol = this.address.protocol.replace('http', 'ws');
    greet().then(
      () => this.open(),
      () => {
        this.handlers.state('lost');
        this.open();
      },
    );
    addEventListener('online', this.hurry);
  }

  private hurry = (): void => {
    if (!this.closed && this.socket?.readyState !== WebSocket.OPEN) this.open();
  };

  private open(): void {
    clearTimeout(this.timer);
    if (this.closed || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    this.address.searchParams.set('after', String(this.seen));
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.handlers.state('open');
      for (const command of this.waiting.values()) socket.send(JSON.stringify(command));
    };
    socket.onmessage = ({ data }) => this.receive(JSON.parse(String(data)) as Message);
    socket.onclose = ({ code }) => {
      if (this.closed || this.socket !== socket) return;
      this.handlers.state(GONE.includes(code) ? 'gone' : 'lost');
      if (GONE.includes(code)) return;
      this.timer = setTimeout(() => this.open(), RETRY_MS[Math.min(this.tries++, RETRY_MS.length - 1)]);
    };
  }

  private receive(message: Message): void {
    if (message.is === 'probe') {
      this.socket?.send(JSON.stringify({ do: 'echo', probe: message.probe }));
      return;
    }
    if (message.is === 'news') this.seen = message.seq;
    else if ('id' in message) this.waiting.delete(message.id);
    this.handlers.message(message);
  }

  send(command: Command): void {
    if (command.id) this.waiting.set(command.id, command);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    this.socket?.close();
  }
}

let chosen: Net = new ServerNet();

export function net(): Net {
  return chosen;
}

export function useNet(other: Net): void {
  chosen = other;
}
