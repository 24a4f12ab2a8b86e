"""Ranked tries as the database keeps them."""

from __future__ import annotations

from pomezi.server.clock import SystemClock
from pomezi.server.store import Store
from pomezi.server.tries import Tries

DAY = "2026-11-18"


async def test_the_first_claim_of_a_day_counts_and_is_each_persons_own(database: str) -> None:
    store = Store(database, SystemClock())
    await store.open()
    tries = Tries(store)
    for person, table in (("anna", "t1"), ("anna", "t2"), ("bob", "t3")):
        await tries.claim("limes", DAY, person, table)
    found = [await tries.find("limes", DAY, person) for person in ("anna", "bob")]
    assert [(row.table_id, row.finished_at) for row in found] == [("t1", 0), ("t3", 0)]
    assert await tries.find("border", DAY, "anna") is None
    assert await tries.count("limes", DAY) == 0, "a try that is not over has no rank"
    await store.close()
