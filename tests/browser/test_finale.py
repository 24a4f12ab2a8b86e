"""The end of a game is a scene on the board; one press skips it, and without motion there is none."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import pomezi
from tests.browser.house import Stage, Watched
from tests.browser.positions import last_step
from tests.browser.test_return import act
from tests.browser.travel import new_table

Come = Callable[..., Watched]


def come_to_the_end(page: Page, stage: Stage, game: str) -> None:
    step = last_step(game, 2)
    stage.lay(step.state.dump())
    new_table(page, "me", "me", game=game)
    page.wait_for_selector("main.board")
    act(page, step)


@pytest.mark.parametrize("game", list(pomezi.GAMES))
def test_the_count_runs_up_on_the_board_and_can_be_skipped(stage: Stage, guest: Come, game: str) -> None:
    page = guest().page()
    come_to_the_end(page, stage, game)
    expect(page.locator(".final-count")).to_be_visible()
    expect(page.locator("dialog tfoot")).to_have_count(0)
    page.locator(".final-count .primary").click()
    expect(page.locator("dialog tfoot")).to_be_visible()


def test_without_motion_the_result_is_there_at_once(stage: Stage, guest: Come) -> None:
    page = guest(still=True).page()
    come_to_the_end(page, stage, "limes")
    expect(page.locator("dialog tfoot")).to_be_visible()
    expect(page.locator(".final-count")).to_have_count(0)
