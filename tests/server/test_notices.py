"""All parts of notices together: games by correspondence, played by people who never come to the table."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator

import pytest

from pomezi.server import wire
from pomezi.server.notices.waits import awaited
from pomezi.server.readers import Live, Reader
from tests.server.notices.desk import MINUTE, Desk, Guest, elsewhere, post_office
from tests.server.rooms import OurClock


@pytest.fixture
async def desk(database: str) -> AsyncIterator[Desk]:
    async with post_office() as office, elsewhere() as service:
        made = await Desk(database, office, service, OurClock()).open()
        yield made
        await made.close()


@pytest.mark.parametrize("game", ["ticket_to_ride", "limes", "border", "eighty_days"])
async def test_in_a_whole_game_each_turn_that_waits_is_told_once_and_nothing_after_it(
    desk: Desk, game: str
) -> None:
    """Every turn waits for a quarter of an hour, so that none is bundled with the next."""
    rng = random.Random(game)
    guests = [await desk.come(name) for name in ("Anna", "Bob")]
    browsers = {guest.id: await desk.subscribe(guest, f"/{guest.id}") for guest in guests}
    for guest in guests:
        await desk.write_to(guest, f"{guest.person.name}@home.example".lower())
    live = await desk.lay(*guests, game=game)
    turns: set[tuple[str, int]] = set()
    for _ in range(12):
        turns |= {(person, live.table.phase_seq) for person in awaited(live.table)}
        await desk.after(15 * MINUTE)
        counts = {guest.id: sum(person == guest.id for person, _ in turns) for guest in guests}
        assert {person: len(browser.heard()) for person, browser in browsers.items()} == counts
        assert len(desk.office.letters) == len(turns)
        await act(desk, live, rng, guests)
    assert len(turns) > 6
    done = await desk.host.do(live, Reader(guests[0].id, "Anna", 0), wire.Resign())
    assert isinstance(done, wire.Done), done
    before = len(desk.office.letters)
    await desk.after(15 * MINUTE)
    assert live.table.status in ("over", "ended")
    assert len(desk.office.letters) == before, "the game is over"


async def act(desk: Desk, live: Live, rng: random.Random, guests: list[Guest]) -> None:
    """Somebody whose turn it is takes a whole turn."""
    waiting = awaited(live.table)
    await desk.act(live, rng.choice([guest for guest in guests if guest.id in waiting]))
