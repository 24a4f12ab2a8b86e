"""Bez hranic as people play it."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import DESK, PHONE, Watched, faults
from tests.browser.travel import new_table, phase, play_until, step

Come = Callable[..., Watched]
PLACE = ".place:not(.forty)"


def placed(page: Page) -> list[str]:
    """Colours in the order in which the log tells of their tokens."""
    told = page.locator("section ol li", has_text=re.compile(r"places a \w+ token")).all_inner_texts()
    return [match[1] for text in reversed(told) if (match := re.search(r"places a (\w+) token", text))]


def test_a_whole_game_against_bots_by_clicking(visitor: Come) -> None:
    page = visitor().page()
    new_table(page, "me", "traveller", "tourist")
    evaluated = 0
    for number in range(1, 8):
        play_until(page, "choose", number)
        check_nothing_told(page)
        play_until(page, "ready" if number < 7 else "over", number)
        if number < 7:
            evaluated += 1
            expect(page.locator(".bill .sum")).to_contain_text("€")
            expect(page.locator(".pages button:not(.run)")).to_have_count(5)
    assert evaluated == 6
    expect(page.locator("dialog h2").first).to_have_text(re.compile(" wins| share the victory"))
    rows = [numbers(row.locator("td").all_inner_texts()) for row in page.locator("tbody tr").all()]
    total = numbers(page.locator("tfoot td").all_inner_texts())
    assert [sum(column) for column in zip(*rows, strict=True)] == total
    expect(page.locator("dialog thead th").first).to_have_text("Euros")
    assert faults(page) == []


def numbers(cells: list[str]) -> list[int]:
    """Printed with a real minus."""
    return [int(cell.replace("−", "-")) for cell in cells]


def check_nothing_told(page: Page) -> None:
    """While choosing there is no map and no bill on the page, and no price but on the card beside it."""
    assert page.locator("[data-node], .bill").count() == 0
    told = page.evaluate(
        "document.body.innerText.replace(document.querySelector('section.aid').innerText, '')"
    )
    assert "€" not in told
    assert not re.search(r"Price €\d+|borders?:", told)


NOTE_MIDDLE = """
    new MutationObserver(() => {
        if (document.querySelector('.place.open')) window.middleUp ??= performance.now();
    }).observe(document, {subtree: true, childList: true, attributes: true});
