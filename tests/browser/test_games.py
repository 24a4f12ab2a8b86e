"""Whole games, as people play them."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.house import Watched, keep_tickets, limes_round, open_table, play_now, ttr_turn

Come = Callable[..., Watched]


def end_of(page: Page) -> str:
    return page.locator("dialog tfoot").inner_text()


def test_a_whole_game_of_ticket_to_ride_against_bots_by_clicking(visitor: Come) -> None:
    page = visitor().page()
    play_now(page, "ticket_to_ride")
    keep_tickets(page)
    turns = 0
    until = time.monotonic() + 240
    while not page.locator("dialog tfoot").count():
        assert time.monotonic() < until, page.locator(".status").inner_text()
        if page.locator(".bar.mine").count():
            ttr_turn(page, turns)
            turns += 1
        page.wait_for_timeout(40)
    assert turns > 15
    assert re.search(r"-?\d+", end_of(page))
    expect(page.locator("dialog figure svg").first).to_be_visible()
    page.locator("dialog .doors button").first.click()
    page.locator("input[type=range]").fill("3")
    expect(page.locator(".status")).to_contain_text("over")


def test_limes_alone_to_its_rank(visitor: Come) -> None:
    page = visitor().page()
    play_now(page, "limes")
    for number in range(16):
        limes_round(page, number)
    expect(page.locator("dialog .rank")).to_have_text(
        re.compile("room to improve|satisfactory|good|very good|excellent")
    )
    assert "Total" in end_of(page)


def test_what_was_done_too_fast_can_be_undone(visitor: Come) -> None:
    page = visitor().page()
    play_now(page, "limes")
    page.locator(".place").first.click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".place")).to_have_count(1)


def test_two_browsers_at_one_table_and_one_comes_back(visitor: Come) -> None:
    anna, bob = visitor(), visitor(locale="cs-CZ", size=(390, 844))
    hers = anna.page()
    open_table(hers, "ticket_to_ride", 1)
    hers.wait_for_selector(".link input")
    link = hers.locator(".link input").input_value()
    his = bob.page(link.removeprefix(anna.address))
    his.get_by_label("Vaše jméno").fill("Bob")
    his.get_by_role("button", name="Sednout si sem").click()
    expect(hers.locator("li strong", has_text="Bob")).to_be_visible()
    hers.get_by_role("button", name="Start the game").click()
    keep_tickets(hers)
    keep_tickets(his)
    hers.wait_for_selector(".pick")
    his.close()
    back = bob.page(link.removeprefix(anna.address))
    expect(back.locator(".player")).to_have_count(2)
    expect(back.locator(".look")).to_have_count(2)
    pages = [hers, back]
    for _ in range(6):
        mover = next(page for page in pages * 50 if wait_for_turn(page))
        mover.locator(".pick.can").last.click()
        mover.wait_for_timeout(80)
    expect(hers.locator(".log-area li", has_text="Bob").first).to_be_visible()


def wait_for_turn(page: Page) -> bool:
    page.wait_for_timeout(40)
    return page.locator(".bar.mine").count() > 0


def test_at_one_screen_hands_are_covered_between_turns(visitor: Come) -> None:
    page = visitor().page()
    open_table(page, "ticket_to_ride", 2)
    keep_tickets(page)
    covers = 0
    for _ in range(12):
        page.wait_for_selector(".cover, .bar.mine")
        cover = page.locator(".cover")
        if cover.count():
            assert page.evaluate(
                "document.elementFromPoint(innerWidth / 2, innerHeight - 60).closest('.cover')"
            )
            cover.get_by_role("button").click()
            expect(cover).to_have_count(0)
            covers += 1
        elif page.locator(".offer input").count():
            keep_tickets(page)
        else:
            page.locator(".pick.can").last.click()
        page.wait_for_timeout(60)
    assert covers >= 2


def test_keyboard_only(visitor: Come) -> None:
    page = visitor().page()
    page.wait_for_selector(".poster")
    for _ in range(60):
        page.keyboard.press("Tab")
        name = page.evaluate("document.activeElement.textContent")
        inside = page.evaluate(
            "document.activeElement.closest('.poster h2, .poster')?.querySelector('h2')?.textContent"
        )
        if name == "Play now" and inside == "Limes":
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".place")
    for _ in range(4):
        page.keyboard.press("a")
        page.wait_for_selector("dialog ul button")
        page.keyboard.press("Enter")
        expect(page.locator("dialog")).to_have_count(0)
        page.wait_for_timeout(150)
    expect(page.locator(".overline", has_text="Round 3 of 16")).to_be_visible()
    page.locator(".place").first.focus()
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    page.wait_for_selector(".now > .button")


def test_a_hint_names_an_action_and_marks_it(visitor: Come) -> None:
    page = visitor().page()
    play_now(page, "limes")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".ribbon.hint")).to_contain_text("Hint: Lay at")
    expect(page.locator(".place.hinted")).to_have_count(1)


def test_clicking_the_log_shows_the_board_as_it_was(visitor: Come) -> None:
    page = visitor().page()
    play_now(page, "limes")
    for number in range(3):
        limes_round(page, number)
    page.wait_for_selector(".place")
    page.locator(".log-area li button").last.click()
    expect(page.locator(".status")).to_have_text("You are looking back.")
    expect(page.locator(".land .edge")).to_have_count(1)
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".land .edge")).to_have_count(3)
