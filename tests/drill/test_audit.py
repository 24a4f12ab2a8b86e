"""The observer of the books: it must see what is not written, written twice, or told in another order."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pomezi.server.journal import write_entry, write_head
from tests.server.rooms import Rooms
from tools.drill.audit import Log, Row, balance


async def played() -> tuple[str, list[Row], Log]:
    """A game of a few steps, and what its spectator has heard."""
    rooms = Rooms()
    live = await rooms.lay(["me", "me"])
    await rooms.start(live)
    for seat in (0, 1, 0, 1):
        await rooms.act(live, await rooms.come(live, seat=seat))
    lines = await rooms.memory.read_journal(live.table.id)
    rows = [Row(line.seq, write_entry(line.entry), line.client) for line in lines]
    rows[-1] = rows[-1]._replace(client="anna:x")
    log = Log(live.table.id, -1, stays=True, done={"x": len(rows)})
    steps = [{"seq": past.seq, "kind": past.kind, "seat": past.seat} for past in live.table.history]
    log.hear({"seq": len(rows), "steps": steps})
    return write_head(live.table.head), rows, log


async def test_books_that_agree_balance() -> None:
    head, rows, log = await played()
    assert balance(head, rows, [log]) == []


def lose_the_end(rows: list[Row], _log: Log) -> None:
    rows.pop()


def leave_a_gap(rows: list[Row], _log: Log) -> None:
    del rows[3]


def write_twice(rows: list[Row], _log: Log) -> None:
    rows[-2] = rows[-2]._replace(client=rows[-1].client)


def refuse_what_is_written(_rows: list[Row], log: Log) -> None:
    log.done, log.refused = {}, {"x"}


def answer_too_early(_rows: list[Row], log: Log) -> None:
    log.done["x"] -= 1


def tell_otherwise(_rows: list[Row], log: Log) -> None:
    log.told[2], log.told[3] = log.told[3], log.told[2]


def tell_twice_and_differently(_rows: list[Row], log: Log) -> None:
    log.hear({"seq": log.last, "steps": [{"seq": 2, "kind": "played", "seat": 1}]})


def forget_to_tell(_rows: list[Row], log: Log) -> None:
    del log.told[4]


def go_back(_rows: list[Row], log: Log) -> None:
    log.hear({"seq": 1})


FRAUDS = (
    lose_the_end,
    leave_a_gap,
    write_twice,
    refuse_what_is_written,
    answer_too_early,
    tell_otherwise,
    tell_twice_and_differently,
    forget_to_tell,
    go_back,
)


@pytest.mark.parametrize("fraud", FRAUDS)
async def test_whatever_does_not_agree_is_found(fraud: Callable[[list[Row], Log], None]) -> None:
    head, rows, log = await played()
    fraud(rows, log)
    assert balance(head, rows, [log])
