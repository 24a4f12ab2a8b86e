"""A new game from edition, options and seed."""

from __future__ import annotations

from pomezi.core.game import Option, Setup
from pomezi.core.rng import seeded
from pomezi.core.stacked import check_piles, shuffled_row
from pomezi.core.vecs import filled
from pomezi.games.limes.edition import Edition
from pomezi.games.limes.landscape import new_landscape
from pomezi.games.limes.pieces import NONE
from pomezi.games.limes.state import LimesState

OPTIONS = (Option("diagonal", (False, True)), Option("ferry", (False, True)))
PILES = ("deck",)


def deal(setup: Setup, edition: Edition) -> LimesState:
    """The deck shuffled and its first card turned up."""
    check_piles(setup.stacked, PILES)
    s = blank(setup, edition)
    s.deck = shuffled_row(setup, "deck", edition.full_deck, edition.cards, seeded(setup.seed))
    return s


def blank(setup: Setup, edition: Edition) -> LimesState:
    """The table before anything is dealt."""
    s = LimesState(setup, edition)
    s.diagonal = setup.options["diagonal"] is True
    s.ferry = setup.options["ferry"] is True
    s.lands = [new_landscape(edition.workers) for _ in range(setup.seats)]
    s.doing = filled(setup.seats * 2, NONE)
    return s
