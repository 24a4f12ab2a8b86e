"""The commands of Limes: the best landscape, the report, the daily deal."""

from __future__ import annotations

from pathlib import Path

import pytest

from pomezi import GAMES, Record, Setup, seeded
from pomezi.games.limes.score import total
from pomezi.lab import limes
from pomezi.review.limes import Analysis, analyse, up_to
from pomezi.text import Texts
from tests.games.limes.build import landscape
from tools.golden import random_record


@pytest.fixture(scope="module")
def played() -> Record:
    return random_record(GAMES["limes"], Setup(2, "1ab"), seeded("1"))


@pytest.fixture(scope="module")
def analysis(played: Record) -> Analysis:
    return analyse(played, 1, up_to(2, 2))


@pytest.fixture
def record(played: Record, tmp_path: Path) -> Path:
    path = tmp_path / "played.record"
    path.write_text(played.text(), encoding="utf-8")
    return path


def test_losses_add_up_to_what_the_best_landscape_has_more(analysis: Analysis) -> None:
    assert [loss.round for loss in analysis.losses] == list(range(1, 17))
    assert all(loss.before >= loss.after for loss in analysis.losses)
    assert sum(loss.before - loss.after for loss in analysis.losses) == analysis.best.points - analysis.points
    assert analysis.losses[-1].after == analysis.points
    assert analysis.best.points > analysis.points, "a random game can be bettered"
    assert total(analysis.best.land) == analysis.best.points


def test_a_landscape_is_drawn_card_by_card() -> None:
    drawn = limes.draw(
        landscape("""
            F12 W t F3
            T   R W W
            F   F . .
            F   F . .
        """)
    )
    assert drawn == [
        "F+ W |t  F3",
        "T  R |W  W",
        "-----+-----",
        "F  F |",
        "F  F |",
    ]


@pytest.mark.parametrize(("lang", "word"), [("cs", "krajina"), ("en", "landscape")])
def test_both_landscapes_the_way_and_the_losses_are_told(analysis: Analysis, lang: str, word: str) -> None:
    told = "\n".join(limes.tell_best(analysis, Texts(lang, "limes")))
    assert told.count(word) == 2
    assert "   1  lay 3,3 r0" in told
    assert told.count("(−") == sum(loss.before > loss.after for loss in analysis.losses)


def test_best_is_a_command(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert limes.main(["best", str(record), "--seconds", "0.01", "--seat", "1"]) == 0
    assert "lay 3,3 r0" in capsys.readouterr().out


def test_best_refuses_what_is_no_finished_game_of_limes(
    tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.record"
    other.write_text(Record(GAMES["ticket_to_ride"], Setup(2, "1")).text(), encoding="utf-8")
    unfinished = tmp_path / "unfinished.record"
    unfinished.write_text(Record(GAMES["limes"], Setup(1, "1")).text(), encoding="utf-8")
    for words in ([str(other)], [str(unfinished)], [str(tmp_path / "none")], [str(record), "--seat", "2"]):
        assert limes.main(["best", *words]) == 1
        assert capsys.readouterr().err


def test_the_report_is_a_table_beside_the_ranks(capsys: pytest.CaptureFixture[str]) -> None:
    assert limes.main(["report", "--deals", "3", "--bots", "random", "greedy"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split(" | ")[8:13] == ["<28", "28–34", "35–41", "42–48", "49+"]
    assert [line.split(" | ")[0] for line in lines[2:4]] == ["| random", "| greedy"]
    assert len({line.count("|") for line in lines[:4]}) == 1
