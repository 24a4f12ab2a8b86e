// Sentences for people, from the same Fluent catalogues that the engine reads, and the client's own.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { own } from './catalogues';
import { net } from './net';
import { FALLBACK, settings, type Language } from './settings.svelte';

type Facts = Record<string, unknown>;
export type Load = () => Promise<string>;

const house = import.meta.glob<string>('../../../src/pomezi/text/*.ftl', {
  query: '?raw',
  import: 'default',
});
const server = import.meta.glob<string>('../../../src/pomezi/server/text/*.ftl', {
  query: '?raw',
  import: 'default',
});
const games = import.meta.glob<string>('../../../src/pomezi/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});

// What only a board or one page says, in folders beside the client's own: a chapter is loaded when it is opened.
// So is what may be wrong with a file, and what the inner rooms of the server say.
const chapters = import.meta.glob<string>(
  ['../text/*/**/*.ftl', '../../../src/pomezi/text/files/*.ftl', '../../../src/pomezi/server/*/text/*.ftl'],
  { query: '?raw', import: 'default' },
);

function pick(files: Record<string, Load>, end: string): Load[] {
  return Object.entries(files)
    .filter(([path]) => path.endsWith(end))
    .map(([, load]) => load);
}

const read = new Map<string, FluentResource>(); // a catalogue is read once, however many tables use it

function resourceOf(source: string): FluentResource {
  const found = read.get(source) ?? new FluentResource(source);
  read.set(source, found);
  return found;
}

async function bundleOf(language: Language, loads: (language: Language) => Load[]): Promise<FluentBundle> {
  const bundle = new FluentBundle([language, FALLBACK], { useIsolating: false });
  const add = async (spoken: Language, allowOverrides: boolean) => {
    for (const source of await Promise.all(loads(spoken).map((load) => load()))) {
      bundle.addResource(resourceOf(source), { allowOverrides });
    }
  };
  await add(language, true);
  if (!bundle.hasMessage('whole')) await add(FALLBACK, false); // it lacks sentences: those are English ones
  return bundle;
}

/** What a game adds to the language: which family a fact's slugs belong to, and proper names. */
export interface Names {
  families: Record<string, string>;
  names: Record<string, string>;
}

/** The notation's `ship:7` is `card-ship-7` in a catalogue. */
export const keyOf = (family: string, slug: string): string => `${family}-${slug}`.replace(':', '-');

export class Texts {
  constructor(
    readonly language: Language,
    private bundle: FluentBundle,
    readonly names: Names = { families: {}, names: {} },
    readonly players: string[] = [],
  ) {}

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, facts: Facts = {}): string {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return key;
    return this.bundle.formatPattern(message.value, this.arguments(facts), []);
  }

  name(family: string, slug: string): string {
    const key = keyOf(family, slug);
    return this.has(key) ? this.say(key) : (this.names.names[key] ?? slug);
  }

  player(seat: number): string {
    return this.players[seat] || this.say('player', { number: seat + 1 });
  }

  event(event: Facts): string {
    const key = `event-${String(event.kind)}`;
    if (event.own && this.has(`${key}-own`)) return this.say(`${key}-own`, event);
    return this.has(key) ? this.say(key, event) : '';
  }

  refusal(code: string, facts: Facts): string {
    return this.has(`refusal-${code}`) ? this.say(`refusal-${code}`, facts) : this.say('refused-plainly');
  }

  list(items: string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(items);
  }

  private arguments(facts: Facts): Record<string, FluentVariable> {
    const told: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(facts)) told[key] = this.argument(key, value);
    if (typeof facts.seat === 'number' && facts.seat >= 0) told.player = this.player(facts.seat);
    return told;
  }

  private argument(key: string, value: unknown): FluentVariable {
    const family = this.names.families[key] ?? key;
    if (typeof value === 'string') return this.name(family, value);
    if (typeof value === 'number') return value;
    if (value === null) return 'none';
    if (Array.isArray(value)) {
      if (key === 'actors') return value.map((seat) => this.player(Number(seat))).join(', ');
      return value.map((slug) => this.name(family, String(slug))).join(', ');
    }
    if (value && typeof value === 'object') {
      return Object.entries(value)
        .map(([slug, count]) => `${String(count)}× ${this.name(family, slug)}`)
        .join(', ');
    }
    return String(value);
  }
}

