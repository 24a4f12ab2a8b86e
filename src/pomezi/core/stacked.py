"""Piles and dice whose first cards or rolls a scenario fixes (`Setup.stacked`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pomezi.core.errors import Refusal, SetupError


def check_piles(stacked: Mapping[str, Sequence[str]], known: Sequence[str]) -> None:
    for pile in stacked:
        if pile not in known:
            raise SetupError(Refusal("unknown-pile", {"pile": pile, "expected": ", ".join(known)}))


def fixed(stacked: Mapping[str, Sequence[str]], pile: str, slugs: Sequence[str]) -> list[int]:
    """What a scenario fixes of a pile or of dice, as indexes into `slugs`."""
    return [_index(pile, slug, slugs) for slug in stacked.get(pile, ())]


def split_pile(cards: Sequence[int], first: Sequence[int], pile: str, slugs: Sequence[str]) -> list[int]:
    """The cards that remain to be shuffled once the fixed ones are taken out."""
    rest = list(cards)
    for card in first:
        if card not in rest:
            raise SetupError(Refusal("too-many-in-pile", {"pile": pile, "card": slugs[card]}))
        rest.remove(card)
    return rest


def _index(pile: str, slug: str, slugs: Sequence[str]) -> int:
    for index, known in enumerate(slugs):
        if known == slug:
            return index
    raise SetupError(Refusal("unknown-in-pile", {"pile": pile, "card": slug, "expected": ", ".join(slugs)}))
