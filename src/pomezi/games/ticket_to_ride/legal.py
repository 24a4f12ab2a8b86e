"""What a seat may do now, and why not what it may not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.errors import Refusal
from pomezi.core.rng import Rng
from pomezi.core.state import actor_refusal
from pomezi.core.vecs import BITS, ints, zeros
from pomezi.games.ticket_to_ride import actions
from pomezi.games.ticket_to_ride.edition import BUCKETS, LENGTHS, MOST_LENGTH, WAYS
from pomezi.games.ticket_to_ride.pieces import (
    CARDS,
    CHOOSE,
    CLOSED,
    COLOURS,
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

# What may be drawn is a bit mask in the order of the list: the deck, the cards face up by kind, the tickets.
DRAWN: Final = ints([DRAW_DECK, *range(KINDS), TICKETS])  # by bit
DECK_BIT: Final = 1
LOCO_BIT: Final = 2 << LOCO
TICKETS_BIT: Final = 2 << KINDS


# -- the list


def fill_actions(s: TicketToRideState, seat: i64, buffer: vec[i64]) -> i64:
    """Draws, tickets, then claims by bucket, route and payment; in the other phases what is open there."""
    if s.phase == MAIN:
        count = _fill_claims(s, seat, buffer, _fill_draws(_draws(s), buffer))
        if count == 0:
            buffer[0] = PASS
            return 1
        return count
    if s.phase == SECOND:
        return _fill_draws(_second_draws(s), buffer)
    return _fill_keeps(s, seat, buffer)


def _draws(s: TicketToRideState) -> i64:
    """In the main phase."""
    draws: i64 = 0
    if s.deck_left > 0:
        draws = DECK_BIT | _kinds_up(s)
    if s.tickets_left > 0:
        draws |= TICKETS_BIT
    return draws


def _second_draws(s: TicketToRideState) -> i64:
    draws = _kinds_up(s) & ~LOCO_BIT
    if s.deck_left > 0:
        draws |= DECK_BIT
    return draws


def _kinds_up(s: TicketToRideState) -> i64:
    up: i64 = 0
    kind: i64 = 2  # the bit of the first
    for card in s.display:
        if card != NONE:
            up |= kind << card
    return up


def _fill_draws(draws: i64, buffer: vec[i64]) -> i64:
    count: i64 = 0
    bit: i64 = 0
    while draws != 0:
        if draws & 1 == 1:
            buffer[count] = DRAWN[bit]
            count += 1
        draws >>= 1
        bit += 1
    return count


def _fill_claims(s: TicketToRideState, seat: i64, buffer: vec[i64], count: i64) -> i64:
    starts = s.edition.bucket_start
    hands = s.hands
    open_ = s.open
    payments = PAYMENTS
    hand = seat * KINDS
    most: i64 = min(s.wagons[seat], MOST_LENGTH)
    held: i64 = 0
    most_held: i64 = 0
    bucket: i64
    for colour in range(GREY + 1):
        if colour == GREY:
            held = most_held
        else:
            held = hands[hand + colour]
            most_held = max(most_held, held)
        longest: i64 = min(held + hands[hand + LOCO], most)
        first = colour * LENGTHS
        for bucket in range(first + 1, first + longest + 1):
            left = open_[seat * BUCKETS + bucket]
            if left > 0:
                ways = _fill_payments(s, seat, colour, bucket - first)
                route = starts[bucket]
                while left > 0:
                    if is_open(s, seat, route):
                        left -= 1
                        base = actions.claim(route, 0, 0)
                        for way in range(ways):
                            buffer[count] = base | payments[way]
                            count += 1
                    route += 1
    return count


def is_open(s: TicketToRideState, seat: i64, route: i64) -> bool:
    """Nobody has it, and it is not the second track of a pair of which the seat owns the first."""
    if s.owners[route] != FREE:
        return False
    twin = s.edition.route_twin[route]
    return twin < 0 or s.owners[twin] != seat


def _fill_payments(s: TicketToRideState, seat: i64, colour: i64, length: i64) -> i64:
    """The ways to pay for a route: by colour, then by locomotives; how many."""
    hands = s.hands
    payments = PAYMENTS
    hand = seat * KINDS
    locos = hands[hand + LOCO]
    most: i64 = min(locos, length - 1)
    card: i64
    used: i64
    first = colour
    last = colour + 1
    if colour == GREY:
        first = 0
        last = GREY
    count: i64 = 0
    for card in range(first, last):
        held = hands[hand + card]
        if held > 0:
            least: i64 = max(0, length - held)
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
    offers = s.offers
    count: i64 = 0
    for places in range(1, BITS[offered]):
        tickets: i64 = 0
        size: i64 = 0
        for place in range(offered):
            if (places >> place) & 1 == 1:
                tickets |= BITS[offers[seat * OFFER + place]]
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
    least: i64 = KEEP_LATER
    if s.phase == CHOOSE:
        least = KEEP_AT_START
    return min(least, _offer_size(s, seat))


# -- one of it, at random


def random_action(s: TicketToRideState, seat: i64, rng: Rng) -> i64:
    """As likely as any other legal action; counts them without listing them."""
    if s.phase == MAIN:
        return _random_turn(s, seat, rng)
    if s.phase == SECOND:
        draws = _second_draws(s)
        return _nth_draw(draws, rng.below(_count(draws)))
    return KEEPS[rng.below(_fill_keeps(s, seat, KEEPS))]


def _random_turn(s: TicketToRideState, seat: i64, rng: Rng) -> i64:
    draws = _draws(s)
    count = _count(draws)
    total = count + _count_claims(s, seat)
    if total == 0:
        return PASS
    pick = rng.below(total)
    if pick < count:
        return _nth_draw(draws, pick)
    pick -= count
    claims = CLAIMS
    colour: i64 = 0
    while pick >= claims[colour]:
        pick -= claims[colour]
        colour += 1
    return _nth_claim(s, seat, colour, pick)


def _count(draws: i64) -> i64:
    count: i64 = 0
    while draws != 0:
        draws &= draws - 1
        count += 1
    return count


def _nth_draw(draws: i64, nth: i64) -> i64:
    while nth > 0:
        draws &= draws - 1
        nth -= 1
    bit: i64 = 0
    while draws & 1 == 0:
        draws >>= 1
        bit += 1
    return DRAWN[bit]


def _count_claims(s: TicketToRideState, seat: i64) -> i64:
    """How many there are; notes how many for the routes of each colour."""
    hands = s.hands
    open_ = s.open
    ways = WAYS
    claims = CLAIMS
    hand = seat * KINDS
    row = seat * BUCKETS
    greys = row + GREY * LENGTHS
    most: i64 = min(s.wagons[seat], MOST_LENGTH)
    locos: i64 = min(hands[hand + LOCO], MOST_LENGTH)
    alone: i64 = min(locos, most)  # so long routes can be paid by locomotives alone
    total: i64 = 0
    grey: i64 = 0
    colour: i64
    length: i64
    for colour in range(LOCO):
        own: i64 = 0
        held: i64 = min(hands[hand + colour], MOST_LENGTH)
        if held > 0:
            longest: i64 = min(held + locos, most)
            paid = (held * LENGTHS + locos) * LENGTHS
            for length in range(1, longest + 1):
                own += ways[paid + length] * open_[row + length]
                grey += ways[paid + length] * open_[greys + length]
        for length in range(1, alone + 1):
            own += open_[row + length]
        claims[colour] = own
        total += own
        row += LENGTHS
    for length in range(1, alone + 1):
        grey += open_[greys + length]
    claims[GREY] = grey
    return total + grey


def _nth_claim(s: TicketToRideState, seat: i64, colour: i64, nth: i64) -> i64:
    """Of the claims for the routes of a colour."""
    open_ = s.open
    bucket = colour * LENGTHS + 1
    ways: i64 = 0
    while True:
        count = open_[seat * BUCKETS + bucket]
        if count > 0:
            ways = _fill_payments(s, seat, colour, bucket - colour * LENGTHS)
            if nth < ways * count:
                break
            nth -= ways * count
        bucket += 1
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
KEEPS: Final = zeros(1 << OFFER)
CLAIMS: Final = zeros(GREY + 1)  # how many, by colour of the route
PAYMENTS: Final = zeros(KINDS * LENGTHS)
