"""What a seat is told of its chances, and how it imagines what it is not told."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product
from math import comb

import pytest

from pomezi import seeded
from pomezi.games.border import chances
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
