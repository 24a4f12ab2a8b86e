"""Limes for learners."""

from __future__ import annotations

from collections.abc import Iterable

from pomezi.games.limes import actions
from pomezi.games.limes.edition import load_edition
from pomezi.games.limes.grid import CELLS, SPOTS
from pomezi.games.limes.pieces import KINDS, MOST_WORKERS, PASS, ROUNDS, STEPS
from pomezi.lab.envs.encoder import Blocks, Encoder, View, flags, one

TRAITS = (*KINDS[1:], "hut")  # of a zone


class LimesEncoder(Encoder):
    """A landscape is a picture of 14 × 14 zones with five layers (kinds, huts) and one for the workers."""

    game = "limes"

    def labels(self) -> Iterable[str]:
        self.edition = load_edition(self.setup.edition)
        yield actions.write(PASS)
        for quarter in range(4):
            yield actions.write(actions.place(quarter))
        for cell in range(CELLS * CELLS):
            for turns in range(4):
                yield actions.write(actions.lay(cell, turns))
        for worker in range(MOST_WORKERS):
            for spot in range(SPOTS * SPOTS):
                yield actions.write(actions.move(worker, spot))

    def blocks(self, view: View) -> Blocks:
        yield "step", one(view["phase"], STEPS)
        yield "round", [view["round"] / ROUNDS]
        yield "actors", self.seats_flags(view, view["actors"])
        faces = view["faces"] or [""] * 4
        for trait in TRAITS:
            yield f"card {trait}", [float(trait in face.split("+")) for face in faces]
        yield "cards to come", flags(view["undrawn"], self.edition.cards)
        for i, seat in enumerate(self.around(view)):
            player = view["players"][seat]
            yield from self._landscape(player, i)
            workers = [0.0] * (SPOTS * SPOTS)
            for worker in player["workers"]:
                workers[worker["y"] * SPOTS + worker["x"]] = 1.0
            yield f"workers of +{i}", workers
            yield f"player +{i}", [player["supply"] / MOST_WORKERS, player["points"] / 60]

    def _landscape(self, player: View, i: int) -> Blocks:
        layers = {trait: [0.0] * (SPOTS * SPOTS) for trait in TRAITS}
        for card in player["cards"]:
            for quarter, face in enumerate(card["zones"]):
                x, y = 2 * card["x"] + quarter % 2, 2 * card["y"] + quarter // 2
                for trait in face.split("+"):
                    layers[trait][y * SPOTS + x] = 1.0
        for trait, layer in layers.items():
            yield f"{trait} of +{i}", layer
