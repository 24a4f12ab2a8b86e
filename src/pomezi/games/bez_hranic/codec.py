"""A whole position as JSON: for tests, scenarios and debugging. Nothing here may reach a player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pomezi.core.dump import Reader, head
from pomezi.core.state import seats_in
from pomezi.core.vecs import ints
from pomezi.games.bez_hranic import actions, board, legal, turn
from pomezi.games.bez_hranic.pieces import (
    CARD_FIELDS,
    CHOOSE,
    COLOURS,
    DEAL,
    FIELDS,
    FINAL,
    FIRST_CARD,
    LOOK,
    OVER,
    PHASES,
    REVIEW,
    ROUNDS,
    STATES,
    TOKENS,
)

if TYPE_CHECKING:
    from pomezi.games.bez_hranic.state import BezHranicState

MOST_EUR = 1 << 30


def dump(s: BezHranicState) -> dict[str, object]:
    slugs = s.edition.states
    first = int(board.first_card(s))
    return {
        **head("bez_hranic", s.setup),
        "knowledge": int(s.learned),
        "phase": PHASES[s.phase],
        "round": int(s.round),
        "dealer": int(s.dealer),
        "used": [slugs[card] for card in s.deck[:first]],
        "offer": board.offer(s),
        "middle": board.middle(s),
        "deck": [slugs[card] for card in s.deck[first + int(s.shown) :]],
        "final": [slugs[card] for card in s.final_deck] if s.round < FINAL else [],
        "stacks": _stacks(s),
        "ready": seats_in(s.ready),
        "opened": seats_in(s.opened),
        "arrived": _arrived(s) if s.phase == CHOOSE else [],
        "players": [_dump_player(s, seat) for seat in range(s.seats)],
    }


def _stacks(s: BezHranicState) -> dict[str, list[str]]:
    """Colours from the bottom up, by place; empty fields are left out."""
    return {
        actions.write_place(s.edition, board.state_at(s, field)): [COLOURS[c] for c in board.stack(s, field)]
        for field in range(FIELDS)
        if board.stack(s, field)
    }


def _arrived(s: BezHranicState) -> list[str]:
    """`red hu`: colour and place, as the tokens came."""
    met = [0] * len(COLOURS)
    said: list[str] = []
    for colour in s.arrived:
        state = board.state_at(s, s.fields[colour * TOKENS + met[colour]])
        met[colour] += 1
        said.append(f"{COLOURS[colour]} {actions.write_place(s.edition, state)}")
    return said


def _dump_player(s: BezHranicState, seat: int) -> dict[str, object]:
    colours = range(seat * int(s.each), (seat + 1) * int(s.each))
    return {
        "money": int(s.money[seat]),
        "tokens": {COLOURS[colour]: TOKENS - int(board.placed(s, colour)) for colour in colours},
        "paid": {COLOURS[colour]: int(s.paid[colour]) for colour in colours},
    }


def load(s: BezHranicState, source: Mapping[str, object]) -> None:
    """Lays a dump out on a blank table; raises DumpError for anything that is no position of the game."""
    reader = Reader(source)
    s.learned = reader.number("knowledge", least=0)
    s.phase = reader.choice("phase", known=PHASES)
    s.round = reader.number("round", least=0, most=ROUNDS)
    s.dealer = reader.number("dealer", least=0, most=s.seats - 1)
    _check_phase(s, reader)
    _load_cards(s, reader)
    _load_players(s, reader)
    _load_tokens(s, reader)


def _check_phase(s: BezHranicState, reader: Reader) -> None:
    fits = (s.phase == LOOK) == (s.round == 0)
    fits = fits and not (s.phase == REVIEW and s.round == FINAL) and not (s.phase == OVER and s.round < FINAL)
    fits = fits and not (s.phase == DEAL and s.hidden_choice)
    if not fits:
        raise reader.fault("dump-phase", {"place": "phase", "value": PHASES[s.phase], "round": int(s.round)})


def _load_cards(s: BezHranicState, reader: Reader) -> None:
    slugs = s.edition.states
    used = reader.words("used")
    offer = reader.words("offer")
    middle = reader.words("middle")
    reader.expect_count("used", len(used), FIRST_CARD[s.round])
    whole = int(board.middle_cards(s)) if s.round else 0
    dealing = s.phase == DEAL
    if dealing and len(offer) == CARD_FIELDS and not s.dealer_reveals:
        raise reader.fault("dump-phase", {"place": "offer", "value": PHASES[DEAL], "round": int(s.round)})
    if not (dealing and len(offer) < CARD_FIELDS):
        reader.expect_count("offer", len(offer), CARD_FIELDS if s.round else 0)
    reader.expect_count("middle", len(middle), 0 if dealing else whole)
    s.shown = len(offer) + len(middle)
    order = [*used, *offer, *middle, *reader.words("deck")]
    s.deck = ints([reader.index(slug, slugs, "deck") for slug in order])
    _expect_all(s, reader, order)
    if s.round < FINAL:
        final = reader.words("final")
        s.final_deck = ints([reader.index(slug, slugs, "final") for slug in final])
        _expect_all(s, reader, final)
    else:
        reader.expect_count("final", len(reader.words("final")), 0)
        s.final_deck = s.deck


def _expect_all(s: BezHranicState, reader: Reader, cards: list[str]) -> None:
    """Every card once."""
    for slug in s.edition.states:
        reader.expect_count(slug, cards.count(slug), 1)
    reader.expect_count("deck", len(cards), STATES)


def _load_players(s: BezHranicState, reader: Reader) -> None:
    reader.expect_count("players", len(reader.items("players")), int(s.seats))
    s.ready = _load_mask(s, reader, "ready", s.phase == LOOK or s.phase == REVIEW)
    s.opened = _load_mask(s, reader, "opened", s.hidden_choice and s.round > 0)
    if s.ready == turn.everybody(s):
        raise reader.fault("dump-phase", {"place": "ready", "value": PHASES[s.phase], "round": int(s.round)})
    for seat in range(s.seats):
        s.money[seat] = reader.number("players", seat, "money", least=0, most=MOST_EUR)
        for colour in range(seat * int(s.each), (seat + 1) * int(s.each)):
            place = ("players", seat, "paid", COLOURS[colour])
            s.paid[colour] = reader.number(*place, least=0, most=MOST_EUR)


def _load_mask(s: BezHranicState, reader: Reader, name: str, may: bool) -> int:
    mask = 0
    for i in range(len(reader.items(name))):
        mask |= 1 << reader.number(name, i, least=0, most=s.seats - 1)
    if mask and not may:
        raise reader.fault("dump-phase", {"place": name, "value": PHASES[s.phase], "round": int(s.round)})
    return mask


def _load_tokens(s: BezHranicState, reader: Reader) -> None:
    """Lays the stacks field by field, each placement checked; then compares what is left in hand."""
    if s.round:
        board.clear(s)
    fields = [actions.write_place(s.edition, board.state_at(s, field)) for field in range(FIELDS)]
    for slug in reader.keys("stacks"):
        place = f"stacks.{slug}"
        field = reader.index(slug, fields, "stacks")
        for word in reader.words("stacks", slug):
            colour = reader.index(word, COLOURS[: int(s.seats * s.each)], place)
            seat = colour // int(s.each)
            if (
                s.phase in (LOOK, DEAL)
                or not legal.has_opened(s, seat)
                or not legal.can_place(s, colour, field)
            ):
                raise reader.fault("dump-token", {"place": place, "colour": word})
            board.lay_token(s, colour, field)
    for colour in range(int(s.seats * s.each)):
        hand = reader.number(
            "players", colour // int(s.each), "tokens", COLOURS[colour], least=0, most=TOKENS
        )
        reader.expect_count(COLOURS[colour], hand + int(board.placed(s, colour)), TOKENS)
    _load_arrivals(s, reader, fields)
    waiting = not turn.all_placed(s)
    if waiting != (s.phase == DEAL or s.phase == CHOOSE):
        raise reader.fault("dump-phase", {"place": "stacks", "value": PHASES[s.phase], "round": int(s.round)})


def _load_arrivals(s: BezHranicState, reader: Reader, fields: list[str]) -> None:
    """By correspondence, while tokens are hidden: they are laid once more, as they came."""
    words = reader.words("arrived")
    if s.phase != CHOOSE or not s.hidden_choice:
        reader.expect_count("arrived", len(words), 0)
        return
    stacks = _stacks(s)
    board.clear(s)
    for word in words:
        colour, _, place = word.partition(" ")
        number = reader.index(colour, COLOURS[: int(s.seats * s.each)], "arrived")
        reader.expect_count("arrived", int(board.placed(s, number)) // TOKENS, 0)
        board.lay_token(s, number, reader.index(place, fields, "arrived"))
        s.arrived = ints([*s.arrived, number])
    if _stacks(s) != stacks:
        raise reader.fault("dump-token", {"place": "arrived", "colour": " ".join(words)})
