import { readdirSync, readFileSync } from 'node:fs';
import { render, waitFor } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Rules from '../src/pages/Rules.svelte';
import { chaptersOf, search } from '../src/lib/rules';
import { current } from '../src/lib/text.svelte';

const PAGE = `# Toy

## Set-up

- One die. {TY-01}
- Some words.

## Žádný konec

- Two dice, and an example. {TY-02 TY-E1}
A paragraph without a bullet. {TY-03 TY-01}
`;

describe('a rules page', () => {
  it('is read into chapters of paragraphs, each with the ids that it tells', () => {
    expect(chaptersOf(PAGE)).toEqual([
      {
        title: 'Set-up',
        items: [
          { text: 'One die.', ids: ['TY-01'] },
          { text: 'Some words.', ids: [] },
        ],
      },
      {
        title: 'Žádný konec',
        items: [
          { text: 'Two dice, and an example.', ids: ['TY-02', 'TY-E1'] },
          { text: 'A paragraph without a bullet.', ids: ['TY-03'] },
        ],
      },
    ]);
  });

  it('is searched without accents, by the words of a paragraph, its chapter or its ids', () => {
    const texts = (wanted: string) =>
      search(chaptersOf(PAGE), wanted).flatMap(({ items }) => items.map(({ text }) => text));
    expect(texts('zadny')).toEqual(['Two dice, and an example.', 'A paragraph without a bullet.']);
    expect(texts('ty-e1')).toEqual(['Two dice, and an example.']);
    expect(texts('WORDS')).toEqual(['Some words.']);
    expect(texts('xyzzy')).toEqual([]);
  });

  it('shows no braces, and every rule has its address', async () => {
    await current.load();
    const { container } = render(Rules, { game: 'ticket_to_ride' });
    await waitFor(() => expect(container.querySelector('li')).not.toBeNull());
    expect(container.textContent).not.toMatch(/[{}]/);
    expect(container.querySelector('li#TR-14')?.textContent).toContain('locomotives');
    expect(container.querySelector('#TR-E2')?.closest('li')?.textContent).toContain('Toronto');
  });

  it('has the same ids in the same chapters in both languages', () => {
    for (const file of readdirSync('src/text/rules').filter((name) => name.endsWith('.en.md'))) {
      const ids = (path: string) =>
        chaptersOf(readFileSync(`src/text/rules/${path}`, 'utf8')).map(({ items }) =>
          items.flatMap((item) => item.ids),
        );
      expect([file, ids(file.replace('.en.', '.cs.'))]).toEqual([file, ids(file)]);
    }
  });
});
