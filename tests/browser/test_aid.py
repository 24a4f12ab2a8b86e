"""The card beside the board: what everybody has at a wooden table, in every game, folded as it was left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import pomezi
from pomezi.games.eighty_days import EightyDays
from pomezi.games.ticket_to_ride import TicketToRide
from tests.browser.house import DESK, PHONE, Watched
from tests.browser.travel import new_table
from tools.tablecards import numbers

Come = Callable[..., Watched]
# What the engine says, and what somebody reads of it on the card.
TOLD: dict[str, Callable[[dict[str, Any]], list[object]]] = {
    "ticket_to_ride": lambda found: [*TicketToRide().facts()["points"][1:], found["longest"]],
    "bez_hranic": lambda found: [
        *(f"€{found[price]}" for price in ("crossing", "neighbour", "under", "forty")),
        *(f"+€{income}" for income in found["income"][1] if income),
    ],
    "limes": lambda found: [*(f"{least} and more" for least in found["ranks"].values() if least)],
    "border": lambda found: [f"{found['dice']} dice", f"{found['closed_to_end']} territories"],
    "eighty_days": lambda found: [
        *(f"{n}×" for colour in EightyDays().facts()["tokens"].values() for n in colour.values()),
        f"{found['detective']} days",
    ],
}


def come_to(page: Page, game: str) -> None:
    seats = pomezi.GAMES[game].seats[0]
    new_table(page, "me", *["greedy" if game != "limes" else "me"] * (seats - 1), game=game)
    page.wait_for_selector("main.board")


@pytest.mark.parametrize("game", list(pomezi.GAMES))
def test_the_card_says_what_the_engine_counts(visitor: Come, game: str) -> None:
    page = visitor(size=DESK).page()
    come_to(page, game)
    card = page.locator(".aid .card")
    expect(card).to_be_visible()
    said = card.inner_text()
    for wanted in TOLD[game](numbers()[game]):
        assert str(wanted) in said, (wanted, said)


def test_a_folded_card_stays_folded_in_its_own_game_alone(visitor: Come) -> None:
    page = visitor(size=DESK).page()
    come_to(page, "limes")
    expect(page.locator(".aid .card")).to_be_visible()
    page.locator(".aid summary").click()
    expect(page.locator(".aid .card")).to_have_count(0)
    page.reload()
    expect(page.locator(".aid summary")).to_be_visible()
    expect(page.locator(".aid .card")).to_have_count(0)
    come_to(page, "border")
    expect(page.locator(".aid .card")).to_be_visible()


@pytest.mark.parametrize("game", list(pomezi.GAMES))
def test_on_a_phone_a_tab_beside_the_players_opens_it(visitor: Come, game: str) -> None:
    page = visitor(size=PHONE, touch=True, locale="cs-CZ").page()
    come_to(page, game)
    page.locator(".aid-tab").tap()
    expect(page.locator("dialog .card")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
