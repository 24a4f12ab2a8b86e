"""Limes, read from a view."""

from __future__ import annotations

from tests.contract.told.stones import Told, View, around, flags, one, seats_flags

CARDS = [str(number) for number in range(1, 25)]
TRAITS = ("field", "water", "forest", "rock", "hut")  # of a zone
STEPS = ("lay", "work", "done")
WIDE = 14
WORKERS = 7


def told(view: View) -> Told:
    yield "actors", seats_flags(view, view["actors"])
    yield "round", [view["round"] / 16]
    yield "card", one(view["card"], CARDS)
    faces = view["faces"] or [""] * 4
    for trait in TRAITS:
        yield f"card: {trait}", [float(trait in face.split("+")) for face in faces]
    yield "cards to come", flags(view["undrawn"], CARDS)
    yield from _just_laid(view)
    for i, seat in enumerate(around(view)):
        player = view["players"][seat]
        if i == 0 and view["phase"] != "over":
            assert player["step"] == view["phase"]
        yield f"step of +{i}", one(player["step"], STEPS)
        yield from _landscape(player, i)
        workers = player["workers"]
        spots = [0.0] * (WIDE * WIDE)
        for worker in workers:
            spots[worker["y"] * WIDE + worker["x"]] = 1.0
        yield f"workers of +{i}", spots
        assert [worker["worker"] for worker in workers] == list(range(1, len(workers) + 1))
        rest = [0.0] * (WORKERS - len(workers))
        yield f"columns of workers of +{i}", [(worker["x"] + 1) / WIDE for worker in workers] + rest
        yield f"rows of workers of +{i}", [(worker["y"] + 1) / WIDE for worker in workers] + rest
        yield f"points of workers of +{i}", [worker["points"] / 16 for worker in workers] + rest
        yield f"supply of +{i}", [player["supply"] / WORKERS]
        yield f"points of +{i}", [player["points"] / 60]


def _just_laid(view: View) -> Told:
    spots, worth = [0.0] * (WIDE * WIDE), [0.0] * 4
    for card in view["players"][view["seat"]]["cards"]:
        if card["card"] == view["card"]:
            for quarter in range(4):
                spots[(2 * card["y"] + quarter // 2) * WIDE + 2 * card["x"] + quarter % 2] = 1.0
            worth = [points / 16 for points in card["worth"]]
    yield "card just laid", spots
    yield "worth of z1 … z4", worth


def _landscape(player: View, i: int) -> Told:
    layers = {trait: [0.0] * (WIDE * WIDE) for trait in (*TRAITS, "worth")}
    for card in player["cards"]:
        for quarter, face in enumerate(card["zones"]):
            spot = (2 * card["y"] + quarter // 2) * WIDE + 2 * card["x"] + quarter % 2
            for trait in face.split("+"):
                layers[trait][spot] = 1.0
            layers["worth"][spot] = card["worth"][quarter] / 16
    for trait, layer in layers.items():
        yield f"{trait} of +{i}", layer
