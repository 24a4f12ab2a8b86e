"""The protocol with a game small enough to see through: whoever says stop last has lost."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pomezi import (
    DumpError,
    Event,
    IllegalAction,
    NotationError,
    Refusal,
    Rng,
    State,
    play,
    playout,
    seats_in,
    seeded,
)
from pomezi.core.dump import Reader
from pomezi.core.events import told
from pomezi.core.state import actor_refusal


class Nim(State):
    """Three seats take 1 or 2 from a heap; a state written in plain Python works beside compiled ones."""

    def __init__(self, heap: int) -> None:
        self.heap = heap
        self.turn = 0

    def clone(self) -> Nim:
        twin = Nim(self.heap)
        twin.turn = self.turn
        return twin

    def actors(self) -> int:
        return 1 << self.turn if self.heap else 0

    def pace(self) -> int:
        return 0

    def fill_actions(self, seat: i64, buffer: vec[i64]) -> i64:
        count = min(2, self.heap)
        for i in range(count):
            buffer[i] = i + 1
        return count

    def apply(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        self.heap -= action
        self.turn = (self.turn + 1) % 3
        if events is not None:
            events.append(Event("took", {"seat": seat}, seat, {"count": action}))

    def scores(self) -> list[int]:
        return [0, 0, 0]

    def places(self) -> list[int]:
        return [1, 1, 1]

    def knowledge(self) -> int:
        return 0

    def refusal(self, seat: int, action: int) -> Refusal | None:
        reason = actor_refusal(self, seat, 3)
        return reason or (
            None if 1 <= action <= min(2, self.heap) else Refusal("bad-count", {"count": action})
        )

    def default_action(self, seat: int) -> int:
        return 1

    def view(self, seat: int) -> Mapping[str, object]:
        return {"heap": self.heap}

    def redeal(self, rng: Rng) -> Nim:
        return self.clone()

    def determinize(self, seat: int, rng: Rng) -> Nim:
        return self.clone()

    def write(self, action: int) -> str:
        return f"take {action}"

    def read(self, text: str) -> int:
        verb, _, number = text.partition(" ")
        if verb != "take" or not number.isdecimal():
            raise NotationError("unknown-verb", text, 0, "take 1")
        return int(number)

    def dump(self) -> Mapping[str, object]:
        return {"heap": self.heap, "turn": self.turn}


def test_play_reads_checks_applies_and_tells() -> None:
    state = Nim(3)
    (event,) = play(state, 0, "take 2")
    assert state.heap == 1
    assert event.seen_by(0) == {"kind": "took", "seat": 0, "own": True, "count": 2}
    assert event.seen_by(1) == event.seen_by(-1) == {"kind": "took", "seat": 0}
    assert "took" in repr(event)


def test_of_a_private_event_nobody_but_its_owner_hears() -> None:
    events = [Event("took", {"seat": 0}), Event("peeked", {"seat": 1, "card": "red"}, 1, private=True)]
    assert told(events, 1) == [
        {"kind": "took", "seat": 0},
        {"kind": "peeked", "seat": 1, "card": "red"},
    ]
    assert told(events, 0) == told(events, -1) == [{"kind": "took", "seat": 0}]


def test_text_that_is_no_action_says_where_and_what_was_expected() -> None:
    state = Nim(3)
    with pytest.raises(NotationError) as caught:
        play(state, 0, "grab 2")
    assert (caught.value.text, caught.value.position) == ("grab 2", 0)
    assert caught.value.refusal.facts["word"] == "grab"
    assert caught.value.refusal.facts["expected"] == "take 1"
    assert state.heap == 3


@pytest.mark.parametrize(("seat", "code"), [(1, "not-your-turn"), (3, "no-such-seat"), (-1, "no-such-seat")])
def test_a_seat_out_of_turn_is_refused_and_nothing_changes(seat: int, code: str) -> None:
    state = Nim(3)
    with pytest.raises(IllegalAction) as caught:
        play(state, seat, "take 1")
    assert caught.value.refusal.code == code
    assert state.dump() == {"heap": 3, "turn": 0}


def test_an_illegal_action_carries_its_refusal_into_the_message() -> None:
    with pytest.raises(IllegalAction, match=r"bad-count \(count: 5\)"):
        play(Nim(3), 0, "take 5")
    assert str(Refusal("game-over")) == "game-over"


def test_legal_actions_are_for_actors_alone() -> None:
    state = Nim(1)
    assert state.legal_actions(0) == [1]
    assert state.legal_actions(1) == state.legal_actions(-1) == []


def test_a_playout_goes_to_the_end_and_counts() -> None:
    state = Nim(10)
    assert 5 <= playout(state, seeded("1")) <= 10
    assert state.actors() == 0
    refusal = state.refusal(0, 1)
    assert refusal is not None
    assert refusal.code == "game-over"


def test_seats_in_a_mask_come_in_order() -> None:
    assert seats_in(0b10110) == [1, 2, 4]
    assert seats_in(0) == []


DUMP: Mapping[str, object] = {"phase": "main", "players": [{"hand": {"red": 2}}], "deck": ["red"], "turn": 1}


def test_a_reader_hands_out_what_a_dump_holds() -> None:
    reader = Reader(DUMP)
    assert reader.choice("phase", known=("choose", "main")) == 1
    assert list(reader.counts("players", 0, "hand", known=("blue", "red"))) == [0, 2]
    assert reader.words("deck") == ["red"]
    assert reader.keys("players", 0) == ["hand"]


@pytest.mark.parametrize(
    ("ask", "code", "place"),
    [
        (lambda r: r.word("colour"), "dump-missing", "colour"),
        (lambda r: r.at("players", 1), "dump-missing", "players[1]"),
        (lambda r: r.word("turn"), "dump-bad-value", "turn"),
        (lambda r: r.number("turn", least=2), "dump-bad-value", "turn"),
        (lambda r: r.number("phase", least=0), "dump-bad-value", "phase"),
        (lambda r: r.choice("phase", known=("over",)), "dump-unknown", "phase"),
        (lambda r: r.items("phase"), "dump-bad-value", "phase"),
        (lambda r: r.words("players"), "dump-bad-value", "players"),
        (lambda r: r.keys("deck"), "dump-bad-value", "deck"),
        (lambda r: r.counts("players", 0, "hand", known=("blue",)), "dump-unknown", "players[0].hand"),
    ],
)
def test_a_reader_names_the_place_of_a_fault(ask: object, code: str, place: str) -> None:
    assert callable(ask)
    with pytest.raises(DumpError) as caught:
        ask(Reader(DUMP))
    assert (caught.value.refusal.code, caught.value.refusal.facts["place"]) == (code, place)
