"""What decided a game, on the page: the curve, the costliest decisions, other moves, a table from there."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.finished import hand_in
from tests.browser.house import Watched, faults

ENOUGH_MS = 120_000
pytestmark = pytest.mark.people


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_a_finished_game_is_looked_into(
    visitor: Callable[..., Watched], address: str, size: tuple[int, int]
) -> None:
    page = visitor(size=size).page()
    table = hand_in(page, "eighty_days")
    page.goto(f"{address}#/table/{table}/review")
    expect(page.locator("figure svg .line").first).to_be_visible(timeout=ENOUGH_MS)
    expect(page.locator("main[data-review=done]")).to_be_visible(timeout=ENOUGH_MS)
    # it opens at what cost most, with the better move on the board
    walk = page.locator("input[type=range]")
    worst = page.locator("[aria-labelledby=review-costliest] .place").first
    expect(walk).to_have_value(worst.get_attribute("data-step") or "")
    expect(page.locator(".at strong")).to_be_visible()
    expect(page.locator(".stage .hinted")).not_to_have_count(0)
    assert faults(page) == []
    # along the game, by the keyboard too
    walk.focus()
    walk.press("Home")
    walk.press("ArrowRight")
    expect(walk).to_have_value("1")
    expect(walk).to_have_attribute("aria-valuetext", re.compile("%"))
    # the picture as a table
    page.locator("details summary").click()
    steps = int(walk.get_attribute("max") or 0) + 1
    expect(page.locator("details tbody tr")).to_have_count(steps)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # another move
    page.locator("[data-suppose]").first.click()
    expect(page.locator("[data-supposed='1'] li").first).to_contain_text("%", timeout=ENOUGH_MS)


def test_a_table_from_the_middle_of_a_game(visitor: Callable[..., Watched], address: str) -> None:
    page = visitor().page()
    table = hand_in(page, "eighty_days")
    page.goto(f"{address}#/table/{table}/review")
    walk = page.locator("input[type=range]")
    expect(walk).to_be_visible(timeout=ENOUGH_MS)
    walk.fill("9")
    page.locator(".try .button").last.click()
    page.wait_for_url(lambda url: f"/table/{table}" not in url)
    again = page.url.rpartition("/")[2]
    info = page.evaluate("async (id) => (await (await fetch(`api/tables/${id}`)).json()).table", again)
    assert (info["again"], info["rated"], info["status"]) == (True, False, "playing")
    assert info["source"] == table
    expect(page.locator(".frame")).to_be_visible()
    # and it says so
    said = page.locator("[data-laid]")
    expect(said).to_be_visible()
    said.get_by_role("link").click()
    page.wait_for_url(lambda url: url.endswith(f"/table/{table}/review"))


def test_limes_ends_with_the_best_landscape_for_its_cards(
    visitor: Callable[..., Watched], address: str
) -> None:
    page = visitor().page()
    table = hand_in(page, "limes")
    page.goto(f"{address}#/table/{table}/review")
    best = page.locator("[data-hindsight]")
    expect(best).to_be_visible(timeout=ENOUGH_MS)
    told = page.evaluate("async (id) => (await fetch(`api/tables/${id}/review`)).json()", table)
    found = told["review"]["hindsight"][0]
    assert found["best"] > found["points"]
    expect(best).to_contain_text(str(found["best"]))
    lost = best.locator("[data-lost]").first
    step = lost.get_attribute("data-lost")
    lost.click()
    expect(page.locator("input[type=range]")).to_have_value(step or "")
