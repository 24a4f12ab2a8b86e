import { client } from '..';
import { t } from '$lib/text.svelte';
import Board from './Board.svelte';
import { editionOf, unfold } from './edition';
import Epilogue from './Epilogue.svelte';
import numbers from './numbers.json';
import { FAMILIES, loadNames } from './places';
import type { BorderFacts, BorderView } from './view';

export const game = client<BorderView, BorderFacts>({
  Board,
  aid: () => import('./Aid.svelte'),
  Epilogue,
  names: { families: FAMILIES, names: {} },
  namesFor: loadNames,
  unfold,
  status(view, legal) {
    const { phase, dice, own, seat, turn } = view;
    if (!legal.length) {
      if (phase !== 'cross') return '';
      return t(seat < 0 || seat === turn ? 'border-others-cross' : 'border-wait');
    }
    if (phase === 'roll') return t(dice[0] === null ? 'border-roll-first' : 'border-roll-again');
    if (phase === 'cross' && !own?.limit) return t('border-cross-done');
    if (legal.every((notation) => notation === 'done')) return t('border-only-done');
    return t(phase === 'complete' ? 'border-complete' : 'border-cross');
  },
  action(notation, texts) {
    const [verb, word = '', hue = ''] = notation.split(' ');
    if (verb === 'roll') {
      const count = word.split(',').length;
      return count === numbers.dice
        ? t('border-roll-all')
        : t('border-roll-dice', { dice: word.split(',').join(', ') });
    }
    if (verb === 'keep') return t('border-keep');
    if (verb === 'complete') return t('border-complete-area', { area: texts.name('area', word) });
    if (verb === 'cross')
      return t('border-cross-action', { cell: texts.name('cell', word), colour: texts.name('colour', hue) });
    return t('border-done');
  },
  facts(view, seat) {
    const player = view.players[seat];
    if (!player) return [];
    const closed = Object.keys(player.closed).length;
    return [{ icon: 'flag', value: `${closed}/${numbers.closed_to_end}`, label: t('border-closed') }];
  },
  points(view, seat) {
    return view.result?.scores[seat] ?? view.players[seat]?.points ?? 0;
  },
  sounds: {
    over: 'end',
    'over-quiet': 'end',
    'closed-first': 'close',
    'closed-later': 'close',
    rolled: 'dice',
    completed: 'cross',
    crossed: 'cross',
    'chose-cell': 'cross',
  },
  finale(view, texts) {
    const { table, places } = view.result!;
    const rows = [...table].sort((a, b) => places[b.seat]! - places[a.seat]!);
    return {
      base: table.map(() => 0),
      scenes: rows.flatMap(({ seat, territories }) =>
        Object.entries(territories)
          .filter(([, points]) => points)
          .map(([id, points]) => ({ seat, text: texts.name('territory', id), points, mark: [id] })),
      ),
    };
  },
  tie(view, texts) {
    const { level, winners, points, best, next } = view.result!.decided;
    if (level.length < 2) return '';
    const names = (seats: number[]) => texts.list(seats.map((seat) => texts.player(seat)));
    const facts = { players: names(level), points, winners: names(winners), best, next };
    return t(winners.length > 1 ? 'border-end-shared' : 'border-end-tie', facts);
  },
  sources(view, texts) {
    const rows = view.result?.table ?? [];
    const territories = editionOf(view.edition).territories.map(({ id, first }) => ({
      label: texts.name('territory', id),
      values: rows.map((row) => {
        const points = row.territories[id];
        if (!points) return '–';
        return points === first ? t('border-source-first', { points }) : String(points);
      }),
    }));
    return [
      ...territories.filter(({ values }) => values.some((value) => value !== '–')),
      { label: t('border-source-closed'), values: rows.map((row) => row.closed) },
      { label: t('border-source-best'), values: rows.map((row) => row.best || '–') },
    ];
  },
});
