// Where things that fly come to rest.
import { expect, test } from 'vitest';
import { landing } from '../src/lib/flight';

const card = { left: 200, top: 800, width: 80, height: 56 };

test('a card that flies to a line of players stays within the line', () => {
  const line = { left: 1100, top: 100, width: 288, height: 70 };
  const { x, y, scale } = landing(card, line);
  expect(card.height * scale).toBeLessThanOrEqual(line.height);
  expect(card.left + x + (card.width * scale) / 2).toBeCloseTo(line.left + line.width / 2);
  expect(card.top + y + (card.height * scale) / 2).toBeCloseTo(line.top + line.height / 2);
});

test('a card that flies to its like lies exactly on it', () => {
  const like = { left: 20, top: 40, width: 160, height: 112 };
  expect(landing(card, like)).toEqual({ x: -180, y: -760, scale: 2 });
});
