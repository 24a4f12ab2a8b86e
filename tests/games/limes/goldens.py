"""What is recorded of Limes: every seat count, both variants, and a landscape that grows to all sides."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pomezi import GAMES, Record, Setup, seeded
from tools.golden import random_record

GAME = GAMES["limes"]


def at_random(seats: int, seed: str, **options: bool) -> Callable[[], Record]:
    return lambda: random_record(GAME, Setup(seats, seed, options=options), seeded("90"))


def idle() -> Record:
    """Nobody uses a worker: no points, a draw."""
    record = Record(GAME, Setup(2, "1d1e"))
    state = GAME.new(record.setup)
    while state.actors():
        for seat in (1, 0):
            for action in (state.default_action(seat), state.read("pass")):
                record.append(seat, state.write(action))
                state.apply(seat, action)
    record.close(state)
    return record


RECORDS: Mapping[str, Callable[[], Record]] = {
    "alone": at_random(1, "1"),
    "two": at_random(2, "2"),
    "three-diagonal": at_random(3, "3", diagonal=True),
    "four-ferry": at_random(4, "4", ferry=True),
    "five": at_random(5, "5"),
    "six-both": at_random(6, "6", diagonal=True, ferry=True),
    "nobody-works": idle,
}
PERFT: Sequence[tuple[Setup, int]] = (
    (Setup(1, "1"), 4),
    (Setup(1, "2", options={"diagonal": True}), 4),
    (Setup(2, "3"), 5),
)
PLAYTHROUGH: tuple[Setup, int] = (Setup(2, "4", options={"ferry": True}), 30)
