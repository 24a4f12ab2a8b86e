"""Pictures of Bez hranic and its trainer in every phase."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.test_trainer import KINDS, answer
from tests.browser.travel import new_table, phase, play_until, step

Shoot = Callable[[str], None]
BOTS = ("traveller", "tourist", "greedy")


def bez_hranic(page: Page, shoot: Shoot) -> None:
    new_table(page, "me", *BOTS)
    play_until(page, "ready")
    shoot("bh-look")
    page.locator(".states li button").nth(20).click()
    shoot("bh-look-found")
    step(page)
    page.wait_for_selector(".place.up:not(.forty)")
    shoot("bh-deal")
    for number in (1, 3, 5, 7):
        play_until(page, "choose", number)
        shoot(f"bh-choose-{number}")
        if number == 7:
            break
        play_until(page, "ready", number)
        shoot(f"bh-bill-{number}")
        pages = page.locator(".pages button")
        for i, name in ((pages.count() - 1, "postcard"), (pages.count() - 2, "reactions")):
            pages.nth(i).click()
            shoot(f"bh-{name}-{number}")
        step(page)
    play_until(page, "over")
    page.wait_for_selector("dialog figure .line")
    shoot("bh-end")
    page.locator("dialog .doors .board").click()
    shoot("bh-end-board")


def bez_hranic_usa(page: Page, shoot: Shoot) -> None:
    """Two colours each, on the other map, which stays open."""
    new_table(
        page, "me", "traveller", "tourist", edition="usa", options={"two_colours": True, "open_map": True}
    )
    play_until(page, "ready")
    shoot("bh-usa-look")
    play_until(page, "choose", 3)
    step(page)
    step(page)
    shoot("bh-usa-two-colours")
    play_until(page, "ready", 3)
    shoot("bh-usa-bill")


def bez_hranic_letter(page: Page, shoot: Shoot) -> None:
    new_table(page, "me", "me", correspondence=True)
    play_until(page, "open")
    shoot("bh-letter-closed")
    step(page)
    page.wait_for_selector(".place.open")
    shoot("bh-letter-open")
    step(page)
    page.wait_for_selector(".cover")
    assert phase(page) == "cover"


def trainer(page: Page, shoot: Shoot) -> None:
    page.goto(page.url.split("#")[0] + "#/trainer")
    page.wait_for_selector(".question")
    for kind in KINDS:
        page.locator(f'[data-kind="{kind}"]').click()
        shoot(f"trainer-{kind}")
        answer(page, rightly=False)
        page.wait_for_selector(".verdict")
        shoot(f"trainer-{kind}-answer")
    for mode in ("clock", "daily", "known"):
        page.locator(f'[data-mode="{mode}"]').click()
        shoot(f"trainer-{mode}")


TOURS = [bez_hranic, bez_hranic_usa, bez_hranic_letter, trainer]
