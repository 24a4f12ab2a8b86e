"""A position as JSON, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from pomezi.core.dump import Reader, head_of
from pomezi.core.game import Setup
from toll.edition import Edition
from toll.view import TollView

if TYPE_CHECKING:
    from toll.state import TollState


def dump(s: TollState) -> dict[str, object]:
    return {
        "game": "toll",
        "rules": s.setup.rules,
        "edition": s.edition.key,
        "options": dict(s.setup.options),
        "seats": s.setup.seats,
        "deck": s.deck[:],
        "carried": s.carried,
        "coins": [coins[:] for coins in s.coins],
        "bids": s.bids[:],
        "points": s.points[:],
    }


def load(setup: Setup, edition: Edition, found: Mapping[str, object]) -> TollState:
    from toll.state import TollState

    reader = Reader(found)
    s = TollState(setup, edition)
    s.deck = _numbers(reader, "deck")
    s.carried = reader.number("carried", least=0)
    s.coins = [_numbers(reader, "coins", seat) for seat in range(setup.seats)]
    s.bids = _numbers(reader, "bids")
    s.points = _numbers(reader, "points")
    reader.expect_count("bids", len(s.bids), setup.seats)
    reader.expect_count("points", len(s.points), setup.seats)
    return s


def supposed(seen: Mapping[str, object]) -> dict[str, object]:
    """A position with this view, as a dump: gates in order, and whoever has bid has bid the lowest coin."""
    told = cast(TollView, seen)
    bids = [player["coins"][0] if player["has_bid"] else -1 for player in told["players"]]
    bids[told["seat"]] = -1 if told["bid"] is None else told["bid"]
    coins = [player["coins"] for player in told["players"]]
    return {
        **head_of(seen),
        "deck": [told["gate"], *told["to_come"]],
        "carried": told["carried"],
        "coins": [[coin for coin in held if coin != bid] for held, bid in zip(coins, bids, strict=True)],
        "bids": bids,
        "points": [player["points"] for player in told["players"]],
    }


def _numbers(reader: Reader, *place: str | int) -> list[int]:
    return [reader.number(*place, at, least=-1) for at in range(len(reader.items(*place)))]
