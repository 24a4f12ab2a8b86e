"""The smallest race there is: whoever presses first stands lowest. For tests of the server's clock."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.bots import BOTS
from pomezi.core.errors import NotationError, Refusal
from pomezi.core.events import Event
from pomezi.core.game import GAMES, Game, Option, Setup
from pomezi.core.rng import Rng, seeded
from pomezi.core.state import RACE, TOGETHER, State, actor_refusal

READY, OPEN = 0, 1
FIELDS = 5  # actions 10 … 14


class SprintState(State):
    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.hidden = setup.options["correspondence"] is True
        self.rounds = int(setup.options["rounds"])
        self.round = 0
        self.is_racing = False
        self.ready = 0
        self.opened = 0
        self.middle = seeded(setup.seed).below(1000)
        self.order: list[tuple[int, int]] = []  # seat, field
        self.orders: list[list[tuple[int, int]]] = []

    def clone(self) -> SprintState:
        s = SprintState(self.setup)
        s.round, s.is_racing, s.ready, s.opened = self.round, self.is_racing, self.ready, self.opened
        s.order, s.orders = list(self.order), list(self.orders)
        return s

    def everybody(self) -> int:
        return (1 << self.setup.seats) - 1

    def actors(self) -> int:
        if self.round >= self.rounds:
            return 0
        if not self.is_racing:
            return self.everybody() & ~self.ready
        return self.everybody() & ~sum(1 << seat for seat, _ in self.order)

    def pace(self) -> int:
        return RACE if self.is_racing else TOGETHER

    def _legal(self, seat: int) -> list[int]:
        if not self.actors() >> seat & 1:
            return []
        if not self.is_racing:
            return [READY]
        return [OPEN] if self.hidden and not self.opened >> seat & 1 else [10 + i for i in range(FIELDS)]

    def fill_actions(self, seat: i64, buffer: vec[i64]) -> i64:
        for i, action in enumerate(self._legal(seat)):
            buffer[i] = action
        return len(self._legal(seat))

    def apply(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        if action == READY:
            self.ready |= 1 << seat
            if self.ready == self.everybody():
                self.is_racing = True
        elif action == OPEN:
            self.opened |= 1 << seat
        else:
            self.order.append((seat, action - 10))
            if events is not None:
                events.append(Event("placed", {"seat": seat, "under": len(self.order) - 1}))
            if len(self.order) == self.setup.seats:
                self.orders.append(self.order)
                self.order, self.ready, self.opened, self.is_racing = [], 0, 0, False
                self.round += 1

    def scores(self) -> list[int]:
        return [0] * self.setup.seats

    def places(self) -> list[int]:
        return [1] * self.setup.seats

    def knowledge(self) -> int:
        return self.round

    def refusal(self, seat: int, action: int) -> Refusal | None:
        wrong = actor_refusal(self, seat, self.setup.seats)
        if wrong is None and action not in self._legal(seat):
            return Refusal("no-such-action", {"action": action})
        return wrong

    def default_action(self, seat: int) -> int:
        return self._legal(seat)[-1]

    def view(self, seat: int) -> Mapping[str, object]:
        knows = self.is_racing and (not self.hidden or (seat >= 0 and bool(self.opened >> seat & 1)))
        return {
            "seat": seat,
            "round": self.round,
            "dealer": self.round % self.setup.seats,
            "middle": self.middle if knows else None,
            "order": [] if self.hidden else [who for who, _ in self.order],
            "orders": [[who for who, _ in order] for order in self.orders],
        }

    def determinize(self, seat: int, rng: Rng) -> SprintState:
        return self.clone()

    def redeal(self, rng: Rng) -> SprintState:
        return self.clone()

    def write(self, action: int) -> str:
        return {READY: "ready", OPEN: "open"}.get(action, f"place {action - 10}")

    def read(self, text: str) -> int:
        known: list[int] = [READY, OPEN, *range(10, 10 + FIELDS)]
        for action in known:
            if self.write(action) == text:
                return action
        raise NotationError("unknown-verb", text, 0, "ready, open, place")

    def dump(self) -> Mapping[str, object]:
        return {}


class Sprint(Game):
    def __init__(self) -> None:
        options = (Option("correspondence", (False, True)), Option("rounds", tuple(range(1, 100))))
        super().__init__("sprint", range(2, 7), ("usual",), options, 1, {})

    def new(self, setup: Setup) -> SprintState:
        return SprintState(self.check(setup))

    def load(self, dump: Mapping[str, object]) -> SprintState:
        raise NotImplementedError

    def suppose(self, view: Mapping[str, object]) -> SprintState:
        raise NotImplementedError

    def names(self, edition: str, lang: str) -> Mapping[str, str]:
        return {}


def install() -> None:
    """Only while a test wants it: the contract suite must not meet it."""
    GAMES["sprint"] = Sprint()
    cast(dict[str, object], BOTS)["sprint"] = {}


def remove() -> None:
    GAMES.pop("sprint", None)
    cast(dict[str, object], BOTS).pop("sprint", None)
