"""What a journey costs before anybody else's tokens are counted; and the offer ranked by it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from pomezi.games.bez_hranic.pieces import (
    CROSSING_EUR,
    FINAL,
    FORTY_EUR,
    NEIGHBOUR_EUR,
    NONE,
    SINGLE_ROUNDS,
)

if TYPE_CHECKING:
    from pomezi.games.bez_hranic.atlas import Atlas
    from pomezi.games.bez_hranic.edition import Edition

# Throughout: `start` and `target` are the states in the middle (target NONE in rounds 1–4), `a` and `b` the
# chosen ones. A token at field 40 chooses no state: NONE. In rounds 1–2 there is only `a`.


def crossings(atlas: Atlas, start: i64, target: i64, a: i64, b: i64) -> i64:
    """The fewest borders on a journey through the chosen states, in the better order."""
    if a == NONE:
        a = b
        b = NONE
    if a == NONE:
        return 0
    if b == NONE:
        if target == NONE:
            return atlas.direct(start, a)
        return atlas.through(start, a, target)
    if target == NONE:
        return min(atlas.through(start, a, b), atlas.through(start, b, a))
    return min(atlas.through_both(start, a, b, target), atlas.through_both(start, b, a, target))


def neighbours(atlas: Atlas, start: i64, target: i64, a: i64, b: i64) -> i64:
    """Neighbouring pairs among middle and chosen states; start and target are no pair."""
    count: i64 = 0
    if a != NONE:
        count += atlas.neighbours[start * atlas.states + a]
        if target != NONE:
            count += atlas.neighbours[target * atlas.states + a]
        if b != NONE:
            count += atlas.neighbours[a * atlas.states + b]
    if b != NONE:
        count += atlas.neighbours[start * atlas.states + b]
        if target != NONE:
            count += atlas.neighbours[target * atlas.states + b]
    return count


def journey_eur(atlas: Atlas, start: i64, target: i64, a: i64, b: i64) -> i64:
    """Crossings and neighbours; what a token at field 40 adds is not in it."""
    eur = CROSSING_EUR * crossings(atlas, start, target, a, b)
    return eur + NEIGHBOUR_EUR * neighbours(atlas, start, target, a, b)


# -- for trainers and bots


@dataclass(frozen=True)
class Ranked:
    """One way to place one's tokens, and its price with nobody underneath."""

    places: tuple[int, ...]  # states, or NONE for field 40
    price_eur: int


def rank(atlas: Atlas, round_: int, offer: Sequence[int], start: int, target: int = NONE) -> list[Ranked]:
    """Every way to place one's tokens in a round, best first: cheapest, in the final dearest. Equal prices
    stand in the order of the fields, clockwise from 40."""
    fields = (NONE, *offer)
    choices: list[tuple[int, ...]]
    if round_ <= SINGLE_ROUNDS:
        choices = [(place,) for place in fields]
    else:
        choices = [(a, b) for i, a in enumerate(fields) for b in fields[i + 1 :]]
    ranked = [Ranked(places, _choice_eur(atlas, start, target, places)) for places in choices]
    return sorted(ranked, key=lambda choice: choice.price_eur, reverse=round_ == FINAL)


def _choice_eur(atlas: Atlas, start: int, target: int, places: tuple[int, ...]) -> int:
    b = places[1] if len(places) > 1 else NONE
    forty = FORTY_EUR if NONE in places else 0
    return int(journey_eur(atlas, start, target, places[0], b)) + forty


def rank_offer(
    edition: Edition, round_: int, offer: Sequence[str], start: str, target: str = ""
) -> list[tuple[tuple[str, ...], int]]:
    """`rank` in slugs: ((places), price) such as (("hu", "gr"), 70)."""
    number = edition.state_by_slug
    middle = number[target] if target else NONE
    ranked = rank(edition.atlas, round_, [number[slug] for slug in offer], number[start], middle)
    return [
        (tuple(place_slug(edition, place) for place in choice.places), choice.price_eur) for choice in ranked
    ]


def place_slug(edition: Edition, place: int) -> str:
    return "40" if place == NONE else edition.states[place]
