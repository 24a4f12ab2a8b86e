"""The whole house: its parts are made once, and it knows which of them is not well."""

from __future__ import annotations

import pytest

from pomezi.server.app import House, Settings


@pytest.mark.parametrize("part", ["journal", "thinkers", "housekeeper"])
async def test_a_part_that_is_not_well_is_named(part: str) -> None:
    house = House(Settings("sqlite+aiosqlite://"))
    assert house.troubles() == []
    if part == "journal":
        house.store.groups.is_well = False
    else:
        getattr(house, part).is_well = False
    assert house.troubles() == [part]
    await house.store.engine.dispose()


async def test_a_house_that_is_ill_says_so_over_http() -> None:
    house = House(Settings("sqlite+aiosqlite://"))
    house.store.groups.is_well = False
    health = next(door for door in house.doors() if door.path == "/healthz")
    told = await health.answerer(None)  # type: ignore[arg-type]
    assert (told.status_code, told.body) == (503, b'{"status":"ill","troubles":["journal"]}')
    await house.store.engine.dispose()
