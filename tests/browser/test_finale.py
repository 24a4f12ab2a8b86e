"""The end of a game is a scene on the board; one press skips it, and without motion there is none."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import pomezi
from tests.browser.house import Stage, Watched, see_result
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


# What the final count said, in its order, and whether the board showed it.
WATCH = """() => {
    window.said = [];
    const lit = 'main.board :is(.city .halo, .path path, .counted, .lit, path.way)';
    new MutationObserver(() => {
        const box = document.querySelector('.final-count');
        const text = box?.querySelector('[role=status]')?.textContent.trim();
        if (!text) return;
        if (text !== window.said.at(-1)?.text) {
            const title = box.querySelector('strong')?.textContent.trim();
            const isSpoiled = document.querySelector('dialog tfoot') !== null;
            const isLast = box.classList.contains('closing');
            window.said.push({text, title, isLast, isShown: false, isSpoiled});
        }
        window.said.at(-1).isShown ||= document.querySelector(lit) !== null;
    }).observe(document.body, {subtree: true, childList: true, characterData: true, attributes: true});
}"""


@pytest.mark.parametrize("game", list(pomezi.GAMES))
def test_the_count_runs_up_and_names_the_winner_last(stage: Stage, guest: Come, game: str) -> None:
    page = guest().page()
    page.evaluate(WATCH)
    come_to_the_end(page, stage, game)
    page.wait_for_selector(".final-count.closing", timeout=60_000)
    see_result(page)
    said = page.evaluate("said")
    assert len(said) > 1
    title = said[-1]["title"]
    expect(page.locator("dialog h2")).to_have_text(title)
    assert not any(each["isSpoiled"] for each in said)
    assert [each["isLast"] for each in said] == [False] * (len(said) - 1) + [True]
    assert all(title not in each["text"] for each in said[:-1])
    assert all(each["isShown"] for each in said), said


def test_the_count_can_be_skipped(stage: Stage, guest: Come) -> None:
    page = guest().page()
    come_to_the_end(page, stage, "ticket_to_ride")
    expect(page.locator(".final-count")).to_be_visible()
    expect(page.locator("dialog tfoot")).to_have_count(0)
    page.locator(".final-count .primary").click()
    expect(page.locator("dialog tfoot")).to_be_visible()


@pytest.mark.parametrize("game", list(pomezi.GAMES))
def test_without_motion_the_result_is_there_at_once(stage: Stage, guest: Come, game: str) -> None:
    page = guest(still=True).page()
    come_to_the_end(page, stage, game)
    expect(page.locator("dialog tfoot")).to_be_visible()
    expect(page.locator(".final-count")).to_have_count(0)
