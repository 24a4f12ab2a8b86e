"""Around the World in 80 Days: trains, ships, a balloon and an elephant; the fewest days win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pomezi.core.dump import setup_of
from pomezi.core.game import LOWER, Game, Scoring, Setup
from pomezi.games.eighty_days import codec, facts, suppose
from pomezi.games.eighty_days.edition import load_edition
from pomezi.games.eighty_days.setup import OPTIONS, blank, deal
from pomezi.games.eighty_days.shapes import EightyDaysFacts, EightyDaysView
from pomezi.games.eighty_days.state import EightyDaysState

__all__ = ["EightyDays", "EightyDaysFacts", "EightyDaysState", "EightyDaysView"]

FAMILIES = {
    "from": "city",
    "to": "city",
    "cards": "card",
    "row": "card",
    "copied": "eventcard",
    "event_card": "eventcard",
    "event_cards": "eventcard",
    "other": "way",
}


DAYS: Final = Scoring("days", LOWER)


class EightyDays(Game):
    def __init__(self) -> None:
        super().__init__("eighty_days", range(2, 7), ("pomezi",), OPTIONS, 2, FAMILIES, DAYS)
        self.daily = ("guide", "guide")

    def new(self, setup: Setup) -> EightyDaysState:
        checked = self.check(setup)
        return deal(checked, load_edition(checked.edition))

    def load(self, dump: Mapping[str, object]) -> EightyDaysState:
        checked = setup_of(self, dump)
        s = blank(checked, load_edition(checked.edition))
        codec.load(s, dump)
        return s

    def suppose(self, view: Mapping[str, object]) -> EightyDaysState:
        return suppose.suppose(self, view)

    def names(self, edition: str, lang: str) -> Mapping[str, str]:
        return load_edition(edition or self.editions[0]).names()

    def facts(self, edition: str = "") -> EightyDaysFacts:
        return facts.facts(load_edition(edition or self.editions[0]))
