"""Every way to play a round of Limes, and what the landscape is worth after it.

A *ply* is one round of one player: how the card is laid and what a worker does then. Which zone of an area a
worker stands on never matters, so plies are told apart by areas. A ply is packed into one int with the value
of the landscape it leads to in the highest bits: a better one is simply larger.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.vecs import ints, zeros
from pomezi.games.limes import actions
from pomezi.games.limes.grid import BIT, NEIGHBOUR, NOWHERE, ZONES, spot_of, zone_on
from pomezi.games.limes.landscape import Landscape, lay_card
from pomezi.games.limes.legal import fill_lays
from pomezi.games.limes.pieces import EMPTY, FIELD, FOREST, HUT, KIND, MOST_WORKERS, PASS, ROCK, ROUNDS, WATER
from pomezi.games.limes.turn import work

UNIT: Final = 64  # values are counted in parts of a point
MOST_PLIES: Final = 1 << 14  # of one landscape, an upper bound
MOST_NEAR: Final = 64  # areas beside one
KINDS_TASTED: Final = 5
MOST_RESERVE: Final = MOST_WORKERS + 1

# A ply: value, number of the landscape it starts from, lay, deed.
DEED_BITS: Final = 13
LAY_BITS: Final = 9
PARENT_BITS: Final = 16
PARENT_SHIFT: Final = DEED_BITS + LAY_BITS
VALUE_SHIFT: Final = PARENT_SHIFT + PARENT_BITS


def value_of(ply: i64) -> i64:
    return ply >> VALUE_SHIFT


def parent_of(ply: i64) -> i64:
    return (ply >> PARENT_SHIFT) & ((1 << PARENT_BITS) - 1)


def lay_of(ply: i64) -> i64:
    return (ply >> DEED_BITS) & ((1 << LAY_BITS) - 1)


def deed_of(ply: i64) -> i64:
    return ply & ((1 << DEED_BITS) - 1)


class Rules:
    """What a search must know of the table: the cards' zones and the options."""

    def __init__(self, faces: vec[i64], diagonal: bool, ferry: bool) -> None:
        self.faces = faces
        self.diagonal = diagonal
        self.ferry = ferry


class Taste:
    """What counts before it scores: sides of a worker's area open to cards to come, workers in reserve."""

    def __init__(self, open_sides: vec[i64], reserve: vec[i64]) -> None:
        self.open_sides = open_sides  # rounds left * KINDS_TASTED + kind, for each open side
        self.reserve = reserve  # rounds left * MOST_RESERVE + workers not yet placed


def taste(field: int, water: int, forest_soon: int, forest_late: int, rock: int, worker: int) -> Taste:
    """In parts of a point; a forest's open sides count the more the fewer rounds are left."""
    open_sides = [0] * KINDS_TASTED
    reserve = [0] * MOST_RESERVE
    for left in range(1, ROUNDS + 1):
        forest = forest_late + (forest_soon - forest_late) * (ROUNDS - left) // ROUNDS
        open_sides += [0, field, water, forest, rock]
        reserve += [worker * min(workers, left) for workers in range(MOST_RESERVE)]
    return Taste(ints(open_sides), ints(reserve))


class Survey:
    """What is known of the areas of one landscape, found out when it is asked for."""

    def __init__(self) -> None:
        self.known: vec[i64] = zeros(ZONES)  # by name: the number of the landscape for which the rest holds
        self.worth: vec[i64] = zeros(ZONES)
        self.open: vec[i64] = zeros(ZONES)  # sides towards empty places
        self.near: vec[i64] = zeros(ZONES * MOST_NEAR)  # areas beside
        self.nears: vec[i64] = zeros(ZONES)
        self.workers: vec[i64] = zeros(ZONES)  # how many stand in it, where it is occupied
        self.number: i64 = 0


