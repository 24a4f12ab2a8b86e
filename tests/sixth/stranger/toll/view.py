"""What a seat may know, and how it may imagine the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict, cast

from pomezi.core.rng import Rng
from pomezi.core.state import seats_in
from pomezi.core.vecs import ints

if TYPE_CHECKING:
    from toll.state import TollState


class Player(TypedDict):
    coins: list[int]  # left when the gate opened: what was bid since is not to be seen
    points: int
    has_bid: bool


class Result(TypedDict):
    scores: list[int]
    places: list[int]


class TollView(TypedDict):
    game: str
    edition: str
    options: dict[str, object]
    rules: int
    seat: int
    phase: str  # bid, over
    actors: list[int]
    gate: int | None  # what the open gate is worth
    carried: int
    to_come: list[int]  # the gates after it, in order of worth
    players: list[Player]
    bid: int | None  # my own, until all have bid
    result: NotRequired[Result]


def view(s: TollState, seat: int) -> dict[str, object]:
    mine = s.bids[seat] if 0 <= seat < len(s.bids) else -1
    seen: TollView = {
        "game": "toll",
        "edition": s.edition.key,
        "options": dict(s.setup.options),
        "rules": s.setup.rules,
        "seat": seat,
        "phase": "bid" if s.deck else "over",
        "actors": seats_in(s.actors()),
        "gate": s.deck[0] if s.deck else None,
        "carried": s.carried,
        "to_come": sorted(s.deck[1:]),
        "players": [_player(s, other) for other in range(s.setup.seats)],
        "bid": None if mine < 0 else mine,
    }
    if not s.deck:
        seen["result"] = {"scores": s.scores(), "places": s.places()}
    return cast(dict[str, object], seen)


def _player(s: TollState, seat: int) -> Player:
    bid = s.bids[seat]
    coins = sorted([*s.coins[seat], bid] if bid >= 0 else s.coins[seat])
    return {"coins": coins, "points": s.points[seat], "has_bid": bid >= 0}


def redeal(s: TollState, rng: Rng) -> TollState:
    """Shuffles the gates to come."""
    t = s.clone()
    rest = ints(sorted(t.deck[1:]))
    rng.shuffle(rest, len(rest))
    t.deck[1:] = list(rest)
    return t


def determinize(s: TollState, seat: int, rng: Rng) -> TollState:
    """Shuffles the gates to come, and lets those who have bid bid anything."""
    t = redeal(s, rng)
    for other, bid in enumerate(s.bids):
        if other != seat and bid >= 0:
            coins = sorted([*s.coins[other], bid])
            t.bids[other] = coins.pop(rng.below(len(coins)))
            t.coins[other] = coins
    return t
