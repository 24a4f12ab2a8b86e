"""The best that a game's cards would have allowed whoever had known them all; of games that can tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from pomezi.core.record import Record
from pomezi.review import limes


@dataclass(frozen=True)
class Lost:
    """What could still be had before a step, and after it."""

    step: int
    before: int
    after: int


@dataclass(frozen=True)
class Hindsight:
    """Of one seat: what it has, the most that was found, and the end of the game with that as it sees it."""

    seat: int
    points: int
    best: int
    lost: tuple[Lost, ...]
    view: Mapping[str, Any]


WHOLE, LATER = 1024, 256  # landscapes side by side: about two seconds of one core


def of_limes(record: Record, seat: int) -> Hindsight:
    found = limes.analyse(record, seat, limes.up_to(WHOLE, LATER))
    lost = tuple(
        Lost(loss.step, loss.before, loss.after) for loss in found.losses if loss.before > loss.after
    )
    end = limes.end_with(record, seat, found.best)
    return Hindsight(seat, found.points, found.best.points, lost, end.view(seat))


HINDSIGHTS: dict[str, Callable[[Record, int], Hindsight]] = {"limes": of_limes}
