"""The Border as people play it: whole games, the hidden second action, on a desk and on a phone."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, expect

import pomezi
from pomezi import Record
from pomezi.core.record import Entry
from tests.browser.border_house import DOOR, KEEP, border_step, keep_commonest, press
from tests.browser.house import PHONE, ROOT, Stage, Watched, faults, open_table, play_now

Come = Callable[..., Watched]
LONGEST_S = 300


def play_to_the_end(page: Page) -> set[str]:
    """Clicks through a game at one screen or against bots; what was done on the way."""
    done: set[str] = set()
    until = time.monotonic() + LONGEST_S
    while not page.locator("dialog tfoot").count():
        assert time.monotonic() < until, page.locator(".status").inner_text()
        if page.locator(".cover").count():
            press(page, ".cover .button")
        elif page.locator(".bar.mine").count():
            done.add(border_step(page))
        page.wait_for_timeout(20)
    return done


def after_a_roll(page: Page) -> None:
    """My first turn, dice on the table."""
    play_now(page, "border")
    for _ in range(400):
        if page.locator("button.die").count():
            return
        if page.locator(".bar.mine .flag").count():
            press(page, DOOR)
        page.wait_for_timeout(50)
    raise AssertionError("no turn came")


def uncover(page: Page) -> None:
    """At one screen: whoever is next looks at the board."""
    for _ in range(200):
        page.wait_for_timeout(100)
        if page.locator(".cover").count():
            press(page, ".cover .button")
        elif page.locator(".bar.mine").count():
            return
    raise AssertionError("nobody is next")


def until_spots(page: Page) -> None:
    """At one screen: the first moment when somebody may cross a cell."""
    for _ in range(400):
        if page.locator(".cover").count():
            press(page, ".cover .button")
        elif page.locator(".spot").count():
            return
        elif page.locator("button.die").count():
            press(page, KEEP)
        elif page.locator(".bar.mine").count():
            press(page, DOOR)
        page.wait_for_timeout(50)
    raise AssertionError("nothing to cross")


def test_a_whole_game_against_bots_by_clicking(visitor: Come) -> None:
    page = visitor().page()
    play_now(page, "border")
    done = play_to_the_end(page)
    assert {"roll", "complete", "cross", "press"} <= done
    total = page.locator("dialog tfoot td").all_inner_texts()
    assert len(total) == 3
    expect(page.locator("dialog .ending p").first).to_contain_text("at least six territories")
    expect(page.locator("dialog .boards figure")).to_have_count(3)
    rows = page.locator("dialog tbody tr").all_inner_texts()
    assert any("★" in row for row in rows)
    assert faults(page) == []
    page.locator("dialog .doors .board").click()
    assert page.locator(".land .territory.closed").count() == page.locator(".land .stamp").count()


def test_a_turn_chances_when_asked_dice_kept_and_everything_by_keys(visitor: Come) -> None:
    page = visitor().page()
    after_a_roll(page)
    expect(page.locator("[data-chance]")).to_have_count(0)
    page.get_by_role("button", name="Chances").click()
    chance = page.locator("[data-chance]").first
    area = (chance.get_attribute("aria-label") or "").split(",")[0]
    chance.click()
    expect(page.locator(".told")).to_contain_text(area)
    expect(page.locator(".told")).to_contain_text("%")
    expect(page.locator(".halo.looked")).to_have_count(1)
    keep_commonest(page)
    kept = [die.get_attribute("aria-label") for die in page.locator("button.die[aria-pressed=true]").all()]
    assert kept
    page.locator(DOOR).click()
    expect(page.locator(".tray .line")).to_have_text("1 roll left")
    again = [die.get_attribute("aria-label") for die in page.locator("button.die[aria-pressed=true]").all()]
    assert again == kept
    for number in (2, 4):
        die = page.locator("button.die").nth(number - 1)
        was = die.get_attribute("aria-pressed")
        page.keyboard.press(str(number))
        expect(die).not_to_have_attribute("aria-pressed", was or "")
    page.keyboard.press("a")
    expect(page.locator("dialog ul button")).to_have_count(32)
    page.keyboard.type("Keep")
    page.keyboard.press("Enter")
    expect(page.locator("button.die")).to_have_count(0)


def test_an_impossible_click_explains_itself_and_crosses_are_taken_back(visitor: Come) -> None:
    page = visitor().page()
    open_table(page, "border", 2)
    uncover(page)
    page.locator(".land .cell").first.click(force=True)
    expect(page.locator(".ribbon.wrong")).to_have_text("Your turn begins with a roll of all five dice.")
    until_spots(page)
    open_cells = {spot.get_attribute("data-cell") for spot in page.locator(".spot").all()}
    glyphs = page.locator(".land .cell:has(.glyph)")
    far = next(
        cell for cell in glyphs.all() if cell.get_attribute("data-cell") not in open_cells
    ).get_attribute("data-cell")
    page.locator(f'.land .cell[data-cell="{far}"] .hex').dispatch_event("click", {"bubbles": True})
    expect(page.locator(".ribbon.wrong")).to_have_text(
        re.compile(r"Cell [a-z –]+( \d+)? touches no crossed cell|No die of this colour")
    )
    crosses = 0
    while page.locator(".spot").count() and crosses < 2:
        page.locator(".spot").first.click()
        crosses += 1
        expect(page.locator(".land .x.secret")).to_have_count(crosses)
    told = page.locator(".tabs-area li", has_text="crosses the cell").first
    expect(told).to_have_text(re.compile(r"crosses the cell [a-z –]+( \d+)? \([a-z]+\)"))
    assert faults(page, board=True) == []
    page.get_by_role("button", name="Take the last cross back").click()
    expect(page.locator(".land .x.secret")).to_have_count(crosses - 1)


@pytest.mark.people
def test_two_browsers_see_each_others_crosses_only_when_all_are_done(visitor: Come) -> None:
    anna, bob, cyril = visitor(), visitor(), visitor(size=PHONE)
    hers = anna.page()
    open_table(hers, "border", 1, seats=3)
    hers.wait_for_selector(".link input")
    link = hers.locator(".link input").input_value().removeprefix(anna.address)
    pages = [hers]
    for guest, name in ((bob, "Bob"), (cyril, "Cyril")):
        page = guest.page(link)
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit here").first.click()
        expect(hers.locator("li strong", has_text=name)).to_be_visible()
        pages.append(page)
    hers.get_by_role("button", name="Start the game").click()
    for page in pages:
        page.wait_for_selector(".tray .dice")
    one, two = until_two_may_cross(pages)
    before = two.locator(".minis .x").count()
    lines = two.locator(".tabs-area li").count()
    assert lines > 0
    one.locator(".spot").first.click()
    expect(one.locator(".land .x.secret")).to_have_count(1)
    two.wait_for_timeout(300)
    assert two.locator(".minis .x").count() == before
    assert two.locator(".tabs-area li").count() == lines
    one.locator(DOOR).click()
    expect(two.locator(".minis .who svg.icon")).to_have_count(1)
    assert two.locator(".minis .x").count() == before
    two.locator(DOOR).click()
    expect(two.locator(".minis .x")).not_to_have_count(before)


def until_two_may_cross(pages: list[Page]) -> tuple[Page, Page]:
    for _ in range(300):
        able = [page for page in pages if page.locator(".spot").count()]
        if len(able) == 2:
            return able[0], able[1]
        for page in pages:
            if page.locator(KEEP).count():
                press(page, KEEP)
            elif page.locator(".bar.mine").count() and (page not in able or len(able) == 1):
                press(page, DOOR)
        pages[0].wait_for_timeout(150)
    raise AssertionError("never two at once")


TIE = "3p-shared-win.record"


@pytest.mark.people
def test_two_close_the_same_territory_in_one_second_action_and_share_the_win(
    stage: Stage, guest: Come
) -> None:
    """A recorded game at one screen; the second action that closes the villa twice is clicked."""
    record = Record.parse((ROOT / "tests/games/border/records" / TIE).read_text(encoding="utf-8"))
    first, last = shared_closing(record)
    stage.lay(pomezi.GAMES["border"].new(record.setup).dump())
    page = guest().page()
    open_table(page, "border", 2, seats=3)
    page.wait_for_selector(".tray .dice, .cover")
    send(page, record.entries[:first])
    pairs: dict[int, list[str]] = {}
    for entry in record.entries[first : last + 1]:
        pairs.setdefault(entry.seat, []).append(entry.notation)
    assert sorted(pairs) == [0, 2]
    for _ in pairs:
        uncover(page)
        cross_as(page, pairs[shown_seat(page)])
    told = page.locator(".tabs-area li", has_text="is the first to close a territory: villa, 9 points")
    expect(told).to_have_count(2)
    send(page, record.entries[last + 1 :])
    expect(page.locator("dialog .tie")).to_contain_text("so they share the win")
    villa = page.locator("dialog tbody tr", has_text="villa").locator("td").all_inner_texts()
    assert villa.count("9 ★") == 2


def shared_closing(record: Record) -> tuple[int, int]:
    """From the first to the last entry of the second action in which two close the same territory."""
    state = pomezi.GAMES["border"].new(record.setup)
    began = 0
    for number, entry in enumerate(record.entries):
        was_crossing = state.view(-1)["phase"] == "cross"
        events = pomezi.play(state, entry.seat, entry.notation)
        closed = [event.facts["territory"] for event in events if event.kind == "closed-first"]
        if was_crossing and len(closed) > len(set(closed)):
            return began, number
        if not was_crossing and state.view(-1)["phase"] == "cross":
            began = number + 1
    raise AssertionError("no such second action")


def send(page: Page, entries: Sequence[Entry]) -> None:
    """Plays recorded actions for the seats of this screen while it looks elsewhere."""
    here = page.url
    address, _, table = here.partition("#/table/")
    page.goto("about:blank")
    for entry in entries:
        answer = page.context.request.post(
            f"{address}api/tables/{table}/commands?seat={entry.seat}",
            data={"do": "play", "action": entry.notation, "seq": 1_000_000},
        ).json()
        assert answer["is"] == "done", (entry, answer)
    page.goto(here)


def shown_seat(page: Page) -> int:
    marks = page.locator(".player small").all_inner_texts()
    return next(seat for seat, mark in enumerate(marks) if mark.strip() == "you")


def cross_as(page: Page, notations: Sequence[str]) -> None:
    for number, notation in enumerate(notations):
        if notation == "done":
            page.locator(DOOR).click()
        else:
            page.locator(f'.spot[data-cell="{notation.split()[1]}"]').click()
            expect(page.locator(".land .x.secret")).to_have_count(number + 1)


def test_every_screen_is_readable_day_and_night_and_fits_a_phone(visitor: Come) -> None:
    page = visitor(locale="cs-CZ").page()
    after_a_roll(page)
    assert faults(page, board=True) == [], "dice"
    page.locator(".tray [aria-expanded]").click()
    page.wait_for_selector("[data-chance]")
    assert faults(page, board=True) == [], "chances"
    page.locator(".tray [aria-expanded]").click()
    page.locator(".mini").first.click()
    page.wait_for_selector("dialog .large")
    assert faults(page, board=True) == [], "enlarged"
    page.goto(page.url.split("#")[0] + "#/rules/border")
    page.wait_for_selector("main section li")
    assert faults(page) == [], "rules"
