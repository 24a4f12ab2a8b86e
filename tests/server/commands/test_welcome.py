"""A bot makes room: somebody who comes takes its seat while the game runs, as it stands."""

from __future__ import annotations

from pomezi.server import wire
from pomezi.server.readers import Live, Reader
from tests.server.rooms import Rooms


async def test_whoever_comes_plays_on_for_the_bot() -> None:
    rooms = Rooms()
    live = await rooms.lay(["me", "tourist"], listed=True, welcome=True)
    anna = await rooms.come(live)
    await rooms.start(live)
    await rooms.act(live, anna)
    bob = await rooms.come(live, "bob")
    assert bob.seat is None
    assert isinstance(await rooms.do(live, bob, wire.Sit(name="Bob")), wire.Done)
    news = rooms.hear(live, bob)
    assert news is not None
    assert (live.here(), news.seq) == ({0, 1}, live.table.numbers(1))
    assert [step.seq for step in news.steps] == list(range(1, news.seq + 1))  # in his own numbers
    assert news.view["seat"] == 1
    chair = live.table.chairs[1]
    assert (chair.person, chair.player()) == ("bob", "")
    assert isinstance(await rooms.act(live, bob), wire.Done)
    assert live.table.record is not None
    assert live.table.record.players == ("Anna", "Bob")
    again = await rooms.again()
    folded = await again.host.find(live.table.id)
    assert folded is not None
    assert folded.table.chairs[1].person == "bob"


async def refusal(rooms: Rooms, live: Live, person: str, seat: int | None = None) -> str:
    asked = wire.Sit(name=person.title(), seat=seat)
    done = await rooms.do(live, Reader(person, person.title(), None), asked)
    return done.code if isinstance(done, wire.Refused) else ""


async def test_nobody_is_welcome_where_the_host_did_not_say_so() -> None:
    rooms = Rooms()
    live = await rooms.lay(["me", "tourist"])
    await rooms.start(live)
    assert await refusal(rooms, live, "bob") == "table-playing"


async def test_people_keep_their_seats_and_have_one_hand_each() -> None:
    rooms = Rooms()
    live = await rooms.lay(["me", "tourist", "tourist"], welcome=True)
    await rooms.start(live)
    assert await refusal(rooms, live, "bob", 0) == "seat-taken"
    assert await refusal(rooms, live, "anna") == "seated"
    assert await refusal(rooms, live, "bob") == ""
    assert await refusal(rooms, live, "eva") == ""
    assert await refusal(rooms, live, "jan") == "table-full"


async def test_nobody_is_thrown_into_a_race() -> None:
    rooms = Rooms()
    live = await rooms.lay(["me", "random", "random"], "bez_hranic", welcome=True)
    anna = await rooms.come(live)
    await rooms.start(live)
    for _ in range(50):
        if live.table.is_race():
            break
        if 0 in live.table.actors():
            await rooms.act(live, anna)
        await rooms.clock.pass_ms(500)
    assert live.table.is_race()
    assert await refusal(rooms, live, "bob") == "racing"


async def test_such_a_table_is_not_rated_and_somebody_missing_is_replaced() -> None:
    rooms = Rooms()
    live = await rooms.lay(["me", "tourist"], welcome=True, rated=True)
    assert (live.table.head.rated, live.table.head.grace_s) == (False, 90)
    assert (await rooms.lay(["me", "tourist"])).table.head.grace_s == 0
