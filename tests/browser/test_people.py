"""Who I am to the server: a name, a phrase, an account; my tables and the deal of the day."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import Watched, play_now, play_out, see_result

Come = Callable[..., Watched]


def home(page: Page) -> None:
    page.goto(page.url.split("#")[0] + "#/")
    page.wait_for_selector(".tables li, .tables .none")


@pytest.mark.people
def test_the_phrase_brings_my_seats_to_another_device(visitor: Come) -> None:
    mine = visitor().page()
    play_now(mine, "limes")
    mine.wait_for_selector(".place")
    mine.goto(mine.url.split("#")[0] + "#/me")
    words = mine.locator("[data-phrase]").inner_text()
    mine.get_by_role("button", name="I have written it down").click()
    mine.reload()
    expect(mine.get_by_role("button", name="Make a new phrase")).to_be_visible()
    expect(mine.locator("[data-phrase]")).to_have_count(0)

    other = visitor(locale="cs-CZ").page("#/me")
    other.get_by_label("Mám frázi odjinud").fill("nikdo-nema-tato-slova")
    other.get_by_role("button", name="Vrátit se s ní").click()
    expect(other.locator(".problem")).to_have_text("Tuto frázi nikdo nemá.")
    other.get_by_label("Mám frázi odjinud").fill(words)
    other.get_by_role("button", name="Vrátit se s ní").click()
    expect(other.locator(".told")).to_be_visible()
    home(other)
    other.locator(".tables li", has_text="Jste na tahu").get_by_role("link").click()
    other.locator(".place").click()
    mine.goto(mine.url.split("#")[0] + "#/")
    mine.locator(".tables li a").first.click()
    expect(mine.locator(".land .edge")).to_have_count(1)


@pytest.mark.people
def test_an_account_keeps_my_games_and_all_sessions_can_be_ended(visitor: Come) -> None:
    mine = visitor().page()
    play_now(mine, "limes")
    mine.wait_for_selector(".place")
    play_out(mine)
    see_result(mine)
    mine.goto(mine.url.split("#")[0] + "#/me")
    mine.get_by_label("Your name").fill("Ludmila")
    mine.get_by_role("button", name="Save").click()
    mine.get_by_label("Name of the account").fill("ludmila")
    mine.get_by_label("Password").fill("short")
    mine.locator("form .primary", has_text="Make an account").click()
    expect(mine.get_by_text("Your account is called ludmila.")).to_have_count(0)
    mine.get_by_label("Password").fill("a longer password")
    mine.locator("form .primary", has_text="Make an account").click()
    expect(mine.get_by_text("Your account is called ludmila.")).to_be_visible()
    for old, place, told in (
        ("not her password", ".problem", "The name or the password is wrong."),
        ("a longer password", ".told", "The password is changed; other devices are signed out."),
    ):
        mine.get_by_label("Password until now").fill(old)
        mine.get_by_label("New password").fill("the newest password")
        mine.get_by_role("button", name="Change the password").click()
        expect(mine.locator(place)).to_have_text(told)

    other = visitor().page("#/me")
    other.get_by_role("button", name="Sign in").first.click()
    other.get_by_label("Name of the account").fill("ludmila")
    other.get_by_label("Password").fill("not her password")
    other.locator("form .primary", has_text="Sign in").click()
    expect(other.locator(".problem")).to_have_text("The name or the password is wrong.")
    other.get_by_label("Password").fill("the newest password")
    other.locator("form .primary", has_text="Sign in").click()
    expect(other.get_by_label("Your name")).to_have_value("Ludmila")
    expect(other.locator("tbody td:first-child a")).to_have_count(1)
    other.get_by_role("button", name="End all sessions everywhere").click()
    expect(other.locator(".told")).to_have_text("All sessions have been ended, everywhere.")
    home(mine)
    mine.reload()
    expect(mine.locator(".tables .none")).to_be_visible()
