// Everything that crosses the network, in one place; the shapes come from the server's wire (wire.ts).

import type * as wire from './wire';

export type {
  ChatLine,
  Daily,
  Done,
  Finished,
  GameInfo,
  Hinted,
  History,
  ListedTable,
  Mark,
  Me,
  MyGames,
  NewTable,
  Reaction,
  Refused,
  SeatInfo,
  Step,
  TableInfo,
  Watchers,
} from './wire';

export type Facts = Record<string, unknown>;

/** What a seat sees; each game knows the rest of its own. */
export interface View extends Facts {
  game: string;
  seat: number;
  phase: string;
  actors: number[];
  result?: { scores: number[]; places: number[]; table: Facts[]; rank?: string };
}

export type News = Omit<wire.News, 'view'> & { view?: View | null };
export type Moment = Omit<wire.Moment, 'view'> & { view: View | null };
export type Message = News | Exclude<wire.AnyMessage, wire.News>;
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

/** The network as the client knows it; fixtures stand in for it in tests and pictures. */
export interface Net {
  games(): Promise<wire.GameInfo[]>;
  create(table: wire.NewTable): Promise<string>;
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

  async games(): Promise<wire.GameInfo[]> {
    return (await this.ask('api/games')) as unknown as wire.GameInfo[];
  }

  async create(table: wire.NewTable): Promise<string> {
    await this.greet(table.name ?? '?');
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
