"""What crosses are worth in The Border: how hard it still is to close a border, not only what it lacks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pomezi.bots.border.hands import reals
from pomezi.core.vecs import ints, zeros
from pomezi.games.border.pieces import CLOSED_TO_END, CROSSED, DICE, TERRITORIES
from pomezi.games.border.state import BorderState

SIZE: Final = DICE + 1
MOST_EFFORT: Final = 2000
UNIT: Final = 10.0  # efforts are whole numbers


class Style:
    """How a player weighs things; worths are in points."""

    def __init__(
        self,
        whole: tuple[float, ...],  # the effort to complete an area, by its open cells
        single: float,  # the effort to cross one cell by itself
        fading: float,  # what is left of a territory's points after ten units of effort
        denied: float,  # what it is worth that the others cannot use a die, in parts of what they would gain
        ending: float,  # points for ending the game as its winner, or against ending it otherwise
    ) -> None:
        self.effort = ints(  # open cells of an area * SIZE + those on the border
            [
                round(min(whole[open_], single * hits)) if hits <= open_ else 0
                for open_ in range(SIZE)
                for hits in range(SIZE)
            ]
        )
        self.near = reals([fading ** (effort / UNIT) for effort in range(MOST_EFFORT)])
        self.denied = denied
        self.ending = ending


class Judge:
    """Weighs crosses on the board of one seat; `look` first, and again after every cross."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self.seat: i64 = 0
        self.efforts = zeros(TERRITORIES)
        self.hits = zeros(TERRITORIES)  # open cells of one area, by territory

    def look(self, s: BorderState, seat: i64) -> None:
        """Adds up the effort that each border still takes."""
        self.seat = seat
        ed = s.edition
        effort = self.style.effort
        efforts = self.efforts
        hits = self.hits
        first = s.boards[seat] * ed.most_areas
        territory: i64
        area: i64
        for territory in range(TERRITORIES):
            efforts[territory] = 0
        for area in range(ed.area_count[s.boards[seat]]):
            row = s.open[seat * ed.most_areas + area] * SIZE
            if row != 0:
                self._count_hits(s, first + area)
                for territory in range(TERRITORIES):
                    efforts[territory] += effort[row + hits[territory]]

    def _count_hits(self, s: BorderState, area: i64) -> None:
        """Of an area of any board."""
        ed = s.edition
        hits = self.hits
        row = self.seat * len(ed.cells)
        territory: i64
        at: i64
        place: i64
        for territory in range(TERRITORIES):
            hits[territory] = 0
        for at in range(ed.area_start[area], ed.area_start[area + 1]):
            cell = ed.area_cells[at]
            if s.marks[row + cell] != CROSSED:
                for place in range(ed.around_start[cell], ed.around_start[cell + 1]):
                    hits[ed.around[place]] += 1

    def worth_of_area(self, s: BorderState, area: i64) -> float:
        """Of completing an area of any board."""
        self._count_hits(s, area)
        open_ = s.open[self.seat * s.edition.most_areas + area % s.edition.most_areas]
        return self._worth(s, open_, 0, ALL_HITS)

    def worth_of_cell(self, s: BorderState, cell: i64) -> float:
        """Of crossing one cell by itself."""
        ed = s.edition
        seat = self.seat
        area = ed.cell_area[s.boards[seat] * len(ed.cells) + cell]
        self._count_hits(s, s.boards[seat] * ed.most_areas + area)
        one: i64 = 1
        touched: i64 = 0
        place: i64
        for place in range(ed.around_start[cell], ed.around_start[cell + 1]):
            touched |= one << ed.around[place]
        open_ = s.open[seat * ed.most_areas + area]
        return self._worth(s, open_, open_ - 1, touched)

    def _worth(self, s: BorderState, open_: i64, left: i64, touched: i64) -> float:
        """Of so many open cells less in the area counted, some of them on the borders of the bit mask."""
        effort = self.style.effort
        near = self.style.near
        gaps = self.seat * TERRITORIES
        total: float = 0.0
        closed: i64 = 0
        gained: i64 = 0
        territory: i64
        for territory in range(TERRITORIES):
            hits = self.hits[territory]
            if hits == 0:
                continue
            on_it: i64 = (touched >> territory) & 1
            after: i64 = 0 if left == 0 else hits - on_it
            before = self.efforts[territory]
            rest = before - effort[open_ * SIZE + hits] + effort[left * SIZE + after]
            first: i64 = s.edition.first[territory]
            later: i64 = s.edition.later[territory]
            if (s.taken >> territory) & 1 == 1:
                first = later
            if s.gaps[gaps + territory] == hits - after:
                closed += 1
                gained += first
                total += float(first) - _hoped(first, later) * near[before]
            else:
                total += _hoped(first, later) * (near[rest] - near[before])
        if closed != 0 and s.closed[self.seat] + closed >= CLOSED_TO_END:
            total += self._worth_of_the_end(s, gained)
        return total

    def _worth_of_the_end(self, s: BorderState, gained: i64) -> float:
        mine = s.points[self.seat] + gained
        seat: i64
        for seat in range(s.seats):
            if seat != self.seat and s.points[seat] >= mine:
                return -self.style.ending
        return self.style.ending


def _hoped(first: i64, later: i64) -> float:
    """Before it is closed, nobody knows who will be the first."""
    return 0.5 * float(first + later)


ALL_HITS: Final = (1 << TERRITORIES) - 1
