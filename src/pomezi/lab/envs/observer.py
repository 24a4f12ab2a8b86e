"""What an encoder writes, as arrays of NumPy."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pomezi.core.encoder import Encoder, clear_cells, clear_marks, new_cells, new_marks
from pomezi.core.state import State

Observation: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
Cells: TypeAlias = NDArray[np.int16]


def array_of(items: memoryview, kind: type[Any]) -> NDArray[Any]:
    """The same memory, to be read only."""
    return np.frombuffer(items, kind)


class Observer:
    """Looks at one position after another; the arrays it gives are the caller's own."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.size = int(encoder.size)
        self.choices = len(encoder.actions)
        self.factors = np.repeat(
            np.array([1 / part.scale for part in encoder.parts], dtype=np.float32),
            [part.length for part in encoder.parts],
        )
        self._most = np.ones_like(self.factors)  # a number would be made into an array in every call
        self._least = -self._most
        self._cells = new_cells(self.size)
        self._marks = new_marks(self.choices)
        self._seen: Cells = array_of(memoryview(self._cells), np.int16)
        self._legal: Mask = array_of(memoryview(self._marks), np.int8)

    def floats(self, cells: Cells) -> Observation:
        """One row of cells or many, each divided by its scale; from -1 to 1."""
        found: Observation = np.multiply(cells, self.factors)
        np.minimum(found, self._most, out=found)
        np.maximum(found, self._least, out=found)
        return found

    def observe(self, state: State, seat: int) -> Observation:
        clear_cells(self._cells, 0, self.size)
        self.encoder.observe(state, seat, self._cells, 0)
        return self.floats(self._seen)

    def mask(self, state: State, seat: int) -> Mask:
        """1 for what the seat may do now."""
        clear_marks(self._marks, 0, self.choices)
        self.encoder.mark(state, seat, self._marks, 0)
        return self._legal.copy()

    def parts(self, observation: Observation) -> dict[str, Observation]:
        """An observation taken apart again, for people."""
        found, at = {}, 0
        for part in self.encoder.parts:
            found[part.name] = observation[at : at + part.length]
            at += part.length
        return found
