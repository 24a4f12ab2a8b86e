"""What an action does, phase by phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pomezi.core.events import Event
from pomezi.core.vecs import ints, zeros
from pomezi.games.bez_hranic import actions, bill, board, score
from pomezi.games.bez_hranic.pieces import (
    CARD_FIELDS,
    CHOOSE,
    COLOURS,
    DEAL,
    DEAL_ACTION,
    FINAL,
    INCOME,
    NONE,
    OPEN_ACTION,
    OVER,
    READY_ACTION,
    REVEAL_ACTION,
    REVIEW,
)

if TYPE_CHECKING:
    from pomezi.games.bez_hranic.state import BezHranicState


def actors(s: BezHranicState) -> int:
    one: i64 = 1
    if s.phase == DEAL:
        return one << s.dealer
    if s.phase == OVER:
        return 0
    if s.phase != CHOOSE:
        return everybody(s) & ~s.ready
    waiting: i64 = 0
    seat: i64
    left = s.left
    for seat in range(s.seats):
        if left[seat] > 0:
            waiting |= one << seat
    return waiting


def everybody(s: BezHranicState) -> i64:
    one: i64 = 1
    return (one << s.seats) - 1


def apply(s: BezHranicState, seat: i64, action: i64, events: list[Event] | None) -> None:
    if action == READY_ACTION:
        be_ready(s, seat, events)
    elif action == DEAL_ACTION:
        deal_card(s, events)
    elif action == REVEAL_ACTION:
        reveal_middle(s, events)
    elif action == OPEN_ACTION:
        open_offer(s, seat, events)
    else:
        place_token(s, seat, action, events)


# -- the map lies open


def be_ready(s: BezHranicState, seat: i64, events: list[Event] | None) -> None:
    one: i64 = 1
    s.ready |= one << seat
    if events is not None:
        events.append(Event("ready", {"seat": int(seat)}))
    if s.ready == everybody(s):
        begin_round(s, events)


def begin_round(s: BezHranicState, events: list[Event] | None) -> None:
    """The map is hidden, cards are set aside, the deck passes on; by correspondence the new offer lies face
    down at once, for each to open."""
    s.ready = 0
    s.opened = 0
    s.arrived = zeros(0)
    if s.round > 0:
        s.dealer = (s.dealer + 1) % s.seats
    s.round += 1
    if s.round == FINAL:
        s.deck = s.final_deck
    board.clear(s)
    s.paid = zeros(len(s.paid))
    income = INCOME[s.round] * s.each
    for seat in range(s.seats):
        s.money[seat] += income
    if s.hidden_choice:
        s.shown = CARD_FIELDS + board.middle_cards(s)
        s.phase = CHOOSE
    else:
        s.shown = 0
        s.phase = DEAL
    if events is not None:
        facts = {"round": int(s.round), "income": int(income)}
        dealt = Event("round", {"seat": int(s.dealer), **facts})
        events.append(Event("round-alone", facts) if s.hidden_choice else dealt)


# -- the offer


def deal_card(s: BezHranicState, events: list[Event] | None) -> None:
    """The middle follows at once after the seventh."""
    s.shown += 1
    s.learned += 1
    if events is not None:
        state = s.edition.states[board.state_at(s, s.shown)]
        events.append(Event("dealt", {"seat": int(s.dealer), "field": int(s.shown), "state": state}))
    if s.shown == CARD_FIELDS and not s.dealer_reveals:
        reveal_middle(s, events)


def reveal_middle(s: BezHranicState, events: list[Event] | None) -> None:
    """One card or two, but at one moment."""
    s.shown += board.middle_cards(s)
    s.learned += 1
    s.phase = CHOOSE
    if events is not None:
        events.append(Event("revealed", {"seat": int(s.dealer), "middle": board.middle(s)}))


def open_offer(s: BezHranicState, seat: i64, events: list[Event] | None) -> None:
    one: i64 = 1
    s.opened |= one << seat
    s.learned += 1
    if events is not None:
        secret = {"offer": board.offer(s), "middle": board.middle(s)}
        events.append(Event("opened", {"seat": int(seat)}, int(seat), secret))


# -- the race


def place_token(s: BezHranicState, seat: i64, action: i64, events: list[Event] | None) -> None:
    named = actions.colour_of(action)
    colour = named
    if named == NONE:
        colour = seat
    field = board.field_of(s, actions.state_of(action))
    board.lay_token(s, colour, field)
    if s.hidden_choice:
        s.arrived = ints([*s.arrived, colour])
    s.learned += 1
    if events is not None:
        events.append(_placed(s, seat, colour, field))
    if all_placed(s):
        evaluate(s, events)


def all_placed(s: BezHranicState) -> bool:
    for left in s.left:
        if left > 0:
            return False
    return True


def _placed(s: BezHranicState, seat: i64, colour: i64, field: i64) -> Event:
    state = board.state_at(s, field)
    known = {"seat": int(seat), "left": int(s.left[seat])}
    name = COLOURS[colour]
    place = actions.write_place(s.edition, state)
    choice = {"colour": name, "token": name, "place": place, "field": int(field)}
    if s.hidden_choice:
        return Event("placed-hidden", known, int(seat), choice)
    return Event("placed", {**known, **choice, "under": len(board.stack(s, field)) - 1})


# -- the evaluation


def evaluate(s: BezHranicState, events: list[Event] | None) -> None:
    score.settle(s)
    s.phase = REVIEW
    if s.round == FINAL:
        s.phase = OVER
    if events is None:
        return
    if s.hidden_choice:
        events.append(Event("uncovered", {"offer": board.offer(s), "middle": board.middle(s)}))
    kind = "received" if s.round == FINAL else "paid"
    for account in bill.bills(s):
        events.append(Event(kind, account))
    if s.phase == OVER:
        events.append(Event("over", {"scores": s.scores(), "places": s.places()}))
