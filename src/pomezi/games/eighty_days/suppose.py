"""A position that looks to a seat as its view says; what is hidden may lie in it anyhow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.dump import head_of, setup_of
from pomezi.core.game import Game
from pomezi.core.rng import seeded
from pomezi.core.vecs import ints
from pomezi.games.eighty_days import memory, recall, stack
from pomezi.games.eighty_days.actions import pack_cards
from pomezi.games.eighty_days.edition import load_edition
from pomezi.games.eighty_days.pieces import (
    BLUE,
    CARD_TYPES,
    CARDS,
    EVENT_CARDS,
    NONE,
    ON_ELEPHANT,
    PHASES,
    RED,
    SPACES,
    STORM,
    TARGET_SHIFT,
    TOKENS,
)
from pomezi.games.eighty_days.setup import blank
from pomezi.games.eighty_days.shapes import EightyDaysView, LaidLeg
from pomezi.games.eighty_days.state import EightyDaysState


def suppose(game: Game, seen: Mapping[str, object]) -> EightyDaysState:
    """Everything open first; then the cards, as many as each drew from each deck, dealt to fit the trail."""
    told = cast(EightyDaysView, seen)
    setup = setup_of(game, head_of(seen))
    s = blank(setup, load_edition(setup.edition))
    s.rng = seeded("0")
    s.phase = PHASES.index(told["phase"])
    s.round, s.watch, s.turn = told["round"], told["watch"], told["turn"]
    next_watch = told["next_watch"]
    s.next_watch = NONE if next_watch is None else next_watch
    s.detective = s.edition.cities.index(told["detective"])
    _lay_players(s, told)
    _lay_tokens(s, told)
    _lay_turn(s, told)
    _lay_travel(s, told)
    _lay_events(s, told)
    recall.redeal(s, told["seat"], s.rng)
    return s


def _lay_players(s: EightyDaysState, told: EightyDaysView) -> None:
    s.supply = told["supply"]
    for seat, player in enumerate(told["players"]):
        s.coins[seat] = player["coins"]
        s.days[seat] = player["days"]
        s.at[seat] = player["legs"]
        s.ranks[seat] = player["home"]
        s.sizes[seat] = player["cards"]
        _count(s.shown, seat * CARD_TYPES, player["known_cards"])
    s.homes = sum(1 for rank in s.ranks if rank)


def _lay_tokens(s: EightyDaysState, told: EightyDaysView) -> None:
    for city, slug in enumerate(s.edition.cities):
        if slug in told["tokens"]:
            lies = told["tokens"][slug]
            s.tokens[RED * s.edition.legs + city] = TOKENS.index(lies["red"])
            s.tokens[BLUE * s.edition.legs + city] = TOKENS.index(lies["blue"])
            s.used_red |= int(lies["red_used"]) << city
            s.used_blue |= int(lies["blue_used"]) << city


def _lay_turn(s: EightyDaysState, told: EightyDaysView) -> None:
    turn = told["this_turn"]
    s.space = NONE if turn["space"] is None else SPACES.index(turn["space"])
    s.legs = turn["legs"]
    s.contacts = int(turn["contacts"])
    s.balloon = int(turn["balloon"])
    s.flown = int(turn["flown"])
    leg = told["leg"]
    if leg is not None:
        _lay_leg(s, leg)


def _lay_leg(s: EightyDaysState, leg: LaidLeg) -> None:
    s.laid = pack_cards([CARDS.index(card) for card in leg["cards"]])
    s.replaced = sum(days << (place * TARGET_SHIFT) for place, days in enumerate(leg["days"]))
    s.served = leg["served"]
    s.offers = leg["offers"]
    s.elephant = int(leg["elephant"])
    roll_for = leg["roll_for"]
    s.roll_for = NONE if roll_for is None else ON_ELEPHANT if isinstance(roll_for, str) else roll_for
    s.die = leg["die"]


def _lay_travel(s: EightyDaysState, told: EightyDaysView) -> None:
    """The cards of a deck that others drew or that lie in it still, to whomever they come."""
    _count(s.discards, 0, told["discards"])
    s.discarded = sum(s.discards)
    for space, card in told["row"].items():
        s.row[SPACES.index(space)] = CARDS.index(card)
    decks = told["memory"]["decks"]
    for _ in decks[1:]:
        memory.note_shuffle(s)
    own = told["own"]
    for deck, pool in enumerate(decks):
        left = Counter(pool)
        left.subtract(own["drawn"][deck])
        _count(s.drawn, memory.cells(s, deck, told["seat"]), own["drawn"][deck])
        cards = [CARDS.index(card) for card in left.elements()]
        for seat, player in enumerate(told["players"]):
            if seat != told["seat"]:
                for _ in range(player["drawn"][deck]):
                    s.drawn[memory.cells(s, deck, seat) + cards.pop()] += 1
        s.deck = ints(cards)
        s.deck_left = len(cards)
    steps = [
        memory.step(CARDS.index(step["card"]), step["seat"], step["deck"], step["drawn"])
        for step in told["memory"]["trail"]
    ]
    s.trail = ints([int(step) for step in steps])
    _count(s.hands, told["seat"] * CARD_TYPES, own["hand"])


def _lay_events(s: EightyDaysState, told: EightyDaysView) -> None:
    """No blue card is ever in a hand."""
    own = told["own"]["event_cards"]
    left = Counter(s.edition.event_deck(s.seats))
    left.subtract(_events(told["event_discards"]))
    left.subtract(_events(own))
    rest = sorted(left.elements(), reverse=True)
    for seat, player in enumerate(told["players"]):
        if seat == told["seat"]:
            s.held[seat] = stack.stack_of(_events(own)[::-1])
        else:
            s.held[seat] = stack.stack_of([rest.pop() for _ in range(player["event_cards"])])
    assert all(card < STORM for seat in range(s.seats) for card in stack.cards_of(s.held[seat]))
    s.event_deck = stack.stack_of(rest)
    s.event_discards = stack.stack_of(_events(told["event_discards"]))


def _events(slugs: Sequence[str]) -> list[int]:
    return [EVENT_CARDS.index(slug) for slug in slugs]


def _count(cards: vec[i64], first: i64, counts: Mapping[str, int]) -> None:
    for slug, count in counts.items():
        cards[first + CARDS.index(slug)] = count
