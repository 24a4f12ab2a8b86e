"""The fields of a position, and the doors of the protocol."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.errors import NotationError, Refusal
from pomezi.core.events import Event
from pomezi.core.game import Setup
from pomezi.core.rng import Rng, seeded
from pomezi.core.state import TOGETHER, State, actor_refusal, seats_in
from pomezi.core.vecs import ints
from toll import codec, view
from toll.edition import Edition

NONE = -1  # no bid yet


class TollState(State):
    def __init__(self, setup: Setup, edition: Edition) -> None:
        self.setup = setup
        self.edition = edition
        self.deck: list[int] = []  # worths of the gates to come, the open one first; hidden but for that one
        self.carried = 0  # left at earlier gates
        self.coins: list[list[int]] = []  # by seat
        self.bids: list[int] = []  # by seat; hidden until all have bid
        self.points: list[int] = []

    def clone(self) -> TollState:
        s = TollState(self.setup, self.edition)
        s.deck = self.deck[:]
        s.carried = self.carried
        s.coins = [coins[:] for coins in self.coins]
        s.bids = self.bids[:]
        s.points = self.points[:]
        return s

    def actors(self) -> int:
        return sum(1 << seat for seat, bid in enumerate(self.bids) if bid == NONE) if self.deck else 0

    def pace(self) -> int:
        return TOGETHER

    def fill_actions(self, seat: i64, buffer: vec[i64]) -> i64:
        """An action is the coin that is bid."""
        for at, coin in enumerate(self.coins[seat]):
            buffer[at] = coin
        return len(self.coins[seat])

    def refusal(self, seat: int, action: int) -> Refusal | None:
        refusal = actor_refusal(self, seat, self.setup.seats)
        if refusal is None and action not in self.coins[seat]:
            return Refusal("no-such-coin", {"coin": str(action), "expected": self.coins[seat]})
        return refusal

    def apply(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        self.bids[seat] = action
        self.coins[seat].remove(action)
        if events is not None:
            events.append(Event("bid", {"seat": seat}, owner=seat, secret={"coin": action}))
        if NONE not in self.bids:
            self._settle(events)

    def _settle(self, events: list[Event] | None) -> None:
        """The highest bid that nobody else made takes the gate."""
        worth = self.deck.pop(0) + self.carried
        single = [bid for bid in self.bids if self.bids.count(bid) == 1]
        winner = self.bids.index(max(single)) if single else NONE
        self.carried = worth if winner == NONE and self.setup.options["carry"] else 0
        if winner != NONE:
            self.points[winner] += worth
        if events is not None:
            events.append(Event("settled", {"bids": self.bids[:], "seat": winner, "worth": worth}))
        self.bids = [NONE] * len(self.bids)

    def scores(self) -> list[int]:
        return self.points[:]

    def places(self) -> list[int]:
        return [] if self.deck else [1 + sum(other > own for other in self.points) for own in self.points]

    def knowledge(self) -> int:
        return len(self.edition.gates) - len(self.deck)

    def default_action(self, seat: int) -> int:
        return self.coins[seat][0]

    def view(self, seat: int) -> Mapping[str, object]:
        return view.view(self, seat)

    def determinize(self, seat: int, rng: Rng) -> TollState:
        return view.determinize(self, seat, rng)

    def redeal(self, rng: Rng) -> TollState:
        return view.redeal(self, rng)

    def write(self, action: int) -> str:
        return f"bid {action}"

    def read(self, text: str) -> int:
        verb, _, coin = text.partition(" ")
        if verb != "bid" or not coin.isdecimal() or not coin.isascii() or len(coin) > 3:
            raise NotationError("no-bid", text, 0, "bid 1")
        return int(coin)

    def dump(self) -> Mapping[str, object]:
        return codec.dump(self)

    def first_seat(self) -> int:
        return 0


def deal(setup: Setup, edition: Edition) -> TollState:
    s = TollState(setup, edition)
    gates = ints(edition.gates)
    seeded(setup.seed).shuffle(gates, len(gates))
    s.deck = list(gates)
    s.coins = [list(range(1, len(gates) + 1)) for _ in range(setup.seats)]
    s.bids = [NONE] * setup.seats
    s.points = [0] * setup.seats
    return s


def bidders(s: TollState) -> list[int]:
    """Who has bid at the open gate."""
    return [seat for seat in range(s.setup.seats) if seat not in seats_in(s.actors())] if s.deck else []
