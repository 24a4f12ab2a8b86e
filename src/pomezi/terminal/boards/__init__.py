"""How each game looks in a terminal, drawn from `view(seat)` alone; a plain board serves the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, cast

from rich.console import Console

from pomezi.core.game import find_game
from pomezi.games.strangers import part_of
from pomezi.terminal.boards import bez_hranic, border, eighty_days, limes, plain, ticket_to_ride
from pomezi.text import Texts


class Board(Protocol):
    """The four doors of a board; a module with these functions is one."""

    def draw(self, view: Mapping[str, object], texts: Texts, console: Console) -> None:
        """What a seat needs for its next decision, as much of it as the screen has room for."""

    def draw_map(self, view: Mapping[str, object], texts: Texts, console: Console, words: str) -> None:
        """The whole board, or the part that the words ask for."""

    def draw_result(self, view: Mapping[str, object], texts: Texts, console: Console) -> None:
        """The points by source, when the game is over."""

    def status(self, view: Mapping[str, object], texts: Texts, seat: int) -> str:
        """What is expected of a seat now, in one sentence."""


BOARDS: Mapping[str, Board] = {
    "ticket_to_ride": ticket_to_ride,
    "bez_hranic": bez_hranic,
    "limes": limes,
    "border": border,
    "eighty_days": eighty_days,
}


def find_board(game: str) -> Board:
    """The game's own, here or in the module `terminal` of a stranger's folder; else the plain one."""
    if game in BOARDS:
        return BOARDS[game]
    return cast(Board, part_of(find_game(game), "terminal") or plain)
