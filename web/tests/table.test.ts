import { render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  useNet,
  type Command,
  type Handlers,
  type Line,
  type Net,
  type People,
  type TableInfo,
} from '../src/lib/net';
import { Table } from '../src/lib/table.svelte';
import Agreed from '../src/table/Agreed.svelte';
import { speak } from './speak';

class FakeNet implements Net {
  handlers: Handlers[] = [];
  sent: Command[] = [];

  games() {
    return Promise.resolve([]);
  }

  sentences() {
    return Promise.resolve('');
  }

  lesson() {
    return Promise.resolve({ game: 'limes', steps: [] });
  }

  create() {
    return Promise.resolve('t');
  }

  strangers() {
    return Promise.resolve([]);
  }

  record() {
    return Promise.resolve({ address: '', text: '' });
  }

  handIn() {
    return Promise.resolve();
  }

  openRecord() {
    return Promise.resolve('');
  }

  notices() {
    return Promise.reject(new Error('no notices here'));
  }

  reviews() {
    return Promise.reject(new Error('no reviews here'));
  }

  tournaments() {
    return Promise.reject(new Error('no tournaments here'));
  }

  check() {
    return Promise.resolve({ edition: 'own-1', name: {} });
  }

  edition() {
    return Promise.resolve({ game: 'limes', edition: 'own-1', name: {}, text: '{}', facts: {}, names: {} });
  }

  tables() {
    return Promise.resolve([]);
  }

  history(_table: string, seat: number) {
    const mark = (seq: number, kind: string) => ({ seq, kind, seat: 0, at: 0, scores: [seat, seq] });
    return Promise.resolve([
      mark(1, 'sat'),
      mark(2, 'started'),
      mark(3, 'played'),
      mark(4, 'undone'),
      mark(5, 'played'),
      mark(6, 'said'),
      mark(7, 'played'),
    ]);
  }

  moments(_table: string, seat: number, first: number, last: number) {
    this.asked.push([seat, first, last]);
    const steps = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    return Promise.resolve(
      steps.map((seq) => ({ seq, view: view(seat), scores: [], step: { seq, kind: 'played' } })),
    );
  }

  daily() {
    return Promise.reject(new Error('no daily here'));
  }

  lobby() {
    return Promise.resolve([]);
  }

  playing() {
    return Promise.resolve([]);
  }

  seek() {
    return Promise.resolve({ table: '', seated: false, waiting: 1 });
  }

  sit() {
    return Promise.resolve();
  }

  reach() {
    return Promise.resolve({ near: false, address: '' });
  }

  dailies() {
    return Promise.resolve([]);
  }

  asked: number[][] = [];
  person = {} as People;

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
    muted: false,
  }));
const info = (mine: number): TableInfo => ({
  id: 't',
  game: 'limes',
  edition: '',
  edition_name: {},
  options: {},
  seats: seats(mine),
  watchers: { names: [], nameless: 0 },
  watchers_muted: false,
  status: 'playing',
  correspondence: false,
  limit_s: 0,
  daily: '',
  ranked: false,
  offline: false,
  again: false,
  source: '',
  lesson: false,
  tournament: '',
  round: 0,
  host: true,
  commitment: '',
  secret: '',
  seed: '',
  words: [],
  rematch: '',
  takeback: null,
  hints: true,
  rated: true,
  grace_s: 90,
  welcome: false,
  lang: '',
  level: '' as const,
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
    expect(table.face.view?.seat).toBe(0);
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

  it('looks back step by step, also through another seat, and leaves out what was taken back', async () => {
    const table = new Table('t');
    const { replay } = table;
    await replay.open(0);
    expect(replay.marks.map((mark) => mark.seq)).toEqual([2, 5, 7]);
    await replay.step(1);
    expect([replay.at, replay.moment?.seq, replay.moment?.view?.seat]).toEqual([5, 5, 0]);
    await replay.step(0);
    expect(replay.index).toBe(0);
    expect(net.asked).toHaveLength(1);
    await replay.sit(1);
    expect([replay.at, replay.moment?.view?.seat]).toEqual([2, 1]);
    replay.leave();
    expect(replay.moment).toBeNull();
  });

  it('hears what is said once, though two of my seats hear it', () => {
    const table = new Table('t');
    const line = { seq: 3, seat: 1, name: 'B', text: '', phrase: 'hello', at: 0 };
    net.handlers[0]!.message({ is: 'news', seq: 3, table: info(2), view: view(0), chat: [line] });
    net.handlers[1]!.message({ is: 'news', seq: 3, view: view(1), chat: [line] });
    expect(table.chat).toEqual([line]);
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

describe('what was agreed', () => {
  it('names an edition of somebody’s own, and ours where there are several', async () => {
    await speak('en');
    const shown = (more: Partial<TableInfo>) =>
      render(Agreed, { info: { ...info(1), ...more }, seated: true }).container.querySelector('dl')!;
    const name = { en: 'Moravia', cs: 'Morava' };
    expect(shown({ edition: 'own-1', edition_name: name }).textContent).toContain('Moravia');
    expect(shown({ edition: 'own-1', edition_name: { cs: 'Morava' } }).textContent).toContain('Morava');
    expect(shown({ game: 'bez_hranic', edition: 'usa' }).textContent).toMatch(/Map\s*USA/);
    expect(shown({ game: 'limes', edition: 'pomezi' }).textContent).not.toContain('Edition');
  });
});
