// While a table of mine hides its map, the client's own pages that show neighbours are closed to me (BH-03).
import type { Figure } from '$lib/figures';
import { net } from '$lib/net';

const LOOK_MS = 3000; // between two looks at my tables
const MAP_RULES = /\{[^{}]*\bBH-(7|E)\d[^{}]*\}$/; // a paragraph of the rules that tells who neighbours whom

export class HiddenMap {
  /** The table that hides it; null where there is none, undefined until it is known. */
  table = $state<string | null | undefined>(undefined);

  /** Looks at once and again and again; returns how to stop. */
  watch(): () => void {
    const look = () => void this.look();
    look();
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  /** Whoever cannot be asked is no reason to close: without the server there is no table either. */
  async look(): Promise<void> {
    const tables = await net()
      .tables()
      .catch(() => []);
    const hides = tables.find(
      ({ game, hushed, seats }) => game === 'bez_hranic' && hushed && seats.some(({ mine }) => mine),
    );
    this.table = hides?.id ?? null;
  }
}

/** The rules without those that tell about the map. */
export function withoutMap(page: string): string {
  const lines = page.split('\n').filter((line) => !MAP_RULES.test(line));
  return lines.join('\n');
}

/** Whether a figure of the rules lets somebody see who neighbours whom. */
export const showsMap = ({ shots }: Figure): boolean =>
  shots.some(({ view }) => 'map' in view || 'evaluation' in view);
