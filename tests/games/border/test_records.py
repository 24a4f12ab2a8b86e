"""The recorded games end as their names say."""

from __future__ import annotations

import pytest

from pomezi import Event, Record, play
from tests.games.border.goldens import GAME, RECORDS


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


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_ends_as_its_name_says(name: str) -> None:
    record = RECORDS[name]()
    seats, kind = name.split("p-")
    assert record.setup.seats == int(seats)
    assert kind in ending(record)


def test_every_kind_of_ending_is_recorded_for_every_number_of_players() -> None:
    for seats in GAME.seats:
        for kind in ("first-action", "second-action", "tie-break"):
            assert f"{seats}p-{kind}" in RECORDS
