"""One process serves all tables: after a start those that run, and any that is asked for."""

from __future__ import annotations

import pytest

from pomezi.server.alone import Alone
from tests.server.rooms import Memory


async def test_running_tables_are_woken_once_and_again_if_they_could_not_be_read() -> None:
    memory = Memory()
    memory.status |= {"a": "playing", "b": "open"}
    owners = Alone(memory)
    memory.fault = OSError("away")
    with pytest.raises(OSError, match="away"):
        await owners.adopt()
    memory.fault = None
    assert list(await owners.adopt()) == ["a"]
    assert list(await owners.adopt()) == []
    assert await owners.claim("b")
