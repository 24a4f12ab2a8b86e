"""Pomezí without a network: taken along from a plain web server, played in the browser alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import pomezi
from pomezi import Record
from tests.browser.conftest import Come
from tests.browser.house import PHONE, Watched, limes_round, play_now, poster, until
from tests.browser.pocket_house import another_version, board, plain_server, take_along

# A house of one's own, spoken to as the page does: a whole game against a bot, and its record.
WHOLE_GAME = """async ([game, bot]) => {
    const {shell} = await (await fetch('pocket/pocket.json')).json();
    const name = shell.find(each => /^assets\\/pocket\\/worker/.test(each));
    const worker = new Worker(name, {type: 'module'});
    const waiting = new Map();
    let last = 0, hear = () => undefined;
    worker.onmessage = ({data}) => {
        if ('line' in data) hear(JSON.parse(data.text));
        else waiting.get(data.id)?.(data);
    };
    const call = (...message) => new Promise((done, failed) => {
        waiting.set(++last, told => 'error' in told ? failed(new Error(told.error)) : done(told.answer));
        worker.postMessage([last, ...message]);
    });
    const ask = async (path, body) => {
        const [, told] = JSON.parse(await call('ask', path, body ? JSON.stringify(body) : null));
        return told;
    };
    await call('start', new URL('pocket/', document.baseURI).href);
    const {id} = await ask('api/tables', {game, name: 'Eva', seats: ['me', bot]});
    let step = 0, latest = {seq: 0}, asked = false, answered = 0; // one action at a time
    await new Promise(async (done, failed) => {
        hear = told => {
            if (told.is === 'refused' && told.code !== 'stale') failed(new Error(told.code));
            if (told.is === 'refused') asked = false; // others were quicker: choose again
            if (told.is === 'done') [asked, answered] = [false, told.seq];
            if (told.is === 'news' && told.view) latest = told;
            const {seq, view, legal} = latest;
            if (view?.result) done();
            else if (legal?.length && !asked && seq >= answered) {
                asked = true;
                const action = legal[step++ * 7 % legal.length];
                call('take', 1, JSON.stringify({do: 'play', action, seq, id: `s${step}`}));
            }
        };
        await call('connect', 1, `api/tables/${id}/live`);
        await call('take', 1, JSON.stringify({do: 'start', id: 's'}));
    });
    const record = await ask(`api/tables/${id}/record`);
    worker.terminate();
    return record;
}"""


@pytest.fixture(scope="module")
def plain() -> Iterator[str]:
    with plain_server() as (address, _server):
        yield address


BOTS = [
    *[(game, "guide") for game in pomezi.GAMES],
    ("border", "explorer"),
]  # who thinks in a worker of its own


@pytest.mark.parametrize(("game", "bot"), BOTS)
def test_a_whole_game_in_the_browser_leaves_a_sound_record(
    browser: Browser, plain: str, game: str, bot: str
) -> None:
    watched = Watched(browser, plain)
    record = Record.parse(watched.page().evaluate(WHOLE_GAME, [game, bot]))
    assert record.game.key == game
    assert record.verify().places()
    watched.close()


def test_a_game_waits_where_it_was_left_whatever_becomes_of_the_tab(taken: Come) -> None:
    watched = taken(size=PHONE, locale="cs-CZ")
    page = watched.page()
    play_now(page, "limes")
    board(page)
    page.locator(".place").first.click()
    page.wait_for_selector(".now > .button")
    page.locator(".now > .button").click()
    page.wait_for_selector(".place")
    told = page.locator(".status").inner_text()
    page.reload()
    board(page)
    expect(page.locator(".status")).to_contain_text(told)
    address = page.url
    page.close(run_before_unload=False)  # the tab is gone, and its worker with it
    again = watched.page()
    expect(again.locator(".tables li.turn a")).to_have_attribute("href", "#" + address.split("#")[1])
    again.locator(".tables li.turn a").click()
    board(again)
    expect(again.locator(".status")).to_contain_text(told)


def test_a_first_game_rules_and_the_trainer_are_there(taken: Come) -> None:
    watched = taken()
    page = watched.page()
    poster(page, "border").locator("a, button", has_text="Learn by playing").click()
    page.wait_for_selector("main.board", timeout=60_000)
    expect(page.locator(".coach")).to_be_visible()
    page.goto(watched.address + "#/rules/limes")
    expect(page.locator("main section li").first).to_be_visible()
    page.goto(watched.address + "#/trainer")
    expect(page.locator("[data-question]")).to_be_visible()


# By its own policy, for such a server sends none.
RUN_CODE = """() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.head.append(script);
    return window.ran ?? false;
}"""


def test_nothing_is_offered_that_needs_other_people(browser: Browser) -> None:
    """On a plain web server, which is asked for nothing that it does not have."""
    with plain_server() as (address, _server):
        watched = Watched(browser, address)
        answers: list[tuple[str, bool]] = []
        watched.context.on("response", lambda answer: answers.append((answer.url, answer.ok)))
        page = watched.page()
        page.wait_for_selector(".daily")
        page.wait_for_selector("section.pocket")
        assert not page.evaluate(RUN_CODE)
        expect(page.get_by_role("button", name="With friends")).to_have_count(0)
        expect(page.locator(".partner, .open, .played, header .me, a[href*=tournament]")).to_have_count(0)
        poster(page, "limes").get_by_role("button", name="Against bots").click()
        page.wait_for_selector("dialog form .option", timeout=60_000)
        assert page.locator("dialog select").first.locator("option").all_inner_texts() == [
            "Tourist", "Traveller", "Guide", "Explorer",
        ]  # fmt: skip
        page.locator("dialog select").first.select_option("tourist")
        page.locator("dialog form .primary").click()
        page.wait_for_selector(".place")
        expect(page.locator(".player", has_text="Tourist")).to_have_count(1)
        for path in ("#/me", "#/tournament"):
            page.goto(address + path)
            expect(page.get_by_role("heading", name="There is no server of Pomezí here.")).to_be_visible()
        page.goto(address + "#/daily/limes")
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        assert not [url for url, is_fine in answers if not is_fine]
        watched.close()


# What the browser keeps, and by which script the page in it runs.
KEPT = "caches.keys().then(names => names.filter(name => name.startsWith('pomezi-')))"
WHOLE = "caches.match('pocket/pocket.json', {cacheName: 'pomezi-eeeeeeeeeeee'}).then(Boolean)"
SCRIPT = "document.querySelector('script[type=module][src]').src.split('/').at(-1)"


def test_an_update_lets_a_running_game_be_finished_and_takes_it_up(browser: Browser, tmp_path: Path) -> None:
    another_version(tmp_path / "newer")
    with plain_server() as (address, server):
        watched = Watched(browser, address)
        page = watched.page()
        take_along(page)
        before = page.evaluate(KEPT)
        play_now(page, "limes")
        board(page)
        limes_round(page, 0)
        table = page.url
        server.folder = tmp_path / "newer"
        page.goto(address + "#/")  # the old page goes on; it looks for what is new, and takes it along
        until(page, WHOLE)
        script = page.evaluate(SCRIPT)
        server.shutdown()
        watched.context.set_offline(True)
        page.goto(table)
        limes_round(page, 1)
        page.goto(address + "#/rules/border")  # comes in parts that it has not read before
        expect(page.locator("main section li").first).to_be_visible()
        page.goto(table)
        page.reload()
        board(page)
        assert page.evaluate(SCRIPT) == "z" + script
        expect(page.locator(".overline", has_text="Round 3 of 16")).to_be_visible()
        limes_round(page, 2)
        page.goto(address + "#/")
        until(page, f"{KEPT}.then(names => names.length === 1)")
        assert page.evaluate(KEPT) != before
        watched.close()


def test_the_engine_stays_away_until_it_is_wanted(browser: Browser) -> None:
    with plain_server() as (address, _server):
        watched = Watched(browser, address)
        asked: list[str] = []
        watched.context.on("request", lambda request: asked.append(request.url))
        page = watched.page()
        page.wait_for_selector("section.pocket button")
        assert not [url for url in asked if ".wasm" in url or "worker" in url]
        watched.close()
