"""Editions of one's own: laid from the dialog, drawn on boards of their own, found again after a reload."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import (
    PHONE,
    Watched,
    keep_tickets,
    limes_round,
    longest_in_sight,
    pay,
    play_out,
    poster,
    seat_bots,
    see_result,
    take_card,
)
from tests.editions import FOLDER, HOSTILE, swapped

Come = Callable[..., Watched]


def choose(page: Page, game: str, file: Path) -> None:
    poster(page, game).locator(".doors .button").nth(1).click()
    page.locator("dialog input[type=file]").set_input_files(file)


def lay(page: Page, game: str, file: Path | None = None) -> None:
    """A table against a bot with the example of an edition, or with a file."""
    choose(page, game, file or FOLDER / f"{game}.json")
    expect(page.locator("dialog .own [role=status]")).to_be_visible()
    seat_bots(page)
    page.locator("dialog form .primary").click()
    page.wait_for_selector(".status")


def claim_one(page: Page) -> str:
    """Takes cards until a route in sight can be claimed, and claims it."""
    for _ in range(12):
        page.wait_for_selector(".pick.can")
        route = longest_in_sight(page)
        if route:
            page.locator(f'[data-route="{route}"]').focus()
            page.keyboard.press("Enter")
            pay(page, route)
            return route
        take_card(page, ".pick.deck")
    raise AssertionError("no route could be claimed")


@pytest.mark.parametrize(("size", "touch"), [((1440, 900), False), (PHONE, True)], ids=["desk", "phone"])
def test_a_map_of_ones_own_is_laid_drawn_played_and_found_again(
    visitor: Come, size: tuple[int, int], touch: bool
) -> None:
    page = visitor(size=size, touch=touch).page()
    lay(page, "ticket_to_ride")
    expect(page.locator(".city")).to_have_count(14)
    expect(page.locator(".city text", has_text="Kroměříž")).to_have_count(1)
    expect(page.locator("[data-route]")).to_have_count(29)
    expect(page.locator('[data-route="brno-olomouc.2"]')).to_have_count(1)
    keep_tickets(page)
    route = claim_one(page)
    page.reload()
    expect(page.locator(f'[data-route="{route}"] .wagon')).to_be_visible()
    expect(page.locator(".city")).to_have_count(14)


@pytest.mark.people
def test_a_spectator_sees_the_map_and_its_end_can_be_looked_back_at(visitor: Come) -> None:
    page = visitor().page()
    lay(page, "ticket_to_ride")
    guest = visitor(locale="cs-CZ").page(f"#{page.url.split('#')[1]}")
    expect(guest.locator(".city text", has_text="Břeclav")).to_have_count(1)
    keep_tickets(page)
    play_out(page)
    see_result(page)
    expect(page.locator("dialog")).to_contain_text("–")
    expect(guest.locator(".city")).to_have_count(14)


OTHERS = {
    "bez_hranic": ("[data-node]", 50),
    "eighty_days": ("[data-city]", 9),
    "border": ("[data-territory]", 9),
    "limes": (".place", 1),
}


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", OTHERS)
def test_every_board_is_drawn_from_the_edition_of_its_table(
    visitor: Come, game: str, size: tuple[int, int]
) -> None:
    page = visitor(size=size).page()
    lay(page, game)
    sign, count = OTHERS[game]
    page.wait_for_selector(sign)
    assert page.locator(sign).count() >= count
    page.reload()
    page.wait_for_selector(sign)


def test_some_rounds_are_played_with_cards_of_ones_own(visitor: Come) -> None:
    page = visitor().page()
    lay(page, "limes")
    for number in range(3):
        limes_round(page, number)
    expect(page.locator(".overline", has_text="Round 4 of 16")).to_be_visible()


def test_states_without_outlines_are_named_and_their_round_begins(visitor: Come) -> None:
    page = visitor().page()
    lay(page, "bez_hranic")
    expect(page.locator(".names text", has_text="Square A1")).to_be_visible()
    page.locator("[data-ready]").click()
    page.wait_for_selector(".board.table")
    expect(page.locator("[data-node]")).to_have_count(0)  # no map while cards are chosen


def test_a_journey_and_boards_of_ones_own_are_played(visitor: Come) -> None:
    page = visitor().page()
    lay(page, "eighty_days")
    expect(page.locator('[data-city="krakov"]')).to_contain_text("Kraków")
    page.locator("[data-space] .take").first.click()
    expect(page.locator(".tabs-area")).to_contain_text("Guest")
    other = visitor().page()
    lay(other, "border")
    roll, done = other.locator("button", has_text="Roll all five dice"), other.locator("[data-action=done]")
    expect(roll.or_(done).first).to_be_visible()
    if done.count():  # the bot has begun
        done.click()
    roll.click()
    expect(other.locator(".tabs-area")).to_contain_text("Guest")


@pytest.mark.parametrize(("locale", "line"), [("en-GB", "line 11"), ("cs-CZ", "řádek 11")])
def test_what_is_wrong_in_a_file_is_said_with_its_line_and_can_be_mended(
    visitor: Come, tmp_path: Path, locale: str, line: str
) -> None:
    page = visitor(locale=locale).page()
    file = tmp_path / "moje.json"
    file.write_text(HOSTILE["a city twice"][1], encoding="utf-8")
    choose(page, "ticket_to_ride", file)
    said = page.locator("dialog .own [role=alert]")
    expect(said).to_contain_text(line)
    expect(said).to_contain_text("moje.json")
    file.write_text(swapped("ticket_to_ride", '"Zlín"', '"<b>Zlín</b>"'), encoding="utf-8")
    page.locator("dialog input[type=file]").set_input_files(file)
    expect(said).to_have_count(0)
    seat_bots(page)
    page.locator("dialog form .primary").click()
    expect(page.locator(".city text", has_text="<b>Zlín</b>")).to_have_count(1)  # letters, and nothing else
