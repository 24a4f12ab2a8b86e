"""The Border, read from a view."""

from __future__ import annotations

from pomezi.games.border.edition import load_edition
from pomezi.games.border.pieces import BOARDS, COLOURS, PHASES
from tests.contract.told.stones import Told, View, around, counts, flags, one, seat_flag, seats_flags


def told(view: View) -> Told:
    ed = load_edition(view["edition"])
    own, territories = view["own"], view["territories"]
    yield "phase", one(view["phase"], PHASES)
    yield "actors", seats_flags(view, view["actors"])
    yield "turn", seat_flag(view, view["turn"])
    yield "start", seat_flag(view, view["start"])
    yield "round", [view["round"] / 50]
    yield "quiet", [view["quiet"] / 100]
    yield "rolls left", [view["rolls_left"] / 3]
    for die in range(5):
        yield f"die {die + 1}", one(view["dice"][die], COLOURS)
    yield "dice used", [float(die in view["used"]) for die in range(1, 6)]
    yield (
        "worth of territories",
        [facts["later" if facts["taken"] else "first"] / 12 for facts in territories.values()],
    )
    for i, seat in enumerate(around(view)):
        player = view["players"][seat]
        closed = player["closed"]
        assert set(closed) == {slug for slug, facts in territories.items() if seat in facts["closed_by"]}
        yield f"board of +{i}", one(player["board"], BOARDS)
        yield f"points of +{i}", [player["points"] / 80]
        yield f"+{i} has finished", [float(player["finished"])]
        yield f"territories of +{i}", counts(closed, list(territories), 12)
        yield f"crossed by +{i}", flags(player["crossed"], ed.cells)
    yield "own crosses", flags(own.get("crosses", []), ed.cells)
    yield "own dice", counts(own.get("dice", {}), COLOURS, 5)
    yield "own limit", [own.get("limit", 0) / 5]
    player = view["players"][view["seat"]]
    board = BOARDS.index(player["board"])
    crossed = {*player["crossed"], *own.get("crosses", [])}
    areas = range(board * ed.most_areas, board * ed.most_areas + int(ed.area_count[board]))
    to_go = [sum(ed.cells[cell] not in crossed for cell in ed.cells_of(area)) / 5 for area in areas]
    yield "own areas: cells to go", to_go + [0.0] * (ed.most_areas - len(to_go))
