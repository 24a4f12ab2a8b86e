"""Bez hranic, read from a view."""

from __future__ import annotations

from pomezi.games.bez_hranic.edition import load_edition
from pomezi.games.bez_hranic.pieces import PHASES
from tests.contract.told.stones import Told, View, around, flags, one, seat_flag, seats_flags


def told(view: View) -> Told:
    states = load_edition(view["edition"]).states
    yield "phase", one(view["phase"], PHASES)
    yield "actors", seats_flags(view, view["actors"])
    yield "round", [float(view["round"] == number) for number in range(1, 8)]
    yield "dealer", seat_flag(view, view["dealer"])
    yield "states used", flags(view["used"], states)
    for field, facts in enumerate(view["fields"][1:], 1):
        yield f"state at {field}", one(facts["place"], states)
    for i, name in enumerate(("start", "target")):
        yield name, one(view["middle"][i] if i < len(view["middle"]) else None, states)
    for i, seat in enumerate(around(view)):
        colours = view["players"][seat]["colours"]
        for token, colour in enumerate(colours):
            whose = f"+{i}" if len(colours) == 1 else f"+{i}, {('first', 'second')[token]}"
            stacks = [facts["stack"] for facts in view["fields"]]
            yield f"tokens of {whose}", [stack.count(colour) / 2 for stack in stacks]
            yield (
                f"tokens under {whose}",
                [sum(low for low, c in enumerate(stack) if c == colour) / 6 for stack in stacks],
            )
    for i, seat in enumerate(around(view)):
        player = view["players"][seat]
        yield f"money of +{i}", [player["money"] / 1000]
        yield f"left to +{i}", [player["left"] / 4]
        yield f"+{i} is ready", [float(player["ready"])]
        yield f"+{i} has opened", [float(player["opened"])]
