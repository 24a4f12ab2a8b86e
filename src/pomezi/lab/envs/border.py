"""The Border for learners."""

from __future__ import annotations

from collections.abc import Iterable

from pomezi.games.border import actions
from pomezi.games.border.edition import load_edition
from pomezi.games.border.pieces import ALL_DICE, BOARDS, COLOURS, DICE, DONE, HUES, KEEP, PHASES, ROLLS
from pomezi.lab.envs.encoder import Blocks, Encoder, View, counts, flags, one

AREA = "complete #"


class BorderEncoder(Encoder):
    """Areas are counted on the seat's own board, from 1."""

    game = "border"

    def labels(self) -> Iterable[str]:
        ed = self.edition = load_edition(self.setup.edition)
        for action in (*range(1, ALL_DICE + 1), KEEP, DONE):
            yield actions.write(ed, action)
        for area in range(ed.most_areas):
            yield f"{AREA}{area + 1}"
        for cell in range(len(ed.cells)):
            for colour in range(HUES):
                yield actions.write(ed, int(actions.cross(cell, colour)))

    def label(self, text: str, view: View) -> str:
        if not text.startswith("complete"):
            return text
        board = BOARDS.index(view["players"][view["seat"]]["board"])
        return f"{AREA}{self.edition.areas[board].index(text.split(' ')[1]) + 1}"

    def blocks(self, view: View) -> Blocks:
        cells = self.edition.cells
        own = view["own"]
        yield "phase", one(view["phase"], PHASES)
        yield "actors", self.seats_flags(view, view["actors"])
        yield "turn", self.seat_flag(view, view["turn"])
        yield "start", self.seat_flag(view, view["start"])
        yield "round", [view["round"] / 50]
        yield "rolls left", [view["rolls_left"] / ROLLS]
        for die in range(DICE):
            yield f"die {die + 1}", one(view["dice"][die], COLOURS)
        yield "dice used", [float(die + 1 in view["used"]) for die in range(DICE)]
        for slug, territory in view["territories"].items():
            value = territory["later"] if territory["taken"] else territory["first"]
            yield slug, [value / 12, *self.seats_flags(view, territory["closed_by"])]
        for i, seat in enumerate(self.around(view)):
            player = view["players"][seat]
            yield f"board of +{i}", one(player["board"], BOARDS)
            yield (
                f"player +{i}",
                [player["points"] / 80, len(player["closed"]) / 9, float(player["finished"])],
            )
            yield f"crossed by +{i}", flags(player["crossed"], cells)
        yield "own crosses", flags(own.get("crosses", []), cells)
        yield "own dice", counts(own.get("dice", {}), COLOURS, DICE)
        yield "own limit", [own.get("limit", 0) / DICE]
