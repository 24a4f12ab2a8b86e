"""Toll: all bid a coin at once; the highest single bid takes what the gate is worth."""

from __future__ import annotations

from collections.abc import Mapping

from pomezi.core.dump import setup_of
from pomezi.core.game import POINTS, Game, Option, Setup
from toll import codec
from toll.edition import load_edition
from toll.state import TollState, deal

OPTIONS = (Option("carry", (False, True)),)  # what nobody took is added to the next gate


class Toll(Game):
    def __init__(self) -> None:
        super().__init__("toll", range(2, 5), ("valley", "pass"), OPTIONS, 1, {"gate": "gate"}, POINTS)

    def new(self, setup: Setup) -> TollState:
        checked = self.check(setup)
        return deal(checked, load_edition(checked.edition))

    def load(self, dump: Mapping[str, object]) -> TollState:
        checked = setup_of(self, dump)
        return codec.load(checked, load_edition(checked.edition), dump)

    def suppose(self, view: Mapping[str, object]) -> TollState:
        return self.load(codec.supposed(view))

    def names(self, edition: str, lang: str) -> Mapping[str, str]:
        return {}


GAME = Toll()