"""


@pytest.mark.people
def test_a_race_between_two_browsers_and_two_bots(visitor: Come) -> None:
    guests = visitor(), visitor()
    for guest in guests:
        guest.context.add_init_script(NOTE_MIDDLE)
    first, second = (guest.page() for guest in guests)
    table = new_table(first, "me", "open", "traveller", "tourist")
    second.goto(second.url.split("#")[0] + f"#/table/{table}")
    second.locator("li .primary").click()
    first.locator(".big.primary").click()
    pages = (first, second)
    while not all(phase(page) == "choose" for page in pages):
        for page in pages:
            if phase(page) in ("ready", "deal"):
                step(page)
        first.wait_for_timeout(30)
    middle = [page.locator("[data-middle]").get_attribute("data-middle") for page in pages]
    assert middle[0]
    assert middle[0] == middle[1]
    first.locator('[data-field="3"]').click()
    took = first.evaluate("performance.now() - middleUp")
    while second.evaluate("performance.now() - middleUp") < took + 100:  # each is timed on their own screen
        second.wait_for_timeout(20)
    second.locator('[data-field="3"]').click()
    for page in pages:
        page.wait_for_selector("[data-ready]")
        page.locator(".pages button").nth(4).click()
        expect(page.locator(".evaluation tbody tr")).to_have_count(4)
    order = placed(first)
    assert order == placed(second)
    assert len(order) == 4
    assert order.index("red") < order.index("yellow")
    told = [page.locator(".evaluation tbody").inner_text() for page in pages]
    assert told[0] == told[1]
    assert len(re.findall(r"\d+\.\d\d s", told[0])) == 4
    assert re.search(r"[1-9]\d* ms", told[0])  # some lag is allowed for, to people


def test_a_press_before_the_middle_explains_itself_and_one_after_it_is_one_placement(visitor: Come) -> None:
    page = visitor().page()
    new_table(page, "me", "me")
    play_until(page, "deal")
    page.locator('[data-field="0"]').click(force=True)
    expect(page.locator(".ribbon.wrong")).to_have_text(
        "No token may be placed before the middle is turned up."
    )
    play_until(page, "choose")
    page.locator('[data-field="2"]').dblclick()
    expect(page.locator('[data-field="2"] .token')).to_have_count(1)
    expect(page.locator(".ribbon.wrong")).to_have_count(0)


def test_a_round_by_keyboard_alone(visitor: Come) -> None:
    page = visitor().page()
    new_table(page, "me", "tourist")
    play_until(page, "choose")
    page.keyboard.press("0")
    expect(page.locator('[data-field="0"] .token[data-colour="red"]')).to_be_visible()
    page.wait_for_selector("[data-ready]")
    expect(page.locator(".bill .places").first).to_contain_text("field 40")


def test_two_colours_on_the_other_map_which_stays_open(visitor: Come) -> None:
    page = visitor(size=PHONE).page()
    new_table(page, "me", "traveller", edition="usa", options={"two_colours": True, "open_map": True})
    play_until(page, "choose")
    expect(page.locator(".hand .token")).to_have_count(2)
    page.locator(".corner .button").click()
    expect(page.locator('[data-node="tx"]')).to_be_visible()
    expect(page.locator(".state.start")).to_have_count(1)
    expect(page.locator(".state.chosen")).to_have_count(7)
    page.locator(".decision .primary").click()
    page.locator(".hand .token").nth(1).click()
    page.locator('[data-field="1"]').click()
    expect(page.locator('[data-field="1"] .token[data-colour="yellow"]')).to_be_visible()
    page.wait_for_timeout(500)
    page.locator('[data-field="1"]').click(force=True)
    expect(page.locator(".ribbon.wrong")).to_contain_text("your two colours need different fields")
    page.locator('[data-field="2"]').click()
    page.wait_for_selector("[data-ready]")
    expect(page.locator(".pages button:not(.run)")).to_have_count(6)


def test_by_correspondence_own_tokens_stay_and_others_are_hidden(visitor: Come) -> None:
    page = visitor().page()
    new_table(page, "me", "me", correspondence=True)
    play_until(page, "open")
    expect(page.locator(f"{PLACE}.up")).to_have_count(0)
    step(page)
    page.locator('[data-field="4"]').click()
    page.wait_for_selector(".cover")
    page.locator(".cover .button").click()
    expect(page.locator("[data-open]")).to_be_visible()
    expect(page.locator(".place .token")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".cover, [data-field]")
    play_until(page, "ready", 1)
    expect(page.locator(".bill")).to_be_visible()


@pytest.mark.people
def test_own_hidden_tokens_lie_where_they_were_after_coming_back(visitor: Come) -> None:
    first, second = visitor().page(), visitor().page()
    table = new_table(first, "me", "open", correspondence=True)
    second.goto(second.url.split("#")[0] + f"#/table/{table}")
    second.locator("li .primary").click()
    first.locator(".big.primary").click()
    for page in (first, second):
        page.locator("[data-ready]").click()
    first.locator("[data-open]").click()
    first.locator('[data-field="4"]').click()
    expect(first.locator('[data-field="4"] .token:not(.waiting)')).to_have_count(1)
    first.reload()
    expect(first.locator('[data-field="4"] .token[data-colour="red"]')).to_have_count(1)
    second.locator("[data-open]").click()
    expect(second.locator(".place.open").first).to_be_visible()
    expect(second.locator(".place .token")).to_have_count(0)


# -- what is closed


def test_trainer_and_maps_are_closed_while_a_table_of_mine_hides_its_map(visitor: Come) -> None:
    page = visitor().page()
    table = new_table(page, "me", "me", correspondence=True)
    house = page.url.split("#")[0]
    page.goto(house + "#/rules/bez_hranic")
    expect(page.get_by_text("Liechtenstein")).to_be_visible()
    page.goto(house + f"#/table/{table}")
    play_until(page, "open")
    page.goto(house + "#/trainer")
    expect(page.locator("[data-closed]")).to_contain_text("one of your tables is dealing or choosing")
    expect(page.locator("[data-question], [data-node]")).to_have_count(0)
    page.goto(house + "#/rules/bez_hranic")
    expect(page.locator("[data-closed] a")).to_have_attribute("href", f"#/table/{table}")
    expect(page.get_by_text("The deck of Europe")).to_be_visible()
    expect(page.get_by_text("Liechtenstein")).to_have_count(0)
    page.goto(house + f"#/table/{table}")
    play_until(page, "ready")
    page.goto(house + "#/trainer")
    expect(page.locator("[data-question]")).to_be_visible()


# -- every page


def test_every_page_of_a_round_is_readable_day_and_night_and_fits_a_phone(visitor: Come) -> None:
    page = visitor(locale="cs-CZ").page()
    new_table(page, "me", "traveller", "tourist", "tourist")
    play_until(page, "ready")
    assert faults(page, board=True) == [], "look"
    play_until(page, "choose")
    expect(page.locator(".place .token")).to_have_count(3, timeout=30_000)
    assert faults(page, board=True) == [], "race"
    check_targets(page)
    play_until(page, "ready", 1)
    pages = page.locator(".pages button")
    for number in range(pages.count()):
        pages.nth(number).click()
        assert faults(page, board=True) == [], f"page {number} of the evaluation"


# Every name can be read and lies within its card.
NAMES_FIT = """names => names.length === 7 && names.every(name => {
    const {left, right} = name.parentElement.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(name);
    const text = range.getBoundingClientRect();
    return parseFloat(getComputedStyle(name).fontSize) >= 12 && text.left >= left && text.right <= right;
})"""


def check_targets(page: Page) -> None:
    """On a phone every place is large enough for a thumb, and none covers another."""
    page.set_viewport_size({"width": 360, "height": 740})
    boxes = [box for place in page.locator(".place").all() if (box := place.bounding_box())]
    assert len(boxes) == 8
    for box in boxes:
        assert box["width"] >= 88
        assert box["height"] >= 60
        assert 0 <= box["x"] <= 360 - box["width"]
        assert box["y"] <= 740 - box["height"]
    for a, b in combinations(boxes, 2):
        apart_x = max(a["x"], b["x"]) - min(a["x"] + a["width"], b["x"] + b["width"])
        apart_y = max(a["y"], b["y"]) - min(a["y"] + a["height"], b["y"] + b["height"])
        assert max(apart_x, apart_y) >= 0
    assert page.locator(".place .name").evaluate_all(NAMES_FIT)
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})


def test_the_rules_are_readable_and_fit_a_phone(visitor: Come) -> None:
    page = visitor(locale="cs-CZ").page("#/rules/bez_hranic")
    page.wait_for_selector("main section li")
    assert faults(page) == [], "rules"
