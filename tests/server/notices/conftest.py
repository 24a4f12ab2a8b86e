"""A desk for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.notices.desk import Desk, elsewhere, post_office
from tests.server.rooms import OurClock


@pytest.fixture
async def desk(database: str) -> AsyncIterator[Desk]:
    async with post_office() as office, elsewhere() as service:
        made = await Desk(database, office, service, OurClock()).open()
        yield made
        await made.close()
