"""Records without a network: opened from a file, walked through, saved and shared, the same everywhere."""

from __future__ import annotations

from playwright.sync_api import Browser, FilePayload, Page, expect

import pomezi
from pomezi import Record
from tests.browser.conftest import Come
from tests.browser.house import Watched, limes_round, play_now, see_result, until
from tests.browser.pocket_house import board, plain_server, saved
from tests.browser.pocket_records import by_process, in_the_pocket
from tests.pocket.random_games import random_record

# What a phone's sheet for sharing would be given; Chromium has none on a desk.
SHARED = """
    navigator.canShare = ({files}) => files.length === 1;
    navigator.share = async ({files}) => { window.shared = await files[0].text(); };
"""


def open_record(page: Page, text: str) -> None:
    file: FilePayload = {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("section.pocket input[type=file]").set_input_files(file)


def test_a_record_opens_without_a_network_and_can_be_walked_through_and_saved(taken: Come) -> None:
    page = taken().page()
    open_record(page, "no record at all")
    expect(page.locator("section.pocket [role=alert]")).to_contain_text("line 1", timeout=60_000)
    record = random_record("border", 2)
    open_record(page, record)
    see_result(page)
    assert saved(page) == record
    page.locator("dialog .doors .board").click()
    step = page.locator(".scrubber .numbers")
    steps = int(step.inner_text().split()[-1])
    assert steps > 100
    page.get_by_role("button", name="One step back").click()
    expect(step).to_have_text(f"Step {steps - 1} of {steps}")
    expect(page.locator(".status")).to_have_text("You are looking back.")
    page.reload()
    see_result(page)


def test_a_game_finished_without_a_network_is_saved_and_shared_as_a_file(taken: Come) -> None:
    watched = taken()
    watched.context.add_init_script(SHARED)
    page = watched.page()
    play_now(page, "limes")
    board(page)
    for number in range(16):
        limes_round(page, number)
    see_result(page)
    record = saved(page)
    assert Record.parse(record).verify().places() == [1]
    page.get_by_role("button", name="Share the record").click()
    until(page, "'shared' in window")
    assert page.evaluate("window.shared") == record


def test_random_games_are_the_same_compiled_or_not_and_in_the_pocket(browser: Browser) -> None:
    """A few of them; `python -m tests.browser.pocket_records` compares as many as one likes."""
    with plain_server() as (address, _server):
        watched = Watched(browser, address)
        pocket = in_the_pocket(watched.page(), 2)
        watched.close()
    assert list(pocket) == list(pomezi.GAMES)
    assert pocket == by_process(2, compiled=False) == by_process(2, compiled=True)
