"""A record that somebody brings along as a table to look back at: the journal it could come from."""

from __future__ import annotations

from hashlib import sha256

from pomezi.bots import bot_names
from pomezi.core.errors import PomeziError
from pomezi.core.record import Record
from pomezi.server import journal as j
from pomezi.server.commands.asking import Refuse

SOMEBODY = "somebody"  # at a seat of a record: nobody of this house
ID_DIGITS = 20


def id_of(record: Record, mark: str, person: str = "") -> str:
    """The same record of the same person is the same table, however often it is brought along."""
    return mark + sha256(f"{person}\n{record.text()}".encode()).hexdigest()[:ID_DIGITS]


def read_record(text: str) -> Record:
    """A record that can be played to where it ends; raises Refuse."""
    try:
        record = Record.parse(text)
        if record.closing:
            record.verify()
        else:
            record.replay()
    except PomeziError as error:
        facts = error.refusal.facts
        if error.refusal.code == "unknown-rules":
            raise Refuse("newer-record") from error
        raise Refuse("no-record", line=facts.get("line", 0)) from error
    return record


def head_of(record: Record, table_id: str, at: int) -> j.Head:
    setup = record.setup
    return j.Head(
        id=table_id,
        game=record.game.key,
        edition=setup.edition,
        options=dict(setup.options),
        seats=setup.seats,
        host="",
        secret=str(record.shuffle.get("secret", "")),
        made_at=at,
        seed=setup.seed,
        stacked={pile: list(cards) for pile, cards in setup.stacked.items()},
        rated=False,
    )


def entries_of(record: Record, first: str = SOMEBODY) -> list[j.AnyEntry]:
    """Who sat there (in the first seat this person), and what they did; a game that was not played to its
    end was ended then."""
    names = [*record.players, *[""] * (record.setup.seats - len(record.players))]
    bots = bot_names(record.game.key)
    seated: list[j.AnyEntry] = [
        j.BotSat(seat, name) if name in bots and (seat or first == SOMEBODY) else j.Sat(seat, first, name)
        for seat, name in enumerate(names)
    ]
    words = record.shuffle.get("words", [])
    said = [str(word) for word in words] if isinstance(words, list) else []
    begun = j.Started(record.setup.seed, said, record.setup.rules)
    played: list[j.AnyEntry] = []
    for count, entry in enumerate(record.entries):
        played += anew_after(record, count)
        played.append(j.Played(entry.seat, entry.notation, entry.at_ms))
    played += anew_after(record, len(record.entries))
    return [*seated, begun, *played, *([] if record.closing else [j.Ended("record")])]


def anew_after(record: Record, count: int) -> list[j.AnyEntry]:
    """Where the luck to come was dealt anew."""
    return [j.Laid(record.anew[count])] if count in record.anew else []
