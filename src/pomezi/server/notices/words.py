"""What a notice says, in the language of whoever reads it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from pomezi.core.errors import PomeziError
from pomezi.server.notices.times import zone_of
from pomezi.server.notices.waits import About
from pomezi.server.sentences import NOTICES
from pomezi.text import Texts


@dataclass(frozen=True)
class Turn:
    """One that waits at a table."""

    table: str
    about: About
    limit_at: int = 0  # unix milliseconds, 0 = none
    is_reminder: bool = False


@dataclass(frozen=True)
class Reader:
    """Whoever is told: their language, and where their clock stands."""

    lang: str
    zone: str


def title_of(game: str, lang: str) -> str:
    try:
        return Texts(lang, game).say("game")
    except PomeziError:  # of a package that is not installed any more
        return game


def headline(turns: Sequence[Turn], reader: Reader) -> str:
    """Of a letter or a notification."""
    say = Texts(reader.lang, room=NOTICES).say
    kind = "reminder" if any(turn.is_reminder for turn in turns) else "turn"
    if len(turns) > 1:
        return say(f"notice-{kind}-many", {"count": len(turns)})
    return say(f"notice-{kind}")


def line_of(turn: Turn, reader: Reader) -> str:
    """The game, who else plays it, and until when."""
    say = Texts(reader.lang, room=NOTICES).say
    line = say(
        "notice-table",
        {"title": title_of(turn.about.game, reader.lang), "others": ", ".join(turn.about.others)},
    )
    return f"{line} {say('notice-limit', moment(turn.limit_at, reader))}" if turn.limit_at else line


def moment(at: int, reader: Reader) -> dict[str, object]:
    there = datetime.fromtimestamp(at / 1000, zone_of(reader.zone))
    return {
        "day": str(there.day),
        "month": there.month,
        "time": f"{there.hour}:{there:%M}",
        "zone": there.tzname() or reader.zone,
    }


def address_of(table: str, base: str) -> str:
    return f"{base}#/table/{table}"


def letter(turns: Sequence[Turn], reader: Reader, base: str, key: str) -> tuple[str, str]:
    """Its subject and its text."""
    say = Texts(reader.lang, room=NOTICES).say
    tables = "\n\n".join(f"{line_of(turn, reader)}\n{address_of(turn.table, base)}" for turn in turns)
    first, head = turns[0], headline(turns, reader)
    subject = head if len(turns) > 1 else f"{title_of(first.about.game, reader.lang)}: {head}"
    ways = f"{say('letter-settings')}\n{base}#/me\n{say('letter-stop')}\n{base}#/letters/stop/{key}"
    return subject, f"{say('letter-hello')}\n\n{head}.\n\n{tables}\n\n-- \n{ways}\n"


def confirmation(reader: Reader, base: str, key: str) -> tuple[str, str]:
    """The letter that asks whether letters are wanted."""
    say = Texts(reader.lang, room=NOTICES).say
    asked = say("letter-confirm", {"address": base})
    text = f"{say('letter-hello')}\n\n{asked}\n{base}#/letters/confirm/{key}\n\n{say('letter-ignore')}\n"
    return say("letter-confirm-subject"), text


def chat_line(turns: Sequence[Turn], reader: Reader, base: str) -> str:
    """For a club's chat, which is told of others' turns: a line each."""
    say = Texts(reader.lang, room=NOTICES).say
    return "\n".join(
        say(
            "hook-turn",
            {
                "who": turn.about.name,
                "title": title_of(turn.about.game, reader.lang),
                "link": address_of(turn.table, base),
            },
        ).strip()
        for turn in turns
    )


def chat_test(reader: Reader) -> str:
    return Texts(reader.lang, room=NOTICES).say("hook-test")
