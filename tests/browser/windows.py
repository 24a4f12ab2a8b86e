"""The eight windows in which every board is looked at, and what is wrong with a board in one of them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.house import FINISH

LAYOUT = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
# A map moves and grows under the hand, and is no part of the layout; without it a window is quick to draw.
HIDE_MAPS = "document.querySelectorAll('.map > svg').forEach(map => { map.style.visibility = 'hidden' })"
BY_MOUSE = 24
BY_THUMB = 44


@dataclass(frozen=True)
class Window:
    """How large it is, which part of it the board keeps, and how large a target is at least."""

    wide: int
    high: int
    share: float = 0.6
    target: int = BY_MOUSE

    def __str__(self) -> str:
        return f"{self.wide}x{self.high}"


WINDOWS = (
    Window(1920, 1080),
    Window(1440, 900),
    Window(1366, 768),
    Window(1024, 768),
    Window(768, 1024, 0.45),
    Window(844, 390, target=BY_THUMB),
    Window(390, 844, 0.45, BY_THUMB),
    Window(720, 450),  # a screen of 1440×900, twice enlarged
)


def resize(page: Page, window: Window) -> None:
    """Nothing is still on its way there."""
    page.set_viewport_size({"width": window.wide, "height": window.high})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    page.evaluate(FINISH)


def misfits(page: Page, window: Window) -> list[str]:
    """What is cut, covered, out of reach or too small."""
    page.evaluate(HIDE_MAPS)
    resize(page, window)
    needs = {"share": window.share, "target": window.target}
    return [str(each) for each in page.evaluate(LAYOUT, needs)]
