// A line to a table that comes back by itself, and sends again what was not answered.
import { changed } from './changed';
import type { Command, Handlers, Line, Message, News, View } from './net';

const RETRY_MS = [300, 700, 1500, 3000, 5000];
const SILENT_MS = 15_000; // the server is heard every five seconds; whoever hears nothing for so long is cut off
const GONE = [4401, 4403, 4404]; // close codes after which trying again is no use

export class Socket implements Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private seen = 0;
  private view: View | null = null; // the last one told: from then on we hear what has changed in it
  private closed = false;
  private waiting = new Map<string, Command>();
  private timer: ReturnType<typeof setTimeout> | undefined; // until the next try, or until we have waited too long

  constructor(
    private address: URL,
    private handlers: Handlers,
    greet: () => Promise<void>,
  ) {
    this.address.protocol = this.address.protocol.replace('http', 'ws');
    this.address.searchParams.set('changes', '1');
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

  /** The network is back: a try begun without it is given up, and the next ones follow quickly. */
  private hurry = (): void => {
    this.tries = 0;
    if (this.socket?.readyState !== WebSocket.OPEN) this.open();
  };

  /** Lets go of the socket: without a network, closing in good order could take long. */
  private stumble = (): void => {
    if (this.closed) return;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.handlers.state('lost');
    this.after(RETRY_MS[Math.min(this.tries++, RETRY_MS.length - 1)]!, this.open);
  };

  private open = (): void => {
    if (this.closed) return;
    this.socket?.close();
    this.address.searchParams.set('after', String(this.seen));
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.view = null;
    this.after(SILENT_MS, this.stumble);
    socket.onopen = () => {
      this.handlers.state('open');
      for (const command of this.waiting.values()) socket.send(JSON.stringify(command));
    };
    socket.onmessage = ({ data }) => {
      this.tries = 0; // not before: whoever comes too fast is let in and sent away
      this.after(SILENT_MS, this.stumble);
      this.receive(JSON.parse(String(data)) as Message);
    };
    socket.onclose = ({ code }) => {
      if (this.closed || this.socket !== socket) return;
      if (!GONE.includes(code)) return this.stumble();
      this.close();
      this.handlers.state('gone');
    };
  };

  private after(ms: number, what: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(what, ms);
  }

  private receive(message: Message): void {
    if (message.is === 'probe') {
      this.socket?.send(JSON.stringify({ do: 'echo', probe: message.probe }));
      return;
    }
    if (message.is === 'news') this.learn(message);
    else if ('id' in message) this.waiting.delete(message.id);
    this.handlers.message(message);
  }

  private learn(news: News): void {
    this.seen = news.seq;
    if (news.change && this.view) news.view = changed(this.view, news.change) as View;
    this.view = news.view ?? this.view;
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
