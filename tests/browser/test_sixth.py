"""A game the client has never heard of: found on the front page, laid, played to its end on a plain board."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import PHONE, Watched, axe, overflow
from tests.sixth.installed import install, serving


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    site = install(tmp_path_factory.mktemp("site"))
    with serving(site, tmp_path_factory.mktemp("tables")) as address:
        yield f"{address}/"


def play_on(page: Page, seconds: float = 120) -> int:
    """Bids the first coin each time; how often."""
    bids, late = 0, time.monotonic() + seconds
    while not page.locator("dialog tfoot").count():
        assert time.monotonic() < late, page.locator(".status").inner_text()
        actions = page.locator("[data-action]")
        if coins := actions.count():
            actions.first.click(timeout=5000)
            expect(actions).not_to_have_count(coins)  # it is spent
            bids += 1
        page.wait_for_timeout(50)
    return bids


def test_a_strangers_game_is_played_from_the_front_page_to_its_end(browser: Browser, house: str) -> None:
    visitor = Watched(browser, house)
    page = visitor.page()
    poster = page.locator('[data-game="toll"]')
    expect(poster.get_by_role("heading")).to_have_text("Toll")
    expect(poster).to_contain_text("All bid a coin at once")
    poster.get_by_role("button", name="Play now").click()
    expect(page.locator(".status")).to_contain_text("bid a coin for the gate")
    expect(page.locator(".view")).to_contain_text("to come")
    expect(page.locator(".decision h2")).to_have_text("Bid")
    assert axe(page) == []
    assert play_on(page) == 6
    totals = page.locator("dialog tfoot").inner_text()
    assert any(letter.isdigit() for letter in totals)
    visitor.close()


def test_its_options_are_in_its_own_words_and_a_phone_shows_all(browser: Browser, house: str) -> None:
    visitor = Watched(browser, house, size=PHONE, locale="cs-CZ")
    page = visitor.page()
    page.locator('[data-game="toll"]').get_by_role("button", name="U jedné obrazovky").click()
    form = page.locator("dialog")
    expect(form).to_contain_text("Mýto")
    expect(form).to_contain_text("co si nikdo nevzal, přičte se k další bráně")
    form.get_by_role("checkbox").first.check()
    form.locator("form button.primary").click()
    expect(page.locator(".status")).to_contain_text("nabídněte minci")
    assert overflow(page) <= 0
    visitor.close()
