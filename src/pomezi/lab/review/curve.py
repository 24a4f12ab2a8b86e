"""The chance of winning over time, out of what was weighed at each step.

Between two pieces of luck nothing changes but by what was done: the steps of such a *stretch* measure one
value several times, and share it. What is left between two stretches is luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from pomezi.bots.search.play_on import Tally, Weighed
from pomezi.core.state import State

EXACT = 1e-12  # a variance; of what is known


@dataclass(frozen=True)
class Weighing:
    """One step as it was measured."""

    state: State  # before it
    seat: int
    action: int
    after: State
    weighed: Weighed
    choices: int  # legal actions
    is_chance: bool

    def moved(self) -> list[float]:
        """What the action changed."""
        skill, haste = self.weighed.skill, self.weighed.haste
        return [skill.mean(seat) + haste.mean(seat) for seat in range(len(skill.sums))]

    def moved_variance(self) -> float:
        return variance(self.weighed.skill) + variance(self.weighed.haste)


def variance(tally: Tally) -> float:
    """Of the mean, for the seat of which least is known: one for all seats, so that shares add up."""
    return max(tally.error(seat) for seat in range(len(tally.sums))) ** 2


class Curve:
    """By step: what each seat has `before` it, and the `luck` in it, with their standard errors."""

    def __init__(self, weighings: Sequence[Weighing], result: Sequence[float]) -> None:
        self.before: list[list[float]] = []
        self.errors: list[float] = []
        self.luck: list[list[float]] = []
        self.luck_errors: list[float] = []
        self.seats = len(result)
        stretch: list[Weighing] = []
        ends: list[
            tuple[int, list[float], float]
        ] = []  # a step with luck, what was expected of it, its error
        for number, weighing in enumerate(weighings):
            stretch.append(weighing)
            if weighing.is_chance or number == len(weighings) - 1:
                ends.append((number, *self._lay(stretch)))
                stretch = []
        for number, expected, error in ends:
            is_last = number == len(weighings) - 1
            came = result if is_last else self.before[number + 1]
            self.luck[number] = [now - then for now, then in zip(came, expected, strict=True)]
            self.luck_errors[number] = sqrt(error**2 + (0.0 if is_last else self.errors[number + 1] ** 2))

    def _lay(self, stretch: Sequence[Weighing]) -> tuple[list[float], float]:
        """The values of a stretch; what was expected after it, with its error."""
        moved = [weighing.moved() for weighing in stretch]
        spread = [weighing.moved_variance() for weighing in stretch]
        base = self._base(stretch, moved, spread)
        for at in range(len(stretch)):
            self.before.append(base)
            self.errors.append(_error(stretch, spread, at))
            self.luck.append([0.0] * self.seats)
            self.luck_errors.append(0.0)
            base = [now + by for now, by in zip(base, moved[at], strict=True)]
        return base, _error(stretch, spread, len(stretch))

    def _base(
        self, stretch: Sequence[Weighing], moved: Sequence[Sequence[float]], spread: Sequence[float]
    ) -> list[float]:
        """The value at the beginning, as each step of the stretch has it, weighed by how sure it is."""
        total = 0.0
        base = [0.0] * self.seats
        for at, weighing in enumerate(stretch):
            found = weighing.weighed.before
            if found.games == 0:
                continue
            weight = 1.0 / (variance(found) + sum(spread[:at]) + EXACT)
            total += weight
            for seat in range(self.seats):
                base[seat] += weight * (found.mean(seat) - sum(each[seat] for each in moved[:at]))
        return [each / total for each in base]


def _error(stretch: Sequence[Weighing], spread: Sequence[float], at: int) -> float:
    """Of the value before a step of the stretch; or, behind its last one, of what was expected after it."""
    total = 0.0
    for other, weighing in enumerate(stretch):
        if weighing.weighed.before.games > 0:
            if other < at:  # its own action is measured beside it
                between = variance(weighing.weighed.after) + sum(spread[other + 1 : at])
            else:
                between = variance(weighing.weighed.before) + sum(spread[at:other])
            total += 1.0 / (between + EXACT)
    return sqrt(1.0 / total)
