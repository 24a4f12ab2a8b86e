"""What a player of The Border does in the browser."""

from __future__ import annotations

import contextlib

from playwright.sync_api import Page, TimeoutError

QUICK_MS = 1500
DOOR = ".tray .doors .primary, .tray [data-action=done]"  # what goes on: rolls, or is done
KEEP = ".tray [data-action=keep]"


def press(page: Page, which: str) -> None:
    """If it is still there: the press before may have come through only now."""
    with contextlib.suppress(TimeoutError):
        page.locator(which).click(timeout=QUICK_MS)


def border_step(page: Page) -> str:
    """One click of a plain player, and what it was for; the board may move on meanwhile."""
    with contextlib.suppress(TimeoutError):
        return border_click(page)
    return ""


def border_click(page: Page) -> str:
    """Completes and crosses what glows, keeps the commonest colour, rolls the rest, else is done."""
    if page.locator(".area.choice").count():
        page.locator(".area.choice .cell").first.click(timeout=QUICK_MS)
        return "complete"
    if page.locator(".spot").count():
        page.locator(".spot").first.click(timeout=QUICK_MS)
        return "cross"
    if page.locator("button.die").count():
        keep_commonest(page)
        page.locator(DOOR).click(timeout=QUICK_MS)
        return "roll"
    page.locator(DOOR).click(timeout=QUICK_MS)
    return "press"


def keep_commonest(page: Page) -> None:
    """Sets aside the dice of the colour that shows most often, by pressing them."""
    labels = [die.get_attribute("aria-label") or "" for die in page.locator("button.die").all()]
    colours = [label.split(",")[1].split(":")[0] for label in labels]
    wanted = max(colours, key=colours.count)
    for number, colour in enumerate(colours):
        die = page.locator("button.die").nth(number)
        if (die.get_attribute("aria-pressed") == "true") != (colour == wanted):
            die.click(timeout=QUICK_MS)
