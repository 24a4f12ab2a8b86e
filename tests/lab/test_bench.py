"""The measurements measure what they name. How fast is nobody's test."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pomezi import GAMES
from pomezi.lab.bench import COMPARED, main
from tools import speed


def test_every_figure_is_measured_and_set_beside_the_loop(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["limes", "bez_hranic", "--seconds", "0.01", "--json"]) == 0
    runs = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [run["game"] for run in runs] == ["limes", "bez_hranic"]
    assert [run["seats"] for run in runs] == [1, 2]
    for run in runs:
        for name in COMPARED:
            assert run[f"{name}_per_s"] > 0
            ratio = 1000 * run[f"{name}_per_s"] / run["loop_per_s"]
            assert run[f"{name}_per_1000_loop_turns"] == pytest.approx(ratio, rel=0.1)
        assert run["moves_per_s"] == pytest.approx(run["games_per_s"] * run["moves_a_game"], rel=0.1)


def test_environments_are_set_beside_one_of_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["border", "--envs", "--seconds", "0.01", "--json"]) == 0
    runs = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(run["name"], run["form"]) for run in runs] == [
        ("connect_four of PettingZoo", "aec"),
        ("border", "aec"),
        ("border", "vector, self"),
        ("border", "vector, random"),
    ]
    assert all(run["steps_per_s"] > 0 for run in runs)
    assert main(["limes", "--envs", "--seconds", "0.01"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["environment", "connect_four", "limes", "limes", "limes"]
    assert lines[1].split()[-1] == "1.0"


def some_run(game: str, compiled: bool, rate: int) -> dict[str, object]:
    figures = {f"{name}_per_s": rate for name in COMPARED}
    ratios = {f"{name}_per_1000_loop_turns": rate / 10_000 for name in COMPARED}
    return {"game": game, "seats": 2, "compiled": compiled, **figures, **ratios}


def test_the_table_has_all_games_interpreted_before_compiled(tmp_path: Path) -> None:
    runs = [
        some_run(game, compiled, 2_000_000 if compiled else 1500)
        for compiled in (True, False)
        for game in GAMES
    ]
    file = tmp_path / "bench.jsonl"
    file.write_text("".join(json.dumps(run) + "\n" for run in runs), encoding="utf-8")
    lines = speed.table(speed.read([file]), relative=False).splitlines()
    assert len(lines) == 2 + 2 * len(GAMES)
    assert lines[2].startswith("| Ticket to Ride | 2 | interpreted | 1.5 k |")
    assert lines[3].startswith("| Ticket to Ride | 2 | compiled | 2,000 k |")
    assert "| 200 |" in speed.table(speed.read([file]), relative=True).splitlines()[3]


def test_the_tables_go_to_their_place_and_nothing_else_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "speed.md"
    page.write_text(speed.SPEED.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(speed, "SPEED", page)
    file = tmp_path / "bench.jsonl"
    file.write_text(json.dumps(some_run("limes", True, 5000)) + "\n", encoding="utf-8")
    assert speed.main([str(file), "--write"]) == 0
    once = page.read_text(encoding="utf-8")
    assert once.count("| Limes | 2 | compiled |") == 2
    assert speed.main([str(file), "--write"]) == 0
    assert page.read_text(encoding="utf-8") == once
    assert once.startswith("# Speed\n")
