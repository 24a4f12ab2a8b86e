"""Ids and counts of the pieces, and the packing of actions."""

from __future__ import annotations

from typing import Final

from pomezi.core.vecs import ints
from pomezi.games.bez_hranic.shapes import Kind, Phase

# All ids are plain numbers: a seat; a state (its card too) in the order of the edition; a node, which is a
# state or one part of a split state; a field of the board, FORTY or 1 … 7 clockwise from it; a colour.
COLOURS: Final = ("red", "yellow", "blue", "purple", "green", "white")
MOST_TWO_COLOURS: Final = 3  # up to so many players may play two colours each
STATES: Final = 50
FORTY: Final = 0
FIELDS: Final = 8
CARD_FIELDS: Final = 7
TOKENS: Final = 2  # of a colour
NONE: Final = -1  # no field yet; no state, at field 40; no target; no colour named

ROUNDS: Final = 7
FINAL: Final = 7
SINGLE_ROUNDS: Final = 2  # rounds in which a colour places one token
START_ROUNDS: Final = 4  # rounds with a start state only; later there is a target too
INCOME: Final = ints((0, 100, 0, 200, 0, 300, 0, 0))  # by round, for each colour
FIRST_CARD: Final = (0, 0, 8, 16, 24, 32, 41, 0)  # by round: where its cards begin in the deck

CROSSING_EUR: Final = 10
NEIGHBOUR_EUR: Final = 30
FORTY_EUR: Final = 40
UNDER_EUR: Final = 10  # for each token underneath

PART_ONE: Final = "part_one"  # of the option `open_map`: while a colour places one token

BEAT_MS: Final = 700  # between the seventh card and the middle, on every screen

KINDS: Final[tuple[Kind, ...]] = ("land", "sea")  # of borders

# Phases
LOOK: Final = 0  # the map lies open before the game
DEAL: Final = 1  # the dealer turns up the offer
CHOOSE: Final = 2  # the race
REVIEW: Final = 3  # the map lies open, journeys are priced
OVER: Final = 4
PHASES: Final[tuple[Phase, ...]] = ("look", "deal", "choose", "review", "over")

# Actions. From PLACE on: a colour (+ 1; 0 where a player has only one) and a place (0 for field 40, or a
# state + 1), packed in bits.
READY_ACTION: Final = 0
DEAL_ACTION: Final = 1
REVEAL_ACTION: Final = 2
OPEN_ACTION: Final = 3
PLACE: Final = 64
PLACE_SHIFT: Final = 6
PLACE_MASK: Final = 63
PLACE_END: Final = PLACE * (len(COLOURS) + 2)
