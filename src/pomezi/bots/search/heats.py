"""Heats: candidates are played to the end in the same guesses; after each heat the worse half is out."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec

from pomezi.bots.bot import Bot, Budget, Choice, Glimpse, Meter, Opinion
from pomezi.bots.search.tree import MOST_SEATS, Taste, roll_out
from pomezi.core.state import State, lead
from pomezi.core.vecs import new_buffer

USUAL_ROLLOUTS: Final = 200
LEAST_GUESSES: Final = 8.0  # fewer prove nothing


class Rival:
    """A candidate, and how it does against the first one in the same guesses."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.games = 0.0
        self.won = 0.0  # sum over the games
        self.ahead = 0.0  # likewise
        self.guesses = 0.0
        self.lead = 0.0  # sum over the guesses
        self.squares = 0.0

    def is_better(self, doubt: float) -> bool:
        """Whether it leads by more than so many standard errors."""
        if self.guesses < LEAST_GUESSES:
            return False
        mean = self.lead / self.guesses
        spread = self.squares / self.guesses - mean * mean
        return mean > doubt * sqrt(max(0.0, spread) / self.guesses)

    def opinion(self) -> Opinion:
        games = max(1.0, self.games)
        return Opinion(self.action, int(self.games), self.won / games, self.ahead / games)


class HeatsBot(Bot):
    """For games whose taste plays well by itself: its first candidate is left only for one that proves
    better. `Budget.iterations` counts roll-outs."""

    def __init__(self, taste: Taste, rollouts: int = USUAL_ROLLOUTS, doubt: float = 1.0) -> None:
        self.taste = taste
        self.rollouts = rollouts
        self.doubt = doubt

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        return Choice(run_heats(glimpse, self.taste, budget.meter(self.rollouts), self.doubt)[0].action)

    def opinions(self, glimpse: Glimpse, budget: Budget) -> list[Opinion]:
        standings = run_heats(glimpse, self.taste, budget.meter(self.rollouts), self.doubt)
        return [rival.opinion() for rival in standings if rival.games > 0.0]


def run_heats(glimpse: Glimpse, taste: Taste, meter: Meter, doubt: float) -> list[Rival]:
    """All candidates from the best on: the first, unless one stands against it when the meter has run out."""
    state = glimpse.sample()
    taste.begin(state, glimpse.seat)
    count = taste.fill_candidates(state, glimpse.seat, BUFFER)
    first = Rival(BUFFER[0])
    rivals = [Rival(BUFFER[i]) for i in range(1, count)]
    if not rivals:
        return [first]
    out: list[Rival] = []
    rollouts = meter.left
    heats = len(rivals).bit_length()
    for _ in range(heats):
        for _ in range(max(1, rollouts // (heats * (len(rivals) + 1)))):
            if not _run(first, rivals, glimpse, taste, meter):
                break
        rivals.sort(key=lambda rival: -rival.lead)
        half = (len(rivals) + 1) // 2
        out = rivals[half:] + out
        rivals = rivals[:half]
    if rivals[0].is_better(doubt):
        return [rivals[0], first, *out]
    return [first, *rivals, *out]


def _run(first: Rival, rivals: list[Rival], glimpse: Glimpse, taste: Taste, meter: Meter) -> bool:
    """One guess for all of them; whether there was time for it."""
    guess = glimpse.sample()
    if not meter.goes_on():
        return False
    to_beat = _reward(first, glimpse, taste, guess)
    for rival in rivals:
        if not meter.goes_on():
            return False
        lead = _reward(rival, glimpse, taste, guess) - to_beat
        rival.guesses += 1.0
        rival.lead += lead
        rival.squares += lead * lead
    return True


def _reward(rival: Rival, glimpse: Glimpse, taste: Taste, guess: State) -> float:
    state = guess.clone()
    taste.begin(state, glimpse.seat)
    state.apply(glimpse.seat, rival.action)
    roll_out(state, glimpse.seat, glimpse.rng, taste)
    taste.judge(state, REWARDS)
    rival.games += 1.0
    rival.won += _won(state, glimpse.seat)
    rival.ahead += float(lead(state, glimpse.seat))
    return REWARDS[glimpse.seat]


def _won(state: State, seat: int) -> float:
    """A shared win is divided; a game that was cut off counts by its reward."""
    if state.actors() != 0:
        return REWARDS[seat]
    places = state.places()
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0


BUFFER: Final = new_buffer()  # scratch, filled and read within one call
REWARDS: Final = vec[float]([0.0] * MOST_SEATS)  # as well
