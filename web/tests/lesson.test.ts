// Where a lesson stands, and what it lets one do.
import { describe, expect, it } from 'vitest';
import { allowed, stepAt } from '../src/learn/steps';

const STEPS = [
  { say: 'first', allow: ['keep a b'] },
  { say: 'look' },
  { say: 'look again' },
  { say: 'twice', allow: ['draw *'], times: 2 },
  { say: 'last' },
];

describe('a lesson', () => {
  it('stands where the actions and the reading have led', () => {
    expect(stepAt(STEPS, 0, 0)).toBe(0);
    expect(stepAt(STEPS, 1, 0)).toBe(1);
    expect(stepAt(STEPS, 1, 2)).toBe(2);
    expect(stepAt(STEPS, 1, 3)).toBe(3);
    expect(stepAt(STEPS, 2, 3)).toBe(3);
    expect(stepAt(STEPS, 3, 3)).toBe(4);
    expect(stepAt(STEPS, 3, 5)).toBe(5);
  });

  it('goes back with what is undone, and never past what is not done', () => {
    expect(stepAt(STEPS, 0, 3)).toBe(0);
    expect(stepAt(STEPS, 1, 5)).toBe(3);
  });

  it('allows what its step asks for, and nothing while it is read', () => {
    const legal = ['draw deck', 'draw red', 'tickets'];
    expect(allowed(STEPS[3], legal)).toEqual(['draw deck', 'draw red']);
    expect(allowed(STEPS[1], legal)).toEqual([]);
    expect(allowed(undefined, legal)).toEqual(legal);
  });

  it('stops nobody who has gone another way', () => {
    expect(allowed(STEPS[0], ['tickets'])).toEqual(['tickets']);
    expect(allowed(STEPS[0], [])).toEqual([]);
  });
});
