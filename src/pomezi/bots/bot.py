"""What a bot is given, and what it gives back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

from mypy_extensions import mypyc_attr

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


@dataclass(frozen=True)
class Budget:
    """How much thinking is allowed; 0 = the bot decides."""

    iterations: int = 0
    milliseconds: int = 0


@dataclass(frozen=True)
class Choice:
    """An action, and in a race how long the bot takes to press."""

    action: int
    delay_ms: int = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    @abstractmethod
    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        """One legal action for the glimpse's seat."""
