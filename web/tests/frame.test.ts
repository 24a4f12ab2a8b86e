// The frame around the boards knows no game: a stranger's gets all of it.
import { describe, expect, it } from 'vitest';
import { CARDS } from '../src/games';

const files = import.meta.glob<string>(['../src/lib/**/*.{ts,svelte}', '../src/table/**/*.{ts,svelte}'], {
  query: '?raw',
  import: 'default',
});
const OWN = new RegExp(`games/(${CARDS.map(({ key }) => key).join('|')})/`);

describe('the frame', () => {
  it('takes nothing from the folder of a game', async () => {
    expect(Object.keys(files).length).toBeGreaterThan(40);
    for (const [path, load] of Object.entries(files)) expect(await load(), path).not.toMatch(OWN);
  });

  it('would be seen to', () => {
    expect("import Map from '../games/limes/Map.svelte'").toMatch(OWN);
  });
});
