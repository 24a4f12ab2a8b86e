// The values of a game's options, in words.
import type { Value } from './net';
import { has, t } from './text.svelte';

export function optionText(key: string, value: Value): string {
  if (has(`option-${key}-${value}`)) return t(`option-${key}-${value}`);
  if (key === 'start') return t('seat-number', { number: Number(value) + 1 });
  if (typeof value === 'number') return t('seconds', { count: value });
  return String(value).toUpperCase();
}
