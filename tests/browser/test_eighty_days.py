"""Around the World in 80 Days as people play it."""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.house import PHONE, SMALL_PHONE, Stage, Watched, faults, play_now
from tests.browser.shots_eighty_days import moments, pick, sit
from tests.games.eighty_days.build import Table, position, traveller

Come = Callable[..., Watched]
Seat = Callable[..., Page]
COUNT_FLIGHTS = """
    window.flights = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, ...rest) {
        flights.push([this.dataset.figure, frames.length]);
        return animate.call(this, frames, ...rest);
    };
"""


@pytest.fixture
def seated(stage: Stage, guest: Come) -> Seat:
    """Sits down at a table that begins in a position."""

    def come(table: Table, script: str = "", **wishes: object) -> Page:
        stage.lay(table.state.dump())
        watched = guest(**wishes)
        if script:
            watched.context.add_init_script(script)
        page = watched.page()
        sit(page, table.state.seats)
        return page

    return come


def days_turn(page: Page) -> None:
    """A click or two of a plain player; the board may move on meanwhile, then the click is for nothing."""
    with contextlib.suppress(TimeoutError):
        days_click(page)


def days_click(page: Page) -> None:
    """The fastest leg if there is one; else whatever is offered first."""
    if page.locator(".take.can").count():
        page.locator(".take.can").first.click(timeout=1500)
    elif page.locator('.desk [data-action="travel"]').count():
        if page.locator(".desk .best").count():
            page.locator(".desk .best").click(timeout=1500)
        goes = page.locator('.desk [data-action="travel"][aria-disabled=false]').count()
        page.locator(f'.desk [data-action="{"travel" if goes else "stay"}"]').click(timeout=1500)
    elif page.locator(".desk .chip").count():
        page.locator(".desk .chip").last.click(timeout=1500)
    else:
        if page.locator(".desk .primary:disabled").count():
            page.locator(".held").first.click(timeout=1500)
        page.locator(".desk .doors .button:not(:disabled)").last.click(timeout=1500)


@pytest.mark.timeout(600)
def test_a_whole_game_against_bots_by_clicking(visitor: Come) -> None:
    page = visitor().page()
    play_now(page, "eighty_days")
    page.wait_for_selector(".spaces")
    until = time.monotonic() + 500
    while not page.locator("dialog tfoot").count():
        assert time.monotonic() < until, page.locator(".status").inner_text()
        if page.locator(".bar.mine").count():
            days_turn(page)
        page.wait_for_timeout(40)
    end = page.locator("dialog")
    expect(end.locator(".tie")).to_have_text(re.compile("home"))
    days = end.locator("tfoot td").all_inner_texts()
    assert len(days) == 3
    assert all(30 <= int(each) <= 200 for each in days)
    expect(end.locator("tbody tr")).to_have_count(3)
    assert faults(page) == []
    end.locator(".doors .board").click()
    expect(page.locator(".desk")).to_be_in_viewport()
    expect(end).to_have_count(0)


def flight_to_yokohama() -> Table:
    return traveller("hong-kong", "train:4 ship:7", balloon=True, dice=[5, 6, 2], coins=[2])


def test_a_leg_by_balloon_with_two_more_rolls(seated: Seat) -> None:
    page = seated(flight_to_yokohama())
    page.locator('.held[data-card="ship:7"]').click()
    expect(page.locator(".desk [data-days]")).to_have_count(0)
    page.locator('.held[data-card="train:4"]').drag_to(page.locator(".composer"))
    expect(page.locator(".desk [data-days]")).to_have_text("11")
    page.locator('[data-action="travel"]').click()
    expect(page.locator('[data-action="balloon ship:7"]')).to_contain_text("5–10 days")
    page.locator('[data-action="balloon ship:7"]').click()
    for die, days in ((5, 9), (6, 10)):
        expect(page.locator(f'.tray [data-die="{die}"]')).to_be_visible()
        expect(page.locator('[data-action="accept"]')).to_have_text(f"Accept: {days} days")
        page.locator('[data-action="reroll"]').click()
    log = page.get_by_role("tabpanel")
    for line in ("rolls 5", "rolls 6", "rolls 2", "Hong Kong – Yokohama: 6 days, 6 in all"):
        expect(log.get_by_text(line).first).to_be_attached()
    expect(page.locator(".player").first.locator(".points")).to_contain_text("6")
    expect(page.locator('[data-city="yokohama"]')).to_have_attribute("aria-label", re.compile("Here: .*Anna"))


