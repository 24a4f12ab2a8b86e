"""Games played on by a house: what a position is worth, and what an action changes, with the same luck.

A *house* is a `Taste` that everybody is taken for. Chance is common: all ways on from one world meet the same
decks and dice, so that what differs is the work of the action."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.bots.search.tree import MOST_SEATS, Taste, next_seat, roll_out
from pomezi.core.rng import Rng
from pomezi.core.state import RACE, State
from pomezi.core.vecs import new_buffer

LEAST_HEAT: Final = 4  # guesses in each heat
SURPRISE: Final = 0.25  # the square of what one game more, and one less, may come to


@final
class Tally:
    """Sums over games, by seat."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.sums = [0.0] * seats
        self.squares = [0.0] * seats
        self.is_moved = False  # whether anything but nothing was ever added

    def add(self, values: list[float], less: list[float] | None = None) -> None:
        self.games += 1
        for seat in range(len(self.sums)):
            value = values[seat]
            if less is not None:
                value -= less[seat]
            if value != 0.0:
                self.is_moved = True
                self.sums[seat] += value
                self.squares[seat] += value * value

    def mean(self, seat: int) -> float:
        return self.sums[seat] / self.games if self.games > 0 else 0.0

    def error(self, seat: int) -> float:
        """The standard error of the mean. Two games are added that came out otherwise: equal results prove
        little. What never moved is no guess."""
        if not self.is_moved or self.games == 0:
            return 0.0
        mean = self.mean(seat)
        spread = max(0.0, self.squares[seat] - self.games * mean * mean) + 2.0 * SURPRISE
        return sqrt(spread) / float(self.games)


@final
class Weighed:
    """One action of a true position: four tallies over the same deals of the luck to come."""

    def __init__(self, seats: int) -> None:
        self.before = Tally(seats)  # the house goes on
        self.haste = Tally(seats)  # in a race: this seat is first, less whoever chance lets be first
        self.skill = Tally(seats)  # the action, less what the house would do in its place
        self.after = Tally(seats)  # the action


@final
class Fork:
    """One decision of one seat, and the ways on from there."""

    def __init__(self, state: State, seat: int, house: Taste, rng: Rng) -> None:
        self.state = state
        self.seat = seat
        self.house = house
        self.rng = rng

    def weigh(self, action: int, games: int, found: Weighed) -> None:
        """The action beside what the house would do, in so many deals of the luck to come."""
        house = self.house
        for _ in range(games):
            world = self.state.redeal(self.rng)
            stream = self.rng.fork()
            first = _first_of(world, self.seat, stream)
            house.begin(world, self.seat)
            line = int(house.rollout_action(world, self.seat, stream))
            did = worth(self.played_on(world, action, stream))
            would = did if line == action else worth(self.played_on(world, line, stream))
            before = would
            if first != self.seat:
                before = worth(self.gone_on(world, stream, first))
            found.before.add(before)
            found.haste.add(would, before)
            found.skill.add(did, would)
            found.after.add(did)

    def played_on(self, world: State, action: int, stream: Rng) -> State:
        after = world.clone()
        after.apply(self.seat, action)
        self.house.begin(after, self.seat)
        roll_out(after, self.seat, stream.clone(), self.house)
        return after

    def gone_on(self, world: State, stream: Rng, first: i64) -> State:
        """Somebody else is first."""
        chance = stream.clone()
        after = world.clone()
        self.house.begin(after, first)
        after.apply(int(first), int(self.house.rollout_action(after, first, chance)))
        roll_out(after, first, chance, self.house)
        return after

    # -- by what the seat could know

    def candidates(self, most: int) -> list[int]:
        """The house's own choice first; all that is legal if it is not much, else what it thinks of."""
        guess = self.state.determinize(self.seat, self.rng)
        self.house.begin(guess, self.seat)
        count = self.house.fill_candidates(guess, self.seat, BUFFER)
        found = [int(BUFFER[i]) for i in range(count)]
        legal = guess.legal_actions(self.seat)
        if len(legal) <= most:
            found += [action for action in legal if action not in found]
        return found

    def best_of(self, rivals: list[int], games: int) -> int:
        """By heats over guesses at what the seat cannot see: after each the worse half is out. Rewards are
        smooth (`Taste.judge`), for wins alone tell little in few games."""
        rewards = dict.fromkeys(rivals, 0.0)
        heats = (len(rivals) - 1).bit_length()
        for _ in range(heats):
            for _ in range(max(LEAST_HEAT, games // (heats * len(rivals)))):
                guess = self.state.determinize(self.seat, self.rng)
                stream = self.rng.fork()
                for rival in rivals:
                    self.house.judge(self.played_on(guess, rival, stream), REWARDS)
                    rewards[rival] += REWARDS[self.seat]
            rivals = sorted(rivals, key=lambda rival: -rewards[rival])[: (len(rivals) + 1) // 2]
        return rivals[0]

    def compare(self, better: int, action: int, games: int, knows_all: bool, found: Tally) -> None:
        """One action less another: over guesses from what the seat knows, or over deals of the true luck."""
        for _ in range(games):
            world = self.state.redeal(self.rng) if knows_all else self.state.determinize(self.seat, self.rng)
            stream = self.rng.fork()
            gain = worth(self.played_on(world, better, stream))
            found.add(gain, worth(self.played_on(world, action, stream)))


def _first_of(world: State, seat: i64, rng: Rng) -> i64:
    """Who acts next if chance decides: in a race anybody, else the seat itself."""
    if world.pace() != RACE:
        return seat
    return next_seat(world.actors(), RACE, seat, rng)


def worth(end: State) -> list[float]:
    """What each seat has of a game that is over: its share of the win; alone, its points. Places decide, for
    not all scores are better the higher they are."""
    places = end.places()
    if len(places) == 1:
        return [float(end.merits()[0])]
    share = 1.0 / float(places.count(1))
    return [share if place == 1 else 0.0 for place in places]


BUFFER: Final = new_buffer()  # scratch, filled and read within one call
REWARDS: Final = vec[float]([0.0] * MOST_SEATS)  # as well
