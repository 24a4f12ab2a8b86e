"""Games between bots: what is agreed beforehand, who sits where, and one game played to its end."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from itertools import permutations
from time import monotonic
from typing import Any

from pomezi.bots.bot import Bot, Budget, Choice, Glimpse
from pomezi.core.game import OptionValue, Setup, find_game
from pomezi.core.record import Record
from pomezi.core.rng import HEX_DIGITS, Rng, seeded
from pomezi.core.state import RACE, TOGETHER, State, seats_in
from pomezi.lab.players import make_player
from pomezi.lab.seer import Open, Seer
from pomezi.review import Effort, curve_of

ENDLESS = 1 << 40  # iterations


@dataclass(frozen=True)
class Terms:
    """What every game of a tournament has in common."""

    game: str
    seats: int
    edition: str = ""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    iterations: int = 0
    milliseconds: int = 0
    luck: int = 0  # games played on from each step to tell the luck of each game; 0: it is not told

    def checked(self) -> Terms:
        """With every default filled in; raises SetupError."""
        setup = find_game(self.game).check(Setup(self.seats, "1", self.edition, self.options))
        return replace(self, edition=setup.edition, options=setup.options)

    def key(self) -> str:
        """The same for the same terms, and for these rules only."""
        told = {**asdict(self), "rules": find_game(self.game).rules_version}
        if self.luck == 0:
            del told["luck"]
        return json.dumps(told, sort_keys=True)

    def budget(self) -> Budget:
        """A time alone means as many iterations as fit into it."""
        if self.milliseconds == 0:
            return Budget(self.iterations)
        return Budget(self.iterations or ENDLESS, self.milliseconds, monotonic)

    def setup(self, seed: int) -> Setup:
        return Setup(self.seats, f"{seed:x}", self.edition, self.options)


@dataclass(frozen=True)
class Played:
    """One finished game. `first` is the seat that began, or -1 where nobody does."""

    seed: int
    seating: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    actions: int
    first: int
    luck: tuple[float, ...] = ()  # by seat, where it was asked for

    def shares(self) -> list[float]:
        """Of the win, by seat: those who share the first place share the win."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]


def seatings(a: str, b: str, seats: int) -> list[tuple[str, ...]]:
    """Every way to seat two bots evenly; with an odd number of seats each has one more in half of them."""
    if seats == 1:
        return [(a,), (b,)]
    half = seats // 2
    line_ups = {(a,) * half + (b,) * (seats - half), (a,) * (seats - half) + (b,) * half}
    return sorted({order for line_up in line_ups for order in permutations(line_up)})


def play_seed(terms: Terms, a: str, b: str, seed: int) -> list[Played]:
    """The same deal in all seatings."""
    play = play_reviewed if terms.luck else play_game
    return [play(terms, seating, seed) for seating in seatings(a, b, terms.seats)]


def play_game(terms: Terms, seating: Sequence[str], seed: int) -> Played:
    """Decided by terms, seating and seed alone, unless the budget is one of time."""
    state = find_game(terms.game).new(terms.setup(seed))
    first = first_seat(state)
    bots = [make_player(terms.game, name) for name in seating]
    table = Sitting(state, bots, terms.budget(), seed)
    actions = 0
    while state.actors():
        table.step()
        actions += 1
    return Played(seed, tuple(seating), tuple(state.scores()), tuple(state.places()), actions, first)


def play_reviewed(terms: Terms, seating: Sequence[str], seed: int) -> Played:
    """The same game, and how lucky each seat was in it."""
    record = play_record(terms, seating, seed)
    end, found = record.verify(), curve_of(record, Effort.of(terms.luck))
    return Played(
        seed,
        tuple(seating),
        tuple(end.scores()),
        tuple(end.places()),
        len(record.entries),
        first_seat(record.replay(0)),
        tuple(round(found.totals(seat).luck, 5) for seat in range(terms.seats)),
    )


def play_record(terms: Terms, seating: Sequence[str], seed: int) -> Record:
    """The same game, written down."""
    record = Record(find_game(terms.game), terms.setup(seed), seating)
    state = record.game.new(record.setup)
    table = Sitting(state, [make_player(terms.game, name) for name in seating], terms.budget(), seed)
    finish(record, state, table)
    return record


def finish(record: Record, state: State, table: Sitting) -> None:
    """Plays on to the end, and writes it down."""
    while state.actors():
        before = state.clone()
        seat, action = table.step()
        record.append(seat, before.write(action))
    record.close(state)


def first_seat(state: State) -> int:
    """Nobody begins where all act at once."""
    return -1 if state.pace() == TOGETHER else state.first_seat()


def stream_of(seed: int, about: str) -> Rng:
    """Chance that is no part of the game's own."""
    return seeded(sha256(f"{seed:x} {about}".encode()).hexdigest()[:HEX_DIGITS])


class Sitting:
    """Bots at a state. In a race each presses after its own reaction time, counted from its last press."""

    def __init__(self, state: State, bots: Sequence[Bot], budget: Budget, seed: int) -> None:
        self.state = state
        self.bots = bots
        self.budget = budget
        self.streams = [stream_of(seed, str(seat)) for seat in range(len(bots))]
        self.luck = stream_of(seed, "ties")
        self.presses: dict[int, Press] = {}

    def step(self) -> tuple[int, int]:
        """One action of one seat: who did what."""
        seats = seats_in(self.state.actors())
        if self.state.pace() != RACE:
            self.presses.clear()
            action = self.choose(seats[0]).action
            self.state.apply(seats[0], action)
            return seats[0], action
        for seat in seats:
            if seat not in self.presses:
                self.presses[seat] = self.press(seat, 0)
        at_ms = min(self.presses[seat].at_ms for seat in seats)
        level = [seat for seat in seats if self.presses[seat].at_ms == at_ms]
        return self.do_press(level[self.luck.below(len(level))])

    def do_press(self, seat: int) -> tuple[int, int]:
        """Whoever has seen another token fall since it decided may think again, but not take longer."""
        press = self.presses[seat]
        if press.knowledge != self.state.knowledge():
            press = Press(self.choose(seat).action, press.at_ms, press.knowledge)
        self.state.apply(seat, press.action)
        del self.presses[seat]
        if self.state.pace() == RACE and (self.state.actors() >> seat) & 1:
            self.presses[seat] = self.press(seat, press.at_ms)
        return seat, press.action

    def press(self, seat: int, since_ms: int) -> Press:
        choice = self.choose(seat)
        return Press(choice.action, since_ms + choice.delay_ms, self.state.knowledge())

    def choose(self, seat: int) -> Choice:
        bot = self.bots[seat]
        state = Open(self.state) if isinstance(bot, Seer) else self.state
        return bot.choose(Glimpse(state, seat, self.streams[seat]), self.budget)


@dataclass(frozen=True)
class Press:
    action: int
    at_ms: int  # since the race began
    knowledge: int  # what was known when it was decided


def to_json(played: Played) -> dict[str, Any]:
    told = asdict(played)
    if not played.luck:
        del told["luck"]
    return told


def from_json(found: Mapping[str, Any]) -> Played:
    return Played(
        int(found["seed"]),
        tuple(found["seating"]),
        tuple(found["scores"]),
        tuple(found["places"]),
        int(found["actions"]),
        int(found["first"]),
        tuple(found.get("luck", ())),
    )
