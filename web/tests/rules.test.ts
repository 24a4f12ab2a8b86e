import { readdirSync, readFileSync } from 'node:fs';
import { render, waitFor } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Rules from '../src/pages/Rules.svelte';
import { chaptersOf, search } from '../src/lib/rules';
import { current } from '../src/lib/text.svelte';

const PAGE = `# Toy

## Set-up

- One die. {TY-01}
![die]
![dice]
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
          { text: 'One die.', ids: ['TY-01'], figures: ['die', 'dice'] },
          { text: 'Some words.', ids: [], figures: [] },
        ],
      },
      {
        title: 'Žádný konec',
        items: [
          { text: 'Two dice, and an example.', ids: ['TY-02', 'TY-E1'], figures: [] },
          { text: 'A paragraph without a bullet.', ids: ['TY-03'], figures: [] },
        ],
      },
    ]);
  });

  it('has the address of a rule where it is told most closely', () => {
    const page =
      '## In short\n- All of it. {TY-01 TY-02 TY-03}\n## At length\n- One. {TY-01}\n- Two. {TY-02 TY-E1}';
    const ids = chaptersOf(page).map(({ items }) => items.map((item) => item.ids));
    expect(ids).toEqual([[['TY-03']], [['TY-01'], ['TY-02', 'TY-E1']]]);
  });

  it('is searched without accents, by the words of a paragraph, its chapter or its ids', () => {
    const texts = (wanted: string) =>
      search(chaptersOf(PAGE), wanted).flatMap(({ items }) => items.map(({ text }) => text));
    expect(texts('zadny')).toEqual(['Two dice, and an example.', 'A paragraph without a bullet.']);
    expect(texts('ty-e1')).toEqual(['Two dice, and an example.']);
    expect(texts('WORDS')).toEqual(['Some words.']);
    expect(texts('dice two')).toEqual(['Two dice, and an example.']);
    expect(texts('xyzzy')).toEqual([]);
  });

  it('is found by the words of another language', () => {
    const czech = chaptersOf('## Příprava\n- Jedna kostka.\n- Pár slov.\n## Konec\n- Dvě.\n- Odstavec.');
    const found = search(chaptersOf(PAGE), 'PAR', [czech]);
    expect(found.flatMap(({ items }) => items.map(({ text }) => text))).toEqual([
      'Some words.',
      'A paragraph without a bullet.',
    ]);
    expect(search(chaptersOf(PAGE), 'priprava', [czech])[0]?.items).toHaveLength(2);
  });

  it('has as many paragraphs in every chapter of both languages, so that one finds the other', () => {
    for (const file of readdirSync('src/text/rules').filter((name) => name.endsWith('.en.md'))) {
      const counts = (path: string) =>
        chaptersOf(readFileSync(`src/text/rules/${path}`, 'utf8')).map(({ items }) => items.length);
      expect([file, counts(file.replace('.en.', '.cs.'))]).toEqual([file, counts(file)]);
    }
  });

  it('shows no braces, and every rule has its address', async () => {
    await current.open('table');
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
