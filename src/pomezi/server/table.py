"""A table: a record and the people in its seats, computed from its journal and nothing else."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pomezi.core.errors import NotationError, Refusal
from pomezi.core.events import Event
from pomezi.core.game import Setup, find_game
from pomezi.core.record import Entry, Record
from pomezi.core.shuffle import commitment
from pomezi.core.state import RACE, SPECTATOR, State, seats_in
from pomezi.server import journal as j
from pomezi.server.journal import Line

OPEN, PLAYING, PAUSED, OVER, ENDED = "open", "playing", "paused", "over", "ended"
CLOSED = (OVER, ENDED)
SNAPSHOT_STEPS = 32  # between two kept positions
KEPT_BEFORE = 8  # turns whose position before is kept, for undoing


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
    muted: bool = False

    def player(self) -> str:
        """The bot that acts for this seat now; empty for a person."""
        return self.bot or self.stand_in

    def is_open(self) -> bool:
        return not self.person and not self.bot

    def is_free_for(self, person: str, is_late: bool = False) -> bool:
        """While the game runs it is bots who make room."""
        if is_late:
            return bool(self.bot) and not self.person
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
    before: State | None = None  # the position before it, of the last few


@dataclass
class Happening:
    """What a step was; each reader is told as much of it as their seat may know."""

    seq: int
    kind: str
    at: int  # unix milliseconds
    seat: int | None = None
    action: str = ""
    took_ms: int | None = None
    events: list[Event] = field(default_factory=list)
    undone: Happening | None = None  # the step that this one takes back

    def is_told_to(self, eyes: int) -> bool:
        """A step with private events alone is its seat's own affair, and so is undoing it."""
        events = self.undone.events if self.undone else self.events
        for event in events:
            if event.is_told_to(eyes):
                return True
        return not events


@dataclass
class Remark:
    """A line of chat."""

    seq: int
    entry: j.Said
    at: int


@dataclass
class Placement:
    """A press in a race that has not been fixed yet, and the step that wrote it."""

    seq: int
    entry: j.Pressed


