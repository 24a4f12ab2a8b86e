"""A round in hindsight: the worth of every field, the best choice there was, and what each colour missed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pomezi.games.bez_hranic import board, price, score
from pomezi.games.bez_hranic.pieces import CARD_FIELDS, FIELDS, FINAL, NONE, TOKENS
from pomezi.games.bez_hranic.price import Ranked, place_slug
from pomezi.games.bez_hranic.shapes import Hindsight, Worth

if TYPE_CHECKING:
    from pomezi.games.bez_hranic.state import BezHranicState


def hindsight(s: BezHranicState) -> Hindsight:
    """Once all have placed. Tokens underneath are left out: they fell by chance and haste."""
    offer = [int(board.state_at(s, field)) for field in range(1, CARD_FIELDS + 1)]
    start, target = int(board.start_state(s)), int(board.target_state(s))
    ranked = price.rank(s.edition.atlas, int(s.round), offer, start, target)
    best = ranked[0].price_eur
    return {
        "fields": [_worth(s, ranked, int(board.state_at(s, field))) for field in range(FIELDS)],
        "best": [_slugs(s, choice.places) for choice in ranked if choice.price_eur == best],
        "price": best,
        "missed": [_missed(s, ranked, colour) for colour in range(len(s.paid))],
    }


def _worth(s: BezHranicState, ranked: list[Ranked], place: int) -> Worth:
    """A field in its best company."""
    best = next(choice for choice in ranked if place in choice.places)
    partner = [other for other in best.places if other != place]
    return {
        "place": place_slug(s.edition, place),
        "partner": _slugs(s, tuple(partner)),
        "price": best.price_eur,
    }


def _missed(s: BezHranicState, ranked: list[Ranked], colour: int) -> int:
    """Euros between a colour's choice and the best one that its sister colour left it."""
    first = colour - colour % int(s.each)
    sisters = [_chosen(s, other) for other in range(first, first + int(s.each)) if other != colour]
    best = next(choice.price_eur for choice in ranked if set(choice.places) not in sisters)
    eur = int(score.value_eur(s, colour))
    return best - eur if s.round == FINAL else eur - best


def _chosen(s: BezHranicState, colour: int) -> set[int]:
    at = colour * TOKENS
    return {int(board.state_at(s, s.fields[i])) for i in range(at, at + TOKENS) if s.fields[i] != NONE}


def _slugs(s: BezHranicState, places: tuple[int, ...]) -> list[str]:
    return [place_slug(s.edition, place) for place in places]
