"""A player of The Border that rolls by exact odds and minds what it leaves to the others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pomezi.bots.border import hands
from pomezi.bots.border.hands import reals
from pomezi.bots.border.worth import Judge, Style
from pomezi.bots.bot import Bot, Budget, Choice, Glimpse
from pomezi.core.vecs import new_buffer
from pomezi.games.border import actions
from pomezi.games.border.hands import COUNT, COUNTS, FULL
from pomezi.games.border.pieces import ALL_DICE, CROSS_FIRST, DICE, DONE, HUES, ROLL, ROLLS, TOUCHING
from pomezi.games.border.state import BorderState

WIDTH: Final = DICE + 1
NEVER: Final = -1e9


class Roller:
    """Decides by one style, without a thought for what comes after the turn."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self.judge = Judge(style)
        self.buffer = new_buffer()
        self.used = reals([0.0] * (HUES * WIDTH))  # colour * WIDTH + dice: the most they complete
        self.left = reals([0.0] * (HUES * WIDTH))  # likewise: the most the others make of them
        self.values = reals([0.0] * COUNT)

    def action(self, s: BorderState, seat: i64) -> i64:
        if s.phase == ROLL:
            return ALL_DICE if s.rolls_left == ROLLS else self.best_roll(s)
        self.judge.look(s, seat)
        return self.best_cross(s, seat)

    def best_cross(self, s: BorderState, seat: i64) -> i64:
        """The area or cell worth most, or `done` when none is worth anything."""
        buffer = self.buffer
        best: i64 = DONE
        most: float = 0.0
        at: i64
        for at in range(s.fill_actions(seat, buffer)):
            action = buffer[at]
            if action != DONE:
                value: float = 0.0
                if action >= CROSS_FIRST:
                    value = self.judge.worth_of_cell(s, actions.cell_of(action))
                else:
                    value = self.judge.worth_of_area(s, actions.area_of(action))
                if value > most:
                    most = value
                    best = action
        return best

    def best_roll(self, s: BorderState) -> i64:
        """The dice to roll again, or `keep`."""
        self._value_hands(s)
        return hands.best_roll(s, self.values)

    def _value_hands(self, s: BorderState) -> None:
        """Colour by colour: what the dice complete, less what the others make of the rest."""
        self._value_left(s)
        self.judge.look(s, s.turn)
        self._value_used(s)
        used = self.used
        left = self.left
        counts = COUNTS
        hand: i64
        colour: i64
        dice: i64
        part: i64
        for colour in range(HUES):
            for dice in range(DICE, -1, -1):
                most: float = NEVER
                for part in range(dice + 1):
                    value: float = used[colour * WIDTH + part] - left[colour * WIDTH + dice - part]
                    if value > most:
                        most = value
                used[colour * WIDTH + dice] = most
        for hand in range(FULL, COUNT):
            total: float = 0.0
            for colour in range(HUES):
                total += used[colour * WIDTH + counts[hand * HUES + colour]]
            self.values[hand] = total

    def _value_used(self, s: BorderState) -> None:
        seat = s.turn
        ed = s.edition
        used = self.used
        at: i64
        area: i64
        dice: i64
        for at in range(HUES * WIDTH):
            used[at] = 0.0 if at % WIDTH == 0 else NEVER
        for area in range(ed.area_count[s.boards[seat]]):
            needed = s.open[seat * ed.most_areas + area]
            if needed != 0:
                place = s.boards[seat] * ed.most_areas + area
                value: float = self.judge.worth_of_area(s, place)
                row = ed.area_colour[place] * WIDTH
                for dice in range(DICE, needed - 1, -1):
                    with_it: float = used[row + dice - needed] + value
                    if with_it > used[row + dice]:
                        used[row + dice] = with_it

    def _value_left(self, s: BorderState) -> None:
        """What the others can cross with one, two, … dice of a colour."""
        ed = s.edition
        left = self.left
        part: float = self.style.denied / float(s.seats - 1)
        at: i64
        seat: i64
        colour: i64
        for at in range(HUES * WIDTH):
            left[at] = 0.0
        for seat in range(s.seats):
            if seat == s.turn:
                continue
            self.judge.look(s, seat)
            row = seat * len(ed.cells)
            for colour in range(HUES):
                best: float = 0.0
                second: float = 0.0
                block = s.boards[seat] * (HUES + 1) + colour
                if s.edge[seat * HUES + colour] != 0:
                    for at in range(ed.colour_start[block], ed.colour_start[block + 1]):
                        cell = ed.by_colour[at]
                        if s.marks[row + cell] == TOUCHING:
                            value: float = self.judge.worth_of_cell(s, cell)
                            if value > best:
                                second = best
                                best = value
                            elif value > second:
                                second = value
                left[colour * WIDTH + 1] += part * best
                for at in range(2, WIDTH):
                    left[colour * WIDTH + at] += part * (best + second)


class StyleBot(Bot):
    def __init__(self, style: Style) -> None:
        self.roller = Roller(style)

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        s = glimpse.sample()
        assert isinstance(s, BorderState)
        return Choice(self.roller.action(s, glimpse.seat))
