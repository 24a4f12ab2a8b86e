// The deal of a day, in words: when it is, how well somebody did, what may be told without spoiling it.
import { net, NAMELESS, type Daily, type DailyResult } from '$lib/net';
import { go } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';
import { figure, t, title } from '$lib/text.svelte';
import { isNear } from '../reach/near';

const CELLS = 5;
const DAY_MS = 86_400_000;

/** Lays the table of a day, or finds my try that runs already, and goes there. */
export async function playDay(game: string, daily: string): Promise<void> {
  const name = settings.name || t('default-name') || NAMELESS;
  go('table', await net().create({ game, seats: ['me'], daily, name }));
}

/** The days of the house are those of UTC, wherever the browser is. */
export function dayText(day: string, style: 'long' | 'medium' = 'long'): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: style, timeZone: 'UTC' }).format(
    Date.parse(day),
  );
}

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** `50 points` alone; against others, how far ahead of the best of them. */
export function leadText({ bots, unit }: Daily, lead: number): string {
  const much = t(`unit-${unit}`, { count: Math.abs(lead) });
  if (!bots.length) return t(`unit-${unit}`, { count: figure(lead) });
  return lead > 0 ? t('daily-ahead', { much }) : lead < 0 ? t('daily-behind', { much }) : t('daily-even');
}

/** Won or lost, and by how much. */
export function resultText(day: Daily, { place, lead }: Pick<DailyResult, 'place' | 'lead'>): string {
  if (!day.bots.length) return leadText(day, lead);
  return `${t('daily-place', { place })}, ${leadText(day, lead)}`;
}

/** Five cells, the more of them black the fewer were better. */
export function bar(rank: number, field: number): string {
  const black = Math.max(1, Math.round((CELLS * (field - rank + 1)) / field));
  return '■'.repeat(black) + '□'.repeat(CELLS - black);
}

/** What I may tell anybody: neither the cards nor the points. */
export function shareText(day: Daily): string {
  const { rank, players: field, streak } = day;
  const told = [
    `${t('brand')} · ${title(day.game)} · ${day.day}`,
    `${bar(rank, field)} ${rank}/${field}${streak > 1 ? ` · ${t('daily-streak', { count: streak })}` : ''}`,
  ];
  if (!isNear(location.hostname)) told.push(location.href.split('#')[0]! + `#/daily/${day.game}/${day.day}`);
  return told.join('\n');
}
