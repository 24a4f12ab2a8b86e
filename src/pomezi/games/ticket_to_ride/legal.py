"""What a seat may do now, and why not what it may not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.errors import Refusal
from pomezi.core.rng import Rng
from pomezi.core.state import actor_refusal
from pomezi.core.vecs import BITS, zeros
from pomezi.games.ticket_to_ride import actions
from pomezi.games.ticket_to_ride.edition import MOST_LENGTH, MOST_ROUTES, WAYS, WAYS_SIZE
from pomezi.games.ticket_to_ride.pieces import (
    CARDS,
    CHOOSE,
    CLOSED,
    COLOURS,
    DISPLAY,
    DRAW_DECK,
    FREE,
    GREY,
    KEEP,
    KEEP_AT_START,
    KEEP_FLAG,
    KEEP_LATER,
    KINDS,
    LOCO,
    MAIN,
    NONE,
    OFFER,
    PASS,
    ROUTE_COLOURS,
    SECOND,
    TICKETS,
)

if TYPE_CHECKING:
    from pomezi.games.ticket_to_ride.state import TicketToRideState

MOST_DRAWS: Final = 16  # draws and tickets, an upper bound


# -- the list


def fill_actions(s: TicketToRideState, seat: i64, buffer: vec[i64]) -> i64:
    """Draws, tickets, then claims by bucket, route and payment; in the other phases what is open there."""
    if s.phase == MAIN:
        count = _fill_claims(s, seat, buffer, _fill_draws(s, buffer))
        if count == 0:
            buffer[0] = PASS
            return 1
        return count
    if s.phase == SECOND:
        return _fill_draws(s, buffer)
    return _fill_keeps(s, seat, buffer)


def _fill_draws(s: TicketToRideState, buffer: vec[i64]) -> i64:
    """The deck, the face-up cards by kind, and in the main phase the tickets."""
    count: i64 = 0
    is_main = s.phase == MAIN
    if s.deck_left > 0:
        buffer[0] = DRAW_DECK
        count = 1
    if s.deck_left > 0 or not is_main:
        up = _kinds_up(s)
        card: i64 = 0
        while up != 0:
            if up & 1 == 1 and (is_main or card != LOCO):
                buffer[count] = card
                count += 1
            up >>= 1
            card += 1
    if is_main and s.tickets_left > 0:
        buffer[count] = TICKETS
        count += 1
    return count


def _kinds_up(s: TicketToRideState) -> i64:
    """Bit mask of the kinds that lie face up."""
    up: i64 = 0
    one: i64 = 1
    for card in s.display:
        if card != NONE:
            up |= one << card
    return up


def _fill_claims(s: TicketToRideState, seat: i64, buffer: vec[i64], count: i64) -> i64:
    starts = s.edition.bucket_start
    payments = PAYMENTS
    for i in range(_reach(s, seat)):
        bucket = REACH_BUCKET[i]
        ways = _fill_payments(s, seat, bucket)
        for route in range(starts[bucket], starts[bucket + 1]):
            if is_open(s, seat, route):
                base = actions.claim(route, 0, 0)
                for way in range(ways):
                    buffer[count] = base | payments[way]
                    count += 1
    return count


def is_open(s: TicketToRideState, seat: i64, route: i64) -> bool:
    """Nobody has it, and it is not the second track of a pair of which the seat owns the first."""
    if s.owners[route] != FREE:
        return False
    twin = s.edition.route_twin[route]
    return twin < 0 or s.owners[twin] != seat


def _reach(s: TicketToRideState, seat: i64) -> i64:
    """Notes the buckets with a route this seat can claim, and in how many ways; how many buckets."""
    starts = s.edition.colour_start
    lengths = s.edition.bucket_length
    hands = s.hands
    open_ = s.open
    ways = WAYS
    buckets = REACH_BUCKET
    reach = REACH_WAYS
    row = seat * len(lengths)
    hand = seat * KINDS
    most: i64 = min(s.wagons[seat], MOST_LENGTH)
    locos: i64 = min(hands[hand + LOCO], MOST_LENGTH)
    length: i64
    colour: i64
    bucket: i64
    grey = GREY_WAYS  # by length: with any one colour, or locomotives alone
    for length in range(1, most + 1):
        grey[length] = 1 if locos >= length else 0
    count: i64 = 0
    for colour in range(GREY):
        held: i64 = min(hands[hand + colour], MOST_LENGTH)
        longest: i64 = min(held + locos, most)
        ways_at = (held * WAYS_SIZE + locos) * WAYS_SIZE
        if held > 0:
            for length in range(1, longest + 1):
                grey[length] += ways[ways_at + length]
        if longest > 0:
            for bucket in range(starts[colour], starts[colour + 1]):
                length = lengths[bucket]
                if length > longest:
                    break
                if open_[row + bucket] > 0:
                    buckets[count] = bucket
                    reach[count] = ways[ways_at + length] + (1 if locos >= length else 0)
                    count += 1
    for bucket in range(starts[GREY], starts[GREY + 1]):
        length = lengths[bucket]
        if length > most or grey[length] == 0:
            break
        if open_[row + bucket] > 0:
            buckets[count] = bucket
            reach[count] = grey[length]
            count += 1
    return count


def _fill_payments(s: TicketToRideState, seat: i64, bucket: i64) -> i64:
    """The ways to pay for a route of a bucket: by colour, then by locomotives; how many."""
    length = s.edition.bucket_length[bucket]
    colour = s.edition.bucket_colour[bucket]
    hands = s.hands
    payments = PAYMENTS
    hand = seat * KINDS
    locos = hands[hand + LOCO]
    most: i64 = min(locos, length - 1)
    card: i64
    used: i64
    first: i64 = 0 if colour == GREY else colour
    last: i64 = GREY if colour == GREY else colour + 1
    count: i64 = 0
    for card in range(first, last):
        held = hands[hand + card]
        if held > 0:
            least: i64 = length - held if length > held else 0
            for used in range(least, most + 1):
                payments[count] = actions.payment(card, used)
                count += 1
    if locos >= length:
        payments[count] = actions.payment(LOCO, length)
        count += 1
    return count


def _fill_keeps(s: TicketToRideState, seat: i64, buffer: vec[i64]) -> i64:
    """Every allowed part of the offer; all of it comes last."""
    offered = _offer_size(s, seat)
    least = _least_kept(s, seat)
    one: i64 = 1
    count: i64 = 0
    for places in range(1, one << offered):
        tickets: i64 = 0
        size: i64 = 0
        for place in range(offered):
            if (places >> place) & 1 == 1:
                tickets |= BITS[s.offers[seat * OFFER + place]]
                size += 1
        if size >= least:
            buffer[count] = actions.keep(tickets)
            count += 1
    return count


def _offer_size(s: TicketToRideState, seat: i64) -> i64:
    size: i64 = 0
    while size < OFFER and s.offers[seat * OFFER + size] != NONE:
        size += 1
    return size


def _least_kept(s: TicketToRideState, seat: i64) -> i64:
    least: i64 = KEEP_AT_START if s.phase == CHOOSE else KEEP_LATER
    return min(least, _offer_size(s, seat))


# -- one of it, at random


def random_action(s: TicketToRideState, seat: i64, rng: Rng) -> i64:
    """As likely as any other legal action; counts them without listing the claims."""
    if s.phase != MAIN:
        return DRAWS[rng.below(fill_actions(s, seat, DRAWS))]
    draws = _fill_draws(s, DRAWS)
    row = seat * len(s.edition.bucket_length)
    buckets = REACH_BUCKET
    reach = REACH_WAYS
    open_ = s.open
    total = draws
    for i in range(_reach(s, seat)):
        total += reach[i] * open_[row + buckets[i]]
    if total == 0:
        return PASS
    pick = rng.below(total)
    if pick < draws:
        return DRAWS[pick]
    pick -= draws
    at: i64 = 0
    while pick >= reach[at] * open_[row + buckets[at]]:
        pick -= reach[at] * open_[row + buckets[at]]
        at += 1
    return _nth_claim(s, seat, buckets[at], pick)


def _nth_claim(s: TicketToRideState, seat: i64, bucket: i64, nth: i64) -> i64:
    ways = _fill_payments(s, seat, bucket)
    route = s.edition.bucket_start[bucket]
    while True:
        if is_open(s, seat, route):
            if nth < ways:
                return actions.claim(route, 0, 0) | PAYMENTS[nth]
            nth -= ways
        route += 1


# -- refusals


def refusal(s: TicketToRideState, seat: int, action: int) -> Refusal | None:
    """None exactly for the legal actions."""
    reason = actor_refusal(s, seat, s.seats)
    if reason is not None:
        return reason
    if not actions.is_sound(s.edition, action):
        return Refusal("no-such-action", {"action": action})
    if s.phase == CHOOSE or s.phase == KEEP:
        return _keep_refusal(s, seat, action)
    if action >= KEEP_FLAG:
        return Refusal("no-offer")
    if s.phase == SECOND and not 0 <= action <= DRAW_DECK:
        return Refusal("second-card-first")
    if 0 <= action <= DRAW_DECK:
        return _draw_refusal(s, action)
    if action == TICKETS:
        return None if s.tickets_left else Refusal("no-tickets-left")
    if action == PASS:
        return None if s.legal_actions(seat) == [PASS] else Refusal("pass-not-needed")
    return _claim_refusal(s, seat, action)


def _draw_refusal(s: TicketToRideState, action: int) -> Refusal | None:
    if s.deck_left == 0 and (s.phase == MAIN or action == DRAW_DECK):
        return Refusal("deck-empty")
    if action == DRAW_DECK:
        return None
    if action == LOCO and s.phase == SECOND:
        return Refusal("loco-second")
    if all(card != action for card in s.display):
        return Refusal("card-not-up", {"card": CARDS[action]})
    return None


def _claim_refusal(s: TicketToRideState, seat: int, action: int) -> Refusal | None:
    route = int(actions.route_of(action))
    taken = _route_refusal(s, seat, route)
    if taken is not None:
        return taken
    return _payment_refusal(s, seat, route, int(actions.card_of(action)), int(actions.locos_of(action)))


def _route_refusal(s: TicketToRideState, seat: int, route: int) -> Refusal | None:
    slug = s.edition.routes[route]
    owner = int(s.owners[route])
    if owner == CLOSED:
        return Refusal("twin-closed", {"route": slug})
    if owner != FREE:
        return Refusal("route-taken", {"route": slug, "seat": owner})
    if not is_open(s, seat, route):
        return Refusal("twin-owned", {"route": slug})
    return None


def _payment_refusal(s: TicketToRideState, seat: int, route: int, card: int, locos: int) -> Refusal | None:
    ed = s.edition
    length = int(ed.route_length[route])
    colour = int(ed.route_colour[route])
    if s.wagons[seat] < length:
        return Refusal("too-few-wagons", {"needed": length, "count": int(s.wagons[seat])})
    if card != LOCO and colour != GREY and card != colour:
        return Refusal("wrong-colour", {"route": ed.routes[route], "colour": ROUTE_COLOURS[colour]})
    for kind, needed in ((card, length - locos), (LOCO, locos)):
        held = int(s.hands[seat * KINDS + kind])
        if kind != LOCO and held < needed:
            return Refusal("too-few-cards", {"card": COLOURS[kind], "needed": needed, "count": held})
        if kind == LOCO and held < locos:
            return Refusal("too-few-cards", {"card": CARDS[LOCO], "needed": locos, "count": held})
    return None


def _keep_refusal(s: TicketToRideState, seat: int, action: int) -> Refusal | None:
    if action < KEEP_FLAG:
        return Refusal("keep-first")
    tickets = int(actions.kept_of(action))
    offered = sum(BITS[s.offers[seat * OFFER + place]] for place in range(_offer_size(s, seat)))
    if tickets & ~offered:
        return Refusal("ticket-not-offered", {"tickets": actions.tickets_in(s.edition, tickets & ~offered)})
    if tickets.bit_count() < _least_kept(s, seat):
        return Refusal("keep-more", {"needed": int(_least_kept(s, seat))})
    return None


def default_action(s: TicketToRideState, seat: int) -> int:
    """Draws from the deck if possible, keeps all tickets offered, or does the first legal thing."""
    legal = s.legal_actions(seat)
    return legal[-1] if s.phase == CHOOSE or s.phase == KEEP else legal[0]


# Scratch, filled and read within one call.
DRAWS: Final = zeros(DISPLAY + MOST_DRAWS)
REACH_BUCKET: Final = zeros(MOST_ROUTES)
REACH_WAYS: Final = zeros(MOST_ROUTES)
GREY_WAYS: Final = zeros(MOST_LENGTH + 1)
PAYMENTS: Final = zeros(KINDS * (MOST_LENGTH + 1))
