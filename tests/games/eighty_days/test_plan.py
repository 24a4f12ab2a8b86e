"""The planner that a player sees beside the hand."""

from __future__ import annotations

from typing import Any

from pomezi import SPECTATOR
from tests.games.eighty_days.build import CITIES, Table, position


def plan_of(table: Table, seat: int = 0) -> list[dict[str, Any]]:
    view: Any = table.state.view(seat)
    plan: list[dict[str, Any]] = view["own"]["plan"]
    return plan


def test_it_shows_every_leg_ahead() -> None:
    plan = plan_of(position(3, cities=["calcutta"]))
    assert [leg["from"] for leg in plan] == list(CITIES[5:])
    assert plan[-1]["to"] == "london"


def test_it_finds_the_fewest_days_of_each_leg() -> None:
    plan = plan_of(position(3, cities=["suez"], hands={0: "ship:4 ship:7 ship:7 train:2 train:3"}))
    by_city = {leg["from"]: leg for leg in plan}
    assert (by_city["suez"]["days"], by_city["suez"]["cards"]) == (7, ["ship:7", "ship:7"])
    assert (by_city["bombay"]["days"], by_city["bombay"]["cards"]) == (12, [])
    assert (by_city["hong-kong"]["days"], by_city["hong-kong"]["cards"]) == (6, ["train:2", "ship:4"])
    assert by_city["san-francisco"]["days"] == 5
    assert by_city["new-york"]["days"] == 9


def test_it_says_what_is_missing_for_the_way_that_lacks_least() -> None:
    plan = plan_of(position(3, hands={0: "train:2"}))
    missing = {leg["from"]: leg["missing"] for leg in plan}
    assert missing["london"] == {"ship": 1}
    assert missing["paris"] == {}
    assert missing["suez"] == {"ship": 2}
    assert missing["hong-kong"] == {"ship": 1}
    assert missing["new-york"] == {"ship": 2}
    assert plan[0]["days"] is None


def test_it_counts_the_event_cards_held() -> None:
    hands = {0: "train:6 ship:7 ship:7"}
    table = position(
        3, cities=["suez"], hands=hands, held={0: "submarine propeller-train offer elephant balloon"}
    )
    by_city = {leg["from"]: leg for leg in plan_of(table)}
    assert by_city["suez"]["with_events"] == 7 - 2  # the pair is better than a submarine
    assert by_city["hong-kong"]["with_events"] == 1
    assert by_city["bombay"]["with_events"] == 10
    assert by_city["bombay"]["rolls"] == ["elephant"]
    assert by_city["suez"]["rolls"] == ["balloon"]


def test_nobody_sees_the_plan_of_another() -> None:
    table = position(3, hands={0: "ship:4"})
    assert "own" not in table.state.view(SPECTATOR)
    assert plan_of(table, 1)[2]["days"] is None


def slots_of(city: str, chosen: str) -> Any:
    view: Any = position(3, cities=[city]).state.view(0)
    return view["own"]["slots"].get(chosen)


def test_it_says_which_cards_a_leg_still_waits_for() -> None:
    assert slots_of("new-york", "0+1") == [["train"], ["ship"]]
    assert slots_of("hong-kong", "0+1") == [["ship", "train"]]  # two ships, or a train and a ship
    assert slots_of("hong-kong", "1+0") == [["ship"]]
    assert slots_of("suez", "0+2") == []
    assert slots_of("suez", "1+0") is None  # no train goes there
    assert slots_of("bombay", "0+0") is None  # without cards
