"""Whoever leaves and comes back finds the board as it is, at once, and nothing old moves again."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.calm import COUNT_FLIGHTS, Calm
from tests.browser.house import Watched, keep_tickets, play_now, until

Come = Callable[..., Watched]


def take_two_open_cards(page: Page) -> None:
    """A locomotive is a whole turn: then one is all there is."""
    for held in (4, 5):
        page.wait_for_selector(".pick:not(.deck).can")
        page.locator(".pick:not(.deck).can").first.click()
        count = (
            "[...document.querySelectorAll('.hand .count')].reduce((sum, each) => sum + +each.textContent, 0)"
        )
        until(page, f"{count} > {held}")


def test_ticket_to_ride_comes_back_calm_after_two_open_cards(visitor: Come) -> None:
    page = visitor(still=False).page()
    page.context.add_init_script(COUNT_FLIGHTS)
    play_now(page, "ticket_to_ride")
    keep_tickets(page)
    take_two_open_cards(page)
    calm = Calm(page)
    page.reload()
    page.wait_for_selector(".route.open, .pick.can")
    assert not calm.faults()
    assert page.evaluate("window.flights") == 0
