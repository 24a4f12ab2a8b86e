"""What a reader may see of a table, now and looking back: the one way out, through `view(seat)` (in two
parts: `Stage.look`) and `told(events, seat)`. Steps are numbered as the reader counts them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from pomezi.core.events import told as told_to
from pomezi.core.shuffle import commitment
from pomezi.core.state import RACE, SPECTATOR, State
from pomezi.server import forms, wire
from pomezi.server.commands.asking import Refuse
from pomezi.server.commands.undo import can_undo
from pomezi.server.editions import name_of, title_of
from pomezi.server.journal import Pressed
from pomezi.server.readers import Company, Live, Reader
from pomezi.server.shown import Shown
from pomezi.server.table import CLOSED, PLAYING, Happening, Remark, Table

PACES: tuple[wire.Pace, ...] = ("turn", "together", "race")
OF_THE_GAME = {"played", "pressed", "dropped", "said"}  # steps that leave the table's own facts as they were
LONGEST_TALE = 400  # steps; whoever has missed more gets the position alone
LONGEST_CHAT = 200  # lines
MOST_MOMENTS = 50  # in one answer


# -- now


def news(live: Live, reader: Reader, first: bool) -> wire.News:
    """Everything since what the reader knows, with the view in full."""
    told = tidings(live, reader, first)
    shown = look(live, reader)
    told.view = None if shown is None else shown.view()
    return told


def news_bytes(live: Live, reader: Reader) -> bytes:
    """The news as it goes over the wire; those who just look on all get the same."""
    if is_plain(live.table, reader):
        gallery, key = (
            live.stage.gallery,
            (reader.told, reader.is_new, id(reader.shown and reader.shown.scene)),
        )
        if key not in gallery:
            gallery[key] = _written(live, reader)
        told, shown = gallery[key]
    else:
        told, shown = _written(live, reader)
    if reader.takes_changes and shown is not None:
        reader.shown = shown
    return told


def _written(live: Live, reader: Reader) -> tuple[bytes, Shown | None]:
    """The news, and what it shows: whoever remembers a view is told what has changed in it."""
    told, shown = tidings(live, reader, reader.is_new), look(live, reader)
    if shown is not None and reader.shown is not None:
        told.change = wire.ready(live.stage.change(reader.shown, shown))
    elif shown is not None:
        told.view = shown.view()
    return wire.encode(told), shown


def look(live: Live, reader: Reader) -> Shown | None:
    """What the reader sees; nothing before the game has begun."""
    table, eyes = live.table, reader.eyes()
    if table.state is None:
        return None
    if live.is_veiled:
        return Shown(dict(table.playing().veiled(eyes)), {})
    return live.stage.look(position(table, table.state, reader.seat), eyes)


def tidings(live: Live, reader: Reader, first: bool) -> wire.News:
    """Everything since what the reader knows, but the view."""
    table, eyes = live.table, reader.eyes()
    told = wire.News(seq=live.last_told(eyes))
    if live.is_veiled:
        told.pace = "turn"
    elif table.state is not None:
        tell_position(table, table.state, reader.seat, told)
    after = max(reader.told, told.seq - LONGEST_TALE)
    passed = table.happenings(eyes, after, told.seq)
    told.steps = steps(live, eyes, after, passed)
    kinds = {past.kind for past in passed}
    if first:
        told.protocol = wire.PROTOCOL
    if first or "said" in kinds:
        told.chat = chat(table, eyes, 0 if first else after)
    if first or not kinds <= OF_THE_GAME or table.status in CLOSED:
        told.table = info(table, reader.person, live.company())
    return told


def steps(live: Live, eyes: int, after: int, passed: list[Happening]) -> list[wire.Step]:
    """What happened, from one of the reader's own numbers on; the same to all who own nothing of it."""
    is_own = any(event.owner == eyes for past in passed for event in past.events)
    key = (eyes if is_own else SPECTATOR, after, tuple([past.seq for past in passed]))
    told = live.stage.steps
    if key not in told:
        hushed = live.table.state.hushed() if live.table.state is not None else ()
        told[key] = [
            step(number, past, eyes, hushed)
            for number, past in enumerate(passed, after + 1)
            if past.kind != "said"
        ]
    return told[key]


def is_plain(table: Table, reader: Reader) -> bool:
    """Whether there is nothing about the table that this spectator alone is told."""
    if reader.seat is not None:
        return False
    if not reader.person:
        return True
    return reader.person != table.head.host and all(reader.person != c.kept_for for c in table.chairs)


def company_bytes(live: Live) -> bytes:
    company = live.company()
    return wire.encode(wire.Company(sorted(company.here), company.watchers))


def chat(table: Table, eyes: int, after: int) -> list[wire.ChatLine]:
    lines = [(table.number(eyes, remark.seq), remark) for remark in table.chat[-LONGEST_CHAT:]]
    return [chat_line(number, remark) for number, remark in lines if number > after]


def chat_line(number: int, remark: Remark) -> wire.ChatLine:
    said = remark.entry
    return wire.ChatLine(number, said.seat, said.name, said.text, said.phrase, remark.at)


def position(table: Table, state: State, seat: int | None) -> State:
    """As it will be once the seat's own placements are fixed; but what comes after a race is not shown or
    asked before it is over."""
    own = state if seat is None else table.imagine(seat)
    return own if own.pace() == state.pace() else state


