"""How games of Around the World in 80 Days are played on in a review: everybody is a racer."""

from __future__ import annotations

from pomezi.bots.eighty_days.fares import Pace
from pomezi.bots.eighty_days.levels import RACER
from pomezi.bots.eighty_days.race import RaceTaste


class House(RaceTaste):
    def __init__(self) -> None:
        super().__init__(RACER, Pace())
