"""Deals of a day that were played where no server looked on: handed in once, kept, never ranked."""

from __future__ import annotations

from msgspec import structs

from pomezi.core.game import Setup
from pomezi.core.record import Record
from pomezi.core.shuffle import daily_seed
from pomezi.server import forms
from pomezi.server.commands.asking import Refuse
from pomezi.server.host import Host
from pomezi.server.journal import Line
from pomezi.server.laying import check_day
from pomezi.server.readers import Live
from pomezi.server.records import entries_of, head_of, id_of, read_record
from pomezi.server.tries import Tries

MARK = "offline-"  # ids of such tables begin so


async def hand_in(host: Host, tries: Tries, person: str, form: forms.HandIn) -> Live:
    """A table of it, the same however often it comes. Whoever knows the deal by now has had their try at it;
    refuses what is not of that day."""
    at = host.clock.wall()
    record, day = read_record(form.record), check_day(form.day, at)
    if not is_of(record, day):
        raise Refuse("not-of-the-day", day=day)
    table_id = id_of(record, MARK, person)
    if await host.journals.read_table(table_id) is None:
        head = head_of(record, table_id, at)
        await host.journals.add_table(structs.replace(head, daily=day, host=person, offline=True))
    if not await host.journals.read_journal(table_id):
        entries = entries_of(record, first=person)
        lines = [Line(seq, entry, at=at) for seq, entry in enumerate(entries, 1)]
        await host.journals.append(table_id, lines, sitter=person)
    live = await host.find(table_id)
    assert live is not None
    await tries.claim(record.game.key, day, person, table_id)
    await tries.close(live.table)
    return live


def is_of(record: Record, day: str) -> bool:
    """Whether it was played to its end as everybody plays that day's deal."""
    game, bots = record.game, record.game.daily
    if bots is None or not record.closing:
        return False
    seed = daily_seed(game.key, day)
    deal = Record(game, Setup(1 + len(bots), seed, rules=record.setup.rules), [*record.players[:1], *bots])
    return deal.header() == record.header()
