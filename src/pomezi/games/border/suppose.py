"""A position that looks to a seat as its view says; what is hidden may lie in it anyhow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from pomezi.core.dump import head_of, setup_of
from pomezi.core.game import Game
from pomezi.core.rng import resumed
from pomezi.games.border import codec
from pomezi.games.border.edition import Edition, load_edition
from pomezi.games.border.setup import blank
from pomezi.games.border.shapes import BorderView, Player
from pomezi.games.border.state import BorderState

NO_RNG = resumed("0")


def suppose(game: Game, seen: Mapping[str, object]) -> BorderState:
    """As if the others had crossed nothing in this second action."""
    told = cast(BorderView, seen)
    setup = setup_of(game, head_of(seen))
    edition = load_edition(setup.edition)
    s = blank(setup, edition)
    copied = ("phase", "turn", "start", "round", "quiet", "rolls_left", "dice", "used")
    dump = {
        **head_of(seen),
        **{key: seen[key] for key in copied},
        "rng": NO_RNG.dump(),
        "knowledge": 0,
        "busy": 1 if told["used"] else 0,
        "fixed_dice": [],
        "waiting": told["actors"] if told["phase"] == "cross" else [],
        "players": [_player(edition, told, seat, player) for seat, player in enumerate(told["players"])],
    }
    codec.load(s, dump)
    return s


def _player(edition: Edition, told: BorderView, seat: int, player: Player) -> dict[str, object]:
    hidden = told["own"].get("crosses", []) if seat == told["seat"] else []
    crossed = player["crossed"]
    return {
        "board": player["board"],
        "crossed": crossed,
        "hidden": hidden,
        "open": [cell for cell in edition.cells if cell not in crossed and cell not in hidden],
        "closed": player["closed"],
    }
