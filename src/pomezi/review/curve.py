"""The chance of winning over time, out of what was weighed at each step.

Between two pieces of luck nothing changes but by what was done: the steps of such a *stretch* measure one
value several times, and share it. What is left between two stretches is luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from pomezi.bots.search.play_on import Weighed
from pomezi.core.state import State


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

    def moved_variance(self, seat: int) -> float:
        return self.weighed.skill.error(seat) ** 2 + self.weighed.haste.error(seat) ** 2

    def variance(self, before: float, moved: float, seat: int) -> float:
        """Of so many times what was before, and so many times what the action changed: both are measured in
        the same games, so they lean on each other as far as what came after tells."""
        was, after = self.weighed.before.error(seat) ** 2, self.weighed.after.error(seat) ** 2
        change = self.moved_variance(seat)
        both = after - was - change
        return max(0.0, before * before * was + moved * moved * change + before * moved * both)


class Curve:
    """By step: what each seat has `before` it, and the `luck` in it, with their standard errors."""

    def __init__(self, weighings: Sequence[Weighing], result: Sequence[float]) -> None:
        self.before: list[list[float]] = []
        self.errors: list[float] = []
        self.luck: list[list[float]] = []
        self.luck_errors: list[float] = []
        self.seats = len(result)
        stretch: list[Weighing] = []
        # Of each stretch: its last step, what was expected after it, and the error of that.
        ends: list[tuple[int, list[float], float]] = []
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
        weights = self._weights(stretch)
        base = [0.0] * self.seats
        for at, weight in enumerate(weights):
            if weight > 0.0:
                found = stretch[at].weighed.before
                for seat in range(self.seats):
                    base[seat] += weight * (found.mean(seat) - sum(each[seat] for each in moved[:at]))
        for at in range(len(stretch)):
            self.before.append(base)
            self.errors.append(self._error(stretch, weights, at))
            self.luck.append([0.0] * self.seats)
            self.luck_errors.append(0.0)
            base = [now + by for now, by in zip(base, moved[at], strict=True)]
        return base, self._error(stretch, weights, len(stretch))

    def _weights(self, stretch: Sequence[Weighing]) -> list[float]:
        """How much each step has to say about the value at the beginning: the less, the more was done before
        it. That one spread is taken for all keeps values near 0 and 1, which seem surer, from saying more."""
        asked = [weighing.weighed.before for weighing in stretch if weighing.weighed.before.games > 0]
        spread = fmean(tally.error(seat) ** 2 for tally in asked for seat in range(self.seats))
        weights: list[float] = []
        for weighing in stretch:
            weights.append(1.0 / spread if weighing.weighed.before.games > 0 else 0.0)
            spread += max(weighing.moved_variance(seat) for seat in range(self.seats))
        return [weight / sum(weights) for weight in weights]

    def _error(self, stretch: Sequence[Weighing], weights: Sequence[float], at: int) -> float:
        """Of the value before a step, or behind the last one of what was expected after it, for the seat of
        which least is known."""
        rest = [sum(weights[other + 1 :]) for other in range(len(stretch))]
        return sqrt(
            max(
                sum(
                    weighing.variance(weights[other], float(other < at) - rest[other], seat)
                    for other, weighing in enumerate(stretch)
                )
                for seat in range(self.seats)
            )
        )
