"""How much work a page is: a finished game opened again, single tasks during play, memory after a whole game.

All figures are processor time of the page's own thread, so that neighbours on a busy machine hardly count.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

import pomezi
from tests.browser.calm import Calm
from tests.browser.house import Stage, Watched, play_out, see_result
from tests.browser.positions import steps
from tests.browser.test_return import act
from tests.browser.travel import new_table

Come = Callable[..., Watched]
THROTTLE = 4  # a cheap phone
RELOAD_S = 1.2  # wanted is 1; neighbours on a busy machine share our caches
REST_MS = 1000  # nothing is told anew: whoever comes back does not see the end again
LONGEST_MS = 200
MEMORY = 1.5
TRACED = ["toplevel", "disabled-by-default-devtools.timeline"]


def test_a_finished_game_of_five_is_opened_again_quickly(visitor: Come) -> None:
    page = visitor().page()
    new_table(page, "me", *["tourist"] * 4, game="ticket_to_ride")
    page.wait_for_selector("main.board")
    play_out(page)
    see_result(page)
    work = []
    for _ in range(3):  # the least of three: what a neighbour does to our caches is not ours
        calm = Calm(page)
        page.reload()
        page.wait_for_selector("dialog tfoot")
        page.wait_for_timeout(REST_MS)
        assert not page.evaluate("document.getAnimations().length")
        done = calm.metrics()  # what the test asks of the page is no work of the page
        work.append(done["TaskDuration"] - calm.began - done["DevToolsCommandDuration"])
    print(f"reload of a finished game of five: {min(work) * THROTTLE:.2f} s at {THROTTLE}x of {work}")
    assert min(work) * THROTTLE <= RELOAD_S


def tasks_ms(trace: bytes) -> list[float]:
    """Processor time of each task of the pages' main threads, longest first."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (each["pid"], each["tid"])
        for each in events
        if each.get("name") == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    found = [
        each["tdur"] / 1000
        for each in events
        if each.get("ph") == "X"
        and each["name"].endswith("RunTask")
        and (each["pid"], each["tid"]) in mains
        and "tdur" in each
    ]
    return sorted(found, reverse=True)


@pytest.mark.parametrize("game", list(pomezi.GAMES))
def test_no_task_during_play_is_long(browser: Browser, stage: Stage, guest: Come, game: str) -> None:
    """What the others do, in the middle of a game, on the page of somebody who looks on."""
    middle = list(steps(game, 2, "1"))
    step = middle[len(middle) * 2 // 3]
    stage.lay(step.state.dump())
    page = guest().page()
    new_table(page, "me", "me", game=game)
    page.wait_for_selector("main.board")
    page.wait_for_timeout(500)  # drawn
    browser.start_tracing(page=page, categories=TRACED)
    act(page, step)
    page.wait_for_timeout(1500)  # whatever moves has moved
    longest = tasks_ms(browser.stop_tracing())[:3]
    print(f"{game}: longest tasks {[round(each) for each in longest]} ms")
    assert longest, "nothing was traced"
    assert longest[0] <= LONGEST_MS


def held(page: Page, calm: Calm) -> float:
    """Bytes that the page holds when all rubbish is gone."""
    calm.line.send("HeapProfiler.enable")
    calm.line.send("HeapProfiler.collectGarbage")
    page.wait_for_timeout(200)
    calm.line.send("HeapProfiler.collectGarbage")
    return calm.metrics()["JSHeapUsedSize"]


@pytest.mark.parametrize("game", ["ticket_to_ride", "limes", "eighty_days"])
def test_a_whole_game_leaves_little_behind(visitor: Come, game: str) -> None:
    page = visitor(still=True).page()
    new_table(page, "me", "tourist", game=game)
    page.wait_for_selector("main.board")
    page.wait_for_timeout(500)
    calm = Calm(page)
    before = held(page, calm)
    play_out(page)
    see_result(page)
    page.keyboard.press("Escape")
    after = held(page, calm)
    print(f"{game}: {before / 1e6:.1f} MB at the start, {after / 1e6:.1f} MB at the end")
    assert after <= before * MEMORY
