"""What speaks for an action in The Border: territories, chances of the dice, what is left over."""

from __future__ import annotations

from math import comb

from pomezi.bots.border.odds import worth_of_area
from pomezi.bots.reason import Reason
from pomezi.core.state import State
from pomezi.games.border import actions
from pomezi.games.border.pieces import (
    ALL_DICE,
    COLOURS,
    COMPLETE_FIRST,
    CROSS_FIRST,
    CROSSED,
    DICE,
    HUES,
    KEEP,
    ROLLS,
    TERRITORIES,
)
from pomezi.games.border.state import BorderState


def reasons(state: State, seat: int, action: int) -> list[Reason]:
    assert isinstance(state, BorderState)
    if action >= CROSS_FIRST:
        return _for_crosses(state, seat, [int(actions.cell_of(action))])
    if action >= COMPLETE_FIRST:
        return _for_an_area(state, seat, int(actions.area_of(action)))
    if action == KEEP:
        return _for_keeping(state, seat)
    if action <= ALL_DICE and state.rolls_left < ROLLS:
        return _for_a_roll(state, seat, action)
    return []


# -- crosses


def _for_an_area(s: BorderState, seat: int, area: int) -> list[Reason]:
    cells = _open_cells(s, seat, area)
    left = DICE - len(cells) - int(s.used).bit_count()
    found = _for_crosses(s, seat, cells)
    if left > 0:
        found.append(Reason("dice-for-others", {"count": left}, is_risk=True))
    else:
        found.append(Reason("no-dice-for-others"))
    return found


def _open_cells(s: BorderState, seat: int, area: int) -> list[int]:
    ed = s.edition
    row = seat * len(ed.cells)
    cells = [int(ed.area_cells[at]) for at in range(ed.area_start[area], ed.area_start[area + 1])]
    return [cell for cell in cells if s.marks[row + cell] != CROSSED]


def _for_crosses(s: BorderState, seat: int, cells: list[int]) -> list[Reason]:
    """The territories that these crosses close, the dearest first; else the one they bring nearest."""
    closed: list[tuple[int, int]] = []
    nearer: list[tuple[int, int, int]] = []
    for territory in range(TERRITORIES):
        hits = sum(1 for cell in cells if cell in s.edition.borders[territory])
        left = int(s.gaps[seat * TERRITORIES + territory]) - hits
        if hits and left == 0:
            closed.append((_points(s, territory), -territory))
        elif hits:
            nearer.append((left, -_points(s, territory), territory))
    found = []
    for points, number in sorted(closed, reverse=True):
        facts = {"territory": s.edition.territories[-number], "points": points}
        found.append(Reason("closes-territory", facts))
    if not found and nearer:
        left, minus, territory = min(nearer)
        facts = {"territory": s.edition.territories[territory], "points": -minus, "count": left}
        found.append(Reason("nears-territory", facts))
    return found


def _points(s: BorderState, territory: int) -> int:
    is_taken = (s.taken >> territory) & 1 == 1
    return int(s.edition.later[territory] if is_taken else s.edition.first[territory])


# -- dice


def _for_keeping(s: BorderState, seat: int) -> list[Reason]:
    """The area worth most of those that the dice complete as they lie."""
    ready = [area for area, needed in _areas(s, seat) if needed <= _count(s, seat, area, 0)]
    if not ready:
        return []
    best = max(ready, key=lambda area: (worth_of_area(s, seat, area), -area))
    facts = {"area": s.edition.area_slug(best), "count": len(_open_cells(s, seat, best))}
    return [Reason("dice-complete", facts), *_for_crosses(s, seat, _open_cells(s, seat, best))]


def _for_a_roll(s: BorderState, seat: int, mask: int) -> list[Reason]:
    """The area that promises most: its worth times the chance to get the dice for it."""
    promising = [
        (_chance(s, seat, area, needed, mask) * worth_of_area(s, seat, area), -area)
        for area, needed in _areas(s, seat)
    ]
    if not promising or max(promising)[0] <= 0.0:
        return []
    area = -max(promising)[1]
    cells = _open_cells(s, seat, area)
    chance = _chance(s, seat, area, len(cells), mask)
    colour = COLOURS[s.edition.area_colour[area]]
    facts = {"area": s.edition.area_slug(area), "colour": colour, "percent": round(100 * chance)}
    return [Reason("rolls-for", facts), *_for_crosses(s, seat, cells)]


def _areas(s: BorderState, seat: int) -> list[tuple[int, int]]:
    """The areas of a seat's board that are not complete, counted over all boards, and the cells they lack."""
    ed = s.edition
    first = int(s.boards[seat]) * ed.most_areas
    lacking = [(first + area, int(s.open[seat * ed.most_areas + area])) for area in range(ed.most_areas)]
    return [(area, needed) for area, needed in lacking[: ed.area_count[s.boards[seat]]] if needed]


def _count(s: BorderState, seat: int, area: int, rolled: int) -> int:
    """Dice of the area's colour that are not rolled again."""
    colour = s.edition.area_colour[area]
    return sum(1 for die in range(DICE) if s.dice[die] == colour and (rolled >> die) & 1 == 0)


def _chance(s: BorderState, seat: int, area: int, needed: int, mask: int) -> float:
    """That the dice rolled now, and again as long as it is allowed, show what the area still needs."""
    missing = max(0, needed - _count(s, seat, area, mask))
    dice = mask.bit_count()
    hit = 1 - (1 - 1 / HUES) ** int(s.rolls_left)
    return sum(comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(missing, dice + 1))