def look(survey: Survey, land: Landscape, area: i64) -> None:
    """Fills in what is known of an area."""
    if survey.known[area] == survey.number:
        return
    survey.known[area] = survey.number
    kinds = land.kinds
    areas = land.areas
    rings = land.rings
    near = survey.near
    neighbours = NEIGHBOUR
    seen = BIT[area]
    seen_huts: i64 = 0
    found: i64 = 0
    open_: i64 = 0
    huts: i64 = 0
    at = area
    while True:
        first = land.seam + at * 4
        for side in range(first, first + 4):
            other = neighbours[side]
            face = kinds[other]
            if face == EMPTY:
                if other != NOWHERE:
                    open_ += 1
                continue
            if face & HUT != 0 and (seen_huts >> other) & 1 == 0:
                seen_huts |= BIT[other]
                huts += 1
            if (seen >> areas[other]) & 1 == 0:
                seen |= BIT[areas[other]]
                near[area * MOST_NEAR + found] = areas[other]
                found += 1
        at = rings[at]
        if at == area:
            break
    survey.nears[area] = found
    survey.open[area] = open_
    kind = kinds[area] & KIND
    if kind == FIELD:
        survey.worth[area] = land.sizes[area]
    elif kind == WATER:
        survey.worth[area] = huts
    elif kind == FOREST:
        survey.worth[area] = found
    else:
        _look_out(survey, land, area)


def _look_out(survey: Survey, land: Landscape, rock: i64) -> None:
    """A watchman's forest, and how many of its four views end at an empty place."""
    kinds = land.kinds
    neighbours = NEIGHBOUR
    trees: i64 = 0
    open_: i64 = 0
    side: i64
    for side in range(land.seam, land.seam + 4):
        at = neighbours[side + rock * 4]
        kind = kinds[at] & KIND
        while kind != EMPTY and kind != ROCK:
            if kind == FOREST:
                trees += 1
            at = neighbours[side + at * 4]
            kind = kinds[at] & KIND
        if kind == EMPTY and at != NOWHERE:
            open_ += 1
    survey.worth[rock] = trees
    survey.open[rock] = open_


class Weigher:
    """Lists the plies of landscapes with their values, for one table and one taste."""

    def __init__(self, rules: Rules, taste: Taste) -> None:
        self.rules = rules
        self.taste = taste
        self.survey = Survey()
        self.lays: vec[i64] = zeros(256)
        self.base: i64 = 0  # the value of the landscape if no worker acts
        self.occupied: i64 = 0  # areas with workers, a bit for each name
        self.left: i64 = 0  # rounds left after the ply

    def fill_plies(self, land: Landscape, card: i64, parent: i64, plies: vec[i64], count: i64) -> i64:
        """Every way to play a card; how many plies there are then."""
        lays = fill_lays(land, self.rules.diagonal, self.lays)
        if land.laid == 0:
            lays = 1  # turning the first card only turns the whole landscape
        faces = self.rules.faces
        for i in range(lays):
            action = self.lays[i]
            if not _is_repeated(faces, card, actions.turns_of(action)):
                after = land.clone()
                turned = card * 4 + actions.turns_of(action)
                lay_card(after, actions.column_of(action), actions.row_of(action), turned, faces)
                count = self.fill_deeds(after, parent << LAY_BITS | action, plies, count)
        return count

    def fill_deeds(self, land: Landscape, begun: i64, plies: vec[i64], count: i64) -> i64:
        """Every deed after a card is laid; `begun` is parent and lay of the ply."""
        survey = self.survey
        self._weigh(land)
        begun = begun << DEED_BITS
        plies[count] = self.base << VALUE_SHIFT | begun | PASS
        count += 1
        if land.placed < len(land.workers):
            count = self._fill_places(land, begun, plies, count)
        met: i64 = 0
        worker: i64
        for worker in range(land.placed):
            area = land.areas[land.workers[worker]]
            if (met >> area) & 1 == 0:
                met |= BIT[area]
                count = self._fill_moves(land, worker, area, begun, plies, count)
                if self.rules.ferry:
                    for i in range(survey.nears[area]):
                        water = survey.near[area * MOST_NEAR + i]
                        if land.kinds[water] & KIND == WATER and (self.occupied >> water) & 1 == 1:
                            count = self._fill_ferries(land, worker, area, water, begun, plies, count)
        return count

    def _weigh(self, land: Landscape) -> None:
        """Counts the workers in every area and values the landscape as it is."""
        survey = self.survey
        survey.number += 1
        self.left = ROUNDS - land.laid
        occupied: i64 = 0
        worker: i64
        base: i64 = self.taste.reserve[self.left * MOST_RESERVE + len(land.workers) - land.placed]
        for worker in range(land.placed):
            area = land.areas[land.workers[worker]]
            if (occupied >> area) & 1 == 0:
                occupied |= BIT[area]
                survey.workers[area] = 0
                look(survey, land, area)
                base += self.value(land, area)
            survey.workers[area] += 1
        self.base = base
        self.occupied = occupied

    def value(self, land: Landscape, area: i64) -> i64:
        """What an area with a worker is worth: its points and what may come."""
        kind = land.kinds[area] & KIND
        survey = self.survey
        return (
            survey.worth[area] * UNIT
            + survey.open[area] * self.taste.open_sides[self.left * KINDS_TASTED + kind]
        )

    def _fill_places(self, land: Landscape, begun: i64, plies: vec[i64], count: i64) -> i64:
        supply = len(land.workers) - land.placed
        at = self.left * MOST_RESERVE + supply
        spent = self.taste.reserve[at - 1] - self.taste.reserve[at]
        met: i64 = 0
        quarter: i64
        for quarter in range(4):
            area = land.areas[zone_on(land.last, quarter)]
            if (met >> area) & 1 == 0:
                met |= BIT[area]
                value = self.base + spent
                if (self.occupied >> area) & 1 == 0:
                    look(self.survey, land, area)
                    value += self.value(land, area)
                plies[count] = value << VALUE_SHIFT | begun | actions.place(quarter)
                count += 1
        return count

    def _fill_moves(
        self, land: Landscape, worker: i64, area: i64, begun: i64, plies: vec[i64], count: i64
    ) -> i64:
        survey = self.survey
        without = self.base
        if survey.workers[area] == 1:
            without -= self.value(land, area)
        for i in range(survey.nears[area]):
            there = survey.near[area * MOST_NEAR + i]
            plies[count] = self._moved(land, worker, there, without) | begun
            count += 1
        return count

    def _fill_ferries(
        self, land: Landscape, worker: i64, area: i64, water: i64, begun: i64, plies: vec[i64], count: i64
    ) -> i64:
        survey = self.survey
        without = self.base
        if survey.workers[area] == 1:
            without -= self.value(land, area)
        look(survey, land, water)
        for i in range(survey.nears[water]):
            there = survey.near[water * MOST_NEAR + i]
            if there != area:
                plies[count] = self._moved(land, worker, there, without) | begun
                count += 1
        return count

    def _moved(self, land: Landscape, worker: i64, there: i64, without: i64) -> i64:
        value = without
        if (self.occupied >> there) & 1 == 0:
            look(self.survey, land, there)
            value += self.value(land, there)
        return value << VALUE_SHIFT | actions.move(worker, spot_of(there, land.left, land.top))


