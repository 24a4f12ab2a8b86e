"""Many random games from one position, in one call: for whoever would lose time between calls from Python."""

from __future__ import annotations

from dataclasses import dataclass

from pomezi.core.rng import Rng
from pomezi.core.state import State, playout


@dataclass(frozen=True)
class Playouts:
    """What the games came to."""

    games: int
    actions: int  # in all games together
    wins: tuple[float, ...]  # by seat; a shared first place is shared out
    scores: tuple[float, ...]  # by seat: the mean of the final scores

    def __reduce__(self) -> tuple[object, ...]:  # a frozen compiled class cannot be pickled field by field
        return Playouts, (self.games, self.actions, self.wins, self.scores)


def playouts(state: State, games: int, rng: Rng, seat: int | None = None) -> Playouts:
    """Plays so many games uniformly at random from a position, which stays as it is.

    All of them meet the hidden cards and the chance of the true position. With a `seat` each begins in a
    position of its own that this seat cannot tell from the true one.
    """
    if games < 1:
        raise ValueError("at least one game")
    seats = len(state.scores())
    actions = 0
    wins = [0.0] * seats
    totals = [0] * seats
    for _ in range(games):
        game = state.clone() if seat is None else state.determinize(seat, rng)
        actions += playout(game, rng)
        places = game.places()
        scores = game.scores()
        share = 1.0 / places.count(1)
        for each in range(seats):
            totals[each] += scores[each]
            if places[each] == 1:
                wins[each] += share
    return Playouts(games, actions, tuple(wins), tuple([total / games for total in totals]))
