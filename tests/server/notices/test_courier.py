"""A notice arrives once for each turn that waits, by every way; none for whoever is there, none after the
game."""

from __future__ import annotations

import hmac
import json
from hashlib import sha256

from sqlalchemy import select

from pomezi.server import wire
from pomezi.server.database import outbox, waits
from pomezi.server.notices.courier import GAP_MS, PAUSES_MS, SIGNATURE
from pomezi.server.readers import Reader
from tests.server.notices.desk import BASE, HOUR, MINUTE, Desk, claims_of


async def waiting(desk: Desk) -> int:
    async with desk.house.store.engine.connect() as connection:
        return len((await connection.execute(select(outbox))).all())


async def test_each_turn_that_waits_is_told_once_by_mail_and_by_push(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    browser = await desk.subscribe(bob)
    await desk.write_to(bob, "bob@home.example")
    live = await desk.lay(anna, bob)
    await desk.act(live, anna)  # the tickets of both are chosen together
    await desk.after(2 * MINUTE)
    assert desk.office.subjects() == ["Ticket to Ride: It's your turn"]
    assert [told["title"] for told in browser.heard()] == ["It's your turn"]
    assert browser.heard()[0]["path"] == f"#/table/{live.table.id}"
    for _ in range(5):
        await desk.after(HOUR)
    assert len(desk.office.letters) == len(browser.heard()) == 1, "a turn is told once"
    for turn in range(2, 5):
        await desk.act(live, bob)
        await desk.act(live, anna)
        await desk.after(2 * MINUTE)
        await desk.after(HOUR)
        assert len(desk.office.letters) == len(browser.heard()) == turn


async def test_nobody_is_told_while_they_are_at_the_table_nor_of_what_they_have_seen(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    browser = await desk.subscribe(bob)
    live = await desk.lay(anna, bob)
    there = await desk.enter(live, bob)
    await desk.act(live, anna)
    await desk.after(2 * HOUR)
    assert browser.heard() == []
    desk.host.leave(live, there)
    await desk.after(2 * HOUR)
    assert browser.heard() == [], "whoever was there for hours knows"
    await desk.act(live, bob)
    await desk.act(live, anna)
    await desk.after(10_000)
    desk.host.leave(live, await desk.enter(live, bob))
    await desk.after(2 * HOUR)
    assert browser.heard() == [], "whoever looked in before it was told knows"


async def test_whoever_loses_their_line_at_that_very_moment_is_told(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    live = await desk.lay(anna, bob)
    now, later = await desk.begin(live, anna, bob)
    browser = await desk.subscribe(later)
    there = await desk.enter(live, later)
    await desk.act(live, now)
    await desk.after(20_000)  # a phone went to sleep; its line breaks a little later
    desk.host.leave(live, there)
    await desk.after(2 * MINUTE)
    assert len(browser.heard()) == 1


async def test_nothing_is_told_after_the_game_or_while_it_is_paused(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    browser = await desk.subscribe(bob)
    paused, ended = await desk.lay(anna, bob), await desk.lay(anna, bob)
    assert isinstance(await desk.host.do(paused, Reader(anna.id, "", 0), wire.Pause()), wire.Done)
    assert isinstance(await desk.host.do(ended, Reader(anna.id, "", 0), wire.End()), wire.Done)
    await desk.after(2 * HOUR)
    assert browser.heard() == []
    assert isinstance(await desk.host.do(paused, Reader(anna.id, "", 0), wire.Pause(on=False)), wire.Done)
    await desk.after(2 * MINUTE)
    assert [told["path"] for told in browser.heard()] == [f"#/table/{paused.table.id}"]


async def test_a_notice_that_could_not_be_delivered_is_of_no_use_when_the_turn_is_over(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    browser = await desk.subscribe(bob)
    live = await desk.lay(anna, bob)
    desk.service.status = 503
    await desk.after(2 * MINUTE)
    assert await waiting(desk) == 1
    await desk.act(live, bob)
    desk.service.status = 201
    desk.service.parcels.clear()
    await desk.after(HOUR)
    assert (browser.heard(), await waiting(desk)) == ([], 0)


async def test_failures_are_tried_again_with_growing_pauses_and_then_given_up(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    await desk.subscribe(bob)
    await desk.lay(anna, bob)
    desk.service.status = 500
    await desk.after(MINUTE)
    for number, pause in enumerate(PAUSES_MS, 1):
        assert len(desk.service.parcels) == number
        await desk.after(pause - 1)
        assert len(desk.service.parcels) == number, "not before its time"
        await desk.after(1)
    assert len(desk.service.parcels) == len(PAUSES_MS) + 1
    assert await waiting(desk) == 0


async def test_a_browser_that_is_gone_is_forgotten(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    await desk.subscribe(bob)
    for status in (404, 410):
        await desk.subscribe(bob)
        desk.service.status = status
        await desk.lay(anna, bob)
        await desk.after(GAP_MS)
        assert await desk.wishes.browsers_of(bob.id) == []
        assert await waiting(desk) == 0


async def test_a_browser_whose_person_has_signed_out_is_told_nothing(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    browser = await desk.subscribe(bob)
    await desk.lay(anna, bob)
    await desk.house.reception.people.sign_out(bob.person, bob.key, everywhere=False)
    await desk.after(HOUR)
    assert browser.heard() == []


async def test_a_recipient_who_is_refused_for_good_is_not_tried_again_and_a_busy_one_is(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    await desk.write_to(bob, "bob@home.example")
    desk.office.refuses = "550 no such person"
    await desk.lay(anna, bob)
    await desk.after(MINUTE)
    assert (desk.office.tried, await waiting(desk)) == (1, 0)
    desk.office.refuses = "450 later"
    await desk.lay(anna, bob)
    await desk.after(GAP_MS)
    assert (desk.office.tried, await waiting(desk)) == (2, 1)
    desk.office.refuses = ""
    await desk.after(PAUSES_MS[0])
    assert (len(desk.office.letters), await waiting(desk)) == (1, 0)


async def test_turns_at_several_tables_are_told_together(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    browser = await desk.subscribe(bob)
    await desk.write_to(bob, "bob@home.example")
    lives = [await desk.lay(anna, bob) for _ in range(3)]
    await desk.after(MINUTE)
    assert [told["title"] for told in browser.heard()] == ["It's your turn at 3 tables"]
    text = desk.office.letters[0].get_content()
    assert all(f"{BASE}#/table/{live.table.id}" in text for live in lives)
    for _ in range(2):
        await desk.lay(anna, bob)
    await desk.after(2 * MINUTE)
    assert len(browser.heard()) == 1, "not again so soon"
    await desk.after(GAP_MS)
    assert [told["title"] for told in browser.heard()][1:] == ["It's your turn at 2 tables"]


async def test_at_a_live_table_nobody_waits_for_others_to_gather(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    browser = await desk.subscribe(bob)
    for number in (1, 2):
        await desk.lay(anna, bob, correspondence=False)
        await desk.after(10_000)
        assert len(browser.heard()) == number
    assert desk.service.parcels[0].headers["urgency"] == "high"


async def test_alone_or_against_bots_nobody_is_told(desk: Desk) -> None:
    bob = await desk.come("Bob")
    browser = await desk.subscribe(bob)
    await desk.lay(bob, game="limes")
    await desk.after(HOUR)
    assert browser.heard() == []


async def test_quiet_hours_are_kept_where_somebody_lives(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    browser = await desk.subscribe(bob)
    await desk.wishes.set(bob.id, zone="Europe/Prague", quiet_from=22 * 60, quiet_until=8 * 60)
    midnight = 1_763_420_400_000  # 2025-11-18 in Prague
    desk.clock.wall_ahead = midnight - desk.clock.at + 60_000
    await desk.lay(anna, bob)
    await desk.after(7 * HOUR)
    assert browser.heard() == []
    await desk.after(HOUR)
    assert len(browser.heard()) == 1


async def test_before_a_limit_runs_out_whoever_has_not_acted_is_reminded_once(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    browser = await desk.subscribe(bob)
    live = await desk.lay(anna, bob, limit_s=86_400)
    await desk.after(MINUTE)
    desk.host.leave(live, await desk.enter(live, bob))  # seen, and put off
    await desk.after(17 * HOUR)
    assert len(browser.heard()) == 1
    await desk.after(2 * HOUR)
    assert [told["title"] for told in browser.heard()] == ["It's your turn", "Your time is running out"]
    await desk.after(2 * HOUR)
    assert len(browser.heard()) == 2


async def test_nobody_at_the_table_is_reminded(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    browser = await desk.subscribe(bob)
    live = await desk.lay(anna, bob, limit_s=86_400)
    await desk.enter(live, bob)
    await desk.after(20 * HOUR)
    assert browser.heard() == []


async def test_a_reminder_that_would_come_at_night_comes_before_it(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    browser = await desk.subscribe(bob)
    await desk.wishes.set(bob.id, quiet_from=22 * 60, quiet_until=8 * 60)
    noon = 1_763_380_800_000  # 2025-11-17, 12:00 UTC: a quarter of the day before noon is six in the morning
    desk.clock.wall_ahead = noon - desk.clock.at
    live = await desk.lay(anna, bob, limit_s=86_400)
    desk.host.leave(live, await desk.enter(live, bob))
    moments: list[float] = []
    for half in range(1, 48):
        await desk.after(HOUR / 2)
        moments += [half / 2] * (len(browser.heard()) - len(moments))
    assert [told["title"] for told in browser.heard()] == ["Your time is running out"]
    assert moments == [9.5], "half past nine in the evening"


async def test_what_was_told_before_a_restart_is_not_told_again_and_what_was_not_is(
    desk: Desk, database: str
) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    browser = await desk.subscribe(bob)
    told = await desk.lay(anna, bob)
    await desk.after(MINUTE)
    seen = await desk.lay(anna, bob)
    await desk.after(10)
    desk.host.leave(seen, await desk.enter(seen, bob))
    await desk.after(10)
    new = await desk.lay(anna, bob)  # nobody has even written down that it waits
    again = await desk.restart(database)
    await again.house.housekeeper.round()
    await again.after(2 * MINUTE)
    await again.after(GAP_MS)
    assert [each["path"] for each in browser.heard()] == [f"#/table/{live.table.id}" for live in (told, new)]
    await again.close()


async def test_of_two_processes_one_tells(desk: Desk, database: str) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    browser = await desk.subscribe(bob)
    await desk.write_to(bob, "bob@home.example")
    await desk.lay(anna, bob)
    other = await Desk(database, desk.office, desk.service, desk.clock).open()
    assert await desk.waits.write()
    await desk.clock.pass_ms(MINUTE)
    for _ in range(3):
        for each in (desk, other):
            await each.courier.round()
    for each in (desk, other):
        await each.courier.rest()
    assert (len(browser.heard()), len(desk.office.letters)) == (1, 1)
    await other.close()


async def test_a_push_says_who_sends_it_and_how_long_it_is_of_use(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    await desk.subscribe(bob)
    await desk.lay(anna, bob)
    await desk.after(MINUTE)
    headers = desk.service.parcels[0].headers
    claims = claims_of(headers["authorization"])
    assert claims["aud"] == desk.service.address("").rstrip("/")
    assert claims["sub"] == BASE
    assert 0 < claims["exp"] - desk.clock.wall() / 1000 <= 86_400
    assert (headers["ttl"], headers["urgency"]) == ("86400", "normal")
    assert len(headers["topic"]) <= 32


async def test_a_letter_can_be_stopped_by_a_press_and_speaks_the_language_of_its_reader(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    await desk.write_to(bob, "bob@home.example")
    await desk.wishes.set(bob.id, lang="cs", zone="Europe/Prague")
    await desk.lay(anna, bob, limit_s=86_400, game="limes")
    await desk.after(MINUTE)
    [letter] = desk.office.letters
    assert letter["Subject"] == "Limes: Jste na tahu"
    assert letter["List-Unsubscribe"] == f"<{BASE}api/letters/key-of-{bob.id}/stop>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert "u stolu: Anna" in letter.get_content()
    assert "Čas máte" in letter.get_content()
    await desk.wishes.stop_mail(f"key-of-{bob.id}")
    await desk.lay(anna, bob)
    await desk.after(HOUR)
    assert len(desk.office.letters) == 1


async def test_a_clubs_chat_is_told_of_everybodys_turns_at_its_tables(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    hook = await desk.wishes.add_hook(anna.id, desk.service.address("/chat?room=1"))
    live = await desk.lay(anna, bob)
    await desk.lay(bob, anna)  # at Bob's table Anna's club has no ears
    await desk.after(MINUTE)
    await desk.after(HOUR)
    [parcel] = desk.service.parcels
    told = json.loads(parcel.body)
    assert {(turn["table"], turn["name"]) for turn in told["turns"]} == {
        (live.table.id, "Anna"),
        (live.table.id, "Bob"),
    }
    assert told["text"] == told["content"]
    assert "it's Bob's turn" in told["text"]
    stamp, mark = (part.split("=")[1] for part in parcel.headers[SIGNATURE.lower()].split(","))
    expected = hmac.new(hook.secret.encode(), f"{stamp}.".encode() + parcel.body, sha256).hexdigest()
    assert mark == expected


async def test_a_table_never_waits_for_a_notice(desk: Desk) -> None:
    """The database of notices is away: the table goes on, and what waits is kept when it is back."""
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    browser = await desk.subscribe(bob)
    keep = desk.waits._keep

    async def broken(*_: object) -> None:
        raise OSError("away")

    desk.waits._keep = broken  # type: ignore[method-assign,assignment]
    live = await desk.lay(anna, bob)
    assert not await desk.waits.write()
    await desk.act(live, anna)
    assert not await desk.waits.write()
    desk.waits._keep = keep  # type: ignore[method-assign]
    await desk.after(MINUTE)
    assert len(browser.heard()) == 1


async def test_turns_of_tables_that_are_over_are_swept_away(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    live = await desk.lay(anna, bob)
    await desk.waits.write()
    await desk.house.store.set_status(live.table.id, "over")  # somebody died before they were forgotten
    await desk.courier.tidy()
    async with desk.house.store.engine.connect() as connection:
        assert (await connection.execute(select(waits))).all() == []


async def test_without_a_way_to_them_nobody_is_waited_for_in_the_outbox(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    await desk.lay(anna, bob)
    await desk.after(HOUR)
    assert await waiting(desk) == 0
