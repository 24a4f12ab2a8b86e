"""A server and a real Chromium for the tests and the pictures of the browser client."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    Locator,
    Page,
    TimeoutError,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.browser.fixed import READY, TEST

ROOT = Path(__file__).resolve().parent.parent.parent
CLIENT = ROOT / "web" / "dist"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESK = (1440, 900)
PHONE = (390, 844)
WHOLE = ("chromium", "chromium-browser")
CHROMIUMS = ("chromium-headless-shell", *WHOLE)  # the first one starts nothing unseen, and tells no news
PATIENCE_MS = 20_000  # a machine may be slow; whoever is quick waits for nothing

expect.set_options(timeout=PATIENCE_MS)


@dataclass(frozen=True)
class Stage:
    """A server on which a new game begins in the position that was laid last; without one, as usual."""

    address: str
    folder: Path
    script: str = ""  # that its pages run first
    patience_ms: int = PATIENCE_MS

    def lay(self, position: Mapping[str, object] | None) -> None:
        (self.folder / READY).write_text(json.dumps(position), encoding="utf-8")

    def deal_for(self, test: str) -> None:
        """Chance is that of a test from now on."""
        (self.folder / TEST).write_text(test, encoding="utf-8")


@contextlib.contextmanager
def staging(bot_pause_ms: int = 10, more: Sequence[str] = ()) -> Iterator[Stage]:
    """A server of our own, with an empty database, and a place to lay positions."""
    with tempfile.TemporaryDirectory(prefix="pomezi-browser-") as folder:
        options = ["--port", "0", "--no-browser", "--no-limits", "--workers", "1", *more]
        options += ["--bot-pause", str(bot_pause_ms), "--database", f"sqlite+aiosqlite:///{folder}/tables.db"]
        bare = Stage("", Path(folder))
        bare.lay(None)
        bare.deal_for("")
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.scenario", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", "POMEZI_POSITIONS": folder},
            cwd=ROOT,
        )
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split(" ")[-1].strip()
            wait_for(f"{address}healthz")
            yield Stage(address, Path(folder))
        finally:
            process.terminate()
            process.wait(timeout=10)
            if process.stdout is not None:
                process.stdout.close()


@contextlib.contextmanager
def serving(bot_pause_ms: int = 10, position: Mapping[str, object] | None = None) -> Iterator[str]:
    """The address of a server of our own; its games may begin in a position (a dump)."""
    with staging(bot_pause_ms) as stage:
        stage.lay(position)
        yield stage.address


def wait_for(url: str, tries: int = 100) -> None:
    for _ in range(tries):
        try:
            urllib.request.urlopen(url, timeout=5).close()
            return
        except OSError:
            time.sleep(0.1)
    raise ConnectionError(url)


def find_chromium(known: tuple[str, ...] = CHROMIUMS) -> str:
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, known)), None)
    assert found, f"No Chromium here: apt-get install {known[0]}, or name one in CHROMIUM."
    return found


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright, launched(playwright.chromium, CHROMIUMS) as browser:
        yield browser


@contextlib.contextmanager
def launched(kind: BrowserType, known: tuple[str, ...]) -> Iterator[Browser]:
    """Another one by a Playwright that is there already: two in one process are not possible."""
    browser = kind.launch(executable_path=find_chromium(known), args=["--no-sandbox"])
    yield browser
    browser.close()


# Whoever tests does not wait for what the others do to be seen.
AT_PACE = """try {
    const kept = JSON.parse(localStorage.getItem('pomezi.settings') ?? '{}');
    localStorage.setItem('pomezi.settings', JSON.stringify({pace: '%s', ...kept}));
} catch {}"""

# Nor are they asked how to begin: they have played every game before, against as many as its poster seats.
KNOWN = """try {
    const last = opponents => ({level: 'guide', opponents, edition: ''});
    localStorage.getItem('pomezi.last') ?? localStorage.setItem('pomezi.last', JSON.stringify({
        ticket_to_ride: last(2), bez_hranic: last(2), limes: last(0), border: last(2), eighty_days: last(2),
    }));
} catch {}"""


class Watched:
    """A browser context whose pages must stay quiet and at home."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: tuple[int, int] = DESK,
        locale: str = "en-GB",
        theme: Literal["light", "dark"] = "light",
        still: bool = False,
        touch: bool = False,
        newcomer: bool = False,
        script: str = "",
        pace: str = "quick",
        patience_ms: int = PATIENCE_MS,
    ) -> None:
        self.address = address
        self.wrong: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            color_scheme=theme,
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
        )
        self.context.set_default_timeout(patience_ms)
        self.context.add_init_script(AT_PACE % pace)
        if script:
            self.context.add_init_script(f"(() => {{{script}}})()")
        if not newcomer:
            self.context.add_init_script(KNOWN)
        self.context.on("request", lambda request: self._note_request(request.url))
        self.context.on("weberror", lambda error: self.wrong.append(str(error.error)))

    def _note_request(self, url: str) -> None:
        if not url.startswith((self.address, "data:", "blob:")):
            self.wrong.append(f"asked for {url}")

    def page(self, path: str = "") -> Page:
        page = self.context.new_page()
        page.goto(self.address + path)
        return page

    def close(self) -> None:
        self.context.close()
        assert not self.wrong, self.wrong


