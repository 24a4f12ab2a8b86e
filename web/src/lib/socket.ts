// A line to a table that comes back by itself, and sends again what was not answered.
import type { Command, Handlers, Line, Message } from './net';

const RETRY_MS = [300, 700, 1500, 3000, 5000];
const GONE = [4403, 4404]; // close codes after which trying again is no use

export class Socket implements Line {
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
    addEventListener('offline', this.stumble);
  }

  private hurry = (): void => {
    if (!this.closed && this.socket?.readyState !== WebSocket.OPEN) this.open();
  };

  /** The browser says it is cut off, long before the socket would notice. */
  private stumble = (): void => {
    this.socket?.close();
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
    removeEventListener('offline', this.stumble);
    this.socket?.close();
  }
}
