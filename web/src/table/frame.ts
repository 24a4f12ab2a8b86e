// What the room lends to the frame: the parts that belong to every table, whatever is played at it.
import { getContext, setContext, type Snippet } from 'svelte';

export interface Common {
  bar: Snippet; // whose turn it is, and the tools
  players: Snippet;
  talk: Snippet; // the log and the talk, as tabs
  menu: Snippet; // pause, resign; looking back: the scrubber
  finale: Snippet | null; // the final count, in place of what is asked
}

const KEY = Symbol('frame');

export const lend = (common: Common): Common => setContext(KEY, common);

/** Nothing for a board that stands alone. */
export const borrowed = (): Partial<Common> => getContext<Common | undefined>(KEY) ?? {};
