"""What a seat knows, as numbers for a learner; its actions as numbers 0 … n-1."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from pomezi.core.encoder import Encoder, Part, put, put_one, put_seat, put_seats
from pomezi.core.game import Setup
from pomezi.core.state import State
from pomezi.games.bez_hranic import actions, board, view
from pomezi.games.bez_hranic.pieces import (
    CARD_FIELDS,
    COLOURS,
    FIELDS,
    FIRST_CARD,
    NONE,
    PHASES,
    PLACE,
    ROUNDS,
    STATES,
    TOKENS,
)
from pomezi.games.bez_hranic.state import BezHranicState

OWN: Final = ("first", "second")  # of a seat's colours
MOST_MONEY: Final = 1000
MOST_LEFT: Final = 4
LEFT_OUT: Final = (
    ("rules", "the version of the rules: a setting of the game, not of a position"),
    ("due", "follows from the round and the tokens left"),
    ("middle_cards", "follows from the round"),
    ("map", "it is what there is to learn, and the same in every game of an edition"),
    ("deck", "follows from the states used and those that lie open"),
    ("players.colours", "seats have theirs in the order of the colours"),
    ("hushed", "says whether the map is hidden, which follows from phase, round and options"),
    ("arrived", "in which order tokens came by correspondence; how many each has left is told"),
    ("evaluation", "of a round that is over: what it came to is in the money"),
)


class BezHranicEncoder(Encoder):
    """Tokens are placed at a field, 0 (field 40) to 7, whatever state lies there. The map is no part of the
    observation, even while it lies open: it is what there is to learn."""

    def __init__(self, setup: Setup) -> None:
        each = 2 if setup.options["two_colours"] is True else 1
        labels = [*actions.WORDS]
        labels += [f"place {OWN[token]} {field}" for token in range(each) for field in range(FIELDS)]
        super().__init__(setup, _parts(setup.seats, each), labels, LEFT_OUT)
        self.words: i64 = len(actions.WORDS)

    def number(self, state: State, seat: i64, action: i64) -> i64:
        if action < PLACE:
            return action
        assert isinstance(state, BezHranicState)
        field = board.field_of(state, actions.state_of(action))
        colour = actions.colour_of(action)
        if colour == NONE:
            return self.words + field
        return self.words + colour % state.each * FIELDS + field

    def observe(self, state: State, seat: i64, cells: vec[i16], at: i64) -> i64:
        assert isinstance(state, BezHranicState)
        s = state
        seats = s.seats
        at = put_one(cells, at, s.phase, len(PHASES))
        at = put_seats(cells, at, s.actors(), seat, seats)
        at = put_one(cells, at, s.round - 1, ROUNDS)
        at = put_seat(cells, at, s.dealer, seat, seats)
        at = _put_cards(s, view.knows_offer(s, seat), cells, at)
        i: i64
        for i in range(seats):
            at = _put_tokens(s, seat, (seat + i) % seats, cells, at)
        for i in range(seats):
            other = (seat + i) % seats
            at = put(cells, at, s.money[other])
            at = put(cells, at, s.left[other])
            at = put(cells, at, (s.ready >> other) & 1)
            at = put(cells, at, (s.opened >> other) & 1)
        return at


ENCODER: Final = BezHranicEncoder


def _parts(seats: int, each: int) -> list[Part]:
    parts = [
        Part("phase", len(PHASES), 1, "phase"),
        Part("actors", seats, 1, "actors"),
        Part("round", ROUNDS, 1, "round"),
        Part("dealer", seats, 1, "dealer"),
        Part("states used", STATES, 1, "used"),
        *[Part(f"state at {field}", STATES, 1, "fields.place") for field in range(1, FIELDS)],
        Part("start", STATES, 1, "middle"),
        Part("target", STATES, 1, "middle"),
    ]
    for i in range(seats):
        for token in range(each):
            whose = f"+{i}" if each == 1 else f"+{i}, {OWN[token]}"
            parts += [
                Part(f"tokens of {whose}", FIELDS, TOKENS, "fields.stack"),
                Part(f"tokens under {whose}", FIELDS, len(COLOURS), "fields.stack"),
            ]
    for i in range(seats):
        parts += [
            Part(f"money of +{i}", 1, MOST_MONEY, "players.money"),
            Part(f"left to +{i}", 1, MOST_LEFT, "players.left"),
            Part(f"+{i} is ready", 1, 1, "players.ready"),
            Part(f"+{i} has opened", 1, 1, "players.opened"),
        ]
    return parts


def _put_cards(s: BezHranicState, knows_offer: bool, cells: vec[i16], at: i64) -> i64:
    """States of earlier rounds, those at the fields, and the middle."""
    first: i64 = FIRST_CARD[s.round]
    i: i64
    for i in range(first):
        cells[at + s.deck[i]] = 1
    at += STATES
    if knows_offer:
        for i in range(s.shown):
            cells[at + i * STATES + s.deck[first + i]] = 1
    return at + (CARD_FIELDS + 2) * STATES


def _put_tokens(s: BezHranicState, seat: i64, other: i64, cells: vec[i16], at: i64) -> i64:
    """By colour: how many lie at each field, and how many under them, as far as the seat can see."""
    is_hidden = view.hides_tokens(s)
    colour: i64
    for colour in range(other * s.each, other * s.each + s.each):
        i: i64
        for i in range(colour * TOKENS, colour * TOKENS + TOKENS):
            field = s.fields[i]
            if field != NONE and (not is_hidden or other == seat):
                cells[at + field] += 1
                if is_hidden:
                    cells[at + FIELDS + field] += i16(_own_under(s, seat, i))
                else:
                    cells[at + FIELDS + field] += i16(s.under[i])
        at += FIELDS * 2
    return at


def _own_under(s: BezHranicState, seat: i64, token: i64) -> i64:
    """Tokens of the same seat that lie lower at the same field."""
    count: i64 = 0
    i: i64
    for i in range(seat * s.each * TOKENS, (seat + 1) * s.each * TOKENS):
        if s.fields[i] == s.fields[token] and s.under[i] < s.under[token]:
            count += 1
    return count
