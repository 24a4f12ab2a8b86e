"""What a traveller sees from where it stands: the next token, the detective, the elephant."""

from __future__ import annotations

from pomezi.games.eighty_days.pieces import NONE
from pomezi.games.eighty_days.state import EightyDaysState


def next_token(s: EightyDaysState, seat: int) -> int:
    """The token that awaits a seat in the next city if it would be the first or last there; else NONE."""
    city = int(s.at[seat]) + 1
    others = sum(1 for other in range(s.seats) if other != seat and s.at[other] >= city)
    if 0 < others < s.seats - 1:
        return NONE
    return int(s.tokens[(0 if others == 0 else s.edition.legs) + city])


def best_city(s: EightyDaysState, seat: int) -> int:
    """Where the detective will meet most others and not this seat."""
    at = int(s.at[seat])
    others = [int(s.at[other]) for other in range(s.seats) if other != seat]
    worths = [
        (3 * others.count(city - 1) + others.count(city) - (9 if city in (at, at + 1) else 0), -city)
        for city in range(1, len(s.edition.cities))
    ]
    return -max(worths)[1]


def elephant_is_behind(s: EightyDaysState, at: int) -> bool:
    """Whether no leg from here on can be ridden."""
    by_elephant = s.edition.by_elephant
    return all(by_elephant[leg] == 0 for leg in range(at, len(by_elephant)))
