// The server where it answers, else the house in this browser. Tables of the pocket stay where they are.
import {
  codeOf,
  NetError,
  type Daily,
  type DailyCard,
  type GameInfo,
  type Handlers,
  type Line,
  type ListedTable,
  type Net,
  type NewTable,
  type People,
  type RecordLink,
} from '$lib/net';
import { isAlone } from '$lib/alone';
import type { NoticeDoors } from '../me/doors';
import type { ReviewDoors } from '../review/doors';
import type { TournamentDoors } from '../tournament/doors';
import type { EditionForm, Lesson, Mark, OwnEdition, Reach, TableEdition } from '$lib/wire';
import type { Moment } from '$lib/net';

const MARK = 'pocket.'; // ids of the pocket's tables begin so
const KEPT = 'pomezi.pocket'; // whether there are any
export const TAKEN = 'pomezi.taken'; // the version that was taken along
const HANDED = 'pomezi.handed'; // ids of tables whose results the server has
const FOR_GOOD = ['no-record', 'newer-record', 'not-of-the-day'];
const AWAY = ['offline', 'no-house'];

export const isPocket = (table: string): boolean => table.startsWith(MARK);

/** Notes that the pocket has a table. */
function kept(id: string): string {
  if (isPocket(id)) localStorage.setItem(KEPT, '1');
  return id;
}

export class EitherNet implements Net {
  person: People;
  private opened: Promise<Net> | null = null;
  private handing = false;

  constructor(private server: Net) {
    this.person = server.person;
  }

  private pocket(): Promise<Net> {
    this.opened ??= import('./pocket').then(({ openPocket }) => openPocket());
    this.opened.catch(() => (this.opened = null)); // the next try may find it
    return this.opened;
  }

  private of(table: string): Promise<Net> {
    return isPocket(table) ? this.pocket() : Promise.resolve(this.server);
  }

  /** Of the server, or where it is away, of the pocket. */
  private async first<Answer>(what: (net: Net) => Promise<Answer>): Promise<Answer> {
    try {
      return await what(this.server);
    } catch (error) {
      if (!AWAY.includes(codeOf(error))) throw error;
      const pocket = await this.pocket().catch(() => null);
      if (!pocket) throw new NetError('offline'); // it was not taken along
      return what(pocket);
    }
  }

  games = (): Promise<GameInfo[]> => this.first((net) => net.games());
  lesson = (game: string): Promise<Lesson> => this.first((net) => net.lesson(game));
  sentences = (game: string, language: string): Promise<string> => this.server.sentences(game, language);
  check = (game: string, edition: EditionForm): Promise<OwnEdition> =>
    this.first((net) => net.check(game, edition));

  async create(wish: NewTable): Promise<string> {
    if (wish.seats.includes('open')) return this.server.create(wish);
    return kept(await this.first((net) => net.create(wish)));
  }

  strangers = (): Promise<GameInfo[]> => this.server.strangers();

  daily = (game: string, day = ''): Promise<Daily> => this.first((net) => net.daily(game, day));

  /** A list that nobody has asked for is no reason to fetch the engine. */
  dailies(): Promise<DailyCard[]> {
    return this.isAtHand() ? this.first((net) => net.dailies()) : this.server.dailies();
  }

  reach = (): Promise<Reach> => this.server.reach();
  notices = (): Promise<NoticeDoors> => this.server.notices();
  reviews = (): Promise<ReviewDoors> => this.server.reviews();
  tournaments = (): Promise<TournamentDoors> => this.server.tournaments(); // they need company
  lobby = (): Promise<ListedTable[]> => this.server.lobby();
  playing = (): Promise<ListedTable[]> => this.server.playing();
  seek: Net['seek'] = (wish, signal) => this.server.seek(wish, signal);
  sit: Net['sit'] = (table, name) => this.server.sit(table, name);

  private isInUse(): boolean {
    return this.opened !== null || localStorage.getItem(KEPT) !== null;
  }

  private isAtHand(): boolean {
    return this.isInUse() || localStorage.getItem(TAKEN) !== null;
  }

  /** The server's and the pocket's, as far as each can be had. */
  async tables(): Promise<ListedTable[]> {
    const kept = this.isInUse() ? (await this.pocket()).tables() : Promise.resolve([]);
    const [theirs, own] = await Promise.allSettled([this.server.tables(), kept]);
    const found = [theirs, own].flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    if (theirs.status === 'fulfilled' && own.status === 'fulfilled') void this.handInAll(own.value);
    if (theirs.status === 'rejected' && !found.length && !AWAY.includes(codeOf(theirs.reason)))
      throw theirs.reason;
    return found;
  }

  handIn = (day: string, record: string): Promise<void> => this.server.handIn(day, record);

  /** Deals of a day that were finished without a network, once each, by whoever the server knows. */
  private async handInAll(own: ListedTable[]): Promise<void> {
    const handed = JSON.parse(localStorage.getItem(HANDED) ?? '[]') as string[];
    const left = own.filter(({ id, daily, status }) => daily && status === 'over' && !handed.includes(id));
    if (!left.length || this.handing || !(await this.person.me().catch(() => null))) return;
    this.handing = true;
    for (const { id, daily } of left) {
      try {
        await this.handIn(daily, (await this.record(id)).text);
      } catch (error) {
        if (!FOR_GOOD.includes(codeOf(error))) continue; // another time
      }
      handed.push(id);
      localStorage.setItem(HANDED, JSON.stringify(handed));
    }
    this.handing = false;
  }

  /** Records open in the browser, whether a server is there or not. */
  async openRecord(text: string): Promise<string> {
    return kept(await (await this.pocket()).openRecord(text));
  }

  edition = async (table: string): Promise<TableEdition> => (await this.of(table)).edition(table);
  history = async (table: string, seat: number): Promise<Mark[]> =>
    (await this.of(table)).history(table, seat);
  record = async (table: string): Promise<RecordLink> => (await this.of(table)).record(table);
  moments = async (table: string, seat: number, first: number, last: number): Promise<Moment[]> =>
    (await this.of(table)).moments(table, seat, first, last);

  connect(table: string, seat: number | null, handlers: Handlers): Line {
    if (!isPocket(table) && !isAlone) return this.server.connect(table, seat, handlers);
    const line = this.pocket().then((net) => net.connect(table, seat, handlers));
    return {
      send: (command) => void line.then((opened) => opened.send(command)),
      close: () => void line.then((opened) => opened.close()),
    };
  }
}
