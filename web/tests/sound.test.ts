// Sounds come from what a game says of its events; a phone is silent until somebody asks for them.
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CARDS } from '../src/games';

describe('the sounds', () => {
  it.each(CARDS.map(({ key }) => key))('of %s belong to events that it has', async (key) => {
    const { sounds } = await CARDS.find((card) => card.key === key)!.load!();
    const catalogue = readFileSync(`../src/pomezi/games/${key}/text/en.ftl`, 'utf8');
    for (const kind of Object.keys(sounds)) expect(catalogue).toContain(`\nevent-${kind} =`);
    expect(sounds.over).toBe('end');
  });
});

describe('the volume of a new browser', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['a phone', true, 0],
    ['a desk', false, 50],
  ])('at %s', async (_, isPhone, volume) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: isPhone && query.includes('coarse') }));
    vi.resetModules();
    localStorage.clear();
    const { settings } = await import('../src/lib/settings.svelte');
    expect(settings.volume).toBe(volume);
  });
});
