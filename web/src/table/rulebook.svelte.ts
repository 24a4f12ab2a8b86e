// The rules at a table: which paragraph explains a refusal, an event of the log or a panel, and which lies open.
import { getContext, setContext } from 'svelte';

type Kind = 'refusals' | 'events' | 'panels';
type Addresses = Record<Kind, Record<string, string>>;

const files = import.meta.glob<Addresses>('../rules/addresses/*.json', { import: 'default' });
const KEY = 'rulebook';

export class Rulebook {
  open = $state(''); // the address of the paragraph that lies over the table
  private addresses = $state.raw<Addresses | null>(null);

  constructor(readonly game: string) {
    void files[`../rules/addresses/${game}.json`]?.().then((found) => (this.addresses = found));
  }

  /** Where something is explained; empty where no paragraph is about it. */
  at(kind: Kind, key: string): string {
    return this.addresses?.[kind][key] ?? '';
  }
}

/** Lends the rules to all that is at this table. */
export const lendRules = (game: string): Rulebook => setContext(KEY, new Rulebook(game));

/** Takes them away: a board that stands in the rules needs no way to them. */
export const hideRules = (): void => void setContext(KEY, undefined);

/** The rules at this table; none where a board stands in the rules themselves. */
export const borrowRules = (): Rulebook | undefined => getContext(KEY);
