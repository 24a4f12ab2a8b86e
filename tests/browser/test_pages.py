"""Every page: readable by machines, narrow enough for a phone, in two languages, quick."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.calm import Calm
from tests.browser.house import (
    Watched,
    at_night,
    axe,
    keep_tickets,
    limes_round,
    open_table,
    overflow,
    play_now,
    play_out,
    play_the_day,
    poster,
    see_result,
    settle,
)
from tests.browser.lessons import begin_lesson

Come = Callable[..., Watched]


def home(page: Page) -> None:
    page.wait_for_selector(".poster")
    page.wait_for_selector(".daily")
    page.wait_for_selector("html[data-alone], .partner")


def settings(page: Page) -> None:
    page.locator("header nav > button").click()
    page.wait_for_selector("dialog")


def new_table(page: Page) -> None:
    poster(page, "ticket_to_ride").locator(".doors .button").nth(1).click()
    page.wait_for_selector("dialog form select[name=start]")


def new_screen(page: Page) -> None:
    poster(page, "limes").locator(".doors .button").nth(2).click()
    page.wait_for_selector("dialog form input[name=ferry]")


def lobby(page: Page) -> None:
    open_table(page, "limes", 1, seats=3)
    page.wait_for_selector(".link")


def rules(page: Page) -> None:
    page.locator(".rules").first.click()
    page.wait_for_selector("main section li")


def me(page: Page) -> None:
    play_now(page, "limes")
    page.wait_for_selector(".place")
    page.goto(page.url.split("#")[0] + "#/me")
    page.wait_for_selector("[data-phrase]")


def day(page: Page) -> None:
    """Played, with everybody's results where there are others."""
    play_the_day(page, "limes")
    page.wait_for_selector(".place")
    play_out(page)
    see_result(page)
    page.goto(page.url.split("#")[0] + "#/daily/limes")
    page.wait_for_selector(".mine .rank")


def missing(page: Page) -> None:
    page.goto(page.url + "#/nowhere")
    page.wait_for_selector("main h1")


def ticket_offer(page: Page) -> None:
    play_now(page, "ticket_to_ride")
    page.wait_for_selector(".offer")


def railways(page: Page) -> None:
    play_now(page, "ticket_to_ride")
    keep_tickets(page)
    page.wait_for_selector(".pick.can")


def actions(page: Page) -> None:
    railways(page)
    page.keyboard.press("a")
    page.wait_for_selector("dialog ul")


def talk(page: Page) -> None:
    play_now(page, "limes")
    page.get_by_role("tab").last.click()
    page.locator("[data-phrase=hello]").click()
    page.wait_for_selector(".lines b")


def hint(page: Page) -> None:
    play_now(page, "limes")
    page.locator("nav button", has_text="Poradit").click()
    page.wait_for_selector(".ribbon.hint")


def landscape(page: Page) -> None:
    play_now(page, "limes")
    for number in range(4):
        limes_round(page, number)
    page.wait_for_selector(".place")


def looking_back(page: Page) -> None:
    landscape(page)
    page.locator(".tabs-area li > button:first-child").nth(5).click()
    page.wait_for_selector(".scrubber")


def result(page: Page) -> None:
    play_now(page, "limes")
    page.wait_for_selector(".place")
    play_out(page)
    see_result(page)
    page.wait_for_selector("dialog figure")


def cover(page: Page) -> None:
    open_table(page, "limes", 2)
    limes_round(page, 0)
    page.wait_for_selector(".cover")


def account(page: Page) -> None:
    """With games that are over, and an account."""
    result(page)
    page.goto(page.url.split("#")[0] + "#/me")
    page.wait_for_selector("tbody tr")


def borderland(page: Page) -> None:
    play_now(page, "border")
    page.wait_for_selector(".bar.mine")


def world(page: Page) -> None:
    play_now(page, "eighty_days")
    page.wait_for_selector(".take.can")


def atlas(page: Page) -> None:
    play_now(page, "bez_hranic")
    page.wait_for_selector("[data-ready]")
    page.wait_for_selector(".map .names text", state="attached")


def resigning(page: Page) -> None:
    play_now(page, "limes")
    page.wait_for_selector(".place")
    page.get_by_role("button", name="Vzdát se").click()
    page.wait_for_selector("dialog .primary")


def first_game(page: Page) -> None:
    page.evaluate("localStorage.setItem('pomezi.last', '{}')")
    page.reload()
    begin_lesson(page, "limes")


def watching(page: Page) -> None:
    play_now(page, "limes")
    page.wait_for_selector(".place")
    page.context.clear_cookies()
    page.reload()
    page.wait_for_selector(".watchers")


def trainer(page: Page) -> None:
    page.goto(page.url.split("#")[0] + "#/trainer")
    page.wait_for_selector("main h1")


