// The arrow keys walk by where things lie.
import { describe, expect, it } from 'vitest';
import { nextTo, rove } from '../src/lib/rove';

const SPOTS: [number, number][] = [
  [0, 0],
  [10, 1],
  [30, 0],
  [0, 20],
  [12, 24],
];

describe('the arrow keys', () => {
  it.each([
    ['right', [1, 0], 1],
    ['down', [0, 1], 3],
    ['left, where nothing is', [-1, 0], -1],
  ] as const)('go %s', (_, away, found) => {
    expect(nextTo(SPOTS[0]!, [...away], SPOTS)).toBe(found);
  });

  it('stop the Tab key once, where they were last', () => {
    const box = document.createElement('div');
    box.innerHTML = '<button class="a"></button><button class="b"></button><button class="c"></button>';
    document.body.append(box);
    const leave = rove('button')(box);
    const stops = () => [...box.children].map((each) => each.getAttribute('tabindex'));
    expect(stops()).toEqual(['0', '-1', '-1']);
    (box.children[2] as HTMLElement).focus();
    expect(stops()).toEqual(['-1', '-1', '0']);
    leave();
    box.remove();
  });
});
