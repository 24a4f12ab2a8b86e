"""When somebody may be told something: quiet hours on their own clock, reminders before their time is up."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

DAY_MIN = 24 * 60
LEAST_REMINDED_S = 3600  # nobody is reminded of a shorter limit
LONGEST_LEAD_S = 86_400  # a quarter of the limit before its end, but not earlier than this
BEFORE_QUIET_MS = 30 * 60_000


@dataclass(frozen=True)
class Quiet:
    """Hours in which somebody is not to be disturbed: minutes after midnight where they live."""

    zone: str = "UTC"
    start: int = -1  # none
    end: int = -1

    def span(self, at: int) -> tuple[int, int] | None:
        """The quiet hours around a moment (unix milliseconds), if it lies in any."""
        if self.start < 0 or self.end < 0 or self.start == self.end:
            return None
        here = datetime.fromtimestamp(at / 1000, zone_of(self.zone))
        for days in (-1, 0):
            day = (here + timedelta(days=days)).date()
            start = _moment(day.toordinal(), self.start, here.tzinfo)
            end = _moment(day.toordinal() + (self.end < self.start), self.end, here.tzinfo)
            if start <= at < end:
                return start, end
        return None


def _moment(day: int, minutes: int, zone: tzinfo | None) -> int:
    """A time of day as its clocks show it, whatever they did in the night before."""
    midnight = datetime.fromordinal(day)
    local = midnight.replace(hour=minutes // 60, minute=minutes % 60, tzinfo=zone)
    return round(local.timestamp() * 1000)


def zone_of(name: str) -> tzinfo:
    """UTC for a zone that this machine does not know."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return UTC


def is_zone(name: str) -> bool:
    return name == "UTC" or zone_of(name) is not UTC


def lead_ms(limit_s: int) -> int:
    """How long before the end of a limit somebody is reminded; 0 = not at all."""
    if limit_s < LEAST_REMINDED_S:
        return 0
    return min(limit_s // 4, LONGEST_LEAD_S) * 1000


def remind_at(moment: int, quiet: Quiet) -> int:
    """A reminder that would fall into quiet hours comes a little before them."""
    span = quiet.span(moment)
    return span[0] - BEFORE_QUIET_MS if span else moment
