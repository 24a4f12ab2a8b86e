"""Each game to its end by the keyboard alone; the focus is always where the next decision is."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import pomezi
from tests.browser.house import Stage, Watched
from tests.browser.positions import Step, steps
from tests.browser.travel import new_table

Come = Callable[..., Watched]
LONGEST_S = 120
LOST = 25  # looks in a row, 120 ms apart
BEFORE_THE_END = {"ticket_to_ride": 3, "bez_hranic": 4, "limes": 4, "border": 6, "eighty_days": 6}

WHERE = """() => {
    const at = document.activeElement;
    const seen = at?.checkVisibility?.() && at !== document.body;
    return [seen ? at.tagName : '', Boolean(at?.closest('.decision, .strip, main.board, .cover, dialog'))];
}"""

FIELD = "document.querySelector('.place.open[data-field]')?.dataset.field ?? ''"


def near_the_end(game: str) -> Step:
    return list(steps(game, 2, "1"))[-BEFORE_THE_END[game]]


def press_on(page: Page) -> bool:
    """What somebody at the keyboard does next where the focus is: Space ticks a box, Enter does the rest."""
    kind, is_there = page.evaluate(WHERE)
    if field := page.evaluate(FIELD):
        page.keyboard.press(field)  # a race is run on the digits
    elif not is_there:
        return False
    elif kind == "INPUT":
        page.keyboard.press("Space")
        page.keyboard.press("Tab")
    else:
        page.keyboard.press("Enter")
    return True


@pytest.mark.parametrize("game", list(pomezi.GAMES))
def test_a_game_is_played_to_its_end_without_a_pointer(stage: Stage, guest: Come, game: str) -> None:
    stage.lay(near_the_end(game).state.dump())
    page = guest().page()
    new_table(page, "me", "tourist", game=game)
    page.wait_for_selector("main.board")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # the first stop leads to what is asked
    assert page.evaluate(WHERE)[1]
    until, lost = time.monotonic() + LONGEST_S, 0
    while not page.locator("dialog tfoot").count():
        assert time.monotonic() < until, page.locator(".status").inner_text()
        if page.locator(".bar.mine").count():
            lost = 0 if press_on(page) else lost + 1
            assert lost < LOST, f"the focus is not where it is asked: {page.locator('.status').inner_text()}"
        elif page.locator(".final-count :focus").count():
            page.keyboard.press("Enter")  # the focus is on the way past the count
        page.wait_for_timeout(120)
    expect(page.locator("dialog tfoot")).to_be_visible()


def test_the_arrow_keys_walk_over_the_map(stage: Stage, guest: Come) -> None:
    step = next(each for each in steps("ticket_to_ride", 2, "1") if "claim" in each.verbs)
    stage.lay(step.state.dump())
    page = guest().page()
    new_table(page, "me", "me", game="ticket_to_ride")
    page.wait_for_selector(".route.open")
    expect(page.locator('.route[tabindex="0"]')).to_have_count(1)
    page.locator('.route[tabindex="0"]').focus()
    seen = {page.evaluate("document.activeElement.dataset.route")}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.dataset.route"))
    assert len(seen) > 1
    assert None not in seen
