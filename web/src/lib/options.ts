// The values of a game's options, in words.
import { isOwn, type TableInfo, type Value } from './net';
import { FALLBACK, settings } from './settings.svelte';
import { has, t } from './text.svelte';

/** What the edition of a table is called: somebody's own as it calls itself; ours where there are several. */
export function editionText({ game, edition, edition_name: name }: TableInfo): string {
  if (isOwn(edition)) return name[settings.language] ?? name[FALLBACK] ?? Object.values(name)[0] ?? edition;
  return has(`editions-${game}`) && has(`edition-${edition}`) ? t(`edition-${edition}`) : '';
}

export function optionText(key: string, value: Value): string {
  if (has(`option-${key}-${value}`)) return t(`option-${key}-${value}`);
  if (key === 'start') return t('seat-number', { number: Number(value) + 1 });
  if (typeof value === 'number') return t('seconds', { count: value });
  return String(value).toUpperCase();
}
