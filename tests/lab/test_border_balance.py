"""The search for fair boards: which changes there are, what is planned, and the command."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from pomezi import Setup, seats_in, seeded
from pomezi.bots import make_bot
from pomezi.bots.bot import Budget, Glimpse
from pomezi.games.border.edition import find_faults, load_edition
from pomezi.games.border.pieces import BOARDS
from pomezi.lab.border import main
from pomezi.lab.border_balance import Options, Plan, Strengths, best_plans, strengths_of
from pomezi.lab.border_changes import Change, Draft, open_draft
from pomezi.lab.border_play import GAME, Leads, play_game

KEPT = ("a1", "a2", "d12")


def sizes(draft: Draft, board: str) -> Counter[tuple[str, int]]:
    """How often a colour has an area of a size."""
    return Counter((draft.colour[area], len(cells)) for area, cells in draft.boards[board].items())


@pytest.mark.parametrize("board", BOARDS)
def test_every_change_leaves_a_board_that_can_be_played(board: str, tmp_path: Path) -> None:
    draft = open_draft("pomezi", KEPT)
    changes = draft.changes(board)
    assert len(changes) > 10
    for change in changes[:: len(changes) // 4]:
        made = draft.with_changes([change])
        path = tmp_path / "draft.json"
        path.write_text(made.text, encoding="utf-8")
        assert find_faults(str(path)) == []
        assert sizes(made, board) == sizes(draft, board)
        assert made.recoloured(draft) > 0


def test_areas_to_be_kept_are_in_no_change() -> None:
    draft = open_draft("pomezi", KEPT)
    touched = {area for board in BOARDS for change in draft.changes(board) for area, _ in change.areas}
    assert touched
    assert not touched & set(KEPT)
    free = open_draft("pomezi")
    assert any("a1" in dict(change.areas) for change in free.changes("a"))


def test_a_change_rewrites_the_lines_of_its_areas_alone() -> None:
    draft = open_draft("pomezi")
    made = draft.with_changes(draft.changes("b")[:1])
    lines = list(zip(draft.text.splitlines(), made.text.splitlines(), strict=True))
    assert sum(before != after for before, after in lines) == 2
    assert json.loads(made.named("other").text)["key"] == "other"


@pytest.mark.parametrize("level", ["guide", "explorer"])
def test_bots_that_may_look_at_the_state_play_as_they_would_from_their_seats(level: str) -> None:
    bot, edition = make_bot("border", level), load_edition("pomezi")
    for seed in (1, 2):
        openly = play_game(seed, 4, bot, edition)
        seated = GAME.new(Setup(4, f"{seed:x}", "pomezi"))
        chance = seeded("5")
        while actors := seats_in(seated.actors()):
            seated.apply(actors[0], bot.choose(Glimpse(seated, actors[0], chance), Budget()).action)
        assert openly.places() == seated.places()
        assert openly.dump()["players"] == seated.dump()["players"]


def a_change(board: str) -> Change:
    return Change(board, ((f"{board}1", ()), (f"{board}2", ())))


def test_the_plan_is_the_cheapest_that_makes_all_alike() -> None:
    """Board a is two points too strong, and one of its changes costs it just those."""
    weaker, worse = a_change("a"), Change("a", (("a3", ()), ("a4", ())))
    idle = a_change("b")
    options: Options = [[None, weaker, worse], [None, idle], [None], [None]]
    points: list[Strengths] = [
        {None: 2.0, weaker: 0.0, worse: -3.0},
        {None: 0.0, idle: 0.0},
        {None: 0.0},
        {None: 0.0},
    ]
    cost = {weaker: 4, worse: 4, idle: 6}
    plans: list[Plan] = best_plans(options, [points], 3, cost)
    assert plans[0] == (weaker, None, None, None)
    assert plans[1] == (weaker, idle, None, None)


def test_a_plan_must_suit_every_bot() -> None:
    """What makes the board fair to one bot and ruins it for another is not taken."""
    change = a_change("a")
    options: Options = [[None, change], [None], [None], [None]]
    rest: list[Strengths] = [{None: 0.0}] * 3
    likes: Strengths = {None: 1.0, change: 0.0}
    hates: Strengths = {None: 0.0, change: -4.0}
    assert best_plans(options, [[likes, *rest]], 1, {change: 2}) == [(change, None, None, None)]
    assert best_plans(options, [[likes, *rest], [hates, *rest]], 1, {change: 2}) == [(None,) * 4]


def test_a_strength_is_what_a_change_does_beyond_its_share_of_the_mean() -> None:
    """A board three points better lifts the mean of four by 0.75, and so leads by 2.25."""
    change = a_change("a")
    found = strengths_of({None: Leads(10, 2.0, -11.25), change: Leads(10, 3.0, 11.25)})
    assert found[change] - found[None] == pytest.approx(3.0)


def test_the_command_writes_boards_that_can_be_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "even.json"
    few = ["--survey", "1", "--trial", "1", "--plans", "1", "--prove", "2", "--steps", "1", "--jobs", "1"]
    kept = [
        area for board in "abcd" for area in open_draft("pomezi").boards[board] if area not in ("d1", "d5")
    ]
    code = main(["balance", "pomezi", str(out), "--bots", "tourist", *few, "--keep", *kept])
    printed = capsys.readouterr().out
    assert code in (0, 1)  # two games prove nothing
    assert "cells recoloured" in printed
    assert "2 games, 4 players, all of them `tourist`" in printed
    assert json.loads(out.read_text("utf-8"))["key"] == "even"
    assert main(["check", str(out)]) == 0
