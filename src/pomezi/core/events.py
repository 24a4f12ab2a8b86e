"""What happened, told to each seat as far as it may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class Event:
    """Facts for everybody, and facts for their owner alone; or an event nobody but its owner hears of."""

    def __init__(
        self,
        kind: str,
        facts: Mapping[str, object],
        owner: int = -1,
        secret: Mapping[str, object] | None = None,
        private: bool = False,
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.owner = owner
        self.secret = secret
        self.private = private

    def is_told_to(self, seat: int) -> bool:
        """Of a private event the others (and SPECTATOR) do not even learn that it happened."""
        return not self.private or (seat == self.owner and seat >= 0)

    def seen_by(self, seat: int) -> dict[str, object]:
        """The event as this seat (or SPECTATOR) learns of it; `own` where the secret is part of it."""
        seen: dict[str, object] = {"kind": self.kind}
        seen.update(self.facts)
        if self.secret is not None and seat == self.owner and seat >= 0:
            seen["own"] = True
            seen.update(self.secret)
        return seen

    def __reduce__(self) -> tuple[object, ...]:  # a compiled class is not made without its arguments
        return Event, (self.kind, self.facts, self.owner, self.secret, self.private)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.facts!r}, {self.owner!r}, {self.secret!r}, {self.private!r})"


def told(events: Sequence[Event], seat: int) -> list[dict[str, object]]:
    """All that a seat (or SPECTATOR) learns of what happened."""
    return [event.seen_by(seat) for event in events if event.is_told_to(seat)]
