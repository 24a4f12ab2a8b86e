import { client } from '..';
import type { Texts } from '$lib/text.svelte';
import { t } from '$lib/text.svelte';
import Board from './Board.svelte';
import Epilogue from './Epilogue.svelte';
import { leastKept, payment, routeOf } from './cards';
import { mapOf, namesIn, unfold } from './map';
import type { TicketToRideFacts, TicketToRideView } from './view';
import { familiesOf } from '../families';

const FAMILIES = familiesOf('ticket_to_ride');

export function payText(notation: string, texts: Texts): string {
  return payment(notation)
    .map(([card, count]) => `${count}× ${texts.name('card', card)}`)
    .join(', ');
}

/** A route by its name; of two alike between the same cities, which of them. */
function track(slug: string, texts: Texts, edition: string): string {
  const { routes } = mapOf(edition);
  const name = texts.name('route', slug);
  const [first = slug, second] = slug.split('.');
  const twin = routes[second ? first : `${first}.2`];
  if (twin?.colour !== routes[slug]?.colour) return name;
  return t('ttr-track', { route: name, track: second ? 2 : 1 });
}

export const game = client<TicketToRideView, TicketToRideFacts>({
  Board,
  aid: () => import('./Aid.svelte'),
  Epilogue,
  names: {
    families: FAMILIES,
    names: namesIn(mapOf('usa')),
  },
  namesFor: (edition) => Promise.resolve({ families: FAMILIES, names: namesIn(mapOf(edition)) }),
  unfold,
  status(view, legal) {
    const { phase, own } = view;
    if (phase === 'choose') {
      return legal.length ? t('ttr-choose', { needed: leastKept(legal) }) : own ? t('ttr-chosen') : '';
    }
    if (!legal.length) return '';
    if (phase === 'keep') return t('ttr-keep');
    if (legal[0] === 'pass') return t('ttr-pass');
    return t(phase === 'second' ? 'ttr-second' : 'ttr-main');
  },
  action(notation, texts, at) {
    const [verb, word = ''] = notation.split(' ');
    if (verb === 'claim') {
      return t('ttr-claim', {
        route: track(routeOf(notation), texts, at?.view.edition ?? ''),
        payment: payText(notation, texts),
      });
    }
    if (verb === 'keep') {
      const tickets = notation.split(' ').slice(1);
      return t('ttr-keep-these', {
        tickets: tickets.map((ticket) => texts.name('ticket', ticket)).join(', '),
      });
    }
    if (verb === 'draw')
      return word === 'deck' ? t('ttr-draw-deck') : t('ttr-draw-card', { card: texts.name('card', word) });
    return t(verb === 'tickets' ? 'ttr-draw-tickets' : 'ttr-do-pass');
  },
  facts(view, seat) {
    const player = view.players[seat];
    if (!player) return [];
    return [
      { icon: 'wagon', value: player.wagons, label: t('ttr-wagons') },
      { icon: 'cards', value: player.cards, label: t('ttr-cards') },
      { icon: 'ticket', value: player.tickets, label: t('ttr-ticket-count') },
    ];
  },
  points(view, seat) {
    return view.result?.scores[seat] ?? view.players[seat]?.points ?? 0;
  },
  sounds: { over: 'end', claimed: 'wagon', 'drew-card': 'card', 'drew-deck': 'card', 'drew-tickets': 'card' },
  finale(view, texts) {
    const { table, places } = view.result!;
    const rows = [...table].sort((a, b) => places[b.seat]! - places[a.seat]!); // the winner last
    const tickets = rows.flatMap(({ seat, tickets }) =>
      tickets.map(({ ticket, points, done }) => ({
        seat,
        text: t(done ? 'ttr-scene-done' : 'ttr-scene-missed', { ticket: texts.name('ticket', ticket) }),
        points: done ? points : -points,
        mark: ['ticket', ticket],
      })),
    );
    const longest = rows
      .filter(({ bonus }) => bonus > 0)
      .map(({ seat, bonus, longest, path }) => ({
        seat,
        text: t('ttr-scene-longest', { length: longest }),
        points: bonus,
        mark: ['path', ...path.routes],
      }));
    return { base: table.map(({ routes }) => routes), scenes: [...tickets, ...longest] };
  },
  tie(view, texts) {
    const { by, seat, other } = view.result!.decided;
    if (other === null) return '';
    const facts = { player: texts.player(seat), other: texts.player(other) };
    return t(by === 'shared' ? 'tie-shared' : `ttr-tie-${by}`, facts);
  },
  sources(view) {
    const rows = view.result?.table ?? [];
    const sum = (list: { points: number }[]) => list.reduce((total, each) => total + each.points, 0);
    return [
      { label: t('ttr-source-routes'), values: rows.map((row) => row.routes) },
      {
        label: t('ttr-source-tickets'),
        values: rows.map((row) => sum(row.tickets.filter((ticket) => ticket.done))),
      },
      {
        label: t('ttr-source-missed'),
        values: rows.map((row) => -sum(row.tickets.filter((ticket) => !ticket.done)) || 0),
      },
      {
        label: t('ttr-source-longest'),
        values: rows.map((row) => `${row.bonus} (${row.longest})`),
      },
    ];
  },
});
