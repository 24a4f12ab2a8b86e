"""The protocol every game's state keeps: hot doors for search, cold doors for people."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pomezi.core.errors import IllegalAction, Refusal
from pomezi.core.events import Event
from pomezi.core.rng import Rng
from pomezi.core.vecs import new_buffer

SPECTATOR: Final = -1

TURN: Final = 0  # one seat acts
TOGETHER: Final = 1  # several act, hidden from each other; the order is nothing
RACE: Final = 2  # several act; the order is all


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One position of one game. The hot doors trust their caller; `play` is the door that checks."""

    def __repr__(self) -> str:
        acting = ", ".join(str(seat) for seat in seats_in(self.actors())) or "nobody: the game is over"
        return f"<{type(self).__name__}: acting {acting}; scores {self.scores()}>"

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    # -- hot: search lives here

    @abstractmethod
    def clone(self) -> State:
        """A copy that stands alone."""

    @abstractmethod
    def actors(self) -> int:
        """Bit mask of the seats that may act now; 0 = over."""

    @abstractmethod
    def pace(self) -> int:
        """TURN, TOGETHER or RACE."""

    @abstractmethod
    def fill_actions(self, seat: i64, buffer: vec[i64]) -> i64:
        """Writes the legal actions into the buffer, in their fixed order; how many."""

    @abstractmethod
    def apply(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        """Does a legal action, and tells what happened if a list is given."""

    @abstractmethod
    def scores(self) -> list[int]:
        """So far, or final."""

    @abstractmethod
    def places(self) -> list[int]:
        """1 = won; shared places allowed. Empty until the game is over."""

    @abstractmethod
    def knowledge(self) -> int:
        """Grows each time something unknown becomes known to anybody."""

    def legal_actions(self, seat: int) -> list[int]:
        """In a fixed order; never empty for an actor, empty for everybody else."""
        if seat < 0 or not (self.actors() >> seat) & 1:
            return []
        count = self.fill_actions(seat, BUFFER)
        return list(BUFFER[:count])

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """The same as legal_actions(seat)[rng.below(their number)], without the list."""
        return BUFFER[rng.below(self.fill_actions(seat, BUFFER))]

    # -- cold: the doors to people

    @abstractmethod
    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Why this seat may not do this now; None exactly for its legal actions."""

    @abstractmethod
    def default_action(self, seat: int) -> int:
        """For a player whose time ran out: legal, and harmless."""

    def first_seat(self) -> int:
        """Who begins, or sits to the left of the dealer: the order in which seats are asked where all else is
        equal."""
        return 0

    def time_limit_s(self) -> int:
        """How long each actor may choose now by the game's own options; the table keeps it. 0 = no limit."""
        return 0

    def hushed(self) -> tuple[str, ...]:
        """Kinds of earlier events that nobody may be told again at this moment, nor look back at."""
        return ()

    def merits(self) -> list[int]:
        """How well each seat does: on the scale of the scores, but more is always better, and at the end a
        better place never has less."""
        return self.scores()

    def scores_seen(self, seat: int) -> list[int]:
        """The scores so far as a seat (or SPECTATOR) may know them."""
        return self.scores()

    def beat_ms(self) -> int:
        """In a race: how long all wait before what it is about is turned up; times count from then on, and
        until then everybody is shown `veiled`."""
        return 0

    def veiled(self, seat: int) -> Mapping[str, object]:
        """The view as it is until the beat of a race has passed."""
        return self.view(seat)

    @abstractmethod
    def view(self, seat: int) -> Mapping[str, object]:
        """All that a seat (or SPECTATOR) may know."""

    def own(self, seat: int) -> dict[str, object] | None:
        """What a seat sees in place of what a spectator does, or beside it: `view(seat)` is `view(SPECTATOR)`
        with these keys. So what all see is computed and told once; None where it cannot be told apart."""
        return None

    @abstractmethod
    def determinize(self, seat: int, rng: Rng) -> State:
        """A state this seat cannot tell from the true one, with a random stream of its own."""

    @abstractmethod
    def redeal(self, rng: Rng) -> State:
        """The same position with other luck to come: decks and dice, as far as nobody knows them. Whatever
        anybody holds, has chosen or was told stays, hidden or not."""

    @abstractmethod
    def write(self, action: int) -> str:
        """The notation of an action."""

    @abstractmethod
    def read(self, text: str) -> int:
        """The action a text stands for; raises NotationError."""

    @abstractmethod
    def dump(self) -> Mapping[str, object]:
        """Everything, as JSON; `Game.load` takes it back."""


# Shared by all states: filled and read within one call, so a process should drive states from one thread.
BUFFER: Final = new_buffer()


def seats_in(mask: int) -> list[int]:
    """The seats of a mask such as `actors()`, in order."""
    return [seat for seat in range(mask.bit_length()) if (mask >> seat) & 1]


def actor_refusal(state: State, seat: int, seats: int) -> Refusal | None:
    """What every game refuses alike: no such seat, the game is over, another seat's turn."""
    if not 0 <= seat < seats:
        return Refusal("no-such-seat", {"seat": seat, "last": seats - 1})
    actors = state.actors()
    if actors == 0:
        return Refusal("game-over")
    if not (actors >> seat) & 1:
        return Refusal("not-your-turn", {"seat": seat, "actors": seats_in(actors)})
    return None


def play(state: State, seat: int, text: str) -> list[Event]:
    """Reads, checks, applies; raises NotationError or IllegalAction and then has changed nothing."""
    action = state.read(text)
    refusal = state.refusal(seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    events: list[Event] = []
    state.apply(seat, action, events)
    return events


def playout(state: State, rng: Rng) -> int:
    """Plays uniformly at random to the end; how many actions it took."""
    actions = 0
    actors: i64 = state.actors()
    while actors != 0:
        seat: i64 = 0
        while (actors >> seat) & 1 == 0:
            seat += 1
        state.apply(seat, state.random_action(seat, rng))
        actions += 1
        actors = state.actors()
    return actions


def lead(state: State, seat: int) -> int:
    """So much better a seat does than the best of the others; alone, all it has."""
    merits = state.merits()
    return merits[seat] - max([merit for other, merit in enumerate(merits) if other != seat], default=0)
