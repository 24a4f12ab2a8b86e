"""What is recorded of Bez hranic: every number of players, both maps, every variant."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from pomezi import GAMES, Record, Setup, seats_in, seeded

GAME = GAMES["bez_hranic"]


def jostling_record(setup: Setup) -> Record:
    """A whole game at random in which nobody waits for anybody: any actor may be next, at its own time."""
    chance = seeded(f"{int(setup.seed, 16) + 1000:x}")
    record = Record(GAME, setup)
    state = GAME.new(setup)
    clock_ms = 0  # since the phase began
    while state.actors():
        seats = seats_in(state.actors())
        seat = seats[chance.below(len(seats))]
        action = state.random_action(seat, chance)
        clock_ms += 1 + chance.below(900)
        record.append(seat, state.write(action), clock_ms)
        pace = state.pace()
        state.apply(seat, action)
        if state.pace() != pace:
            clock_ms = 0
    record.close(state)
    return record


SETUPS: Mapping[str, Setup] = {
    "europe-2": Setup(2, "12", "europe"),
    "europe-3": Setup(3, "13", "europe"),
    "europe-4": Setup(4, "14", "europe"),
    "europe-5": Setup(5, "15", "europe"),
    "europe-6": Setup(6, "16", "europe"),
    "usa-4": Setup(4, "24", "usa"),
    "usa-6": Setup(6, "26", "usa"),
    "two-colours-2": Setup(2, "32", "europe", {"two_colours": True}),
    "two-colours-3": Setup(3, "33", "usa", {"two_colours": True}),
    "open-map-3": Setup(3, "43", "europe", {"open_map": True, "pick_seconds": 30}),
    "correspondence-3": Setup(3, "53", "usa", {"correspondence": True}),
    "correspondence-two-colours-2": Setup(2, "52", "europe", {"correspondence": True, "two_colours": True}),
}

RECORDS: Mapping[str, Callable[[], Record]] = {
    name: partial(jostling_record, setup) for name, setup in SETUPS.items()
}

# Everybody is ready in any order, the deal has seven steps, then come the tokens.
PERFT = [
    (Setup(2, "1", "europe"), 13),
    (Setup(3, "2", "usa"), 14),
    (Setup(2, "3", "europe", {"two_colours": True}), 13),
    (Setup(2, "4", "usa", {"correspondence": True}), 8),
]

PLAYTHROUGH = (Setup(3, "e0", "europe"), 24)