def _is_repeated(faces: vec[i64], card: i64, turns: i64) -> bool:
    """Whether a card looks the same with fewer turns."""
    fewer: i64
    quarter: i64
    for fewer in range(turns):
        same = True
        for quarter in range(4):
            if faces[(card * 4 + fewer) * 4 + quarter] != faces[(card * 4 + turns) * 4 + quarter]:
                same = False
        if same:
            return True
    return False


def follow(land: Landscape, card: i64, ply: i64, faces: vec[i64]) -> Landscape:
    """The landscape a ply leads to."""
    after = land.clone()
    action = lay_of(ply)
    turned = card * 4 + actions.turns_of(action)
    lay_card(after, actions.column_of(action), actions.row_of(action), turned, faces)
    work(after, deed_of(ply))
    return after


def best_of(plies: vec[i64], count: i64) -> i64:
    best = plies[0]
    for i in range(1, count):
        if plies[i] > best:
            best = plies[i]
    return best


def roll_out(weigher: Weigher, land: Landscape, deck: vec[i64]) -> i64:
    """Plays on with the plies of highest value to the end; the final points."""
    value: i64 = 0
    while land.laid < ROUNDS:
        card = deck[land.laid]
        ply = best_of(PLIES, weigher.fill_plies(land, card, 0, PLIES, 0))
        value = value_of(ply)
        land = follow(land, card, ply, weigher.rules.faces)
    return value // UNIT


POINTS_ALONE: Final = taste(0, 0, 0, 0, 0, 0)
FAR_SIGHTED: Final = taste(20, 20, 44, 18, 22, 215)  # tuned by play, see docs/limes.md
PLIES: Final = zeros(MOST_PLIES)  # scratch, filled and read within one call
