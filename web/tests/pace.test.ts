// The others' moves are shown one after the other; nothing of mine waits.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pacer } from '../src/lib/pace';
import type { Pace } from '../src/lib/settings.svelte';

describe('the pace of the others', () => {
  let shown: number[];
  let pace: Pace;
  const make = () =>
    new Pacer<number>(
      (what) => void shown.push(what),
      () => pace,
    );

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    pace = 'slow';
  });
  afterEach(() => void vi.useRealTimers());

  it('shows the first at once and the next when it has been seen', () => {
    const pacer = make();
    pacer.hear(1, true);
    pacer.hear(2, true);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1799);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
  });

  it('lets nothing of mine wait, and keeps the order', () => {
    const pacer = make();
    [1, 2, 3].forEach((what) => pacer.hear(what, true));
    pacer.hear(4, false);
    expect(shown).toEqual([1, 2, 3, 4]);
    vi.runAllTimers();
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it('never falls far behind', () => {
    const pacer = make();
    for (let what = 0; what < 20; what++) pacer.hear(what, true);
    vi.advanceTimersByTime(8000);
    expect(shown).toHaveLength(20);
  });

  it('shows everything at once to whoever wants it so', () => {
    pace = 'quick';
    const pacer = make();
    [1, 2, 3].forEach((what) => pacer.hear(what, true));
    expect(shown).toEqual([1, 2, 3]);
  });
});
