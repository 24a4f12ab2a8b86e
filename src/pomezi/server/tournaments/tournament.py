"""A tournament: who is in, who sat where, how it ended; computed from its journal and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from pomezi.core.shuffle import stream_seed
from pomezi.server.tournaments import journal as tj

Status: TypeAlias = Literal["open", "running", "over", "ended"]
Presence: TypeAlias = Literal["in", "away", "out"]


@dataclass
class Entrant:
    """A person of the tournament."""

    number: int
    person: str
    name: str
    presence: Presence = "in"
    barred: bool = False


@dataclass
class Play:
    """A table of a round: who sits at it, and how it ended."""

    id: str
    seats: list[int]  # entrants; bots are negative
    is_over: bool = False
    scores: list[int] = field(default_factory=list)
    merits: list[int] = field(default_factory=list)
    hands: list[tj.Hand] = field(default_factory=list)


@dataclass
class Round:
    number: int
    begun_at: int
    plays: list[Play]
    is_over: bool = False

    def play_of(self, entrant: int | None) -> Play | None:
        return next((play for play in self.plays if entrant in play.seats), None)


class Tournament:
    def __init__(self, head: tj.Head) -> None:
        self.head = head
        self.id = head.id
        self.step = 0
        self.status: Status = "open"
        self.entrants: list[Entrant] = []
        self.rounds: list[Round] = []
        self.over_at = 0  # when the last round was over, unix milliseconds

    # -- questions

    def entrant(self, person: str) -> Entrant | None:
        return next((entrant for entrant in self.entrants if person and entrant.person == person), None)

    def present(self) -> list[int]:
        """Those who get a seat in the next round."""
        return [entrant.number for entrant in self.entrants if entrant.presence == "in"]

    def running(self) -> Round | None:
        """The round that is played now."""
        return self.rounds[-1] if self.rounds and not self.rounds[-1].is_over else None

    def next_at(self) -> int:
        """When the next round begins by itself, unix milliseconds; 0 = not until something has happened."""
        if self.status != "running" or self.running():
            return 0
        return self.over_at + self.head.pause_s * 1000

    def secret_of(self, number: int) -> str:
        """What the deal of a round is made of: the same at all its tables."""
        return stream_seed(self.head.secret, "round", number)

    # -- the journal

    def fold(self, line: tj.Line) -> None:
        assert line.step == self.step + 1, f"step {line.step} after {self.step}"
        self.step = line.step
        FOLDS[type(line.entry)](self, line.entry, line.at)

    def _joined(self, entry: tj.Joined, _at: int) -> None:
        known = self.entrant(entry.person)
        if known is None:
            self.entrants.append(Entrant(len(self.entrants), entry.person, entry.name))
        else:
            known.presence, known.name = "in", entry.name

    def _left(self, entry: tj.Left, _at: int) -> None:
        entrant = self.entrants[entry.entrant]
        entrant.presence, entrant.barred = "out", entry.barred

    def _begun(self, entry: tj.Begun, at: int) -> None:
        self.status = "running"
        plays = [Play(table, seats) for table, seats in zip(entry.tables, entry.seats, strict=True)]
        self.rounds.append(Round(entry.round, at, plays))

    def _table_over(self, entry: tj.TableOver, _at: int) -> None:
        play = self.rounds[entry.round - 1].plays[entry.table]
        play.is_over = True
        play.scores, play.merits, play.hands = entry.scores, entry.merits, entry.hands

    def _round_over(self, entry: tj.RoundOver, at: int) -> None:
        self.rounds[entry.round - 1].is_over = True
        self.over_at = at
        for number in entry.away:
            if self.entrants[number].presence == "in":
                self.entrants[number].presence = "away"
        if entry.round == self.head.rounds:
            self.status = "over"

    def _ended(self, _entry: tj.Ended, _at: int) -> None:
        self.status = "ended"


FOLDS: Mapping[type, Callable[[Tournament, Any, int], None]] = {
    tj.Joined: Tournament._joined,
    tj.Left: Tournament._left,
    tj.Begun: Tournament._begun,
    tj.TableOver: Tournament._table_over,
    tj.RoundOver: Tournament._round_over,
    tj.Ended: Tournament._ended,
}
