"""How a table is laid: what it is from its first moment on, who sits at it, and the same again."""

from __future__ import annotations

from datetime import UTC, date, datetime
from secrets import token_hex, token_urlsafe

from msgspec import structs

from pomezi.bots import LEVELS, bot_names
from pomezi.core.edition import is_text
from pomezi.core.game import Game, Setup, find_game
from pomezi.server import forms
from pomezi.server import journal as j
from pomezi.server.commands.asking import Refuse, clean
from pomezi.server.editions import checked_text
from pomezi.server.lessons import lesson_of
from pomezi.server.table import Table


def new_head(
    person: str, asked: forms.NewTable, at: int, grace_s: float, try_id: str = "", mark: str = ""
) -> j.Head:
    """With the id that a ranked try was promised, if it is one, else one that begins with the mark of the
    house. Raises SetupError or Refuse for what cannot be played."""
    game = find_game(asked.game)
    options = dict(asked.options)
    if any(option.key == "correspondence" for option in game.options):
        options["correspondence"] = asked.correspondence
    edition = _edition(game, asked)
    checked = game.check(Setup(len(asked.seats), "0", edition, options))
    for kind in asked.seats:
        if kind not in ("me", "open", *bot_names(game.key)):
            raise Refuse("unknown-bot", bot=kind, expected=", ".join(bot_names(game.key)))
    lesson = lesson_of(game.key) if asked.lesson else None
    # A map of one's own may suit oneself, and whoever takes a bot's seat did not begin it.
    rated = asked.rated and not asked.edition_text and not asked.welcome
    return j.Head(
        id=try_id or mark + new_id(),
        game=game.key,
        edition=checked.edition,
        options=dict(checked.options),
        seats=checked.seats,
        host=person,
        secret=token_hex(32),
        made_at=at,
        correspondence=asked.correspondence,
        limit_s=asked.limit_s,
        listed=asked.listed,
        welcome=asked.welcome,
        lang=asked.lang,
        level=asked.level,
        hints=asked.hints is not False and not try_id and not (rated and "open" in asked.seats),
        daily=asked.daily,
        ranked=bool(try_id),
        lesson=asked.lesson,
        seed=lesson.seed if lesson else "",
        stacked=lesson.stacked if lesson else {},
        rated=rated,
        grace_s=0.0 if waits_for_all(asked) else grace_s if asked.grace_s is None else asked.grace_s,
    )


def _edition(game: Game, asked: forms.NewTable) -> str:
    """One of ours by name, or the text of somebody's own; raises EditionError or SetupError."""
    if asked.edition_text:
        return checked_text(game, asked.edition_text, asked.edition_file)
    if asked.edition:
        game.check_edition(asked.edition)
    return asked.edition


def waits_for_all(asked: forms.NewTable) -> bool:
    """Nobody is replaced where time does not press, or where there is nobody else to wait."""
    is_private = "open" not in asked.seats and not asked.welcome
    return asked.correspondence or bool(asked.daily) or is_private


def new_id() -> str:
    return token_urlsafe(12)


def of_the_day(asked: forms.NewTable, at: int) -> forms.NewTable:
    """What is asked for with all that the deal of a day says; nobody chooses the rest."""
    bots = find_game(asked.game).daily
    if bots is None or asked.seats != ["me"] or asked.options or asked.edition + asked.edition_text:
        raise Refuse("no-daily", game=asked.game)
    check_day(asked.daily, at)
    return structs.replace(
        asked,
        seats=["me", *bots],
        correspondence=False,
        limit_s=0,
        listed=False,
        welcome=False,
        rated=False,
        grace_s=0.0,
    )


def check_day(day: str, at: int) -> str:
    """A day that has begun: everywhere on Earth the days of the house are those of UTC."""
    try:
        found = date.fromisoformat(day)
    except ValueError as error:
        raise Refuse("bad-day", day=day[:20]) from error
    if found.isoformat() > day_at(at):
        raise Refuse("bad-day", day=day[:20])
    return found.isoformat()


def day_at(at: int) -> str:
    """The day of a moment in unix milliseconds."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def first_seats(person: str, asked: forms.NewTable) -> list[j.AnyEntry]:
    """Who sits from the start; at one screen each seat may have a name of its own. For the house itself
    (nobody) its best bot plays."""
    first: list[j.AnyEntry] = []
    for seat, kind in enumerate(asked.seats):
        if kind == "me" and not person:
            first.append(j.BotSat(seat, LEVELS[-1]))
        elif kind == "me":
            own = asked.names[seat] if seat < len(asked.names) else ""
            first.append(j.Sat(seat, person, clean(own) or clean(asked.name) or "?", clean(asked.word)))
        elif kind != "open":
            first.append(j.BotSat(seat, kind))
    return first


def same_again(table: Table, person: str) -> tuple[forms.NewTable, list[j.Kept]]:
    """The asker and the bots sit where they sat; the other people's seats wait for them. After a lesson comes
    a game like any other."""
    kinds, kept = [], []
    for seat, chair in enumerate(table.chairs):
        kinds.append("me" if chair.person == person else "open" if chair.person else chair.bot or "open")
        if chair.person and chair.person != person:
            kept.append(j.Kept(seat, chair.person, chair.name))
    head = table.head
    asked = forms.NewTable(
        game=head.game,
        seats=["me"] if head.daily else kinds,
        names=[chair.name if chair.person == person else "" for chair in table.chairs],
        edition="" if head.daily or head.lesson or is_text(head.edition) else head.edition,
        edition_text=head.edition if is_text(head.edition) else "",
        options={} if head.daily or head.lesson else head.options,
        correspondence=head.correspondence,
        limit_s=head.limit_s,
        daily=head.daily,
        listed=head.listed,
        welcome=head.welcome,
        lang=head.lang,
        level=head.level,
        hints=head.hints or head.lesson or bool(head.daily),
        rated=head.rated,
        grace_s=max(0.0, head.grace_s),
    )
    return asked, kept
