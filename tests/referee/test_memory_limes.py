"""What a seat at Limes imagines agrees with what it was told; more by `tests.referee.memory_limes`."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

from pomezi import GAMES, Setup, State, play, seeded
from tests.referee.memory_limes import LimesNotes, setups
from tests.referee.remember import samples


def test_nothing_imagined_contradicts_what_was_told() -> None:
    imagined = list(islice(samples(GAMES["limes"], setups, LimesNotes, seeded("1")), 400))
    assert len(imagined) == 400


def test_notes_see_through_a_position_that_cannot_be() -> None:
    """A card drawn that was not, a landscape never shown, a step too many: the checker itself can fail."""
    state = _a_round_with_one_done()
    notes = LimesNotes(GAMES["limes"].new(Setup(2, "5")).view(1))
    notes.hear([{"kind": "laid", "seat": 0}, {"kind": "decided", "seat": 0}])
    dump: Any = json.loads(json.dumps(state.dump()))
    assert notes.doubt(dump) == ""
    assert "drawn" in notes.doubt({**dump, "deck": dump["deck"][::-1]})
    assert "edition" in notes.doubt({**dump, "deck": dump["deck"][:-1] + dump["deck"][:1]})
    assert "landscape" in notes.doubt(_with(dump, 1, cards={"3,3": "10 r0"}))
    assert "steps" in notes.doubt(_with(dump, 0, doing=["lay 3,3 r0"]))
    assert "could not" in notes.doubt(_with(dump, 0, doing=["lay 3,3 r0", "move w1 6,6"]))


def test_all_that_may_be_is_imagined() -> None:
    """Any undrawn card may come next, and the other may have done anything with the card of the round."""
    state = _a_round_with_one_done()
    rng = seeded("2")
    dumps: list[Any] = [state.determinize(1, rng).dump() for _ in range(600)]
    assert len({dump["deck"][1] for dump in dumps}) == 23
    assert len({tuple(dump["players"][0]["doing"]) for dump in dumps}) == 20


def _a_round_with_one_done() -> State:
    state = GAMES["limes"].new(Setup(2, "5"))
    play(state, 0, "lay 3,3 r90")
    play(state, 0, "place z2")
    return state


def _with(dump: Any, seat: int, **changes: object) -> Any:
    players = [dict(player) for player in dump["players"]]
    players[seat].update(changes)
    return {**dump, "players": players}
