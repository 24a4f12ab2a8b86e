// Lists of tables that keep themselves fresh while somebody looks: quietly, and not while the page is hidden.
import { net, type ListedTable } from '$lib/net';

const FRESH_MS = 10_000;

class Tables {
  list = $state.raw<ListedTable[] | null>(null);
  failed = $state(false);

  constructor(private ask: () => Promise<ListedTable[]>) {}

  load = async (): Promise<void> => {
    try {
      this.list = await this.ask();
      this.failed = false;
    } catch {
      this.failed = true;
    }
  };

  /** From now on, until the page is left; for `$effect`. */
  watch = (): (() => void) => {
    const look = () => void (document.hidden || this.load());
    look();
    const timer = setInterval(look, FRESH_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  };
}

export const myTables = new Tables(() => net().tables());
export const openTables = new Tables(() => net().lobby());
export const playedTables = new Tables(() => net().playing());

/** Running tables at which another person waits for me. */
export const waiting = (tables: ListedTable[]): ListedTable[] =>
  tables.filter(
    (table) => table.mine_to_act && table.seats.some((seat) => seat.kind === 'person' && !seat.mine),
  );

/** At which I could sit down. */
export const inviting = (tables: ListedTable[]): ListedTable[] =>
  tables.filter((table) => !table.seats.some((seat) => seat.mine));
