import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '../src/lib/net';
import { Socket } from '../src/lib/socket';

/** A socket that does only what the test lets it do; closing takes for ever, as without a network. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: string[] = [];
  address: string;
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (_: { code: number }): void => undefined;

  constructor(address: URL) {
    this.address = address.href;
    Wire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 2;
  }

  letIn(): void {
    this.readyState = 1;
    this.onopen();
    this.say({ is: 'probe', probe: 1 });
  }

  say(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  end(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

describe('a line to a table', () => {
  let states: string[];
  let heard: Message[];
  let line: Socket;
  const last = () => Wire.all.at(-1)!;

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Wire);
    Wire.all = [];
    states = [];
    heard = [];
    const handlers = {
      state: (state: string) => void states.push(state),
      message: (message: Message) => void heard.push(message),
    };
    line = new Socket(new URL('http://table.test/live'), handlers, () => Promise.resolve());
    await Promise.resolve();
    last().letIn();
  });

  afterEach(() => {
    line.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('says it is lost as soon as the browser knows, and does not wait for the socket to close', () => {
    dispatchEvent(new Event('offline'));
    expect(states).toEqual(['open', 'lost']);
  });

  it('comes back quickly when the network does, though a try without it still hangs', () => {
    dispatchEvent(new Event('offline'));
    for (const pause of [300, 700, 1500, 3000]) {
      vi.advanceTimersByTime(pause);
      last().end();
    }
    vi.advanceTimersByTime(5000);
    const hanging = last();
    dispatchEvent(new Event('online'));
    expect(last()).not.toBe(hanging);
    last().end(); // the first try may come too early
    hanging.end();
    vi.advanceTimersByTime(300);
    last().letIn();
    expect(states.at(-1)).toBe('open');
  });

  it('gives up a line on which nothing is heard any more', () => {
    vi.advanceTimersByTime(14_000);
    last().say({ is: 'probe', probe: 2 });
    vi.advanceTimersByTime(14_000);
    expect(states).toEqual(['open']);
    vi.advanceTimersByTime(1000);
    expect(states).toEqual(['open', 'lost']);
    vi.advanceTimersByTime(300);
    expect(Wire.all).toHaveLength(2);
  });

  it('asks for what came after the last news, and sends again what was not answered', () => {
    last().say({ is: 'news', seq: 7 });
    line.send({ do: 'weigh', action: 'x', id: 'a' });
    line.send({ do: 'weigh', action: 'y', id: 'b' });
    last().say({ is: 'weighed', id: 'a', undo: true });
    last().end();
    vi.advanceTimersByTime(300);
    expect(last().address).toBe('ws://table.test/live?changes=1&after=7');
    last().letIn();
    expect(last().sent.map((text) => (JSON.parse(text) as { id?: string }).id)).toEqual(['b', undefined]);
    expect(heard.map(({ is }) => is)).toEqual(['news', 'weighed']);
  });

  it('waits longer each time it is let in and sent away', () => {
    for (const pause of [300, 700, 1500]) {
      last().end(4429);
      vi.advanceTimersByTime(pause - 1);
      const known = Wire.all.length;
      vi.advanceTimersByTime(1);
      expect(Wire.all).toHaveLength(known + 1);
      last().readyState = 1;
      last().onopen();
    }
  });

  it('does not knock again where there is no table', () => {
    last().end(4404);
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
    expect(states).toEqual(['open', 'gone']);
  });

  it('asks for changes and hands on whole views; whoever comes back begins with a whole one', () => {
    last().letIn();
    expect(new URL(last().address).searchParams.get('changes')).toBe('1');
    last().say({ is: 'news', seq: 1, view: { seat: 0, turn: 0, own: { hand: [] } } });
    last().say({ is: 'news', seq: 2, change: { own: { hand: ['red'] } } });
    last().say({ is: 'news', seq: 3, change: { turn: 1 } });
    expect(heard.at(-1)).toMatchObject({ seq: 3, view: { seat: 0, turn: 1, own: { hand: ['red'] } } });
    last().end();
    vi.advanceTimersByTime(400);
    last().letIn();
    last().say({ is: 'news', seq: 4, view: { seat: 0, turn: 2 } });
    last().say({ is: 'news', seq: 5, change: { turn: 3 } });
    expect(heard.at(-1)).toMatchObject({ view: { seat: 0, turn: 3 } });
    expect(heard.at(-1)).not.toHaveProperty('view.own');
  });
});
