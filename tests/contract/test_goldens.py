"""Recorded games, counts and playthroughs are what the engine does today."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pomezi import Game, Record
from pomezi.games import HOUSE
from tools.golden import folder_of, goldens_of, perft_counts, playthrough

REMEDY = "read the difference; if it is meant, run `make golden` and raise rules_version where records change"

every_game = pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.key)
every_record = pytest.mark.parametrize(
    ("game", "name"),
    [(game, name) for game in HOUSE for name in goldens_of(game).RECORDS],
    ids=lambda value: value.key if isinstance(value, Game) else value,
)


def older_records() -> list[object]:
    """Games recorded before the rules changed, `records/v1/…`: they stay as they are, for ever."""
    return [
        pytest.param(int(path.parent.name[1:]), path, id=f"{game.key}-{path.parent.name}-{path.stem}")
        for game in HOUSE
        for path in sorted((folder_of(game) / "records").glob("v*/*.record"))
    ]


@every_record
def test_a_recorded_game_replays_to_its_end(game: Game, name: str) -> None:
    text = (folder_of(game) / "records" / f"{name}.record").read_text(encoding="utf-8")
    record = Record.parse(text)
    record.verify()
    assert record.text() == text, REMEDY
    assert goldens_of(game).RECORDS[name]().text() == text, REMEDY


@pytest.mark.parametrize(("version", "path"), older_records())
def test_a_game_recorded_under_older_rules_replays_by_them(version: int, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.parse(text)
    assert record.setup.rules == version
    record.verify()
    assert record.text() == text


@every_game
def test_every_file_of_records_is_one_we_make(game: Game) -> None:
    names = {path.stem for path in (folder_of(game) / "records").glob("*.record")}
    assert names == set(goldens_of(game).RECORDS)


@every_game
def test_every_seat_count_is_recorded(game: Game) -> None:
    recorded = {make().setup.seats for make in goldens_of(game).RECORDS.values()}
    assert recorded >= set(game.seats)


@every_game
def test_the_ways_on_are_as_many_as_counted(game: Game) -> None:
    counted = json.loads((folder_of(game) / "perft.json").read_text(encoding="utf-8"))
    assert perft_counts(game) == counted, REMEDY


@every_game
def test_the_playthrough_reads_as_before(game: Game) -> None:
    assert playthrough(game) == (folder_of(game) / "playthrough.txt").read_text(encoding="utf-8"), REMEDY
