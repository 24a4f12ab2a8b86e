"""The bots of Around the World in 80 Days have a plan."""

from __future__ import annotations

from itertools import pairwise

import pytest
from librt.vecs import vec

from pomezi import GAMES, Setup, State, seats_in, seeded
from pomezi.bots import LEVELS, make_bot
from pomezi.bots.bot import Budget, Glimpse
from pomezi.bots.eighty_days.fares import Fares, Pace, hand_of
from pomezi.bots.eighty_days.levels import CAREFREE, PLANNER, RACER, LegBot
from pomezi.bots.eighty_days.outlook import TENTHS, Outlook, Temper
from pomezi.bots.eighty_days.pace import Pacer
from pomezi.bots.eighty_days.race import RaceTaste
from pomezi.bots.eighty_days.thought import PATIENCE
from pomezi.bots.search.tree import MOST_SEATS
from pomezi.games.eighty_days.actions import pack_cards
from pomezi.games.eighty_days.pieces import CARDS
from tests.games.eighty_days.build import Table, position, traveller

KEY = "eighty_days"
BUDGET = Budget(iterations=12)  # a search that is quick enough for a test


def choice(table: Table, bot: str = "planner") -> str:
    """What the bot does for whoever's turn it is."""
    glimpse = Glimpse(table.state, table.turn, seeded("1"))
    return table.state.write(make_bot(KEY, bot).choose(glimpse, Budget()).action)


def play_out(names: list[str], seed: str) -> State:
    state = GAMES[KEY].new(Setup(len(names), seed))
    bots = [make_bot(KEY, name) for name in names]
    rng = seeded(seed)
    while state.actors():
        seat = seats_in(state.actors())[0]
        action = bots[seat].choose(Glimpse(state, seat, rng), BUDGET).action
        assert action in state.legal_actions(seat), state.write(action)
        state.apply(seat, action)
    return state


@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_it_beats_random_in_every_seat(bot: str) -> None:
    won = 0
    for seed in ("1", "2", "3"):
        for seat in (0, 1):
            names = ["random"] * 2
            names[seat] = bot
            won += play_out(names, seed).places()[seat] == 1
    assert won >= 5


