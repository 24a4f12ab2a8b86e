"""A position that looks to a seat as its view says; what is hidden may lie in it anyhow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from pomezi.core.dump import head_of, setup_of
from pomezi.core.game import Game
from pomezi.games.limes import codec
from pomezi.games.limes.edition import load_edition
from pomezi.games.limes.pieces import PASS
from pomezi.games.limes.setup import blank
from pomezi.games.limes.shapes import LimesView, Player
from pomezi.games.limes.state import LimesState


def suppose(game: Game, seen: Mapping[str, object]) -> LimesState:
    told = cast(LimesView, seen)
    setup = setup_of(game, head_of(seen))
    s = blank(setup, load_edition(setup.edition))
    players = [_player(told, seat, player) for seat, player in enumerate(told["players"])]
    deck = [*told["drawn"], *told["undrawn"]]
    codec.load(s, {**head_of(seen), "rounds": told["round"] - 1, "deck": deck, "players": players})
    for seat, player in enumerate(told["players"]):
        if seat != told["seat"]:
            _mark_done(s, seat, player)
    return s


def _player(told: LimesView, seat: int, player: Player) -> dict[str, object]:
    """As the round began, and what the seat itself has done since."""
    own = told["own"] if seat == told["seat"] else None
    stood = [[worker["x"], worker["y"]] for worker in player["workers"]] if own is None else own["stood"]
    return {
        "cards": {
            f"{laid['x']},{laid['y']}": f"{laid['card']} r{laid['turn']}"
            for laid in player["cards"]
            if laid["card"] != told["card"]
        },
        "workers": [f"{x},{y}" for x, y in stood],
        "doing": [] if own is None else own["done"],
    }


def _mark_done(s: LimesState, seat: int, player: Player) -> None:
    """How many steps another has done; which, `determinize` imagines."""
    if player["step"] != "lay":
        s.doing[seat * 2] = PASS
    if player["step"] == "done":
        s.doing[seat * 2 + 1] = PASS
