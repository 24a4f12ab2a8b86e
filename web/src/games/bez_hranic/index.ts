import { client } from '..';
import { t } from '$lib/text.svelte';
import Board from './Board.svelte';
import Epilogue from './Epilogue.svelte';
import { FAMILIES, loadNames, unfold } from './maps';
import { FINAL, FORTY } from './pieces';
import type { BezHranicFacts, BezHranicView } from './view';

export const game = client<BezHranicView, BezHranicFacts>({
  Board,
  aid: () => import('./Aid.svelte'),
  Epilogue,
  names: { families: FAMILIES, names: {} },
  namesFor: loadNames,
  unfold,
  keys: {
    amount: 'amount-eur',
    score: 'bh-score',
    points: 'bh-points',
    'end-source': 'bh-end-source',
    'end-chart': 'bh-end-chart',
  },
  status(view, legal, texts) {
    const { phase, round, middle, players, seat, dealer } = view;
    if (phase === 'look' || phase === 'review') {
      if (seat < 0) return t(`bh-watch-${phase}`);
      return t(legal.length ? `bh-status-${phase}` : 'bh-waiting-ready');
    }
    if (phase === 'deal')
      return t(dealer === seat ? 'bh-status-deal' : 'bh-status-dealt', { player: texts.player(dealer) });
    if (legal[0] === 'open') return t('bh-status-open');
    if (!legal.length) return seat >= 0 ? t('bh-all-placed') : t('bh-status-watch');
    const left = players[seat]?.left ?? 0;
    const ends = middle.map((state) => texts.name('state', state)).join(' – ');
    const goal = round === FINAL ? 'bh-status-final' : 'bh-status-choose';
    return t(goal, { ends, left });
  },
  isOpen: (view) => ['look', 'review', 'deal'].includes(view.phase),
  sounds: {
    over: 'end',
    received: 'close',
    placed: 'tile',
    'placed-hidden': 'tile',
    opened: 'card',
    dealt: 'card',
  },
  finale(view, texts) {
    const { evaluation, players } = view;
    const bills = evaluation?.bills ?? [];
    const got = (seat: number) =>
      bills.filter((bill) => bill.seat === seat).reduce((sum, bill) => sum + bill.amount, 0);
    return {
      base: players.map(({ money }, seat) => money - got(seat)),
      scenes: bills.map(({ seat, colour, amount, way, places }) => ({
        seat,
        text: t('bh-scene', {
          places: texts.list(
            places.map((place) => (place === FORTY ? t('bh-forty') : texts.name('state', place))),
          ),
          eur: amount,
        }),
        points: amount,
        mark: [colour],
        ms: 1300 + 420 * way.length,
      })),
    };
  },
  tie(view, texts) {
    const { places } = view.result!;
    const best = places.flatMap((place, seat) => (place === 1 ? [texts.player(seat)] : []));
    return best.length > 1 ? t('bh-tie', { players: texts.list(best) }) : '';
  },
  action(notation, texts) {
    const [verb, ...words] = notation.split(' ');
    if (verb !== 'place') return t(`bh-do-${verb}`);
    const place = words.at(-1) ?? '';
    const where = place === FORTY ? t('bh-forty') : texts.name('state', place);
    if (words.length < 2) return t('bh-do-place', { where });
    return t('bh-do-place-colour', { where, colour: texts.name('token', words[0]!) });
  },
  facts(view, seat) {
    const { phase, players, dealer, options } = view;
    const player = players[seat];
    if (!player) return [];
    const found = [];
    if (dealer === seat && !options.correspondence && (phase === 'deal' || phase === 'choose'))
      found.push({ icon: 'cards', value: '', label: t('bh-dealer') });
    if (phase === 'deal' || phase === 'choose')
      found.push({ icon: 'token', value: player.left, label: t('bh-left-to-place') });
    if ((phase === 'look' || phase === 'review') && player.ready)
      found.push({ icon: 'check', value: '', label: t('bh-is-ready') });
    return found;
  },
  points(view, seat) {
    return view.players[seat]?.money ?? 0;
  },
  sources(view, texts) {
    const { evaluation, players } = view;
    const bills = evaluation?.bills ?? [];
    const sum = (seat: number, worth: (bill: (typeof bills)[0]) => number) =>
      bills.filter((bill) => bill.seat === seat).reduce((total, bill) => total + worth(bill), 0);
    const row = (label: string, worth: (bill: (typeof bills)[0]) => number) => ({
      label,
      values: players.map((_, seat) => sum(seat, worth)),
    });
    return [
      {
        label: t('bh-source-before'),
        values: players.map(({ money }, seat) => money - sum(seat, (bill) => bill.amount)),
      },
      ...(['crossings', 'neighbours', 'forty', 'stack'] as const).map((charge) =>
        row(`${t('bh-final')}: ${texts.name('charge', charge)}`, (bill) => bill.charges[charge]),
      ),
      row(
        t('bh-source-floor'),
        ({ amount, charges }) => amount - Object.values(charges).reduce((sum, each) => sum + each, 0),
      ),
    ].filter(({ values }, i) => i === 0 || values.some((value) => value !== 0));
  },
});
