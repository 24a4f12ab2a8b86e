"""A race at one keyboard: people are timed to Enter, bots press at their own moments in between."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from pomezi.bots.bot import Choice
from pomezi.core.race import (
    LATE_MS,
    Press,
    after_own_ms,
    imagined,
    is_late,
    ordered,
    run_out,
)
from pomezi.core.state import RACE, State, seats_in

Choose = Callable[[State, int], Choice]  # what a bot would do in a position
Do = Callable[[int, int, int], None]  # seat, action, milliseconds: lays it on the table


class Heat(ABC):
    """One race from the moment it is shown until everybody has placed everything."""

    def __init__(self, state: State, seats: int, limit_s: int, choose: Choose, do: Do) -> None:
        self.state = state
        self.seats = seats
        self.limit_s = limit_s  # 0 = none
        self.choose = choose
        self.do = do
        self.times: list[Press] = []  # as they lie

    @abstractmethod
    def begin(self, bots: list[int]) -> None:
        """The bots look at the offer."""

    @abstractmethod
    def advance(self, now_ms: int) -> None:
        """What has happened by now happens."""

    @abstractmethod
    def press(self, seat: int, action: int, took_ms: int) -> None:
        """A person's action, made at this moment."""

    @abstractmethod
    def seen(self, seat: int) -> State:
        """The race as a person sees it."""

    @abstractmethod
    def finish(self) -> None:
        """People are done or late: the rest is laid."""

    def waits_for(self, seat: int) -> bool:
        state = self.seen(seat)
        return state.pace() == RACE and bool(state.actors() >> seat & 1)

    def _lay(self, press: Press) -> None:
        self.times.append(press)
        took_ms = self.limit_s * 1000 if press.took_ms == LATE_MS else press.took_ms
        self.do(press.seat, self.state.read(press.action), took_ms)


class OpenHeat(Heat):
    """All see each token fall. Only one person can play so: a keyboard has one Enter."""

    def begin(self, bots: list[int]) -> None:
        self.planned: dict[int, Press] = {}
        for seat in bots:
            self._plan(seat, 0)

    def advance(self, now_ms: int) -> None:
        while self.planned:
            first = self._first(list(self.planned.values()))
            if first.took_ms > now_ms:
                return
            self._bot_presses(first)

    def press(self, seat: int, action: int, took_ms: int) -> None:
        """Bots that were faster press before it."""
        took_ms = after_own_ms(took_ms, self.times, seat)
        own = Press(seat, self.state.write(action), took_ms, 0)
        while (first := self._first([*self.planned.values(), own])) is not own:
            self._bot_presses(first)
        self._lay(own)

    def seen(self, seat: int) -> State:
        return self.state

    def finish(self) -> None:
        self.advance(LATE_MS)
        if self.state.pace() != RACE:
            return
        for press in run_out([], self.state, self.seats, seats_in(self.state.actors())):
            self._lay(press)

    def _first(self, presses: list[Press]) -> Press:
        return ordered(presses, self.state.first_seat(), self.seats)[0]

    def _plan(self, seat: int, since_ms: int) -> None:
        """When a bot will press; what, it decides then. A bot that would be late is left to the end."""
        choice = self.choose(self.state, seat)
        took_ms = since_ms + choice.delay_ms
        if not is_late(took_ms, self.limit_s):
            self.planned[seat] = Press(seat, self.state.write(choice.action), took_ms, 0)

    def _bot_presses(self, planned: Press) -> None:
        """It looks at the table once more before it lays its token."""
        del self.planned[planned.seat]
        action = self.choose(self.state, planned.seat).action
        self._lay(Press(planned.seat, self.state.write(action), planned.took_ms, 0))
        if self.waits_for(planned.seat):
            self._plan(planned.seat, planned.took_ms)


class SealedHeat(Heat):
    """One after the other, each by a time of their own; the stacks are built when all have chosen (BH-29)."""

    def begin(self, bots: list[int]) -> None:
        self.presses: list[Press] = []
        for seat in bots:
            self._bot_plays(seat)

    def advance(self, now_ms: int) -> None:
        """Nobody sees anything of the others."""

    def press(self, seat: int, action: int, took_ms: int) -> None:
        took_ms = after_own_ms(took_ms, self.presses, seat)
        self.presses.append(Press(seat, self.state.write(action), took_ms, 0))

    def seen(self, seat: int) -> State:
        return imagined(self.state, self.presses, seat)

    def finish(self) -> None:
        late = [seat for seat in range(self.seats) if self.waits_for(seat)]
        for press in run_out(self.presses, self.state, self.seats, late):
            self._lay(press)

    def _bot_plays(self, seat: int) -> None:
        took_ms = 0
        while self.waits_for(seat):
            choice = self.choose(self.seen(seat), seat)
            if is_only(self.seen(seat), seat):
                self.do(seat, choice.action, -1)
                continue
            took_ms += choice.delay_ms
            if is_late(took_ms, self.limit_s):
                return
            self.press(seat, choice.action, took_ms)


def is_only(state: State, seat: int) -> bool:
    """Whether there is nothing to choose, as when an offer has to be opened: done at once, and not timed."""
    return len(state.legal_actions(seat)) == 1


def heat_for(state: State, people: list[int]) -> type[Heat]:
    """Sealed where several people share the keyboard, or where each opens the offer alone."""
    opens = any(is_only(state, seat) for seat in seats_in(state.actors()))
    return SealedHeat if opens or len(people) > 1 else OpenHeat
