"""Players who see everything: all hands, every deck, each die to come. They measure luck."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.bots.bot import Bot, Budget, Choice, Glimpse
from pomezi.core.errors import Refusal
from pomezi.core.events import Event
from pomezi.core.rng import Rng
from pomezi.core.state import State

PREFIX = "seer+"


class Seer(Bot):
    """A bot whose samples are the truth; the arena must hand it an `Open` state."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        return self.bot.choose(glimpse, budget)


class Open(State):
    """A state that does not hide: a glimpse of it is the state itself, and so is every sample."""

    def __init__(self, state: State, depth: int = 0) -> None:
        self.state = state
        self.depth = depth

    def determinize(self, seat: int, rng: Rng) -> State:
        """A glimpse asks first, then the bot; the bot needs a state of the game's own kind."""
        return Open(self.state, 1) if self.depth == 0 else self.state.clone()

    def redeal(self, rng: Rng) -> State:
        return Open(self.state.redeal(rng), self.depth)

    def clone(self) -> State:
        return Open(self.state.clone(), self.depth)

    def actors(self) -> int:
        return self.state.actors()

    def pace(self) -> int:
        return self.state.pace()

    def fill_actions(self, seat: i64, buffer: vec[i64]) -> i64:
        return self.state.fill_actions(seat, buffer)

    def apply(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        self.state.apply(seat, action, events)

    def scores(self) -> list[int]:
        return self.state.scores()

    def places(self) -> list[int]:
        return self.state.places()

    def knowledge(self) -> int:
        return self.state.knowledge()

    def refusal(self, seat: int, action: int) -> Refusal | None:
        return self.state.refusal(seat, action)

    def default_action(self, seat: int) -> int:
        return self.state.default_action(seat)

    def view(self, seat: int) -> Mapping[str, object]:
        return self.state.view(seat)

    def write(self, action: int) -> str:
        return self.state.write(action)

    def read(self, text: str) -> int:
        return self.state.read(text)

    def dump(self) -> Mapping[str, object]:
        return self.state.dump()
