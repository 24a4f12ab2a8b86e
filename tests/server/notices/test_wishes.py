"""What people wish, kept and changed; keys of letters, browsers that change hands; all of it forgotten."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from pomezi.server.commands.asking import Refuse
from pomezi.server.database import hooks, outbox, subscriptions, waits, wishes
from pomezi.server.notices.times import Quiet
from pomezi.server.notices.wishes import MOST_BROWSERS, MOST_HOOKS, Wish
from pomezi.server.people import digest
from tests.server.notices.desk import Browser, Desk


async def test_whoever_has_said_nothing_has_the_usual_wishes(desk: Desk) -> None:
    assert await desk.wishes.of("nobody") == Wish()
    await desk.wishes.set("bob", lang="cs", zone="Europe/Prague", quiet_from=1, quiet_until=2)
    await desk.wishes.set("bob", lang="en")
    assert await desk.wishes.of("bob") == Wish("en", Quiet("Europe/Prague", 1, 2))


async def test_letters_begin_when_their_reader_says_so_and_end_as_easily(desk: Desk) -> None:
    await desk.wishes.set_mail("bob", "bob@home.example")
    wish = await desk.wishes.of("bob")
    assert (wish.mail, wish.mail_at) == ("bob@home.example", 0)
    assert await desk.wishes.confirm_mail(wish.mail_key) == "bob"
    assert (await desk.wishes.of("bob")).mail_at > 0
    await desk.wishes.stop_mail(wish.mail_key)
    assert (await desk.wishes.of("bob")).mail_at == 0
    await desk.wishes.set_mail("bob", "other@home.example")
    for key in ("", "x", wish.mail_key):
        with pytest.raises(Refuse, match="no-such-letter"):
            await desk.wishes.confirm_mail(key)


async def test_a_confirmation_is_sent_at_once_and_to_that_address_alone(desk: Desk) -> None:
    await desk.wishes.set_mail("bob", "bob@home.example")
    await desk.courier.round()
    await desk.courier.rest()
    [letter] = desk.office.letters
    assert letter["To"] == "bob@home.example"
    assert f"#/letters/confirm/{(await desk.wishes.of('bob')).mail_key}" in letter.get_content()
    await desk.wishes.set_mail("bob", "")
    assert (await desk.wishes.of("bob")).mail_key == ""


async def test_a_browser_belongs_to_whoever_came_last_and_each_has_a_few(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    browser = Browser(desk.service, "/1")
    for guest in (anna, bob):
        await desk.wishes.subscribe(guest.id, digest(guest.key), **browser.form())
    assert await desk.wishes.browsers_of(anna.id) == []
    for number in range(MOST_BROWSERS + 2):
        desk.clock.at += 1
        await desk.subscribe(bob, f"/{number + 2}")
    kept = [row.endpoint for row in await desk.wishes.browsers_of(bob.id)]
    assert len(kept) == MOST_BROWSERS
    assert browser.endpoint not in kept, "the oldest goes"
    await desk.wishes.unsubscribe(kept[0], anna.id)
    assert len(await desk.wishes.browsers_of(bob.id)) == MOST_BROWSERS, "nobody turns off another's"
    await desk.wishes.unsubscribe(kept[0], bob.id)
    assert len(await desk.wishes.browsers_of(bob.id)) == MOST_BROWSERS - 1


async def test_the_house_has_one_key_for_ever_and_for_all_processes(desk: Desk, database: str) -> None:
    key = await desk.wishes.push_key()
    other = await Desk(database, desk.office, desk.service, desk.clock).open()
    assert await other.wishes.push_key() == key
    await other.close()


async def test_webhooks_are_few_and_their_owners_own(desk: Desk) -> None:
    made = [await desk.wishes.add_hook("bob", f"https://c.example/{i}") for i in range(MOST_HOOKS)]
    with pytest.raises(Refuse, match="many-hooks"):
        await desk.wishes.add_hook("bob", "https://c.example/more")
    assert len({hook.secret for hook in made}) == MOST_HOOKS
    assert await desk.wishes.hook(made[0].id, "anna") is None
    await desk.wishes.remove_hook("anna", made[0].id)
    assert len(await desk.wishes.hooks_of("bob")) == MOST_HOOKS
    await desk.wishes.remove_hook("bob", made[0].id)
    assert {hook.id for hook in await desk.wishes.hooks_of("bob")} == {hook.id for hook in made[1:]}


async def test_whoever_goes_leaves_nothing_behind(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    await desk.subscribe(bob)
    await desk.wishes.add_hook(bob.id, "https://c.example/")
    await desk.wishes.set_mail(bob.id, "bob@home.example")
    await desk.lay(anna, bob)
    assert await desk.waits.write()
    await desk.wishes.forget(bob.id)
    async with desk.house.store.engine.connect() as connection:
        for table in (wishes, subscriptions, hooks, outbox, waits):
            left = (await connection.execute(select(table.c.person_id))).scalars().all()
            assert bob.id not in left, table.name
