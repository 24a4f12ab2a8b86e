"""What a seat at Bez hranic can remember, and whether what it imagines agrees with it.

`python -m tests.referee.memory_bez_hranic --samples 10000` holds that many imagined positions against notes.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from pomezi import GAMES, Rng, Setup
from tests.referee.bez_hranic import COLOURS, Model, geography
from tests.referee.remember import main

GAME = GAMES["bez_hranic"]


class BezHranicNotes:
    """Cards seen, tokens as they came (whose, and of the open ones which and where), purses, who is ready."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.players = len(view["players"])
        self.options = view["options"]
        self.edition: str = view["edition"]
        self.states = sorted(geography(self.edition).about)
        self.alone = bool(self.options["correspondence"])
        self.each = 2 if self.options["two_colours"] else 1
        self.dealer: int = view["dealer"]
        self.round = 0
        self.used: list[str] = []
        self.offer: list[str] = []
        self.middle: list[str] = []
        self.tokens: list[tuple[int, str, str]] = []  # seat, and colour and place as far as they were told
        self.money = [0] * self.players
        self.ready: set[int] = set()
        self.opened: set[int] = set()
        self.lying: dict[tuple[str, int], str] = {}  # place and height: the colour, as the bills tell
        self.is_hidden = False  # others' tokens, and for those who have not opened it the offer

    def hear(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            getattr(self, "_" + event["kind"].replace("-", "_"))(event)

    def _ready(self, event: dict[str, Any]) -> None:
        self.ready.add(event["seat"])

    def _round(self, event: dict[str, Any]) -> None:
        self.used = [*self.used, *self.offer, *self.middle] if event["round"] < 7 else []
        self.offer, self.middle, self.tokens, self.lying = [], [], [], {}
        self.ready, self.opened = set(), set()
        self.round = event["round"]
        if self.round > 1:
            self.dealer = (self.dealer + 1) % self.players
        assert event.get("seat", self.dealer) == self.dealer
        self.money = [euro + event["income"] for euro in self.money]
        self.is_hidden = self.alone

    _round_alone = _round

    def _dealt(self, event: dict[str, Any]) -> None:
        self.offer.append(event["state"])

    def _revealed(self, event: dict[str, Any]) -> None:
        self.middle = event["middle"]

    def _opened(self, event: dict[str, Any]) -> None:
        self.opened.add(event["seat"])
        if event["seat"] == self.seat:
            self.offer, self.middle = event["offer"], event["middle"]
        else:
            assert "offer" not in event, "told too much"

    def _placed(self, event: dict[str, Any]) -> None:
        self.tokens.append((event["seat"], event["colour"], event["place"]))

    def _placed_hidden(self, event: dict[str, Any]) -> None:
        assert event["seat"] == self.seat or set(event) == {"kind", "seat", "left"}, "told too much"
        self.tokens.append((event["seat"], event.get("colour", ""), event.get("place", "")))

    def _uncovered(self, event: dict[str, Any]) -> None:
        self.offer, self.middle, self.is_hidden = event["offer"], event["middle"], False

    def _paid(self, event: dict[str, Any]) -> None:
        self.money[event["seat"]] = event["money"]
        for place, under in zip(event["places"], event["under"], strict=True):
            self.lying[place, under] = event["colour"]

    _received = _paid

    def _over(self, event: dict[str, Any]) -> None:
        assert event["scores"] == self.money

    # -- what cannot be

    def doubt(self, imagined: Mapping[str, Any]) -> str:
        return self._doubt_cards(imagined) or self._doubt_open(imagined) or self._doubt_tokens(imagined)

    def _doubt_cards(self, imagined: Mapping[str, Any]) -> str:
        deck = [*imagined["used"], *imagined["offer"], *imagined["middle"], *imagined["deck"]]
        if sorted(deck) != self.states:
            return "the deck is not the cards of the edition"
        if sorted(imagined["final"]) != (self.states if self.round < 7 else []):
            return "the deck of the final is not the cards of the edition"
        if imagined["used"] != self.used:
            return f"these cards are used: {self.used}"
        if (imagined["offer"], imagined["middle"]) != (self.offer, self.middle) and self._knows_offer():
            return f"the offer is {self.offer}, the middle {self.middle}"
        return ""

    def _knows_offer(self) -> bool:
        return not self.is_hidden or self.seat in self.opened

    def _doubt_open(self, imagined: Mapping[str, Any]) -> str:
        known = {
            "round": self.round,
            "dealer": self.dealer,
            "ready": sorted(self.ready),
            "opened": sorted(self.opened),
        }
        for key, value in known.items():
            if imagined[key] != value:
                return f"{key} is {value}, not {imagined[key]}"
        if [player["money"] for player in imagined["players"]] != self.money:
            return f"the purses are {self.money}"
        return ""

    def _doubt_tokens(self, imagined: Mapping[str, Any]) -> str:
        if self.lying:
            heights = {(p, i): c for p, stack in imagined["stacks"].items() for i, c in enumerate(stack)}
            return "" if heights == self.lying else f"the stacks are {self.lying}"
        came = [tuple(token.split(" ")) for token in imagined["arrived"]]
        if not self.is_hidden:
            came = [(colour, place) for _, colour, place in self.tokens]
        elif [COLOURS.index(colour) // self.each for colour, _ in came] != [seat for seat, *_ in self.tokens]:
            return f"the tokens came from {[seat for seat, *_ in self.tokens]}"
        for (seat, colour, place), token in zip(self.tokens, came, strict=True):
            if seat == self.seat and token != (colour, place):
                return f"I placed {colour} {place}, not {token}"
        return self._doubt_stacks(imagined, came)

    def _doubt_stacks(self, imagined: Mapping[str, Any], came: list[Any]) -> str:
        """Laid as they came, each must have been allowed, and together they are the stacks."""
        setup = GAME.check(Setup(self.players, "0", self.edition, self.options))
        model = Model(setup, imagined)
        model.phase, model.round, model.offer = "choose", self.round, imagined["offer"]
        model.opened = set(range(self.players))
        for colour, place in came:
            seat = COLOURS.index(colour) // self.each
            text = f"place {colour} {place}" if self.each == 2 else f"place {place}"
            if text not in model.legal(seat):
                return f"{seat} could not {text}"
            if seat not in self.opened and self.is_hidden:
                return f"{seat} has not opened the offer"
            model.tokens.append((colour, place))
        stacks = model.dump({"knowledge": 0})["stacks"]
        return "" if imagined["stacks"] == stacks else f"the stacks would be {stacks}"


def setups(rng: Rng) -> Setup:
    seats = 2 + rng.below(5)
    options = {"two_colours": seats <= 3 and rng.below(2) == 1, "correspondence": rng.below(3) > 0}
    return Setup(seats, f"{rng.word():x}", ("europe", "usa")[rng.below(2)], options, rules=1 + rng.below(2))


if __name__ == "__main__":
    sys.exit(main(__doc__, GAME, setups, BezHranicNotes))
