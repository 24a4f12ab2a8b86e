"""What is decided about talk: who may speak, and what may be said."""

from __future__ import annotations

from pomezi.server import journal as j
from pomezi.server import wire
from pomezi.server.commands.asking import Asker, Refuse, clean
from pomezi.server.table import Table


def say(_table: Table, asker: Asker, command: wire.Say) -> list[j.AnyEntry]:
    """At any time, from a seat or beside the table; but not without a name."""
    if not asker.person:
        raise Refuse("no-person")
    text = clean(command.text)
    if bool(text) == bool(command.phrase):
        raise Refuse("nothing-said")
    return [j.Said(asker.seat, asker.name, text, command.phrase)]
