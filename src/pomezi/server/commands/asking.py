"""Who asks, what must be so before anything is decided, and how it is refused."""

from __future__ import annotations

from typing import NamedTuple
from unicodedata import category

from pomezi.bots import bot_names
from pomezi.core.errors import PomeziError, Refusal
from pomezi.core.state import SPECTATOR
from pomezi.server.table import Table

# Letters that look like nothing: fillers of Hangul and Khmer, the empty Braille cell, a joiner.
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


class Refuse(PomeziError):
    """The command is refused, and nothing has changed."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(Refusal(code, facts))


class Reaction(NamedTuple):
    """What the server measured of a press."""

    measured_ms: float = 0.0  # from the moment the seat was shown the offer to its arrival
    allowance_ms: float = 0.0  # so much of it may have been the network


class Asker(NamedTuple):
    """Who asks, and what the server knows of them at this moment."""

    person: str
    seat: int | None
    name: str = ""
    at: int = 0  # when the command arrived, unix milliseconds
    here: frozenset[int] = frozenset()  # seats with somebody connected
    reaction: Reaction = Reaction()

    def need_seat(self) -> int:
        if self.seat is None:
            raise Refuse("no-seat")
        return self.seat

    def eyes(self) -> int:
        return SPECTATOR if self.seat is None else self.seat


def need_status(table: Table, *allowed: str) -> None:
    if table.status not in allowed:
        raise Refuse(f"table-{table.status}")


def need_host(table: Table, asker: Asker) -> None:
    if not asker.person or asker.person != table.head.host:
        raise Refuse("not-host")


def need_seat(table: Table, seat: int) -> int:
    if seat >= len(table.chairs):
        raise Refuse("no-such-seat", seat=seat, last=len(table.chairs) - 1)
    return seat


def need_bot(table: Table, bot: str) -> None:
    known = bot_names(table.head.game)
    if bot not in known:
        raise Refuse("unknown-bot", bot=bot, expected=", ".join(known))


def clean(text: str) -> str:
    """With single blanks and without characters that cannot be seen: no name breaks the page or is empty."""
    return " ".join("".join(c if is_seen(c) else " " for c in text).split())


def is_seen(character: str) -> bool:
    return category(character)[0] not in "CZ" and character not in BLANKS
