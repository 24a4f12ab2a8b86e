"""Pictures of what people do around the boards: first games, tournaments, reviews, company, a watcher."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

import pomezi
from tests.browser.finished import hand_in
from tests.browser.house import play_now, play_out, see_result
from tests.browser.lessons import Learner, begin_lesson
from tests.browser.travel import new_table

Shoot = Callable[[str], None]
Tour = Callable[[Page, Shoot], None]
ENOUGH_MS = 120_000

ASK = """async ([path, body]) => (await fetch(path, {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body),
})).json()"""


def go(page: Page, path: str, sign: str, timeout: float = ENOUGH_MS) -> None:
    page.goto(page.url.split("#")[0] + path)
    page.wait_for_selector(sign, timeout=timeout)


def first_game_of(game: str) -> Tour:
    """Every sentence of it."""

    def tour(page: Page, shoot: Shoot) -> None:
        page.evaluate("localStorage.setItem('pomezi.last', '{}')")
        page.reload()
        begin_lesson(page, game)
        learner = Learner(page)
        learner.shown = lambda: shoot(f"first-{game}-{len(learner.heard):02}")
        learner.go_through()
        page.wait_for_timeout(1000)
        shoot(f"first-{game}-over")

    tour.__name__ = f"first_game_{game}"
    return tour


def review_of(game: str) -> Tour:
    def tour(page: Page, shoot: Shoot) -> None:
        table = hand_in(page, game)
        go(page, f"#/table/{table}/review", "figure svg .line")
        shoot(f"review-{game}-begun")
        page.wait_for_selector("main[data-review=done]", timeout=ENOUGH_MS)
        shoot(f"review-{game}")
        page.locator("[data-suppose]").first.click()
        page.wait_for_selector("[data-supposed='1'] li", timeout=ENOUGH_MS)
        page.locator("[data-supposed='1']").scroll_into_view_if_needed()
        shoot(f"review-{game}-suppose")

    tour.__name__ = f"review_{game}"
    return tour


def join(page: Page, name: str) -> None:
    """Somebody else, in a browser of their own."""
    browser = page.context.browser
    assert browser is not None
    other = browser.new_context()
    theirs = other.new_page()
    theirs.goto(page.url)
    theirs.locator(".now form input").fill(name)
    theirs.locator(".now form .primary").click()
    theirs.wait_for_selector(".now form", state="detached")
    other.close()
    page.wait_for_selector(f"li b:has-text('{name}')")


def tournament(page: Page, shoot: Shoot) -> None:
    go(page, "#/tournament", "main form")
    page.locator("main details summary").click()
    shoot("tournament-new")
    wish: dict[str, Any] = {"game": "limes", "seats": 2, "rounds": 2, "title": "Úterý / Tuesday", "bots": 3}
    page.evaluate(ASK, ["api/me", {"name": "Anna"}])
    page.locator("main form input").nth(0).fill("Anna")
    page.locator("main form input").nth(1).fill(str(wish["title"]))
    selects = page.locator("main form select")
    for nth, value in ((0, "limes"), (1, "2"), (2, "2"), (4, "3")):
        selects.nth(nth).select_option(value)
    page.locator("main form .primary").click()
    page.wait_for_selector(".now")
    join(page, "Bob")
    shoot("tournament-open")
    page.locator("main .panel .primary").click()
    page.wait_for_selector(".now a.primary")
    shoot("tournament-round")
    page.locator(".now a.primary").click()
    page.wait_for_selector(".place")
    play_out(page)
    see_result(page)
    shoot("tournament-end-of-a-table")
    page.locator("dialog a.primary[href*=tournament]").click()
    page.wait_for_selector("dl svg circle")
    shoot("tournament-between")
    page.mouse.wheel(0, 700)
    shoot("tournament-between-below")


def company(page: Page, shoot: Shoot) -> None:
    """Somebody to play with."""
    page.wait_for_selector(".partner form")
    page.locator(".partner").scroll_into_view_if_needed()
    shoot("partner")
    page.locator(".partner .games button").nth(2).click()
    page.locator(".partner form .primary").click()
    page.wait_for_selector(".partner [role=status]")
    shoot("partner-waits")


def account(page: Page, shoot: Shoot) -> None:
    """Who I am, with an account and what is told to me."""
    play_now(page, "limes")
    page.wait_for_selector(".place")
    play_out(page)
    go(page, "#/me", "[data-phrase]")
    shoot("account")
    name = page.locator("input[autocomplete=username]")
    name.fill(f"anna-{page.evaluate('Date.now()')}")
    page.locator("input[autocomplete=new-password], input[autocomplete=current-password]").first.fill(
        "long enough it is"
    )
    page.locator("form:has(input[autocomplete=username]) .primary").click()
    page.wait_for_selector("input[autocomplete=username]", state="detached")
    shoot("account-made")
    for nth in range(1, 5):
        page.mouse.wheel(0, 700)
        shoot(f"account-made-{nth}")


def watcher(page: Page, shoot: Shoot) -> None:
    """Somebody who opens a running game."""
    for game in pomezi.GAMES:
        new_table(page, "me", "greedy", game=game)
        page.wait_for_selector("main.board")
        page.context.clear_cookies()
        page.reload()
        page.wait_for_selector("main.board")
        page.wait_for_timeout(1500)
        shoot(f"watcher-{game}")
        go(page, "#/", ".poster")


def pages_of_rules(page: Page, shoot: Shoot) -> None:
    """The rules of every game, with their figures."""
    for game in pomezi.GAMES:
        go(page, f"#/rules/{game}", "main section li")
        page.wait_for_selector("figure", timeout=ENOUGH_MS)
        shoot(f"rules-{game}")


TOURS: list[Tour] = [
    *map(first_game_of, pomezi.GAMES),
    *map(review_of, ("limes", "eighty_days")),  # the quickest to look into
    tournament,
    company,
    account,
    watcher,
    pages_of_rules,
]
