"""Other people: two strangers find each other, a bot makes room, what is played now can be watched."""

from __future__ import annotations

import zipfile
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import Watched, play_now, play_out, see_result

Come = Callable[..., Watched]
pytestmark = pytest.mark.people


def chosen(page: Page, game: str = "Limes") -> Page:
    """On the front page, with a game of one's choice."""
    panel = page.locator(".partner")
    panel.get_by_role("button", name=game, exact=True).click()
    return page


def test_two_strangers_find_each_other_from_the_front_page_and_play(visitor: Come) -> None:
    anna, bob = visitor().page("#/"), visitor(locale="cs-CZ").page("#/")
    chosen(anna).get_by_role("button", name="Find me a partner").click()
    expect(anna.locator(".partner [role=status]")).to_contain_text("We are looking")
    chosen(bob).get_by_role("button", name="Najít spoluhráče").click()
    for page in (anna, bob):
        page.wait_for_selector(".land")
    assert anna.url.split("#")[1] == bob.url.split("#")[1]
    for page in (anna, bob):
        page.locator(".place").first.click()
    for page in (anna, bob):
        expect(page.locator(".land .edge").first).to_be_visible()


def test_whoever_stops_looking_is_not_found(visitor: Come) -> None:
    anna, bob = visitor().page("#/"), visitor().page("#/")
    chosen(anna, "The Border").get_by_role("button", name="Find me a partner").click()
    anna.get_by_role("button", name="Stop looking").click()
    expect(anna.get_by_role("button", name="Find me a partner")).to_be_visible()
    chosen(bob, "The Border").get_by_role("button", name="Find me a partner").click()
    bob.wait_for_timeout(2500)
    expect(bob.locator(".partner [role=status]")).to_contain_text("We are looking")


def test_after_a_minute_one_begins_with_a_bot_and_whoever_comes_takes_its_seat(visitor: Come) -> None:
    host = visitor()
    anna = host.page("#/")
    anna.clock.install()
    anna.reload()
    chosen(anna).get_by_role("button", name="Find me a partner").click()
    expect(anna.locator(".partner [role=status]")).to_contain_text("We are looking")
    anna.clock.fast_forward(61_000)
    anna.get_by_role("button", name="Begin with a bot").click()
    anna.wait_for_selector(".land")
    anna.clock.resume()

    bob = visitor().page("#/")
    slip = bob.locator(".open li", has_text="Limes").first
    expect(slip).to_contain_text("a bot makes room")
    watched = bob.locator(".played li").first
    expect(watched).to_contain_text("Watch")
    chosen(bob).get_by_role("button", name="Find me a partner").click()
    bob.wait_for_selector(".land")
    assert bob.url.split("#")[1] == anna.url.split("#")[1]
    expect(bob.locator(".place, .waiting, .land").first).to_be_visible()


def test_what_is_played_now_can_be_watched(visitor: Come) -> None:
    anna, bob, eva = visitor().page("#/"), visitor().page("#/"), visitor().page("#/")
    anna.locator("[data-game=border]").get_by_role("button", name="With friends").click()
    anna.get_by_label("Open to everybody").check()
    anna.get_by_role("button", name="Open the table").click()
    anna.wait_for_selector("text=Start")
    bob.goto(anna.url)
    bob.get_by_role("button", name="Sit here").click()
    anna.get_by_role("button", name="Start the game").click()
    bob.wait_for_url(anna.url)
    eva.reload()
    eva.locator(".played a", has_text="The Border").first.click()
    assert eva.url == anna.url


def test_my_games_are_found_again_taken_along_and_forgotten(visitor: Come) -> None:
    page = visitor().page("#/")
    play_now(page, "limes")
    page.wait_for_selector(".place")
    play_out(page)
    see_result(page)
    page.goto(page.url.split("#")[0] + "#/me")
    phrase = page.locator("[data-phrase]").inner_text()
    expect(page.locator("tbody tr")).to_have_count(2)  # in the sums, and in the list
    page.locator(".filters select").first.select_option("border")
    expect(page.get_by_text("Nothing like that was found.")).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    expect(page.get_by_text("One game.")).to_be_visible()
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download all my data").click()
    pack = zipfile.ZipFile(coming.value.path())
    assert {name.split("/")[0] for name in pack.namelist()} == {"me.json", "records"}
    page.get_by_role("button", name="Delete everything about me").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your recovery phrase").fill("not my phrase")
    dialog.get_by_role("button", name="Delete for good").click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    dialog.get_by_label("Your recovery phrase").fill(phrase)
    dialog.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("You have been forgotten here.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Delete everything about me")).to_have_count(0)