/** The catalogues of a game: ours are part of the client, a stranger's comes from the server. */
function ofGame(game: string, language: Language): Load[] {
  const bundled = pick(games, `/${game}/text/${language}.ftl`);
  const isOurs = pick(games, `/${game}/text/${FALLBACK}.ftl`).length > 0;
  return isOurs ? bundled : [() => net().sentences(game, language)];
}

const everywhere = (language: Language): Load[] =>
  [house, server, own].flatMap((catalogues) => pick(catalogues, `/${language}.ftl`));

/** The page's own sentences, and why a room of the server refuses something. */
const chapter = (name: string, language: Language): Load[] =>
  [`/text/${name}/${language}.ftl`, `/${name}/text/${language}.ftl`].flatMap((end) => pick(chapters, end));

/** The texts of a game (or of none) in a language, and of what other chapters a page needs. */
export async function loadTexts(
  language: Language,
  game = '',
  names?: Names,
  players?: string[],
  more: string[] = [],
): Promise<Texts> {
  const ofThis = (spoken: Language) => [
    ...(game ? [...ofGame(game, spoken), ...chapter('table', spoken), ...chapter(game, spoken)] : []),
    ...more.flatMap((name) => chapter(name, spoken)),
  ];
  const bundle = await bundleOf(language, (spoken) => [...everywhere(spoken), ...ofThis(spoken)]);
  return new Texts(language, bundle, names, players);
}

/** Sentences that come when they are needed, from files of their own. */
export async function loadOnly(
  language: Language,
  files: Record<string, Load>,
  path: (language: Language) => string,
): Promise<Texts> {
  return new Texts(language, await bundleOf(language, (spoken) => pick(files, path(spoken))));
}

class Current {
  texts = $state.raw<Texts | null>(null);
  private opened = new Set<string>();
  private newest: Promise<void> | null = null; // whoever asked earlier waits for it too

  load(): Promise<void> {
    const asked: Promise<void> = this.read().then((texts) => {
      if (this.newest !== asked) return this.newest!;
      this.texts = texts;
    });
    return (this.newest = asked);
  }

  private async read(): Promise<Texts> {
    const language = settings.language;
    const bundle = await bundleOf(language, (spoken) => [
      ...everywhere(spoken),
      ...[...this.opened].flatMap((name) => chapter(name, spoken)),
    ]);
    return new Texts(language, bundle);
  }

  /** From now on `t` knows the sentences of these chapters too. */
  async open(...names: string[]): Promise<void> {
    const fresh = names.filter((name) => !this.opened.has(name));
    for (const name of fresh) this.opened.add(name);
    await (fresh.length ? this.load() : this.newest);
  }
}

export const current = new Current();

/** A number as it is printed: with a real minus. */
export function figure(value: number | string): string {
  return String(value).replace(/^-/, '−');
}

/** A sentence of the client itself. */
export function t(key: string, facts: Facts = {}): string {
  return current.texts?.say(key, facts) ?? '';
}

export function has(key: string): boolean {
  return current.texts?.has(key) ?? false;
}

const titles = $state<Record<string, string>>({}); // of games that other packages bring

export function call(game: string, name: string): void {
  titles[game] = name;
}

/** What a game is called. */
export function title(game: string): string {
  return has(`title-${game}`) ? t(`title-${game}`) : (titles[game] ?? game);
}

/** A bot by its level; one we do not know is called by its name. */
export function botText(bot: string): string {
  const key = [`level-${bot}`, `bot-${bot}`].find(has);
  return key ? t(key) : `${t('seat-bot')} ${bot}`;
}

/** Why the server did not do something, outside a table. */
export function refusalText(code: string, facts: Facts = {}): string {
  return has(`refusal-${code}`) ? t(`refusal-${code}`, facts) : t('refusal-server');
}
