"""Whole games, as people play them."""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.house import (
    PLAY_OUT,
    Watched,
    at_night,
    axe,
    draw,
    keep_tickets,
    limes_round,
    overflow,
    play_now,
    play_out,
    see_result,
    ttr_turn,
    two_at_a_table,
    until,
    whose_turn,
)

Come = Callable[..., Watched]


def end_of(page: Page) -> str:
    return page.locator("dialog tfoot").inner_text()


def play_on(page: Page, seconds: float = 240) -> int:
    """Clicks through a game of Ticket to Ride; the number of turns."""
    turns = 0
    late = time.monotonic() + seconds
    while not page.locator("dialog tfoot").count():
        assert time.monotonic() < late, page.locator(".status").inner_text()
        if page.locator(".bar.mine").count():
            ttr_turn(page, turns)
            turns += 1
        page.wait_for_timeout(30)
    return turns


# In one look: cards and tickets belong together.
HAND = "['.hand', '.tickets'].map(each => document.querySelector(each)?.innerText ?? '').join()"


def another_hand(page: Page, known: set[str]) -> str:
    """The cards and tickets on the screen, as soon as they are none of those known."""
    for _ in range(100):
        seen = str(page.evaluate(HAND))
        if seen not in known:
            return seen
        page.wait_for_timeout(100)
    raise AssertionError(known)


def test_a_whole_game_of_ticket_to_ride_against_bots_by_clicking(visitor: Come) -> None:
    page = visitor().page()
    play_now(page, "ticket_to_ride")
    keep_tickets(page)
    assert play_on(page) > 15
    assert re.search(r"-?\d+", end_of(page))
    expect(page.locator("dialog figure .line")).to_have_count(3)
    assert axe(page) == []
    at_night(page)
    assert axe(page) == []
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 360, "height": 740})
    assert overflow(page) == 0
    page.set_viewport_size({"width": 1440, "height": 900})
    with page.expect_download() as record:
        page.locator("dialog a[download]").click()
    assert "ticket_to_ride" in record.value.path().read_text(encoding="utf-8").splitlines()[1]

    # Looking back: every seat's hand may be seen now, step by step.
    page.locator("dialog .doors .board").click()
    page.locator("input[type=range]").fill("12")
    expect(page.locator(".status")).to_have_text("You are looking back.")
    hands: set[str] = set()
    for seat in ("0", "1", "2"):
        page.locator(".eyes select").select_option(seat)
        expect(page.locator(".player .who small", has_text="you")).to_have_count(1 if seat == "0" else 0)
        whose = page.locator(".player .who strong").nth(int(seat)).inner_text()
        expect(page.locator(".hand h2")).to_have_text("My cards" if seat == "0" else f"Cards of {whose}")
        hands.add(another_hand(page, hands))
    assert len(hands) == 3
    page.get_by_role("button", name="Show the result").click()
    expect(page.locator("dialog tfoot")).to_be_visible()


@pytest.mark.pocket
def test_limes_alone_to_its_rank(visitor: Come) -> None:
    page = visitor().page()
    play_now(page, "limes")
    for number in range(16):
        limes_round(page, number)
    see_result(page)
    expect(page.locator("dialog .rank")).to_have_text(
        re.compile("room to improve|satisfactory|good|very good|excellent")
    )
    assert "Total" in end_of(page)
    before = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_selector(".place")
    assert page.url != before


@pytest.mark.people
def test_two_browsers_at_one_table_and_one_comes_back(visitor: Come) -> None:
    anna, bob = visitor(), visitor(locale="cs-CZ", size=(390, 844))
    hers, his, link = two_at_a_table(anna, bob, "ticket_to_ride")
    keep_tickets(hers)
    keep_tickets(his)
    hers.wait_for_selector(".pick")
    his.close()
    expect(hers.locator(".player", has_text="Bob")).to_contain_text("away")
    back = bob.page(link)
    expect(back.locator(".player")).to_have_count(2)
    expect(back.locator(".look")).to_have_count(2)
    expect(hers.locator(".player", has_text="Bob")).not_to_contain_text("away")
    pages = [hers, back]
    for _ in range(2):
        mover = whose_turn(pages)
        draw(mover)
        draw(mover)
        expect(mover.locator(".bar.mine")).to_have_count(0)
    expect(hers.locator(".tabs-area li", has_text="Bob").first).to_be_visible()


# The line that all is well again goes away by itself, perhaps before we look.
NOTE_RIBBONS = """
    window.ribbons = [];
    new MutationObserver(() => {
        const line = document.querySelector('.ribbon')?.textContent ?? '';
        if (line !== ribbons.at(-1)) ribbons.push(line);
    }).observe(document, {childList: true, characterData: true, subtree: true});
"""


