"""Ratings between accounts by openskill: how strong somebody seems, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import log, sqrt
from typing import Any

from openskill.models import PlackettLuce

MODEL = PlackettLuce()
FIRST_MU, FIRST_SIGMA = 25.0, 25.0 / 3.0
BETA = 25.0 / 6.0  # how much luck there is in one game
MIDDLE = 1500  # what is told of somebody unknown
# Told on the scale of Elo: between well-known players 400 points are odds of ten to one.
SCALE = 400 / log(10) / (sqrt(2) * BETA)


@dataclass(frozen=True)
class Skill:
    mu: float = FIRST_MU
    sigma: float = FIRST_SIGMA

    def figure(self) -> int:
        return round(MIDDLE + SCALE * (self.mu - FIRST_MU))

    def spread(self) -> int:
        """Nineteen times of twenty the truth is no farther from the figure."""
        return round(2 * SCALE * self.sigma)


def rate(old: Mapping[int, Skill], places: Mapping[int, int]) -> dict[int, Skill]:
    """Of these seats, after a game in which all took these places. Who is equal shares one."""
    if len(old) < 2:
        return {}
    teams = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in old.values()]
    rated = MODEL.rate(teams, ranks=[float(places[seat]) for seat in old])
    return {seat: Skill(team[0].mu, team[0].sigma) for seat, team in zip(old, rated, strict=True)}


def replayed(rows: Iterable[Any]) -> dict[tuple[str, int], Skill]:
    """By table and seat: ratings computed anew from all results that counted, given in the order in which the
    games ended, those of one table together."""
    found: dict[tuple[str, int], Skill] = {}
    known: dict[tuple[str, str], Skill] = {}
    tables: dict[str, list[Any]] = {}
    for row in rows:
        tables.setdefault(row.table_id, []).append(row)
    for table_id, seats in tables.items():
        old = {row.seat: known.get((row.game, row.person_id), Skill()) for row in seats}
        new = rate(old, {row.seat: row.place for row in seats})
        found |= {(table_id, seat): skill for seat, skill in new.items()}
        known |= {(row.game, row.person_id): new[row.seat] for row in seats if row.seat in new}
    return found
