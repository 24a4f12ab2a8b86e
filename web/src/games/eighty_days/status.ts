// What is asked of me now, in a line.
import { t, type Texts } from '$lib/text.svelte';
import { mapOf } from './map';
import type { EightyDaysView } from './view';
import { cardsText } from './ways';

export function statusOf(view: EightyDaysView, legal: string[], texts: Texts): string {
  const { phase, this_turn, own } = view;
  if (!legal.length) return '';
  if (phase === 'use' && this_turn.space) return t(`days-use-${this_turn.space}`);
  if (phase === 'act') return journey(view, legal, texts);
  if (phase === 'leg' && legal.length === 1) return t('days-leg-alone');
  if (phase === 'discard') return t('days-discard', { count: own?.surplus ?? 0 });
  return t(`days-${phase}`);
}

function journey(view: EightyDaysView, legal: string[], texts: Texts): string {
  const can = (verb: string) => legal.some((notation) => notation.split(' ')[0] === verb);
  const buys = can('buy') ? 'yes' : 'no';
  if (!can('travel') && !can('stay')) {
    return t('days-end', { plays: can('play') || can('cash') ? 'yes' : 'no', buys });
  }
  const at = view.players[view.seat]?.legs ?? 0;
  const { cities } = mapOf(view.edition);
  const leg = [at, at + 1].map((i) => texts.name('city', cities[i]!.id)).join(' – ');
  if (view.this_turn.legs) return t('days-act-on', { leg });
  if (!can('travel')) {
    return t('days-act-lacking', { leg, cards: cardsText(view.own?.plan[0]?.missing ?? {}, texts), buys });
  }
  return t(legal.includes('travel') ? 'days-act-bare' : 'days-act', { leg });
}
