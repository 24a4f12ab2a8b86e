import { beforeEach, describe, expect, it } from 'vitest';
import { useNet, type Command, type Handlers, type Line, type Net, type TableInfo } from '../src/lib/net';
import { Table } from '../src/lib/table.svelte';

class FakeNet implements Net {
  handlers: Handlers[] = [];
  sent: Command[] = [];

  games() {
    return Promise.resolve([]);
  }

  create() {
    return Promise.resolve('t');
  }

  connect(_table: string, _seat: number | null, handlers: Handlers): Line {
    this.handlers.push(handlers);
    return { send: (command) => void this.sent.push(command), close: () => undefined };
  }
}

const view = (seat: number) => ({ game: 'limes', seat, phase: 'round', actors: [0] });
const seats = (mine: number) =>
  [0, 1].map((seat) => ({
    seat,
    kind: 'person' as const,
    name: 'A',
    bot: '',
    here: true,
    resigned: false,
    mine: seat < mine,
    kept: false,
  }));
const info = (mine: number): TableInfo => ({
  id: 't',
  game: 'limes',
  edition: '',
  options: {},
  seats: seats(mine),
  watchers: { names: [], nameless: 0 },
  status: 'playing',
  correspondence: false,
  limit_s: 0,
  daily: '',
  host: true,
  commitment: '',
  secret: '',
  seed: '',
  words: [],
  rematch: '',
  takeback: null,
  hints: true,
});

describe('a table', () => {
  let net: FakeNet;
  beforeEach(() => useNet((net = new FakeNet())));

  it('learns views, legal actions and events', () => {
    const table = new Table('t');
    net.handlers[0]!.message({
      is: 'news',
      seq: 4,
      table: info(1),
      view: view(0),
      legal: ['pass'],
      steps: [{ seq: 4, kind: 'played', seat: 0, events: [{ kind: 'laid', seat: 0 }] }],
    });
    expect(table.face.legal).toEqual(['pass']);
    expect(table.face.log).toHaveLength(1);
    expect(table.shown?.view.seat).toBe(0);
  });

  it('takes back what was undone', () => {
    const table = new Table('t');
    const played = { seq: 4, kind: 'played', seat: 0, events: [{ kind: 'laid', seat: 0 }] };
    net.handlers[0]!.message({ is: 'news', seq: 4, table: info(1), view: view(0), steps: [played] });
    net.handlers[0]!.message({
      is: 'news',
      seq: 5,
      view: view(0),
      steps: [{ seq: 5, kind: 'undone', seat: 0 }],
    });
    expect(table.face.log).toEqual([]);
  });

  it('keeps the sentence of a refusal and answers whoever asked', async () => {
    const table = new Table('t');
    const answer = table.act('pass');
    net.handlers[0]!.message({ is: 'refused', id: net.sent[0]!.id!, code: 'not-your-turn', facts: {} });
    expect(await answer).toBe(false);
    expect(table.problem?.code).toBe('not-your-turn');
  });

  it('opens a line for each of my seats, and hands the screen over', () => {
    const table = new Table('t');
    net.handlers[0]!.message({ is: 'news', seq: 1, table: info(2), view: view(0), legal: ['pass'] });
    expect(net.handlers).toHaveLength(2);
    expect(table.nextFace).toBeNull();
    net.handlers[0]!.message({ is: 'news', seq: 2, view: view(0) });
    net.handlers[1]!.message({ is: 'news', seq: 2, view: view(1), legal: ['pass'] });
    expect(table.nextFace).toBe(1);
  });
});
