"""The bots of The Border: the worth of crosses, the exact odds of rolls, and who beats whom."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from pomezi import seats_in, seeded
from pomezi.bots import bot_names, make_bot
from pomezi.bots.border.odds import DENIED, best_action, best_roll, worth_of_area
from pomezi.bots.bot import Budget, Glimpse
from pomezi.games.border import view
from pomezi.games.border.pieces import DONE, KEEP
from pomezi.games.border.state import BorderState
from tests.games.border.build import FIVE, act, border, edition, new, table

WELL_BUT_ONE = [*border("well", without=["c50"]), "c45"]


def test_both_bots_are_known_by_name() -> None:
    assert {"random", "greedy", "odds"} <= set(bot_names("border"))


@pytest.mark.parametrize("name", ["greedy", "odds"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_plays_whole_games_by_the_rules(name: str, seats: int) -> None:
    state = new(seats, seed="3")
    bot, chance = make_bot("border", name), seeded("1")
    while state.actors():
        seat = seats_in(state.actors())[0]
        action = bot.choose(Glimpse(state, seat, chance), Budget()).action
        assert action in state.legal_actions(seat)
        state.apply(seat, action)
    assert max(state.scores()) > 20


def test_an_area_that_closes_a_territory_is_worth_most() -> None:
    state = table(2, ("green", "grey", "grey", "grey", "blue"), {0: WELL_BUT_ONE})
    act(state, 0, FIVE, "keep")
    assert state.write(best_action(state, 0)) == "complete a18"


def test_the_last_cell_of_a_border_is_crossed_first() -> None:
    state = table(2, ("yellow", "yellow", "blue", "red", "orange"), {1: border("well", without=["c50"])})
    act(state, 0, FIVE, "keep", "done")
    assert state.write(best_action(state, 1)) == "cross c50 yellow"


def test_when_nothing_is_left_to_cross_the_bot_is_done() -> None:
    state = new(2, dice=("grey", "grey", "grey", "yellow", "blue"))
    act(state, 0, FIVE, "keep", "complete a2", "done")
    act(state, 1, "cross c1 yellow", "cross c10 blue")
    assert best_action(state, 1) == DONE


def test_a_hand_that_could_not_be_better_is_kept() -> None:
    state = table(2, ("red",) * 5, {0: border("villa", without=["c4", "c5", "c6", "c7", "c8"])})
    act(state, 0, FIVE)
    assert best_roll(state) == KEEP


# -- the odds, the slow way


class SlowOdds:
    """Tries every set of dice and every roll of it, with what each hand of the active player is worth."""

    def __init__(self, state: BorderState) -> None:
        self.state = state
        self.hands: dict[tuple[int, ...], float] = {}
        self.parts: dict[tuple[tuple[int, ...], int], float] = {}

    def worth(self, hand: tuple[int, ...]) -> float:
        """The best set of areas, colour by colour, that these dice complete."""
        if hand not in self.hands:
            self.hands[hand] = sum(self.worth_of_colour(colour, hand.count(colour)) for colour in range(6))
        return self.hands[hand]

    def worth_of_colour(self, colour: int, dice: int) -> float:
        s, ed = self.state, self.state.edition
        areas = [area for area in view.open_areas(s, 0) if ed.area_colour[area] == colour]
        best = 0.0
        for count in range(len(areas) + 1):
            for chosen in combinations(areas, count):
                needed = sum(int(s.open[area % ed.most_areas]) for area in chosen)
                if needed <= dice:
                    best = max(best, sum(worth_of_area(s, 0, area) for area in chosen) + DENIED * needed)
        return best

    def best(self, hand: tuple[int, ...], rolls: int) -> float:
        if rolls == 0:
            return self.worth(hand)
        return max(self.worth(hand), *(self.roll(hand, mask, rolls) for mask in range(1, 32)))

    def roll(self, hand: tuple[int, ...], mask: int, rolls: int) -> float:
        kept = tuple(sorted(colour for die, colour in enumerate(hand) if not (mask >> die) & 1))
        if (kept, rolls) not in self.parts:
            fresh = list(product(range(6), repeat=5 - len(kept)))
            total = sum(self.best(tuple(sorted(kept + dice)), rolls - 1) for dice in fresh)
            self.parts[kept, rolls] = total / len(fresh)
        return self.parts[kept, rolls]


@pytest.mark.parametrize("rolls", [1, 2])
@pytest.mark.parametrize(
    "dice", [("grey", "green", "green", "red", "blue"), ("yellow", "yellow", "red", "yellow", "orange")]
)
def test_the_best_roll_is_the_one_the_slow_way_finds(dice: tuple[str, ...], rolls: int) -> None:
    state = table(2, dice, {0: [*WELL_BUT_ONE, "c10", "c13"]})
    act(state, 0, FIVE)
    state.rolls_left = rolls
    slow = SlowOdds(state)
    hand = tuple(int(colour) for colour in state.dice)
    chosen = best_roll(state)
    value = slow.worth(hand) if chosen == KEEP else slow.roll(hand, int(chosen), rolls)
    assert value == pytest.approx(slow.best(hand, rolls))


def test_with_one_area_left_the_bot_keeps_its_colour_and_rolls_the_rest() -> None:
    """All of board a is crossed but the five red cells at the top."""
    ed = edition()
    everything = [cell for cell in ed.cells if cell not in ("c4", "c5", "c6", "c7", "c8")]
    closed = {slug: int(ed.first[at]) for at, slug in enumerate(ed.territories) if slug != "villa"}
    state = table(2, ("red", "green", "red", "red", "blue"), {0: everything}, {0: closed})
    act(state, 0, FIVE)
    assert state.write(best_roll(state)) == "roll 2,5"


def test_odds_beat_greed_and_greed_beats_chance() -> None:
    """Small numbers, for a test; the measured strengths stand in docs/border.md."""
    assert wins("odds", "greedy", games=16) > 8
    assert wins("greedy", "random", games=4) == 4


def wins(name: str, rival: str, games: int) -> float:
    """Of so many games for two, each pair of seeds played from both seats."""
    won = 0.0
    for game in range(games):
        state = new(2, seed=f"{game // 2 + 1:x}", boards="dealt", start="drawn")
        seats = [name, rival] if game % 2 else [rival, name]
        bots, chance = [make_bot("border", seat) for seat in seats], seeded(f"{game + 1:x}")
        while state.actors():
            seat = seats_in(state.actors())[0]
            state.apply(seat, bots[seat].choose(Glimpse(state, seat, chance), Budget()).action)
        places = state.places()
        won += (places[seats.index(name)] == 1) / places.count(1)
    return won
