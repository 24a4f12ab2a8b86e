"""What a notebook shows: help, signatures, positions at a glance; compiled as well as interpreted."""

from __future__ import annotations

import copy
import inspect

import pytest

import pomezi
from pomezi import GAMES, Game, Record, Rng, Setup, State, play
from pomezi.bots.bot import Bot, Glimpse


@pytest.mark.parametrize("thing", [State, Game, Record, Bot, Glimpse, play, State.view, Game.new, Bot.choose])
def test_everything_public_explains_itself(thing: object) -> None:
    assert len(inspect.getdoc(thing) or "") > 20


def test_signatures_are_there() -> None:
    assert list(inspect.signature(play).parameters) == ["state", "seat", "text"]
    assert "seat" in str(inspect.signature(State.view))
    assert "n" in str(inspect.signature(Rng.below))


@pytest.mark.parametrize("key", GAMES)
def test_a_position_can_be_read_at_a_glance(key: str) -> None:
    state = GAMES[key].new(Setup(GAMES[key].seats[0], "1"))
    shown = repr(state)
    assert type(state).__name__ in shown
    assert "acting" in shown
    assert str(state.scores()) in shown
    pomezi.playout(state, pomezi.seeded("1"))
    assert "over" in repr(state)


@pytest.mark.parametrize("twin_of", [copy.copy, copy.deepcopy])
def test_a_copy_is_a_clone(twin_of: type) -> None:
    state = GAMES["limes"].new(Setup(1, "1"))
    before = state.dump()
    twin = twin_of(state)
    pomezi.playout(twin, pomezi.seeded("1"))
    assert state.dump() == before
