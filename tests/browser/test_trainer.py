"""The map trainer, and the review that sends people there."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from pomezi.games.bez_hranic.edition import load_edition
from tests.browser.house import PHONE, Watched, axe, faults
from tests.browser.travel import new_table, play_until
from tools import trainer

Come = Callable[..., Watched]
KINDS = ("find", "borders", "neighbours", "cheapest", "ways")
KNOWN = {
    key: json.loads((trainer.FOLDER / f"known-{key}.json").read_text(encoding="utf-8"))
    for key in trainer.EDITIONS
}


def asked(page: Page) -> list[str]:
    return str(page.locator("[data-question]").get_attribute("data-question")).split(" ")


def borders(a: str, b: str, edition: str = "europe") -> int:
    known = KNOWN[edition]
    return trainer.SIGNS.index(known["crossings"][known["states"].index(a)][known["states"].index(b)])


def neighbours(state: str, edition: str = "europe") -> list[str]:
    known = KNOWN[edition]
    return [
        known["states"][trainer.SIGNS.index(sign)]
        for sign in known["neighbours"][known["states"].index(state)]
    ]


def answer(page: Page, rightly: bool = True) -> None:
    """Whatever is asked, in the way it is asked."""
    kind, first, *rest = asked(page)
    if kind == "find":
        other = next(state for state in ("de", "pl", "fr") if state != first)
        page.locator(f'[data-node^="{first if rightly else other}"]').first.press("Enter")
    elif kind == "borders":
        count = borders(first, rest[0])
        page.locator(f'[data-choice="{count if rightly else count % 3 + 1}"]').click()
    elif kind == "neighbours":
        for state in neighbours(first) if rightly else ["it" if first != "it" else "pt"]:
            name_state(page, state)
        page.locator(".check").click()
    else:
        choose_price(page, rightly)


def name_state(page: Page, state: str) -> None:
    """By its whole name, and of those found the one that is meant."""
    names = page.evaluate("() => navigator.language")
    name = load_edition("europe").names("cs" if str(names).startswith("cs") else "en")[f"state-{state}"]
    page.locator("form input").fill(name)
    page.locator(f'[data-found="{state}"]').click()


def choose_price(page: Page, rightly: bool) -> None:
    """Tries a choice that is known to be cheapest, or to be dear."""
    kind, start, *_ = asked(page)
    known = KNOWN["europe"]
    at = {state: number for number, state in enumerate(known["states"])}

    def price(choice: str) -> int:
        if choice == "40":
            return int(known["forty"])
        if kind == "cheapest":
            return 10 * trainer.SIGNS.index(known["prices"][at[start]][at[choice]])
        low, high = sorted(at[state] for state in choice.split("+"))
        place = trainer.pairs(at[start]).index((low, high))
        return 10 * trainer.SIGNS.index(known["pairs"][at[start]][place])

    choices = [str(each.get_attribute("data-choice")) for each in page.locator("[data-choice]").all()]
    wanted = sorted(choices, key=price)[0 if rightly else -1]
    page.locator(f'[data-choice="{wanted}"]').click()


def verdict(page: Page) -> str | None:
    return page.locator(".verdict").get_attribute("data-right")


def test_every_exercise_knows_right_from_wrong_and_shows_it_on_the_map(visitor: Come) -> None:
    page = visitor().page("#/trainer")
    for kind in KINDS:
        page.locator(f'[data-kind="{kind}"]').click()
        assert asked(page)[0] == kind
        answer(page)
        assert verdict(page) == "true", kind
        expect(page.locator(".map [data-node]").first).to_be_visible()
        expect(page.locator(".next")).to_be_focused()
        page.keyboard.press("Enter")
        answer(page, rightly=False)
        assert verdict(page) == "false", kind
    score = page.locator(".results b").inner_text()
    assert score == "5 of 10 right"
    page.reload()
    expect(page.locator(".results b")).to_have_text(score)
    page.locator('[data-edition="usa"]').click()
    expect(page.locator(".results b")).to_have_text("0 of 0 right")


def test_a_missed_question_comes_again_when_it_is_due(visitor: Come) -> None:
    page = visitor().page()
    page.clock.install()
    page.locator('.poster a[href="#/trainer"]').click()
    page.locator('[data-kind="borders"]').click()
    weak = asked(page)
    answer(page, rightly=False)
    expect(page.locator("[data-weak]")).to_have_count(1)
    page.locator(".next").click()
    assert asked(page) != weak
    page.clock.fast_forward("02:00")
    answer(page)
    page.locator(".next").click()
    assert asked(page) == weak
    expect(page.locator(".again")).to_be_visible()


def test_all_of_it_works_offline_once_loaded(visitor: Come) -> None:
    home = visitor()
    page = home.page("#/trainer")
    page.wait_for_selector("[data-question]")
    page.wait_for_load_state("networkidle")
    sent: list[str] = []
    home.context.set_offline(True)
    page.on("request", lambda request: sent.append(request.url))
    for edition in ("usa", "europe"):
        page.locator(f'[data-edition="{edition}"]').click()
        for kind in KINDS:
            page.locator(f'[data-kind="{kind}"]').click()
            page.wait_for_selector(f'[data-question^="{kind}"]')
    answer(page)
    assert verdict(page) == "true"
    page.locator('[data-mode="known"]').click()
    expect(page.locator("[data-group]")).to_have_count(3)
    page.locator('[data-mode="daily"]').click()
    answer(page)
    assert verdict(page) == "true"
    assert [url for url in sent if not url.endswith("/api/tables")] == [], (
        "only my own tables are asked after"
    )
    home.context.set_offline(False)


def test_the_ten_of_the_day_are_the_same_for_everybody_and_played_once(visitor: Come) -> None:
    first = visitor(locale="cs-CZ").page("#/trainer")
    second = visitor().page("#/trainer")
    rounds: list[list[list[str]]] = []
    for page in (first, second):
        page.locator('[data-mode="daily"]').click()
        rounds.append([])
        for number in range(10 if page is first else 2):
            rounds[-1].append(asked(page))
            answer(page, rightly=number != 3)
            page.locator(".next").click()
    assert rounds[0][:2] == rounds[1]
    expect(first.locator("[data-daily]")).to_have_attribute("data-daily", "9")
    first.reload()
    first.locator('[data-mode="daily"]').click()
    expect(first.locator("[data-daily]")).to_contain_text("správně 9 z 10")


def test_a_minute_against_the_clock(visitor: Come) -> None:
    page = visitor().page()
    page.clock.install()
    page.locator('.poster a[href="#/trainer"]').click()
    page.locator('[data-mode="clock"]').click()
    page.locator('[data-kind="borders"]').click()
    page.locator("[data-start]").click()
    for rightly in (True, False, True):
        answer(page, rightly)
    expect(page.locator(".clock")).to_have_attribute("data-score", "2")
    page.clock.run_for(61_000)
    expect(page.locator(".clock h2")).to_contain_text("2 right answers")
    expect(page.locator("[data-question]")).to_have_count(0)


def test_what_i_know_is_drawn_on_the_map_and_fades(visitor: Come) -> None:
    page = visitor(size=PHONE).page()
    page.clock.install()
    page.locator('.poster a[href="#/trainer"]').click()
    page.locator('[data-kind="neighbours"]').click()
    state = asked(page)[1]
    answer(page)

    def tone() -> float:
        page.locator('[data-mode="practise"]').click()
        page.locator('[data-mode="known"]').click()
        return float(page.locator(f'[data-node^="{state}"]').first.get_attribute("data-tone") or -1)

    assert tone() == 1
    expect(page.locator('[data-group="well"]')).to_have_attribute("data-count", "1")
    page.clock.fast_forward(40 * 24 * 3600 * 1000)
    assert 0 < tone() < 0.8
    expect(page.locator('[data-group="fading"]')).to_have_attribute("data-count", "1")


def test_a_review_sends_what_was_missed_to_the_trainer(visitor: Come) -> None:
    page = visitor().page()
    new_table(page, "me", "explorer")
    for number in range(1, 7):
        play_until(page, "ready", number)
        page.locator(".pages button").first.click()
        expect(page.locator("[data-worth] b")).to_have_count(8)
        printed = [int(re.sub(r"\D", "", text)) for text in page.locator("[data-worth] b").all_inner_texts()]
        assert f"€{min(printed)}" in page.locator(".hindsight .verdict").inner_text()
        if page.locator("[data-practise]").count():
            break
        page.locator("[data-ready]").click()
    page.locator("[data-practise]").click()
    expect(page.locator(".hindsight .sent")).to_contain_text("in the trainer")
    middle = page.evaluate("() => JSON.parse(localStorage.getItem('pomezi.trainer.inbox')).europe")
    page.goto(page.url.split("#")[0] + "#/trainer")
    expect(page.locator("[data-question]")).to_be_visible()
    assert asked(page)[0] == "borders"
    assert asked(page)[1:] in middle
    expect(page.locator(".again")).to_be_visible()


def test_the_trainer_by_keyboard_alone(visitor: Come) -> None:
    page = visitor().page("#/trainer")
    page.locator('[data-kind="find"]').click()
    page.locator('svg [role="button"][tabindex="0"]').focus()
    here = page.evaluate("document.activeElement.dataset.node")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.node") != here
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_be_visible()
    page.locator('[data-kind="borders"]').press("Enter")
    page.keyboard.press("2")
    expect(page.locator(".next")).to_be_focused()


def test_the_trainer_is_readable_and_fits_a_phone(visitor: Come) -> None:
    page = visitor(locale="cs-CZ").page("#/trainer")
    for kind in KINDS:
        page.locator(f'[data-kind="{kind}"]').click()
        if kind in ("find", "neighbours"):
            assert axe(page) == [], kind
        answer(page, rightly=False)
        page.wait_for_selector(".verdict")
        if kind in ("neighbours", "ways"):
            assert faults(page) == [], kind
    page.locator('[data-mode="known"]').click()
    assert faults(page) == [], "known"
    page.locator('[data-mode="clock"]').click()
    assert axe(page) == [], "clock"
