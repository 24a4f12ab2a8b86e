"""The taste of a racer: choices of the planner are held against others in games played on quickly."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.bots.eighty_days.fares import Pace
from pomezi.bots.eighty_days.outlook import Temper
from pomezi.bots.eighty_days.pace import Pacer
from pomezi.bots.eighty_days.sights import best_city
from pomezi.bots.eighty_days.thought import Thought
from pomezi.bots.search.tree import Taste
from pomezi.core.rng import Rng
from pomezi.core.state import State
from pomezi.games.eighty_days import score
from pomezi.games.eighty_days.actions import target_of
from pomezi.games.eighty_days.pieces import (
    ABOUT_MASK,
    CITY_TARGET,
    EXCHANGE,
    MOVE_DETECTIVE,
    PLAY,
    VERB_SHIFT,
)
from pomezi.games.eighty_days.state import EightyDaysState


class RaceTaste(Taste):
    def __init__(self, temper: Temper, pace: Pace, shade: float = 0.1) -> None:
        super().__init__()
        self.temper = temper
        self.pacer = Pacer(pace)
        self.shade = shade  # of a reward, for how far one got; the rest is for winning

    def begin(self, state: State, me: i64) -> None:
        assert isinstance(state, EightyDaysState)
        self.pacer.look(state.edition)

    def fill_candidates(self, state: State, seat: i64, buffer: vec[i64]) -> i64:
        """The planner's choice, then all others but for what is hardly ever better."""
        assert isinstance(state, EightyDaysState)
        first = Thought(state, seat, self.temper).best_action()
        city = best_city(state, seat)
        count: i64 = 1
        for action in state.legal_actions(seat):
            if action != first and _is_worth_a_thought(action, city):
                buffer[count] = action
                count += 1
        buffer[0] = first
        return count

    def rollout_action(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, EightyDaysState)
        return self.pacer.action(state, seat)

    def judge(self, state: State, rewards: vec[float]) -> None:
        """The win; and, as a shade of it, cities and days ahead of the others."""
        assert isinstance(state, EightyDaysState)
        places = score.places(state)
        winners = float(places.count(1))
        seat: i64
        other: i64
        for seat in range(state.seats):
            lead: float = 1e9
            for other in range(state.seats):
                if other != seat:
                    cities = float(state.at[seat] - state.at[other])
                    days = float(state.days[other] - state.days[seat])
                    lead = min(lead, cities + 0.1 * days)
            won = 1.0 / winners if places[seat] == 1 else 0.0
            rewards[seat] = (1.0 - self.shade) * won + self.shade * (0.5 + 0.5 * lead / (2.0 + abs(lead)))


def _is_worth_a_thought(action: i64, city: i64) -> bool:
    """Exchanges are left to the planner; a detective goes where it hurts most."""
    verb = action >> VERB_SHIFT
    about = action & ABOUT_MASK
    if verb == MOVE_DETECTIVE:
        return about == city
    target = target_of(about)
    return verb != EXCHANGE and (verb != PLAY or target < CITY_TARGET or target == city + CITY_TARGET)
