// A house behind a carrier: doors for what happens outside a table, a line for each seat at one.
import {
  NetError,
  type Carrier,
  type Daily,
  type DailyCard,
  type Facts,
  type GameInfo,
  type Handlers,
  type Line,
  type ListedTable,
  type Mark,
  type Me,
  type Moment,
  type MyGames,
  type Net,
  type NewTable,
  type OwnEdition,
  type People,
  type Reach,
  type RecordLink,
  type SeekForm,
  type Sought,
  type Standing,
  type TableEdition,
} from './net';
import type { NoticeDoors } from '../me/doors';
import type { ReviewDoors } from '../review/doors';
import type { TournamentDoors } from '../tournament/doors';
import type { EditionForm, GoodbyeForm, Lesson } from './wire';
import { isAlone } from './alone';
import { keepPhrase } from './mine';
import { settings } from './settings.svelte';
import { Socket } from './socket';

/** The network for real: HTTP and WebSockets. */
const network: Carrier = {
  async ask<Answer>(path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
    if (isAlone) throw new NetError('no-house');
    let answer: Response;
    try {
      const post = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        ...(signal ? { signal } : {}),
      };
      answer = await fetch(path, body === undefined ? {} : post);
    } catch {
      throw new NetError('offline');
    }
    const told: unknown = await answer.json().catch(() => null);
    if (answer.ok && told !== null) return told as Answer;
    const { code, facts = {} } = (told ?? {}) as { code?: string; facts?: Facts };
    throw new NetError(code ?? 'server', facts);
  },
  line: (address, handlers, greet) => new Socket(address, handlers, greet),
};

const at = (table: string) => `api/tables/${encodeURIComponent(table)}`;

class ServerPeople implements People {
  private known: Promise<unknown> | null = null;

  constructor(private carrier: Carrier) {}

  /** Makes sure the server knows this browser (a functional cookie, nothing else). */
  async greet(name: string): Promise<void> {
    this.known ??= this.me().then((me) => me ?? this.rename(name));
    try {
      await this.known;
    } catch (error) {
      this.known = null;
      throw error;
    }
  }

  async me(): Promise<Me | null> {
    const me = await this.carrier.ask<Me>('api/me');
    return me.name ? me : null;
  }

  /** A new name; whoever has none yet becomes known, and gets a phrase to come back with. */
  async rename(name: string): Promise<Me> {
    return this.remember(await this.carrier.ask<Me>('api/me', { name }));
  }

  async newPhrase(): Promise<Me> {
    return this.remember(await this.carrier.ask<Me>('api/me/phrase', {}));
  }

  async recover(phrase: string): Promise<Me> {
    return this.enter(await this.carrier.ask<Me>('api/me/recover', { phrase }));
  }

  async account(login: string, password: string, old = ''): Promise<Me> {
    await this.greet(login);
    return this.carrier.ask<Me>('api/me/account', { login, password, old_password: old });
  }

  async signIn(login: string, password: string): Promise<Me> {
    return this.enter(await this.carrier.ask<Me>('api/me/sign-in', { login, password }));
  }

  async signOut(everywhere: boolean): Promise<void> {
    await this.carrier.ask('api/me/sign-out', { everywhere });
    this.known = null;
    keepPhrase('');
  }

  games(query: Record<string, string>): Promise<MyGames> {
    return this.carrier.ask<MyGames>(`api/me/games?${new URLSearchParams(query).toString()}`);
  }

  standing(): Promise<Standing> {
    return this.carrier.ask<Standing>('api/me/standing');
  }

  async goodbye(proof: GoodbyeForm): Promise<void> {
    await this.carrier.ask('api/me/goodbye', proof);
    this.known = null;
    keepPhrase('');
  }

  private remember(me: Me): Me {
    if (me.phrase) keepPhrase(me.phrase);
    return me;
  }

  private enter(me: Me): Me {
    this.known = Promise.resolve();
    keepPhrase('');
    return me;
  }
}

export class ServerNet implements Net {
  person: ServerPeople;
  private known: Promise<GameInfo[]> | null = null;

  constructor(private carrier: Carrier = network) {
    this.person = new ServerPeople(carrier);
  }

