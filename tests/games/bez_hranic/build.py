"""Builders for tests: games whose cards are fixed, jumps to a round, players told in one line."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from pomezi import GAMES, Event, IllegalAction, Refusal, Setup, play, seats_in
from pomezi.core.game import OptionValue
from pomezi.games.bez_hranic.edition import Edition, load_edition
from pomezi.games.bez_hranic.state import BezHranicState

GAME = GAMES["bez_hranic"]
EUROPE: Edition = load_edition("europe")
USA: Edition = load_edition("usa")
CARDS_OF_ROUND = (0, 8, 8, 8, 8, 9, 9, 9)


def new(
    seats: int = 3,
    edition: str = "europe",
    deck: Sequence[str] = (),
    final: Sequence[str] = (),
    seed: str = "1",
    rules: int = 0,
    **options: OptionValue,
) -> BezHranicState:
    piles = {"deck": deck, "final": final}
    fixed = {pile: cards for pile, cards in piles.items() if cards}
    state = GAME.new(Setup(seats, seed, edition, options, fixed, rules))
    assert isinstance(state, BezHranicState)
    return state


def at_round(
    number: int,
    offer: Sequence[str],
    middle: Sequence[str],
    seats: int = 3,
    edition: str = "europe",
    seed: str = "1",
    **options: OptionValue,
) -> BezHranicState:
    """A game in which this round's offer and middle have just been turned up, or lie to be opened."""
    deck, final = stacked_for(number, offer, middle, edition)
    state = new(seats, edition, deck, final, seed, 0, **options)
    finish_rounds(state, number - 1)
    everybody_ready(state)
    if not state.hidden_choice:
        deal_all(state)
    return state


def stacked_for(
    number: int, offer: Sequence[str], middle: Sequence[str], edition: str = "europe"
) -> tuple[Sequence[str], Sequence[str]]:
    """The fixed cards (deck, final) that bring these cards in this round. A short offer is filled up."""
    states = load_edition(edition).states
    others = [slug for slug in states if slug not in offer and slug not in middle]
    cards = [*offer, *others[: 7 - len(offer)], *middle]
    assert len(cards) == CARDS_OF_ROUND[number]
    if number == 7:
        return (), cards
    return [*[slug for slug in states if slug not in cards][: sum(CARDS_OF_ROUND[:number])], *cards], ()


def everybody_ready(state: BezHranicState) -> list[Event]:
    events: list[Event] = []
    for seat in seats_in(state.actors()):
        events += play(state, seat, "ready")
    return events


def deal_all(state: BezHranicState) -> list[Event]:
    """Deals the seven cards, after which the middle turns up."""
    events: list[Event] = []
    for _ in range(7):
        events += play(state, int(state.dealer), "deal")
    return events


def finish_rounds(state: BezHranicState, count: int) -> None:
    """Plays so many rounds with default actions; ends in the evaluation of the last one."""
    for _ in range(count):
        everybody_ready(state)
        finish_round(state)


def finish_round(state: BezHranicState) -> None:
    """Default actions until the map lies open again."""
    while state.view(-1)["phase"] in ("deal", "choose"):
        seat = seats_in(state.actors())[0]
        state.apply(seat, state.default_action(seat))


def with_money(state: BezHranicState, *euros: int) -> BezHranicState:
    """The same position with other purses."""
    dump: Any = json.loads(json.dumps(state.dump()))
    for player, euro in zip(dump["players"], euros, strict=True):
        player["money"] = euro
    changed = GAME.load(dump)
    assert isinstance(changed, BezHranicState)
    return changed


def race(state: BezHranicState, script: str) -> list[Event]:
    """`0 gb, 1 hu, 2 40`: who places where, in order of arrival. With two colours `0 red gb`."""
    events: list[Event] = []
    for entry in script.split(", "):
        seat, where = entry.split(" ", 1)
        events += play(state, int(seat), f"place {where}")
    return events


def refused(state: BezHranicState, seat: int, notation: str) -> Refusal:
    """The refusal of an action, which must change nothing."""
    before = state.dump()
    try:
        play(state, seat, notation)
    except IllegalAction as error:
        assert state.dump() == before
        return error.refusal
    raise AssertionError(f"{notation} was not refused")


def view(state: BezHranicState, seat: int = -1) -> Mapping[str, Any]:
    return state.view(seat)


def bills(state: BezHranicState) -> dict[str, Mapping[str, Any]]:
    """The bills of the evaluation by colour."""
    return {bill["colour"]: bill for bill in view(state)["evaluation"]["bills"]}


def prices(state: BezHranicState) -> list[int]:
    """The prices of the evaluation in the order of the colours."""
    return [int(bill["price"]) for bill in bills(state).values()]


def stacks(state: BezHranicState, seat: int = -1) -> dict[str, list[str]]:
    """Non-empty stacks by place."""
    return {str(field["place"]): field["stack"] for field in view(state, seat)["fields"] if field["stack"]}


def money(state: BezHranicState) -> list[int]:
    return state.scores()


def keys_in(value: object) -> set[str]:
    """Every key of a view, however deep."""
    if isinstance(value, Mapping):
        return {str(key) for key in value} | {key for item in value.values() for key in keys_in(item)}
    if isinstance(value, list):
        return {key for item in value for key in keys_in(item)}
    return set()
