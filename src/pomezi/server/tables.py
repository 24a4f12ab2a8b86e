"""A table: a record and the people in its seats, computed from its journal and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from pomezi.core.events import Event
from pomezi.core.game import Setup, find_game
from pomezi.core.record import Entry, Record
from pomezi.core.state import RACE, State, seats_in
from pomezi.server import entries as e
from pomezi.server import shuffle
from pomezi.server.store import Line

OPEN, PLAYING, PAUSED, OVER, ENDED = "open", "playing", "paused", "over", "ended"
CLOSED = (OVER, ENDED)


@dataclass
class Chair:
    person: str = ""  # whose it is
    name: str = ""
    word: str = ""
    bot: str = ""  # the bot that owns it
    stand_in: str = ""  # the bot that plays for a missing person
    resigned: bool = False
    kept_for: str = ""  # the person an open seat waits for
    kept_name: str = ""

    def player(self) -> str:
        """The bot that acts for this seat now; empty for a person."""
        return self.bot or self.stand_in

    def is_open(self) -> bool:
        return not self.person and not self.bot

    def is_free_for(self, person: str) -> bool:
        return self.is_open() and self.kept_for in ("", person)

    def is_kept_for(self, person: str) -> bool:
        return self.is_open() and bool(person) and self.kept_for == person


@dataclass
class Turn:
    """One action of the game, with what undoing it would need to know."""

    seq: int
    seat: int
    action: str
    at_ms: int
    pace: int
    knowledge: int  # before it


@dataclass
class Past:
    """What a step was; each reader is told as much of it as their seat may know."""

    seq: int
    kind: str
    seat: int | None = None
    took_ms: int | None = None
    events: list[Event] = field(default_factory=list)
    undone: Past | None = None  # the step that this one takes back


@dataclass
class Remark:
    """A line of chat."""

    seq: int
    entry: e.Said
    at: int


@dataclass
class Press:
    seq: int
    entry: e.Pressed


class Table:
    def __init__(self, head: e.Head) -> None:
        self.head = head
        self.id = head.id
        self.seq = 0
        self.status = OPEN
        self.chairs = [Chair() for _ in range(head.seats)]
        self.history: list[Past] = []
        self.answered: dict[str, int] = {}  # client -> step
        self.rematch = ""
        self.chat: list[Remark] = []
        # of the running game
        self.seed = ""
        self.words: list[str] = []
        self.rules = 0
        self.record: Record | None = None
        self.state: State | None = None
        self.turns: list[Turn] = []
        self.seated_seq = 0  # the last step that changed who sits where
        self.changed_seq = 0  # the last step that changed the position
        self.phase_seq = 0  # the step that began this phase
        self.phase_at = 0  # when that was, unix milliseconds
        self.acted_at = 0  # when the position changed last
        self.takeback: int | None = None  # the seat that asks for one
        self.agreed: set[int] = set()
        # of the running race
        self.presses: list[Press] = []
        self.opened_at: dict[int, int] = {}  # when a seat opened an offer of its own
        self.reactions: list[e.Pressed] = []  # of this race or the last one, in their fixed order
        self.races = 0  # how many have begun

    # -- questions

    def playing(self) -> State:
        assert self.state is not None
        return self.state

    def is_running(self) -> bool:
        return self.state is not None and self.status not in CLOSED

    def is_race(self) -> bool:
        return self.is_running() and self.playing().pace() == RACE

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def actors(self) -> list[int]:
        return seats_in(self.playing().actors()) if self.is_running() else []

    def imagine(self, seat: int) -> State:
        """The position as it will be for a seat once its own waiting placements are fixed."""
        pending = [press.entry for press in self.presses if press.entry.seat == seat]
        if not pending:
            return self.playing()
        state = self.playing().clone()
        for entry in pending:
            state.apply(seat, state.read(entry.action))
        return state

    def setup(self) -> Setup:
        return Setup(self.head.seats, self.seed, self.head.edition, self.head.options, rules=self.rules)

    def persons(self) -> list[int]:
        """Seats with people who still play."""
        return [s for s, chair in enumerate(self.chairs) if chair.person and not chair.resigned]

    # -- the journal

    def fold(self, line: Line) -> None:
        """Takes up the next line; never refuses, for it is written already."""
        assert line.seq == self.seq + 1, f"step {line.seq} after {self.seq}"
        self.seq = line.seq
        if line.client:
            self.answered[line.client] = line.seq
        entry = line.entry
        past = Past(line.seq, e.kind_of(entry), getattr(entry, "seat", None))
        FOLDS[type(entry)](self, entry, line, past)
        self.history.append(past)

    def _sat(self, entry: e.Sat, line: Line, _past: Past) -> None:
        self.chairs[entry.seat] = Chair(entry.person, entry.name, entry.word)
        self.seated_seq = line.seq

    def _left(self, entry: e.Left, line: Line, _past: Past) -> None:
        self.chairs[entry.seat] = Chair()
        self.seated_seq = line.seq

    def _bot_sat(self, entry: e.BotSat, line: Line, _past: Past) -> None:
        self.seated_seq = line.seq
        chair = self.chairs[entry.seat]
        if self.status == OPEN:
            self.chairs[entry.seat] = Chair(name=entry.bot, bot=entry.bot)
        elif chair.resigned:
            chair.bot = entry.bot
        else:
            chair.stand_in = entry.bot

    def _kept(self, entry: e.Kept, _line: Line, _past: Past) -> None:
        self.chairs[entry.seat] = Chair(kept_for=entry.person, kept_name=entry.name)

    def _said(self, entry: e.Said, line: Line, _past: Past) -> None:
        self.chat.append(Remark(line.seq, entry, line.at))

    def _started(self, entry: e.Started, line: Line, _past: Past) -> None:
        game = find_game(self.head.game)
        self.seed, self.words, self.status = entry.seed, entry.words, PLAYING
        names = [chair.name for chair in self.chairs]
        self.rules = entry.rules
        self.record = Record(game, self.setup(), names)
        if not self.head.daily:
            self.record.shuffle = shuffle.proof(self.head.secret, entry.words)
        self.state = game.new(self.setup())
        self._begin_phase(line)
        self.changed_seq, self.acted_at = line.seq, line.at

    def _played(self, entry: e.Played, line: Line, past: Past) -> None:
        state, record = self.playing(), self.record
        assert record is not None
        pace, actors = state.pace(), state.actors()
        forced = pace == RACE and len(state.legal_actions(entry.seat)) == 1
        self.turns.append(Turn(line.seq, entry.seat, entry.action, entry.at_ms, pace, state.knowledge()))
        state.apply(entry.seat, state.read(entry.action), past.events)
        record.entries.append(Entry(entry.seat, entry.action, entry.at_ms))
        self.takeback = None
        self.changed_seq, self.acted_at = line.seq, line.at
        if entry.press:
            self._fix_press(entry.press, past)
        elif forced:
            self.opened_at[entry.seat] = line.at
        if state.pace() != pace or state.actors() & ~actors:
            self._begin_phase(line)
        if state.actors() == 0:
            self.status = OVER
            record.close(state)

    def _fix_press(self, seq: int, past: Past) -> None:
        for press in self.presses:
            if press.seq == seq:
                self.presses.remove(press)
                self.reactions.append(press.entry)
                past.took_ms = press.entry.took_ms
                return

    def _begin_phase(self, line: Line) -> None:
        self.phase_seq, self.phase_at = line.seq, line.at
        if self.playing().pace() == RACE:
            self.races += 1
            self.reactions = []
            self.presses = []
            self.opened_at = {}

    def _pressed(self, entry: e.Pressed, line: Line, _past: Past) -> None:
        self.presses.append(Press(line.seq, entry))

    def _dropped(self, entry: e.Dropped, _line: Line, _past: Past) -> None:
        self.presses = [press for press in self.presses if press.seq != entry.press]

    def _undone(self, entry: e.Undone, line: Line, past: Past) -> None:
        """Plays the record again without it."""
        assert self.record is not None
        past.undone = self.history[entry.play - 1]
        self.turns = [turn for turn in self.turns if turn.seq != entry.play]
        self.record.entries.clear()
        for turn in self.turns:
            self.record.entries.append(Entry(turn.seat, turn.action, turn.at_ms))
        self.state = self.record.replay()
        self.takeback = None
        if entry.play <= self.phase_seq:
            self._begin_phase(line)
        self.changed_seq, self.acted_at = line.seq, line.at

    def _takeback_asked(self, entry: e.TakebackAsked, _line: Line, _past: Past) -> None:
        self.takeback, self.agreed = entry.seat, {entry.seat}

    def _takeback_answered(self, entry: e.TakebackAnswered, _line: Line, _past: Past) -> None:
        if entry.agree:
            self.agreed.add(entry.seat)
        else:
            self.takeback = None

    def _resigned(self, entry: e.Resigned, _line: Line, _past: Past) -> None:
        self.chairs[entry.seat].resigned = True

    def _paused(self, entry: e.Paused, line: Line, _past: Past) -> None:
        self.status = PAUSED if entry.on else PLAYING
        self.acted_at = line.at

    def _took_over(self, entry: e.TookOver, _line: Line, _past: Past) -> None:
        self.chairs[entry.seat].stand_in = entry.bot

    def _handed_back(self, entry: e.HandedBack, line: Line, _past: Past) -> None:
        self.chairs[entry.seat].stand_in = ""
        self.acted_at = line.at

    def _ended(self, _entry: e.Ended, _line: Line, _past: Past) -> None:
        self.status = ENDED

    def _rematch(self, entry: e.RematchMade, _line: Line, _past: Past) -> None:
        self.rematch = entry.table


Fold = Callable[[Table, Any, Line, Past], None]
FOLDS: Mapping[type, Fold] = {
    e.Sat: Table._sat,
    e.Left: Table._left,
    e.BotSat: Table._bot_sat,
    e.Kept: Table._kept,
    e.Said: Table._said,
    e.Started: Table._started,
    e.Played: Table._played,
    e.Pressed: Table._pressed,
    e.Dropped: Table._dropped,
    e.Undone: Table._undone,
    e.TakebackAsked: Table._takeback_asked,
    e.TakebackAnswered: Table._takeback_answered,
    e.Resigned: Table._resigned,
    e.Paused: Table._paused,
    e.TookOver: Table._took_over,
    e.HandedBack: Table._handed_back,
    e.Ended: Table._ended,
    e.RematchMade: Table._rematch,
}
