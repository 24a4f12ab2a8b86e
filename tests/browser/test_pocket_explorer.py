"""A bot that searches thinks in a worker of its own: the page goes on meanwhile."""

from __future__ import annotations

import time

from playwright.sync_api import Browser, Page, expect

from tests.browser.house import Watched, limes_round, play_now
from tests.browser.pocket_house import board, plain_server

LONGEST_BLOCK_MS = 100
ROUNDS = 4

AGAINST_AN_EXPLORER = """try {
    const last = {limes: {level: 'explorer', opponents: 1, edition: ''}};
    localStorage.setItem('pomezi.last', JSON.stringify(last));
} catch {}"""

# Every task of the page that took longer than fifty milliseconds.
WATCH = """() => {
    window.blocks = [];
    new PerformanceObserver(list => window.blocks.push(...list.getEntries().map(each => each.duration)))
        .observe({type: 'longtask'});
}"""


def round_of(page: Page, number: int) -> tuple[float, float]:
    """How long I wait for the other when my round is done, and the page's longest task meanwhile."""
    limes_round(page, number)
    page.evaluate("window.blocks.length = 0")
    begun = time.monotonic()
    expect(page.locator(".overline", has_text=f"Round {number + 2} of 16")).to_be_visible()
    return (time.monotonic() - begun) * 1000, max([0.0, *page.evaluate("window.blocks")])


def test_while_a_bot_searches_the_page_is_never_blocked(browser: Browser) -> None:
    """The quietest of a few rounds counts: others may be busy on this machine, but a bot that thought in the
    page would block each of them."""
    with plain_server() as (address, _server):
        watched = Watched(browser, address)
        watched.context.add_init_script(AGAINST_AN_EXPLORER)
        page = watched.page()
        play_now(page, "limes")
        board(page)
        page.evaluate(WATCH)
        turns = [round_of(page, number) for number in range(ROUNDS)]
        assert max(thought for thought, _ in turns) > 2 * LONGEST_BLOCK_MS, turns
        assert min(block for _, block in turns) <= LONGEST_BLOCK_MS, turns
        page.get_by_role("button", name="What was agreed").click()
        expect(page.locator("dialog dl")).to_contain_text("It thinks on this device")
        watched.close()
