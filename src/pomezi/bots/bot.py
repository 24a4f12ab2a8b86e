"""What a bot is given, and what it gives back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from mypy_extensions import mypyc_attr

from pomezi.core.game import Game, looker
from pomezi.core.rng import Rng
from pomezi.core.state import State


class Glimpse:
    """A game as one seat knows it. It holds a state imagined from the seat's knowledge, not the true one."""

    def __init__(self, state: State, seat: int, rng: Rng) -> None:
        self.seat = seat
        self.rng = rng.fork()
        self._imagined = state.determinize(seat, self.rng)

    def view(self) -> Mapping[str, object]:
        return self._imagined.view(self.seat)

    def legal_actions(self) -> list[int]:
        return self._imagined.legal_actions(self.seat)

    def write(self, action: int) -> str:
        return self._imagined.write(action)

    def sample(self) -> State:
        """Another state that the seat could be in, with a random stream of its own."""
        return self._imagined.determinize(self.seat, self.rng)


def glimpse_of(game: Game, view: Mapping[str, object], rng: Rng) -> Glimpse:
    """From a view alone, such as one that came over the network; raises DumpError (see `Game.imagine`)."""
    return Glimpse(game.imagine(view, rng), looker(view), rng)


Clock: TypeAlias = Callable[[], float]  # seconds that only grow, such as `time.monotonic`


@dataclass(frozen=True)
class Budget:
    """How much thinking is allowed: so many iterations (0 = as many as the bot is used to), and no longer
    than so many milliseconds (0 = no matter how long). Bots have no clock of their own: without the caller's,
    milliseconds mean nothing, and the same seed gives the same choice."""

    iterations: int = 0
    milliseconds: int = 0
    clock: Clock | None = None

    def meter(self, usual: int) -> Meter:
        """Starts to count for one choice of a bot used to so many iterations."""
        return Meter(self, self.iterations or usual)


class Meter:
    """Counts iterations, and looks at the clock if there is one."""

    def __init__(self, budget: Budget, iterations: int) -> None:
        self.left = iterations
        self.clock = budget.clock if budget.milliseconds > 0 else None
        self.until = 0.0 if self.clock is None else self.clock() + budget.milliseconds / 1000

    def goes_on(self) -> bool:
        """Whether one more iteration is allowed; if so, it is counted."""
        if self.left <= 0 or self.is_late():
            return False
        self.left -= 1
        return True

    def is_late(self) -> bool:
        return self.clock is not None and self.clock() >= self.until


@dataclass(frozen=True)
class Choice:
    """An action, and in a race how long the bot takes to press."""

    action: int
    delay_ms: int = 0

    def __reduce__(self) -> tuple[object, ...]:  # a frozen compiled class cannot be pickled field by field
        return Choice, (self.action, self.delay_ms)


@dataclass(frozen=True)
class Opinion:
    """What a bot thinks of an action: how many games it imagined with it, the share of them it won, and how
    far ahead of the best opponent it was at their end, on average."""

    action: int
    games: int
    won: float
    ahead: float

    def __reduce__(self) -> tuple[object, ...]:
        return Opinion, (self.action, self.games, self.won, self.ahead)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player made of code: it is asked whenever its seat may act, and sees no more than a person there."""

    @abstractmethod
    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        """One legal action for the glimpse's seat."""

    def sit_down(self, rng: Rng) -> None:  # noqa: B027  most bring nothing along
        """Whatever it brings along for the whole game is drawn from this stream: with the same one it is the
        same player, wherever it thinks. Without it, chance decides when it is first asked."""

    def opinions(self, glimpse: Glimpse, budget: Budget) -> list[Opinion]:
        """What it would choose, then what it weighed against that; empty if it imagines no games."""
        return []
