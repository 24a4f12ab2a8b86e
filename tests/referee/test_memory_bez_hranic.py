"""What a seat at Bez hranic imagines agrees with what it heard; more by `tests.referee.memory_bez_hranic`."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import pytest

from pomezi import GAMES, Setup, State, play, seeded
from tests.referee.memory_bez_hranic import BezHranicNotes, setups
from tests.referee.remember import samples

GAME = GAMES["bez_hranic"]


@pytest.mark.rule("BH-29")
def test_nothing_imagined_contradicts_what_was_told() -> None:
    imagined = list(islice(samples(GAME, setups, BezHranicNotes, seeded("1")), 500))
    assert len(imagined) == 500


def hidden() -> tuple[State, BezHranicNotes]:
    """Three by correspondence in round 1: the first two have placed, the second is asked."""
    state = GAME.new(Setup(3, "5", options={"correspondence": True}))
    notes = BezHranicNotes(state.view(1))
    for seat, text in [(0, "ready"), (1, "ready"), (2, "ready"), (0, "open"), (1, "open")]:
        notes.hear([event.seen_by(1) for event in play(state, seat, text)])
    for seat in (0, 1):
        notes.hear([event.seen_by(1) for event in play(state, seat, "place 40")])
    return state, notes


def test_notes_see_through_a_position_that_cannot_be() -> None:
    """The checker itself can fail: a wrong card, a token of mine elsewhere, another order of arrival."""
    state, notes = hidden()
    dump: Any = json.loads(json.dumps(state.dump()))
    assert notes.doubt(dump) == ""
    assert "edition" in notes.doubt({**dump, "deck": dump["deck"][:-1]})
    assert "offer" in notes.doubt({**dump, "offer": dump["offer"][::-1]})
    first, second = dump["arrived"]
    assert "came from" in notes.doubt({**dump, "arrived": [second, first]})
    assert "I placed" in notes.doubt({**dump, "arrived": [first, f"yellow {dump['offer'][0]}"]})
    assert "stacks" in notes.doubt({**dump, "stacks": {"40": ["yellow", "red"]}})
    assert "purses" in notes.doubt({**dump, "players": [{"money": 0}] * 3})


def test_whose_token_came_first_is_remembered() -> None:
    """What lies under mine came before mine."""
    state, _ = hidden()
    rng = seeded("2")
    dumps: list[Any] = [state.determinize(1, rng).dump() for _ in range(200)]
    assert {tuple(dump["stacks"]["40"]) for dump in dumps} == {("red", "yellow"), ("yellow",)}
    assert len({dump["arrived"][0] for dump in dumps}) == 8  # the first may have placed anywhere
