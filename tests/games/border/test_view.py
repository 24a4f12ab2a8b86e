"""What a seat is told of its chances, and how it imagines what it is not told."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import comb

import pytest

from pomezi import seeded
from pomezi.games.border import chances
from pomezi.games.border.pieces import COLOURS
from pomezi.games.border.state import BorderState
from tests.games.border.build import FIVE, act, crossed_by, legal, new, seen, table

GREYS = ("grey", "grey", "grey", "yellow", "blue")


@cache
def naive_chance(dice: int, rolls: int, needed: int) -> Fraction:
    """Roll by roll: each hit is set aside, the others are rolled again."""
    if needed <= 0:
        return Fraction(1)
    if rolls == 0:
        return Fraction(0)
    return sum(
        (
            comb(dice, hits)
            * Fraction(1, 6) ** hits
            * Fraction(5, 6) ** (dice - hits)
            * naive_chance(dice - hits, rolls - 1, needed - hits)
            for hits in range(dice + 1)
        ),
        Fraction(0),
    )


@pytest.mark.rule("BO-17")
@pytest.mark.parametrize("dice", range(6))
@pytest.mark.parametrize("rolls", range(4))
def test_the_table_of_chances_agrees_with_rolling_step_by_step(dice: int, rolls: int) -> None:
    for needed in range(6):
        assert Fraction(*chances.chance(dice, rolls, needed)) == naive_chance(dice, rolls, needed)


@pytest.mark.rule("BO-17")
def test_a_chance_agrees_with_counting_every_roll() -> None:
    rolls = list(product(range(6), repeat=5))
    for needed in range(6):
        hits = sum(1 for roll in rolls if roll.count(0) >= needed)
        assert Fraction(*chances.chance(5, 1, needed)) == Fraction(hits, len(rolls))


def chance_of(state: BorderState, area: str) -> Fraction:
    for entry in seen(state, 0)["own"]["chances"]:
        if entry["area"] == area:
            return Fraction(entry["ways"], entry["out_of"])
    raise AssertionError(f"no chance of {area}")


@pytest.mark.rule("BO-17")
def test_before_the_first_roll_the_chances_are_of_three_rolls_with_five_dice() -> None:
    state = new()
    assert len(seen(state, 0)["own"]["chances"]) == 24
    assert chance_of(state, "a1") == naive_chance(5, 3, 2)
    assert chance_of(state, "a4") == naive_chance(5, 3, 5)
    assert seen(state, 0)["own"]["completable"] == []


@pytest.mark.rule("BO-17")
def test_after_a_roll_the_dice_of_a_colour_count_for_its_areas() -> None:
    state = table(dice=(*GREYS, "red", "red"), crossed={0: ["c55"]})
    act(state, 0, FIVE)
    assert chance_of(state, "a2") == 1
    assert chance_of(state, "a3") == naive_chance(2, 2, 1)
    assert chance_of(state, "a4") == naive_chance(2, 2, 1)  # four of its five cells are open
    assert chance_of(state, "a5") == naive_chance(4, 2, 1)
    assert chance_of(state, "a16") == naive_chance(5, 2, 5)
    act(state, 0, "roll 4,5")
    assert chance_of(state, "a3") == naive_chance(2, 1, 1)


@pytest.mark.rule("BO-17")
def test_the_active_player_sees_which_dice_could_complete_which_area() -> None:
    state = new(dice=("grey", "blue", "grey", "grey", "blue"))
    act(state, 0, FIVE)
    expected = [
        {"area": "a1", "colour": "grey", "cells": ["c9", "c12"], "dice": [1, 3, 4]},
        {"area": "a2", "colour": "grey", "cells": ["c28", "c32", "c37"], "dice": [1, 3, 4]},
        {"area": "a9", "colour": "blue", "cells": ["c23", "c24"], "dice": [2, 5]},
    ]
    assert seen(state, 0)["own"]["completable"] == expected
    act(state, 0, "keep")
    assert seen(state, 0)["own"] == {"completable": expected}
    act(state, 0, "complete a1")
    assert seen(state, 0)["own"]["completable"] == [expected[2]]
    assert legal(state, 0) == ["complete a9", "done"]


def test_the_others_have_no_table_of_chances() -> None:
    assert seen(new(), 1)["own"] == {}
    assert "own" not in seen(new())


def test_a_seat_imagines_other_crosses_of_those_who_have_finished_and_none_of_those_at_it() -> None:
    state = new(4, dice=("yellow", "blue", "blue", "red", "green"))
    act(state, 0, FIVE, "keep", "done")
    act(state, 1, "cross c10 blue", "cross c13 blue", "done")
    act(state, 2, "cross c10 yellow")
    act(state, 3, "cross c84 blue")
    met = set()
    for seed in range(30):
        imagined = state.determinize(3, seeded(f"{seed:x}"))
        met.add(tuple(imagined.view(1)["own"]["crosses"]))
        assert imagined.view(2)["own"]["crosses"] == []
        assert imagined.view(3) == state.view(3)
        assert imagined.pool[2 * 6 + 1] == 1
    assert len(met) > 3


def test_what_a_seat_imagines_does_not_depend_on_what_is_hidden_from_it() -> None:
    base = new(3, dice=("yellow", "blue", "blue", "red", "green", "red", "red"))
    act(base, 0, FIVE, "keep", "done")
    one, two = base.clone(), base.clone()
    act(one, 1, "cross c10 blue", "cross c13 blue", "done")
    act(two, 1, "done")
    assert one.determinize(2, seeded("7")).dump() == two.determinize(2, seeded("7")).dump()


def test_the_dice_a_scenario_has_fixed_are_nobodys_knowledge() -> None:
    state = new(2, dice=("red",) * 40)
    imagined = [state.determinize(0, seeded(f"{seed:x}")) for seed in range(5)]
    for other in imagined:
        act(other, 0, FIVE)
    assert any(set(seen(other)["dice"]) != {"red"} for other in imagined)


def test_a_hidden_cross_is_not_news_and_a_roll_is() -> None:
    state = new(3, dice=GREYS)
    known = state.knowledge()
    act(state, 0, FIVE)
    assert state.knowledge() == known + 1
    act(state, 0, "keep", "complete a2", "done")
    act(state, 1, "cross c1 yellow", "done")
    assert state.knowledge() == known + 1
    act(state, 2, "done")
    assert state.knowledge() == known + 2
    assert "c1" in crossed_by(state, 1)


# -- with dice set aside


@pytest.mark.rule("BO-17")
@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_chances_with_dice_set_aside_agree_with_rolling_step_by_step(rolls: int) -> None:
    told = chances.keeping_table()[rolls - 1]
    for shown, rolling, needed in product(range(6), range(6), range(1, 6)):
        if shown + rolling <= 5:
            after = [
                comb(rolling, hits)
                * Fraction(1, 6) ** hits
                * Fraction(5, 6) ** (rolling - hits)
                * naive_chance(5 - shown - hits, rolls - 1 if rolling else 0, needed - shown - hits)
                for hits in range(rolling + 1)
            ]
            assert Fraction(*told[shown][rolling][needed - 1]) == sum(after)


class Naive:
    """Tries every set of dice to keep and every roll of the others."""

    def __init__(self, state: BorderState) -> None:
        self.lacks: dict[str, int] = {}
        for entry in seen(state, 0)["own"]["chances"]:
            self.lacks[entry["colour"]] = min(self.lacks.get(entry["colour"], 9), len(entry["cells"]))
        self.found: dict[tuple[tuple[str, ...], int], Fraction] = {}

    def best(self, hand: tuple[str, ...], rolls: int) -> Fraction:
        if rolls == 0:
            return Fraction(any(hand.count(colour) >= few for colour, few in self.lacks.items()))
        parts = {part for size in range(5) for part in combinations(hand, size)}
        return max(self.best(hand, 0), *(self.roll(part, rolls) for part in parts))

    def roll(self, kept: tuple[str, ...], rolls: int) -> Fraction:
        if (kept, rolls) not in self.found:
            every = list(product(COLOURS, repeat=5 - len(kept)))
            ends = [self.best(tuple(sorted(kept + dice)), rolls - 1) for dice in every]
            self.found[kept, rolls] = sum(ends, Fraction(0)) / len(ends)
        return self.found[kept, rolls]


@pytest.mark.rule("BO-17")
@pytest.mark.parametrize(
    "dice", [("grey", "grey", "red", "green", "orange"), ("red", "red", "blue", "blue", "blue")]
)
def test_every_choice_of_dice_to_keep_has_the_chance_of_its_best_play(dice: tuple[str, ...]) -> None:
    state = table(dice=(*dice, "grey", "grey"), crossed={0: ["c55", "c10", "c13"]})
    act(state, 0, FIVE, "roll 4,5")
    assert seen(state, 0)["rolls_left"] == 1
    naive = Naive(state)
    masks = [[die for die in range(1, 6) if mask >> (die - 1) & 1] for mask in range(32)]
    assert [entry["dice"] for entry in seen(state, 0)["own"]["keeping"]] == masks
    for entry in seen(state, 0)["own"]["keeping"]:
        kept = tuple(sorted(seen(state, 0)["dice"][die - 1] for die in entry["dice"]))
        wanted = naive.best(kept, 0) if len(kept) == 5 else naive.roll(kept, 1)
        assert Fraction(entry["ways"], entry["out_of"]) == wanted


@pytest.mark.rule("BO-17")
def test_the_rolls_to_come_are_played_as_well_as_can_be() -> None:
    state = table(dice=("grey", "red", "red", "green", "orange"), crossed={0: ["c55"]})
    act(state, 0, FIVE)
    naive = Naive(state)
    told = {tuple(entry["dice"]): entry for entry in seen(state, 0)["own"]["keeping"]}
    for dice in ((2, 3), (1, 2, 3), (4, 5)):
        kept = tuple(sorted(seen(state, 0)["dice"][die - 1] for die in dice))
        assert Fraction(told[dice]["ways"], told[dice]["out_of"]) == naive.roll(kept, 2)


def test_only_the_one_who_rolls_is_told_what_to_keep() -> None:
    state = new()
    assert [entry["dice"] for entry in seen(state, 0)["own"]["keeping"]] == [[]]
    assert "keeping" not in seen(state, 1)["own"]
    act(state, 0, FIVE, "keep")
    assert "keeping" not in seen(state, 0)["own"]
