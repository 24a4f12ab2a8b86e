"""Editions of one's own in the terminal: played, drawn, recorded without their file, refused with a line."""

from __future__ import annotations

from pathlib import Path

import pytest

from pomezi import GAMES
from tests.editions import HOSTILE, example
from tests.terminal.conftest import Run

WORDS = {  # what stands on the board of each example and on none of ours
    "ticket_to_ride": "Kroměříž",
    "bez_hranic": "Square",
    "limes": "18",
    "border": "8/3",
    "eighty_days": "Kraków",
}


@pytest.mark.parametrize("game", GAMES)
def test_an_edition_is_played_and_its_record_needs_no_file(run: Run, tmp_path: Path, game: str) -> None:
    path, record = tmp_path / "own.json", tmp_path / "own.record"
    path.write_text(example(game), encoding="utf-8")
    seats = ",".join(["random"] * max(2, GAMES[game].seats[0]))
    words = [
        "play",
        game,
        "--edition",
        str(path),
        "--seats",
        seats,
        "--seed",
        "5eed",
        "--record",
        str(record),
    ]
    assert run(*words).code == 0
    path.unlink()
    ran = run("verify", str(record))
    assert (ran.code, ran.err) == (0, "")
    assert "The record is sound." in ran.out
    assert "population_year" not in ran.out


@pytest.mark.parametrize("game", GAMES)
def test_the_board_of_an_edition_is_drawn_from_it(run: Run, tmp_path: Path, game: str) -> None:
    path = tmp_path / "own.json"
    path.write_text(example(game), encoding="utf-8")
    words = ["play", game, "--seats", "you,random", "--seed", "5eed"]
    own = run(*words, "--edition", str(path), typed="map\nquit\n").out
    assert WORDS[game] in own
    assert own != run(*words, typed="map\nquit\n").out


def test_the_title_of_an_edition_stands_in_the_head_of_its_record(run: Run, tmp_path: Path) -> None:
    path, record = tmp_path / "own.json", tmp_path / "own.record"
    path.write_text(example("limes"), encoding="utf-8")
    run("play", "limes", "--edition", str(path), "--seats", "random", "--record", str(record))
    assert "Lakes" in run("verify", str(record)).out
    assert "Jezera" in run("verify", str(record), "--lang", "cs").out


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_with_its_line(run: Run, tmp_path: Path, name: str) -> None:
    game, text, code, line = HOSTILE[name]
    path = tmp_path / "own.json"
    path.write_text(text, encoding="utf-8")
    ran = run("play", game, "--edition", str(path), "--seats", "random,random")
    assert ran.code != 0
    assert "own.json" in ran.err
    assert code == "edition-too-large" or not line or f"line {line}" in ran.err
    assert "Traceback" not in ran.err
