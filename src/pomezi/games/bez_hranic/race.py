"""Who was first, over a network: arithmetic on times that others have measured. The engine sees no clock."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pomezi.games.bez_hranic.state import BezHranicState


@dataclass(frozen=True)
class Press:
    """One placement, and what is known about its moment."""

    seat: int
    notation: str
    own_ms: int  # from the frame with the middle to the press, on the player's own screen
    seen_ms: int  # from sending the middle to receiving the press, by the server's clock
    round_trip_ms: int  # of this connection, measured before
    received_ms: int  # the server's clock


def fair_ms(press: Press, allowance_ms: int) -> int:
    """The player's own time, but no shorter than what the server saw can explain."""
    return max(press.own_ms, press.seen_ms - press.round_trip_ms - allowance_ms)


def in_order(presses: Iterable[Press], dealer: int, seats: int, allowance_ms: int) -> list[Press]:
    """Fastest first; equal times as received, and those in seat order from the dealer's left."""
    return sorted(
        presses,
        key=lambda press: (
            fair_ms(press, allowance_ms),
            press.received_ms,
            (press.seat - dealer - 1) % seats,
        ),
    )


def late_seats(s: BezHranicState) -> list[int]:
    """Who still has tokens to place, clockwise from the dealer's left: the order in which they are laid by
    `default_action` when the time is up."""
    order = [(int(s.dealer) + 1 + i) % int(s.seats) for i in range(s.seats)]
    return [seat for seat in order if (s.actors() >> seat) & 1]
