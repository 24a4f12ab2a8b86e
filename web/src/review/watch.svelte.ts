// A review as it grows: a first look, the curve, all of it.
import { codeOf, net, NetError, type Facts } from '$lib/net';
import type { ReviewNews } from '$lib/wire';
import type { Review, ReviewPoint } from '$lib/wire';

const EVERY_MS = 1000;

export class Watch {
  news = $state.raw<ReviewNews | null>(null);
  rough = $state.raw<ReviewPoint[]>([]);
  review = $state.raw<Review | null>(null);
  problem = $state.raw<{ code: string; facts: Facts } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seen = 0;
  private closed = false;

  constructor(readonly table: string) {
    void this.ask();
  }

  /** Asks for it, and looks again until it is whole. */
  async ask(): Promise<void> {
    this.problem = null;
    await this.take(async () => (await net().reviews()).ask(this.table));
  }

  private async look(): Promise<void> {
    await this.take(async () => (await net().reviews()).look(this.table, this.seen));
  }

  private async take(get: () => Promise<ReviewNews>): Promise<void> {
    try {
      const news = await get();
      if (this.closed) return;
      this.news = news;
      if (news.rough?.length) this.rough = news.rough;
      if (news.review) this.review = news.review;
      if (news.rough?.length || news.review) this.seen = news.stage;
      if (news.state === 'failed') this.problem = { code: 'trouble', facts: {} };
      else if (news.state !== 'done' || !this.review) this.again();
    } catch (error) {
      this.problem = { code: codeOf(error), facts: error instanceof NetError ? error.facts : {} };
    }
  }

  private again(): void {
    this.timer = setTimeout(() => void this.look(), this.news?.state === 'done' ? 0 : EVERY_MS);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
