// A rules page: its chapters, and in each the paragraphs with the ids of the rules that they tell, and their figures.
import { FALLBACK, LANGUAGES, type Language } from './settings.svelte';

export interface Paragraph {
  text: string;
  ids: string[]; // the addresses of the paragraph; a rule told twice has its address at the first telling
  figures: string[]; // their names, in the order in which they follow it
}

export interface Chapter {
  title: string;
  items: Paragraph[];
}

const TOLD = / \{([^{}]*)\}$/;
const FIGURE = /^!\[([a-z0-9-]+)\]$/;

export function chaptersOf(source: string): Chapter[] {
  const told = new Set<string>();
  const paragraph = (line: string): Paragraph => {
    const ids = (TOLD.exec(line)?.[1] ?? '').split(' ').filter((id) => id && !told.has(id));
    ids.forEach((id) => told.add(id));
    return { text: line.replace(TOLD, '').replace(/^- /, ''), ids, figures: [] };
  };
  return source
    .split(/^## /m)
    .slice(1)
    .map((chapter) => {
      const [title = '', ...lines] = chapter.split('\n').map((line) => line.trim());
      const items: Paragraph[] = [];
      for (const line of lines.filter(Boolean)) {
        const figure = FIGURE.exec(line)?.[1];
        if (figure) items.at(-1)?.figures.push(figure);
        else items.push(paragraph(line));
      }
      return { title, items };
    });
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The chapters with only those paragraphs that hold the words (or an id), whatever their accents and case;
 * the words may also be those of another language, whose page has the same paragraphs.
 */
export function search(chapters: Chapter[], wanted: string, others: Chapter[][] = []): Chapter[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  const tellings = [chapters, ...others];
  const holds = (at: number, i: number) =>
    tellings.some((pages) => {
      const { text = '', ids = [] } = pages[at]?.items[i] ?? {};
      const told = fold(`${pages[at]?.title ?? ''} ${text} ${ids.join(' ')}`);
      return words.every((word) => told.includes(word));
    });
  return chapters
    .map(({ title, items }, at) => ({ title, items: items.filter((_, i) => holds(at, i)) }))
    .filter(({ items }) => items.length);
}

const files = import.meta.glob<string>('../text/rules/*.md', { query: '?raw', import: 'default' });

const pageOf = (game: string, language: Language) => files[`../text/rules/${game}.${language}.md`];

/** The page of a game as it is written; nothing where a game has none. */
export const loadPage = async (game: string, language: Language): Promise<string> =>
  (await (pageOf(game, language) ?? pageOf(game, FALLBACK))?.()) ?? '';

/** The same page in all other languages that it has. */
export const loadOthers = (game: string, language: Language): Promise<string[]> =>
  Promise.all(LANGUAGES.filter((each) => each !== language).flatMap((each) => pageOf(game, each)?.() ?? []));
