"""Ids and counts of the pieces, the grid, and the packing of actions."""

from __future__ import annotations

from typing import Final

from pomezi.games.limes.shapes import Rank, Step

# All ids are plain numbers: a seat; a card from 0, where people say 1 … 24; a zone, which is a quarter of a
# card where it lies (grid.py); a worker, in the order in which they were placed.
ROUNDS: Final = 16
FRAME: Final = 4  # the finished landscape is so many cards wide and high
MOST_WORKERS: Final = 7

# Kinds of zone; a hut is a bit on top.
EMPTY: Final = 0
FIELD: Final = 1
WATER: Final = 2
FOREST: Final = 3
ROCK: Final = 4
HUT: Final = 8
KIND: Final = 7  # mask: the kind without the hut
KINDS: Final = ("empty", "field", "water", "forest", "rock")
JOBS: Final = ("", "farmer", "fisher", "woodcutter", "watchman")  # what a kind of zone makes of a worker

NONE: Final = -1  # no card on a place, no worker placed yet, nothing done yet in this round

# What a seat is about to do in a round.
LAY: Final = 0
WORK: Final = 1
DONE: Final = 2
STEPS: Final[tuple[Step, ...]] = ("lay", "work", "done")

# Alone: so many points for each rank but the first.
RANK_FROM: Final = (28, 35, 42, 49)
RANKS: Final[tuple[Rank, ...]] = ("improve", "satisfactory", "good", "very-good", "excellent")

# Actions. 0 does nothing, 1–4 place a worker on a zone of the card just laid (top left, top right, bottom
# left, bottom right); from LAY_FLAG on (cell, quarter turns) in bits, from MOVE_FLAG on (worker, spot).
PASS: Final = 0
PLACE: Final = 1
LAY_FLAG: Final = 1 << 8
MOVE_FLAG: Final = 1 << 12
SPOT_SHIFT: Final = 8
SPOT_MASK: Final = 255
