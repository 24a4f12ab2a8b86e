"""A position that looks to a seat as its view says; what is hidden may lie in it anyhow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from pomezi.core.dump import head_of, setup_of
from pomezi.core.game import Game
from pomezi.core.vecs import ints
from pomezi.games.bez_hranic import board, codec, view
from pomezi.games.bez_hranic.actions import FORTY_SLUG
from pomezi.games.bez_hranic.edition import Edition, load_edition
from pomezi.games.bez_hranic.pieces import (
    CARD_FIELDS,
    CHOOSE,
    COLOURS,
    FINAL,
    PHASES,
    REVIEW,
    TOKENS,
)
from pomezi.games.bez_hranic.setup import blank
from pomezi.games.bez_hranic.shapes import Arrival, BezHranicView
from pomezi.games.bez_hranic.state import BezHranicState


def suppose(game: Game, seen: Mapping[str, object]) -> BezHranicState:
    """By correspondence the tokens of others lie nowhere yet: `determinize` lays them."""
    told = cast(BezHranicView, seen)
    setup = setup_of(game, head_of(seen))
    edition = load_edition(setup.edition)
    s = blank(setup, edition)
    codec.load(s, {**head_of(seen), **_dump(s, edition, told)})
    if view.hides_tokens(s):
        for arrival in told["arrived"]:
            _lay(s, arrival)
    return s


def _dump(s: BezHranicState, edition: Edition, told: BezHranicView) -> dict[str, object]:
    """Hidden tokens left out."""
    phase = PHASES.index(told["phase"])
    hides = s.hidden_choice and phase == CHOOSE
    places = [field["place"] for field in told["fields"][1:]]
    up = [place for place in places if place is not None]
    rest = [state for state in edition.states if state not in {*told["used"], *up, *told["middle"]}]
    offer, middle = up, told["middle"]
    if hides and not up:  # they have not opened it
        offer = rest[:CARD_FIELDS]
        middle = rest[CARD_FIELDS : CARD_FIELDS + told["middle_cards"]]
        rest = rest[len(offer) + len(middle) :]
    stacks = (
        {} if hides else {str(field["place"]): field["stack"] for field in told["fields"] if field["stack"]}
    )
    lying = [colour for stack in stacks.values() for colour in stack]
    bills = told["evaluation"]["bills"] if phase == REVIEW else []
    paid = {bill["colour"]: bill["amount"] for bill in bills}
    return {
        "knowledge": 0,
        "phase": told["phase"],
        "round": told["round"],
        "dealer": told["dealer"],
        "used": told["used"],
        "offer": offer,
        "middle": middle,
        "deck": rest,
        "final": list(edition.states) if told["round"] < FINAL else [],
        "stacks": stacks,
        "ready": [seat for seat, player in enumerate(told["players"]) if player["ready"]],
        "opened": [seat for seat, player in enumerate(told["players"]) if player["opened"]],
        "arrived": [],
        "players": [
            {
                "money": player["money"],
                "tokens": {colour: TOKENS - lying.count(colour) for colour in player["colours"]},
                "paid": {colour: paid.get(colour, 0) for colour in player["colours"]},
            }
            for player in told["players"]
        ],
    }


def _lay(s: BezHranicState, arrival: Arrival) -> None:
    """A token of one's own where it lies; of another that one has come."""
    colour = arrival["seat"] * int(s.each)
    if "colour" in arrival:
        colour = COLOURS.index(arrival["colour"])
        places = (FORTY_SLUG, *s.edition.states)
        board.lay_token(s, colour, board.field_of(s, places.index(arrival["place"]) - 1))
    else:
        s.left[arrival["seat"]] -= 1
    s.arrived = ints([*s.arrived, colour])
