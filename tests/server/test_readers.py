"""Who is at a table: seats with somebody connected, those who look on, what each has been told."""

from __future__ import annotations

from pomezi.server import wire
from pomezi.server.readers import MOST_NAMES
from tests.server.client import Somebody
from tests.server.conftest import Arrive
from tests.server.rooms import Rooms
from tests.server.test_table import two_at_a_table


async def test_those_who_look_on_are_named(arrive: Arrive, url: str) -> None:
    a, _ = await two_at_a_table(arrive)
    await (await arrive("Cyril")).sit_at(a.table)
    await Somebody(url).sit_at(a.table)
    while a.info["watchers"] != {"names": ["Cyril"], "nameless": 1}:
        await a.read()


async def test_presence_is_of_seats_and_of_those_who_look_on() -> None:
    rooms = Rooms()
    live = await rooms.lay(["me", "me", "open"])
    await rooms.come(live, "anna", 1)
    await rooms.come(live, "anna", 1)  # a second window
    watchers = [await rooms.come(live, name) for name in ("zoe", "bob", "zoe", "")]
    company = live.company()
    assert company.here == {1}
    assert (company.watchers.names, company.watchers.nameless) == (["Bob", "Zoe"], 1)
    for watcher in watchers:
        rooms.host.leave(live, watcher)
    assert live.company().watchers == wire.Watchers([], 0)


async def test_of_a_crowd_only_so_many_are_named() -> None:
    rooms = Rooms()
    live = await rooms.lay(["me", "open"])
    for number in range(MOST_NAMES + 5):
        await rooms.come(live, f"guest{number:02}")
    watchers = live.company().watchers
    assert (len(watchers.names), watchers.nameless) == (MOST_NAMES, 5)


async def test_a_reader_has_news_until_it_was_told() -> None:
    rooms = Rooms()
    live = await rooms.lay(["me", "me"])
    anna = await rooms.come(live)
    assert not live.has_news_for(anna)
    await rooms.start(live)
    assert live.has_news_for(anna)
    rooms.hear(live, anna)
    assert (live.has_news_for(anna), anna.told) == (False, live.table.numbers(0))
