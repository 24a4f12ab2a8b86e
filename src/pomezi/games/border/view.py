"""What a seat may know, built up from nothing; and how it may imagine the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from pomezi.core.rng import Rng
from pomezi.core.state import seats_in
from pomezi.core.vecs import zeros
from pomezi.games.border import actions, chances, legal, marks, score, turn
from pomezi.games.border.pieces import (
    ALL_DICE,
    BOARDS,
    COLOURS,
    COMPLETE,
    CROSS,
    DICE,
    DONE,
    HUES,
    NONE,
    OVER,
    PHASES,
    ROLL,
    TERRITORIES,
)
from pomezi.games.border.shapes import (
    Area,
    AreaChance,
    BorderView,
    CompletableArea,
    Fate,
    Keeping,
    Options,
    Own,
    Player,
    TerritoryState,
)

if TYPE_CHECKING:
    from pomezi.games.border.state import BorderState


FREE: Final[Fate] = "free"
USED: Final[Fate] = "used"
SPENT: Final[Fate] = "spent"
IDLE: Final[Fate] = "idle"


def view(s: BorderState, seat: int) -> BorderView:
    seen: BorderView = {
        "game": "border",
        "edition": s.edition.key,
        "options": cast(Options, dict(s.setup.options)),
        "rules": s.setup.rules,
        "seat": seat,
        "phase": PHASES[s.phase],
        "actors": seats_in(s.actors()),
        "turn": int(s.turn),
        "start": int(s.start),
        "round": int(s.round),
        "quiet": int(s.quiet),
        "rolls_left": int(s.rolls_left) if s.phase == ROLL else 0,
        "dice": [COLOURS[colour] if colour != NONE else None for colour in s.dice],
        "used": actions.dice_in(s.used),
        "fates": [FREE if _is_free(s, die) else USED for die in range(DICE)],
        "territories": {slug: _territory(s, i) for i, slug in enumerate(s.edition.territories)},
        "players": [_player(s, other) for other in range(s.seats)],
    }
    if 0 <= seat < s.seats:
        seen["own"] = _own(s, seat)
    if s.phase == OVER:
        seen["result"] = {
            "scores": s.scores(),
            "places": score.places(s),
            "decided": score.decided(s),
            "table": score.table(s),
        }
    return seen


def own(s: BorderState, seat: int) -> dict[str, object]:
    return {"seat": seat, "own": _own(s, seat)}


def _territory(s: BorderState, territory: int) -> TerritoryState:
    """`taken`: the higher value is struck out for whoever has not closed it."""
    return {
        "first": int(s.edition.first[territory]),
        "later": int(s.edition.later[territory]),
        "taken": (s.taken >> territory) & 1 == 1,
        "closed_by": [seat for seat in range(s.seats) if s.scored[seat * TERRITORIES + territory]],
    }


def _player(s: BorderState, seat: int) -> Player:
    return {
        "board": BOARDS[s.boards[seat]],
        "points": int(s.points[seat]),
        "closed": score.closings(s, seat),
        "crossed": [s.edition.cells[cell] for cell in marks.shown_cells(s, seat)],
        "finished": s.phase == CROSS and seat != s.turn and not (s.waiting >> seat) & 1,
    }


def _own(s: BorderState, seat: int) -> Own:
    """For the active player what the dice can do, for the others what they have done with them so far."""
    if seat == s.turn and s.phase == ROLL:
        return {
            "completable": _completable(s, seat, _shown_dice(s)),
            "chances": _chances(s, seat),
            "keeping": _keeping(s, seat),
        }
    if seat == s.turn and s.phase == COMPLETE:
        unused = [die for die in _shown_dice(s) if not (s.used >> die) & 1]
        return {"completable": _completable(s, seat, unused)}
    if s.phase == CROSS:
        return {
            "crosses": [s.edition.cells[cell] for cell in marks.hidden_cells(s, seat)],
            "dice": counts(s, seat),
            "fates": _fates(s, seat),
            "limit": int(s.allowance[seat]),
        }
    return {}


def counts(s: BorderState, seat: int) -> dict[str, int]:
    """The dice a seat may still use, by colour."""
    row = seat * HUES
    return {COLOURS[colour]: int(s.pool[row + colour]) for colour in range(HUES) if s.pool[row + colour]}


def _is_free(s: BorderState, die: int) -> bool:
    """The active player has not used it; or has used all five, and the others may use any one of them."""
    return not (s.used >> die) & 1 or (s.phase == CROSS and s.used == ALL_DICE)


def _fates(s: BorderState, seat: int) -> list[Fate]:
    """By die; of those alike the last ones are left, those before them have crossed a cell."""
    if seat == s.turn:
        return [FREE if _is_free(s, die) else USED for die in range(DICE)]
    left = [int(s.pool[seat * HUES + colour]) for colour in range(HUES)]
    fates: list[Fate] = []
    for die in range(DICE - 1, -1, -1):
        if not _is_free(s, die):
            fates.append(USED)
            continue
        colour = int(s.dice[die])
        left[colour] -= 1
        fates.append(SPENT if left[colour] < 0 else FREE if s.allowance[seat] else IDLE)
    return fates[::-1]


def _shown_dice(s: BorderState) -> list[int]:
    return [die for die in range(DICE) if s.dice[die] != NONE]


def open_areas(s: BorderState, seat: int) -> list[int]:
    """The areas of a seat's board that are not complete, counted over all boards."""
    most = s.edition.most_areas
    first = int(s.boards[seat]) * most
    return [
        first + area for area in range(s.edition.area_count[s.boards[seat]]) if s.open[seat * most + area]
    ]


