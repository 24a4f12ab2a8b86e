"""A game without a network is never lost: its page is loaded again, its browser is killed, it goes on.

With `--whole` every game is played to its end against a guide, on desk and phone; else to its middle."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, expect

import pomezi
from pomezi import Record
from tests.browser.house import AT_PACE, DESK, PATIENCE_MS, PHONE, see_result, until
from tests.browser.pocket_house import board, plain_server, saved, take_along

ACTIONS = 6  # of mine, before and between what goes wrong
LONGEST_S = 900
AGAINST_A_GUIDE = """
    const last = games => Object.fromEntries(
        games.map(game => [game, {level: 'guide', opponents: 1, edition: ''}]));
    localStorage.getItem('pomezi.last') ?? localStorage.setItem('pomezi.last', JSON.stringify(last(%s)))"""
JOURNAL = """() => new Promise((done, failed) => {
    const asked = indexedDB.open('pomezi', 1);
    asked.onerror = () => failed(asked.error);
    asked.onsuccess = () => {
        const rows = asked.result.transaction('lines').objectStore('lines').getAll();
        rows.onsuccess = () => done(rows.result.map(row => JSON.stringify(row)));
    };
})"""
# What the house was told and has not answered yet: until then the page shows the position before it.
UNANSWERED = """
    window.unanswered = new Set();
    window.Worker = class extends Worker {
        constructor(...how) {
            super(...how);
            this.addEventListener('message', ({data}) => window.unanswered.delete(data.id));
        }
        postMessage(message) {
            if (message[1] === 'take') window.unanswered.add(message[0]);
            super.postMessage(message);
        }
    };"""
FIELD = "document.querySelector('.place.open[data-field]')?.dataset.field ?? ''"
WANTED = ("travel", "claim", "complete", "place", "lay")  # what leads on, before what waits


class Device:
    """A browser with a disk of its own, that can be killed and started again."""

    def __init__(self, browser: Browser, folder: Path, address: str, size: tuple[int, int]) -> None:
        self.browser = browser
        self.folder = folder
        self.address = address
        self.size = size
        self.context: BrowserContext | None = None

    def start(self, is_offline: bool = True) -> Page:
        path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
        self.context = self.browser.browser_type.launch_persistent_context(
            self.folder,
            executable_path=path,
            args=["--no-sandbox"],
            viewport={"width": self.size[0], "height": self.size[1]},
            locale="en-GB",
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.add_init_script(AT_PACE % "quick")
        self.context.add_init_script(AGAINST_A_GUIDE % list(pomezi.GAMES))
        self.context.add_init_script(UNANSWERED)
        self.context.set_offline(is_offline)
        page = self.context.new_page()
        page.goto(self.address)
        return page

    def kill(self) -> None:
        """All its processes at once, as when a battery is taken out."""
        for pid in self._pids():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        while self._pids():
            time.sleep(0.05)

    def _pids(self) -> list[int]:
        mark = f"--user-data-dir={self.folder}".encode()
        found = []
        for each in Path("/proc").glob("[0-9]*/cmdline"):
            with contextlib.suppress(OSError):
                if mark in each.read_bytes():
                    found.append(int(each.parent.name))
        return found


@pytest.fixture
def device(browser: Browser, tmp_path: Path) -> Iterator[Callable[[tuple[int, int]], Device]]:
    """Pomezí was taken along, then its server went away, and the network with it."""
    made: list[Device] = []

    def make(size: tuple[int, int]) -> Device:
        with plain_server() as (address, _server):
            found = Device(browser, tmp_path / "disk", address, size)
            made.append(found)
            take_along(found.start(is_offline=False))
            assert found.context is not None
            found.context.close()
        return found

    yield make
    for each in made:
        each.kill()


def act(page: Page) -> bool:
    """Something that leads on, out of the list of what is possible; in a race a field. Tells whether it was
    done (the board may move on meanwhile), and not before the house has answered."""
    try:
        if field := page.evaluate(FIELD):
            page.keyboard.press(field)
        else:
            page.keyboard.press("a")
            page.wait_for_selector("dialog li button, dialog p", timeout=3000)
            found = page.locator("dialog li button")
            notations = [each.get_attribute("data-action", timeout=1500) or "" for each in found.all()[:40]]
            if not notations:
                page.keyboard.press("Escape")
                return False
            best = next((n for verb in WANTED for n in notations if n.startswith(verb)), notations[0])
            page.locator(f'dialog li button[data-action="{best}"]').click(timeout=1500)
    except TimeoutError:
        return False
    until(page, "unanswered.size === 0")
    return True


def play(page: Page, actions: int) -> None:
    """So many actions of mine, or until the game is over."""
    late = time.monotonic() + LONGEST_S
    while actions and not is_over(page):
        assert time.monotonic() < late, page.locator(".status").inner_text()
        if page.locator(".bar.mine").count() and act(page):
            actions -= 1
        page.wait_for_timeout(60)


def is_over(page: Page) -> bool:
    return bool(page.locator(".final-count, dialog tfoot").count())


def my_turn(page: Page) -> str:
    """Waits for it; what is asked then."""
    expect(page.locator(".bar.mine")).to_have_count(1, timeout=60_000)
    return page.locator(".status").inner_text()


SIZES = [DESK, PHONE]
CASES = [(game, SIZES[i % 2]) for i, game in enumerate(pomezi.GAMES)]
OTHERS = [(game, SIZES[(i + 1) % 2]) for i, game in enumerate(pomezi.GAMES)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    cases = [*CASES, *OTHERS] if metafunc.config.getoption("--whole") else CASES
    names = [f"{game}-{size[0]}" for game, size in cases]
    metafunc.parametrize(("game", "size"), cases, ids=names)


@pytest.mark.timeout(LONGEST_S + 300)
def test_a_game_goes_on_after_a_reload_and_after_its_browser_was_killed(
    device: Callable[[tuple[int, int]], Device],
    request: pytest.FixtureRequest,
    game: str,
    size: tuple[int, int],
) -> None:
    mine = device(size)
    page = mine.start()
    page.locator(f'.poster[data-game="{game}"] .doors .primary').click()
    board(page)
    play(page, ACTIONS)
    told, journal = my_turn(page), page.evaluate(JOURNAL)
    page.reload()
    board(page)
    assert my_turn(page) == told
    assert page.evaluate(JOURNAL)[: len(journal)] == journal
    play(page, ACTIONS)
    journal = page.evaluate(JOURNAL)
    table = page.url.partition("#")[2]
    mine.kill()
    page = mine.start()
    assert page.evaluate(JOURNAL)[: len(journal)] == journal
    link = page.locator(f'.tables a[href="#{table}"]')
    expect(link).to_have_count(1, timeout=60_000)
    link.click()
    page.wait_for_selector("main.board", timeout=60_000)
    play(page, -1 if request.config.getoption("--whole") else 2)
    assert len(page.evaluate(JOURNAL)) > len(journal)
    if request.config.getoption("--whole"):
        see_result(page)
        assert Record.parse(saved(page)).verify().places()
