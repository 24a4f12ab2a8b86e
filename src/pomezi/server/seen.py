"""What a reader may see of a table: the one way out, through `view(seat)` and `told(events, seat)`."""

from __future__ import annotations

from collections.abc import Collection

from pomezi.core.events import told as told_to
from pomezi.core.state import RACE, SPECTATOR, State
from pomezi.server import shuffle, wire
from pomezi.server.decide import can_undo
from pomezi.server.entries import Pressed
from pomezi.server.tables import CLOSED, PLAYING, Past, Table

PACES = ("turn", "together", "race")
OF_THE_GAME = ("played", "pressed")  # steps that leave the table's own facts as they were
LONGEST_TALE = 400  # steps; whoever has missed more gets the position alone


def news(
    table: Table, person: str, seat: int | None, after: int, here: Collection[int], first: bool = False
) -> wire.News:
    """Everything since a step, for a reader in a seat or beside the table."""
    eyes = SPECTATOR if seat is None else seat
    steps = [step(past, eyes) for past in table.history[after:][-LONGEST_TALE:] if is_told(past, eyes)]
    told = wire.News(seq=table.seq, steps=steps)
    if first:
        told.protocol = wire.PROTOCOL
    if first or any(s.kind not in OF_THE_GAME for s in steps) or table.status in CLOSED:
        told.table = info(table, person, here)
    if table.state is not None:
        tell_position(table, table.state, seat, told)
    return told


def tell_position(table: Table, state: State, seat: int | None, told: wire.News) -> None:
    eyes = SPECTATOR if seat is None else seat
    told.view = state.view(eyes)
    told.pace = PACES[state.pace()]
    if table.reactions and state.pace() != RACE:
        told.reactions = [reaction(entry) for entry in table.reactions]
    if seat is None or table.status != PLAYING:
        return
    own = table.imagine(seat)
    told.placed = sum(press.entry.seat == seat for press in table.presses)
    told.legal = [own.write(action) for action in own.legal_actions(seat)]
    told.undo = can_undo(table, seat)


def is_told(past: Past, eyes: int) -> bool:
    """A step with private events alone is its seat's own affair, and so is undoing it."""
    events = past.undone.events if past.undone else past.events
    return not events or any(event.is_told_to(eyes) for event in events)


def step(past: Past, eyes: int) -> wire.Step:
    return wire.Step(past.seq, past.kind, past.seat, past.took_ms, told_to(past.events, eyes))


def reaction(entry: Pressed) -> wire.Reaction:
    return wire.Reaction(entry.seat, entry.took_ms, entry.claimed_ms, entry.measured_ms, entry.allowance_ms)


def info(table: Table, person: str, here: Collection[int]) -> wire.TableInfo:
    head = table.head
    is_closed = table.status in CLOSED
    return wire.TableInfo(
        id=table.id,
        game=head.game,
        edition=head.edition,
        options=head.options,
        seats=[seat_info(table, seat, person, here) for seat in range(head.seats)],
        status=table.status,
        correspondence=head.correspondence,
        limit_s=head.limit_s,
        host=bool(person) and person == head.host,
        commitment=shuffle.commitment(head.secret),
        secret=head.secret if is_closed else "",
        seed=table.seed if is_closed else "",
        words=table.words,
        rematch=table.rematch,
        takeback=table.takeback,
        hints=head.hints,
    )


def seat_info(table: Table, seat: int, person: str, here: Collection[int]) -> wire.SeatInfo:
    chair = table.chairs[seat]
    kind = "open" if chair.is_open() else "person" if chair.person else "bot"
    return wire.SeatInfo(
        seat=seat,
        kind=kind,
        name=chair.name,
        bot=chair.player(),
        here=seat in here,
        resigned=chair.resigned,
        mine=bool(person) and chair.person == person,
    )
