"""A new game from edition, options and seed."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.game import Option, Setup
from pomezi.core.rng import Rng, seeded
from pomezi.core.stacked import check_piles, fixed, split_pile
from pomezi.core.vecs import filled, ints, zeros
from pomezi.games.bez_hranic.edition import Edition
from pomezi.games.bez_hranic.pieces import NONE, TOKENS
from pomezi.games.bez_hranic.state import BezHranicState

OPTIONS = (
    Option("two_colours", (False, True)),
    Option("open_map", (False, True)),
    Option("pick_seconds", (0, 5, 10, 15, 20, 30, 45, 60, 90, 120)),  # kept by the table; 0 = no limit
    Option("correspondence", (False, True)),
)
PILES = ("deck", "final")  # rounds 1–6, and round 7


def deal(setup: Setup, edition: Edition) -> BezHranicState:
    """Cards shuffled, for six rounds and for the final; the map lies open."""
    check_piles(setup.stacked, PILES)
    s = blank(setup, edition)
    rng = seeded(setup.seed)
    s.dealer = rng.below(setup.seats)
    s.deck = _pile(setup, "deck", edition, rng)
    s.final_deck = _pile(setup, "final", edition, rng)
    return s


def blank(setup: Setup, edition: Edition) -> BezHranicState:
    """The table before anything is dealt."""
    s = BezHranicState(setup, edition)
    colours = setup.seats * int(s.each)
    s.deck = edition.full_deck
    s.final_deck = edition.full_deck
    s.money = zeros(setup.seats)
    s.fields = filled(colours * TOKENS, NONE)
    s.under = zeros(colours * TOKENS)
    s.left = zeros(setup.seats)
    s.paid = zeros(colours)
    return s


def _pile(setup: Setup, name: str, edition: Edition, rng: Rng) -> vec[i64]:
    """All fifty, the next card first; those a scenario fixes lie before the rest."""
    first = fixed(setup.stacked, name, edition.states)
    rest = ints(split_pile(list(edition.full_deck), first, name, edition.states))
    rng.shuffle(rest, len(rest))
    return ints([*first, *rest])
