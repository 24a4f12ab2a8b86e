"""Any game for learners: good enough to begin with, until it gets an encoder of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i16, i64

from pomezi.core.encoder import MOST, Encoder, Part
from pomezi.core.game import Setup
from pomezi.core.state import State

MOST_ACTIONS = 1024
BUCKETS = 1024
SCALE = 100  # numbers in views are points, cards, days: rarely more
KNOWN_ANYWAY = ("game", "edition", "options")
VIEW = Part("view", BUCKETS, SCALE, "")


class PlainEncoder(Encoder):
    """An action is its place among the legal ones. Every value of the view falls, by its place and what it
    says, into one of many buckets: nothing is lost but where two values share one."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, [VIEW], [f"legal action {n + 1}" for n in range(MOST_ACTIONS)], ())

    def number(self, state: State, seat: i64, action: i64) -> i64:
        number = state.legal_actions(seat).index(action)
        if number >= MOST_ACTIONS:
            raise ValueError(f"more legal actions than the {MOST_ACTIONS} that the plain encoder knows")
        return number

    def observe(self, state: State, seat: i64, cells: vec[i16], at: i64) -> i64:
        told = {key: value for key, value in state.view(seat).items() if key not in KNOWN_ANYWAY}
        for place, value in _leaves(told, ""):
            bucket = at + crc32(place.encode()) % BUCKETS
            cells[bucket] = i16(max(-MOST, min(MOST, cells[bucket] + round(value))))
        return at + BUCKETS


def _leaves(value: object, place: str) -> Iterator[tuple[str, float]]:
    """`players.0.points` with 12; a word is part of its place: `phase=bid` with SCALE."""
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield from _leaves(item, f"{place}.{key}")
    elif isinstance(value, list | tuple):
        for at, item in enumerate(value):
            yield from _leaves(item, f"{place}.{at}")
    elif isinstance(value, bool) or value is None or isinstance(value, str):
        yield f"{place}={value}", SCALE
    elif isinstance(value, int | float):
        yield place, value
