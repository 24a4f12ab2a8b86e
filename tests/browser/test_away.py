"""What the others did: at a pace that can be followed, and one tap away for whoever was gone for long."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import Stage, Watched, limes_round, two_at_a_table
from tests.browser.positions import Step, steps
from tests.browser.travel import new_table

Come = Callable[..., Watched]
A_MINUTE_LATER = "const now = Date.now; Date.now = () => now() + 60_000"
SLOW = "try { localStorage.setItem('pomezi.settings', JSON.stringify({pace: 'slow'})) } catch {}"
# By the clock of the page: when each sentence about somebody else came into the log.
NOTE_LOG = """() => {
    window.told = [];
    new MutationObserver(() => {
        const count = document.querySelectorAll('.tabs-area li').length;
        if (count !== window.told.at(-1)?.[0]) window.told.push([count, performance.now()]);
    }).observe(document.body, {subtree: true, childList: true});
}"""


def leave_and_come_back(hers: Page, his: Page, *, late: bool) -> None:
    """She goes away in the first round; meanwhile he lays his card."""
    limes_round(hers, 0)
    table = hers.url
    hers.goto("about:blank")
    limes_round(his, 0)
    expect(his.locator(".overline", has_text="Round 2 of 16")).to_be_visible()
    if late:
        hers.context.add_init_script(A_MINUTE_LATER)
    hers.goto(table)
    hers.wait_for_selector(".place")


@pytest.mark.people
def test_whoever_was_away_is_one_tap_from_what_happened(visitor: Come) -> None:
    hers, his, _ = two_at_a_table(visitor(), visitor(), "limes")
    leave_and_come_back(hers, his, late=True)
    hers.locator(".missed button").first.click()
    expect(hers.locator("dialog li", has_text="Bob").first).to_be_visible()
    expect(hers.locator("dialog li", has_text="Guest")).to_have_count(0)
    hers.get_by_role("button", name="Show it on the board").click()
    expect(hers.locator(".status")).to_have_text("You are looking back.")
    hers.get_by_role("button", name="Back to now").click()
    expect(hers.locator(".missed")).to_have_count(0)


@pytest.mark.people
def test_a_short_absence_is_not_spoken_of(visitor: Come) -> None:
    hers, his, _ = two_at_a_table(visitor(), visitor(), "limes")
    leave_and_come_back(hers, his, late=False)
    expect(hers.locator(".missed")).to_have_count(0)


def end_of_my_turn() -> Step:
    """In a game of three: I take my second card, and two others follow."""
    found = list(steps("ticket_to_ride", 3, "1"))
    return next(step for step in found[8:] if step.phase == "second")


def test_moves_of_bots_come_one_after_the_other(stage: Stage, guest: Come) -> None:
    stage.lay(end_of_my_turn().state.dump())
    watched = guest()
    watched.context.add_init_script(SLOW)
    page = watched.page()
    new_table(page, "me", "tourist", "tourist", game="ticket_to_ride")
    page.wait_for_selector(".pick.can")
    page.evaluate(NOTE_LOG)
    page.locator(".pick.deck").click()
    expect(page.locator(".status")).to_contain_text("Draw cards, claim a route")
    gaps = page.evaluate("told.slice(1).map(([, at], i) => at - told[i][1])")
    assert any(gap > 1000 for gap in gaps), gaps