def tell_position(table: Table, state: State, seat: int | None, told: wire.News) -> None:
    told.scores = state.scores_seen(SPECTATOR if seat is None else seat)
    told.pace = PACES[state.pace()]
    if table.reactions and state.pace() != RACE:
        told.reactions = [reaction(entry) for entry in table.reactions]
    if seat is None or table.status != PLAYING:
        return
    told.placed = sum([placement.entry.seat == seat for placement in table.placements])
    told.undo = can_undo(table, seat)
    own = table.imagine(seat)
    if own.pace() == state.pace():
        told.legal = [own.write(action) for action in own.legal_actions(seat)]


def step(number: int, past: Happening, eyes: int, hushed: Collection[str] = ()) -> wire.Step:
    events = told_to([event for event in past.events if event.kind not in hushed], eyes)
    return wire.Step(number, past.kind, past.seat, past.took_ms, events)


def reaction(entry: Pressed) -> wire.Reaction:
    return wire.Reaction(entry.seat, entry.took_ms, entry.claimed_ms, entry.measured_ms, entry.allowance_ms)


# -- the table itself


def info(table: Table, person: str, company: Company) -> wire.TableInfo:
    return wire.TableInfo(**facts(table, person, company))


def listed(table: Table, person: str, company: Company) -> forms.ListedTable:
    actors, own = table.actors(), table.seats_of(person)
    eyes = own[0] if own else SPECTATOR
    heard = table.happenings(eyes, -1)
    return forms.ListedTable(
        **facts(table, person, company),
        actors=actors,
        mine_to_act=any(seat in actors for seat in own),
        changed_at=heard[-1].at if heard else table.head.made_at,
        hushed=bool(actors) and bool(table.playing().hushed()),
    )


def facts(table: Table, person: str, company: Company) -> dict[str, Any]:
    head = table.head
    is_told = table.status in CLOSED and not head.tournament  # others may still play this deal
    return {
        "id": table.id,
        "game": head.game,
        "edition": name_of(head.edition),
        "edition_name": dict(title_of(head.edition)),
        "options": head.options,
        "seats": [seat_info(table, seat, person, company.here) for seat in range(head.seats)],
        "watchers": company.watchers,
        "watchers_muted": table.is_hushed,
        "status": table.status,
        "correspondence": head.correspondence,
        "limit_s": head.limit_s,
        "grace_s": head.grace_s,
        "rated": head.rated,
        "daily": head.daily,
        "ranked": head.ranked,
        "offline": head.offline,
        "again": bool(head.source),
        "source": head.source if bool(person) and person == head.host else "",
        "lesson": head.lesson,
        "tournament": head.tournament,
        "round": head.round,
        "host": bool(person) and person == head.host,
        "commitment": commitment(head.secret) if table.has_secret() else "",
        "secret": head.secret if is_told else "",
        "seed": table.seed if is_told else "",
        "words": table.words,
        "rematch": table.rematch,
        "takeback": table.takeback,
        "hints": head.hints,
        "welcome": head.welcome,
        "lang": head.lang,
        "level": head.level,
    }


def seat_info(table: Table, seat: int, person: str, here: Collection[int]) -> wire.SeatInfo:
    chair = table.chairs[seat]
    kind: wire.SeatKind = "open" if chair.is_open() else "person" if chair.person else "bot"
    return wire.SeatInfo(
        seat=seat,
        kind=kind,
        name=chair.name or chair.kept_name,
        bot=chair.player(),
        here=seat in here,
        resigned=chair.resigned,
        mine=bool(person) and chair.person == person,
        kept=chair.is_kept_for(person),
        muted=chair.muted,
    )


# -- looking back


def eyes_for(table: Table, person: str, asked: int | None) -> int:
    """Through whom a person may look back: their own seats and no seat at all; anybody after the end."""
    own = table.seats_of(person)
    if asked is None:
        return own[0] if own else SPECTATOR
    if asked != SPECTATOR and asked not in own:
        if table.status not in CLOSED or not 0 <= asked < table.head.seats:
            raise Refuse("not-your-seat")
    return asked


def check_quiet(table: Table) -> None:
    """Where the rules hide earlier rounds for a while, nobody looks back at them (BH-20)."""
    if table.is_running() and table.playing().hushed():
        raise Refuse("hushed")


def moments(table: Table, eyes: int, first: int, last: int) -> list[forms.Moment]:
    """The table after each of these steps, fifty at most; the first one is number 1."""
    first = max(1, first)
    last = min(last, first + MOST_MOMENTS - 1)
    passed = table.happenings(eyes, first - 1, last)
    found = []
    for number, past, state in zip(range(first, last + 1), passed, positions(table, passed)):
        view, scores = (None, []) if state is None else (state.view(eyes), state.scores_seen(eyes))
        found.append(forms.Moment(number, view, scores, step(number, past, eyes)))
    return found


def history(table: Table, eyes: int) -> forms.History:
    """Every step, with the scores as these eyes saw them."""
    passed = table.happenings(eyes, 0)
    marks = []
    for number, (past, state) in enumerate(zip(passed, positions(table, passed)), 1):
        scores = [] if state is None else state.scores_seen(eyes)
        marks.append(forms.Mark(number, past.kind, past.seat, past.at, scores))
    return forms.History(eyes, marks)


def positions(table: Table, passed: list[Happening]) -> Iterator[State | None]:
    """The position after each of these steps, played on from the nearest one that was kept. It is one state
    that moves on: look at it before you ask for the next."""
    if not passed:
        return
    at, kept = passed[0].seq, dict(table.snapshots)
    state = table.position_at(at)
    yield state
    for past in passed[1:]:
        for between in table.history[at : past.seq]:
            if between.seq in kept:
                state = kept[between.seq].clone()
            elif between.action and state is not None:
                state.apply(between.seat or 0, state.read(between.action))
        at = past.seq
        yield state
