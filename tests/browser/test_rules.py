"""The rules with pictures: drawn when they are near, searched, printed, closed where a map is hidden."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from pomezi.games import HOUSE
from tests.browser.house import PHONE, Watched
from tests.browser.travel import new_table, play_until

Come = Callable[..., Watched]
GAMES = [game.key for game in HOUSE]


def look_at_all(page: Page) -> int:
    """Scrolls from figure to figure; each draws a board. How many there are."""
    page.wait_for_selector("figure")
    shown = page.locator("figure").all()
    for figure in shown:
        figure.scroll_into_view_if_needed()
        expect(figure.locator(".still :is(svg, img, button, ul)").first).to_be_attached()
    return len(shown)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("locale", "size"), [("cs-CZ", (1440, 900)), ("en-GB", PHONE)])
def test_every_figure_is_drawn_by_the_board_of_its_game(
    visitor: Come, game: str, locale: str, size: tuple[int, int]
) -> None:
    page = visitor(locale=locale, size=size).page(f"#/rules/{game}")
    assert look_at_all(page) >= page.locator("main > section").count()
    told = page.locator("main").inner_text()
    assert "figure-" not in told
    assert "[[" not in told
    assert "{" not in told
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_figure_far_below_is_not_drawn_before_it_is_near(visitor: Come) -> None:
    page = visitor().page("#/rules/ticket_to_ride")
    last = page.locator("figure").last
    expect(last).to_have_attribute("data-drawn", "false")
    last.scroll_into_view_if_needed()
    expect(last).to_have_attribute("data-drawn", "true")


@pytest.mark.parametrize(
    ("locale", "word"), [("en-GB", "strazny"), ("cs-CZ", "watchman"), ("cs-CZ", "STRAZNY")]
)
def test_search_finds_words_of_both_languages_without_accents(visitor: Come, locale: str, word: str) -> None:
    page = visitor(locale=locale).page("#/rules/limes")
    page.wait_for_selector("li")
    every = page.locator("main li[id]").count()
    page.locator("input[type=search]").fill(word)
    expect(page.locator("#LI-34")).to_be_visible()
    assert 0 < page.locator("main li[id]").count() < every


@pytest.mark.pocket
def test_on_paper_every_figure_is_drawn(visitor: Come) -> None:
    page = visitor().page("#/rules/limes")
    page.wait_for_selector("figure")
    page.evaluate("window.print = () => { window.printed = true }")
    page.locator("[data-print]").click()
    page.wait_for_function("window.printed")
    drawn = page.locator("figure").evaluate_all("all => all.map(each => each.dataset.drawn)")
    assert set(drawn) == {"true"}
    page.emulate_media(media="print")
    expect(page.locator("input[type=search]")).to_be_hidden()


def test_no_figure_shows_a_map_while_a_table_of_mine_hides_it(visitor: Come) -> None:
    guest = visitor()
    page = guest.page()
    new_table(page, "me", "greedy")
    play_until(page, "deal")
    rules = guest.page("#/rules/bez_hranic")
    expect(rules.locator("[data-closed]")).to_be_visible()
    expect(rules.locator("[data-figure=table]")).to_be_attached()
    assert rules.locator("[data-figure=price], [data-figure=open-map], [data-figure=france]").count() == 0
