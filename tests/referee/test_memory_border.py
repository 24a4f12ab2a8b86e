"""What a seat at The Border imagines agrees with all it was told; more by
`python -m tests.referee.memory_border`."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

from pomezi import GAMES, Event, Setup, State, play, seeded
from pomezi.core.events import told
from tests.referee.memory_border import BorderNotes, setups
from tests.referee.remember import samples

DICE = ["green", "red", "orange", "orange", "orange"]
SETUP = Setup(3, "5", "pomezi", {"start": 0, "boards": "dabc"}, {"dice": [*DICE, "blue"]})


def test_nothing_imagined_contradicts_what_was_told() -> None:
    imagined = list(islice(samples(GAMES["border"], setups, BorderNotes, seeded("1")), 600))
    assert len(imagined) == 600


def test_notes_see_through_a_position_that_cannot_be() -> None:
    """A die, a cross or a player that cannot be so: the checker itself can fail."""
    state, events = _a_round_with_one_done()
    notes = BorderNotes(GAMES["border"].new(SETUP).view(2))
    notes.hear(told(events, 2))
    dump: Any = json.loads(json.dumps(state.dump()))
    assert notes.doubt(dump) == ""
    assert "dice" in notes.doubt({**dump, "dice": ["blue"] * 5})
    assert "waiting" in notes.doubt({**dump, "waiting": [1, 2]})
    assert "something else" in notes.doubt(_moved(dump, 1, "c84", "crossed"))
    assert "lost" in notes.doubt(_moved(dump, 1, "c84", "gone"))
    assert "I crossed" in notes.doubt(_moved(dump, 2, "c84", "hidden"))
    assert "could not cross" in notes.doubt(_moved(dump, 1, "c40", "hidden"))


def test_all_that_may_be_is_imagined_and_no_more() -> None:
    """Of a rival who has finished: nothing, one cross, or a chain; the dice to come are nobody's."""
    state, _ = _a_round_with_one_done()
    rng = seeded("2")
    dumps: list[Any] = [state.determinize(2, rng).dump() for _ in range(600)]
    hidden = {tuple(dump["players"][1]["hidden"]) for dump in dumps}
    assert {(), ("c1",), ("c10",), ("c84",), ("c84", "c83"), ("c1", "c2")} - hidden == {("c1", "c2")}
    assert all(dump["fixed_dice"] == [] and dump["rng"] != state.dump()["rng"] for dump in dumps)


def _a_round_with_one_done() -> tuple[State, list[Event]]:
    """Seat 0 leaves all dice; seat 1, on board a, has crossed two cells and finished; seat 2 is to begin."""
    state = GAMES["border"].new(SETUP)
    events = [event for text in ("roll 1,2,3,4,5", "keep", "done") for event in play(state, 0, text)]
    for text in ("cross c84 orange", "cross c83 orange", "done"):
        events += play(state, 1, text)
    return state, events


def _moved(dump: Any, seat: int, cell: str, pile: str) -> Any:
    """The same dump with a cell of a seat in another pile."""
    players = [dict(player) for player in dump["players"]]
    for name in ("crossed", "hidden", "open"):
        players[seat][name] = [other for other in players[seat][name] if other != cell]
    if pile != "gone":
        players[seat][pile] = [*players[seat][pile], cell]
    return {**dump, "players": players}