# -- what a player does


def poster(page: Page, game: str) -> Locator:
    return page.locator(f'.poster[data-game="{game}"]')


def play_now(page: Page, game: str) -> None:
    poster(page, game).locator(".doors .primary").click()


def seat_bots(page: Page) -> None:
    """On the free seats of a table that is being laid; where nobody could come they sit there already."""
    if not page.locator("html[data-alone]").count():
        page.locator("dialog .more .bare").click()


def open_table(page: Page, game: str, door: int, seats: int = 2) -> None:
    """With friends (1) or at one screen (2)."""
    poster(page, game).locator(".doors .button").nth(door).click()
    for _ in range(seats - 2):
        page.locator("dialog .more .button").first.click()
    page.locator("dialog form .primary").click()


def link_of(page: Page) -> str:
    """The part of a table's link after the server's address."""
    page.wait_for_selector(".link input")
    return "#" + page.locator(".link input").input_value().split("#")[1]


def sit_down(page: Page, name: str) -> None:
    page.locator("section.panel .text-field[autocomplete=nickname]").fill(name)
    page.locator("li .button.primary").first.click()


def two_at_a_table(anna: Watched, bob: Watched, game: str) -> tuple[Page, Page, str]:
    """Anna opens a table and starts when Bob sits; both pages, and the link."""
    hers = anna.page()
    open_table(hers, game, 1)
    link = link_of(hers)
    his = bob.page(link)
    sit_down(his, "Bob")
    hers.locator("button.big").click()
    return hers, his, link


def play_the_day(page: Page, game: str) -> None:
    """The deal of the day from the front page; a plain web server has to be asked for the deals first."""
    if page.locator("html[data-alone]").count():
        page.locator(".daily > button").click()
    page.locator(f".daily [data-game={game}] .primary").click()


def keep_tickets(page: Page, count: int = 2) -> None:
    page.wait_for_selector(".offer input")
    for box in page.locator(".offer input").all()[:count]:
        box.check()
    page.locator(".offer .primary").click()
    page.wait_for_selector(".offer input", state="detached")


def whose_turn(pages: list[Page]) -> Page:
    """At a table of Ticket to Ride: whoever may take a card."""
    late = time.monotonic() + PATIENCE_MS / 1000
    while time.monotonic() < late:
        for page in pages:
            if page.locator(".pick.can").count():
                return page
        pages[0].wait_for_timeout(30)
    raise AssertionError("nobody's turn")


HELD = "[...document.querySelectorAll('.hand .count')].reduce((sum, each) => sum + +each.textContent, 0)"


def take_card(page: Page, which: str) -> None:
    """A card that can be taken, and it is in the hand."""
    page.wait_for_selector(f"{which}.can")
    held = page.evaluate(HELD)
    page.locator(f"{which}.can").first.click()
    until(page, f"{HELD} > {held}")


