"""A learner in the browser: presses what the lesson points at, by pointer or by keyboard.

`python -m tests.browser.lessons` learns every game as a person would, and prints how long it took.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Page

import pomezi
from tests.browser.house import Watched, chromium, poster, staging

LONGEST_S = 60
WORDS_A_SECOND = 200 / 60  # read without haste
PRESS_S = 1.5  # to look for what is pointed at, and to press it
USUAL_PAUSE_MS = 600  # of bots, as `pomezi serve` has it
# What could be pressed by mistake: other cards, routes, places, dice, areas.
ELSEWHERE = (
    ".strip button, main.board [role=button], main.board [role=img][data-route],"
    " main.board button:not(.zoom *, .dial), main.board [data-area]:not(.choice)"
)

NOW = """() => {
    const coach = document.querySelector('.coach');
    const pointed = [...document.querySelectorAll('[data-coach]')];
    const [first] = pointed;
    const box = first?.getBoundingClientRect();
    const tag = first?.outerHTML.split('>')[0]; // where the Tab key stops is no part of it
    return {
        says: coach?.querySelector('p')?.textContent ?? '',
        at: coach?.querySelector('progress')?.value ?? 0,
        reads: Boolean(coach?.querySelector('.go')),
        points: pointed.length,
        what: first ? `${tag.replace(/ tabindex="-?\\d"/, '')} ${first.checked}` : '',
        seen: !box || (box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight),
        over: Boolean(document.querySelector('main.board')) && !coach,
    };
}"""

# Whatever is there now: a bot may take it away in the next moment.
PRESS = """which => {
    const found = document.querySelector(which);
    found?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, composed: true}));
    return Boolean(found);
}"""

# The coach looks in every frame for what it points at.
TWO_FRAMES = "() => new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(seen)))"

FOCUS = """() => {
    const at = document.activeElement;
    if (!at?.closest('.coach .go, [data-coach], dialog')) return '';
    return at.matches('input[type=checkbox]') ? 'Space' : 'Enter';
}"""


def begin_lesson(page: Page, game: str) -> None:
    """From the front page: two presses."""
    poster(page, game).locator(".doors .primary").click()
    poster(page, game).locator(".doors .learn").click()
    page.wait_for_selector(".coach")


class Learner:
    """Counts the presses and keeps what was said."""

    def __init__(
        self,
        page: Page,
        by_key: bool = False,
        by_touch: bool = False,
        tries_wrong_things: bool = False,
        reads: bool = False,
    ) -> None:
        self.page = page
        self.by_key = by_key
        self.by_touch = by_touch
        self.tries_wrong_things = tries_wrong_things
        self.reads = reads  # takes the time of a person
        self.presses = 0
        self.nudged = 0
        self.heard: list[str] = []
        self.unseen: list[str] = []  # sentences that point at something out of sight
        self.shown: Callable[[], object] = lambda: None  # called at every new sentence

    def go_through(self, most: int = 60, until: int = 1000) -> None:
        """To the end of the lesson, or past a step of it."""
        moved = time.monotonic()
        while True:
            now = self.page.evaluate(NOW)
            if now["over"] or now["at"] > until:
                return
            self.listen(now)
            if self.reads and (now["reads"] or now["points"]):
                self.page.wait_for_timeout(PRESS_S * 1000)
            if (now["reads"] or now["points"]) and self.press(now):
                self.presses += 1
                moved = time.monotonic()
                self.see_what_came_of_it(now)
            assert self.presses <= most, self.heard[-1]
            assert time.monotonic() - moved < LONGEST_S, f"stuck at: {self.heard[-1:]}"
            self.page.wait_for_timeout(30)

    def see_what_came_of_it(self, before: dict[str, Any]) -> None:
        """Whoever pressed looks up before they press again."""
        for _ in range(200):
            if self.page.evaluate(NOW) != before:
                break
            self.page.wait_for_timeout(25)
        self.page.evaluate(TWO_FRAMES)

    def listen(self, now: dict[str, Any]) -> None:
        if not now["says"] or now["says"] in self.heard:
            return
        self.heard.append(now["says"])
        self.shown()
        if not now["seen"]:
            self.unseen.append(now["says"])
        if self.reads:
            self.page.wait_for_timeout(len(now["says"].split()) / WORDS_A_SECOND * 1000)
        if self.tries_wrong_things and not now["reads"]:
            self.try_something_else(now)

    def try_something_else(self, now: dict[str, Any]) -> None:
        """Nothing comes of it but help."""
        if not self.page.evaluate(PRESS, f":is({ELSEWHERE}):not([data-coach]):not(.can):not(.open)"):
            return
        self.page.wait_for_timeout(150)
        self.nudged += self.page.locator(".coach .nudge").count()
        assert self.page.evaluate(NOW)["at"] == now["at"]

    def press(self, now: dict[str, Any]) -> bool:
        if self.by_key:
            key = self.page.evaluate(FOCUS)
            if key:
                self.page.keyboard.press(key)
            return bool(key)
        target = self.page.query_selector(".coach .go" if now["reads"] else "[data-coach]")
        if target is None or self.page.evaluate(NOW)["at"] != now["at"]:
            return False
        target = target.query_selector("[data-cell]") or target  # the middle of an area may lie outside it
        try:
            press = target.tap if self.by_touch else target.click
            press(timeout=5000 if self.reads else 1000)  # this one: what is pointed at later was not seen yet
        except Error:
            return False  # the board has moved on, or still moves
        return True


def learn(game: str, locale: str) -> str:
    """A line of a table: sentences, words, presses, minutes at the usual pace of the bots and of the page."""
    with staging(USUAL_PAUSE_MS) as stage, chromium() as browser:
        watched = Watched(browser, stage.address, locale=locale, newcomer=True, pace="usual")
        page = watched.page()
        began = time.monotonic()
        begin_lesson(page, game)
        learner = Learner(page, reads=True)
        learner.go_through()
        minutes = (time.monotonic() - began) / 60
        words = len(" ".join(learner.heard).split())
        watched.close()
    row = (game, locale[:2], len(learner.heard), words, learner.presses + 2, f"{minutes:.1f}")
    return "| " + " | ".join(map(str, row)) + " |"


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--game", default="")
    for game in (game for game in pomezi.GAMES if wishes.parse_args().game in game):
        for locale in ("cs-CZ", "en-GB"):
            print(learn(game, locale), flush=True)


if __name__ == "__main__":
    main()
