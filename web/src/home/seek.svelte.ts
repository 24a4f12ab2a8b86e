// Looking for somebody to play with: asks again and again, until a table is found or nobody wants it any more.
import { codeOf, net, NetError, type SeekForm } from '$lib/net';
import { go } from '$lib/router.svelte';

const WAIT_MS = 15_000; // of one question
const PATIENCE_MS = 60_000; // then something else is offered
const AGAIN_MS = 2_000; // after something went wrong
const LATER = ['racing', 'busy', 'too-fast']; // refusals of a table that may take us in a moment

const SECOND = ' II'; // of two with one name
const MOST_LETTERS = 32;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export class Seek {
  active = $state(false);
  long = $state(false); // whether it has taken long enough to offer something else
  waiting = $state(0); // people who seek now
  problem = $state('');
  private stopper: AbortController | null = null;
  private timer = 0;

  stop = (): void => {
    this.stopper?.abort();
    clearTimeout(this.timer);
    this.active = this.long = false;
  };

  /** Waits for another while without the offer. */
  goOn = (): void => {
    this.long = false;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.long = true), PATIENCE_MS);
  };

  async start(wish: SeekForm): Promise<void> {
    const { signal } = (this.stopper = new AbortController());
    const skip: string[] = []; // tables that do not want us
    this.active = true;
    this.problem = '';
    this.goOn();
    while (!signal.aborted) {
      try {
        const found = await net().seek({ ...wish, skip, wait: WAIT_MS }, signal);
        this.problem = '';
        this.waiting = found.waiting;
        if (found.table && (found.seated || (await this.sit(found.table, wish.name ?? '?', skip)))) {
          this.stop();
          go('table', found.table);
        }
      } catch (error) {
        if (signal.aborted) return;
        this.problem = codeOf(error);
        await pause(AGAIN_MS);
      }
    }
  }

  /** Whether there was still a seat. */
  private async sit(table: string, name: string, skip: string[]): Promise<boolean> {
    try {
      await net().sit(table, name);
      return true;
    } catch (error) {
      if (!(error instanceof NetError)) throw error;
      if (error.code === 'name-taken' && !name.endsWith(SECOND))
        return this.sit(table, name.slice(0, MOST_LETTERS - SECOND.length) + SECOND, skip);
      skip.push(table);
      if (LATER.includes(error.code)) setTimeout(() => skip.splice(skip.indexOf(table), 1), 5 * AGAIN_MS);
      return false;
    }
  }
}
