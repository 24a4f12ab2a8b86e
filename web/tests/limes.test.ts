import { describe, expect, it } from 'vitest';
import { frame, landOf, outline, turned, worth } from '../src/games/limes/land';
import type { LaidCard, Worker } from '../src/games/limes/view';
import moments from './fixtures/limes.json';

interface Player {
  cards: LaidCard[];
  workers: Worker[];
}

describe('a landscape', () => {
  it('is worth to each worker what the engine says', () => {
    let compared = 0;
    for (const { view } of Object.values(moments)) {
      for (const player of view.players as unknown as Player[]) {
        const land = landOf(player.cards);
        const scored = new Set<number>();
        for (const worker of player.workers) {
          const zone = land.zones.get(`${worker.x},${worker.y}`)!;
          const value = scored.has(zone.area) ? 0 : worth(land, zone);
          scored.add(zone.area);
          expect(value).toBe(worker.points);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(10);
  });

  it('turns cards as the engine does', () => {
    const cards = (moments.over.view.players as unknown as Player[])[0]!.cards;
    const byCard = new Map<string, LaidCard>();
    for (const player of moments.over.view.players as unknown as Player[]) {
      for (const card of player.cards) {
        const other = byCard.get(String(card.card));
        if (!other) byCard.set(String(card.card), card);
        else expect(turned(other.zones, ((card.turn - other.turn + 360) % 360) / 90)).toEqual(card.zones);
      }
    }
    expect(cards).toHaveLength(16);
  });

  it('draws one closed line around an area, and one more around each hole', () => {
    const ring = [0, 1, 2]
      .flatMap((x) => [0, 1, 2].map((y) => ({ x, y })))
      .filter(({ x, y }) => x !== 1 || y !== 1);
    expect(outline(ring).match(/Z/g)).toHaveLength(2);
    expect(outline([{ x: 0, y: 0 }]).match(/Q/g)).toHaveLength(4);
  });

  it('keeps zones apart that touch at a corner only', () => {
    expect(
      outline([
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ]).match(/Z/g),
    ).toHaveLength(2);
  });
});

it('is shown in the middle of its frame', () => {
  expect(frame([], 4)).toEqual([3, 3, 1, 1]);
  expect(frame([{ x: 3, y: 3 }], 4)).toEqual([1.5, 1.5, 4, 4]);
  const row = [2, 3, 4, 5, 6].map((x) => ({ x, y: 2 }));
  expect(frame(row, 4)).toEqual([2, 0.5, 5, 4]);
});