@pytest.mark.people
def test_whoever_loses_the_connection_is_told_and_catches_up(visitor: Come) -> None:
    anna, bob = visitor(), visitor()
    anna.context.add_init_script(NOTE_RIBBONS)
    hers, his, _ = two_at_a_table(anna, bob, "limes")
    limes_round(hers, 0)
    anna.context.set_offline(True)
    expect(hers.locator(".ribbon.lost")).to_have_text("The connection is lost. Trying again …")
    limes_round(his, 0)
    anna.context.set_offline(False)
    expect(hers.locator(".overline", has_text="Round 2 of 16")).to_be_visible()
    hers.wait_for_selector(".place")
    until(
        hers,
        "ribbons.slice(ribbons.indexOf('The connection is lost. Trying again …'))[1] === 'Connected again.'",
    )


@pytest.mark.pocket
def test_at_one_screen_hands_are_covered_between_turns(visitor: Come) -> None:
    page = visitor().page()
    page.wait_for_selector(".poster")
    page.locator('.poster[data-game="ticket_to_ride"] .doors .button').nth(2).click()
    page.get_by_label("Name of player 1").fill("Anna")
    page.get_by_label("Name of player 2").fill("Bob")
    page.locator("dialog form .primary").click()
    keep_tickets(page)
    wanted = {"Anna is next. The others look away.", "Bob is next. The others look away."}
    covers: set[str] = set()
    late = time.monotonic() + 60
    while covers != wanted:
        assert time.monotonic() < late, covers
        page.wait_for_selector(".cover, .bar.mine")
        cover = page.locator(".cover")
        if cover.count():
            assert page.evaluate(
                "document.elementFromPoint(innerWidth / 2, innerHeight - 60).closest('.cover')"
            )
            covers.add(cover.locator("p").inner_text())
            cover.get_by_role("button").click()
            expect(cover).to_have_count(0)
        elif page.locator(".offer input").count():
            keep_tickets(page)
        else:
            with contextlib.suppress(TimeoutError):  # the turn may have ended under the pointer
                page.locator(".pick.can").last.click(timeout=1000)
        page.wait_for_timeout(60)


@pytest.mark.pocket
def test_keyboard_only(visitor: Come) -> None:
    page = visitor().page()
    page.wait_for_selector(".poster")
    for _ in range(60):
        page.keyboard.press("Tab")
        name = page.evaluate("document.activeElement.textContent")
        inside = page.evaluate("document.activeElement.closest('.poster')?.dataset.game")
        if name.startswith("Play now") and inside == "limes":
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".place")
    for step in range(4):
        page.keyboard.press("a")
        page.wait_for_selector("dialog ul button")
        page.keyboard.press("Enter")
        expect(page.locator("dialog")).to_have_count(0)
        page.wait_for_selector(".place" if step % 2 else ".now > .button")
    expect(page.locator(".overline", has_text="Round 3 of 16")).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('place')"):
            break
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    page.wait_for_selector(".now > .button")
    heard = page.locator("[aria-live=polite][role=log]").first
    expect(heard).to_contain_text("lays card")


@pytest.mark.pocket
def test_who_begins_can_be_agreed(visitor: Come) -> None:
    page = visitor().page()
    page.wait_for_selector(".poster")
    for seat in ("1", "0"):
        page.goto(page.url.split("#")[0] + "#/")
        page.locator('.poster[data-game="ticket_to_ride"] .doors .button').nth(2).click()
        page.locator("dialog select[name=start]").select_option(seat)
        page.locator("dialog form .primary").click()
        keep_tickets(page)
        page.wait_for_selector(".cover")
        page.locator(".cover button").click()
        keep_tickets(page)
        if seat == "0":  # the second has just kept tickets and holds the screen
            page.locator(".cover button").click()
        expect(page.locator(".player.turn strong")).to_have_text(f"Player {int(seat) + 1}")


@pytest.mark.people
def test_a_rematch_leads_everybody_to_the_same_table(visitor: Come) -> None:
    hers, his, _ = two_at_a_table(visitor(), visitor(), "limes")
    for page in (hers, his):
        page.wait_for_selector(".place")
    old = hers.url
    hers.evaluate(f"void ({PLAY_OUT})([-1, 0])")
    play_out(his)
    see_result(hers)
    see_result(his)
    hers.get_by_role("button", name="Play again").click()
    his.get_by_role("button", name="To the new table").click()
    hers.locator("button.big").click()
    for page in (hers, his):
        page.wait_for_selector(".place")
    assert hers.url == his.url != old
