// The house in this browser as a network: the same doors and lines as a server's, with nobody far away.
import {
  NetError,
  type Carrier,
  type Command,
  type Facts,
  type Handlers,
  type Line,
  type Message,
  type RecordLink,
} from '$lib/net';
import { ServerNet } from '$lib/server';
import { Engine } from './engine';

class PocketCarrier implements Carrier {
  constructor(private engine: Engine) {}

  async ask<Answer>(path: string, body?: unknown): Promise<Answer> {
    const sent = body === undefined ? null : JSON.stringify(body);
    const [status, told] = JSON.parse(await this.engine.call('ask', path, sent)) as [number, unknown];
    if (status === 200) return told as Answer;
    const { code, facts } = told as { code: string; facts: Facts };
    throw new NetError(code, facts);
  }

  line(address: URL, handlers: Handlers): Line {
    return new PocketLine(this.engine, address, handlers);
  }
}

/** As long as the page lives, so does its line. */
class PocketLine implements Line {
  private number: Promise<number>;
  private closed = false;

  constructor(
    private engine: Engine,
    address: URL,
    private handlers: Handlers,
  ) {
    const base = new URL('.', document.baseURI).pathname;
    const path = decodeURIComponent(address.pathname.slice(base.length)) + address.search;
    this.number = engine.connect(path, (text) => this.hear(text));
    this.number.then(
      () => handlers.state('open'),
      () => handlers.state('gone'),
    );
  }

  private hear(text: string): void {
    if (!this.closed) this.handlers.message(JSON.parse(text) as Message);
  }

  send(command: Command): void {
    void this.number.then((line) => this.engine.call('take', line, JSON.stringify(command)));
  }

  close(): void {
    this.closed = true;
    void this.number.then((line) => this.engine.disconnect(line));
  }
}

class PocketNet extends ServerNet {
  private carried: Carrier;

  constructor(carrier: Carrier) {
    super(carrier);
    this.carried = carrier;
  }

  override async record(table: string): Promise<RecordLink> {
    const text = await this.carried.ask<string>((await super.record(table)).address);
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    return { address, text };
  }
}

export const openPocket = () => new PocketNet(new PocketCarrier(new Engine()));
