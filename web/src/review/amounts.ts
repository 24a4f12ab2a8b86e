// Shares of the win as percents, or alone points, as they are printed.
import { t } from '$lib/text.svelte';

export const amountOf = (value: number, isAlone: boolean): string =>
  isAlone ? t('review-points', { value }) : t('review-percent', { value: Math.round(100 * value) });

export function signedOf(value: number, isAlone: boolean): string {
  const told = amountOf(Math.abs(value), isAlone);
  if (told === amountOf(0, isAlone)) return told;
  return value > 0 ? `+${told}` : `−${told}`;
}
