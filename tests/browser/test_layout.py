"""Every board in every window: all can be reached and read, and the board has most of the room."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import pomezi
from tests.browser.house import PHONE, Stage, Watched
from tests.browser.positions import asked, steps
from tests.browser.travel import new_table
from tests.browser.windows import WINDOWS, misfits, resize

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


@pytest.mark.parametrize("game", ["ticket_to_ride", "eighty_days"])
def test_the_names_of_four_are_whole_on_a_phone(guest: Come, game: str) -> None:
    names = ["Anna", "Petr", "Jana", "Karel"]
    page = guest(size=PHONE).page()
    new_table(page, *["me"] * 4, game=game, names=names)
    shown = page.locator(".player .who strong")
    expect(shown).to_have_text(names)
    assert shown.evaluate_all("found => found.every(each => each.scrollWidth <= each.clientWidth)")


# The line of the hint, the board, and what the hint points at: as boxes; an empty one is out of sight.
HINTED = """() => ['.ribbon.hint', 'main.board', '.hinted'].map(which => {
    const {left, top, right, bottom} = document.querySelector(which).getBoundingClientRect();
    return [Math.max(0, left), Math.max(0, top), Math.min(innerWidth, right), Math.min(innerHeight, bottom)];
})"""
Box = tuple[float, float, float, float]


def overlap(one: Box, other: Box) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > 1 and down > 1


@pytest.mark.parametrize("game", [game for game in pomezi.GAMES if game != "bez_hranic"])
def test_a_hint_points_at_something_in_sight_and_covers_nothing_of_the_board(
    stage: Stage, guest: Come, game: str
) -> None:
    found = list(steps(game, 2, "1"))
    stage.lay(found[len(found) // 2].state.dump())
    page = guest(locale="cs-CZ", still=True).page()
    come_to(page, game, 2)
    page.locator("nav button[title=Poradit]").click()
    page.locator(".ribbon.hint .show").click()
    for window in WINDOWS:
        resize(page, window)
        line, board, pointed = page.evaluate(HINTED)
        assert not overlap(line, board), window
        assert overlap(pointed, (0, 0, window.wide, window.high)), window
    page.locator(".ribbon.hint .close").click()
    expect(page.locator(".hinted")).to_have_count(0)


SCROLLS_INSIDE = """() => {
    const {scrollHeight, clientHeight} = document.querySelector('.decision');
    return scrollHeight > clientHeight + 1;
}"""


def test_a_long_bill_scrolls_with_its_column_where_the_window_is_low(stage: Stage, guest: Come) -> None:
    stage.lay(asked("bez_hranic", 6)["review"])
    page = guest(locale="cs-CZ").page()
    come_to(page, "bez_hranic", 6)
    page.wait_for_selector(".bill")
    for window in WINDOWS:
        resize(page, window)
        if window.high <= 500:
            assert not page.evaluate(SCROLLS_INSIDE), window


# The page's policy lets no style in from outside, but its own sheets may learn a rule.
PUT_ON = "rule => document.styleSheets[0].insertRule(rule, document.styleSheets[0].cssRules.length)"

# Faults that boards once had, put back by a style: the game, the window, what is seen then.
OLD_FAULTS = {
    "buttons below a clipped edge": (
        "eighty_days",
        "844x390",
        ".rest { overflow: clip !important }",
        "cannot be hit",
    ),
    "buttons of the dice below a clipped edge": (
        "border",
        "844x390",
        ".rest { overflow: clip !important }",
        "cannot be hit",
    ),
    "cards over the names of the actions": (
        "eighty_days",
        "1024x768",
        ".space .take { margin-top: -26px }",
        "covered by <",
    ),
    "a map squeezed by columns": (
        "ticket_to_ride",
        "1024x768",
        ".frame { --side: 524px !important }",
        "the board has",
    ),
    "dice wider than their column": (
        "border",
        "1024x768",
        ".dice { min-width: 300px }",
        "scrolls sideways",
    ),
    "a small board beside empty panels": (
        "border",
        "1024x768",
        ".frame { --side: 524px !important }",
        "the board has",
    ),
}


@pytest.mark.parametrize("fault", list(OLD_FAULTS))
def test_a_fault_of_old_is_found_when_it_is_put_back(stage: Stage, guest: Come, fault: str) -> None:
    game, size, style, sign = OLD_FAULTS[fault]
    window = next(each for each in WINDOWS if str(each) == size)
    seats = pomezi.GAMES[game].seats[-1]
    stage.lay(next(iter(asked(game, seats).values())))
    page = guest(locale="cs-CZ").page()
    come_to(page, game, seats)
    assert not misfits(page, window)
    page.evaluate(PUT_ON, style)
    assert any(sign in wrong for wrong in misfits(page, window))
