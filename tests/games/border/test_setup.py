"""Boards, dice, the starting player."""

from __future__ import annotations

import pytest

from pomezi import Setup, SetupError
from pomezi.games.border.pieces import COLOURS
from tests.games.border.build import BOARDS, FIVE, GAME, act, crossed_by, edition, new, player_of, seen


@pytest.mark.rule("BO-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_can_play(seats: int) -> None:
    assert list(GAME.seats) == [2, 3, 4]
    with pytest.raises(SetupError):
        GAME.new(Setup(seats, "1"))


@pytest.mark.rule("BO-01")
def test_all_boards_have_the_same_nine_territories_and_differ_in_their_areas() -> None:
    ed = edition()
    assert len(ed.territories) == 9
    assert len(ed.areas) == 4
    coloured = len(ed.cells) - 2
    rows = [list(ed.cell_colour[board * len(ed.cells) : (board + 1) * len(ed.cells)]) for board in range(4)]
    assert all(sum(1 for colour in row if colour >= 0) == coloured for row in rows)
    assert all(rows[a] != rows[b] for a in range(4) for b in range(a))


@pytest.mark.rule("BO-01")
def test_boards_are_dealt_from_the_seed_all_different_and_every_one_to_every_seat() -> None:
    met: set[tuple[int, str]] = set()
    for seed in range(60):
        state = GAME.new(Setup(4, f"{seed:x}"))
        boards = [player["board"] for player in state.view(-1)["players"]]  # type: ignore[attr-defined]
        assert sorted(boards) == ["a", "b", "c", "d"]
        met.update(enumerate(boards))
    assert len(met) == 16


@pytest.mark.rule("BO-01")
def test_boards_can_be_chosen() -> None:
    state = new(3, boards="dbac")
    assert [player_of(state, seat)["board"] for seat in range(3)] == ["d", "b", "a"]


@pytest.mark.rule("BO-02")
def test_the_two_white_cells_are_crossed_from_the_start_and_belong_to_no_area() -> None:
    state = new(4)
    ed = edition()
    for seat in range(4):
        assert crossed_by(state, seat) == {"c0", "c85"}
    for slug in ("c0", "c85"):
        at = ed.cells.index(slug)
        assert all(ed.cell_area[board * len(ed.cells) + at] == -1 for board in range(4))


@pytest.mark.rule("BO-02")
def test_white_cells_count_for_the_borders_they_are_part_of() -> None:
    state = new(2)
    ed = edition()
    boat, house = ed.territories.index("boat"), ed.territories.index("lighthouse")
    assert state.gaps[boat] == ed.border_size[boat] - 1
    assert state.gaps[house] == ed.border_size[house] - 1


@pytest.mark.rule("BO-02")
def test_one_white_cell_lies_top_left_and_one_bottom_right() -> None:
    ed = edition()
    assert [ed.cells[cell] for cell in ed.white] == [ed.cells[0], ed.cells[-1]]


@pytest.mark.rule("BO-03")
def test_there_are_five_dice_and_each_can_show_each_of_six_colours() -> None:
    met: set[tuple[int, str]] = set()
    for seed in range(80):
        state = new(2, seed=f"{seed:x}")
        act(state, 0, FIVE)
        assert len(seen(state)["dice"]) == 5
        met.update(enumerate(seen(state)["dice"]))
    assert met == {(die, colour) for die in range(5) for colour in COLOURS}
    assert len(COLOURS) == 6


@pytest.mark.rule("BO-03")
def test_the_starting_player_is_drawn_unless_named() -> None:
    drawn = {GAME.new(Setup(3, f"{seed:x}")).actors() for seed in range(40)}
    assert drawn == {1, 2, 4}
    assert new(3, start=2).actors() == 0b100


def test_a_starting_player_who_is_not_there_is_refused() -> None:
    with pytest.raises(SetupError) as caught:
        GAME.new(Setup(2, "1", options={"start": 2}))
    assert caught.value.refusal.code == "bad-option-value"


def test_a_scenario_fixes_what_the_dice_show_first() -> None:
    state = new(2, dice=("red", "red", "blue", "grey", "green", "orange"))
    act(state, 0, FIVE)
    assert seen(state)["dice"] == ["red", "red", "blue", "grey", "green"]
    act(state, 0, "roll 2")
    assert seen(state)["dice"] == ["red", "orange", "blue", "grey", "green"]


@pytest.mark.parametrize(
    ("stacked", "code"), [({"dice": ["pink"]}, "unknown-in-pile"), ({"deck": []}, "unknown-pile")]
)
def test_a_scenario_with_unknown_dice_is_refused(stacked: dict[str, list[str]], code: str) -> None:
    with pytest.raises(SetupError) as caught:
        GAME.new(Setup(2, "1", options=BOARDS, stacked=stacked))
    assert caught.value.refusal.code == code
