"""A review in words: the same sentences for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Sequence

from pomezi.review.book import FINE, GRADES, OPEN, SURE, TOP, Mistake, Review, Step
from pomezi.review.reviewer import ALONE
from pomezi.text import Texts

NOTABLE = 0.03  # of the win; less that was hidden is not worth a sentence


class Teller:
    """One review in one language."""

    def __init__(self, review: Review, texts: Texts) -> None:
        self.review = review
        self.texts = texts
        self.is_alone = review.unit == ALONE

    def say(self, key: str, **facts: object) -> str:
        return self.texts.say(f"review-{key}", facts)

    def amount(self, value: float) -> str:
        """Percents of the win, or points."""
        key = "points" if self.is_alone else "percent"
        return self.say(key, value=value if self.is_alone else 100 * value)

    def signed(self, value: float) -> str:
        told = self.amount(abs(value))
        if told == self.amount(0.0):
            return told
        return f"+{told}" if value > 0 else f"−{told}"

    def sure(self, value: float, error: float) -> str:
        return f"{self.signed(value)} ± {self.amount(SURE * error)}"

    # -- the players

    def heads(self) -> list[str]:
        keys = ["player", "start", "luck", "skill", "others", "haste", "result", "cost"]
        return [self.say(key) for key in keys if self._is_told(key)]

    def totals(self, seat: int) -> list[str]:
        told = self.review.totals(seat)
        cells = {
            "player": self.texts.player(seat),
            "start": self.amount(told.start),
            "luck": self.sure(told.luck, told.luck_error),
            "skill": self.sure(told.skill, told.skill_error),
            "others": self.signed(told.others),
            "haste": self.signed(told.haste),
            "result": self.amount(told.result),
            "cost": self.amount(told.cost),
        }
        return [cell for key, cell in cells.items() if self._is_told(key)]

    def _is_told(self, key: str) -> bool:
        """Haste where there was a race, others where there are some."""
        if key == "haste":
            return any(any(step.haste) for step in self.review.steps)
        return key != "others" or not self.is_alone

    # -- what cost most

    def mistakes(self) -> list[Mistake]:
        return self.review.mistakes()[:TOP]

    def mistake(self, mistake: Mistake) -> list[str]:
        """What was done, what was better and why, what could not be seen."""
        step, decision = mistake.step, mistake.decision
        lines = [
            self.say(
                "mistake",
                number=step.number + 1,
                seat=step.seat,
                did=step.action,
                better=decision.better,
                cost=self.sure(decision.cost, decision.error),
                grade=self.say(f"grade-{decision.grade}"),
            )
        ]
        lines += [self.texts.say(f"reason-{why.code}", why.facts) for why in decision.why[:1]]
        if mistake.times > 1:
            lines.append(self.say("times", count=mistake.times))
        if abs(decision.hidden) > max(SURE * decision.hidden_error, NOTABLE * self.review.scale):
            key = "hidden-more" if decision.hidden > 0 else "hidden-less"
            lines.append(self.say(key, amount=self.amount(abs(decision.hidden))))
        return lines

    def graded(self) -> str:
        counts = dict.fromkeys((FINE, *GRADES, OPEN), 0)
        for step in self.review.steps:
            if step.decision is not None:
                counts[step.decision.grade] += 1
        return self.say("graded", **counts)

    # -- where it turned

    def turn(self, step: Step) -> str:
        changes = ", ".join(
            f"{self.texts.player(seat)} {self.signed(step.skill[seat] + step.haste[seat] + step.luck[seat])}"
            for seat in range(self.review.seats)
        )
        causes = {"luck": step.luck, "skill": step.skill, "haste": step.haste}
        cause = max(causes, key=lambda key: max(map(abs, causes[key])))
        return self.say(
            f"turn-{cause}",
            number=step.number + 1,
            seat=step.seat,
            did=step.action,
            changes=changes,
        )

    def method(self) -> str:
        errors = [step.error for step in self.review.steps]
        return self.say(
            "method",
            games=self.review.effort.games,
            guesses=self.review.effort.guesses,
            error=self.amount(SURE * sum(errors) / len(errors)),
        )


def values_of(review: Review, seat: int) -> Sequence[float]:
    """The curve of a seat, its result at the end."""
    return [*(step.before[seat] for step in review.steps), review.result[seat]]
