"""Which encoder belongs to which game, and a game as one asks for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, cast

from pomezi.core.encoder import Encoder
from pomezi.core.game import Setup, find_game
from pomezi.core.reward import PLACES, POINTS, REWARDS
from pomezi.games.strangers import part_of
from pomezi.lab.envs.plain import PlainEncoder

MakeEncoder: TypeAlias = Callable[[Setup], Encoder]


def make_encoder(
    game: str, seats: int = 0, edition: str = "", options: Mapping[str, Any] | None = None
) -> Encoder:
    """The game's own (`ENCODER` in the module `encoder` of its folder), else a plain one."""
    house = find_game(game)
    setup = house.check(Setup(seats or max(2, house.seats[0]), "1", edition, options or {}))
    make = getattr(part_of(house, "encoder"), "ENCODER", PlainEncoder)
    return cast(MakeEncoder, make)(setup)


def reward_of(name: str, seats: int) -> int:
    """By its name; the usual one is by places, or by points for a player alone."""
    if name == "":
        return POINTS if seats == 1 else PLACES
    if name not in REWARDS:
        raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {name!r}")
    return REWARDS.index(name)
