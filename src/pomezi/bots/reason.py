"""Why a bot would do something: reasons as values, like refusals and events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from pomezi.core.state import State


@dataclass(frozen=True)
class Reason:
    """What an action gains or risks: a code and the facts that its sentence (`reason-…`) needs."""

    code: str
    facts: Mapping[str, object] = field(default_factory=dict)
    is_risk: bool = False
    is_secret: bool = False  # follows from what the seat alone knows; all others anybody could find out

    def __reduce__(self) -> tuple[object, ...]:  # a frozen compiled class cannot be pickled field by field
        return Reason, (self.code, self.facts, self.is_risk, self.is_secret)


# From a position as a seat knows it, the seat, and a legal action of it: the weightiest first. Whatever the
# seat does not know must not show in them.
Explain: TypeAlias = Callable[[State, int, int], list[Reason]]
