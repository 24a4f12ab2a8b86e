"""Piles and dice whose first cards or rolls a scenario fixes (`Setup.stacked`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.errors import Refusal, SetupError
from pomezi.core.game import Setup
from pomezi.core.rng import Rng
from pomezi.core.vecs import ints


def check_piles(stacked: Mapping[str, Sequence[str]], known: Sequence[str]) -> None:
    for pile in stacked:
        if pile not in known:
            raise SetupError(Refusal("unknown-pile", {"pile": pile, "expected": ", ".join(known)}))


def fixed(setup: Setup, pile: str, slugs: Sequence[str]) -> list[int]:
    """What a scenario fixes of a pile or of dice, the first one first, as indexes into `slugs`."""
    return [_index(pile, slug, slugs) for slug in setup.stacked.get(pile, ())]


def shuffled_pile(setup: Setup, pile: str, cards: vec[i64], slugs: Sequence[str], rng: Rng) -> vec[i64]:
    """Its last card is the next one: those that are fixed lie on top of the rest."""
    first = fixed(setup, pile, slugs)
    rest = _shuffled_rest(cards, first, pile, slugs, rng)
    return ints([*rest, *reversed(first)]) if first else rest


def shuffled_row(setup: Setup, pile: str, cards: vec[i64], slugs: Sequence[str], rng: Rng) -> vec[i64]:
    """Its first card is the next one: those that are fixed lie before the rest."""
    first = fixed(setup, pile, slugs)
    rest = _shuffled_rest(cards, first, pile, slugs, rng)
    return ints([*first, *rest]) if first else rest


def _shuffled_rest(cards: vec[i64], first: list[int], pile: str, slugs: Sequence[str], rng: Rng) -> vec[i64]:
    """The cards that are left once the fixed ones are taken out."""
    rest = cards[:]
    if first:
        left = list(cards)
        for card in first:
            if card not in left:
                raise SetupError(Refusal("too-many-in-pile", {"pile": pile, "card": slugs[card]}))
            left.remove(card)
        rest = ints(left)
    rng.shuffle(rest, len(rest))
    return rest


def _index(pile: str, slug: str, slugs: Sequence[str]) -> int:
    for index, known in enumerate(slugs):
        if known == slug:
            return index
    raise SetupError(Refusal("unknown-in-pile", {"pile": pile, "card": slug, "expected": ", ".join(slugs)}))
