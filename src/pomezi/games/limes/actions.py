"""Actions as packed ints, and as text."""

from __future__ import annotations

from mypy_extensions import i64

from pomezi.core.notation import Notation
from pomezi.games.limes.grid import CELLS, SPOTS, cell_at
from pomezi.games.limes.pieces import LAY_FLAG, MOST_WORKERS, MOVE_FLAG, PASS, PLACE, SPOT_MASK, SPOT_SHIFT

VERBS = "lay, place, move, pass"
END = MOVE_FLAG + (MOST_WORKERS << SPOT_SHIFT)  # actions are below
TURNS = ("r0", "r90", "r180", "r270")  # clockwise
QUARTERS = ("z1", "z2", "z3", "z4")  # as the card lies: top left, top right, bottom left, bottom right


def lay(cell: i64, turns: i64) -> i64:
    return LAY_FLAG + cell * 4 + turns


def is_lay(action: i64) -> bool:
    return LAY_FLAG <= action < LAY_FLAG + CELLS * CELLS * 4


def column_of(action: i64) -> i64:
    return ((action - LAY_FLAG) >> 2) % CELLS


def row_of(action: i64) -> i64:
    return ((action - LAY_FLAG) >> 2) // CELLS


def turns_of(action: i64) -> i64:
    return action & 3


def place(quarter: i64) -> i64:
    return PLACE + quarter


def is_place(action: i64) -> bool:
    return PLACE <= action < PLACE + 4


def quarter_of(action: i64) -> i64:
    return action - PLACE


def move(worker: i64, spot: i64) -> i64:
    return MOVE_FLAG + (worker << SPOT_SHIFT) + spot


def is_move(action: i64, workers: i64) -> bool:
    return MOVE_FLAG <= action < MOVE_FLAG + (workers << SPOT_SHIFT) and spot_of(action) < SPOTS * SPOTS


def worker_of(action: i64) -> i64:
    return (action - MOVE_FLAG) >> SPOT_SHIFT


def spot_of(action: i64) -> i64:
    return action & SPOT_MASK


# -- text


def write(action: i64) -> str:
    if action >= MOVE_FLAG:
        spot = spot_of(action)
        return f"move w{int(worker_of(action)) + 1} {int(spot % SPOTS)},{int(spot // SPOTS)}"
    if action >= LAY_FLAG:
        return f"lay {int(column_of(action))},{int(row_of(action))} {TURNS[turns_of(action)]}"
    return "pass" if action == PASS else f"place {QUARTERS[quarter_of(action)]}"


def read(workers: int, text: str) -> int:
    notation = Notation(text)
    verb = notation.verb
    if verb == "lay":
        x, y = _read_pair(notation, 1, CELLS)
        turns = notation.choice(2, TURNS, "bad-turn")
        notation.expect_length(3)
        return lay(cell_at(x, y), turns)
    if verb == "place":
        quarter = notation.choice(1, QUARTERS, "bad-zone")
        notation.expect_length(2)
        return place(quarter)
    if verb == "move":
        worker = notation.choice(1, [f"w{i + 1}" for i in range(workers)], "bad-worker")
        x, y = _read_pair(notation, 2, SPOTS)
        notation.expect_length(3)
        return move(worker, y * SPOTS + x)
    if verb == "pass":
        notation.expect_length(1)
        return PASS
    raise notation.fault("unknown-verb", 0, VERBS)


def _read_pair(notation: Notation, index: int, below: int) -> tuple[int, int]:
    """`column,row`"""
    expected = f"0,0 … {below - 1},{below - 1}"
    notation.expect_more(index, expected)
    numbers = [str(number) for number in range(below)]
    column, _, row = notation.words[index].partition(",")
    if column not in numbers or row not in numbers:
        raise notation.fault("bad-place", index, expected)
    return int(column), int(row)
