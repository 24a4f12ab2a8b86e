"""Quiet hours on somebody's own clock, whatever it does in spring; reminders before a limit."""

from __future__ import annotations

from datetime import datetime

import pytest

from pomezi.server.notices.times import Quiet, is_zone, lead_ms, remind_at, zone_of

PRAGUE = "Europe/Prague"
NIGHT = Quiet(PRAGUE, 22 * 60, 7 * 60 + 30)
NOON = Quiet(PRAGUE, 12 * 60, 14 * 60)


def at(text: str, zone: str = PRAGUE) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=zone_of(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("quiet", "moment", "span"),
    [
        (NIGHT, "2026-11-18T21:59", None),
        (NIGHT, "2026-11-18T22:00", ("2026-11-18T22:00", "2026-11-19T07:30")),
        (NIGHT, "2026-11-19T03:00", ("2026-11-18T22:00", "2026-11-19T07:30")),
        (NIGHT, "2026-11-19T07:30", None),
        (NOON, "2026-11-18T13:59", ("2026-11-18T12:00", "2026-11-18T14:00")),
        (NOON, "2026-11-18T11:59", None),
        (NIGHT, "2026-03-29T04:00", ("2026-03-28T22:00", "2026-03-29T07:30")),  # an hour shorter
        (NIGHT, "2026-10-25T02:30", ("2026-10-24T22:00", "2026-10-25T07:30")),  # an hour longer
    ],
)
def test_quiet_hours_are_those_of_the_clock_on_the_wall(
    quiet: Quiet, moment: str, span: tuple[str, str] | None
) -> None:
    assert quiet.span(at(moment)) == (span and (at(span[0]), at(span[1])))


@pytest.mark.parametrize("quiet", [Quiet(), Quiet(PRAGUE, 60, 60), Quiet(PRAGUE, -1, 60)])
def test_without_hours_nothing_is_quiet(quiet: Quiet) -> None:
    assert all(quiet.span(at(f"2026-11-18T{hour:02}:00")) is None for hour in range(24))


def test_a_zone_is_one_that_we_know() -> None:
    assert is_zone("UTC")
    assert is_zone(PRAGUE)
    for name in ("", "Prague/Europe", "../etc/passwd", "/etc/localtime", "x\0y", "x" * 64):
        assert not is_zone(name), name


@pytest.mark.parametrize(("limit_s", "hours"), [(300, 0), (86_400, 6), (3 * 86_400, 18), (7 * 86_400, 24)])
def test_whoever_has_long_is_reminded_a_quarter_before_the_end(limit_s: int, hours: int) -> None:
    assert lead_ms(limit_s) == hours * 3_600_000


def test_a_reminder_comes_before_the_night_not_in_it() -> None:
    assert remind_at(at("2026-11-19T03:00"), NIGHT) == at("2026-11-18T21:30")
    assert remind_at(at("2026-11-19T09:00"), NIGHT) == at("2026-11-19T09:00")
