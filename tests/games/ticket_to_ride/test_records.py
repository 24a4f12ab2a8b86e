"""The recorded games show the kinds of ending that their names promise."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pomezi import Event, Record, State
from tests.games.ticket_to_ride import naive
from tests.games.ticket_to_ride.goldens import RECORDS

FOLDER = Path(__file__).parent / "records"


def finished(name: str) -> tuple[State, list[str]]:
    """The end of a recorded game, and the kinds of all events on the way."""
    record = Record.parse((FOLDER / f"{name}.record").read_text(encoding="utf-8"))
    s = record.game.new(record.setup)
    events: list[Event] = []
    for entry in record.entries:
        s.apply(entry.seat, s.read(entry.notation), events)
    return s, [event.kind for event in events]


def column(s: State, name: str) -> list[Any]:
    return [row[name] for row in s.view(0)["result"]["table"]]  # type: ignore[index]


@pytest.mark.parametrize("name", RECORDS)
def test_a_recorded_game_is_scored_as_the_naive_scorer_does(name: str) -> None:
    s, kinds = finished(name)
    assert kinds[-1] == "over"
    assert naive.difference(s.dump(), s.view(0)["result"]) == ""


@pytest.mark.rule("TR-40")
@pytest.mark.parametrize("name", ["two-players", "three-players", "four-players", "five-players"])
def test_usual_games_end_with_one_last_round(name: str) -> None:
    _, kinds = finished(name)
    assert kinds.count("last-round") == 1


@pytest.mark.rule("TR-33")
@pytest.mark.parametrize("name", ["everybody-passes-3", "everybody-passes-5"])
def test_a_game_can_end_with_everybody_passing_before_any_last_round(name: str) -> None:
    s, kinds = finished(name)
    seats = len(s.scores())
    assert kinds[-seats - 1 :] == ["passed"] * seats + ["over"]
    assert "last-round" not in kinds


@pytest.mark.rule("TR-43")
def test_a_recorded_tie_is_broken_by_tickets_against_the_longer_path() -> None:
    s, _ = finished("tie-broken-by-tickets")
    assert s.scores()[0] == s.scores()[1]
    assert column(s, "tickets_done") == [1, 0]
    assert column(s, "longest") == [13, 14]
    assert s.places() == [1, 2]


@pytest.mark.rule("TR-43")
def test_a_recorded_tie_is_broken_by_the_longer_path() -> None:
    s, _ = finished("tie-broken-by-path")
    assert s.scores()[0] == s.scores()[1]
    assert column(s, "tickets_done") == [1, 1]
    assert column(s, "longest") == [20, 17]
    assert s.places() == [1, 2]


@pytest.mark.rule("TR-43")
def test_a_recorded_win_is_shared() -> None:
    s, _ = finished("shared-win")
    assert s.places() == [1, 1]


@pytest.mark.rule("TR-43")
@pytest.mark.parametrize(
    ("name", "decided"),
    [
        ("two-players", ("points", 1, None)),
        ("tie-broken-by-tickets", ("tickets", 0, 1)),
        ("tie-broken-by-path", ("longest", 0, 1)),
        ("shared-win", ("shared", 0, 1)),
    ],
)
def test_the_end_says_what_decided(name: str, decided: tuple[object, ...]) -> None:
    s, _ = finished(name)
    assert tuple(s.view(0)["result"]["decided"].values()) == decided  # type: ignore[index]
