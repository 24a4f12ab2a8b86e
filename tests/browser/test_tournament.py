"""A tournament of two people in two browsers: laid, joined, played, sealed, compared, taken along."""

from __future__ import annotations

import zipfile
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import PHONE, Watched, faults, play_out, see_result

Come = Callable[..., Watched]
pytestmark = pytest.mark.people


def open_one(page: Page, name: str, rounds: int = 2) -> str:
    """From the front page; its address."""
    page.get_by_role("link", name="Tournaments").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Its name").fill("Tuesday")
    page.get_by_role("combobox", name="Game", exact=True).select_option("limes")
    page.get_by_role("combobox", name="Players at a table").select_option("2")
    page.get_by_role("combobox", name="Rounds").select_option(str(rounds))
    page.get_by_role("button", name="Open the tournament").click()
    page.wait_for_url("**/#/tournament/*")
    expect(page.get_by_role("heading", name="Tuesday")).to_be_visible()
    return page.url


def join(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("You are in. The organiser begins")).to_be_visible()


def play_round(page: Page) -> None:
    """At one's own table, to its end and back."""
    page.get_by_role("link", name="To your table").click()
    page.wait_for_selector(".place")
    play_out(page)
    see_result(page)
    page.get_by_role("link", name="To the tournament").click()
    page.wait_for_url("**/#/tournament/*")


def test_two_people_play_the_same_cards_and_are_compared(visitor: Come) -> None:
    hers, his = visitor().page(), visitor(size=PHONE).page()
    address = open_one(hers, "Anna")
    join(his, address, "Bob")
    expect(hers.get_by_role("region", name="Who is in")).to_contain_text("Bob")
    hers.get_by_role("button", name="Begin round 1").click()
    play_round(his)
    expect(his.get_by_text("Your table has finished")).to_be_visible()
    expect(his.get_by_text("Tables that have finished: 1 of 2.").first).to_be_visible()
    expect(hers.get_by_text("stays sealed until your own table")).to_be_visible()
    expect(hers.locator("dl svg circle")).to_have_count(0)
    play_round(hers)
    for page in (hers, his):
        expect(page.get_by_text("Round 2 begins in")).to_be_visible()
        expect(page.locator("dl svg circle.mine")).to_have_count(1)
        expect(page.locator("dl svg circle")).to_have_count(4)
        expect(page.get_by_text("Same cards, ")).to_be_visible()
        expect(page.locator("tr.mine th")).to_have_text("Anna" if page is hers else "Bob")
    hers.get_by_role("button", name="Begin round 2").click()
    for page in (his, hers):
        play_round(page)
    for page in (hers, his):
        expect(page.get_by_text("The tournament is over")).to_be_visible()
        expect(page.get_by_text(" of 2", exact=False).first).to_be_visible()
    with hers.expect_download() as papers:
        hers.get_by_role("link", name="All records").click()
    with zipfile.ZipFile(papers.value.path()) as packed:
        assert len([name for name in packed.namelist() if name.endswith(".txt")]) == 4


def test_the_organiser_shows_out_closes_and_ends(visitor: Come) -> None:
    hers, his, third = visitor().page(), visitor().page(), visitor().page()
    address = open_one(hers, "Anna")
    for page, name in ((his, "Bob"), (third, "Cyril")):
        join(page, address, name)
    hers.get_by_role("button", name="Show Cyril out").click()
    hers.get_by_role("dialog").get_by_role("button", name="Show Cyril out").click()
    third.get_by_role("button", name="I am back").click()
    expect(third.get_by_role("alert")).to_contain_text("shown you out")
    hers.get_by_role("button", name="Begin round 1").click()
    his.get_by_role("button", name="Leave the tournament").click()
    his.get_by_role("dialog").get_by_role("button", name="Leave the tournament").click()
    expect(his.get_by_text("You have left.")).to_be_visible()
    hers.get_by_role("button", name="Close round 1").click()
    hers.get_by_role("dialog").get_by_role("button", name="Close round 1").click()
    hers.get_by_role("button", name="End the tournament").click()
    hers.get_by_role("dialog").get_by_role("button", name="End the tournament").click()
    expect(hers.get_by_text("The tournament is over")).to_be_visible()


def test_its_pages_are_open_to_everybody(visitor: Come) -> None:
    """By day, by night, on a phone: axe finds nothing, and nothing is too wide."""
    hers, his = visitor().page(), visitor().page()
    hers.get_by_role("link", name="Tournaments").click()
    hers.get_by_text("More choices").click()
    assert faults(hers) == []
    hers.goto(hers.url.split("#")[0])
    address = open_one(hers, "Anna", rounds=1)
    assert faults(hers) == []
    his.goto(address)
    his.get_by_role("button", name="Join").wait_for()
    assert faults(his) == []
    join(his, address, "Bob")
    hers.get_by_role("button", name="Begin round 1").click()
    for page in (hers, his):
        play_round(page)
    expect(hers.get_by_text("The tournament is over")).to_be_visible()
    assert faults(hers) == []
