import { client } from '..';
import { t } from '$lib/text.svelte';
import Board from './Board.svelte';
import { cornerOf, placesOf } from './land';
import type { LimesView } from './view';
import { familiesOf } from '../families';

const SHORT = '(max-width: 900px), (hover: none)'; // no room, or neither key nor wheel
const JOBS = ['farmer', 'fisher', 'woodcutter', 'watchman'];

export const game = client<LimesView>({
  Board,
  aid: () => import('./Aid.svelte'),
  names: { families: familiesOf('limes'), names: {} },
  status(view, legal) {
    const step = view.players[view.seat]?.step;
    if (!legal.length) return step === 'done' ? t('limes-wait') : '';
    const isShort = typeof matchMedia === 'function' && matchMedia(SHORT).matches;
    if (step === 'lay') return t(isShort ? 'limes-lay-short' : 'limes-lay', { card: view.card });
    if (!legal.some((each) => each.startsWith('move '))) return t('limes-place');
    if (!legal.some((each) => each.startsWith('place '))) return t('limes-move');
    return t(isShort ? 'limes-work-short' : 'limes-work');
  },
  action(notation, texts, at) {
    const [verb, word = '', last = ''] = notation.split(' ');
    if (verb === 'pass') return t('limes-pass');
    if (verb === 'place') return t('limes-place-action', { where: t(`limes-${word}`) });
    const cards = (at && at.view.players[at.view.seat]?.cards) ?? [];
    const corner = cornerOf(verb === 'lay' ? [...cards, ...placesOf(at?.legal ?? [notation])] : cards);
    const unit = verb === 'lay' ? 1 : 2; // cards are laid by cards, workers go by zones
    const [x = 0, y = 0] = (verb === 'lay' ? word : last).split(',').map(Number);
    const spot = (at: { x: number; y: number }) =>
      t('limes-spot', { x: at.x - corner.x * unit + 1, y: at.y - corner.y * unit + 1 });
    const where = spot({ x, y });
    if (verb === 'lay') return t('limes-lay-action', { where, turn: Number(last.slice(1)) });
    const number = Number(word.slice(1));
    const worker = at?.view.players[at.view.seat]?.workers.find((each) => each.worker === number);
    if (!worker) return t('limes-move-number', { worker: number, where });
    return t('limes-move-action', { job: texts.name('job', worker.job), from: spot(worker), where });
  },
  facts(view, seat) {
    const player = view.players[seat];
    return player ? [{ icon: 'worker', value: player.supply, label: t('limes-supply') }] : [];
  },
  points(view, seat) {
    return view.result?.scores[seat] ?? view.players[seat]?.points ?? 0;
  },
  sounds: { over: 'end', laid: 'tile', decided: 'cross', 'turned-up': 'card' },
  finale(view) {
    const { table, places } = view.result!;
    const rows = [...table].sort((a, b) => places[b.seat]! - places[a.seat]!);
    return {
      base: table.map(() => 0),
      scenes: rows.flatMap(({ seat, workers }) =>
        workers.map(({ x, y, job, points }) => ({
          seat,
          text: t(`limes-scene-${job}`, { points }),
          points,
          mark: [String(x), String(y)],
        })),
      ),
    };
  },
  tie(view, texts) {
    const { by, seat, other } = view.result!.decided;
    if (other === null) return '';
    const facts = { player: texts.player(seat), other: texts.player(other) };
    return t(by === 'shared' ? 'tie-shared' : 'limes-tie', facts);
  },
  sources(view) {
    const rows = view.result?.table ?? [];
    return JOBS.map((job) => ({
      label: t(`limes-source-${job}`),
      values: rows.map(({ workers }) =>
        workers.filter((worker) => worker.job === job).reduce((sum, { points }) => sum + points, 0),
      ),
    }));
  },
});
