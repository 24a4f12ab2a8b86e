"""Positions of The Border, made to order: seat 0 is active and has board a, seat 1 board b, and so on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pomezi import GAMES, Event, IllegalAction, Setup, play
from pomezi.games.border.edition import Edition, load_edition
from pomezi.games.border.state import BorderState

GAME = GAMES["border"]
EDITION = "pomezi"
FIVE = "roll 1,2,3,4,5"
BOARDS: dict[str, int | str] = {"start": 0, "boards": "abcd"}


def edition() -> Edition:
    """The boards of the positions in these tests; rules hold on all boards alike."""
    return load_edition(EDITION)


def new(seats: int = 2, dice: Sequence[str] = (), seed: str = "1", **options: int | str) -> BorderState:
    """A new game in which the dice show these colours first."""
    state = GAME.new(Setup(seats, seed, EDITION, {**BOARDS, **options}, {"dice": dice}))
    assert isinstance(state, BorderState)
    return state


def table(
    seats: int = 2,
    dice: Sequence[str] = (),
    crossed: Mapping[int, Iterable[str]] | None = None,
    closed: Mapping[int, Mapping[str, int]] | None = None,
    **changes: object,
) -> BorderState:
    """The first turn of a game in which seats have crossed and closed all this before."""
    dump: dict[str, Any] = dict(new(seats, dice).dump())
    for seat, player in enumerate(dump["players"]):
        marks = {*player["crossed"], *((crossed or {}).get(seat, ()))}
        player["open"] = [cell for cell in edition().cells if cell not in marks]
        player["crossed"] = [cell for cell in edition().cells if cell in marks]
        player["closed"] = dict((closed or {}).get(seat, {}))
    return load({**dump, **changes})


def load(dump: Mapping[str, object]) -> BorderState:
    state = GAME.load(dump)
    assert isinstance(state, BorderState)
    return state


def act(state: BorderState, seat: int, *texts: str) -> list[Event]:
    """Plays through the door that checks; what happened."""
    return [event for text in texts for event in play(state, seat, text)]


def why_not(state: BorderState, seat: int, text: str) -> str:
    """The code of the refusal; the state must not have changed."""
    before = state.dump()
    try:
        play(state, seat, text)
    except IllegalAction as error:
        assert state.dump() == before
        return error.refusal.code
    return ""


def legal(state: BorderState, seat: int, verb: str = "") -> list[str]:
    texts = [state.write(action) for action in state.legal_actions(seat)]
    return [text for text in texts if text.startswith(verb)]


def border(*territories: str, without: Iterable[str] = ()) -> list[str]:
    """The cells around territories, except some."""
    ed = edition()
    cells = {cell for slug in territories for cell in ed.borders[ed.territories.index(slug)]}
    return [ed.cells[cell] for cell in sorted(cells) if ed.cells[cell] not in without]


def crossed_by(state: BorderState, seat: int, viewer: int = -1) -> set[str]:
    """What a viewer (nobody in particular) sees crossed on a seat's board."""
    return set(player_of(state, seat, viewer)["crossed"])


def player_of(state: BorderState, seat: int, viewer: int = -1) -> dict[str, Any]:
    view: Mapping[str, Any] = state.view(viewer)
    player: dict[str, Any] = view["players"][seat]
    return player


def seen(state: BorderState, viewer: int = -1) -> dict[str, Any]:
    return dict(state.view(viewer))


def kinds(events: Iterable[Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: Iterable[Event], kind: str) -> list[Mapping[str, Any]]:
    """The public facts of all events of a kind."""
    return [event.facts for event in events if event.kind == kind]
