"""The worked examples, played by real actions with the deck stacked."""

from __future__ import annotations

import pytest

from pomezi import play
from tests.games.bez_hranic.build import at_round, bills, money, prices, race


@pytest.mark.rule("BH-E1")
def test_six_players_start_in_france() -> None:
    state = at_round(1, ["gb", "hu", "gr", "es", "pt", "no", "va"], ["fr"], seats=6)
    race(state, "1 hu, 0 gb, 4 40, 2 hu, 5 40, 3 hu")
    assert prices(state) == [40, 30, 40, 50, 40, 50]
    assert money(state) == [60, 70, 60, 50, 60, 50]
    red = bills(state)["red"]
    assert (red["way"], red["crossings"], red["charges"]["crossings"], red["charges"]["neighbours"]) == (
        ["fr", "gb"],
        ["sea"],
        10,
        30,
    )


@pytest.mark.rule("BH-E1")
def test_greece_would_have_been_three_crossings_by_italy_and_malta() -> None:
    state = at_round(1, ["gb", "hu", "gr", "es", "pt", "no", "va"], ["fr"], seats=2)
    race(state, "0 gr, 1 40")
    assert bills(state)["red"]["way"] == ["fr", "it", "mt", "gr"]
    assert prices(state)[0] == 30


@pytest.mark.rule("BH-E2")
def test_two_tokens_from_france_to_the_united_kingdom_and_the_netherlands() -> None:
    state = at_round(3, ["gb", "nl", "be", "hu", "gr", "es", "pt"], ["fr"], seats=2)
    race(state, "0 gb, 1 be, 1 gb, 0 nl")
    blue, other = bills(state)["red"], bills(state)["yellow"]
    assert blue["price"] == 80
    assert (blue["charges"]["crossings"], blue["charges"]["neighbours"]) == (20, 60)
    assert other["price"] - other["charges"]["stack"] == 110
    assert (other["charges"]["crossings"], other["charges"]["neighbours"]) == (20, 90)


@pytest.mark.rule("BH-E3")
def test_from_poland_russia_costs_40_and_finland_30() -> None:
    state = at_round(1, ["ru", "fi", "hu", "gr", "es", "pt", "no"], ["pl"], seats=2)
    race(state, "0 ru, 1 fi")
    assert prices(state) == [40, 30]
    assert bills(state)["red"]["way"] == ["pl", "ru:kaliningrad"]
    assert bills(state)["yellow"]["way"] == ["pl", "by", "ru:main", "fi"]


@pytest.mark.rule("BH-E4")
@pytest.mark.parametrize("script", ["0 mc, 0 es", "0 es, 0 mc"])
def test_from_italy_monaco_and_spain_are_four_crossings_in_either_order(script: str) -> None:
    state = at_round(3, ["mc", "es", "hu", "gr", "gb", "pt", "no"], ["it"], seats=2)
    race(state, f"{script}, 1 hu, 1 40")
    assert prices(state)[0] == 40
    assert bills(state)["red"]["way"] in (["it", "fr", "mc", "fr", "es"], ["it", "fr", "es", "fr", "mc"])


@pytest.mark.rule("BH-E5")
def test_from_poland_russia_and_finland_cost_90() -> None:
    state = at_round(3, ["ru", "fi", "hu", "gr", "es", "pt", "no"], ["pl"], seats=2)
    race(state, "0 ru, 0 fi, 1 hu, 1 40")
    assert prices(state)[0] == 90
    assert bills(state)["red"]["way"] == ["pl", "by", "ru:main", "fi"]
    play(state, 0, "ready")
