"""Writes the numbers of the rules as the engine has them, for the page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from pomezi.games.bez_hranic import pieces as bez_hranic
from pomezi.games.border import pieces as border
from pomezi.games.eighty_days import pieces as eighty_days
from pomezi.games.limes import Limes
from pomezi.games.limes import pieces as limes
from pomezi.games.ticket_to_ride import pieces as ticket_to_ride

GAMES = Path(__file__).resolve().parent.parent / "web" / "src" / "games"


def numbers() -> dict[str, dict[str, Any]]:
    """By game; what differs from edition to edition stands under the edition's key."""
    return {
        "ticket_to_ride": {
            "longest": ticket_to_ride.LONGEST_BONUS,
            "last_wagons": ticket_to_ride.LAST_WAGONS,
            "sweep": ticket_to_ride.SWEEP_LOCOS,
            "offer": ticket_to_ride.OFFER,
            "keep_first": ticket_to_ride.KEEP_AT_START,
            "keep": ticket_to_ride.KEEP_LATER,
            "few_seats": ticket_to_ride.FEW_SEATS,
        },
        "bez_hranic": {
            "crossing": bez_hranic.CROSSING_EUR,
            "neighbour": bez_hranic.NEIGHBOUR_EUR,
            "forty": bez_hranic.FORTY_EUR,
            "under": bez_hranic.UNDER_EUR,
            "under_final": -bez_hranic.UNDER_EUR,  # there it is taken off what one gets
            "income": {each: [each * eur for eur in bez_hranic.INCOME] for each in (1, 2)},  # by colours
            "card_fields": bez_hranic.CARD_FIELDS,
            "final": bez_hranic.FINAL,
            "single_rounds": bez_hranic.SINGLE_ROUNDS,
            "start_rounds": bez_hranic.START_ROUNDS,
        },
        "limes": {
            "cards": limes.ROUNDS,
            "workers": {key: Limes().facts(key)["workers"] for key in Limes().editions},
            "ranks": dict(zip(limes.RANKS, (0, *limes.RANK_FROM), strict=True)),
        },
        "border": {
            "dice": border.DICE,
            "rolls": border.ROLLS,
            "closed_to_end": border.CLOSED_TO_END,
        },
        "eighty_days": {
            "par": eighty_days.PAR_DAYS,
            "detective": eighty_days.DETECTIVE_DAYS,
            "late": eighty_days.LATE_DAYS,
            "day": eighty_days.TOKEN_DAYS,
            "card": eighty_days.CARD_PRICE,
            "reroll": eighty_days.REROLL_PRICE,
            "hand": eighty_days.HAND_LIMIT,
            "exchange": eighty_days.MOST_EXCHANGED,
        },
    }


def texts() -> dict[Path, str]:
    return {
        GAMES / game / "numbers.json": json.dumps(found, indent=2) + "\n" for game, found in numbers().items()
    }
