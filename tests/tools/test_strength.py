"""The page of the bots' strength says what the results say, and goes on where it was."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pomezi.bots import LEVELS
from pomezi.lab.bout import Bout
from pomezi.lab.journal import Chunk, Entry, Journal
from pomezi.lab.match import Played, Terms, seatings
from tools import strength
from tools.strength import FIRST_DEAL, Table, main, page, read


def results(folder: Path, a: str, b: str, wins: int, deals: int, seats: int = 2) -> None:
    """As many deals as asked for, of which `a` wins some in all seatings and `b` the others."""
    terms = Terms("border", seats).checked()
    games = []
    for deal in range(deals):
        winner = a if deal < wins else b
        for order in seatings(a, b, seats):
            first = order.index(winner)
            places = tuple(1 if seat == first else 2 for seat in range(seats))
            games.append(Played(FIRST_DEAL + deal, order, (0,) * seats, places, 100, 0))
    entry = Entry(Chunk(terms, a, b, FIRST_DEAL, FIRST_DEAL + deals - 1), tuple(games), "abc", 1.0)
    Journal(folder / "border.jsonl").add(entry)


def test_the_page_tells_every_step_with_its_interval(tmp_path: Path) -> None:
    results(tmp_path, "traveller", "tourist", 180, 200)
    results(tmp_path, "guide", "traveller", 136, 200)
    text = page(tmp_path)
    assert "| 2 | traveller – tourist | 400 | 90.0 % (85.0–93.5) | 65 % | yes |" in text
    assert "| 2 | guide – traveller | 400 | 68.0 %" in text
    assert "| probably |" in text
    assert "explorer – guide" not in text
    assert "Limes" not in text


def test_where_the_promise_is_not_kept_luck_is_told(tmp_path: Path) -> None:
    results(tmp_path, "explorer", "guide", 110, 200)
    assert "luck not measured" in page(tmp_path)
    results(tmp_path, "seer+explorer", "guide", 120, 200)
    results(tmp_path, "seer+search", "guide", 130, 200)
    results(tmp_path, "seer+search", "traveller", 190, 200)
    results(tmp_path, "seer+search", "guide", 190, 200, seats=3)
    assert "| 55.0 % (48.1–61.7) | 65 % | **no**; seeing everything 65.0 %" in page(tmp_path)


def test_the_top_level_promises_more_against_greedy(tmp_path: Path) -> None:
    results(tmp_path, "explorer", "greedy", 150, 200)
    assert "| 2 | explorer – greedy | 400 | 75.0 % (68.5–80.5) | 80 % | **no**; luck not measured |" in page(
        tmp_path
    )


def test_at_larger_tables_nothing_is_promised(tmp_path: Path) -> None:
    results(tmp_path, "explorer", "guide", 110, 200, seats=3)
    assert "| 55.0 % (48.1–61.7) | – | – |" in page(tmp_path)


def test_only_deals_without_a_gap_count(tmp_path: Path) -> None:
    results(tmp_path, "explorer", "guide", 3, 6)
    journal = Journal(tmp_path / "border.jsonl")
    (entry,) = journal.read(Terms("border", 2).checked())
    chunk = Chunk(entry.chunk.terms, "explorer", "guide", FIRST_DEAL + 8, FIRST_DEAL + 8)
    late = tuple(
        Played(FIRST_DEAL + 8, game.seating, game.scores, game.places, 1, 0) for game in entry.games[:2]
    )
    journal.add(Entry(chunk, late, "abc", 1.0))
    (bout,) = [one for one in read(Table("border", 2, (("explorer", "guide"),)), tmp_path) if one.row()]
    assert isinstance(bout, Bout)
    assert len(bout.row()) == 6


def test_playing_fills_the_results_and_writing_makes_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = (("tests.lab.players:First", "random"),)
    monkeypatch.setattr(strength, "levels", lambda game: [Table("limes", 1, pair)] if game == "limes" else [])
    words = ["--jobs", "1", "--results", str(tmp_path), "--page", str(tmp_path / "bots.md")]
    assert main(["play", "--game", "limes", "--games", "4", *words]) == 0
    before = (tmp_path / "limes.jsonl").read_bytes()
    assert main(["play", "--game", "limes", "--games", "4", *words]) == 0
    assert (tmp_path / "limes.jsonl").read_bytes() == before
    assert main(["write", *words]) == 0
    assert "| 1 | tests.lab.players:First – random | 4 |" in (tmp_path / "bots.md").read_text(
        encoding="utf-8"
    )


def test_the_page_tells_how_long_answers_take(tmp_path: Path) -> None:
    results(tmp_path, "traveller", "tourist", 180, 200)
    assert "slowest answer" not in page(tmp_path)
    assert main(["time", "--game", "border", "--games", "1", "--results", str(tmp_path)]) == 0
    found = json.loads((tmp_path / "times.json").read_text(encoding="utf-8"))["border"]["levels"]
    assert list(found) == list(LEVELS)
    assert all(0 < of["mean_ms"] <= of["slowest_ms"] for of in found.values())
    slowest = strength.milliseconds(found["explorer"]["slowest_ms"])
    assert f"explorer {strength.milliseconds(found['explorer']['mean_ms'])} / {slowest}.\n" in page(tmp_path)
