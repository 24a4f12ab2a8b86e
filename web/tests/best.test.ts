// What the review of Bez hranic says of the cheapest field.
import { describe, expect, it } from 'vitest';
import { bestOf } from '../src/games/bez_hranic/best';
import type { BezHranicView } from '../src/games/bez_hranic/view';

// at – be – cz – de – es in a row, and far from them one field is as good as the other.
const borders = [
  ['at', 'be'],
  ['be', 'cz'],
  ['cz', 'de'],
  ['de', 'es'],
] as unknown as NonNullable<BezHranicView['map']>['borders'];
const view = (round: number, places: (string | null)[]) =>
  ({
    round,
    middle: ['at'],
    map: { borders },
    fields: places.map((place) => ({ place, stack: [] })),
  }) as unknown as BezHranicView;

describe('the cheapest field', () => {
  it('is two borders away, as neighbours pay thirty more', () => {
    expect(bestOf(view(1, ['40', 'be', 'cz', 'de', null]))).toEqual({ places: ['cz'], eur: 20 });
  });
  it('may be several', () => {
    expect(bestOf(view(2, ['40', 'be', 'es']))?.places).toEqual(['40', 'be', 'es']);
  });
  it('is not told of where two tokens count together', () => {
    expect(bestOf(view(3, ['40', 'cz', 'de']))).toBeNull();
  });
});
