// Why a click cannot be done now: the same refusals that the engine would give.
import type { Facts } from '$lib/net';
import { MAP } from './map';
import type { TicketToRideView } from './view';

type Refusal = [code: string, facts: Facts];

function waits(view: TicketToRideView): Refusal | null {
  if (!view.actors.includes(view.seat)) return ['not-your-turn', { actors: view.actors }];
  if (view.phase === 'choose' || view.phase === 'keep') return ['keep-first', {}];
  return null;
}

export function whyNoClaim(view: TicketToRideView, route: string): Refusal {
  const wait = waits(view);
  if (wait) return wait;
  if (view.phase === 'second') return ['second-card-first', {}];
  const owner = view.routes[route];
  if (owner !== undefined) return ['route-taken', { route, seat: owner }];
  if (view.closed.includes(route)) return ['twin-closed', { route }];
  const { length, colour } = MAP.routes[route]!;
  const wagons = view.players[view.seat]?.wagons ?? 0;
  if (wagons < length) return ['too-few-wagons', { needed: length, count: wagons }];
  const { loco = 0, ...hand } = view.own?.hand ?? {};
  const best = Object.entries(hand).sort((a, b) => b[1] - a[1])[0];
  const card = colour === 'grey' ? (best?.[0] ?? 'loco') : colour;
  return ['too-few-cards', { needed: length, card, count: (hand[card] ?? 0) + loco }];
}

export function whyNoDraw(view: TicketToRideView, notation: string): Refusal {
  const wait = waits(view);
  if (wait) return wait;
  if (notation === 'draw loco') return ['loco-second', {}];
  if (notation === 'tickets') return [view.ticket_deck ? 'second-card-first' : 'no-tickets-left', {}];
  return ['deck-empty', {}];
}