  async games(): Promise<GameInfo[]> {
    this.known ??= this.carrier.ask<GameInfo[]>('api/games');
    try {
      return await this.known;
    } catch (error) {
      this.known = null;
      throw error;
    }
  }

  async strangers(): Promise<GameInfo[]> {
    return (await this.games()).filter(({ stranger }) => stranger);
  }

  async sentences(game: string, language: string): Promise<string> {
    const answer = await fetch(`api/games/${encodeURIComponent(game)}/text/${language}`).catch(() => null);
    if (!answer?.ok) throw new NetError(answer ? 'server' : 'offline');
    return answer.text();
  }

  lesson(game: string): Promise<Lesson> {
    return this.carrier.ask<Lesson>(`api/games/${encodeURIComponent(game)}/lesson`);
  }

  async create(table: NewTable): Promise<string> {
    await this.person.greet(table.name ?? '?');
    return (await this.carrier.ask<{ id: string }>('api/tables', table)).id;
  }

  check(game: string, edition: EditionForm): Promise<OwnEdition> {
    return this.carrier.ask<OwnEdition>(`api/games/${encodeURIComponent(game)}/editions`, edition);
  }

  edition(table: string): Promise<TableEdition> {
    return this.carrier.ask<TableEdition>(`${at(table)}/edition`);
  }

  connect(table: string, seat: number | null, handlers: Handlers): Line {
    const address = new URL(`${at(table)}/live`, document.baseURI);
    if (seat !== null) address.searchParams.set('seat', String(seat));
    return this.carrier.line(address, handlers, () => this.person.greet(settings.name || '?'));
  }

  async tables(): Promise<ListedTable[]> {
    try {
      return await this.carrier.ask<ListedTable[]>('api/tables');
    } catch (error) {
      if (error instanceof NetError && error.code === 'no-person') return [];
      throw error;
    }
  }

  lobby(): Promise<ListedTable[]> {
    return this.carrier.ask<ListedTable[]>('api/lobby');
  }

  playing(): Promise<ListedTable[]> {
    return this.carrier.ask<ListedTable[]>('api/lobby/playing');
  }

  async seek(wish: SeekForm, signal: AbortSignal): Promise<Sought> {
    await this.person.greet(wish.name ?? '?');
    return this.carrier.ask<Sought>('api/seek', wish, signal);
  }

  async sit(table: string, name: string): Promise<void> {
    await this.person.greet(name);
    await this.carrier.ask(`${at(table)}/commands`, { do: 'sit', name });
  }

  async history(table: string, seat: number): Promise<Mark[]> {
    return (await this.carrier.ask<{ steps: Mark[] }>(`${at(table)}/history?seat=${seat}`)).steps;
  }

  moments(table: string, seat: number, first: number, last: number): Promise<Moment[]> {
    return this.carrier.ask<Moment[]>(`${at(table)}/moments?seat=${seat}&first=${first}&last=${last}`);
  }

  reach(): Promise<Reach> {
    return this.carrier.ask<Reach>('api/reach');
  }

  daily(game: string, day = ''): Promise<Daily> {
    return this.carrier.ask<Daily>(`api/daily/${encodeURIComponent(game)}?day=${encodeURIComponent(day)}`);
  }

  dailies(): Promise<DailyCard[]> {
    return this.carrier.ask<DailyCard[]>('api/daily');
  }

  async handIn(day: string, record: string): Promise<void> {
    await this.carrier.ask('api/daily', { day, record });
  }

  async openRecord(text: string): Promise<string> {
    return (await this.carrier.ask<{ id: string }>('api/records', { text })).id;
  }

  async notices(): Promise<NoticeDoors> {
    const { NoticeDoors } = await import('../me/doors');
    return new NoticeDoors(this.carrier);
  }

  async reviews(): Promise<ReviewDoors> {
    const { ReviewDoors } = await import('../review/doors');
    return new ReviewDoors(this.carrier, (name) => this.person.greet(name));
  }

  async tournaments(): Promise<TournamentDoors> {
    const { TournamentDoors } = await import('../tournament/doors');
    return new TournamentDoors(this.carrier, (name) => this.person.greet(name));
  }

  record(table: string): Promise<RecordLink> {
    return Promise.resolve({ address: `${at(table)}/record`, text: '' });
  }
}
