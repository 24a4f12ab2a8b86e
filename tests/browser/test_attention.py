"""When it is my turn: the tab's title and icon, a sound, a notification for whoever asked for one."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import (
    Watched,
    draw,
    keep_tickets,
    limes_round,
    play_now,
    ttr_turn,
    two_at_a_table,
    until,
    whose_turn,
)

Come = Callable[..., Watched]

COUNT_TONES = """
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { window.tones++; return start.apply(this, when); };
"""
# Headless Chromium shows no notifications and hides no tabs: both doors of the browser are stood in for.
NOTE_NOTIFICATIONS = """
    window.notes = [];
    window.Notification = class {
        static permission = 'default';
        static requestPermission() { this.permission = 'granted'; return Promise.resolve('granted'); }
        constructor(title, { body }) { window.notes.push(`${title}: ${body}`); }
    };
    Object.defineProperty(document, 'hidden', { get: () => window.away === true });
"""


@pytest.mark.people
def test_title_and_icon_say_whose_turn_it_is(visitor: Come) -> None:
    hers, his, _ = two_at_a_table(visitor(), visitor(), "ticket_to_ride")
    keep_tickets(hers)
    keep_tickets(his)
    mover = whose_turn([hers, his])
    waiter = his if mover is hers else hers
    for _ in range(2):
        expect(mover).to_have_title("● Your turn · Pomezí")
        expect(waiter).to_have_title("Ticket to Ride · Pomezí")
        expect(mover.locator("#favicon")).to_have_attribute("href", "./favicon.svg")
        expect(waiter.locator("#favicon")).to_have_attribute("href", "./favicon-quiet.svg")
        draw(mover)
        draw(mover)
        mover, waiter = waiter, mover


def test_my_turn_is_heard_but_nothing_before_the_first_click(visitor: Come) -> None:
    guest = visitor()
    guest.context.add_init_script(COUNT_TONES)
    page = guest.page()
    play_now(page, "ticket_to_ride")
    page.wait_for_selector(".bar.mine")
    page.reload()
    page.wait_for_selector(".bar.mine")
    page.wait_for_timeout(200)
    assert page.evaluate("tones") == 0
    keep_tickets(page)
    late = time.monotonic() + 60
    while page.evaluate("tones < 2"):  # who keeps tickets last may go on at once, without being called
        assert time.monotonic() < late
        if page.locator(".bar.mine").count():
            ttr_turn(page, 0)
        page.wait_for_timeout(60)


def test_whoever_wants_no_sound_hears_none(visitor: Come) -> None:
    guest = visitor()
    guest.context.add_init_script(COUNT_TONES)
    page = guest.page()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Sounds").fill("0")
    page.keyboard.press("Escape")
    play_now(page, "ticket_to_ride")
    keep_tickets(page)
    expect(page.locator(".pick.can").first).to_be_visible()
    page.wait_for_timeout(200)
    assert page.evaluate("tones") == 0


@pytest.mark.people
def test_a_phone_vibrates_when_it_is_my_turn_if_i_like(visitor: Come) -> None:
    anna = visitor()
    anna.context.add_init_script("window.buzz = []; navigator.vibrate = ms => window.buzz.push(ms)")
    hers, his, _ = two_at_a_table(anna, visitor(), "limes")
    limes_round(hers, 0)
    limes_round(his, 0)
    hers.wait_for_selector(".place")
    assert hers.evaluate("buzz") == []
    hers.get_by_role("button", name="Settings").click()
    hers.get_by_label("Vibrate when it is my turn").check()
    hers.keyboard.press("Escape")
    limes_round(hers, 1)
    limes_round(his, 1)
    until(hers, "buzz.length === 1")


@pytest.mark.people
def test_a_notification_comes_only_on_request_and_only_to_whoever_is_away(visitor: Come) -> None:
    anna = visitor()
    anna.context.add_init_script(NOTE_NOTIFICATIONS)
    hers, his, _ = two_at_a_table(anna, visitor(), "limes")
    hers.evaluate("window.away = true")
    limes_round(hers, 0)
    limes_round(his, 0)
    hers.wait_for_selector(".place")
    assert hers.evaluate("notes") == []
    hers.get_by_role("button", name="Settings").click()
    hers.get_by_label("Tell me in a notification when it is my turn").check()
    hers.keyboard.press("Escape")
    hers.evaluate("window.away = false")
    limes_round(hers, 1)
    limes_round(his, 1)
    hers.wait_for_selector(".place")
    assert hers.evaluate("notes") == []
    limes_round(hers, 2)
    hers.evaluate("window.away = true")
    limes_round(his, 2)
    until(hers, "notes.length === 1")
    assert hers.evaluate("notes") == ["Your turn: Limes"]
