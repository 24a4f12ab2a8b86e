// After a round of one token: which field would have been the cheapest, with nothing underneath.
import { Borders } from './trainer/borders';
import { priceOf } from './trainer/questions';
import { tokensDue } from './pieces';
import type { BezHranicView } from './view';

export interface Best {
  places: string[];
  eur: number;
}

/** Nothing in rounds of two tokens: there the pair counts. */
export function bestOf({ round, middle, map, fields }: BezHranicView): Best | null {
  const [from] = middle;
  if (tokensDue(round) !== 1 || middle.length !== 1 || !from || !map) return null;
  const borders = new Borders(map.borders);
  const priced = fields.flatMap(({ place }) =>
    place ? [{ place, eur: priceOf(place, from, borders) }] : [],
  );
  const eur = Math.min(...priced.map((field) => field.eur));
  return { places: priced.filter((field) => field.eur === eur).map(({ place }) => place), eur };
}
