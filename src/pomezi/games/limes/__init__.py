"""Limes: everybody builds a landscape of the same sixteen cards and sends workers into it."""

from __future__ import annotations

from collections.abc import Mapping

from pomezi.core.dump import setup_of
from pomezi.core.game import Game, Setup
from pomezi.games.limes import codec, facts, suppose
from pomezi.games.limes.edition import load_edition
from pomezi.games.limes.setup import OPTIONS, blank, deal
from pomezi.games.limes.shapes import LimesFacts, LimesView
from pomezi.games.limes.state import LimesState

__all__ = ["Limes", "LimesFacts", "LimesState", "LimesView"]


class Limes(Game):
    def __init__(self) -> None:
        super().__init__("limes", range(1, 7), ("pomezi",), OPTIONS, 1, {})
        self.daily = ()

    def new(self, setup: Setup) -> LimesState:
        checked = self.check(setup)
        return deal(checked, load_edition(checked.edition))

    def load(self, dump: Mapping[str, object]) -> LimesState:
        checked = setup_of(self, dump)
        s = blank(checked, load_edition(checked.edition))
        codec.load(s, dump)
        return s

    def suppose(self, view: Mapping[str, object]) -> LimesState:
        return suppose.suppose(self, view)

    def names(self, edition: str, lang: str) -> Mapping[str, str]:
        return {}

    def facts(self, edition: str = "") -> LimesFacts:
        return facts.facts(load_edition(edition or self.editions[0]))
