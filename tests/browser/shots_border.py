"""Pictures of The Border in every phase."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.border_house import border_step
from tests.browser.house import play_now

Shoot = Callable[[str], None]


def border(page: Page, shoot: Shoot) -> None:
    play_now(page, "border")
    page.wait_for_selector(".tray .dice")
    seen: dict[str, int] = {}
    until = time.monotonic() + 400
    while not page.locator("dialog tfoot").count() and time.monotonic() < until:
        if page.locator(".bar.mine").count():
            show_phase(page, shoot, seen)
            border_step(page)
        page.wait_for_timeout(40)
    page.wait_for_selector("dialog figure .line")
    shoot("border-end")
    page.locator("dialog .doors .board").click()
    shoot("border-end-board")


def show_phase(page: Page, shoot: Shoot, seen: dict[str, int]) -> None:
    """A picture of each phase when it comes, and another late in the game."""
    phase = phase_of(page)
    seen[phase] = seen.get(phase, 0) + 1
    if seen[phase] not in (1, 9):
        return
    if phase == "keep":
        page.locator("button.die").first.click()
        page.locator(".tray [aria-expanded]").click()
        shoot(f"border-chances-{seen[phase]}")
        page.locator(".tray [aria-expanded]").click()
        page.locator("button.die").first.click()
        page.locator(".mini").first.click()
        shoot(f"border-enlarged-{seen[phase]}")
        page.keyboard.press("Escape")
    shoot(f"border-{phase}-{seen[phase]}")


def phase_of(page: Page) -> str:
    if page.locator(".area.choice").count():
        return "complete"
    if page.locator(".x.secret").count():
        return "crossed"
    if page.locator(".spot").count():
        return "cross"
    return "keep" if page.locator("button.die").count() else "roll"
