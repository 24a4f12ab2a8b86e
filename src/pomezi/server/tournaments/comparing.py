"""What a result is worth: compared with the same seat of the same deal at all other tables of its round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from statistics import median

from pomezi.server.tournaments.journal import Hand
from pomezi.server.tournaments.tournament import Round, Tournament


@dataclass(frozen=True)
class Mark:
    """One seat at one table. Merits: more is better, whatever scores count."""

    entrant: int
    table: int
    seat: int
    score: int
    merit: int
    hand: Hand
    points: int  # two for every table where this seat did worse, one where it did as well
    top: int  # most that could be had: two for every other table; 0 = nothing to compare with
    median: float | None  # merit of this seat at the other tables

    @property
    def share(self) -> Fraction | None:
        """Of all that could be had."""
        return Fraction(self.points, self.top) if self.top else None

    @property
    def margin(self) -> float | None:
        """So much better than the median of the others."""
        return None if self.median is None else self.merit - self.median

    def counts(self) -> bool:
        """Whether it is its entrant's own."""
        return self.hand == "own"


@dataclass
class Standing:
    """An entrant (a bot is negative) in the ranking. By the mean share of matchpoints, a missed round being
    none and one that is still played not counting; then by margins. Ranks are those of people."""

    entrant: int
    rank: int = 0  # 0 = a bot
    total: Fraction = Fraction(0)  # sum of shares
    rounds: int = 0  # that count
    margin: float = 0.0  # sum of margins
    marks: list[Mark | None] = field(default_factory=list)  # by round

    @property
    def percent(self) -> float:
        """Of all that could be had."""
        return round(float(100 * self._mean()), 2)

    def key(self) -> tuple[Fraction, float]:
        return -self._mean(), -self.margin

    def played(self) -> int:
        return sum(mark is not None and mark.counts() for mark in self.marks)

    def _mean(self) -> Fraction:
        return self.total / max(1, self.rounds)


def marks_of(round: Round) -> list[Mark]:
    """Of all tables that have ended so far, in their order."""
    ended = [(number, play) for number, play in enumerate(round.plays) if play.merits]
    found = []
    for number, play in ended:
        for seat, entrant in enumerate(play.seats):
            merit = play.merits[seat]
            others = [other.merits[seat] for _, other in ended if other is not play]
            points = sum(2 * (merit > other) + (merit == other) for other in others)
            middle = float(median(others)) if others else None
            found.append(
                Mark(
                    entrant, number, seat, play.scores[seat], merit, play.hands[seat],
                    points, 2 * len(others), middle,
                )
            )  # fmt: skip
    return found


def ranking(tournament: Tournament, rounds: Sequence[Round]) -> list[Standing]:
    """Everybody who sat at a table of these rounds, and whoever is in; the best first."""
    standings: dict[int, Standing] = {}
    for number in tournament.present():
        standings[number] = Standing(number)
    for round in rounds:
        for entrant in sorted(entrant for play in round.plays for entrant in play.seats):
            standings.setdefault(entrant, Standing(entrant))
    for round in rounds:
        marks = {mark.entrant: mark for mark in marks_of(round)}
        for standing in standings.values():
            _add(standing, marks.get(standing.entrant), round.is_over)
    found = sorted(standings.values(), key=lambda each: (*each.key(), each.entrant < 0, abs(each.entrant)))
    _rank([standing for standing in found if standing.entrant >= 0])
    return found


def _add(standing: Standing, mark: Mark | None, is_over: bool) -> None:
    standing.marks.append(mark)
    if mark is not None and mark.counts() and mark.share is not None and mark.margin is not None:
        standing.total += mark.share
        standing.margin += mark.margin
        standing.rounds += 1
    elif is_over:
        standing.rounds += 1


def _rank(people: Sequence[Standing]) -> None:
    """Who is equal shares a rank."""
    for place, standing in enumerate(people):
        before = people[place - 1] if place else None
        is_equal = before is not None and before.key() == standing.key()
        standing.rank = before.rank if before is not None and is_equal else place + 1
