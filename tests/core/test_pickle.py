"""Values of the engine travel between processes, interpreted and compiled."""

from __future__ import annotations

import pickle

import pytest

from pomezi import (
    Event,
    IllegalAction,
    NotationError,
    Option,
    PomeziError,
    Refusal,
    Setup,
    SetupError,
    seeded,
)
from pomezi.bots.bot import Choice, Opinion
from pomezi.bots.reason import Reason
from pomezi.core.errors import DumpError, EditionError, RecordError
from pomezi.core.race import Press

REFUSAL = Refusal("not-now", {"phase": "main"})


@pytest.mark.parametrize(
    "value",
    [
        Setup(3, "5eed", "usa", {"fresh": True}, {"dice": ["1", "2"]}),
        Option("fresh", (False, True)),
        REFUSAL,
        Choice(7, 350),
        Opinion(7, 40, 0.55, 3.5),
        Reason("brings-points", {"points": 7}, is_secret=True),
        Press(2, "place hu", 812, 5, 9000),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_value_arrives_as_it_left(value: object) -> None:
    assert pickle.loads(pickle.dumps(value)) == value


def test_an_event_and_a_stream_of_chance_arrive_as_they_left() -> None:
    event = pickle.loads(pickle.dumps(Event("claimed", {"route": "a-b"}, 1, {"cards": 3}, private=True)))
    assert (event.kind, event.facts, event.owner, event.secret) == (
        "claimed",
        {"route": "a-b"},
        1,
        {"cards": 3},
    )
    rng = seeded("5eed")
    again = pickle.loads(pickle.dumps(rng))
    assert [again.word() for _ in range(5)] == [rng.word() for _ in range(5)]


@pytest.mark.parametrize(
    "error",
    [
        *(kind(REFUSAL) for kind in (IllegalAction, SetupError, EditionError, DumpError, RecordError)),
        NotationError("bad-word", "claim x", 6, "a route"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_brings_its_reason_along(error: PomeziError) -> None:
    arrived = pickle.loads(pickle.dumps(error))
    assert type(arrived) is type(error)
    assert arrived.refusal == error.refusal
    assert str(arrived) == str(error) == str(error.refusal)
