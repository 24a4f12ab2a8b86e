"""Who asks, what must be so before anything is decided, and how it is refused."""

from __future__ import annotations

from dataclasses import dataclass, field

from pomezi.bots import bot_names
from pomezi.core.errors import PomeziError, Refusal
from pomezi.server import pace
from pomezi.server.tables import Table


class Refuse(PomeziError):
    """The command is refused, and nothing has changed."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(Refusal(code, facts))


@dataclass
class Asker:
    """Who asks, and what the server knows of their connection."""

    person: str
    seat: int | None
    at: float = field(default_factory=pace.now)  # when the command arrived
    trip_ms: float = pace.UNMEASURED_MS
    shown: dict[int, float] = field(default_factory=dict)  # by seat: when the race was shown
    settle_ms: float = pace.LONGEST_TRIP_MS
    name: str = ""
    here: frozenset[int] = frozenset()  # seats with somebody connected

    def need_seat(self) -> int:
        if self.seat is None:
            raise Refuse("no-seat")
        return self.seat


def need_status(table: Table, *allowed: str) -> None:
    if table.status not in allowed:
        raise Refuse(f"table-{table.status}")


def need_host(table: Table, asker: Asker) -> None:
    if not asker.person or asker.person != table.head.host:
        raise Refuse("not-host")


def need_bot(table: Table, bot: str) -> None:
    known = bot_names(table.head.game)
    if bot not in known:
        raise Refuse("unknown-bot", bot=bot, expected=", ".join(known))


def clean(text: str) -> str:
    """Without control, format and unassigned characters, and with single blanks: no name breaks the page."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
