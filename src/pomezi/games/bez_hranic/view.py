"""What a seat may know, built up from nothing; and how it may imagine the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from pomezi.core.rng import Rng
from pomezi.core.state import seats_in
from pomezi.core.vecs import ints, zeros
from pomezi.games.bez_hranic import actions, bill, board, hindsight, score, turn
from pomezi.games.bez_hranic.pieces import (
    BEAT_MS,
    CHOOSE,
    COLOURS,
    DEAL,
    FIELDS,
    FINAL,
    FORTY,
    NONE,
    OVER,
    PART_ONE,
    PHASES,
    REVIEW,
    SINGLE_ROUNDS,
    STATES,
    TOKENS,
)
from pomezi.games.bez_hranic.shapes import About, Arrival, BezHranicView, Field, Options, Player

if TYPE_CHECKING:
    from pomezi.games.bez_hranic.state import BezHranicState

EMPTY: Final = zeros(0)


def view(s: BezHranicState, seat: int) -> BezHranicView:
    """While cards are dealt and chosen there is nothing here to learn about the map from."""
    ed = s.edition
    seen: BezHranicView = {
        "game": "bez_hranic",
        "edition": ed.key,
        "options": cast(Options, dict(s.setup.options)),
        "rules": s.setup.rules,
        "seat": seat,
        "phase": PHASES[s.phase],
        "actors": seats_in(s.actors()),
        "round": int(s.round),
        "dealer": int(s.dealer),
        "deck": STATES - int(board.first_card(s)) - int(s.shown),
        "used": [ed.states[card] for card in s.deck[: board.first_card(s)]],
        "fields": [_field(s, seat, field) for field in range(FIELDS)],
        "due": int(board.tokens_due(s)),
        "middle_cards": int(board.middle_cards(s)),
        "middle": board.middle(s) if knows_offer(s, seat) else [],
        "players": [_player(s, other) for other in range(s.seats)],
    }
    if is_map_open(s):
        seen["map"] = {"borders": ed.borders()}
    else:
        seen["hushed"] = list(hushed(s))
    if hides_tokens(s):
        seen["arrived"] = [_arrival(s, seat, number) for number in range(len(s.arrived))]
    if s.phase == REVIEW or s.phase == OVER:
        seen["evaluation"] = {"bills": bill.bills(s), "about": _about(s), "hindsight": hindsight.hindsight(s)}
    if s.phase == OVER:
        seen["result"] = {"scores": s.scores(), "places": score.places(s)}
    return seen


def own(s: BezHranicState, seat: int) -> dict[str, object] | None:
    """All see the same, but while tokens are laid unseen."""
    return None if hides_tokens(s) else {"seat": seat}


def hushed(s: BezHranicState) -> tuple[str, ...]:
    """Events of earlier rounds that tell of the map, while it is hidden."""
    return () if is_map_open(s) else ("paid", "received")


def veiled(s: BezHranicState, seat: int) -> BezHranicView:
    """Until the middle is turned up, the seventh card lies there and nobody has anything to do."""
    return {**view(s, seat), "phase": PHASES[DEAL], "middle": [], "actors": []}


def beat_ms(s: BezHranicState) -> int:
    """By correspondence nobody deals, so whoever opens the offer sees it at once."""
    return BEAT_MS if s.phase == CHOOSE and not s.hidden_choice and not s.dealer_reveals else 0


def is_map_open(s: BezHranicState) -> bool:
    if s.phase != DEAL and s.phase != CHOOSE:
        return True
    option = s.setup.options["open_map"]
    return option is True or (option == PART_ONE and s.round <= SINGLE_ROUNDS)


def hides_tokens(s: BezHranicState) -> bool:
    """By correspondence everybody chooses unseen."""
    return s.hidden_choice and s.phase == CHOOSE


def knows_offer(s: BezHranicState, seat: int) -> bool:
    """By correspondence whoever has opened it; those who only watch, once all have."""
    if not hides_tokens(s):
        return True
    return bool(s.opened >> seat & 1) if seat >= 0 else s.opened == turn.everybody(s)


def _field(s: BezHranicState, seat: int, field: int) -> Field:
    is_up = field == FORTY or (field <= s.shown and knows_offer(s, seat))
    stack = board.stack(s, field)
    if hides_tokens(s):
        stack = [colour for colour in stack if colour // s.each == seat]
    return {
        "place": actions.write_place(s.edition, board.state_at(s, field)) if is_up else None,
        "stack": [COLOURS[colour] for colour in stack],
    }


def _arrival(s: BezHranicState, seat: int, number: int) -> Arrival:
    """Whose token came; which it is and where it lies, each knows of their own."""
    colour = int(s.arrived[number])
    owner = int(colour // s.each)
    if owner != seat:
        return {"seat": owner}
    token = list(s.arrived[:number]).count(colour)
    place = board.state_at(s, s.fields[colour * TOKENS + token])
    return {"seat": owner, "colour": COLOURS[colour], "place": actions.write_place(s.edition, place)}


def _player(s: BezHranicState, seat: int) -> Player:
    each = int(s.each)
    return {
        "money": int(s.money[seat]),
        "colours": list(COLOURS[seat * each : seat * each + each]),
        "left": int(s.left[seat]),
        "ready": bool(s.ready >> seat & 1),
        "opened": bool(s.opened >> seat & 1),
    }


def _about(s: BezHranicState) -> list[About]:
    """What there is to read about the states in the middle."""
    middle = [board.start_state(s), board.target_state(s)]
    return [s.edition.about(state) for state in middle if state != NONE]


# -- imagining the rest


def determinize(s: BezHranicState, seat: int, rng: Rng) -> BezHranicState:
    """Shuffles the cards that the seat has not seen, and lays hidden tokens anew."""
    own = rng.fork()
    t = _deal_rest(s, int(board.first_card(s)) + (int(s.shown) if knows_offer(s, seat) else 0), own)
    if hides_tokens(s):
        _lay_hidden(s, t, seat, own)
    return t


def redeal(s: BezHranicState, rng: Rng) -> BezHranicState:
    """Shuffles the cards that are not on the board yet."""
    return _deal_rest(s, int(board.first_card(s)) + int(s.shown), rng.fork())


def _deal_rest(s: BezHranicState, known: int, own: Rng) -> BezHranicState:
    """The cards after so many in another order, and those of the final."""
    t = s.clone()
    rest = ints(sorted(s.deck[known:]))
    own.shuffle(rest, len(rest))
    t.deck = ints([*s.deck[:known], *rest])
    t.final_deck = t.deck
    if s.round < FINAL:
        t.final_deck = s.edition.full_deck[:]
        own.shuffle(t.final_deck, STATES)
    return t


def _lay_hidden(s: BezHranicState, t: BezHranicState, seat: int, rng: Rng) -> None:
    """Everybody's tokens in the order in which they came; only the seat's own keep their fields."""
    board.clear(t)
    t.arrived = EMPTY
    for colour in s.arrived:
        owner = int(colour // s.each)
        if owner == seat:
            field = int(s.fields[colour * TOKENS + board.placed(t, colour)])
        else:
            action = t.random_action(owner, rng)
            colour = actions.colour_of(action) if t.two_colours else colour
            field = int(board.field_of(t, actions.state_of(action)))
        board.lay_token(t, colour, field)
        t.arrived = ints([*t.arrived, colour])