def draw(page: Page) -> None:
    """A card from the deck, and it is in the hand."""
    take_card(page, ".pick.deck")


def ttr_turn(page: Page, turns: int) -> None:
    """A click (or two) of a plain player; the board may move on meanwhile, then the click is for nothing."""
    with contextlib.suppress(TimeoutError):
        ttr_click(page, turns)


def ttr_click(page: Page, turns: int) -> None:
    """The longest route that can be claimed, else a card, else tickets."""
    route = longest_in_sight(page) if turns >= 3 else ""
    if route:
        page.mouse.click(*middle_of(page, route))
        pay(page, route, timeout=1500)
        return
    for choice in (".pick.can", ".draw-tickets.can", ".offer input:not(:checked)", ".offer .primary"):
        if page.locator(choice).count():
            page.locator(choice).last.click(timeout=1500)
            return


def pay(page: Page, route: str, timeout: float = PATIENCE_MS) -> None:
    """For a route that was pressed: the first way, where there are several; then its wagons lie there."""
    wagon, way = f'[data-route="{route}"] .wagon', ".payment .way"
    found = page.wait_for_selector(f"{way}, {wagon}", timeout=timeout)
    if found and found.evaluate("(found, way) => found.matches(way)", way):
        page.locator(way).first.click(timeout=timeout)
        page.wait_for_selector(wagon, timeout=timeout)


# Where a route can be touched: half way along it.
MIDDLE = """route => {
    const line = route.querySelector('.hit');
    const {x, y} = line.getPointAtLength(line.getTotalLength() / 2).matrixTransform(line.getScreenCTM());
    return [x, y];
}"""


def middle_of(page: Page, route: str) -> tuple[float, float]:
    x, y = page.locator(f'[data-route="{route}"]').evaluate(MIDDLE)
    return x, y


def longest_in_sight(page: Page) -> str:
    """The longest route that can be claimed and is not outside the window; else nothing."""
    return str(
        page.evaluate(f"""() => {{
            const middle = {MIDDLE}, long = route => route.querySelector('.hit').points.numberOfItems;
            const seen = [...document.querySelectorAll('.route.open')].filter(
                route => document.elementFromPoint(...middle(route))?.closest('.route') === route);
            seen.sort((a, b) => long(b) - long(a));
            return seen[0]?.dataset.route ?? '';
        }}""")
    )


def limes_round(page: Page, number: int) -> None:
    page.wait_for_selector(".place")
    if number % 3 == 1:
        page.keyboard.press("r")
    places = page.locator(".place")
    places.nth(number * 5 % places.count()).click()
    page.wait_for_selector(".now > .button")
    targets = page.locator(".target")
    if number % 2 == 0 and targets.count():
        targets.nth(number % targets.count()).click()
    else:
        page.locator(".now > .button").click()


PLAY_OUT = """([wagons, choice]) => new Promise((resolve, reject) => {
    const path = `api/tables/${location.hash.split('/').at(-1)}/live`;
    const address = new URL(path, document.baseURI).href.replace('http', 'ws');
    const socket = window.lineToHouse?.(path) ?? new WebSocket(address);
    const cards = action => action.match(/:[0-9]+/g).reduce((sum, each) => sum + +each.slice(1), 0);
    let latest = null;
    let asked = false;
    let done = 0; // news may come before the answer to what I did, or after it
    const step = ({seq, view, legal}) => {
        if (view.result || view.players?.some(player => player.wagons <= wagons)) {
            socket.onclose = resolve;
            socket.close();
        } else if (legal?.length) {
            const claims = legal.filter(each => each.startsWith('claim')).sort((a, b) => cards(b) - cards(a));
            const action = claims[0] ?? legal.filter(each => each !== 'pass').at(choice) ?? 'pass';
            asked = true;
            socket.send(JSON.stringify({do: 'play', action, seq, id: `out-${seq}`}));
        }
    };
    socket.onclose = ({code}) => reject(new Error(`closed: ${code}`));
    socket.onmessage = ({data}) => {
        const told = JSON.parse(data);
        if (told.is === 'refused') reject(new Error(told.code));
        if (told.is === 'done') [asked, done] = [false, told.seq];
        if (told.is === 'news' && told.view) latest = told;
        if (told.is !== 'probe' && latest && !asked && latest.seq >= done) step(latest);
    };
})"""


