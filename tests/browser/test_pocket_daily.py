"""The deal of a day without a network, and what becomes of it when there is one again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Come
from tests.browser.house import limes_round, see_result, until
from tests.browser.pocket_house import board

BY_NAME = """fetch('api/me', {method: 'POST', headers: {'content-type': 'application/json'},
    body: JSON.stringify({name: 'Eva'})}).then(answer => answer.ok)"""
HANDED = "JSON.parse(localStorage.getItem('pomezi.handed') ?? '[]').length === 1"


@pytest.mark.people
def test_a_deal_finished_without_a_network_is_handed_in_once_and_has_no_rank(visitor: Come) -> None:
    watched = visitor()
    page = watched.page()
    assert page.evaluate(BY_NAME)
    page.evaluate("localStorage.setItem('pomezi.taken', 'some version')")
    cut: list[Route] = []

    def refuse(route: Route) -> None:
        cut.append(route)
        route.abort()

    watched.context.route("**/api/**", refuse)
    page.reload()
    page.locator(".daily li[data-game=limes] button").click(timeout=60_000)
    board(page)
    for number in range(16):
        limes_round(page, number)
    see_result(page)
    expect(page.locator("dialog .daily-end")).to_contain_text("Played without a network")
    assert cut
    handed: list[str] = []
    watched.context.on("request", lambda asked: handed.append(asked.url) if asked.method == "POST" else None)
    watched.context.unroute("**/api/**", refuse)
    page.goto(watched.address + "#/")
    until(page, HANDED)
    page.reload()
    card = page.locator(".daily li[data-game=limes]")
    expect(card).to_contain_text("without a rank")
    page.wait_for_selector(".tables li")
    assert len([url for url in handed if url.endswith("api/daily")]) == 1
    games = page.evaluate("fetch('api/me/games').then(answer => answer.json())")["games"]
    assert [game["table"][:8] for game in games] == ["offline-"]
