"""What a learner is paid for: places, points or the margin, each in the direction that is better."""

from __future__ import annotations

from typing import Final

from pomezi.core.state import State

PLACES: Final = 0
POINTS: Final = 1
MARGIN: Final = 2
REWARDS: Final = ("places", "points", "margin")


def earned(state: State, reward: int) -> list[float]:
    """By seat, all that it has earned so far: a reward is the difference between two positions.

    Places: nothing before the end; then how many were beaten less how many were better, of all others.
    Points: the merits. Margin: how far they are ahead of the best of the others; alone the merits."""
    if reward == PLACES:
        return _by_places(state)
    merits = state.merits()
    if reward == POINTS or len(merits) == 1:
        return [float(merit) for merit in merits]
    ordered = sorted(merits)
    best, second = ordered[-1], ordered[-2]
    return [float(merit - (second if merit == best else best)) for merit in merits]


def _by_places(state: State) -> list[float]:
    places = state.places()
    if len(places) < 2:
        return [0.0] * len(state.scores())
    found: list[float] = []
    for place in places:
        behind = sum([1 for other in places if other > place])
        ahead = sum([1 for other in places if other < place])
        found.append((behind - ahead) / (len(places) - 1))
    return found
