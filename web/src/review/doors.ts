// What decided finished games; only a server has it.
import type { Carrier, View } from '$lib/net';
import { settings } from '$lib/settings.svelte';
import type * as wire from '$lib/wire';
import type { Again, MyReview, ReviewNews, WhatIf } from '$lib/wire';

/** A position of the past, or one that might have come. */
export type Supposed = Omit<wire.Supposed, 'view'> & { view: View };

const at = (table: string): string => `api/tables/${encodeURIComponent(table)}`;

export class ReviewDoors {
  constructor(
    private carrier: Carrier,
    private greet: (name: string) => Promise<unknown>,
  ) {}

  async ask(table: string): Promise<ReviewNews> {
    await this.greet(settings.name || '?');
    return this.carrier.ask(`${at(table)}/review`, {});
  }

  /** With what is more than was seen. */
  look = (table: string, seen: number): Promise<ReviewNews> =>
    this.carrier.ask(`${at(table)}/review?seen=${seen}`);
  suppose = (table: string, asked: WhatIf): Promise<Supposed> =>
    this.carrier.ask(`${at(table)}/review/what-if`, asked);
  mine = (): Promise<MyReview[]> => this.carrier.ask('api/me/reviews');

  /** A table against bots from a step on. */
  async again(table: string, asked: Again): Promise<string> {
    return (await this.carrier.ask<{ id: string }>(`${at(table)}/again`, asked)).id;
  }
}
