"""Every game is learned by playing: what the lesson points at is pressed, by pointer, thumb and keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files

import pytest
from playwright.sync_api import expect

import pomezi
from pomezi.server.lessons import find_lesson
from tests.browser.house import PHONE, Watched, overflow, poster
from tests.browser.lessons import Learner, begin_lesson

Come = Callable[..., Watched]
LESSONS = [key for key in pomezi.GAMES if find_lesson(key)]
MOST_PRESSES = 60
SIDEWAYS = (844, 390)
LOCALES = {"cs": "cs-CZ", "en": "en-GB"}


def sentences(game: str, lang: str) -> list[str]:
    path = files(pomezi.GAMES[game].package).joinpath("lesson", f"{lang}.ftl")
    return re.findall(r"^lesson-[\w-]+ = (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize(("lang", "size"), [("en", None), ("cs", PHONE)], ids=["desk", "phone"])
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_learned_by_pressing_what_it_points_at(
    visitor: Come, game: str, lang: str, size: tuple[int, int] | None
) -> None:
    wishes = {"size": size, "touch": True} if size else {}
    page = visitor(newcomer=True, locale=LOCALES[lang], **wishes).page()
    begin_lesson(page, game)
    learner = Learner(page, by_touch=size is not None)
    learner.go_through()
    assert learner.heard == sentences(game, lang)
    assert learner.presses + 2 <= MOST_PRESSES
    assert learner.unseen == []
    assert overflow(page) <= 0


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("game", LESSONS)
def test_whoever_tries_something_else_is_told_why_and_helped(visitor: Come, game: str, lang: str) -> None:
    page = visitor(newcomer=True, locale=LOCALES[lang]).page()
    begin_lesson(page, game)
    learner = Learner(page, tries_wrong_things=True)
    learner.go_through()
    assert learner.nudged >= 3
    assert learner.presses + 2 <= MOST_PRESSES
    assert learner.heard == sentences(game, lang)


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_learned_by_the_keyboard_alone(visitor: Come, game: str) -> None:
    page = visitor(newcomer=True).page()
    poster(page, game).locator(".doors .primary").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".doors .learn:focus")
    page.keyboard.press("Enter")
    page.wait_for_selector(".coach")
    learner = Learner(page, by_key=True)
    learner.go_through()
    assert learner.presses + 2 <= MOST_PRESSES
    assert learner.heard == sentences(game, "en")


def test_a_zone_that_limes_does_not_ask_for_yet_says_so(visitor: Come) -> None:
    page = visitor(newcomer=True).page()
    begin_lesson(page, "limes")
    Learner(page).go_through(until=1)
    zone = page.locator(".target").bounding_box()
    assert zone
    page.mouse.click(zone["x"] + zone["width"] / 2, zone["y"] + zone["height"] * 1.5)
    expect(page.locator(".coach .nudge")).to_be_visible()
    expect(page.locator(".coach progress")).to_have_attribute("value", "2")


def test_dice_that_are_to_be_rolled_again_cannot_be_kept_by_mistake(visitor: Come) -> None:
    page = visitor(newcomer=True).page()
    begin_lesson(page, "border")
    Learner(page).go_through(until=1)
    page.locator("[data-action=keep]").click()
    expect(page.locator(".coach .nudge")).to_be_visible()
    expect(page.locator(".coach progress")).to_have_attribute("value", "2")


def test_what_a_lesson_asks_for_is_brighter_than_the_way_past_it(visitor: Come) -> None:
    page = visitor(newcomer=True).page()
    begin_lesson(page, "border")
    Learner(page).go_through(until=3)
    expect(page.locator(".choice[data-coach]")).to_be_visible()
    expect(page.locator("[data-action=done]")).not_to_contain_class("primary")


# Scrolled to its end, a column shows these things: they lie in the window, with nothing over them.
SEEN_AT_THE_END = """which => {
    const column = document.querySelector('.rest');
    column.scrollTo(0, column.scrollHeight);
    return column.scrollTop > 0 && which.every(each => {
        const found = document.querySelector(each);
        const {left, top, width, height} = found.getBoundingClientRect();
        return found.contains(document.elementFromPoint(left + width / 2, top + 1))
            && found.contains(document.elementFromPoint(left + width / 2, top + height - 1));
    });
}"""


@pytest.mark.parametrize(("game", "step"), [("ticket_to_ride", 2), ("eighty_days", 2), ("border", 1)])
def test_on_a_phone_held_sideways_the_coach_stays_while_cards_are_picked(
    visitor: Come, game: str, step: int
) -> None:
    page = visitor(newcomer=True, locale="cs-CZ", size=SIDEWAYS, touch=True).page()
    begin_lesson(page, game)
    Learner(page).go_through(until=step)
    expect(page.locator(".coach p").first).to_be_visible()
    assert page.evaluate(SEEN_AT_THE_END, [".coach p"])


def test_the_third_press_in_an_empty_tab_is_a_move(visitor: Come) -> None:
    for game in LESSONS:
        page = visitor(newcomer=True).page()
        begin_lesson(page, game)  # two presses
        page.wait_for_selector("[data-coach]")
        page.locator("[data-coach]").first.click()
        expect(page.locator(".coach progress")).not_to_have_attribute("value", "1")
        page.close()


def test_whoever_leaves_a_lesson_comes_back_to_the_same_step(visitor: Come) -> None:
    page = visitor(newcomer=True).page()
    begin_lesson(page, "ticket_to_ride")
    learner = Learner(page)
    learner.go_through(until=4)
    said = page.locator(".coach p").first.inner_text()
    page.goto(page.url.split("#")[0] + "#/")
    page.locator(".mine a, .tables a").first.click()
    expect(page.locator(".coach p").first).to_have_text(said)
    page.evaluate("localStorage.clear()")  # another browser: it knows what was played, not what was read
    page.reload()
    page.wait_for_selector(".coach")
    learner.go_through()
    assert learner.heard == sentences("ticket_to_ride", "en")


def test_whoever_looks_at_the_open_map_in_a_lesson_is_led_back_to_the_table(visitor: Come) -> None:
    page = visitor(newcomer=True, size=PHONE, touch=True).page()
    begin_lesson(page, "bez_hranic")
    learner = Learner(page)
    learner.go_through(until=3)
    page.locator("[data-to-map]").click()
    expect(page.locator('.state.start[data-node="de"]')).to_be_visible()
    page.locator(".coach .go").click()
    expect(page.locator("[data-coach]")).to_have_attribute("data-to-table", "")
    learner.go_through(until=5)
    expect(page.locator(".bill")).to_be_visible()
    expect(page.locator(".evaluation .foot p")).to_have_count(0)  # who still reads is not told to be ready


def test_a_lesson_can_be_left_for_a_game_of_ones_own(visitor: Come) -> None:
    page = visitor(newcomer=True).page()
    begin_lesson(page, "ticket_to_ride")
    expect(page.locator(".offer input:checked")).to_have_count(2)
    page.locator(".coach .leave").click()
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator("[data-coach]")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".offer input")
    expect(page.locator(".offer input:checked")).to_have_count(0)
    expect(page.locator(".coach")).to_have_count(0)


def test_the_button_remembers_how_a_game_was_played_last(visitor: Come) -> None:
    page = visitor(newcomer=True).page()
    door = poster(page, "ticket_to_ride").locator(".doors .primary").first
    door.click()
    poster(page, "ticket_to_ride").locator(".doors .tourist").click()
    page.wait_for_selector(".player >> nth=1")
    expect(page.locator(".player")).to_have_count(2)
    page.goto(page.url.split("#")[0] + "#/")
    expect(door).to_contain_text("1 × Tourist")
    expect(poster(page, "ticket_to_ride").locator(".doors .learn")).to_be_visible()
    poster(page, "bez_hranic").locator(".doors .button").nth(1).click()
    page.locator("dialog .more .button").first.click()
    page.locator("dialog select").nth(0).select_option("explorer")
    page.locator("dialog select").nth(1).select_option("explorer")
    page.locator("dialog .field-label", has_text="Map").locator("select").select_option("usa")
    page.locator("dialog form .primary").click()
    page.wait_for_selector(".player >> nth=2")
    page.goto(page.url.split("#")[0] + "#/")
    again = poster(page, "bez_hranic").locator(".doors .primary").first
    expect(again).to_contain_text("2 × Explorer · USA")
    again.click()
    page.wait_for_selector(".player >> nth=2")
    expect(page.locator(".player")).to_have_count(3)