class Table:
    def __init__(self, head: j.Head) -> None:
        self.head = head
        self.id = head.id
        self.seq = 0
        self.status = OPEN
        self.chairs = [Chair() for _ in range(head.seats)]
        self.history: list[Happening] = []
        self.told: list[list[int]] = [
            [] for _ in range(head.seats + 1)
        ]  # by eyes + 1: the steps told to them
        self.answered: dict[str, int] = {}  # client -> step
        self.rematch = ""
        self.chat: list[Remark] = []
        self.unwelcome: set[str] = set()  # people whom the host has removed
        self.is_hushed = False  # whether those who look on may not talk
        # of the running game
        self.seed = ""
        self.words: list[str] = []
        self.rules = 0
        self.record: Record | None = None
        self.state: State | None = None
        self.turns: list[Turn] = []
        self.laid_seq = 0  # the step up to which it is another table's game
        self.snapshots: list[tuple[int, State]] = []  # step -> the position after it
        self.seated_seq = 0  # the last step that changed who sits where
        self.changed_seq = 0  # the last step that changed the position
        self.phase_seq = 0  # the step that began this phase
        self.acted_at = 0  # when the position changed last, unix milliseconds
        self.takeback: int | None = None  # the seat that asks for one
        self.agreed: set[int] = set()
        # of the running race
        self.placements: list[Placement] = []
        self.opened: set[int] = set()  # seats that have opened an offer of their own
        self.reactions: list[j.Pressed] = []  # of this race or the last one, in their fixed order
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
        if not self.placements:
            return self.playing()
        pending = [placement.entry for placement in self.placements if placement.entry.seat == seat]
        if not pending:
            return self.playing()
        state = self.playing().clone()
        for entry in pending:
            state.apply(seat, state.read(entry.action))
        return state

    def setup(self) -> Setup:
        head = self.head
        return Setup(head.seats, self.seed, head.edition, head.options, head.stacked, self.rules)

    def is_duplicate(self) -> bool:
        """Whether the same deal is played at other tables: then bots have the same luck at all of them."""
        return bool(self.head.daily or self.head.tournament)

    def has_secret(self) -> bool:
        """Whether the house had a hand in its seed, and promised not to choose."""
        return bool(self.head.secret) and not (self.head.daily or self.head.lesson)

    def persons(self) -> list[int]:
        """Seats with people who still play."""
        return [s for s, chair in enumerate(self.chairs) if chair.person and not chair.resigned]

    def others_of(self, seat: int) -> list[int]:
        """Seats of other people who still play."""
        return [s for s in self.persons() if self.chairs[s].person != self.chairs[seat].person]

    def number(self, eyes: int, seq: int) -> int:
        """A step of the journal as these eyes count: nobody counts what they are not told."""
        return bisect_right(self.told[eyes + 1], seq)

    def numbers(self, eyes: int) -> int:
        """How many steps these eyes have been told of."""
        return len(self.told[eyes + 1])

    def happenings(self, eyes: int, after: int, upto: int | None = None) -> list[Happening]:
        """What these eyes are told of, from one of their own numbers on."""
        return [self.history[seq - 1] for seq in self.told[eyes + 1][after:upto]]

    def position_at(self, seq: int) -> State | None:
        """The position as it was after a step: from the nearest one that was kept."""
        found = bisect_right(self.snapshots, seq, key=lambda kept: kept[0])
        if found == 0:
            return None
        kept, state = self.snapshots[found - 1]
        state = state.clone()
        for past in self.history[kept:seq]:
            if past.action:
                state.apply(past.seat or 0, state.read(past.action))
        return state

    # -- the journal

    def refusal(self, entries: Sequence[j.AnyEntry]) -> Refusal | None:
        """Why these entries may not be written: an action that the true position would not take."""
        played = [entry for entry in entries if isinstance(entry, j.Played)]
        if not played:
            return None
        state = self.playing().clone()
        for entry in played:
            try:
                action = state.read(entry.action)
            except NotationError as error:
                return error.refusal
            refusal = state.refusal(entry.seat, action)
            if refusal is not None:
                return refusal
            state.apply(entry.seat, action)
        return None

    def fold(self, line: Line) -> None:
        """Takes up the next line; never refuses, for it is written already."""
        assert line.seq == self.seq + 1, f"step {line.seq} after {self.seq}"
        self.seq = line.seq
        if line.client:
            self.answered[line.client] = line.seq
        entry = line.entry
        past = Happening(line.seq, j.kind_of(entry), line.at, getattr(entry, "seat", None))
        FOLDS[type(entry)](self, entry, past)
        self.history.append(past)
        for eyes, told in enumerate(self.told, SPECTATOR):
            if past.is_told_to(eyes):
                told.append(line.seq)
        if self.state is not None and self._is_worth_keeping(entry):
            self.snapshots.append((line.seq, self.state.clone()))

    def _is_worth_keeping(self, entry: j.AnyEntry) -> bool:
        """Between two kept positions lie actions alone, and not many."""
        if isinstance(entry, j.Started | j.Laid | j.Undone):
            return True
        return self.seq - self.snapshots[-1][0] >= SNAPSHOT_STEPS

    def _sat(self, entry: j.Sat, past: Happening) -> None:
        self.chairs[entry.seat] = Chair(entry.person, entry.name, entry.word)
        self.seated_seq = past.seq
        if self.record is not None:  # in the place of a bot
            self.record.players = tuple(chair.name for chair in self.chairs)
            self.acted_at = past.at

    def _left(self, entry: j.Left, past: Happening) -> None:
        self.chairs[entry.seat] = Chair()
        self.seated_seq = past.seq

    def _removed(self, entry: j.Removed, past: Happening) -> None:
        self.chairs[entry.seat] = Chair()
        self.unwelcome.add(entry.person)
        self.seated_seq = past.seq

    def _muted(self, entry: j.Muted, _past: Happening) -> None:
        if entry.seat is None:
            self.is_hushed = entry.on
        else:
            self.chairs[entry.seat].muted = entry.on

    def _bot_sat(self, entry: j.BotSat, past: Happening) -> None:
        self.seated_seq = past.seq
        chair = self.chairs[entry.seat]
        if self.status == OPEN:
            self.chairs[entry.seat] = Chair(name=entry.bot, bot=entry.bot)
        elif chair.resigned:
            chair.bot = entry.bot
        else:
            chair.stand_in = entry.bot

    def _kept(self, entry: j.Kept, _past: Happening) -> None:
        self.chairs[entry.seat] = Chair(kept_for=entry.person, kept_name=entry.name)

    def _said(self, entry: j.Said, past: Happening) -> None:
        self.chat.append(Remark(past.seq, entry, past.at))

    def _started(self, entry: j.Started, past: Happening) -> None:
        game = find_game(self.head.game)
        self.seed, self.words, self.rules, self.status = entry.seed, entry.words, entry.rules, PLAYING
        names = [chair.name for chair in self.chairs]
        self.record = Record(game, self.setup(), names if any(names) else ())
        if self.has_secret():
            secret = self.head.secret
            self.record.shuffle = {"commitment": commitment(secret), "secret": secret, "words": entry.words}
        self.state = game.new(self.setup())
        self._begin_phase(past)
        self.changed_seq, self.acted_at = past.seq, past.at

    def _laid(self, entry: j.Laid, past: Happening) -> None:
        assert self.record is not None
        self.laid_seq, self.changed_seq, self.acted_at = past.seq, past.seq, past.at
        if entry.seed:
            self.record.anew[len(self.turns)] = entry.seed
            self.state = self.record.with_luck(self.playing(), len(self.turns))
        self._begin_phase(past)

    def _played(self, entry: j.Played, past: Happening) -> None:
        state, record = self.playing(), self.record
        assert record is not None
        pace, actors, before = state.pace(), state.actors(), state.clone()
        forced = pace == RACE and len(state.legal_actions(entry.seat)) == 1
        self._note_turn(
            Turn(past.seq, entry.seat, entry.action, entry.at_ms, pace, state.knowledge(), before)
        )
        state.apply(entry.seat, state.read(entry.action), past.events)
        record.entries.append(Entry(entry.seat, entry.action, entry.at_ms))
        past.action = entry.action
        self.takeback = None
        self.changed_seq, self.acted_at = past.seq, past.at
        if entry.press:
            self._fix_placement(entry.press, past)
        elif forced:
            self.opened.add(entry.seat)
        if state.pace() != pace or state.actors() & ~actors:
            self._begin_phase(past)
        if state.actors() == 0:
            self.status = OVER
            record.close(state)

    def _note_turn(self, turn: Turn) -> None:
        self.turns.append(turn)
        if len(self.turns) > KEPT_BEFORE:
            self.turns[-KEPT_BEFORE - 1].before = None

    def _fix_placement(self, seq: int, past: Happening) -> None:
        for placement in self.placements:
            if placement.seq == seq:
                self.placements.remove(placement)
                self.reactions.append(placement.entry)
                past.took_ms = placement.entry.took_ms
                return

    def _begin_phase(self, past: Happening) -> None:
        self.phase_seq = past.seq
        if self.playing().pace() == RACE:
            self.races += 1
            self.reactions = []
            self.placements = []
            self.opened = set()

    def _pressed(self, entry: j.Pressed, past: Happening) -> None:
        self.placements.append(Placement(past.seq, entry))

    def _dropped(self, entry: j.Dropped, _past: Happening) -> None:
        self.placements = [placement for placement in self.placements if placement.seq != entry.press]

    def _undone(self, entry: j.Undone, past: Happening) -> None:
        """Back to the position before it; if others have acted since, the record is played without it."""
        assert self.record is not None
        past.undone = self.history[entry.play - 1]
        last = self.turns[-1]
        self.turns = [turn for turn in self.turns if turn.seq != entry.play]
        self.record.entries = [Entry(turn.seat, turn.action, turn.at_ms) for turn in self.turns]
        if last.seq == entry.play and last.before is not None:
            self.state = last.before
        else:
            self.state = self.record.replay()
            for turn in self.turns:
                turn.before = None  # they knew of what is undone now
        self.takeback = None
        if entry.play <= self.phase_seq:
            self._begin_phase(past)
        self.changed_seq, self.acted_at = past.seq, past.at

    def _takeback_asked(self, entry: j.TakebackAsked, _past: Happening) -> None:
        self.takeback, self.agreed = entry.seat, {entry.seat}

    def _takeback_answered(self, entry: j.TakebackAnswered, _past: Happening) -> None:
        if entry.agree:
            self.agreed.add(entry.seat)
        else:
            self.takeback = None

    def _resigned(self, entry: j.Resigned, _past: Happening) -> None:
        self.chairs[entry.seat].resigned = True

    def _paused(self, entry: j.Paused, past: Happening) -> None:
        self.status = PAUSED if entry.on else PLAYING
        self.acted_at = past.at

    def _took_over(self, entry: j.TookOver, _past: Happening) -> None:
        self.chairs[entry.seat].stand_in = entry.bot

    def _handed_back(self, entry: j.HandedBack, past: Happening) -> None:
        self.chairs[entry.seat].stand_in = ""
        self.acted_at = past.at

    def _ended(self, _entry: j.Ended, _past: Happening) -> None:
        self.status = ENDED

    def _rematch(self, entry: j.RematchMade, _past: Happening) -> None:
        self.rematch = entry.table


Fold = Callable[[Table, Any, Happening], None]
FOLDS: Mapping[type, Fold] = {
    j.Sat: Table._sat,
    j.Left: Table._left,
    j.Removed: Table._removed,
    j.Muted: Table._muted,
    j.BotSat: Table._bot_sat,
    j.Kept: Table._kept,
    j.Said: Table._said,
    j.Started: Table._started,
    j.Laid: Table._laid,
    j.Played: Table._played,
    j.Pressed: Table._pressed,
    j.Dropped: Table._dropped,
    j.Undone: Table._undone,
    j.TakebackAsked: Table._takeback_asked,
    j.TakebackAnswered: Table._takeback_answered,
    j.Resigned: Table._resigned,
    j.Paused: Table._paused,
    j.TookOver: Table._took_over,
    j.HandedBack: Table._handed_back,
    j.Ended: Table._ended,
    j.RematchMade: Table._rematch,
}
