"""A hall with a database of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from pomezi.server.store import Store
from tests.server.rooms import Rooms
from tests.server.tournaments.hall import Hall


@pytest.fixture
async def hall(database: str) -> AsyncIterator[Hall]:
    rooms = Rooms()
    store = Store(database, rooms.clock)
    await store.open()
    hall = Hall(store, rooms)
    yield hall
    await hall.rooms.host.close()
    await store.close()
