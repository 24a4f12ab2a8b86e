"""Which encoder belongs to which game."""

from __future__ import annotations

from collections.abc import Mapping

from pomezi.lab.envs.bez_hranic import BezHranicEncoder
from pomezi.lab.envs.border import BorderEncoder
from pomezi.lab.envs.eighty_days import EightyDaysEncoder
from pomezi.lab.envs.encoder import Encoder
from pomezi.lab.envs.limes import LimesEncoder
from pomezi.lab.envs.ticket_to_ride import TicketToRideEncoder

ENCODERS: Mapping[str, type[Encoder]] = {
    "ticket_to_ride": TicketToRideEncoder,
    "bez_hranic": BezHranicEncoder,
    "limes": LimesEncoder,
    "border": BorderEncoder,
    "eighty_days": EightyDaysEncoder,
}
