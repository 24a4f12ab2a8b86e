// A rules page: its chapters, and in each the paragraphs with the ids of the rules that they tell.

export interface Paragraph {
  text: string;
  ids: string[]; // the addresses of the paragraph; a rule told twice has its address at the first telling
}

export interface Chapter {
  title: string;
  items: Paragraph[];
}

const TOLD = / \{([^{}]*)\}$/;

export function chaptersOf(source: string): Chapter[] {
  const told = new Set<string>();
  const paragraph = (line: string): Paragraph => {
    const ids = (TOLD.exec(line)?.[1] ?? '').split(' ').filter((id) => id && !told.has(id));
    ids.forEach((id) => told.add(id));
    return { text: line.replace(TOLD, '').replace(/^- /, ''), ids };
  };
  return source
    .split(/^## /m)
    .slice(1)
    .map((chapter) => {
      const [title = '', ...lines] = chapter.split('\n').map((line) => line.trim());
      return { title, items: lines.filter(Boolean).map(paragraph) };
    });
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The chapters with only those paragraphs that hold the words (or an id), whatever their accents and case. */
export function search(chapters: Chapter[], wanted: string): Chapter[] {
  const holds = (title: string, { text, ids }: Paragraph) =>
    fold(`${title} ${text} ${ids.join(' ')}`).includes(fold(wanted));
  return chapters
    .map(({ title, items }) => ({ title, items: items.filter((item) => holds(title, item)) }))
    .filter(({ items }) => items.length);
}
