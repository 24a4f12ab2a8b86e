"""Positions of Limes from pictures, and pictures of what may be done in them.

A picture has one word a zone: F field, W water, T forest (trees), R rock, small where a hut stands (f, t, r),
`.` where no card lies; digits behind it are the workers on it (`T12`: workers 1 and 2). Its first zone is
6,6, the top left of the first card.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from pomezi import GAMES, Event, Setup, play
from pomezi.core.edition import Sheet
from pomezi.core.vecs import ints
from pomezi.games.limes import actions, score
from pomezi.games.limes.edition import Edition
from pomezi.games.limes.landscape import Landscape
from pomezi.games.limes.pieces import NONE
from pomezi.games.limes.setup import blank
from pomezi.games.limes.state import LimesState
from pomezi.games.limes.turn import lay

LETTERS = {
    "F": "field",
    "W": "water",
    "T": "forest",
    "R": "rock",
    "f": "field+hut",
    "t": "forest+hut",
    "r": "rock+hut",
}
FIRST_SPOT = 6
EDITION_CARDS = 24


def new_game(
    seats: int = 1,
    seed: str = "1",
    options: Mapping[str, bool] | None = None,
    deck: tuple[str, ...] = (),
) -> LimesState:
    """A game of the house edition, with the first cards of the deck as wished."""
    stacked = {"deck": deck} if deck else {}
    state = GAMES["limes"].new(Setup(seats, seed, options=options or {}, stacked=stacked))
    assert isinstance(state, LimesState)
    return state


def play_all(state: LimesState, *texts: str, seat: int = 0) -> list[Event]:
    return [event for text in texts for event in play(state, seat, text)]


def position(picture: str, last: str = "", lay_next: str = "", **options: bool) -> LimesState:
    """One player's landscape as pictured, everything of it laid and its last card just now: a worker may act.

    `last` is the place of that card (usually the last of the picture); with `lay_next` (four letters) the
    round has ended, and a card with these zones is to be laid.
    """
    rows = [line.split() for line in picture.strip().splitlines()]
    cells = [
        (x, y) for y in range(len(rows) // 2) for x in range(len(rows[0]) // 2) if rows[2 * y][2 * x] != "."
    ]
    if last:
        cells.sort(key=lambda cell: f"{cell[0] + 3},{cell[1] + 3}" == last)
    blocks = ["".join(rows[2 * y + q // 2][2 * x + q % 2][0] for q in range(4)) for x, y in cells]
    state = _table([*blocks, lay_next or "FFFF"], options)
    land = state.lands[0]
    for x, y in cells:
        state.doing[0] = actions.lay((y + 3) * 7 + x + 3, 0)
        lay(state, land, state.deck[state.rounds], state.doing[0])
        state.rounds += 1
    _stand_workers(land, rows)
    if lay_next:
        state.shown[0] = land.clone()
        state.doing[0] = NONE
    else:
        state.rounds -= 1
    return state


def landscape(picture: str) -> Landscape:
    return position(picture).lands[0]


def _table(blocks: list[str], options: Mapping[str, bool]) -> LimesState:
    """A table with an edition of its own: these cards, and plain fields."""
    cards = [
        {"number": i + 1, "zones": [LETTERS[letter] for letter in block]}
        for i, block in enumerate([*blocks, *["FFFF"] * (EDITION_CARDS - len(blocks))])
    ]
    edition = Edition(Sheet("pictured", json.dumps({"workers": 7, "cards": cards})))
    state = blank(Setup(1, "1", options={"diagonal": False, "ferry": False, **options}), edition)
    state.deck = ints(range(EDITION_CARDS))
    return state


def _stand_workers(land: Landscape, rows: list[list[str]]) -> None:
    stands = {
        int(digit) - 1: (y + FIRST_SPOT) % 8 * 8 + (x + FIRST_SPOT) % 8
        for y, row in enumerate(rows)
        for x, word in enumerate(row)
        for digit in word[1:]
    }
    for worker in range(len(stands)):
        land.workers[worker] = stands[worker]
        land.placed += 1


# -- questions


def points(picture: str) -> list[int]:
    """What each worker of a picture scores."""
    return list(score.worker_points(landscape(picture)))


def reach(state: LimesState, worker: int = 1) -> str:
    """Where a worker may move, as a picture with `*`."""
    word = f"move w{worker} "
    spots = {
        text.removeprefix(word)
        for text in (state.write(action) for action in state.legal_actions(0))
        if text.startswith(word)
    }
    return _draw(state.lands[0], spots)


def open_places(state: LimesState) -> set[str]:
    """Where the next card may lie."""
    return {state.write(action).split()[1] for action in state.legal_actions(0)}


def own(state: LimesState, seat: int = 0) -> dict[str, Any]:
    """A seat's landscape as it sees it itself."""
    return seen(state, seat, seat)


def seen(state: LimesState, by: int, seat: int) -> dict[str, Any]:
    """A seat's landscape as another sees it."""
    players: Any = state.view(by)["players"]
    return dict(players[seat])


def _draw(land: Landscape, spots: set[str]) -> str:
    lines = []
    for y in range(2 * int(land.top), 2 * int(land.bottom) + 2):
        columns = range(2 * int(land.left), 2 * int(land.right) + 2)
        lines.append(" ".join("*" if f"{x},{y}" in spots else "." for x in columns))
    return "\n".join(lines)


def picture(text: str) -> str:
    """A picture of the kind that `reach` draws, without the indent it has in a test."""
    return "\n".join(line.strip() for line in text.strip().splitlines())
