"""Games between bots: everybody sits everywhere, and the seed decides all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from pomezi import GAMES
from pomezi.bots.bot import Bot, Budget, Choice, Glimpse
from pomezi.core.errors import SetupError
from pomezi.core.state import RACE, seats_in
from pomezi.lab.bout import deal_share
from pomezi.lab.match import Played, Sitting, Terms, from_json, play_game, play_seed, seatings, to_json
from pomezi.lab.players import make_player
from pomezi.lab.seer import Seer
from tests.lab.players import Clockwork


@pytest.mark.parametrize("seats", range(1, 7))
def test_both_bots_sit_in_every_seat_equally_often(seats: int) -> None:
    found = seatings("a", "b", seats)
    assert len(set(found)) == len(found)
    for seat in range(seats):
        assert Counter(order[seat] for order in found)["a"] * 2 == len(found)


@pytest.mark.parametrize("key", GAMES)
def test_a_deal_played_again_is_the_same(key: str) -> None:
    terms = Terms(key, max(2, GAMES[key].seats[0])).checked()
    deal = play_seed(terms, "tests.lab.players:First", "random", 11)
    assert deal == play_seed(terms, "tests.lab.players:First", "random", 11)
    assert deal != play_seed(terms, "tests.lab.players:First", "random", 12)


def test_a_result_survives_the_journal() -> None:
    played = play_game(Terms("limes", 2).checked(), ("greedy", "random"), 3)
    assert from_json(to_json(played)) == played


def test_a_deal_is_shared_by_wins_and_ties_count_half() -> None:
    won = Played(1, ("a", "b"), (9, 4), (1, 2), 10, 0)
    tied = Played(1, ("b", "a"), (5, 5), (1, 1), 10, 0)
    assert deal_share("a", [won, tied]) == 0.75
    assert deal_share("b", [won, tied]) == 0.25


def test_alone_the_better_landscape_wins_the_deal() -> None:
    mine = Played(1, ("a",), (40,), (1,), 32, -1)
    theirs = Played(1, ("b",), (41,), (1,), 32, -1)
    assert deal_share("a", [theirs, mine]) == 0.0
    assert deal_share("b", [mine, theirs]) == 1.0


def test_other_rules_budgets_or_options_are_other_terms() -> None:
    keys = {
        Terms("limes", 2).checked().key(),
        Terms("limes", 3).checked().key(),
        Terms("limes", 2, iterations=100).checked().key(),
        Terms("limes", 2, options={"ferry": True}).checked().key(),
    }
    assert len(keys) == 4
    assert Terms("limes", 2).checked().key() == Terms("limes", 2, "pomezi").checked().key()


def race_order(delays: Sequence[int], seed: int) -> list[int]:
    """The seats in the order in which they placed the tokens of round 3, two each."""
    state = GAMES["bez_hranic"].new(Terms("bez_hranic", len(delays)).checked().setup(seed))
    table = Sitting(state, [Clockwork(delay) for delay in delays], Budget(), seed)
    order = []
    while True:
        left = [player["left"] for player in _players(state.view(-1))]
        in_race = state.pace() == RACE and state.view(-1)["round"] == 3
        table.step()
        if in_race:
            after = [player["left"] for player in _players(state.view(-1))]
            order.append(next(seat for seat in range(len(delays)) if after[seat] != left[seat]))
            if state.pace() != RACE:
                return order


def _players(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    return list(view["players"])


def test_in_a_race_the_faster_bot_has_both_tokens_down_before_the_slow_one_presses() -> None:
    assert race_order([900, 400], 1) == [1, 1, 0, 0]
    assert race_order([500, 400], 1) == [1, 0, 1, 0]


def test_who_wins_a_dead_heat_is_drawn() -> None:
    assert {race_order([400, 400], seed)[0] for seed in range(1, 12)} == {0, 1}


def test_anybodys_bot_may_play() -> None:
    name = "tests.lab.players:Guest"
    played = play_game(Terms("border", 2).checked(), (name, "random"), 1)
    assert played.seating[0] == name


@pytest.mark.parametrize("name", ["nowhere:Bot", "tests.lab.players:Nobody", "no-such-bot"])
def test_a_bot_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(SetupError):
        make_player("border", name)


class Peek(Bot):
    """Notes what its samples hold."""

    seen: list[object]

    def __init__(self) -> None:
        self.seen = []

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        self.seen.append(glimpse.sample().dump())
        return Choice(glimpse.legal_actions()[0])


@pytest.mark.parametrize("key", GAMES)
def test_a_seer_sees_the_truth_and_everybody_else_a_guess(key: str) -> None:
    state = GAMES[key].new(Terms(key, 2).checked().setup(5))
    players = [Peek(), Peek()]
    honest = Sitting(state, players, Budget(), 5)
    seers = Sitting(state, [Seer(peek) for peek in players], Budget(), 5)
    is_fooled = False
    for _ in range(12):
        truth = state.dump()
        seat = seats_in(state.actors())[0]
        honest.choose(seat)
        is_fooled |= players[seat].seen[-1] != truth
        seers.choose(seat)
        assert players[seat].seen[-1] == truth
        assert state.dump() == truth
        honest.step()
    assert is_fooled


def test_a_time_alone_allows_any_number_of_iterations() -> None:
    assert Terms("limes", 1).budget() == Budget()
    assert Terms("limes", 1, iterations=30).budget() == Budget(30)
    timed = Terms("limes", 1, milliseconds=5).budget()
    assert timed.milliseconds == 5
    assert timed.clock is not None
    meter = timed.meter(1)
    before = timed.clock()
    while meter.goes_on():
        pass
    assert timed.clock() - before > 0.004
