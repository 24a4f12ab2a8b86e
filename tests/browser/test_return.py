"""Whoever leaves and comes back finds the board as it is, at once, and nothing old moves again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

import pomezi
from tests.browser.calm import COUNT_FLIGHTS, CUT_OFF, Calm
from tests.browser.house import Stage, Watched, keep_tickets, take_card, two_at_a_table, whose_turn
from tests.browser.positions import Step, happenings
from tests.browser.travel import new_table

Come = Callable[..., Watched]
GAMES = list(pomezi.GAMES)
SEATS = 2
BOARD = "main.board"


# In the pocket, over a line of its own.
TO_THE_HOUSE = """told => new Promise(done => {
    const line = lineToHouse(`api/tables/${location.hash.split('/').at(-1)}/live?seat=0`);
    let asked = false;
    line.onclose = () => undefined;
    line.onmessage = ({data}) => {
        const heard = JSON.parse(data);
        if (!asked) line.send(JSON.stringify({...told, id: 'past the page'}));
        asked = true;
        if (heard.id !== 'past the page') return;
        line.close();
        done(heard);
    };
})"""


def send(page: Page, told: dict[str, object]) -> dict[str, Any]:
    if page.evaluate("'lineToHouse' in window"):
        answer: dict[str, Any] = page.evaluate(TO_THE_HOUSE, told)
        return answer
    address, _, table = page.url.partition("#/table/")
    found: dict[str, Any] = page.context.request.post(
        f"{address}api/tables/{table}/commands?seat=0", data=told
    ).json()
    return found


def act(page: Page, step: Step) -> None:
    """Does what the first seat did there, past the page."""
    told: dict[str, object] = {"do": "play", "action": step.action, "seq": 1_000_000, "took_ms": 900}
    answer: dict[str, Any] = {}
    for _ in range(50):  # what a race is about is turned up after a beat: until then nobody is asked
        answer = send(page, told)
        if answer["is"] == "done" or answer["facts"].get("actors") != []:
            break
        page.wait_for_timeout(100)
    assert answer["is"] == "done", (step.action, answer)


def table_in(page: Page, stage: Stage, step: Step) -> str:
    """A table at one screen in the position of a step: nobody moves unless we do."""
    stage.lay(step.state.dump())
    table = new_table(page, *["me"] * SEATS, game=str(step.state.view(0)["game"]))
    page.wait_for_selector(BOARD)
    return table


def assert_calm(page: Page, calm: Calm, told: object) -> None:
    assert not calm.faults(), told
    assert page.evaluate("window.flights") == 0, told


@pytest.mark.people
def test_ticket_to_ride_comes_back_calm_after_two_open_cards(visitor: Come) -> None:
    hers, his, _ = two_at_a_table(visitor(), visitor(), "ticket_to_ride")
    keep_tickets(hers)
    keep_tickets(his)
    page = whose_turn([hers, his])  # and the other one does nothing meanwhile
    page.context.add_init_script(COUNT_FLIGHTS)
    take_card(page, ".pick:not(.deck)")
    take_card(page, ".pick:not(.deck)")
    calm = Calm(page)
    page.reload()
    page.wait_for_selector(".pick")
    assert_calm(page, calm, "")


@pytest.mark.timeout(900)  # in the pocket Python starts anew after each
@pytest.mark.parametrize("game", GAMES)
def test_a_reload_after_every_kind_of_event(stage: Stage, guest: Come, game: str) -> None:
    page = guest().page()
    page.context.add_init_script(COUNT_FLIGHTS)
    calm = Calm(page)
    for step in happenings(game, SEATS):
        table_in(page, stage, step)
        act(page, step)
        calm.begin()
        page.reload()
        page.wait_for_selector(BOARD)
        assert_calm(page, calm, step.events)


def moved(game: str) -> Step:
    """A step in the middle of a game after which much would move."""
    return happenings(game, SEATS)[-2]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.people
def test_a_while_without_the_network(stage: Stage, guest: Come, game: str) -> None:
    watched = guest()
    watched.context.add_init_script(COUNT_FLIGHTS + CUT_OFF)
    page = watched.page()
    step = moved(game)
    table = table_in(page, stage, step)
    other = watched.context.new_page()
    other.goto(f"{watched.address}#/table/{table}")
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.wait_for_selector(".ribbon.lost")
    act(other, step)
    calm = Calm(page)
    page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_selector(".ribbon.lost", state="detached")
    assert_calm(page, calm, step.events)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.people
def test_a_second_tab_and_a_spectator_who_open_the_running_game(stage: Stage, guest: Come, game: str) -> None:
    mine, theirs = guest(), guest()
    step = moved(game)
    page = mine.page()
    table = table_in(page, stage, step)
    act(page, step)
    for context in (mine.context, theirs.context):
        context.add_init_script(COUNT_FLIGHTS)
        tab = context.new_page()
        calm = Calm(tab)
        tab.goto(f"{mine.address}#/table/{table}")
        tab.wait_for_selector(BOARD)
        assert_calm(tab, calm, step.events)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.people
def test_a_phone_that_was_locked(stage: Stage, guest: Come, game: str) -> None:
    watched = guest(size=(390, 844), touch=True)
    watched.context.add_init_script(COUNT_FLIGHTS)
    page = watched.page()
    step = moved(game)
    table = table_in(page, stage, step)
    other = watched.context.new_page()
    other.goto(f"{watched.address}#/table/{table}")
    other.wait_for_selector(BOARD)
    calm = Calm(page)
    calm.line.send("Page.setWebLifecycleState", {"state": "frozen"})
    act(other, step)
    calm.line.send("Page.setWebLifecycleState", {"state": "active"})
    page.bring_to_front()
    assert not calm.faults(), step.events
