"""The table of who gets home in time."""

from __future__ import annotations

import pytest

from pomezi.lab.eighty_days import HEAD, Finish, finish_of, main, play_game, share


def test_the_table_has_a_line_for_every_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["finish", "--games", "1", "--bot", "random"]) == 0
    lines = capsys.readouterr().out.strip().split("\n")[2:]
    assert [line.count("|") for line in lines] == [len(HEAD) + 1] * 7
    assert [line.split(" | ")[0].removeprefix("| ") for line in lines[2:]] == ["2", "3", "4", "5", "6"]


@pytest.mark.parametrize("argv", [["finish", "--games", "0"], ["finish", "--players", "7"], ["fly"], []])
def test_nonsense_is_refused(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(argv)
    assert "usage" in capsys.readouterr().err


def test_a_finish_counts_journeys_and_games() -> None:
    finish = Finish(3)
    states = [play_game("random", 3, f"{seed:x}") for seed in (1, 2, 3)]
    for state in states:
        finish.add(state)
    home = [seat for state in states for seat in range(3) if state.ranks[seat]]
    assert (finish.games, finish.home) == (3, len(home))
    assert finish.days == sum(int(s.days[seat]) for s in states for seat in range(3) if s.ranks[seat])
    assert finish.in_time == sum(1 for s in states for i in range(3) if s.ranks[i] and s.days[i] <= 80)


def test_the_same_seeds_give_the_same_table() -> None:
    assert finish_of("greedy", 2, 2).row() == finish_of("greedy", 2, 2).row()


def test_a_share_comes_with_its_uncertainty() -> None:
    assert share(50, 100) == "50.0 % ± 9.8"
    assert share(0, 0) == "–"
