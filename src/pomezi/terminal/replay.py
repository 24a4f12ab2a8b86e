"""`pomezi replay`: a record step by step, forwards and backwards."""

from __future__ import annotations

from rich.text import Text

from pomezi.core.errors import PomeziError, Refusal, SetupError
from pomezi.core.events import Event
from pomezi.core.record import Entry, Record
from pomezi.core.state import SPECTATOR, State, play
from pomezi.terminal.boards import find_board
from pomezi.terminal.marks import mark
from pomezi.terminal.results import draw_winner
from pomezi.terminal.screen import EndOfInput, Screen
from pomezi.terminal.story import sentences
from pomezi.terminal.verify import draw_header
from pomezi.text import Texts

COMMANDS = ("b", "board", "map", "q")


class Film:
    """All positions of a record, as far as it can be played; `fault` says why no further."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.states: list[State] = [record.replay(0)]
        self.events: list[list[Event]] = []
        self.fault: PomeziError | None = None
        for number, entry in enumerate(record.entries):
            state = self.states[-1].clone()
            try:
                self.events.append(play(state, entry.seat, entry.notation))
            except PomeziError:
                self.fault = _fault_of(record, number)
                return
            self.states.append(record.with_luck(state, number + 1))

    def entry(self, step: int) -> Entry:
        return self.record.entries[step - 1]


def _fault_of(record: Record, number: int) -> PomeziError | None:
    """The record's own words about its line."""
    try:
        record.replay(number + 1)
    except PomeziError as error:
        return error
    return None


class Projector:
    """Shows a film from one seat, or as a spectator."""

    def __init__(self, film: Film, seat: int, texts: Texts, screen: Screen) -> None:
        last = film.record.setup.seats - 1
        if not SPECTATOR <= seat <= last:
            raise SetupError(Refusal("no-such-seat", {"seat": seat, "last": last}))
        self.film = film
        self.seat = seat
        self.texts = texts
        self.screen = screen
        self.board = find_board(film.record.game.key)
        self.last = len(film.states) - 1

    def show_all(self) -> None:
        draw_header(self.film.record, self.texts, self.screen)
        for step in range(1, self.last + 1):
            self.show_step(step)
        self.show_end()
        self._raise_fault()

    def walk(self) -> None:
        """Enter = on, b = back, a number = there, board, q."""
        draw_header(self.film.record, self.texts, self.screen)
        self.screen.say(self.texts.say("replay-how"), "dim")
        step = 0
        while True:
            try:
                line = self.screen.ask(0, lambda: COMMANDS)
            except (EndOfInput, KeyboardInterrupt):
                return
            if line in ("q", "quit"):
                return
            if line in ("board", "map"):
                self.show_board(step)
                continue
            there = self._target(line, step)
            if there is None:
                self.screen.say(self.texts.say("replay-unknown", {"text": line, "last": self.last}), "red")
                continue
            step = there
            self.show_step(step)
            if step == self.last:
                self.show_end()
                self._raise_fault()

    def _target(self, line: str, step: int) -> int | None:
        if not line:
            return min(step + 1, self.last)
        if line == "b":
            return max(step - 1, 0)
        if line.isascii() and line.isdecimal() and len(line) < 10 and int(line) <= self.last:
            return int(line)
        return None

    def show_step(self, step: int) -> None:
        if step == 0:
            self.screen.say(self.texts.say("replay-start", {"last": self.last}))
            return
        entry = self.film.entry(step)
        told = " ".join(sentences(self.film.events[step - 1], self.seat, self.texts))
        at = f"{step:>{len(str(self.last))}}/{self.last}"
        self.screen.say(Text.assemble((at, "dim"), " ", mark(entry.seat), " ", (entry.notation, "bold")))
        self.screen.say(Text(" " * (len(at) + 3) + told))

    def show_board(self, step: int) -> None:
        view = self.film.states[step].view(self.seat)
        self.board.draw(view, self.texts, self.screen.console)
        self.board.draw_map(view, self.texts, self.screen.console, "")

    def show_end(self) -> None:
        state = self.film.states[-1]
        if state.actors() == 0:
            self.board.draw_result(state.view(SPECTATOR), self.texts, self.screen.console)
            draw_winner(state, self.texts, self.screen)
        elif self.film.fault is None:
            self.screen.say(self.texts.say("play-unfinished", {"count": self.last}))

    def _raise_fault(self) -> None:
        if self.film.fault is not None:
            raise self.film.fault
