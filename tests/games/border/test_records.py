"""The recorded games end as their names say."""

from __future__ import annotations

from pathlib import Path

import pytest

from pomezi import Event, Record, play
from tests.games.border.goldens import GAME, RECORDS

FOLDER = Path(__file__).parent / "records"


def ending(record: Record) -> tuple[str, str]:
    """In which action the game ended, and how the winner was found."""
    state = GAME.new(record.setup)
    events: list[Event] = []
    for entry in record.entries:
        events += play(state, entry.seat, entry.notation)
    kinds = [event.kind for event in events]
    action = (
        "quiet" if kinds[-1] == "over-quiet" else "first-action" if "last-round" in kinds else "second-action"
    )
    scores = state.scores()
    if scores.count(max(scores)) == 1:
        return action, "points"
    return action, "shared-win" if state.places().count(1) > 1 else "tie-break"


EARLY = [name for name in RECORDS if not name.startswith("balanced")]  # on the boards of the first edition


@pytest.mark.parametrize("name", EARLY)
def test_a_record_ends_as_its_name_says(name: str) -> None:
    record = RECORDS[name]()
    seats, kind = name.split("p-")
    assert record.setup.seats == int(seats)
    assert kind in ending(record)


def test_every_kind_of_ending_is_recorded_for_every_number_of_players() -> None:
    for seats in GAME.seats:
        for kind in ("first-action", "second-action", "tie-break"):
            assert f"{seats}p-{kind}" in RECORDS


@pytest.mark.parametrize("name", EARLY)
def test_games_of_the_first_boards_are_replayed_on_them(name: str) -> None:
    """They were recorded when no other boards were; the boards in use now came later."""
    record = Record.parse((FOLDER / f"{name}.record").read_text(encoding="utf-8"))
    assert record.setup.edition == "pomezi" != GAME.editions[0]
    assert record.verify().dump()["edition"] == "pomezi"


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_boards_in_use_are_recorded_for_every_number_of_players(seats: int) -> None:
    record = RECORDS[f"balanced-{seats}p"]()
    assert (record.setup.seats, record.setup.edition) == (seats, GAME.editions[0])
