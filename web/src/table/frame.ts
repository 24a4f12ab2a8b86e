// What the room lends to the frame: the parts that belong to every table, whatever is played at it.
// A figure of the rules lends nothing, and says which of the board's own parts it shows.
import { getContext, setContext, type Snippet } from 'svelte';

export type Part = 'board' | 'strip' | 'decision' | 'own';

export interface Common {
  bar: Snippet; // whose turn it is, and the tools
  players: Snippet;
  talk: Snippet; // the log and the talk, as tabs
  menu: Snippet; // pause, resign; looking back: the scrubber
  aid?: Snippet | undefined; // the card beside the board, where the column has room for it
  aidTab?: Snippet | undefined; // where it has none: what opens it
  only?: Part[]; // of a figure: no table around it
  finale: Snippet | null; // the final count, in place of what is asked
}

const KEY = Symbol('frame');

export const lend = (common: Partial<Common>): Partial<Common> => setContext(KEY, common);

/** Nothing for a board that stands alone. */
export const borrowed = (): Partial<Common> => getContext<Partial<Common> | undefined>(KEY) ?? {};

/** Tells the column how high its bar is, and how much hangs below it. */
export function hang(area: HTMLElement): () => void {
  const measure = (): void => {
    const bar = (area.firstElementChild as HTMLElement | null)?.offsetHeight ?? 0;
    area.parentElement!.style.setProperty('--bar', `${bar}px`);
    area.parentElement!.style.setProperty('--hanging', `${area.offsetHeight - bar}px`);
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(area);
  return () => sizes.disconnect();
}
