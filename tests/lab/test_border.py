"""The fairness table and the check of boards, as commands."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from pomezi.lab.border import Measured, Tally, fairness_table, main, measure_all


def test_every_game_has_one_win_to_share() -> None:
    measured = measure_all(6, 4, "greedy", jobs=1)
    assert measured.games == 6
    assert sum(tally.won for tally in measured.boards.values()) == pytest.approx(6)
    assert [tally.games for tally in measured.boards.values()] == [6] * 4


def test_with_fewer_players_a_board_counts_where_it_was_dealt() -> None:
    measured = measure_all(6, 2, "greedy", jobs=1)
    assert sum(tally.games for tally in measured.boards.values()) == 12


def test_the_numbers_do_not_depend_on_the_processes() -> None:
    assert measure_all(21, 2, "random", jobs=2) == measure_all(21, 2, "random", jobs=1)


def test_the_interval_is_that_of_a_share_of_wins() -> None:
    tally = Tally()
    for game in range(400):
        tally.add(1.0 if game % 4 == 0 else 0.0, 10)
    assert tally.rate() == 0.25
    assert tally.half_width() == pytest.approx(1.96 * (0.25 * 0.75 / 400) ** 0.5, rel=1e-3)


def test_a_board_that_is_too_good_is_named() -> None:
    measured = Measured(games=1000, rounds=30_000)
    for board, wins in (("a", 250), ("b", 275), ("c", 245), ("d", 236)):
        for game in range(1000):
            measured.boards[board].add(float(game < wins), 20)
    rows = [
        line.split("|") for line in fairness_table(measured, 4, "odds").splitlines() if line.startswith("| ")
    ]
    verdicts = {row[1].strip(): (row[5].strip(), row[6].strip()) for row in rows[1:]}
    assert verdicts == {
        "a": ("+0.00", "yes"),
        "b": ("+2.50", "**no**"),
        "c": ("-0.50", "yes"),
        "d": ("-1.40", "yes"),
    }


def test_the_command_prints_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fairness", "--games", "4", "--bot", "greedy", "--jobs", "1"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("4 games, 4 players, all of them `greedy`; fair is 25.00%")
    assert printed.count("\n| ") == 5


def test_the_check_accepts_good_boards(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "pomezi"]) == 0
    assert capsys.readouterr().out == "pomezi can be played. Boards: 4, territories: 9, cells: 86.\n"
    assert main(["check", "pomezi", "--lang", "cs"]) == 0
    assert capsys.readouterr().out == "pomezi se dá hrát. Desky: 4, území: 9, políčka: 86.\n"


def test_the_check_names_every_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = json.loads((files("pomezi.games.border") / "editions" / "pomezi.json").read_text("utf-8"))
    sheet["boards"][0]["areas"][0]["cells"].pop()
    sheet["territories"][0]["border"].remove("c57")
    path = tmp_path / "boards.json"
    path.write_text(json.dumps(sheet), encoding="utf-8")
    assert main(["check", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert "the border of territory well lacks cell c57" in lines[0]
    assert "cell c12 is in no area of this board (boards[0].areas)" in lines[1]
