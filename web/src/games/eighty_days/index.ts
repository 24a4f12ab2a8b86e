import { client } from '..';
import { t } from '$lib/text.svelte';
import Board from './Board.svelte';
import Epilogue from './Epilogue.svelte';
import { HOMEWARD_MS, unfold } from './map';
import { SPACES } from './pieces';
import { playName, readPlay } from './plays';
import { statusOf } from './status';
import type { EightyDaysFacts, EightyDaysView } from './view';
import { familiesOf } from '../families';

export const game = client<EightyDaysView, EightyDaysFacts>({
  Board,
  aid: () => import('./Aid.svelte'),
  Epilogue,
  names: {
    families: familiesOf('eighty_days'),
    names: {},
  },
  unfold,
  keys: {
    amount: 'amount-days',
    score: 'days-score',
    points: 'days-points',
    'end-source': 'days-end-source',
    'end-total': 'days-end-total',
    'end-chart': 'days-end-chart',
  },
  status: statusOf,
  action(notation, texts, at) {
    const [verb = '', ...words] = notation.split(' ');
    const [first = ''] = words;
    const cards = words.map((word) => texts.name('card', word)).join(', ');
    if (verb === 'take') {
      if (first === 'deck') return t('days-do-take-deck');
      const space = SPACES[Number(first) - 1]!;
      const card = at?.view.row[space];
      if (!card) return t('days-do-take-number', { number: Number(first) });
      return t('days-do-take', { card: texts.name('card', card), space: texts.name('space', space) });
    }
    if (verb === 'travel') return cards ? t('days-do-travel', { cards }) : t('days-do-travel-bare');
    if (verb === 'exchange') return t('days-do-exchange', { cards });
    if (verb === 'detective') return t('days-do-detective', { city: texts.name('city', first) });
    if (verb === 'balloon' || verb === 'play') {
      const played = readPlay(notation);
      const event = playName(played, texts);
      if (played.card) return t('days-serve-card', { event, card: texts.name('card', played.card) });
      return played.city
        ? t('days-do-play-city', { event, city: texts.name('city', played.city) })
        : t('days-do-play', { event });
    }
    if (verb === 'buy') return t(`days-do-buy-${first}`);
    if (verb === 'discard') {
      return t('days-do-discard', { card: texts.name(first.includes(':') ? 'card' : 'eventcard', first) });
    }
    return t(`days-do-${verb}`);
  },
  facts(view, seat) {
    const player = view.players[seat];
    if (!player) return [];
    return [
      { icon: 'coin', value: player.coins, label: t('days-coins') },
      { icon: 'cards', value: player.cards, label: t('days-cards') },
      { icon: 'event', value: player.event_cards, label: t('days-events') },
      ...(view.watch === seat ? [{ icon: 'watch', value: '', label: t('days-has-watch') }] : []),
    ];
  },
  points(view, seat) {
    return view.players[seat]?.days ?? 0;
  },
  sounds: {
    over: 'end',
    'came-home': 'close',
    rolled: 'dice',
    rerolled: 'dice',
    travelled: 'wagon',
    'took-card': 'card',
    'drew-event': 'card',
    'moved-detective': 'tile',
    'gained-coin': 'tile',
  },
  finale(view, texts) {
    const { table, places } = view.result!;
    const rows = [...table].sort((a, b) => places[b.seat]! - places[a.seat]!);
    return {
      base: table.map(() => 0),
      scenes: rows.map(({ seat, days, home, city }) => ({
        seat,
        text: t(home ? 'days-scene-home' : 'days-scene-away', { days, city: texts.name('city', city) }),
        points: days,
        mark: [String(seat)],
        ms: HOMEWARD_MS,
      })),
    };
  },
  tie(view, texts) {
    const result = view.result!;
    const { by, seat, other } = result.decided;
    return t(`days-why-${by}`, {
      player: texts.player(seat),
      other: other === null ? '' : texts.player(other),
      days: result.scores[seat],
    });
  },
  sources(view, texts) {
    const rows = view.result?.table ?? [];
    return [
      {
        label: t('days-source-home'),
        values: rows.map((row) => (row.home ? t('days-rank', { rank: row.rank }) : '–')),
      },
      {
        label: t('days-source-in-time'),
        values: rows.map((row) => t(row.in_time ? 'days-yes' : 'days-no')),
      },
      { label: t('days-source-city'), values: rows.map((row) => texts.name('city', row.city)) },
    ];
  },
});
