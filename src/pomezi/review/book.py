"""What a review holds. Everything by seat is a share of the win (1 = all of it); alone, it is points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt

from pomezi.bots.reason import Reason

SURE = 2.0  # standard errors on both sides: about 95 in a hundred

# Grades, from the least cost of each on; in shares of the win. Without a grade: the interval allows none.
FINE, INACCURATE, MISTAKE, BLUNDER, OPEN = "fine", "inaccurate", "mistake", "blunder", "open"
GRADES: Mapping[str, float] = {INACCURATE: 0.04, MISTAKE: 0.10, BLUNDER: 0.20}
TOP = 3


@dataclass(frozen=True)
class Effort:
    """How many games are played on from each step, and how many guesses are made for each decision."""

    games: int = 200
    guesses: int = 120
    most: int = 4  # times as many guesses, where it is close

    @staticmethod
    def of(games: int) -> Effort:
        return Effort(games, max(20, games * 3 // 5))


@dataclass(frozen=True)
class Decision:
    """What an action cost beside the best that the seat could have found, judged by what it could know."""

    cost: float
    error: float
    grade: str
    better: str  # notation
    guesses: int
    hidden: float  # what the better one would have brought beyond that, as the cards truly lay
    hidden_error: float
    why: Sequence[Reason] = ()  # what speaks for the better one

    def low(self) -> float:
        return self.cost - SURE * self.error


@dataclass(frozen=True)
class Step:
    """One action: before + haste + skill + luck is what the next step begins with."""

    number: int
    seat: int
    action: str  # notation
    at_ms: int
    before: Sequence[float]
    error: float
    haste: Sequence[float]  # in a race: that this seat was first
    haste_error: float
    skill: Sequence[float]  # beside what the house would have done
    skill_error: float
    is_chance: bool
    luck: Sequence[float]
    luck_error: float
    decision: Decision | None

    def swing(self) -> float:
        """How much of the win changed hands."""
        moved = [a + b + c for a, b, c in zip(self.haste, self.skill, self.luck, strict=True)]
        return max(abs(each) for each in moved)


@dataclass(frozen=True)
class Totals:
    """Of one seat: start + skill + others + haste + luck = result."""

    seat: int
    start: float
    skill: float
    skill_error: float
    others: float  # what the others' skill took or left
    haste: float
    luck: float
    luck_error: float
    result: float
    cost: float  # of all its mistakes


@dataclass(frozen=True)
class Mistake:
    """A decision that cost something; one that was left standing again and again is told once."""

    step: Step
    decision: Decision  # the costliest of them
    times: int


@dataclass(frozen=True)
class Review:
    game: str
    seats: int
    players: Sequence[str]
    effort: Effort
    unit: str  # "wins", or alone "points"
    scale: float  # grades count in parts of it: 1 for wins
    steps: Sequence[Step]
    result: Sequence[float]

    def totals(self, seat: int) -> Totals:
        own = [step for step in self.steps if step.seat == seat]
        skill = sum(step.skill[seat] for step in own)
        others = sum(step.skill[seat] for step in self.steps if step.seat != seat)
        skill_error = sqrt(sum(step.skill_error**2 for step in own))
        moved = sum(step.skill_error**2 + step.haste_error**2 for step in self.steps)
        return Totals(
            seat,
            self.steps[0].before[seat],
            skill,
            skill_error,
            others,
            sum(step.haste[seat] for step in self.steps),
            sum(step.luck[seat] for step in self.steps),
            sqrt(self.steps[0].error ** 2 + moved),
            self.result[seat],
            sum(mistake.decision.cost for mistake in self.mistakes(seat)),
        )

    def mistakes(self, seat: int | None = None) -> list[Mistake]:
        """The costliest first, by what is sure of them; of one seat or of all."""
        seats = range(self.seats) if seat is None else [seat]
        found = [mistake for each in seats for mistake in self._standing(each)]
        return sorted(found, key=lambda mistake: -(mistake.decision.cost - mistake.decision.error))

    def _standing(self, seat: int) -> list[Mistake]:
        """In the order of the game. The same better action missed in decisions that follow each other is one
        mistake: an opportunity that stands is charged once."""
        found: list[Mistake] = []
        is_standing = False
        for step in self.steps:
            told = step.decision
            if step.seat != seat or told is None:
                continue
            if told.grade in (FINE, OPEN) and told.low() <= 0:
                is_standing = False
            elif is_standing and found[-1].decision.better == told.better:
                last = found[-1]
                worst = max(last.decision, told, key=lambda each: each.cost)
                found[-1] = Mistake(step if worst is told else last.step, worst, last.times + 1)
            else:
                found.append(Mistake(step, told, 1))
                is_standing = True
        return found

    def turning_points(self, count: int = TOP) -> list[Step]:
        """Where most of the win changed hands, in the order of the game."""
        chosen = sorted(self.steps, key=lambda step: -step.swing())[:count]
        return sorted(chosen, key=lambda step: step.number)

    def as_json(self) -> dict[str, object]:
        """Plain values; rounded, for nobody needs more."""
        told = {
            **asdict(self),
            "totals": [asdict(self.totals(seat)) for seat in range(self.seats)],
            "mistakes": [
                {"step": mistake.step.number, "seat": mistake.step.seat, "times": mistake.times}
                for mistake in self.mistakes()
            ],
            "turning_points": [step.number for step in self.turning_points()],
        }
        return {key: _rounded(value) for key, value in told.items()}


def _rounded(value: object) -> object:
    if isinstance(value, float):
        return round(value, 5)
    if isinstance(value, Mapping):
        return {str(key): _rounded(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(each) for each in value]
    return value


def grade_of(cost: float, error: float, scale: float) -> str:
    """The highest grade that the whole interval reaches; none where it reaches none and may reach one."""
    low, high = cost - SURE * error, cost + SURE * error
    reached = [grade for grade, least in GRADES.items() if low >= least * scale]
    if reached:
        return reached[-1]
    return FINE if high < GRADES[INACCURATE] * scale else OPEN


def is_settled(cost: float, error: float, scale: float) -> bool:
    """Whether more games would not change the grade."""
    low, high = cost - SURE * error, cost + SURE * error
    return high < GRADES[INACCURATE] * scale or not any(
        low < least * scale <= high for least in GRADES.values()
    )
