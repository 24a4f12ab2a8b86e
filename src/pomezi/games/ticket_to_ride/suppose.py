"""A position that looks to a seat as its view says; what is hidden may lie in it anyhow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import cast

from pomezi.core.dump import head_of, setup_of
from pomezi.core.errors import DumpError, Refusal
from pomezi.core.game import Game
from pomezi.core.vecs import ints
from pomezi.games.ticket_to_ride import suppose_cards, suppose_tickets, turn
from pomezi.games.ticket_to_ride.edition import load_edition
from pomezi.games.ticket_to_ride.pieces import CARDS, KINDS, NONE, PHASES
from pomezi.games.ticket_to_ride.setup import blank
from pomezi.games.ticket_to_ride.shapes import TicketToRideView
from pomezi.games.ticket_to_ride.state import TicketToRideState


def suppose(game: Game, seen: Mapping[str, object]) -> TicketToRideState:
    told = cast(TicketToRideView, seen)
    setup = setup_of(game, head_of(seen))
    s = blank(setup, load_edition(setup.edition))
    s.phase = PHASES.index(told["phase"])
    s.turn, s.start = told["turn"], told["start"]
    s.last_turns, s.passes = told["last_turns"], told["passes"]
    for slug, owner in told["routes"].items():
        turn.take_route(s, owner, s.edition.routes.index(slug))
    for seat, player in enumerate(told["players"]):
        s.wagons[seat] = player["wagons"]
    _lay_open_cards(s, told)
    if told["memory"] is None:
        _deal_unseen(s, told)
    elif not suppose_cards.lay(s, told, told["memory"]):
        raise DumpError(Refusal("view-strange", {"game": game.key}))
    if not suppose_tickets.lay(s, told):
        raise DumpError(Refusal("view-strange", {"game": game.key}))
    return s


def _lay_open_cards(s: TicketToRideState, told: TicketToRideView) -> None:
    for slug, count in told["discards"].items():
        s.discards[CARDS.index(slug)] = count
    s.discarded = sum(s.discards)
    s.display = ints([NONE if card is None else CARDS.index(card) for card in told["display"]])
    s.turned = told["turned"][-1]
    for seat, player in enumerate(told["players"]):
        for slug, count in player["known_cards"].items():
            s.shown[seat * KINDS + CARDS.index(slug)] = count


def _deal_unseen(s: TicketToRideState, told: TicketToRideView) -> None:
    """While all unseen cards are from one deck, they may lie anywhere."""
    left = Counter({card: int(s.edition.cards[card]) for card in range(KINDS)})
    left.subtract({card: int(s.discards[card]) for card in range(KINDS)})
    left.subtract(card for card in s.display if card != NONE)
    own = told["own"]["hand"]
    for seat in range(s.seats):
        for card in range(KINDS):
            held = own.get(CARDS[card], 0) if seat == told["seat"] else int(s.shown[seat * KINDS + card])
            s.hands[seat * KINDS + card] = held
            left[card] -= held
    rest = list(left.elements())
    for seat, player in enumerate(told["players"]):
        if seat != told["seat"]:
            for _ in range(player["cards"] - sum(player["known_cards"].values())):
                s.hands[seat * KINDS + rest.pop()] += 1
    s.deck = ints(rest)
    s.deck_left = len(rest)
