"""What a seat at Limes can remember, and whether what it imagines agrees with it.

`python -m tests.referee.memory_limes --samples 10000` holds that many imagined positions against the notes.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from pomezi import GAMES, Rng, Setup
from tests.referee.limes import Land, Model, facts_of, text_of
from tests.referee.remember import main

GAME = GAMES["limes"]


class LimesNotes:
    """The cards turned up, every landscape as shown, the seat's own doings, and who has done what step."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.seats = len(view["players"])
        self.facts = facts_of(view["edition"])
        self.setup = Setup(self.seats, "0", view["edition"], view["options"])
        self.drawn: list[str] = [view["card"]]
        self.lands = [Land() for _ in range(self.seats)]
        self.steps = [0] * self.seats  # done in this round
        self.own: list[str] = []

    def hear(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            if event["kind"] in ("laid", "decided"):
                self.steps[event["seat"]] += 1
                assert event["seat"] == self.seat or set(event) == {"kind", "seat"}, "told too much"
                if event["seat"] == self.seat:
                    self.own.append(lay_of(event) if event["kind"] == "laid" else deed_of(event, self.own[0]))
            elif event["kind"] == "shown":
                self._see(event)
            elif event["kind"] in ("turned-up", "over"):
                self._begin(event)

    def _see(self, event: dict[str, Any]) -> None:
        """Lays a card, and a worker, where everybody was shown them."""
        land = self.lands[event["seat"]]
        cards = {**land.cards, (event["x"], event["y"]): (event["card"], event["turn"] // 90)}
        workers = list(land.workers)
        spot = event["to_x"], event["to_y"]
        if event["deed"] == "placed":
            workers.append(spot)
        if event["deed"] == "moved":
            workers[event["worker"] - 1] = spot
        self.lands[event["seat"]] = Land(cards, tuple(workers))

    def _begin(self, event: dict[str, Any]) -> None:
        if self.seats == 1:  # alone, nothing needs to be shown
            self.lands = [self._model().land(0)]
        if event["kind"] == "turned-up":
            self.drawn.append(event["card"])
        self.steps = [0] * self.seats
        self.own = []

    def _model(self) -> Model:
        """The table as this seat knows it."""
        model = Model(self.setup, self.facts, self.drawn)
        model.rounds = len(self.drawn) - 1
        model.shown = list(self.lands)
        model.doing[self.seat] = list(self.own)
        return model

    def doubt(self, imagined: Mapping[str, Any]) -> str:
        deck: list[str] = imagined["deck"]
        if sorted(deck) != sorted(str(card["number"]) for card in self.facts["cards"]):
            return "the deck is not the cards of the edition"
        if deck[: len(self.drawn)] != self.drawn:
            return f"the cards drawn were {self.drawn}"
        if imagined["rounds"] != len(self.drawn) - 1:
            return f"it is round {len(self.drawn)}"
        return next(filter(None, (self._doubt_player(imagined, seat) for seat in range(self.seats))), "")

    def _doubt_player(self, imagined: Mapping[str, Any], seat: int) -> str:
        player, land = imagined["players"][seat], self.lands[seat]
        cards = {text_of(at): f"{card} r{90 * turns}" for at, (card, turns) in land.cards.items()}
        if player["cards"] != cards or player["workers"] != [text_of(spot) for spot in land.workers]:
            return f"the landscape of {seat} was shown otherwise: {cards}, {land.workers}"
        if len(player["doing"]) != self.steps[seat]:
            return f"{seat} has made {self.steps[seat]} steps of this round, not {player['doing']}"
        if seat == self.seat and player["doing"] != self.own:
            return f"I did {self.own}, not {player['doing']}"
        model = self._model()
        model.doing[seat] = []
        for text in player["doing"]:
            if text not in model.legal(seat):
                return f"{seat} could not {text}"
            model.doing[seat].append(text)
        return ""


def lay_of(event: Mapping[str, Any]) -> str:
    return f"lay {event['x']},{event['y']} r{event['turn']}"


def deed_of(event: Mapping[str, Any], lay: str) -> str:
    if event["deed"] == "nothing":
        return "pass"
    if event["deed"] == "moved":
        return f"move w{event['worker']} {event['to_x']},{event['to_y']}"
    assert lay.split(" ")[1] == f"{event['to_x'] // 2},{event['to_y'] // 2}"
    return f"place z{1 + event['to_x'] % 2 + 2 * (event['to_y'] % 2)}"


def setups(rng: Rng) -> Setup:
    options = {"diagonal": rng.below(2) == 1, "ferry": rng.below(2) == 1}
    return Setup(1 + rng.below(6), f"{rng.word():x}", options=options)


if __name__ == "__main__":
    sys.exit(main(__doc__, GAME, setups, LimesNotes))
