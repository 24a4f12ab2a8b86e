"""Which games of The Border are recorded, one for each number of players and each kind of ending."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from pomezi import GAMES, Record, Setup, seats_in, seeded

GAME = GAMES["border"]


def played_at_random(seats: int, seed: int, edition: str = "pomezi") -> Record:
    record = Record(GAME, Setup(seats, f"{seed:x}", edition))
    state = GAME.new(record.setup)
    chance = seeded(f"{seed + 7:x}")
    while state.actors():
        actors = seats_in(state.actors())
        seat = actors[chance.below(len(actors))]
        action = state.random_action(seat, chance)
        record.append(seat, state.write(action))
        state.apply(seat, action)
    record.close(state)
    return record


def played_idly(seats: int, seed: int) -> Record:
    """Everybody does as little as the rules allow, until the game is given up."""
    record = Record(GAME, Setup(seats, f"{seed:x}", "pomezi"))
    state = GAME.new(record.setup)
    while state.actors():
        seat = seats_in(state.actors())[0]
        action = state.default_action(seat)
        record.append(seat, state.write(action))
        state.apply(seat, action)
    record.close(state)
    return record


# By number of players and kind of ending: in the first action, in the second, with a tie that the highest
# single value breaks, with a shared win. Each is the first seed that ends so. All of these on the boards of
# the first edition, as they were recorded; then one for each number of players on the boards in use now.
RECORDS: Mapping[str, Callable[[], Record]] = {
    "2p-first-action": partial(played_at_random, 2, 2),
    "2p-second-action": partial(played_at_random, 2, 1),
    "2p-tie-break": partial(played_at_random, 2, 76),
    "2p-quiet": partial(played_idly, 2, 1),
    "3p-first-action": partial(played_at_random, 3, 1),
    "3p-second-action": partial(played_at_random, 3, 4),
    "3p-tie-break": partial(played_at_random, 3, 112),
    "3p-shared-win": partial(played_at_random, 3, 9840),
    "4p-first-action": partial(played_at_random, 4, 6),
    "4p-second-action": partial(played_at_random, 4, 1),
    "4p-tie-break": partial(played_at_random, 4, 55),
    "4p-shared-win": partial(played_at_random, 4, 7977),
    "balanced-2p": partial(played_at_random, 2, 2, "balanced"),
    "balanced-3p": partial(played_at_random, 3, 3, "balanced"),
    "balanced-4p": partial(played_at_random, 4, 4, "balanced"),
}

BOARDS: dict[str, int | str] = {"start": 0, "boards": "abcd"}
PAIRS = {"dice": ["yellow", "yellow", "blue", "blue", "grey"]}

PERFT: Sequence[tuple[Setup, int]] = (
    (Setup(2, "1", "pomezi"), 4),
    (Setup(3, "2", "pomezi"), 4),
    (Setup(4, "3", "pomezi"), 4),
    (Setup(3, "4", "pomezi", BOARDS, PAIRS), 5),
    (Setup(4, "5", "balanced"), 4),
)

PLAYTHROUGH: tuple[Setup, int] = (Setup(3, "5", "pomezi"), 60)
