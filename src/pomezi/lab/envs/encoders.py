"""Which encoder belongs to which game."""

from __future__ import annotations

from collections.abc import Mapping

from pomezi.core.game import find_game
from pomezi.games.strangers import part_of
from pomezi.lab.envs.bez_hranic import BezHranicEncoder
from pomezi.lab.envs.border import BorderEncoder
from pomezi.lab.envs.eighty_days import EightyDaysEncoder
from pomezi.lab.envs.encoder import Encoder
from pomezi.lab.envs.limes import LimesEncoder
from pomezi.lab.envs.plain import plain_encoder
from pomezi.lab.envs.ticket_to_ride import TicketToRideEncoder

ENCODERS: Mapping[str, type[Encoder]] = {
    "ticket_to_ride": TicketToRideEncoder,
    "bez_hranic": BezHranicEncoder,
    "limes": LimesEncoder,
    "border": BorderEncoder,
    "eighty_days": EightyDaysEncoder,
}


def encoder_of(game: str) -> type[Encoder]:
    """The game's own, here or in the module `encoder` of a stranger's folder; else a plain one."""
    if game in ENCODERS:
        return ENCODERS[game]
    own: type[Encoder] | None = getattr(part_of(find_game(game), "encoder"), "ENCODER", None)
    return own or plain_encoder(game)
