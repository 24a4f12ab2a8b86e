"""A whole position as JSON: for tests, scenarios and debugging. Nothing here may reach a player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pomezi.core.dump import Reader, head
from pomezi.core.errors import SetupError
from pomezi.core.rng import HEX_DIGITS, Rng, resumed
from pomezi.core.vecs import ints
from pomezi.games.ticket_to_ride import cards, recall, score, turn, whereabouts
from pomezi.games.ticket_to_ride.actions import tickets_in
from pomezi.games.ticket_to_ride.pieces import (
    CARDS,
    CHOOSE,
    DISPLAY,
    KEEP,
    KEEP_AT_START,
    KINDS,
    NONE,
    OFFER,
    OVER,
    PHASES,
    SECOND,
)
from pomezi.games.ticket_to_ride.recall import counts

if TYPE_CHECKING:
    from pomezi.games.ticket_to_ride.state import TicketToRideState


def dump(s: TicketToRideState) -> dict[str, object]:
    ed = s.edition
    ring = len(s.ticket_deck)
    return {
        **head("ticket_to_ride", s.setup),
        "rng": s.rng.dump(),
        "knowledge": int(s.learned),
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "start": int(s.start),
        "last_turns": int(s.last_turns),
        "passes": int(s.passes),
        "deck": [CARDS[s.deck[i]] for i in range(s.deck_left - 1, -1, -1)],
        "discards": counts(s.discards, 0),
        "display": [CARDS[card] if card != NONE else None for card in s.display],
        "ticket_deck": [ed.tickets[s.ticket_deck[(s.ticket_top + i) % ring]] for i in range(s.tickets_left)],
        "routes": {
            slug: int(s.owners[route]) for route, slug in enumerate(ed.routes) if s.owners[route] >= 0
        },
        "players": [_dump_player(s, seat) for seat in range(s.seats)],
        "turned": int(s.turned),
        "memory": recall.dump_notes(s),
        "muddle": recall.dump_muddle(s),
    }


def _dump_player(s: TicketToRideState, seat: int) -> dict[str, object]:
    slugs = s.edition.tickets
    return {
        "hand": counts(s.hands, seat * KINDS),
        "known_cards": counts(s.shown, seat * KINDS),
        "wagons": int(s.wagons[seat]),
        "tickets": tickets_in(s.edition, s.tickets[seat]),
        "offer": [slugs[ticket] for ticket in whereabouts.offered(s, seat)],
        "chosen": tickets_in(s.edition, s.chosen[seat]),
        "seen_tickets": [slug for ticket, slug in enumerate(slugs) if (s.seen[ticket] >> seat) & 1],
    }


def load(s: TicketToRideState, source: Mapping[str, object]) -> None:
    """Lays a dump out on a blank board; raises DumpError for anything that is no position of the game."""
    reader = Reader(source)
    s.rng = _load_rng(reader)
    s.learned = reader.number("knowledge", least=0)
    s.phase = reader.choice("phase", known=PHASES)
    s.turn = reader.number("turn", least=0, most=s.seats - 1)
    s.start = reader.number("start", least=0, most=s.seats - 1)
    s.last_turns = reader.number("last_turns", least=0, most=s.seats)
    s.passes = reader.number("passes", least=0, most=s.seats)
    s.turned = reader.number("turned", least=0) if "turned" in source else 0
    _load_routes(s, reader)
    _load_cards(s, reader)
    _load_tickets(s, reader)
    _settle_piles(s)
    _check_phase(s, reader)
    if source.get("memory"):
        recall.load_notes(s, reader)
    if source.get("muddle"):
        recall.load_muddle(s, reader)
    if s.phase == OVER:
        score.settle(s)


def _load_rng(reader: Reader) -> Rng:
    word = reader.word("rng")
    try:
        return resumed(word)
    except SetupError as error:
        facts = {"place": "rng", "value": word[:60], "expected": f"0…{'f' * HEX_DIGITS}"}
        raise reader.fault("dump-bad-value", facts) from error


def _settle_piles(s: TicketToRideState) -> None:
    """A scenario may leave to us what the rules do at once: a new deck, empty places, three locomotives."""
    if s.deck_left == 0:
        cards.renew_deck(s, None)
    cards.fill_display(s, None)


def _check_phase(s: TicketToRideState, reader: Reader) -> None:
    """In a phase that waits for somebody there must be something to do."""
    nothing_to_draw = s.phase == SECOND and not turn.can_draw_second(s)
    if nothing_to_draw or (s.phase == CHOOSE and turn.actors(s) == 0):
        raise reader.fault("dump-unsettled", {"place": "phase"})


def _load_routes(s: TicketToRideState, reader: Reader) -> None:
    ed = s.edition
    for slug in reader.keys("routes"):
        route = reader.index(slug, ed.routes, "routes")
        owner = reader.number("routes", slug, least=0, most=s.seats - 1)
        if s.owners[route] != -1 or (ed.route_twin[route] >= 0 and s.owners[ed.route_twin[route]] == owner):
            raise reader.fault("dump-twin", {"place": f"routes.{slug}"})
        turn.take_route(s, owner, route)
    for seat in range(s.seats):
        s.wagons[seat] = reader.number("players", seat, "wagons", least=0, most=s.wagons[seat])


def _load_cards(s: TicketToRideState, reader: Reader) -> None:
    deck = [reader.index(card, CARDS, "deck") for card in reader.words("deck")]
    deck.reverse()
    s.deck = ints(deck)
    s.deck_left = len(deck)
    s.discards = reader.counts("discards", known=CARDS)
    s.discarded = sum(s.discards)
    display = reader.items("display")
    reader.expect_count("display", len(display), DISPLAY)
    s.display = ints([NONE if card is None else reader.index(card, CARDS, "display") for card in display])
    for seat in range(s.seats):
        hand = reader.counts("players", seat, "hand", known=CARDS)
        shown = reader.counts("players", seat, "known_cards", known=CARDS)
        for card in range(KINDS):
            s.hands[seat * KINDS + card] = hand[card]
            s.shown[seat * KINDS + card] = min(shown[card], hand[card])
    for card in range(KINDS):
        piles = deck.count(card) + s.discards[card] + list(s.display).count(card)
        found = piles + sum(s.hands[seat * KINDS + card] for seat in range(s.seats))
        reader.expect_count(CARDS[card], int(found), int(s.edition.cards[card]))


def _load_tickets(s: TicketToRideState, reader: Reader) -> None:
    slugs = s.edition.tickets
    found = [reader.index(slug, slugs, "ticket_deck") for slug in reader.words("ticket_deck")]
    if len(found) > len(slugs):
        reader.expect_count("ticket_deck", len(found), len(slugs))
    for place, ticket in enumerate(found):
        s.ticket_deck[place] = ticket
    s.tickets_left = len(found)
    for seat in range(s.seats):
        held = [reader.index(slug, slugs, "tickets") for slug in reader.words("players", seat, "tickets")]
        offer = [reader.index(slug, slugs, "offer") for slug in reader.words("players", seat, "offer")]
        chosen = [reader.index(slug, slugs, "chosen") for slug in reader.words("players", seat, "chosen")]
        s.tickets[seat] = sum(1 << ticket for ticket in held)
        s.chosen[seat] = sum(1 << ticket for ticket in chosen)
        _check_offer(s, reader, seat, offer, chosen)
        for place, ticket in enumerate(offer):
            s.offers[seat * OFFER + place] = ticket
        for slug in reader.words("players", seat, "seen_tickets"):
            s.seen[reader.index(slug, slugs, "seen_tickets")] |= 1 << seat
        found += held + offer
    for ticket, slug in enumerate(slugs):
        reader.expect_count(slug, found.count(ticket), 1)


def _check_offer(
    s: TicketToRideState, reader: Reader, seat: int, offer: list[int], chosen: list[int]
) -> None:
    """An offer lies before everybody in the first choice, and before the seat that drew it."""
    due = s.phase == CHOOSE or (s.phase == KEEP and seat == s.turn)
    fits = 1 <= len(offer) <= OFFER if due else not offer
    if not fits:
        raise reader.fault("dump-offer", {"place": f"players[{seat}].offer"})
    kept = s.phase == CHOOSE and chosen
    if kept and (len(chosen) < KEEP_AT_START or any(chosen.count(t) > 1 or t not in offer for t in chosen)):
        raise reader.fault("dump-offer", {"place": f"players[{seat}].chosen"})
