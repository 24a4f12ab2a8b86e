// A rules page: its chapters, and in each the paragraphs with the ids of the rules that they tell, and their figures.
import { FALLBACK, LANGUAGES, type Language } from './settings.svelte';

export interface Paragraph {
  text: string;
  ids: string[]; // the rules whose address it is
  figures: string[]; // their names, in the order in which they follow it
}

export interface Chapter {
  title: string;
  items: Paragraph[];
}

const TOLD = / \{([^{}]*)\}$/;
const FIGURE = /^!\[([a-z0-9-]+)\]$/;

const toldBy = (line: string): string[] => (TOLD.exec(line)?.[1] ?? '').split(' ').filter(Boolean);

/**
 * By rule: the paragraph that is its address. Where several tell it, the one that names it first and tells the
 * least besides: an overview names many.
 */
function addressesIn(source: string): Map<string, string> {
  const found = new Map<string, { line: string; aside: [number, number] }>();
  for (const line of source.split('\n').map((each) => each.trim())) {
    toldBy(line).forEach((id, at, ids) => {
      const known = found.get(id);
      const isCloser =
        !known || at < known.aside[0] || (at === known.aside[0] && ids.length < known.aside[1]);
      if (isCloser) found.set(id, { line, aside: [at, ids.length] });
    });
  }
  return new Map([...found].map(([id, { line }]) => [id, line]));
}

export function chaptersOf(source: string): Chapter[] {
  const addresses = addressesIn(source);
  const paragraph = (line: string): Paragraph => ({
    text: line.replace(TOLD, '').replace(/^- /, ''),
    ids: toldBy(line).filter((id) => addresses.get(id) === line),
    figures: [],
  });
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