def test_a_card_is_dragged_with_a_finger(seated: Seat) -> None:
    page = seated(traveller("paris", "train:6 train:4"), size=PHONE, touch=True)
    card = page.locator('.held[data-card="train:6"]').bounding_box()
    place = page.locator(".composer").bounding_box()
    assert card is not None
    assert place is not None
    from_x, from_y = card["x"] + card["width"] / 2, card["y"] + card["height"] / 2
    to_x, to_y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )

    touch("touchStart", (from_x, from_y))
    for step in range(1, 6):
        touch("touchMove", (from_x + (to_x - from_x) * step / 5, from_y + (to_y - from_y) * step / 5))
    expect(page.locator(".composer[data-over]")).to_have_count(1)
    touch("touchEnd")
    expect(page.locator(".desk [data-days]")).to_have_text("6")
    expect(page.locator(".composer[data-over]")).to_have_count(0)


@pytest.mark.parametrize("still", [True, False], ids=["still", "moving"])
def test_a_figure_travels_along_the_route_unless_movement_is_off(seated: Seat, still: bool) -> None:
    page = seated(traveller("paris", "train:6"), COUNT_FLIGHTS, still=still)
    pick(page, "train:6")
    page.locator('[data-action="travel"]').click()
    expect(page.locator('[data-city="brindisi"]')).to_have_attribute("aria-label", re.compile("Here: Anna"))
    along = [frames for figure, frames in page.evaluate("flights") if figure == "0"]
    assert along[:1] == ([] if still else [13])


def test_the_detective_is_sent_by_a_click_on_the_map(seated: Seat) -> None:
    page = seated(moments()["detective"][0])
    page.locator('[data-city="london"] .dot').click()
    expect(page.locator(".ribbon.wrong")).to_contain_text("The detective cannot go to London.")
    page.locator('[data-city="yokohama"] .dot').click()
    expect(page.locator("[data-detective]")).to_have_attribute("data-detective", "yokohama")


def test_an_event_card_tells_what_it_does_and_is_played(seated: Seat) -> None:
    page = seated(position(3, cities=["paris"] * 3, hands={0: "train:4"}, held={0: "detective elephant"}))
    page.locator('[data-event="elephant"]').click()
    expect(page.locator("dialog")).to_contain_text("Bombay to Calcutta in six days")
    page.locator('dialog [data-action="cash elephant"]').click()
    expect(page.locator(".hand .coins")).to_contain_text("1")
    page.locator('[data-event="detective"]').click()
    page.locator('dialog [data-action="choose-city"]').click()
    page.locator('.chip[data-action="play detective calcutta"]').click()
    expect(page.locator("[data-detective]")).to_have_attribute("data-detective", "calcutta")


def test_cards_are_exchanged(seated: Seat) -> None:
    page = seated(moments()["exchange"][0])
    pick(page, "train:5", "ship:7")
    page.get_by_role("button", name="Exchange 2 cards").click()
    expect(page.get_by_role("tabpanel").get_by_text("exchanges 2 cards").first).to_be_attached()


def test_by_keyboard_alone(seated: Seat) -> None:
    page = seated(position(3, cities=["paris", "suez", "paris"], hands={0: "train:4"}))
    page.locator(".take.can").first.focus()
    page.keyboard.press("Enter")
    page.locator('.desk [data-action="use"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".status")).to_contain_text("Choose the cards for Paris")
    page.locator('.held[data-card="train:4"]').focus()
    page.keyboard.press("Space")
    expect(page.locator(".desk [data-days]")).to_have_text("4")
    page.keyboard.press("a")
    page.get_by_label("Search").fill("train 4")
    page.keyboard.press("Enter")
    expect(page.locator('[data-city="brindisi"]')).to_have_attribute("aria-label", re.compile("Here: .*Anna"))


def test_a_click_that_is_not_possible_explains_itself(seated: Seat) -> None:
    page = seated(position(3, cities=["suez"] * 3, hands={0: "train:4 ship:5"}))
    wrong = page.locator(".ribbon.wrong")
    page.locator('.held[data-card="train:4"]').click()
    expect(wrong).to_contain_text("two ships")
    page.locator(".pile").first.click(force=True)
    expect(wrong).to_contain_text("coins")
    page.locator(".take.can").nth(1).click()
    expect(page.locator(".take.can")).to_have_count(0)
    page.locator(".take").first.click(force=True)
    expect(wrong).to_contain_text("travel, or end the turn")


PHASES = ["take", "exchange", "leg", "roll", "token", "event", "travellers", "discard", "six"]


@pytest.mark.parametrize("name", PHASES)
def test_every_phase_is_readable_and_fits_a_phone(seated: Seat, name: str) -> None:
    table, go = moments()[name]
    page = seated(table, size=SMALL_PHONE, locale="cs-CZ")
    go(page)
    assert page.evaluate(CLIPPED) == []
    assert faults(page, board=True) == []


CLIPPED = """() => [...document.querySelectorAll('.desk, .hand, .row, .desk .button, .desk p, .status')]
    .filter(each => {
        const {bottom, right, left} = each.getBoundingClientRect();
        return bottom > innerHeight + 1 || right > innerWidth + 1 || left < -1
            || (each.matches('.desk') && each.scrollHeight > each.clientHeight + 1);
    }).map(each => each.className)"""
