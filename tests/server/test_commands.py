"""Every command is decided in one place, or answered by the host without writing."""

from __future__ import annotations

from typing import get_args

import pytest

from pomezi.server import wire
from pomezi.server.commands import DECISIONS, decide
from pomezi.server.commands.asking import Asker, Refuse
from tests.server.rooms import Rooms

ANSWERED_BY_THE_HOST = {wire.Weigh, wire.Hint, wire.Why, wire.Rematch}
ANSWERED_BY_THE_SOCKET = {wire.Echo}


def test_every_command_is_decided_or_answered() -> None:
    assert set(get_args(wire.AnyCommand)) == set(DECISIONS) | ANSWERED_BY_THE_HOST | ANSWERED_BY_THE_SOCKET


async def test_an_echo_over_http_is_refused() -> None:
    live = await Rooms().lay(["me", "open"])
    with pytest.raises(Refuse) as refused:
        decide(live.table, Asker("anna", 0), wire.Echo(probe=1))
    assert refused.value.refusal.code == "not-here"
