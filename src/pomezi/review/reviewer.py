"""Reviews a record step by step: how it stood, what each action and each piece of luck changed."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from pomezi.bots import explain_of
from pomezi.bots.houses import house_of
from pomezi.bots.search.play_on import Fork, Tally, Weighed, worth
from pomezi.core.record import Entry, Record
from pomezi.core.rng import Rng, seeded
from pomezi.core.shuffle import stream_seed
from pomezi.core.state import State
from pomezi.review.book import (
    GRADES,
    INACCURATE,
    SURE,
    Decision,
    Effort,
    Review,
    Step,
    grade_of,
    is_settled,
)
from pomezi.review.curve import Curve, Weighing

LOOKS = 12  # deals in which an action may turn out to be a matter of luck
BATCH = 20  # guesses between two looks at the error
MOST_LISTED = 12  # legal actions that are all tried; of more, those that the house thinks of
ALONE = "points"
WINS = "wins"


def review(record: Record, effort: Effort | None = None, seed: str = "1") -> Review:
    """All of it at once, the same for the same seed; raises RecordError unless the record is a whole game."""
    reviewer = Reviewer(record, effort or Effort(), seed)
    for _ in reviewer.run():
        pass
    return reviewer.review()


def curve_of(record: Record, effort: Effort, seed: str = "1") -> Review:
    """The same without what decisions cost: luck and skill alone."""
    reviewer = Reviewer(record, effort, seed)
    for done in reviewer.run():
        if 2 * done == reviewer.count:
            break
    return reviewer.review()


class Reviewer:
    """A review that can be watched: `run` yields after each of `count` pieces of work, the curve before the
    costs; from half of the work on `review` tells what is known so far."""

    def __init__(self, record: Record, effort: Effort, seed: str = "1") -> None:
        self.result = worth(record.verify())
        self.record = record
        self.effort = effort
        self.seed = seed
        self.house = house_of(record.game.key)
        self.explain = explain_of(record.game.key)
        self.weighings: list[Weighing] = []
        self.decisions: dict[int, Decision] = {}
        self.count = 2 * len(record.entries)

    def run(self) -> Iterator[int]:
        state = self.record.replay(0)
        for number, entry in enumerate(self.record.entries):
            self.weighings.append(self._weigh(number, entry, state))
            state = self.record.with_luck(self.weighings[-1].after, number + 1)
            yield number + 1
        scale = self._scale()
        for number, weighing in enumerate(self.weighings):
            decision = self._decide(number, weighing, scale)
            if decision is not None:
                self.decisions[number] = decision
            yield len(self.weighings) + number + 1

    def review(self) -> Review:
        curve = Curve(self.weighings, self.result)
        steps = [self._step(number, curve) for number in range(len(self.weighings))]
        seats = self.record.setup.seats
        return Review(
            self.record.game.key,
            seats,
            self.record.players,
            self.effort,
            WINS if seats > 1 else ALONE,
            self._scale(),
            steps,
            self.result,
        )

    def _step(self, number: int, curve: Curve) -> Step:
        entry = self.record.entries[number]
        weighed = self.weighings[number].weighed
        seats = range(self.record.setup.seats)
        return Step(
            number,
            entry.seat,
            entry.notation,
            entry.at_ms,
            curve.before[number],
            curve.errors[number],
            [weighed.haste.mean(seat) for seat in seats],
            max(weighed.haste.error(seat) for seat in seats),
            [weighed.skill.mean(seat) for seat in seats],
            max(weighed.skill.error(seat) for seat in seats),
            self.weighings[number].is_chance,
            curve.luck[number],
            curve.luck_errors[number],
            self.decisions.get(number),
        )

    def _stream(self, number: int, what: str) -> Rng:
        """A stream for each piece of work: whatever is left out or added elsewhere, it comes out the same."""
        return seeded(stream_seed(self.record.setup.seed, "review", self.seed, number, what))

    def _scale(self) -> float:
        """1 for shares of the win. Alone, grades count in parts of how far results spread at the start, as
        they do for two: there the spread of wins is a half."""
        if self.record.setup.seats > 1:
            return 1.0
        start = self.weighings[0].weighed.before
        return 2.0 * start.error(0) * sqrt(start.games)

    # -- the curve

    def _weigh(self, number: int, entry: Entry, state: State) -> Weighing:
        rng = self._stream(number, "curve")
        action = state.read(entry.notation)
        after = state.clone()
        after.apply(entry.seat, action)
        weighed = Weighed(self.record.setup.seats)
        choices = len(state.legal_actions(entry.seat))
        is_forced = choices == 1 and state.actors() == 1 << entry.seat
        follows = bool(self.weighings) and not self.weighings[-1].is_chance
        if not (is_forced and follows):  # else it stands as it stood
            Fork(state, entry.seat, self.house, rng).weigh(action, self.effort.games, weighed)
        return Weighing(
            state,
            entry.seat,
            action,
            after,
            weighed,
            choices,
            is_chance(state, entry.seat, action, after, rng),
        )

    # -- decisions

    def _decide(self, number: int, at: Weighing, scale: float) -> Decision | None:
        if at.choices == 1:
            return None
        rng = self._stream(number, "cost")
        fork = Fork(at.state, at.seat, self.house, rng)
        rivals = [action for action in fork.candidates(MOST_LISTED) if action != at.action]
        if not rivals:
            return None
        better = fork.best_of(rivals, self.effort.guesses)
        seats = self.record.setup.seats
        found, truly = Tally(seats), Tally(seats)
        batch = min(BATCH, self.effort.guesses)
        while found.games < self.effort.most * self.effort.guesses:
            fork.compare(better, at.action, batch, False, found)
            if found.games > batch and is_settled(found.mean(at.seat), found.error(at.seat), scale):
                break
        cost, error = found.mean(at.seat), found.error(at.seat)
        if cost + SURE * error < GRADES[INACCURATE] * scale:
            return Decision(
                cost, error, grade_of(cost, error, scale), at.state.write(better), found.games, 0.0, 0.0
            )
        fork.compare(better, at.action, self.effort.guesses, True, truly)
        return Decision(
            cost,
            error,
            grade_of(cost, error, scale),
            at.state.write(better),
            found.games,
            truly.mean(at.seat) - cost,
            sqrt(truly.error(at.seat) ** 2 + error**2),
            self.explain(at.state.determinize(at.seat, rng), at.seat, better) if self.explain else (),
        )


def is_chance(state: State, seat: int, action: int, after: State, rng: Rng) -> bool:
    """Whether somebody would have been shown something else, had the luck been another."""
    if after.knowledge() == state.knowledge():
        return False
    seats = range(len(state.scores()))
    shown = [after.view(each) for each in seats]
    for _ in range(LOOKS):
        other = state.redeal(rng)
        other.apply(seat, action)
        if [other.view(each) for each in seats] != shown:
            return True
    return False
