"""Bez hranic for learners."""

from __future__ import annotations

from collections.abc import Iterable

from pomezi.games.bez_hranic.actions import WORDS
from pomezi.games.bez_hranic.edition import load_edition
from pomezi.games.bez_hranic.pieces import COLOURS, FIELDS, PHASES, ROUNDS
from pomezi.lab.envs.encoder import Blocks, Encoder, View, flags, one

OWN = ("first", "second")  # of a seat's colours


class BezHranicEncoder(Encoder):
    """Tokens are placed at a field, 0 (field 40) to 7, whatever state lies there. The map is no part of the
    observation, even while it lies open: it is what there is to learn."""

    game = "bez_hranic"

    def labels(self) -> Iterable[str]:
        self.edition = load_edition(self.setup.edition)
        self.each = 2 if self.setup.options["two_colours"] else 1
        yield from WORDS
        for token in range(self.each):
            for field in range(FIELDS):
                yield f"place {OWN[token]} {field}"

    def label(self, text: str, view: View) -> str:
        if not text.startswith("place"):
            return text
        words = text.split(" ")
        own = view["players"][view["seat"]]["colours"]
        token = own.index(words[1]) if self.each == 2 else 0
        field = next(at for at, facts in enumerate(view["fields"]) if facts["place"] == words[-1])
        return f"place {OWN[token]} {field}"

    def blocks(self, view: View) -> Blocks:
        states = self.edition.states
        yield "phase", one(view["phase"], PHASES)
        yield "actors", self.seats_flags(view, view["actors"])
        yield "round", [float(view["round"] == number) for number in range(1, ROUNDS + 1)]
        yield "dealer", self.seat_flag(view, view["dealer"])
        yield "states used", flags(view["used"], states)
        for field, facts in enumerate(view["fields"][1:], 1):
            yield f"state at {field}", one(facts["place"], states)
        for i, name in enumerate(("start", "target")):
            yield name, one(view["middle"][i] if i < len(view["middle"]) else None, states)
        owner = {colour: seat for seat, player in enumerate(view["players"]) for colour in player["colours"]}
        for i, seat in enumerate(self.around(view)):
            yield (
                f"tokens of +{i}",
                [sum(owner[c] == seat for c in facts["stack"]) / 2 for facts in view["fields"]],
            )
        yield "stacks", [len(facts["stack"]) / len(COLOURS) for facts in view["fields"]]
        for i, seat in enumerate(self.around(view)):
            player = view["players"][seat]
            yield (
                f"player +{i}",
                [
                    player["money"] / 1000,
                    player["left"] / 4,
                    float(player["ready"]),
                    float(player["opened"]),
                ],
            )
