// What cells and areas are called where people read of them: by the territories they border.
import type { Language } from '$lib/settings.svelte';
import { keyOf, loadTexts, type Names, type Texts } from '$lib/text.svelte';
import { editionOf, type Cell, type Edition } from './edition';
import { familiesOf } from '../families';

export const FAMILIES = familiesOf('border');

/** `castle–well 2` is the second cell, from the top left, between castle and well. */
export function cellNames(edition: Edition, texts: Texts): Record<string, string> {
  const names: Record<string, string> = {};
  for (const cells of groups(edition)) {
    const place = cells[0]!.territories.map((id) => texts.name('territory', id)).join('–');
    cells.forEach(({ id }, i) => (names[keyOf('cell', id)] = cells.length > 1 ? `${place} ${i + 1}` : place));
  }
  return names;
}

/** An area is called by the two territories that most of its cells border; with its colour no two are alike. */
export function areaNames(edition: Edition, texts: Texts): Record<string, string> {
  const names: Record<string, string> = {};
  for (const { areas } of edition.boards.values()) {
    const called = areas.map(({ cells }) =>
      mostOf(cells, edition)
        .map((id) => texts.name('territory', id))
        .join('–'),
    );
    areas.forEach(({ id, colour }, i) => {
      const alike = areas.filter((other, k) => other.colour === colour && called[k] === called[i]);
      const number = alike.findIndex((other) => other.id === id) + 1;
      names[keyOf('area', id)] = alike.length > 1 ? `${called[i]} ${number}` : called[i]!;
    });
  }
  return names;
}

function mostOf(cells: Cell[], edition: Edition): string[] {
  const share = (territory: string) => cells.filter((cell) => cell.territories.includes(territory)).length;
  const ids = edition.territories.map(({ id }) => id).filter(share);
  return ids.sort((a, b) => share(b) - share(a)).slice(0, 2);
}

function groups(edition: Edition): Cell[][] {
  const found = new Map<string, Cell[]>();
  for (const cell of [...edition.cells.values()].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const key = cell.territories.join();
    found.set(key, [...(found.get(key) ?? []), cell]);
  }
  return [...found.values()];
}

export async function loadNames(key: string, language: Language): Promise<Names> {
  const texts = await loadTexts(language, 'border');
  const edition = editionOf(key);
  return { families: FAMILIES, names: { ...cellNames(edition, texts), ...areaNames(edition, texts) } };
}
