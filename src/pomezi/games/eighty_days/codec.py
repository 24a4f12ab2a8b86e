"""A whole position as JSON: for tests, scenarios and debugging. Nothing here may reach a player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pomezi.core.dump import Reader, head
from pomezi.core.rng import resumed
from pomezi.core.vecs import ints
from pomezi.games.eighty_days import memory, stack
from pomezi.games.eighty_days.actions import cards_in, pack_cards
from pomezi.games.eighty_days.pieces import (
    CARD_TYPES,
    CARDS,
    COLOURS,
    DIE,
    EVENT_CARDS,
    LEG,
    MOST_CARDS,
    MOST_LEGS,
    NIBBLE,
    NONE,
    ON_ELEPHANT,
    PHASES,
    ROLLING,
    SPACES,
    STORM,
    TARGET_SHIFT,
    TOKENS,
)
from pomezi.games.eighty_days.view import counts, memory_of, seat_or_none, trail

if TYPE_CHECKING:
    from pomezi.games.eighty_days.state import EightyDaysState

NOWHERE = "none"
CARD_IDS = range(CARD_TYPES)


def dump(s: EightyDaysState) -> dict[str, object]:
    ed = s.edition
    cities = len(ed.cities)
    return {
        **head("eighty_days", s.setup),
        "rng": s.rng.dump(),
        "knowledge": int(s.learned),
        "phase": PHASES[s.phase],
        "round": int(s.round),
        "watch": int(s.watch),
        "next_watch": seat_or_none(s.next_watch),
        "turn": int(s.turn),
        "deck": [CARDS[s.deck[i]] for i in range(s.deck_left - 1, -1, -1)],
        "discards": counts(s.discards, 0),
        "row": [CARDS[card] if card != NONE else None for card in s.row],
        "trail": trail(s),
        "event_deck": _events(s.event_deck),
        "event_discards": _events(s.event_discards),
        "dice": [int(s.dice[i]) for i in range(s.rolled, len(s.dice))],
        "tokens": {
            slug: [TOKENS[s.tokens[colour * cities + city]] for city in range(1, cities)]
            for colour, slug in enumerate(COLOURS)
        },
        "used_tokens": {
            slug: [ed.cities[city] for city in range(cities) if (used >> city) & 1]
            for slug, used in zip(COLOURS, (s.used_red, s.used_blue), strict=True)
        },
        "detective": ed.cities[s.detective],
        "supply": int(s.supply),
        "players": [_dump_player(s, seat) for seat in range(s.seats)],
        "this_turn": {
            "space": SPACES[s.space] if s.space != NONE else NOWHERE,
            "legs": int(s.legs),
            "contacts": int(s.contacts),
            "balloon": int(s.balloon),
            "flown": int(s.flown),
        },
        "leg": _dump_leg(s),
    }


def _events(pile: int) -> list[str]:
    return [EVENT_CARDS[card] for card in stack.cards_of(pile)]


def _dump_player(s: EightyDaysState, seat: int) -> dict[str, object]:
    return {
        "hand": counts(s.hands, seat * CARD_TYPES),
        "known_cards": counts(s.shown, seat * CARD_TYPES),
        "drawn": memory_of(s, seat),
        "event_cards": _events(s.held[seat]),
        "coins": int(s.coins[seat]),
        "days": int(s.days[seat]),
        "legs": int(s.at[seat]),
        "home": int(s.ranks[seat]),
    }


def _dump_leg(s: EightyDaysState) -> dict[str, object] | None:
    if s.phase not in (LEG, ROLLING):
        return None
    laid = cards_in(s.laid)
    return {
        "cards": [CARDS[card] for card in laid],
        "replaced": [int((s.replaced >> (TARGET_SHIFT * place)) & NIBBLE) for place in range(len(laid))],
        "served": int(s.served),
        "offers": int(s.offers),
        "elephant": int(s.elephant),
        "roll_for": int(s.roll_for),
        "die": int(s.die),
    }


# -- and back


def load(s: EightyDaysState, source: Mapping[str, object]) -> None:
    """Lays a dump out on a blank board; raises DumpError for anything that is no position of the game."""
    reader = Reader(source)
    last = s.seats - 1
    s.rng = resumed(reader.word("rng"))
    s.learned = reader.number("knowledge", least=0)
    s.phase = reader.choice("phase", known=PHASES)
    s.round = reader.number("round", least=1)
    s.watch = reader.number("watch", least=0, most=last)
    taken = reader.at("next_watch") is not None
    s.next_watch = reader.number("next_watch", least=0, most=last) if taken else NONE
    s.turn = reader.number("turn", least=0, most=last)
    s.detective = reader.choice("detective", known=s.edition.cities)
    s.dice = ints([reader.number("dice", i, least=1, most=DIE) for i in range(len(reader.items("dice")))])
    _load_players(s, reader)
    _load_travel(s, reader)
    _load_events(s, reader)
    _load_tokens(s, reader)
    _load_turn(s, reader)


def _load_players(s: EightyDaysState, reader: Reader) -> None:
    for seat in range(s.seats):
        s.coins[seat] = reader.number("players", seat, "coins", least=0)
        s.days[seat] = reader.number("players", seat, "days", least=0)
        s.at[seat] = reader.number("players", seat, "legs", least=0, most=s.edition.legs)
        s.ranks[seat] = reader.number("players", seat, "home", least=0, most=s.seats)
        if (s.at[seat] == s.edition.legs) != (s.ranks[seat] != 0):
            raise reader.fault("dump-home", {"place": f"players[{seat}].home"})
    s.homes = sum(1 for rank in s.ranks if rank)
    for rank in range(1, s.homes + 1):
        reader.expect_count(f"home: {rank}", list(s.ranks).count(rank), 1)
    s.supply = reader.number("supply", least=0)
    reader.expect_count("coin", int(s.supply + sum(s.coins)), s.edition.coins)


def _load_travel(s: EightyDaysState, reader: Reader) -> None:
    deck = [reader.index(card, CARDS, "deck") for card in reader.words("deck")]
    deck.reverse()
    s.deck = ints(deck)
    s.deck_left = len(deck)
    s.discards = reader.counts("discards", known=CARDS)
    s.discarded = sum(s.discards)
    row = reader.items("row")
    reader.expect_count("row", len(row), len(SPACES))
    s.row = ints([NONE if card is None else reader.index(card, CARDS, "row") for card in row])
    for seat in range(s.seats):
        hand = reader.counts("players", seat, "hand", known=CARDS)
        shown = reader.counts("players", seat, "known_cards", known=CARDS)
        s.sizes[seat] = sum(hand)
        for card in range(CARD_TYPES):
            s.hands[seat * CARD_TYPES + card] = hand[card]
            s.shown[seat * CARD_TYPES + card] = min(shown[card], hand[card])
    for card in range(CARD_TYPES):
        found = deck.count(card) + s.discards[card] + list(s.row).count(card)
        found += sum(s.hands[seat * CARD_TYPES + card] for seat in range(s.seats))
        reader.expect_count(CARDS[card], int(found), int(s.edition.cards[card]))
    load_memory(s, reader)


def load_memory(s: EightyDaysState, reader: Reader) -> None:
    """What was drawn unseen, by deck. A dump that does not say it remembers nothing but the first deck."""
    if "trail" not in reader.source:
        for seat in range(s.seats):
            for card in range(CARD_TYPES):
                at = seat * CARD_TYPES + card
                s.drawn[at] = s.hands[at] - s.shown[at]
        return
    for _ in range(len(reader.items("players", 0, "drawn")) - 1):
        memory.note_shuffle(s)
    s.trail = ints([_read_step(s, reader, i) for i in range(len(reader.items("trail")))])
    for seat in range(s.seats):
        _load_drawn(s, reader, seat)


def _load_drawn(s: EightyDaysState, reader: Reader, seat: int) -> None:
    """As many of each card as are in the hand unseen, or were shown and are on the trail."""
    unseen = [int(s.hands[seat * CARD_TYPES + card] - s.shown[seat * CARD_TYPES + card]) for card in CARD_IDS]
    for step in s.trail:
        if memory.seat_of(step) == seat:
            unseen[memory.card_of(step)] += 1
    found = [0] * CARD_TYPES
    for deck in range(s.shuffles + 1):
        drawn = reader.counts("players", seat, "drawn", deck, known=CARDS)
        for card in CARD_IDS:
            s.drawn[memory.cells(s, deck, seat) + card] = drawn[card]
            found[card] += int(drawn[card])
    for card in CARD_IDS:
        reader.expect_count(f"drawn {CARDS[card]}", found[card], unseen[card])


def _read_step(s: EightyDaysState, reader: Reader, i: int) -> int:
    card = reader.choice("trail", i, "card", known=CARDS)
    seat = reader.number("trail", i, "seat", least=0, most=int(s.seats) - 1)
    deck = reader.number("trail", i, "deck", least=0, most=int(s.shuffles))
    bound = reader.number("trail", i, "drawn", least=0, most=255)
    return int(memory.step(card, seat, deck, bound))


def _load_events(s: EightyDaysState, reader: Reader) -> None:
    deck = _read_events(reader, "event_deck")
    discards = _read_events(reader, "event_discards")
    found = deck + discards
    for seat in range(s.seats):
        held = _read_events(reader, "players", seat, "event_cards")
        if any(card >= STORM for card in held):
            raise reader.fault("dump-blue", {"place": f"players[{seat}].event_cards"})
        found += held
        s.held[seat] = stack.stack_of(held)
    full = s.edition.event_deck(s.seats)
    for card, slug in enumerate(EVENT_CARDS):
        reader.expect_count(slug, found.count(card), full.count(card))
    if not any(card >= STORM for card in deck):
        raise reader.fault("dump-blue", {"place": "event_deck"})
    s.event_deck = stack.stack_of(deck)
    s.event_discards = stack.stack_of(discards)


def _read_events(reader: Reader, *place: str | int) -> list[int]:
    return [reader.index(slug, EVENT_CARDS, str(place[0])) for slug in reader.words(*place)]


def _load_tokens(s: EightyDaysState, reader: Reader) -> None:
    cities = s.edition.cities
    masks = [0, 0]
    for colour, slug in enumerate(COLOURS):
        tokens = [reader.index(token, TOKENS, "tokens") for token in reader.words("tokens", slug)]
        for token in range(len(TOKENS)):
            expected = s.edition.tokens[colour].count(token)
            reader.expect_count(f"{slug} {TOKENS[token]}", tokens.count(token), expected)
        for city, token in enumerate(tokens):
            s.tokens[colour * len(cities) + city + 1] = token
        for city_slug in reader.words("used_tokens", slug):
            masks[colour] |= 1 << reader.index(city_slug, cities, "used_tokens")
    s.used_red, s.used_blue = masks


def _load_turn(s: EightyDaysState, reader: Reader) -> None:
    s.space = reader.choice("this_turn", "space", known=(*SPACES, NOWHERE))
    if s.space == len(SPACES):
        s.space = NONE
    s.legs = reader.number("this_turn", "legs", least=0, most=MOST_LEGS)
    s.contacts = reader.number("this_turn", "contacts", least=0, most=1)
    s.balloon = reader.number("this_turn", "balloon", least=0, most=1)
    s.flown = reader.number("this_turn", "flown", least=0, most=1)
    if s.phase not in (LEG, ROLLING):
        return
    laid = [reader.index(card, CARDS, "leg.cards") for card in reader.words("leg", "cards")]
    if len(laid) > MOST_CARDS:
        raise reader.fault("dump-count", {"piece": "leg", "count": len(laid), "expected": MOST_CARDS})
    s.laid = pack_cards(laid)
    s.replaced = 0
    for place in range(len(laid)):
        days = reader.number("leg", "replaced", place, least=0, most=NIBBLE)
        s.replaced |= days << (place * TARGET_SHIFT)
    s.served = reader.number("leg", "served", least=0, most=stack.MOST)
    s.offers = reader.number("leg", "offers", least=0, most=stack.MOST)
    s.elephant = reader.number("leg", "elephant", least=0, most=1)
    s.roll_for = reader.number("leg", "roll_for", least=NONE, most=ON_ELEPHANT)
    s.die = reader.number("leg", "die", least=0, most=DIE)
