"""A position as JSON, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pomezi.core.dump import Reader
from pomezi.core.game import Setup
from toll.edition import Edition

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


def _numbers(reader: Reader, *place: str | int) -> list[int]:
    return [reader.number(*place, at, least=-1) for at in range(len(reader.items(*place)))]
