"""Every board in every window: all can be reached and read, and the board has most of the room."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

import pomezi
from tests.browser.house import Stage, Watched
from tests.browser.positions import asked
from tests.browser.travel import new_table
from tests.browser.windows import WINDOWS, misfits

Come = Callable[..., Watched]
# Czech has the longer words, and so it gets the fuller table.
TABLES = [(game, seats, locale) for game in pomezi.GAMES for seats, locale in ((-1, "cs-CZ"), (0, "en-GB"))]


def come_to(page: Page, game: str, seats: int) -> None:
    """A table at which the others are people who take their time."""
    new_table(page, "me", *["me"] * (seats - 1), game=game)
    page.wait_for_selector("main.board")


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("game", "which", "locale"), TABLES)
def test_every_phase_fits_every_window(stage: Stage, guest: Come, game: str, which: int, locale: str) -> None:
    seats = pomezi.GAMES[game].seats[which]
    page = guest(locale=locale).page()
    found: dict[str, list[str]] = {}  # what is wrong: where
    for phase, position in asked(game, seats).items():
        stage.lay(position)
        come_to(page, game, seats)
        for window in WINDOWS:
            for wrong in misfits(page, window):
                found.setdefault(wrong, []).append(f"{phase} {window}")
    assert not found, "\n".join(f"{wrong} ({', '.join(where)})" for wrong, where in found.items())
