// A tournament in words: who, how much better, when.
import type { TournamentCard, TournamentTold } from '$lib/net';
import type { SeatTold } from '$lib/wire';
import { settings } from '$lib/settings.svelte';
import { botText, figure, t, title } from '$lib/text.svelte';

export const DAY_S = 86_400;

export const titleOf = ({ title: own, game }: TournamentCard): string =>
  own || t('tournament-untitled', { game: title(game) });

/** An entrant; bots have negative numbers. */
export function nameOf(told: TournamentTold, entrant: number): string {
  if (entrant < 0) return t('tournament-bot', { bot: botText(told.bot), number: -entrant });
  return told.entrants[entrant]?.name ?? '?';
}

export const percentText = (percent: number): string =>
  new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: 1 }).format(
    percent / 100,
  );

/** With its sign: more is better, whatever scores count. */
export function marginText(margin: number): string {
  const much = new Intl.NumberFormat(settings.language).format(margin);
  return margin > 0 ? `+${much}` : figure(much);
}

/** “Same cards, 23 points more than the median of the others.” Of days, fewer are better. */
export function explained(told: TournamentTold, margin: number): string {
  const way = margin === 0 ? 'same' : margin * told.better > 0 ? 'more' : 'less';
  return t('tournament-mine-said', { way, much: t(`unit-${told.unit}`, { count: Math.abs(margin) }) });
}

/** How long until a moment of the server's clock. */
export function leftText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, ...rest] = parts.map((part) => String(part).padStart(2, '0'));
  return [...(parts[0] ? [hours] : []), ...rest].join(':');
}

export const limitText = (seconds: number): string =>
  seconds < DAY_S ? t('seconds', { count: seconds }) : t('days', { count: seconds / DAY_S });

/** One seat of a deal over all tables that have finished, from the worst to the best. */
export interface Dot {
  table: number;
  seat: SeatTold;
  merit: number;
  mine: boolean;
}

export function dotsOf(told: TournamentTold, round: number, seat: number): Dot[] {
  const plays = told.told[round - 1]!.plays;
  return plays
    .map(({ seats }, table) => ({ table, seat: seats[seat]!, mine: seats[seat]!.entrant === told.mine }))
    .flatMap((dot) => (typeof dot.seat.merit === 'number' ? [{ ...dot, merit: dot.seat.merit }] : []))
    .sort((a, b) => a.merit - b.merit);
}

/** My own seat in a round. */
export function mineIn(told: TournamentTold, round: number): SeatTold | undefined {
  if (told.mine === null) return undefined;
  return told.told[round - 1]?.plays
    .flatMap(({ seats }) => seats)
    .find(({ entrant }) => entrant === told.mine);
}
