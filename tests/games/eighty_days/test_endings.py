"""The recorded games end as their names say."""

from __future__ import annotations

import pytest

from pomezi.games.eighty_days import EightyDaysState
from tests.games.eighty_days.goldens import RECORDS
from tests.games.eighty_days.test_home import last_round


@pytest.mark.rule("AW-82", "AW-83", "AW-85", "AW-86", "AW-87", "AW-88", "AW-90")
@pytest.mark.parametrize(
    ("name", "days", "home", "places"),
    [
        ("two-one-home-late", [94, 42], [1, 0], [2, 1]),
        ("two-one-home-in-time", [77, 38], [1, 0], [1, 2]),
        ("two-one-home-in-exactly-80", [22, 80], [0, 1], [2, 1]),
        ("two-both-home-late", [99, 101], [2, 1], [1, 2]),
        ("two-both-home-one-in-exactly-80", [96, 80], [1, 2], [2, 1]),
        ("three-all-late", [69, 100, 101], [0, 2, 1], [3, 2, 1]),
        ("three-tied-at-80", [83, 80, 80], [0, 2, 1], [3, 2, 1]),
        ("three-last-comes-home-too", [77, 111, 102], [1, 2, 3], [1, 2, 3]),
        ("four-one-in-time", [104, 74, 78, 98], [2, 3, 0, 1], [3, 1, 4, 2]),
        ("four-last-comes-home-too", [98, 94, 107, 98], [3, 4, 1, 2], [3, 4, 1, 2]),
        ("five-all-late", [103, 108, 109, 109, 108], [1, 2, 3, 0, 4], [1, 2, 3, 5, 4]),
        ("five-last-arrival-wins", [98, 79, 96, 111, 110], [1, 5, 2, 3, 4], [2, 1, 3, 4, 5]),
        ("six-four-home", [89, 76, 75, 106, 109, 101], [0, 1, 0, 2, 3, 4], [5, 1, 5, 2, 3, 4]),
        ("six-five-home", [78, 90, 100, 95, 106, 79], [2, 0, 4, 5, 3, 1], [1, 6, 4, 5, 3, 2]),
        ("six-all-home", [110, 98, 107, 122, 104, 107], [3, 1, 4, 2, 5, 6], [3, 1, 4, 2, 5, 6]),
    ],
)
def test_a_recorded_game_ends_as_its_name_says(
    name: str, days: list[int], home: list[int], places: list[int]
) -> None:
    state = RECORDS[name]().verify()
    players = state.dump()["players"]
    assert isinstance(players, list)
    assert state.scores() == days
    assert [player["home"] for player in players] == home
    assert state.places() == places


@pytest.mark.rule("AW-83", "AW-87", "AW-88")
@pytest.mark.parametrize(
    ("name", "decided"),
    [
        ("two-one-home-late", ("rival-late", 0, 1)),
        ("two-one-home-in-exactly-80", ("fewest", 1, None)),
        ("two-both-home-late", ("fewer-late", 0, None)),
        ("three-all-late", ("late", 2, None)),
        ("three-tied-at-80", ("tie", 2, 1)),
        ("five-last-arrival-wins", ("fewest", 1, None)),
    ],
)
def test_the_end_says_what_decided(name: str, decided: tuple[object, ...]) -> None:
    state = RECORDS[name]().verify()
    assert isinstance(state, EightyDaysState)
    assert tuple(state.view(0)["result"]["decided"].values()) == decided


@pytest.mark.rule("AW-83")
def test_of_two_who_are_late_the_days_decide_even_for_the_first_one_home() -> None:
    table = last_round(2, [90, 99], [], [0, 1])
    assert isinstance(table.state, EightyDaysState)
    assert table.state.view(0)["result"]["decided"] == {"by": "fewer-late", "seat": 0, "other": None}
