"""Travellers for Bez hranic: they choose greedily from the map as they remember it, as fast as people do."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Final

from mypy_extensions import i64

from pomezi.bots.bot import Bot, Budget, Choice, Glimpse
from pomezi.core.rng import Rng
from pomezi.games.bez_hranic import actions, board, legal, price, view
from pomezi.games.bez_hranic.atlas import Atlas
from pomezi.games.bez_hranic.edition import Edition
from pomezi.games.bez_hranic.pieces import (
    CHOOSE,
    CROSSING_EUR,
    FIELDS,
    FINAL,
    FORTY,
    FORTY_EUR,
    NEIGHBOUR_EUR,
    NONE,
    TOKENS,
    UNDER_EUR,
)
from pomezi.games.bez_hranic.state import BezHranicState

LOST: Final = 10  # crossings guessed where memory knows no way
GOOD_PLANS: Final = 6  # fields in many of the best plans will be crowded soon
OTHER_DELAY_MS: Final = 600  # to deal, to open, to say ready

# How fast people press when they look at a new offer: hundredths of all presses, and milliseconds.
REACTIONS: Final = (
    (0, 700),
    (10, 1100),
    (25, 1600),
    (50, 2300),
    (75, 3400),
    (90, 5200),
    (99, 9000),
    (100, 12000),
)
SECOND_TOKEN_PERCENT: Final = 60  # of the time that a first token takes


@dataclass(frozen=True)
class Level:
    """How well somebody knows a map, how long they think, and how well they look."""

    forgets_percent: int  # of the borders there are
    invents_percent: int  # of borders between states that share a neighbour
    pace_percent: int  # of the usual reaction time
    notices_percent: int  # of the tokens that lie there already


class TravelBot(Bot):
    """Remembers a map in its own way the first time it plays there, and keeps to it. Asked again before it
    presses, it looks again at what has fallen meanwhile."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.memories: dict[str, Atlas] = {}
        self.own: Rng | None = None

    def sit_down(self, rng: Rng) -> None:
        self.own = rng

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        s = glimpse.sample()
        assert isinstance(s, BezHranicState)
        seat = glimpse.seat
        if s.phase != CHOOSE or not legal.has_opened(s, seat):
            return Choice(glimpse.legal_actions()[0], OTHER_DELAY_MS)
        atlas = s.edition.atlas if view.is_map_open(s) else self.memory(s.edition, glimpse.rng)
        is_first = s.left[seat] == s.each * board.tokens_due(s)
        delay_ms = reaction_ms(self.level, is_first, glimpse.rng)
        return Choice(best_place(s, seat, atlas, noticed(s, self.level, glimpse.rng)), delay_ms)

    def memory(self, edition: Edition, rng: Rng) -> Atlas:
        if edition.key not in self.memories:
            self.memories[edition.key] = remember(edition.atlas, self.level, self.own or rng)
        return self.memories[edition.key]


def remember(atlas: Atlas, level: Level, rng: Rng) -> Atlas:
    """The map with borders forgotten and others made up."""
    nodes = int(atlas.nodes)
    borders: list[list[int]] = [[] for _ in range(nodes)]
    for a in range(nodes):
        for b in range(a + 1, nodes):
            apart = atlas.crossings[a * nodes + b]
            believes = False
            if apart == 1:
                believes = rng.below(100) >= level.forgets_percent
            elif apart == 2 and atlas.state_of[a] != atlas.state_of[b]:
                believes = rng.below(100) < level.invents_percent
            if believes:
                borders[a].append(b)
                borders[b].append(a)
    return Atlas(int(atlas.states), list(atlas.state_of), borders)


def reaction_ms(level: Level, is_first: bool, rng: Rng) -> int:
    """Drawn from the curve of REACTIONS, straight between its points."""
    drawn = int(rng.below(10_000))
    for (low, low_ms), (high, high_ms) in pairwise(REACTIONS):
        if drawn < high * 100:
            usual = low_ms + (high_ms - low_ms) * (drawn - low * 100) // ((high - low) * 100)
            return usual * level.pace_percent * (100 if is_first else SECOND_TOKEN_PERCENT) // 10_000
    raise AssertionError("the curve ends at 100")


def noticed(s: BezHranicState, level: Level, rng: Rng) -> list[int]:
    """By field how many tokens somebody sees there; by correspondence none can be seen."""
    heights = [0] * FIELDS
    if view.hides_tokens(s):
        return heights
    for field in s.fields:
        if field != NONE and (level.notices_percent == 100 or rng.below(100) < level.notices_percent):
            heights[field] += 1
    return heights


# -- taste


def best_place(s: BezHranicState, seat: int, atlas: Atlas, heights: list[int]) -> int:
    """For the first colour with a token in hand: of its best plan the field that others will want too."""
    colour = int(seat * s.each)
    while board.placed(s, colour) == board.tokens_due(s):
        colour += 1
    plans = _plans(s, colour, atlas, heights)
    wanted = [field for plan in plans[:GOOD_PLANS] for field in plan]
    first = max(plans[0], key=wanted.count)
    return int(actions.place(colour if s.two_colours else NONE, board.state_at(s, first)))


def _plans(s: BezHranicState, colour: int, atlas: Atlas, heights: list[int]) -> list[tuple[int, ...]]:
    """Every way to place what is left of a colour, best first."""
    free = [field for field in range(FIELDS) if legal.can_place(s, colour, field)]
    lying = int(s.fields[colour * TOKENS])
    missing = int(board.tokens_due(s)) - int(board.placed(s, colour))
    return sorted(combinations(free, missing), key=lambda fields: _cost(s, atlas, heights, lying, fields))


def _cost(s: BezHranicState, atlas: Atlas, heights: list[int], lying: int, fields: tuple[int, ...]) -> int:
    """What a colour would pay, as far as the seat can tell; in the final, what it would not receive."""
    chosen = [field for field in (lying, *fields) if field != NONE]
    a = board.state_at(s, chosen[0])
    b = board.state_at(s, chosen[1]) if len(chosen) > 1 else NONE
    start = board.start_state(s)
    target = board.target_state(s)
    eur: i64 = CROSSING_EUR * min(LOST, price.crossings(atlas, start, target, a, b))
    eur += NEIGHBOUR_EUR * price.neighbours(atlas, start, target, a, b)
    if FORTY in chosen:
        eur += FORTY_EUR
    stack = UNDER_EUR * sum(heights[field] for field in fields)
    return int(stack - eur) if s.round == FINAL else int(eur + stack)
