"""The players of Limes: what they see of a landscape is what the rules say, and each beats the one before."""

from __future__ import annotations

import pytest

from pomezi import Setup, seeded
from pomezi.bots import make_bot
from pomezi.bots.bot import Budget, Glimpse
from pomezi.bots.limes.beam import search
from pomezi.bots.limes.plies import (
    FAR_SIGHTED,
    MOST_PLIES,
    POINTS_ALONE,
    UNIT,
    Rules,
    Weigher,
    deed_of,
    lay_of,
    value_of,
)
from pomezi.core.vecs import zeros
from pomezi.games.limes import Limes
from pomezi.games.limes.pieces import ROUNDS
from pomezi.games.limes.state import LimesState
from tests.games.limes.build import new_game


def weigher(state: LimesState, far_sighted: bool = False) -> Weigher:
    rules = Rules(state.edition.faces, state.diagonal, state.ferry)
    return Weigher(rules, FAR_SIGHTED if far_sighted else POINTS_ALONE)


def played_by(name: str, deal: int, iterations: int = 0) -> int:
    state = Limes().new(Setup(1, f"{deal:x}"))
    bot = make_bot("limes", name)
    rng = seeded(f"{deal:x}")
    while state.actors():
        state.apply(0, bot.choose(Glimpse(state, 0, rng), Budget(iterations=iterations)).action)
    return state.scores()[0]


@pytest.mark.parametrize("options", [{}, {"diagonal": True}, {"ferry": True}], ids=str)
def test_every_ply_is_legal_and_worth_what_the_rules_score(options: dict[str, bool]) -> None:
    plies = zeros(MOST_PLIES)
    for deal in range(1, 4):
        state = new_game(1, f"{deal:x}", options)
        rng = seeded(f"{deal:x}")
        while state.actors():
            count = weigher(state).fill_plies(state.lands[0], state.deck[state.rounds], 0, plies, 0)
            afters = []
            for _ in range(6):
                ply = plies[rng.below(count)]
                after = state.clone()
                for action in (lay_of(ply), deed_of(ply)):
                    assert after.refusal(0, action) is None
                    after.apply(0, action)
                assert after.scores() == [value_of(ply) // UNIT]
                afters.append(after)
            state = afters[0]


def test_the_plies_reach_every_score_that_a_round_can_have() -> None:
    """What they leave out (zones of one area, cards that look alike) changes no score."""
    plies = zeros(MOST_PLIES)
    state = new_game(1, "8", {"ferry": True})
    rng = seeded("8")
    while state.rounds < 5:
        state.apply(0, state.random_action(0, rng))
    count = weigher(state).fill_plies(state.lands[0], state.deck[state.rounds], 0, plies, 0)
    weighed = {int(value_of(ply)) // UNIT for ply in plies[:count]}
    scored = set()
    for lay in state.legal_actions(0):
        laid = state.clone()
        laid.apply(0, lay)
        for deed in laid.legal_actions(0):
            after = laid.clone()
            after.apply(0, deed)
            scored.add(after.scores()[0])
    assert weighed == scored


def test_a_beam_tells_a_legal_way_to_the_points_it_promises() -> None:
    state = new_game(1, "9")
    found = search(weigher(state, far_sighted=True), state.lands[0], state.deck, 3)
    assert len(found.actions) == 2 * ROUNDS
    for action in found.actions:
        assert state.refusal(0, action) is None
        state.apply(0, action)
    assert state.scores() == [found.points]


def test_a_wider_beam_from_the_middle_finds_no_less_than_a_single_line() -> None:
    state = new_game(1, "a")
    rng = seeded("a")
    while state.rounds < 11:
        state.apply(0, state.random_action(0, rng))
    one, wide = (
        search(weigher(state, far_sighted=True), state.lands[0], state.deck, width).points
        for width in (1, 12)
    )
    assert wide >= one


def test_looking_ahead_beats_counting_points_and_that_beats_chance() -> None:
    deals = range(0x77, 0x7B)
    chance, greedy, thrifty = (
        sum(played_by(name, deal) for deal in deals) / len(deals) for name in ("random", "greedy", "thrifty")
    )
    assert chance + 12 < greedy
    assert greedy + 2 < thrifty


def test_a_tourist_overlooks_much_but_not_all() -> None:
    deals = range(0x77, 0x7D)
    chance, tourist, traveller = (
        sum(played_by(name, deal) for deal in deals) / len(deals)
        for name in ("random", "tourist", "traveller")
    )
    assert chance + 5 < tourist < traveller - 1


def test_a_beam_stops_when_its_time_is_up() -> None:
    state = new_game(1, "1")
    ticks = iter(range(1000))
    budget = Budget(1 << 20, 20_000, lambda: float(next(ticks)))
    action = make_bot("limes", "beam").choose(Glimpse(state, 0, seeded("5")), budget).action
    assert state.refusal(0, action) is None
    assert next(ticks) < 40


def test_the_search_plays_the_same_for_every_order_it_cannot_know() -> None:
    """Two tables that differ only in the cards to come: the bot's choice depends on its own stream alone."""
    states = [new_game(1, "1", deck=("7", "1", "2")), new_game(1, "1", deck=("7", "2", "1"))]
    chosen = [
        make_bot("limes", "beam").choose(Glimpse(state, 0, seeded("5")), Budget(iterations=120)).action
        for state in states
    ]
    assert chosen[0] == chosen[1]


def test_the_search_plays_a_whole_game_within_its_budget() -> None:
    state = new_game(1, "b")
    rng = seeded("b")
    while state.rounds < 12:
        state.apply(0, state.random_action(0, rng))
    bot = make_bot("limes", "beam")
    while state.actors():
        action = bot.choose(Glimpse(state, 0, rng), Budget(iterations=40)).action
        assert state.refusal(0, action) is None
        state.apply(0, action)