def _area(s: BorderState, seat: int, area: int) -> Area:
    ed = s.edition
    return {
        "area": ed.area_slug(area),
        "colour": COLOURS[ed.area_colour[area]],
        "cells": marks.open_cells(s, seat, area),
    }


def _completable(s: BorderState, seat: int, dice: list[int]) -> list[CompletableArea]:
    """Which areas the dice could complete now; `dice` are all of its colour, of which one for each cell."""
    found: list[CompletableArea] = []
    for area in open_areas(s, seat):
        fitting = [die + 1 for die in dice if s.dice[die] == s.edition.area_colour[area]]
        if len(fitting) >= s.open[seat * s.edition.most_areas + area % s.edition.most_areas]:
            found.append({**_area(s, seat, area), "dice": fitting})
    return found


def _chances(s: BorderState, seat: int) -> list[AreaChance]:
    """How likely each open area can be completed with the rolls that are left: in `ways` of `out_of`."""
    found: list[AreaChance] = []
    for area in open_areas(s, seat):
        needed = int(s.open[seat * s.edition.most_areas + area % s.edition.most_areas])
        ways, out_of = chances.of_area(s, int(s.edition.area_colour[area]), needed)
        found.append({**_area(s, seat, area), "ways": ways, "out_of": out_of})
    return found


def _keeping(s: BorderState, seat: int) -> list[Keeping]:
    """How likely anything can be completed, by the dice that are kept."""
    least = [DICE + 1] * HUES
    for area in open_areas(s, seat):
        colour = int(s.edition.area_colour[area])
        needed = int(s.open[seat * s.edition.most_areas + area % s.edition.most_areas])
        least[colour] = min(least[colour], needed)
    found = chances.of_anything(s, least)
    return [{"dice": dice, "ways": ways, "out_of": out_of} for dice, (ways, out_of) in found]


# -- imagining the rest


def determinize(s: BorderState, seat: int, rng: Rng) -> BorderState:
    """The dice to come are anybody's guess; so is what the others have crossed in this second action."""
    t = redeal(s, rng)
    if t.phase == CROSS:
        for other in range(t.seats):
            if other != seat and other != t.turn:
                _imagine_crosses(t, other, rng)
    return t


def redeal(s: BorderState, rng: Rng) -> BorderState:
    """Other dice to come."""
    t = s.clone()
    t.rng = rng.fork()
    t.fixed = zeros(0)
    t.fixed_at = 0
    return t


def _imagine_crosses(s: BorderState, seat: int, rng: Rng) -> None:
    """From the crosses everybody sees: none yet for a seat still at it, any for one that has finished."""
    take_back(s, seat)
    if not (s.waiting >> seat) & 1:
        action = int(legal.random_action(s, seat, rng))
        while action != DONE:
            turn.cross_cell(s, seat, actions.cell_of(action), actions.colour_of(action), None)
            action = int(legal.random_action(s, seat, rng))


def take_back(s: BorderState, seat: int) -> None:
    """Undoes the hidden crosses of a seat."""
    cells = marks.hidden_cells(s, seat)
    if cells:
        marks.lay_out(s, seat, marks.shown_cells(s, seat))
        for colour in turn.colours_of(s, seat, cells):
            s.pool[seat * HUES + colour] += 1
        s.allowance[seat] += len(cells)
        s.hidden_count[seat] = 0