def rules_of(game: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(page.url.split("#")[0] + f"#/rules/{game}")
        page.wait_for_selector("main section li")

    go.__name__ = f"rules_of_{game}"
    return go


PAGES = [
    home, settings, new_table, new_screen, rules, missing, ticket_offer, railways, actions,
    talk, hint, landscape, looking_back, result, day, cover, borderland, world, atlas, resigning, first_game,
    trainer,
    *map(rules_of, ("bez_hranic", "limes", "border", "eighty_days")),
]  # fmt: skip
OF_PEOPLE = [pytest.param(go, marks=pytest.mark.people) for go in (lobby, me, account, watching)]


@pytest.mark.parametrize("go", [*PAGES, *OF_PEOPLE], ids=lambda go: go.__name__)
def test_axe_finds_nothing_and_a_phone_needs_no_sideways_scrolling(
    visitor: Come, go: Callable[[Page], None]
) -> None:
    page = visitor(locale="cs-CZ").page()
    go(page)
    assert axe(page) == []
    at_night(page)
    page.set_viewport_size({"width": 360, "height": 740})
    settle(page)
    assert overflow(page) == 0
    assert axe(page) == []


def test_the_language_follows_the_browser_and_can_be_changed(visitor: Come) -> None:
    page = visitor(locale="cs-CZ").page()
    expect(page.locator("h1")).to_have_text("Stůl pro pět her o hranicích a cestách")
    page.get_by_role("button", name="English").click()
    expect(page.locator("h1")).to_have_text("A table for five games of borders and journeys")
    page.reload()
    expect(page.locator("h1")).to_have_text("A table for five games of borders and journeys")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_cold_front_page_takes_less_than_a_second_of_work(visitor: Come) -> None:
    """Until a poster's button is there, in a browser that knows nothing yet; neighbours do not count."""
    guest = visitor()
    page = guest.context.new_page()
    calm = Calm(page)
    page.goto(guest.address)
    page.wait_for_selector(".poster .doors .primary:not([disabled])")
    assert calm.metrics()["TaskDuration"] < 1
    play_now(page, "limes")
    page.wait_for_selector(".place")


@pytest.mark.pocket
def test_without_a_server_the_pages_say_so(visitor: Come) -> None:
    guest = visitor()
    page = guest.page()
    page.wait_for_selector(".daily")
    guest.context.set_offline(True)
    play_now(page, "limes")
    expect(page.get_by_role("alert")).to_have_text("The server does not answer.")
    guest.context.set_offline(False)
    play_now(page, "limes")
    page.wait_for_selector(".place")


def test_day_and_night_follow_the_choice(visitor: Come) -> None:
    page = visitor().page()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Night").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")


# Of each paragraph, without the words of its figures: those come when they come.
OWN_WORDS = """() => [...document.querySelectorAll('main li[id]')].map((item) =>
    [...item.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join(''))"""


def test_rules_are_searched_without_accents(visitor: Come) -> None:
    page = visitor(locale="cs-CZ").page("#/rules/limes")
    items = page.locator("main li[id]")
    expect(items.filter(has_text="dřevorubec")).not_to_have_count(0)
    wanted = sum("dřevorubec" in text.lower() for text in page.evaluate(OWN_WORDS))
    assert 0 < wanted < items.count()
    page.get_by_role("searchbox").fill("drevorubec")
    expect(items).to_have_count(wanted)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_role("status")).to_have_text("Nic se nenašlo.")


def test_a_rule_has_an_address_of_its_own(visitor: Come) -> None:
    page = visitor().page("#/rules/ticket_to_ride/TR-43")
    expect(page.locator("main [data-figure]").first).to_be_attached()
    expect(page.locator("li#TR-43")).to_be_in_viewport()
    expect(page.locator("li#TR-01")).not_to_be_in_viewport()
    assert "{" not in page.locator("main").inner_text()


def test_a_table_that_is_not_there_says_so(visitor: Come) -> None:
    page = visitor().page("#/table/nowhere")
    expect(page.locator("h1")).to_have_text("There is no such table.")


@pytest.mark.people
def test_a_host_says_what_counts_and_everybody_sees_it(visitor: Come) -> None:
    """Hints are off where people play for a rating, unless the host wants them."""
    page = visitor().page()
    poster(page, "limes").locator(".doors .button").nth(1).click()
    dialog = page.locator("dialog")
    rated, hints = dialog.get_by_label("Counts for the rating"), dialog.get_by_label("Hints")
    expect(rated).to_be_checked()
    expect(hints).not_to_be_checked()
    rated.uncheck()
    expect(hints).to_be_checked()
    dialog.get_by_label("A bot steps in after").select_option("300")
    dialog.locator("form .primary").click()
    page.wait_for_selector(".link input")
    for told in (
        "The result counts for nobody’s rating.",
        "Whoever is to act may ask a bot what it would do.",
        "300 seconds",
    ):
        expect(page.get_by_text(told)).to_be_visible()
