"""What is recorded of Ticket to Ride: whole games for every seat count and every kind of ending."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from pomezi import SPECTATOR, Record, Setup, State, seats_in
from tests.games.ticket_to_ride.build import GAME
from tests.games.ticket_to_ride.naive import Route, board
from tests.games.ticket_to_ride.wander import record

SHORT = 3
UNFIT = (1, 2, 3, 7)  # so many wagons cannot be spent on routes of four, five and six


def everybody_passes(seats: int, seed: str) -> Record:
    """Everybody spends all wagons but three, the short routes first, and then hoards cards until nobody can
    do anything: no ticket, no deck, and no open route of three or less."""
    record = Record(GAME, Setup(seats, seed))
    s = GAME.new(record.setup)
    while s.actors():
        seat = seats_in(s.actors())[0]
        action = _hoard(s, seat)
        record.append(seat, s.write(action))
        s.apply(seat, action)
    record.close(s)
    return record


def _hoard(s: State, seat: int) -> int:
    legal = s.legal_actions(seat)
    texts = [s.write(action) for action in legal]
    if texts[0].startswith("keep"):
        return legal[-1]
    if "tickets" in texts:
        return legal[texts.index("tickets")]
    view = s.view(SPECTATOR)
    wanted = [text for text in texts if text.startswith("claim") and _is_wanted(view, seat, text)]
    return s.read(min(wanted, key=_price)) if wanted else legal[0]


def _is_wanted(view: Mapping[str, Any], seat: int, claim: str) -> bool:
    length = _route(claim).length
    left = view["players"][seat]["wagons"] - 3 - length
    taken = {*view["routes"], *view["closed"]}
    are_short_gone = all(route.length > SHORT or route.slug in taken for route in board().routes.values())
    return (length <= SHORT or are_short_gone) and left >= 0 and left not in UNFIT


def _price(claim: str) -> tuple[int, int, str]:
    """Few locomotives, then long routes."""
    locos = int(claim.partition("loco:")[2] or 0)
    return (locos, -_route(claim).length, claim)


def _route(claim: str) -> Route:
    return board().routes[claim.split()[1]]


RECORDS: Mapping[str, Callable[[], Record]] = {
    "two-players": partial(record, Setup(2, "a2"), "a2", builders=True),
    "three-players": partial(record, Setup(3, "a3"), "a3", builders=True),
    "four-players": partial(record, Setup(4, "a4"), "a4", builders=True),
    "five-players": partial(record, Setup(5, "a5"), "a5", builders=True),
    "everybody-passes-3": partial(everybody_passes, 3, "0"),
    "everybody-passes-5": partial(everybody_passes, 5, "0"),
    "tie-broken-by-tickets": partial(record, Setup(2, "71"), "71", builders=True),
    "tie-broken-by-path": partial(record, Setup(2, "47"), "47", builders=True),
    "shared-win": partial(record, Setup(2, "38f"), "38f"),
}

# Tickets chosen in every order, and with two or three players the first turns after that.
PERFT: Sequence[tuple[Setup, int]] = (
    (Setup(2, "1"), 3),
    (Setup(2, "5"), 4),
    (Setup(3, "1"), 4),
    (Setup(4, "1"), 4),
    (Setup(5, "1"), 4),
)

PLAYTHROUGH: tuple[Setup, int] = (Setup(3, "1", options={"start": 0}), 16)
