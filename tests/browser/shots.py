"""Pictures of every screen: desk and phone, day and night, into web/shots."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from tests.browser import shots_bez_hranic, shots_eighty_days, shots_people
from tests.browser.house import (
    DESK,
    PHONE,
    ROOT,
    Watched,
    chromium,
    keep_tickets,
    limes_round,
    longest_in_sight,
    middle_of,
    open_table,
    play_now,
    play_out,
    serving,
)
from tests.browser.shots_border import border
from tests.browser.shots_eighty_days import Look
from tests.browser.travel import new_table

Shoot = Callable[[str], None]


def front(page: Page, shoot: Shoot) -> None:
    page.wait_for_selector(".daily")
    shoot("home")
    page.locator(".daily").scroll_into_view_if_needed()
    shoot("home-below")
    page.locator("header nav > button").click()
    shoot("settings")
    page.keyboard.press("Escape")
    for door, name in ((1, "new-table"), (2, "new-screen")):
        page.locator(".poster .doors").first.locator(".button").nth(door).click()
        page.wait_for_selector("dialog select[name=start]")
        shoot(name)
        page.keyboard.press("Escape")


def lobby(page: Page, shoot: Shoot) -> None:
    open_table(page, "limes", 1, seats=3)
    page.wait_for_selector(".link")
    shoot("lobby")
    page.context.clear_cookies()  # whoever opens the link
    page.reload()
    page.wait_for_selector("li .primary")
    shoot("lobby-guest")


def rules(page: Page, shoot: Shoot) -> None:
    page.locator(".rules").first.click()
    page.wait_for_selector("main section li")
    shoot("rules")
    page.goto(page.url.split("#")[0] + "#/nowhere")
    page.wait_for_selector("main h1")
    shoot("missing")


def person(page: Page, shoot: Shoot) -> None:
    page.goto(page.url.split("#")[0] + "#/daily/limes")
    page.wait_for_selector(".mine .primary")
    shoot("daily-new")
    page.locator(".mine .primary").click()
    page.wait_for_selector(".place")
    play_out(page)
    page.wait_for_selector("dialog tfoot")
    page.wait_for_selector(".daily-end")
    shoot("daily-end")
    page.goto(page.url.split("#")[0] + "#/daily/limes")
    page.wait_for_selector(".results")
    shoot("daily-over")
    page.goto(page.url.split("#")[0] + "#/me")
    page.wait_for_selector("tbody tr")
    shoot("me")
    page.locator("tbody").scroll_into_view_if_needed()
    shoot("me-below")
    page.goto(page.url.split("#")[0] + "#/")
    page.wait_for_selector(".daily li")
    page.locator(".daily").scroll_into_view_if_needed()
    shoot("home-played")


def railways(page: Page, shoot: Shoot) -> None:
    play_now(page, "ticket_to_ride")
    page.wait_for_selector(".offer")
    shoot("ttr-offer")
    keep_tickets(page)
    for wagons in (38, 22, 6):
        play_out(page, wagons)
        page.wait_for_selector(".bar.mine")
        shoot(f"ttr-{wagons}")
        if wagons == 38:
            page.keyboard.press("a")
            shoot("actions")
            page.keyboard.press("Escape")
            second_thoughts(page, shoot)
        show_route(page, shoot, wagons)
    play_out(page)
    page.wait_for_selector("dialog figure .line")
    shoot("ttr-end")
    page.locator("dialog .doors").scroll_into_view_if_needed()
    shoot("ttr-end-below")
    page.locator("dialog .doors .board").click()
    shoot("ttr-end-board")
    page.locator("input[type=range]").fill("20")
    page.locator(".eyes select").select_option("1")
    shoot("ttr-replay")


def second_thoughts(page: Page, shoot: Shoot) -> None:
    """Half a turn, and new tickets."""
    page.locator(".pick.deck").click()
    page.wait_for_selector(".status:has-text('second'), .status:has-text('druhou')")
    shoot("ttr-second")
    page.locator(".pick.deck").click()
    page.wait_for_selector(".draw-tickets.can")
    page.locator(".draw-tickets").click()
    page.wait_for_selector(".offer input")
    shoot("ttr-keep")
    page.locator(".offer input").first.check()
    page.locator(".offer .primary").click()
    page.wait_for_selector(".draw-tickets.can")


def show_route(page: Page, shoot: Shoot, wagons: int) -> None:
    page.keyboard.press("Escape")
    route = longest_in_sight(page)
    if route:
        page.mouse.move(*middle_of(page, route))
        shoot(f"ttr-{wagons}-route")
        page.mouse.click(*middle_of(page, route))
        if page.locator(".payment .way").count():
            shoot(f"ttr-{wagons}-payment")
            page.keyboard.press("Escape")
        page.mouse.move(2, 2)
    page.locator(".look").first.hover()
    shoot(f"ttr-{wagons}-ticket")
    page.mouse.move(2, 2)


def landscape(page: Page, shoot: Shoot) -> None:
    play_now(page, "limes")
    for number in range(16):
        page.wait_for_selector(".place")
        if number in (0, 9):
            places = page.locator(".place")
            places.nth(places.count() // 2).hover()
            shoot(f"limes-{number}")
        if number == 5:
            page.locator("nav button[title]").first.click()
            page.wait_for_selector(".ribbon.hint")
            shoot("limes-hint")
        limes_round(page, number)
    page.wait_for_selector("dialog figure .line")
    shoot("limes-end")
    page.locator("dialog .doors .board").click()
    shoot("limes-end-board")


def screen(page: Page, shoot: Shoot) -> None:
    open_table(page, "limes", 2)
    limes_round(page, 0)
    page.wait_for_selector(".cover")
    shoot("cover")
    page.locator(".cover .button").click()
    limes_round(page, 0)
    page.wait_for_selector(".cover, .place")
    if page.locator(".cover").count():
        page.locator(".cover .button").click()
    page.locator(".place").first.click()
    shoot("limes-two")
    if page.locator("[data-tab=talk]:visible").count() == 0:
        page.locator("nav .narrow-only").click()
    page.locator("[data-tab=talk]:visible").click()
    page.locator("[data-phrase=luck]:visible").click()
    page.wait_for_selector(".lines b:visible")
    shoot("talk")


def crowd(page: Page, shoot: Shoot) -> None:
    """Tables with every seat taken."""
    new_table(page, "me", *["greedy"] * 4, game="ticket_to_ride")
    keep_tickets(page)
    play_out(page, 25)
    page.wait_for_selector(".bar.mine")
    shoot("ttr-five")
    play_out(page)
    page.wait_for_selector("dialog figure .line")
    shoot("ttr-five-end")
    new_table(page, "me", *["greedy"] * 3, game="limes")
    for number in range(6):
        limes_round(page, number)
    page.locator(".place").first.click()
    page.wait_for_selector(".now > .button")
    shoot("limes-four")


def cut_off(page: Page, shoot: Shoot) -> None:
    page.wait_for_selector(".daily")
    page.context.set_offline(True)
    play_now(page, "limes")
    page.wait_for_selector("[role=alert]")
    shoot("home-offline")
    page.context.set_offline(False)
    play_now(page, "limes")
    page.wait_for_selector(".place")
    page.context.set_offline(True)
    page.wait_for_selector(".ribbon.lost")
    shoot("table-offline")
    page.goto(page.url.split("#")[0] + "#/me")
    shoot("me-offline")
    page.context.set_offline(False)


TOURS = [
    front,
    lobby,
    rules,
    person,
    railways,
    landscape,
    screen,
    crowd,
    cut_off,
    border,
    *shots_bez_hranic.TOURS,
    *shots_people.TOURS,
]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="tours whose name contains this")
    parser.add_argument("--look", default="", help="desk, phone, day or night")
    parser.add_argument("--folder", type=Path, default=ROOT / "web" / "shots")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    looks: list[Look] = [
        ("desk-day", DESK, "light", "en-GB"),
        ("desk-night", DESK, "dark", "cs-CZ"),
        ("phone-day", PHONE, "light", "cs-CZ"),
        ("phone-night", PHONE, "dark", "en-GB"),
    ]
    wanted = [tour for tour in TOURS if asked.only in tour.__name__]
    looks = [each for each in looks if asked.look in each[0]]
    with serving() as address, chromium() as browser:
        for look, size, theme, locale in looks:
            for tour in wanted:
                watched = Watched(browser, address, size=size, theme=theme, locale=locale)
                page = watched.page()
                tour(page, shooting(page, asked.folder, look))
                watched.close()
    with chromium() as browser:
        shots_eighty_days.shoot_all(
            browser,
            looks,
            lambda page, look: shooting(page, asked.folder, look),
            asked.only,
        )
    print(f"{len(list(asked.folder.glob('*.png')))} pictures in {asked.folder}")
    return 0


def shooting(page: Page, folder: Path, look: str) -> Shoot:
    def shoot(name: str) -> None:
        page.wait_for_timeout(350)
        page.screenshot(path=folder / f"{name}-{look}.png")

    return shoot


if __name__ == "__main__":
    raise SystemExit(main())
