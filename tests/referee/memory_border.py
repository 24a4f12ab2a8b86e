"""What a seat at The Border can remember, and whether what it imagines agrees with it.

`python -m tests.referee.memory_border --samples 10000` holds that many imagined positions against the notes.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from pomezi import GAMES, Rng, Setup
from tests.referee.border import COLOURS, DICE, ROLLS, Model, boards_of
from tests.referee.remember import main

GAME = GAMES["border"]


class BorderNotes:
    """Everybody's crosses and closings as told, the dice, who is waited for, and one's own hidden crosses."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.setup = Setup(len(view["players"]), "0", view["edition"], view["options"])
        self.boards = boards_of(view["edition"])
        self.board = [player["board"] for player in view["players"]]
        self.crossed = [set(player["crossed"]) for player in view["players"]]
        self.closed: list[dict[str, int]] = [{} for _ in self.board]
        self.turn: int = view["turn"]
        self.start: int = view["start"]
        self.round = 1
        self.quiet = 0
        self._begin_turn()

    def _begin_turn(self) -> None:
        self.phase = "roll"
        self.rolls_left = ROLLS
        self.dice: list[str | None] = [None] * DICE
        self.used: set[int] = set()
        self.busy = False
        self.waiting: set[int] = set()
        self.passed: set[int] = set()
        self.own: list[str] = []

    # -- what was told

    def hear(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            self._hear(event["kind"], event)
        if self.phase == "cross" and not self.waiting:
            self._end_round()

    def _hear(self, kind: str, event: dict[str, Any]) -> None:
        seat: int = event.get("seat", -1)
        if kind == "rolled":
            self.dice, self.rolls_left = event["dice"], event["rolls_left"]
            self.phase = "roll" if self.rolls_left else "complete"
        elif kind == "kept":
            self.phase, self.rolls_left = "complete", 0
        elif kind == "completed":
            self._cross(seat, event["cells"])
            self.used |= set(event["dice"])
        elif kind in ("dice-left", "all-dice-used"):
            self.phase = "cross"
            self.waiting = set(range(len(self.board))) - {self.turn}
        elif kind == "passed-over":
            self.waiting.discard(seat)
            self.passed.add(seat)
        elif kind == "finished":
            self.waiting.discard(seat)
        elif kind == "chose-cell":
            assert seat == self.seat, "told of another's hidden cross"
            self.own.append(event["cell"])
        elif kind == "crossed":
            self._cross(seat, event["cells"])
        elif kind in ("closed-first", "closed-later"):
            self.closed[seat][event["territory"]] = event["points"]
        elif kind in ("over", "over-quiet"):
            self.phase = "over"

    def _cross(self, seat: int, cells: list[str]) -> None:
        self.crossed[seat] |= set(cells)
        self.busy = True

    def _end_round(self) -> None:
        self.quiet = 0 if self.busy else self.quiet + 1
        self.round += 1
        self.turn = (self.turn + 1) % len(self.board)
        self._begin_turn()

    # -- what may be

    def doubt(self, imagined: Mapping[str, Any]) -> str:
        for key, known in self._known().items():
            if imagined[key] != known:
                return f"{key} is {known}, not {imagined[key]}"
        for seat, player in enumerate(imagined["players"]):
            if doubt := self._doubt_player(seat, player):
                return doubt
        return self._doubt_hidden(imagined)

    def _known(self) -> dict[str, Any]:
        return {
            "edition": self.setup.edition,
            "options": self.setup.options,
            "phase": self.phase,
            "turn": self.turn,
            "start": self.start,
            "round": self.round,
            "quiet": self.quiet,
            "busy": int(self.busy),
            "rolls_left": self.rolls_left,
            "dice": self.dice,
            "used": sorted(self.used),
            "waiting": sorted(self.waiting),
        }

    def _doubt_player(self, seat: int, player: Mapping[str, Any]) -> str:
        if player["board"] != self.board[seat]:
            return f"{seat} has board {self.board[seat]}"
        if set(player["crossed"]) != self.crossed[seat] or player["closed"] != self.closed[seat]:
            return f"{seat} has crossed or closed something else"
        if len(player["open"]) + len(player["crossed"]) + len(player["hidden"]) != len(self.boards.cells):
            return f"cells of {seat} are lost"
        if seat == self.seat and player["hidden"] != self.own:
            return f"I crossed {self.own}, not {player['hidden']}"
        if player["hidden"] and (self.phase != "cross" or seat in self.passed or seat == self.turn):
            return f"{seat} cannot have crossed {player['hidden']}"
        return ""

    def _doubt_hidden(self, imagined: Mapping[str, Any]) -> str:
        """Every hidden cross must have been one that the rules allow, in its order."""
        if self.phase != "cross":
            return ""
        model = self._model()
        for seat, player in enumerate(imagined["players"]):
            model.waiting = {seat} - {self.turn}
            for cell in player["hidden"]:
                if not any(f"cross {cell} {colour}" in model.legal(seat) for colour in COLOURS):
                    return f"{seat} could not cross {cell}"
                model.players[seat].hidden.append(cell)
        return ""

    def _model(self) -> Model:
        """The table as this seat knows it, all second actions still to be made."""
        players = [
            {"board": board, "crossed": crossed, "closed": closed}
            for board, crossed, closed in zip(self.board, self.crossed, self.closed, strict=True)
        ]
        dump = {**self._known(), "players": players, "fixed_dice": [], "rng": "", "knowledge": 0}
        model = Model(self.setup, self.boards, {**dump, "phase": "roll"})
        model.phase = self.phase
        model.dice = [str(colour) for colour in self.dice]
        model.used = [die - 1 for die in self.used]
        return model


def setups(rng: Rng) -> Setup:
    """Some games with dice that a scenario has fixed: nobody at the table knows them."""
    dice = [COLOURS[rng.below(2)] for _ in range(40)] if rng.below(3) == 0 else []
    edition = GAME.editions[rng.below(len(GAME.editions))]
    return Setup(2 + rng.below(3), f"{rng.word():x}", edition, stacked={"dice": dice} if dice else {})


if __name__ == "__main__":
    sys.exit(main(__doc__, GAME, setups, BorderNotes))
