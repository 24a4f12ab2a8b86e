"""Bez hranic: race to choose journeys across a map you cannot see, and pay for every border."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pomezi.core.dump import setup_of
from pomezi.core.errors import Refusal, SetupError
from pomezi.core.game import HIGHER, Game, Scoring, Setup
from pomezi.games.bez_hranic import codec, facts, suppose
from pomezi.games.bez_hranic.edition import load_edition
from pomezi.games.bez_hranic.pieces import MOST_TWO_COLOURS
from pomezi.games.bez_hranic.setup import OPTIONS, blank, deal
from pomezi.games.bez_hranic.shapes import BezHranicFacts, BezHranicView
from pomezi.games.bez_hranic.state import BezHranicState

__all__ = ["BezHranic", "BezHranicFacts", "BezHranicState", "BezHranicView"]

FAMILIES = {
    "place": "state",
    "places": "state",
    "middle": "state",
    "offer": "state",
    "way": "state",
}


EUROS: Final = Scoring("euros", HIGHER)


class BezHranic(Game):
    def __init__(self) -> None:
        super().__init__("bez_hranic", range(2, 7), ("europe", "usa"), OPTIONS, 2, FAMILIES, EUROS)
        self.daily = ("guide", "guide")

    def new(self, setup: Setup) -> BezHranicState:
        checked = self.check(setup)
        return deal(checked, load_edition(checked.edition))

    def load(self, dump: Mapping[str, object]) -> BezHranicState:
        checked = setup_of(self, dump)
        s = blank(checked, load_edition(checked.edition))
        codec.load(s, dump)
        return s

    def suppose(self, view: Mapping[str, object]) -> BezHranicState:
        return suppose.suppose(self, view)

    def names(self, edition: str, lang: str) -> Mapping[str, str]:
        return load_edition(edition or self.editions[0]).names(lang)

    def check(self, setup: Setup) -> Setup:
        checked = super().check(setup)
        if checked.options["two_colours"] is True and checked.seats > MOST_TWO_COLOURS:
            facts = {"seats": checked.seats, "most": MOST_TWO_COLOURS}
            raise SetupError(Refusal("two-colours-seats", facts))
        return checked

    def facts(self, edition: str = "") -> BezHranicFacts:
        return facts.facts(load_edition(edition or self.editions[0]))
