"""Any game for learners: good enough to begin with, until it gets an encoder of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from zlib import crc32

from pomezi.lab.envs.encoder import Blocks, Encoder, View

MOST_ACTIONS = 1024
BUCKETS = 1024
SCALE = 100.0  # numbers in views are points, cards, days: rarely more
KNOWN_ANYWAY = ("game", "edition", "options")


class PlainEncoder(Encoder):
    """An action is its place among the legal ones. Every value of the view falls, by its place and what it
    says, into one of many buckets: nothing is lost but where two values share one."""

    def labels(self) -> Iterable[str]:
        return (f"legal action {number + 1}" for number in range(MOST_ACTIONS))

    def numbers_of(self, texts: Sequence[str], view: View) -> list[int]:
        if len(texts) > MOST_ACTIONS:
            raise ValueError(f"{len(texts)} legal actions: the plain encoder knows {MOST_ACTIONS} at most")
        return list(range(len(texts)))

    def blocks(self, view: View) -> Blocks:
        buckets = [0.0] * BUCKETS
        told = {key: value for key, value in view.items() if key not in KNOWN_ANYWAY}
        for place, value in _leaves(told, ""):
            buckets[crc32(place.encode()) % BUCKETS] += value
        yield "view", buckets


def _leaves(value: object, place: str) -> Iterator[tuple[str, float]]:
    """`players.0.points` with 0.12; a word is part of its place: `phase=bid` with 1."""
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield from _leaves(item, f"{place}.{key}")
    elif isinstance(value, list | tuple):
        for at, item in enumerate(value):
            yield from _leaves(item, f"{place}.{at}")
    elif isinstance(value, bool) or value is None or isinstance(value, str):
        yield f"{place}={value}", 1.0
    elif isinstance(value, int | float):
        yield place, value / SCALE


def plain_encoder(key: str) -> type[Encoder]:
    class OfThisGame(PlainEncoder):
        game = key

    return OfThisGame