@pytest.mark.parametrize("seats", [2, 5, 6])
def test_the_planner_plays_legally_to_the_end(seats: int) -> None:
    assert play_out(["planner", "greedy"] * (seats // 2) + ["planner"] * (seats % 2), "5").actors() == 0


def test_the_planner_takes_the_card_that_makes_a_pair() -> None:
    table = position(3, cities=["suez"] * 3, hands={0: "ship:5"}, row="ship:6 ship:4 train:5 ship:5")
    assert choice(table) == "take 4"


def test_the_planner_keeps_a_pair_together_for_the_leg_that_needs_it() -> None:
    """Brindisi–Suez takes one ship, Suez–Bombay two: the single one goes first."""
    table = position(3, phase="act", cities=["brindisi"], hands={0: "ship:4 ship:4 ship:5"})
    assert choice(table) == "travel ship:5"
    assert choice(table, "greedy") == "travel ship:4"


@pytest.mark.parametrize(("detective", "answer"), [("brindisi", "stay"), ("suez", "travel train:3")])
def test_the_planner_does_not_walk_into_the_detective(detective: str, answer: str) -> None:
    table = position(4, phase="act", cities=["paris"] * 4, detective=detective, hands={0: "train:3"})
    assert choice(table) == answer


def test_the_planner_sends_the_balloon_for_the_dearest_card_that_is_no_pair() -> None:
    table = traveller("suez", "ship:5 ship:8", balloon=True).do("travel ship:5 ship:8")
    assert choice(table) == "balloon ship:8"
    table = traveller("suez", "ship:8 ship:8", balloon=True).do("travel ship:8 ship:8")
    assert choice(table) == "go"


def test_the_planner_rides_its_elephant() -> None:
    assert choice(traveller("bombay", "", held={0: "elephant"}).do("travel")) == "play elephant"


@pytest.mark.parametrize(("die", "answer"), [(6, "reroll"), (2, "accept")])
def test_the_planner_pays_for_a_bad_roll_only(die: int, answer: str) -> None:
    table = traveller("paris", "train:6", balloon=True, coins=[2], dice=[die])
    table.do("travel train:6", "balloon train:6")
    assert choice(table) == answer


def test_the_planner_discards_what_it_needs_least() -> None:
    hand = "ship:4 ship:4 ship:5 ship:5 train:2 train:2 ship:8"
    table = position(3, phase="act", cities=["calcutta"] * 3, hands={0: hand}).do("stay")
    assert choice(table) == "discard ship:8"


def test_a_turn_is_worth_more_when_the_game_may_end_without_the_player() -> None:
    calm = position(3, cities=["paris"] * 3)
    late = position(3, cities=["paris", "new-york", "new-york"])
    assert Outlook(late.state, 0, PLANNER).turn > Outlook(calm.state, 0, PLANNER).turn


def test_the_outlook_uses_the_hand_as_well_as_it_can() -> None:
    """San Francisco on two trains, New York on one and two ships: nothing is missing."""
    table = position(3, cities=["san-francisco"], hands={0: "train:4 train:4 train:2 ship:5 ship:5"})
    outlook = Outlook(table.state, 0, PLANNER)
    hand = outlook.hand_of(table.state, 0)
    assert outlook.cost(8, hand) == TENTHS * (4 + 2 + 5)
    assert outlook.missing_cards(hand, 8) == 0
    best = pack_cards([CARDS.index("train:4"), CARDS.index("train:4")])
    assert best in outlook.travels(8, hand)


def test_the_carefree_walk_into_the_detective() -> None:
    table = position(4, phase="act", cities=["paris"] * 4, detective="brindisi", hands={0: "train:3"})
    assert leg_choice(table, CAREFREE) == "travel train:3"


# -- the quick traveller


def reckoned(table: Table) -> int:
    fares = Fares(Pace(turn=40, second_train=10, second_ship=15))
    fares.look(table.state.edition)
    return int(fares.journey(hand_of(table.state, 0), table.state.at[0]))


@pytest.mark.parametrize(
    ("hand", "days"),
    [
        ("train:4 train:4 train:2 ship:5 ship:5", 4 + 2 + 5),
        ("train:4 train:4 train:5 ship:5 ship:5", 4 + 5 + 5),
        ("train:2 train:3 train:3 ship:5 ship:5", 3 + 2 + 5),
        ("train:2 train:4 train:2 ship:5 ship:5", 2 + 4 + 5),
        ("train:4 train:4 train:5 ship:5", 4 + 5 + 5 + 1.5 + 4),  # a turn and a bit for the second ship
    ],
)
def test_the_quick_reckoning_lays_the_cards_leg_by_leg(hand: str, days: float) -> None:
    assert reckoned(position(3, cities=["san-francisco"], hands={0: hand})) == TENTHS * days


def test_an_elephant_shortens_the_quick_reckoning() -> None:
    fares = Fares(Pace())
    fares.look(position(3).state.edition)
    assert fares.overland(4) == TENTHS * 12
    fares.rides = True
    assert fares.overland(4) < TENTHS * 12


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_quick_traveller_plays_legally_and_comes_home(seats: int, seed: str) -> None:
    state = GAMES[KEY].new(Setup(seats, seed))
    pacer = Pacer(Pace())
    pacer.look(state.edition)  # type: ignore[attr-defined]
    while state.actors():
        seat = seats_in(state.actors())[0]
        action = pacer.action(state, seat)  # type: ignore[arg-type]
        assert action in state.legal_actions(seat), state.write(action)
        state.apply(seat, action)
    view = state.view(0)
    assert int(str(view["round"])) <= 22
    assert 1 in state.places()


def test_to_win_is_worth_more_than_any_lead() -> None:
    state = play_out(["greedy", "random"], "1")
    rewards = vec[float]([0.0] * MOST_SEATS)
    RaceTaste(RACER, Pace()).judge(state, rewards)
    winner = state.places().index(1)
    assert rewards[winner] >= 0.9
    assert rewards[1 - winner] <= 0.1


# -- the levels


def leg_choice(table: Table, temper: Temper) -> str:
    glimpse = Glimpse(table.state, table.turn, seeded("1"))
    return table.state.write(LegBot(temper).choose(glimpse, Budget()).action)


def late_duel(days: list[int]) -> Table:
    hand = "train:3 ship:6 ship:6"
    cities = ["new-york", "yokohama"]
    return position(2, phase="act", cities=cities, hands={0: hand}, days=days, detective="suez")


def test_for_two_who_would_come_home_late_and_alone_waits() -> None:
    """Nine days from New York: in time if day 71 has not passed."""
    assert leg_choice(late_duel([71, 60]), RACER).startswith("travel")
    assert leg_choice(late_duel([72, 60]), RACER) == "stay"
    assert leg_choice(late_duel([72, 60]), PLANNER).startswith("travel")


def test_nobody_waits_for_ever() -> None:
    table = late_duel([72, 60])
    table.state.round = PATIENCE + 1
    assert leg_choice(table, RACER).startswith("travel")


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_legally_at_a_larger_table(level: str, seats: int) -> None:
    names = [level, *["greedy"] * (seats - 1)]
    assert play_out(names, "5").actors() == 0


def test_each_level_beats_the_one_below() -> None:
    """Small numbers, for a test; the measured strengths stand in docs/bots.md."""
    for weaker, stronger in pairwise(LEVELS[:-1]):
        won = 0
        for seed in range(1, 13):
            won += play_out([stronger, weaker], f"{seed:x}").places()[0] == 1
            won += play_out([weaker, stronger], f"{seed:x}").places()[1] == 1
        assert won > 12, stronger


@pytest.mark.parametrize(("days", "answer"), [(71, "travel train:3 ship:6 ship:6"), (72, "stay")])
def test_the_explorer_comes_home_when_that_wins(days: int, answer: str) -> None:
    assert choice(late_duel([days, 60]), "explorer") == answer


def test_the_explorer_leaves_the_racers_choice_for_one_that_wins_more_games() -> None:
    """Behind by two cities: no time for a coin and a train that is not needed yet."""
    table = position(
        2,
        cities=["paris", "suez"],
        hands={0: "train:3 ship:4 ship:4", 1: "train:3 ship:6"},
        days=[10, 22],
        row="train:2 ship:7 ship:5",
        detective="suez",
    )
    assert leg_choice(table, RACER) == "take 1"
    opinions = make_bot(KEY, "explorer").opinions(Glimpse(table.state, 0, seeded("1")), Budget())
    won = {table.state.write(opinion.action): opinion.won for opinion in opinions}
    best = table.state.write(opinions[0].action)
    assert best != "take 1"
    assert won[best] > won["take 1"]
