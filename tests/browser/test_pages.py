"""Every page: readable by machines, narrow enough for a phone, in two languages, quick."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import Watched, axe, keep_tickets, limes_round, open_table, overflow, play_now

Come = Callable[..., Watched]


def home(page: Page) -> None:
    page.wait_for_selector(".poster")


def settings(page: Page) -> None:
    page.locator("header nav > button").click()
    page.wait_for_selector("dialog")


def new_table(page: Page) -> None:
    page.locator(".poster .doors .button").nth(1).click()
    page.wait_for_selector("dialog form")


def lobby(page: Page) -> None:
    open_table(page, "limes", 1, seats=3)
    page.wait_for_selector(".link")


def rules(page: Page) -> None:
    page.locator(".rules").first.click()
    page.wait_for_selector("main section li")


def missing(page: Page) -> None:
    page.goto(page.url + "#/nowhere")
    page.wait_for_selector("main h1")


def ticket_offer(page: Page) -> None:
    play_now(page, "ticket_to_ride")
    page.wait_for_selector(".offer")


def railways(page: Page) -> None:
    play_now(page, "ticket_to_ride")
    keep_tickets(page)
    page.wait_for_selector(".bar.mine .pick, .pick.can")


def actions(page: Page) -> None:
    railways(page)
    page.keyboard.press("a")
    page.wait_for_selector("dialog ul")


def landscape(page: Page) -> None:
    play_now(page, "limes")
    for number in range(5):
        limes_round(page, number)
    page.wait_for_selector(".place")


def result(page: Page) -> None:
    play_now(page, "limes")
    for number in range(16):
        limes_round(page, number)
    page.wait_for_selector("dialog tfoot")


def cover(page: Page) -> None:
    open_table(page, "limes", 2)
    limes_round(page, 0)
    page.wait_for_selector(".cover")


PAGES = [
    home,
    settings,
    new_table,
    lobby,
    rules,
    missing,
    ticket_offer,
    railways,
    actions,
    landscape,
    result,
    cover,
]


@pytest.mark.parametrize("go", PAGES, ids=lambda go: go.__name__)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(visitor: Come, go: Callable[[Page], None], theme: str) -> None:
    page = visitor(theme=theme).page()
    go(page)
    assert axe(page) == []


@pytest.mark.parametrize("go", PAGES, ids=lambda go: go.__name__)
def test_a_phone_needs_no_sideways_scrolling(visitor: Come, go: Callable[[Page], None]) -> None:
    page = visitor(size=(360, 740), locale="cs-CZ").page()
    go(page)
    assert overflow(page) == 0


def test_the_language_follows_the_browser_and_can_be_changed(visitor: Come) -> None:
    page = visitor(locale="cs-CZ").page()
    expect(page.locator("h1")).to_have_text("Stůl pro pět her o hranicích a cestách")
    page.get_by_role("button", name="English").click()
    expect(page.locator("h1")).to_have_text("A table for five games of borders and journeys")
    page.reload()
    expect(page.locator("h1")).to_have_text("A table for five games of borders and journeys")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_the_front_page_is_ready_within_a_second(visitor: Come) -> None:
    page = visitor().page()
    page.wait_for_selector(".poster")
    page.reload()
    page.wait_for_selector(".poster")
    ready = page.evaluate("performance.getEntriesByType('navigation')[0].domInteractive")
    assert ready < 1000


def test_a_table_that_is_not_there_says_so(visitor: Come) -> None:
    page = visitor().page("#/table/nowhere")
    expect(page.locator("h1")).to_have_text("There is no such table.")


def test_a_click_that_is_not_possible_explains_itself(visitor: Come) -> None:
    page = visitor().page()
    ticket_offer(page)
    page.locator(".pick.deck").click(force=True)
    expect(page.locator(".ribbon.wrong")).to_have_text("Choose which tickets to keep first.")
