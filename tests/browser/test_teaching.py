"""Help at the moment of need: hints in words, bots that say why, paragraphs of the rules at the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import (
    PHONE,
    Watched,
    keep_tickets,
    limes_round,
    overflow,
    play_now,
    play_the_day,
    poster,
    seat_bots,
    two_at_a_table,
)
from tests.browser.travel import new_table

Come = Callable[..., Watched]


def against_a_guide(page: Page, game: str, **wishes: object) -> None:
    new_table(page, "me", "guide", game=game, **wishes)
    page.wait_for_selector(".player >> nth=1")


# -- hints


@pytest.mark.parametrize(
    ("locale", "name", "words"),
    [("en-GB", "Hint", "On average it ends with"), ("cs-CZ", "Poradit", "V průměru to skončí na")],
)
def test_a_hint_is_first_told_and_then_shown(visitor: Come, locale: str, name: str, words: str) -> None:
    page = visitor(locale=locale).page()
    play_now(page, "limes")
    limes_round(page, 0)
    page.wait_for_selector(".place")
    page.get_by_role("button", name=name, exact=True).click()
    advice = page.locator(".ribbon.hint")
    expect(advice.locator("strong")).to_contain_text("Lay at" if name == "Hint" else "Přiložit")
    expect(advice.locator(".gain")).not_to_be_empty()
    expect(page.locator(".place.hinted")).to_have_count(0)
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.locator(".place.hinted")).to_have_count(1)
    expect(advice.locator(".show")).to_have_count(0)
    advice.locator(".close").click()
    expect(advice).to_have_count(0)
    expect(page.locator(".place.hinted")).to_have_count(0)


@pytest.mark.people  # in the pocket nobody is ranked, and a hint is fair
def test_in_the_deal_of_the_day_there_is_no_hint(visitor: Come) -> None:
    page = visitor().page()
    play_the_day(page, "limes")
    page.wait_for_selector(".place")
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


@pytest.mark.people
def test_for_a_rating_hints_cannot_be_wished_for(visitor: Come) -> None:
    page = visitor().page()
    poster(page, "limes").locator(".doors .button").nth(1).click()
    hints = page.locator("dialog label", has_text="Hints").locator("input")
    expect(hints).to_be_disabled()
    page.locator("dialog label", has_text="Counts for the rating").locator("input").uncheck()
    expect(hints).to_be_enabled()
    expect(hints).to_be_checked()


# -- why


@pytest.mark.parametrize(("locale", "says"), [("en-GB", "explains:"), ("cs-CZ", "vysvětluje:")])
def test_a_bot_says_why_when_asked_in_the_log_or_at_its_name(visitor: Come, locale: str, says: str) -> None:
    page = visitor(locale=locale).page()
    against_a_guide(page, "limes")
    for number in range(3):
        limes_round(page, number)
    page.wait_for_selector(".place")
    page.locator(".tabs-area li", has_text=";").locator(".why").first.click()  # what all have done is shown
    advice = page.locator(".ribbon.hint")
    expect(advice.locator("strong")).to_contain_text(says)
    expect(advice.locator(".gain").first).not_to_be_empty()
    advice.locator(".close").click()
    page.locator(".player small button").click()
    expect(advice.locator("strong")).to_contain_text(says)


def test_on_a_phone_a_bot_is_asked_in_the_log(visitor: Come) -> None:
    page = visitor(size=PHONE, touch=True, locale="cs-CZ").page()
    against_a_guide(page, "limes")
    limes_round(page, 0)
    page.wait_for_selector(".place")
    page.locator(".bar .narrow-only").first.click()
    page.locator("dialog .why").last.click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".ribbon")).to_be_visible()
    assert overflow(page) <= 0


@pytest.mark.people
def test_where_two_people_play_no_bot_is_asked_before_the_end(visitor: Come) -> None:
    hers, _, _ = two_at_a_table(visitor(), visitor(), "limes")
    limes_round(hers, 0)
    expect(hers.locator(".why, .player small button")).to_have_count(0)


# -- the rules


def test_a_refusal_opens_its_paragraph_and_the_table_stays(visitor: Come) -> None:
    page = visitor().page()
    play_now(page, "ticket_to_ride")
    page.wait_for_selector(".offer")
    table = page.url
    page.locator(".pick.deck").click(force=True)
    page.locator(".ribbon.wrong .rule-mark").click()
    sheet = page.locator("dialog .rule")
    expect(sheet.locator(".sought")).to_contain_text("Draw three tickets")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert page.url == table


def test_a_line_of_the_log_and_a_panel_open_theirs_with_their_figures(visitor: Come) -> None:
    page = visitor(locale="cs-CZ").page()
    play_now(page, "limes")
    limes_round(page, 0)
    page.wait_for_selector(".place")
    page.locator(".tray .rule-mark").click()
    expect(page.locator("dialog .rule .sought")).to_contain_text("V kole nejdřív přiložíte kartu")
    expect(page.locator("dialog .rule [data-figure]").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".tabs-area li .rule-mark").first.click()
    expect(page.locator("dialog .rule .sought")).not_to_be_empty()


def test_while_the_map_is_hidden_no_paragraph_shows_it(visitor: Come) -> None:
    page = visitor().page()
    against_a_guide(page, "bez_hranic")
    page.locator("[data-ready]").click()
    page.wait_for_selector(".tabs-area li .rule-mark")
    marks = page.locator(".tabs-area li .rule-mark")
    for place in range(marks.count()):
        marks.nth(place).click()
        page.wait_for_selector("dialog .rule li, dialog .rule [role=status]")
        expect(page.locator("dialog .rule [data-figure] path.state, dialog .rule .atlas")).to_have_count(0)
        page.keyboard.press("Escape")


# -- play now


def test_the_first_press_on_a_phone_asks_how_in_czech(visitor: Come) -> None:
    page = visitor(newcomer=True, locale="cs-CZ", size=PHONE, touch=True).page()
    doors = poster(page, "ticket_to_ride").locator(".doors")
    doors.locator(".primary").first.click()
    expect(doors.locator(".learn")).to_be_focused()
    expect(doors.locator(".tourist")).to_be_visible()
    assert overflow(page) <= 0
    doors.locator(".tourist").click()
    keep_tickets(page)
    page.goto(page.url.split("#")[0] + "#/")
    expect(doors.locator(".primary").first).to_contain_text("1 × Turista")


def test_the_dialog_begins_with_the_map_and_the_level_chosen_last(visitor: Come) -> None:
    page = visitor(newcomer=True).page()
    again = "{bez_hranic: {level: 'explorer', opponents: 1, edition: 'usa'}}"
    page.evaluate(f"localStorage.setItem('pomezi.last', JSON.stringify({again}))")
    page.reload()
    poster(page, "bez_hranic").locator(".doors .button").nth(1).click()
    map_ = page.locator("dialog .field-label", has_text="Map").locator("select")
    expect(map_).to_have_value("usa")
    seat_bots(page)
    expect(page.locator("dialog select").first).to_have_value("explorer")
