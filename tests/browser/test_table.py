"""The frame around every board: talk, watchers, second thoughts, the host's rights, looking back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import (
    PHONE,
    Watched,
    keep_tickets,
    limes_round,
    middle_of,
    play_now,
    sit_down,
    two_at_a_table,
)
from tests.browser.travel import new_table

Come = Callable[..., Watched]


@pytest.mark.people
def test_people_talk_and_each_reads_ready_phrases_in_their_own_language(visitor: Come) -> None:
    hers, his, _ = two_at_a_table(visitor(), visitor(locale="cs-CZ"), "limes")
    hers.get_by_role("tab", name="Talk").click()
    hers.locator("[data-phrase=luck]").click()
    hers.get_by_label("Say something").fill("Watch the huts")
    hers.keyboard.press("Enter")
    tab = his.get_by_role("tab", name="Hovor")
    expect(tab).to_contain_text("2")
    tab.click()
    expect(his.locator(".lines p").first).to_contain_text("Hodně štěstí!")
    expect(his.locator(".lines p").last).to_contain_text("Watch the huts")
    expect(tab).to_have_text("Hovor")


@pytest.mark.people
def test_the_host_asks_somebody_for_silence(visitor: Come) -> None:
    hers, his, _ = two_at_a_table(visitor(), visitor(), "limes")
    hers.get_by_role("tab", name="Talk").click()
    hers.get_by_text("Who may talk").click()
    hers.get_by_role("checkbox", name="Bob").uncheck()
    expect(hers.get_by_role("checkbox", name="Bob")).not_to_be_checked()
    his.get_by_role("tab", name="Talk").click()
    expect(his.get_by_text("Who may talk")).to_have_count(0)
    his.locator("[data-phrase=luck]").click()
    expect(his.get_by_text("The host of this table has asked you not to talk.").first).to_be_visible()
    expect(hers.locator(".lines p.none")).to_be_visible()


@pytest.mark.people
def test_the_host_asks_somebody_to_leave_before_the_game(visitor: Come) -> None:
    hers, his = visitor().page(), visitor().page()
    table = new_table(hers, "me", "open", game="limes")
    his.goto(his.url.split("#")[0] + f"#/table/{table}")
    sit_down(his, "Bob")
    hers.get_by_role("button", name="Remove").click()
    hers.locator("dialog .primary").click()
    his.get_by_role("button", name="Sit here").click()
    expect(his.get_by_role("alert")).to_have_text("The host of this table has given your seat up.")
    expect(hers.get_by_role("button", name="Remove")).to_have_count(0)


@pytest.mark.people
def test_watchers_are_named_and_see_no_hand(visitor: Come) -> None:
    hers, his, link = two_at_a_table(visitor(), visitor(), "ticket_to_ride")
    keep_tickets(hers)
    keep_tickets(his)
    guest = visitor().page("#/me")
    guest.get_by_label("Your name").fill("Cyril")
    guest.get_by_role("button", name="Save").click()
    expect(guest.locator(".told")).to_be_visible()
    guest.goto(guest.url.split("#")[0] + link)
    expect(hers.locator(".watchers")).to_have_text("Watching: Cyril")
    expect(guest.locator(".players .player")).to_have_count(2)
    expect(guest.locator(".hand, .tickets")).to_have_count(0)
    expect(guest.locator(".pick").first).to_have_attribute("aria-disabled", "true")


@pytest.mark.people
def test_a_card_stays_turned_while_others_lay_theirs(visitor: Come) -> None:
    hers, his, _ = two_at_a_table(visitor(), visitor(), "limes")
    hers.wait_for_selector(".place")
    hers.keyboard.press("r")
    turned = "Lay at column 1, row 1, turned by 90°"
    expect(hers.locator(".place").first).to_have_attribute("aria-label", turned)
    limes_round(his, 0)
    expect(hers.locator("ol[reversed] li").first).to_contain_text("Bob")
    expect(hers.locator(".place").first).to_have_attribute("aria-label", turned)


def test_what_was_done_too_fast_can_be_undone(visitor: Come) -> None:
    page = visitor().page()
    play_now(page, "limes")
    page.locator(".place").first.click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".place")).to_have_count(1)


@pytest.mark.people
def test_a_takeback_needs_the_consent_of_the_other(visitor: Come) -> None:
    hers, his, _ = two_at_a_table(visitor(), visitor(), "limes")
    limes_round(hers, 0)
    limes_round(his, 0)
    expect(hers.locator(".overline", has_text="Round 2 of 16")).to_be_visible()
    for answer, told in (("No", "would rather not"), ("Yes, of course", "The others agreed")):
        expect(hers.locator(".overline", has_text="Round 2 of 16")).to_be_visible()
        hers.get_by_role("button", name="Ask to take back").click()
        expect(hers.locator(".ribbon")).to_contain_text("Waiting to hear")
        his.get_by_role("button", name=answer, exact=True).click()
        expect(hers.locator(".ribbon")).to_contain_text(told)
    expect(hers.locator(".overline", has_text="Round 1 of 16")).to_be_visible()


def test_clicking_the_log_shows_the_board_as_it_was(visitor: Come) -> None:
    page = visitor().page()
    play_now(page, "limes")
    for number in range(3):
        limes_round(page, number)
    page.wait_for_selector(".place")
    page.reload()  # the history is the server's
    page.locator(".tabs-area li button", has_text="lays card").last.click()
    expect(page.locator(".status")).to_have_text("You are looking back.")
    expect(page.locator(".land .edge")).to_have_count(1)
    expect(page.locator("[aria-current=step]")).to_contain_text("lays card")
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".land .edge")).to_have_count(2)
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".land .edge")).to_have_count(3)


@pytest.mark.people
def test_what_was_agreed_can_be_read_during_the_game(visitor: Come) -> None:
    hers, his, _ = two_at_a_table(visitor(), visitor(size=PHONE), "limes")
    his.wait_for_selector(".place")
    his.get_by_role("button", name="More", exact=True).click()
    for page in (hers, his):
        page.get_by_role("button", name="What was agreed").click()
        told = page.locator("dialog dl")
        expect(told).to_contain_text("The result counts between players with an account.")
        expect(told).to_contain_text("There are no hints at this table.")
        expect(told).to_contain_text("90 seconds")
        expect(told).to_contain_text("Nobody by hand: this game counts.")


@pytest.mark.people
def test_the_host_pauses_and_closes(visitor: Come) -> None:
    hers, his, _ = two_at_a_table(visitor(), visitor(), "limes")
    hers.get_by_role("button", name="Pause").click()
    expect(his.locator(".status")).to_have_text("The game is paused.")
    expect(his.locator(".place")).to_have_count(0)
    expect(his.get_by_role("button", name="Resume")).to_have_count(0)
    hers.get_by_role("button", name="Resume").click()
    his.wait_for_selector(".place")
    hers.get_by_role("button", name="Close the table").click()
    hers.locator("dialog .primary").click()
    expect(hers.locator(".status")).to_have_text("The table was closed before the end.")


@pytest.mark.people
def test_the_host_gives_the_seat_of_whoever_left_to_a_bot(visitor: Come) -> None:
    hers, his = visitor().page(), visitor().page()
    table = new_table(hers, "me", "open", game="limes", rated=False)
    his.goto(his.url.split("#")[0] + f"#/table/{table}")
    sit_down(his, "Bob")
    hers.locator("button.big").click()
    his.wait_for_selector(".place")
    his.close()
    hers.get_by_role("button", name="Let a bot play").click()
    hers.get_by_role("button", name="Give it to a bot").click()
    hers.keyboard.press("Escape")
    limes_round(hers, 0)
    expect(hers.locator(".overline", has_text="Round 2 of 16")).to_be_visible()


@pytest.mark.people
def test_where_the_result_counts_nobody_is_replaced_by_hand(visitor: Come) -> None:
    hers, his, _ = two_at_a_table(visitor(), visitor(), "limes")
    his.wait_for_selector(".place")
    his.close()
    hers.get_by_role("button", name="Let a bot play").click()
    expect(hers.locator("dialog li small")).to_contain_text("away for 90 seconds")
    expect(hers.get_by_role("button", name="Give it to a bot")).to_have_count(0)


def test_whoever_resigns_is_asked_first(visitor: Come) -> None:
    page = visitor().page()
    play_now(page, "limes")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator(".place")).to_have_count(1)
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog .primary").click()
    expect(page.locator(".status")).to_have_text("The table was closed before the end.")


def test_confirmations_ask_only_where_there_is_no_way_back(visitor: Come) -> None:
    page = visitor().page()
    page.wait_for_selector(".poster")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask before an action that cannot be undone").check()
    page.keyboard.press("Escape")
    play_now(page, "limes")
    page.locator(".place").first.click()
    page.wait_for_selector(".now > .button")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator(".now > .button").click()
    expect(page.locator("dialog h2")).to_have_text("Are you sure?")
    page.locator("dialog .primary").click()
    page.wait_for_selector(".place")


def test_a_click_that_is_not_possible_explains_itself(visitor: Come) -> None:
    page = visitor().page()
    play_now(page, "ticket_to_ride")
    page.wait_for_selector(".offer")
    page.locator(".pick.deck").click(force=True)
    expect(page.locator(".ribbon.wrong")).to_have_text("Choose which tickets to keep first.")


def test_a_route_under_a_resting_pointer_says_nothing_until_it_moves(visitor: Come) -> None:
    page = visitor().page()
    play_now(page, "ticket_to_ride")
    page.wait_for_selector(".route")
    x, y = middle_of(page, "denver-omaha")
    page.mouse.move(x, y)
    expect(page.locator(".tip")).to_contain_text("Denver – Omaha")
    page.evaluate("location.hash = '#/'")
    page.wait_for_selector(".poster")
    page.evaluate("history.back()")
    expect(page.locator('[data-route="denver-omaha"]:hover')).to_have_count(1)
    expect(page.locator(".tip")).to_have_count(0)
    page.mouse.move(x + 2, y)
    expect(page.locator(".tip")).to_contain_text("Denver – Omaha")