def play_out(page: Page, wagons: int = -1, choice: int = 0) -> None:
    """Plays my seat on over a line of its own, until the game is over or somebody has few wagons left.

    Of what is not a claim, it takes the first thing possible, or the one of this number.
    """
    page.evaluate(PLAY_OUT, [wagons, choice])


def see_result(page: Page) -> None:
    """The game is over: the count on the board is skipped."""
    page.wait_for_selector(".final-count .primary, dialog tfoot")
    with contextlib.suppress(TimeoutError):
        page.locator(".final-count .primary").click(timeout=5000)
    page.wait_for_selector("dialog tfoot")


FINISH = """() => document.getAnimations()
    .filter(each => each.effect?.getComputedTiming().iterations !== Infinity)
    .forEach(each => each.finish())"""


# While a bot plays, lines move under axe, and it takes the colour behind a text from where the text was.
LOOK = """async (which) => {
    for (let tries = 5; ; tries--) {
        let moved = false;
        const watch = new MutationObserver(() => { moved = true; });
        watch.observe(document.body, {subtree: true, childList: true, characterData: true, attributes: true});
        const {violations} = await axe.run(document, {resultTypes: ['violations'], ...which});
        watch.disconnect();
        if (!moved || tries === 1) return violations;
        await new Promise(done => setTimeout(done, 300));
    }
}"""


ALL_RULES: dict[str, object] = {}
COLOUR_RULES: dict[str, object] = {"runOnly": ["color-contrast", "link-in-text-block"]}


def axe(page: Page, which: Mapping[str, object] = ALL_RULES) -> list[str]:
    """What axe finds moderate or worse on a page that stands still."""
    page.evaluate(FINISH)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return [
        f"{each['id']}: {each['help']} ({', '.join(str(node['target']) for node in each['nodes'][:3])})"
        for each in page.evaluate(LOOK, which)
        if each["impact"] in ("moderate", "serious", "critical")
    ]


def settle(page: Page) -> None:
    """What a new size or a new theme changes is drawn, and nothing is still on its way there."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.evaluate(FINISH)


def at_night(page: Page) -> None:
    """The same page in the colours of the night."""
    page.emulate_media(color_scheme="dark")
    page.wait_for_selector("html[data-theme=night]")
    settle(page)


SMALL_PHONE = (360, 740)


def faults(page: Page, board: bool = False) -> list[str]:
    """What is wrong with this page: by day, by night (where only colours differ), on a small phone (where no
    board needs scrolling)."""
    found = [f"day: {each}" for each in axe(page)]
    at_night(page)
    found += [f"night: {each}" for each in axe(page, COLOUR_RULES)]
    before = page.viewport_size
    assert before is not None
    phone: ViewportSize = {"width": SMALL_PHONE[0], "height": SMALL_PHONE[1]}
    if before != phone:
        page.set_viewport_size(phone)
        settle(page)
        found += [f"phone: {each}" for each in axe(page)]
    if overflow(page) > 0:
        found.append(f"phone: {overflow(page)} pixels too wide")
    below = int(page.evaluate("document.documentElement.scrollHeight - innerHeight"))
    if board and below > 0:
        found.append(f"phone: {below} pixels too high")
    page.set_viewport_size(before)
    page.emulate_media(color_scheme="light")
    page.wait_for_selector("html[data-theme=day]")
    return found


def until(page: Page, expression: str) -> None:
    """Waits for something to become true; Playwright's own way would break the page's security policy."""
    late = time.monotonic() + PATIENCE_MS / 1000
    while not page.evaluate(expression):
        assert time.monotonic() < late, expression
        page.wait_for_timeout(30)


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
