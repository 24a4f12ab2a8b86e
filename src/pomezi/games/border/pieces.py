"""Ids and counts of the pieces, and the packing of actions."""

from __future__ import annotations

from typing import Final

from pomezi.games.border.shapes import Phase

# All ids are plain numbers: a seat; a cell, a territory in the order of the edition; a colour; a board; an
# area on its board (of any board: board * areas + area); a die, 0–4 inside and 1–5 in notation.
COLOURS: Final = ("grey", "yellow", "blue", "red", "green", "orange")
HUES: Final = 6  # how many colours
BOARDS: Final = ("a", "b", "c", "d")
DICE: Final = 5
LACKS: Final = DICE + 1  # an area may lack none to five cells to be within reach of the dice
ROLLS: Final = 3  # in one first action
TERRITORIES: Final = 9
CLOSED_TO_END: Final = 6  # so many closed by one player, and the game ends with the round
QUIET_TO_END: Final = 100  # so many rounds without a cross, and it ends too
WHITE_CELLS: Final = 2

NONE: Final = -1  # a die not rolled yet; colour and area of a white cell

# Marks on the cells of a seat's board
FAR: Final = 0
TOUCHING: Final = 1  # open, beside a crossed cell
CROSSED: Final = 2

# Phases
ROLL: Final = 0
COMPLETE: Final = 1  # the dice are kept: the active player completes areas
CROSS: Final = 2  # the others cross cells, all at the same time
OVER: Final = 3
PHASES: Final[tuple[Phase, ...]] = ("roll", "complete", "cross", "over")

# Actions. 1–31 roll the dice of that bit mask; from COMPLETE_FIRST on (board, area); from CROSS_FIRST on
# (cell, colour) packed in bits.
ALL_DICE: Final = 31
KEEP: Final = 32
DONE: Final = 33
COMPLETE_FIRST: Final = 64
CROSS_FIRST: Final = 1024
COLOUR_SHIFT: Final = 3
COLOUR_MASK: Final = 7

MOST_CELLS: Final = 128
MOST_AREAS: Final = 60  # on a board
