"""A new game from edition, options and seed."""

from __future__ import annotations

from pomezi.core.game import Option, Setup
from pomezi.core.rng import seeded
from pomezi.core.stacked import check_piles, shuffled_row
from pomezi.core.vecs import filled, zeros
from pomezi.games.bez_hranic.edition import Edition
from pomezi.games.bez_hranic.pieces import NONE, PART_ONE, TOKENS
from pomezi.games.bez_hranic.state import BezHranicState

OPTIONS = (
    Option("two_colours", (False, True)),
    Option("open_map", (False, PART_ONE, True)),
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
    s.deck = shuffled_row(setup, "deck", edition.full_deck, edition.states, rng)
    s.final_deck = shuffled_row(setup, "final", edition.full_deck, edition.states, rng)
    return s


def blank(setup: Setup, edition: Edition) -> BezHranicState:
    """The table before anything is dealt."""
    s = BezHranicState(setup, edition)
    s.two_colours = setup.options["two_colours"] is True
    s.hidden_choice = setup.options["correspondence"] is True
    s.dealer_reveals = setup.rules < 2
    if s.two_colours:
        s.each = 2
    colours = setup.seats * int(s.each)
    s.deck = edition.full_deck
    s.final_deck = edition.full_deck
    s.money = zeros(setup.seats)
    s.fields = filled(colours * TOKENS, NONE)
    s.under = zeros(colours * TOKENS)
    s.left = zeros(setup.seats)
    s.paid = zeros(colours)
    return s
