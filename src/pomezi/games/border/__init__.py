"""The Border: roll dice, cross the cells of borders, close territories before the others do."""

from __future__ import annotations

from collections.abc import Mapping

from pomezi.core.dump import setup_of
from pomezi.core.game import Game, Setup
from pomezi.games.border import codec, facts, suppose
from pomezi.games.border.edition import load_edition
from pomezi.games.border.setup import OPTIONS, blank, deal
from pomezi.games.border.shapes import BorderFacts, BorderView
from pomezi.games.border.state import BorderState

__all__ = ["Border", "BorderFacts", "BorderState", "BorderView"]

FAMILIES = {"dice": "colour", "colours": "colour", "cells": "cell"}


class Border(Game):
    def __init__(self) -> None:
        super().__init__("border", range(2, 5), ("balanced", "pomezi"), OPTIONS, 1, FAMILIES)
        self.daily = ("guide", "guide")

    def new(self, setup: Setup) -> BorderState:
        checked = self.check(setup)
        return deal(checked, load_edition(checked.edition))

    def load(self, dump: Mapping[str, object]) -> BorderState:
        checked = setup_of(self, dump)
        s = blank(checked, load_edition(checked.edition))
        codec.load(s, dump)
        return s

    def suppose(self, view: Mapping[str, object]) -> BorderState:
        return suppose.suppose(self, view)

    def names(self, edition: str, lang: str) -> Mapping[str, str]:
        return load_edition(edition or self.editions[0]).names()

    def facts(self, edition: str = "") -> BorderFacts:
        return facts.facts(load_edition(edition or self.editions[0]))
