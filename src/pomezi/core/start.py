"""Who begins: the seat that an option names, or one drawn from the seed."""

from __future__ import annotations

from typing import Final

from pomezi.core.errors import Refusal, SetupError
from pomezi.core.game import Option, Setup
from pomezi.core.rng import Rng

KEY: Final = "start"
DRAWN: Final = "drawn"


def start_option(seats: int) -> Option:
    """For a game of up to so many seats."""
    return Option(KEY, (DRAWN, *range(seats)))


def starting_seat(setup: Setup, rng: Rng) -> int:
    """Draws in any case, so that the rest of the deal does not depend on the option."""
    drawn = rng.below(setup.seats)
    named = setup.options[KEY]
    if not isinstance(named, int):
        return drawn
    if named >= setup.seats:
        facts = {"option": KEY, "value": named, "expected": f"{DRAWN}, 0…{setup.seats - 1}"}
        raise SetupError(Refusal("bad-option-value", facts))
    return named
