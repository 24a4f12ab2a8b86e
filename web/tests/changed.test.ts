import { describe, expect, it } from 'vitest';
import { changed } from '../src/lib/changed';

const view = {
  turn: 0,
  own: { hand: [1, 2], offer: null },
  players: [
    { points: 0, flags: [1] },
    { points: 3, flags: [] },
  ],
  routes: {},
};

describe('a view and what has changed in it', () => {
  it.each([
    [{}, view],
    [{ turn: null }, { ...view, turn: null }],
    [{ own: { offer: 4 } }, { ...view, own: { hand: [1, 2], offer: 4 } }],
    [{ own: { offer: '\0' } }, { ...view, own: { hand: [1, 2] } }],
    [{ routes: { 'a-b': 1 } }, { ...view, routes: { 'a-b': 1 } }],
    [{ players: { '1': { points: 4 } } }, { ...view, players: [view.players[0], { points: 4, flags: [] }] }],
    [{ players: [{ points: 0 }] }, { ...view, players: [{ points: 0 }] }],
    [{ result: { places: [1] } }, { ...view, result: { places: [1] } }],
  ])('%j', (change, later) => expect(changed(view, change)).toEqual(later));

  it('leaves the old view as it was, and what has not changed the same', () => {
    const before = JSON.stringify(view);
    const later = changed(view, { players: { '1': { points: 4 } } }) as typeof view;
    expect(JSON.stringify(view)).toBe(before);
    expect(later.own).toBe(view.own);
    expect(later.players[0]).toBe(view.players[0]);
  });
});
