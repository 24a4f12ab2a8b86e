"""The deals of the day, by two people in two browsers: sealed before, ranked after, a line to share."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import Watched, play_out, play_the_day, see_result

Come = Callable[..., Watched]
FIVE = ("limes", "border", "ticket_to_ride", "bez_hranic", "eighty_days")


def go(page: Page, place: str) -> None:
    page.goto(page.url.split("#")[0] + place)


def begin(page: Page, game: str) -> str:
    """Presses "Play" on the front page; the place of the table."""
    play_the_day(page, game)
    page.wait_for_url("**/#/table/*")
    return "#" + page.url.split("#")[1]


@pytest.mark.parametrize("game", FIVE)
@pytest.mark.people
def test_a_deal_of_the_day_is_sealed_then_ranked_then_shared(visitor: Come, game: str) -> None:
    hers, his = visitor().page(), visitor().page()
    her_table = begin(hers, game)
    play_out(hers)
    see_result(hers)
    expect(hers.locator(".daily-end .rank")).to_contain_text("No. ")

    go(his, her_table)
    expect(his.get_by_role("heading", name="Sealed")).to_be_visible()
    go(his, f"#/daily/{game}")
    expect(his.locator(".results")).to_have_count(0)
    go(his, "#/")
    his_table = begin(his, game)
    go(his, her_table)
    expect(his.get_by_role("heading", name="Sealed")).to_be_visible()

    go(his, his_table)
    play_out(his)
    see_result(his)
    for page, their_table in ((hers, his_table), (his, her_table)):
        go(page, f"#/daily/{game}")
        page.reload()
        expect(page.locator(".results li.mine")).to_have_count(1)
        assert page.locator(".results li").count() >= 2
        expect(page.locator("figure svg rect.mine")).to_have_count(1)
        shared = page.locator("pre").inner_text()
        assert "■" in shared
        assert "point" not in shared
        go(page, their_table)
        expect(page.get_by_role("heading", name="Sealed")).to_have_count(0)
        see_result(page)


def ask(page: Page, command: dict[str, object]) -> dict[str, object]:
    """Something of the table on the page, past its buttons."""
    return dict(
        page.evaluate(
            """(command) => fetch(`api/tables/${location.hash.split('/').at(-1)}/commands`,
                {method: 'POST', body: JSON.stringify(command)}).then((answer) => answer.json())""",
            command,
        )
    )


def has_no_rank(page: Page, game: str) -> None:
    go(page, f"#/daily/{game}")
    page.reload()
    expect(page.locator(".mine .rank").first).to_have_text("Over, without a rank")
    expect(page.locator(".results li.mine")).to_have_count(0)


@pytest.mark.parametrize("game", FIVE)
@pytest.mark.people
def test_a_hinted_a_second_and_a_try_that_a_bot_has_finished_rank_nowhere(visitor: Come, game: str) -> None:
    page = visitor().page()
    begin(page, game)
    page.wait_for_selector(".player")
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    assert ask(page, {"do": "hint"})["code"] == "no-hints", "nor past the buttons"
    assert ask(page, {"do": "seat-bot", "seat": 0, "bot": "tourist"})["is"] == "done"
    see_result(page)
    expect(page.locator(".daily-end")).to_contain_text("has no rank")
    has_no_rank(page, game)
    page.get_by_role("button", name="Play it for practice").click()
    page.wait_for_url("**/#/table/*")
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(1)
    assert ask(page, {"do": "hint"})["is"] == "hinted"
    play_out(page)
    see_result(page)
    expect(page.locator(".daily-end")).to_contain_text("Practice")
    has_no_rank(page, game)
