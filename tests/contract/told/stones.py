"""What the readers of views are built of. They say a second time, from `view(seat)` alone and as plainly as
can be, what an encoder writes from the state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

View: TypeAlias = Mapping[str, Any]
Told: TypeAlias = Iterable[tuple[str, Sequence[float]]]  # by name of the part, in their order


def around(view: View) -> list[int]:
    """All seats, from the one who looks on."""
    seats = len(view["players"])
    return [(view["seat"] + i) % seats for i in range(seats)]


def seats_flags(view: View, seats: Iterable[int]) -> list[float]:
    found = set(seats)
    return [float(seat in found) for seat in around(view)]


def seat_flag(view: View, seat: int | None) -> list[float]:
    return seats_flags(view, [] if seat is None else [seat])


def flags(slugs: Iterable[str], table: Sequence[str]) -> list[float]:
    found = set(slugs)
    return [float(slug in found) for slug in table]


def one(slug: str | None, table: Sequence[str]) -> list[float]:
    """All zeros for None."""
    return [float(slug == other) for other in table]


def counts(found: Mapping[str, int], table: Sequence[str], scale: float) -> list[float]:
    return [found.get(slug, 0) / scale for slug in table]


def tally(slugs: Iterable[str], table: Sequence[str], scale: float) -> list[float]:
    listed = list(slugs)
    return [listed.count(slug) / scale for slug in table]
