"""What is decided about talk: who may speak, and what may be said."""

from __future__ import annotations

from pomezi.server import journal as j
from pomezi.server import wire
from pomezi.server.commands.asking import Asker, Refuse, clean, need_host, need_seat
from pomezi.server.table import Table


def say(table: Table, asker: Asker, command: wire.Say) -> list[j.AnyEntry]:
    """At any time, from a seat or beside the table; but not without a name, nor against the host's word."""
    if not asker.person:
        raise Refuse("no-person")
    if table.is_hushed if asker.seat is None else table.chairs[asker.seat].muted:
        raise Refuse("muted")
    text = clean(command.text)
    if bool(text) == bool(command.phrase):
        raise Refuse("nothing-said")
    return [j.Said(asker.seat, asker.name, text, command.phrase, asker.person)]


def mute(table: Table, asker: Asker, command: wire.Mute) -> list[j.AnyEntry]:
    need_host(table, asker)
    if command.seat is not None and not table.chairs[need_seat(table, command.seat)].person:
        raise Refuse("nobody-there")
    return [j.Muted(command.seat, command.on)]
