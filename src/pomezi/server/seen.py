"""What a reader may see of a table: the one way out, through `view(seat)` and `told(events, seat)`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from pomezi.core.events import told as told_to
from pomezi.core.state import RACE, SPECTATOR, State
from pomezi.server import forms, shuffle, wire
from pomezi.server.entries import Pressed
from pomezi.server.readers import Company, Live
from pomezi.server.regret import can_undo
from pomezi.server.tables import CLOSED, PLAYING, Past, Remark, Table

PACES: tuple[wire.Pace, ...] = ("turn", "together", "race")
OF_THE_GAME = ("played", "pressed", "said")  # steps that leave the table's own facts as they were
LONGEST_TALE = 400  # steps; whoever has missed more gets the position alone
LONGEST_CHAT = 200  # lines


def news(live: Live, person: str, seat: int | None, after: int, first: bool = False) -> wire.News:
    """Everything since a step, for a reader in a seat or beside the table."""
    table = live.table
    eyes = SPECTATOR if seat is None else seat
    told = wire.News(seq=table.seq)
    if table.state is not None:
        tell_position(table, table.state, seat, told)
    passed = table.history[after:][-LONGEST_TALE:]
    hushed = kinds_hushed(told.view)
    told.steps = [step(past, eyes, hushed) for past in passed if past.kind != "said" and is_told(past, eyes)]
    if first:
        told.protocol = wire.PROTOCOL
    if first or any(past.kind == "said" for past in passed):
        told.chat = chat(table, 0 if first else after)
    if first or any(past.kind not in OF_THE_GAME for past in passed) or table.status in CLOSED:
        told.table = info(table, person, live.company())
    return told


def chat(table: Table, after: int) -> list[wire.ChatLine]:
    return [chat_line(remark) for remark in table.chat[-LONGEST_CHAT:] if remark.seq > after]


def chat_line(remark: Remark) -> wire.ChatLine:
    said = remark.entry
    return wire.ChatLine(remark.seq, said.seat, said.name, said.text, said.phrase, remark.at)


def kinds_hushed(view: Mapping[str, object] | None) -> Collection[str]:
    """Events of earlier rounds that must not be told at this moment of the game (BH-20)."""
    found = view.get("hushed", ()) if view else ()
    return found if isinstance(found, list) else ()


def tell_position(table: Table, state: State, seat: int | None, told: wire.News) -> None:
    eyes = SPECTATOR if seat is None else seat
    own = state if seat is None else table.imagine(seat)
    told.view = (own if own.pace() == state.pace() else state).view(
        eyes
    )  # own tokens lie where they were laid
    told.pace = PACES[state.pace()]
    if table.reactions and state.pace() != RACE:
        told.reactions = [reaction(entry) for entry in table.reactions]
    if seat is None or table.status != PLAYING:
        return
    told.placed = sum(press.entry.seat == seat for press in table.presses)
    if own.pace() == state.pace():  # what comes after the race is not asked before it is over
        told.legal = [own.write(action) for action in own.legal_actions(seat)]
    told.undo = can_undo(table, seat)


def is_told(past: Past, eyes: int) -> bool:
    """A step with private events alone is its seat's own affair, and so is undoing it."""
    events = past.undone.events if past.undone else past.events
    return not events or any(event.is_told_to(eyes) for event in events)


def step(past: Past, eyes: int, hushed: Collection[str] = ()) -> wire.Step:
    events = told_to([event for event in past.events if event.kind not in hushed], eyes)
    return wire.Step(past.seq, past.kind, past.seat, past.took_ms, events)


def reaction(entry: Pressed) -> wire.Reaction:
    return wire.Reaction(entry.seat, entry.took_ms, entry.claimed_ms, entry.measured_ms, entry.allowance_ms)


def info(table: Table, person: str, company: Company) -> wire.TableInfo:
    return wire.TableInfo(**facts(table, person, company))


def listed(table: Table, person: str, company: Company) -> forms.ListedTable:
    actors = table.actors()
    return forms.ListedTable(
        **facts(table, person, company),
        actors=actors,
        mine_to_act=any(seat in actors for seat in table.seats_of(person)),
        hushed=bool(actors) and "hushed" in table.playing().view(SPECTATOR),
        changed_at=max(table.acted_at, table.head.made_at),
    )


def facts(table: Table, person: str, company: Company) -> dict[str, Any]:
    head = table.head
    is_closed = table.status in CLOSED
    return {
        "id": table.id,
        "game": head.game,
        "edition": head.edition,
        "options": head.options,
        "seats": [seat_info(table, seat, person, company.here) for seat in range(head.seats)],
        "watchers": company.watchers,
        "status": table.status,
        "correspondence": head.correspondence,
        "limit_s": head.limit_s,
        "daily": head.daily,
        "host": bool(person) and person == head.host,
        "commitment": "" if head.daily else shuffle.commitment(head.secret),
        "secret": head.secret if is_closed else "",
        "seed": table.seed if is_closed else "",
        "words": table.words,
        "rematch": table.rematch,
        "takeback": table.takeback,
        "hints": head.hints,
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
    )
