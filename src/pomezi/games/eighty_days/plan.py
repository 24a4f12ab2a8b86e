"""For the owner of a hand: the legs ahead, the fewest days each can take with it, and what is missing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from mypy_extensions import i64

from pomezi.games.eighty_days import actions, stack
from pomezi.games.eighty_days.edition import MOST_WAYS
from pomezi.games.eighty_days.leg import card_days
from pomezi.games.eighty_days.pieces import (
    BALLOON,
    CARD_TYPES,
    CARDS,
    ELEPHANT,
    EVENT_CARDS,
    KINDS,
    MOST_CARDS,
    OFFER,
    PROPELLER_TRAIN,
    SHIP,
    SUBMARINE,
    TARGET_SHIFT,
    TRAIN,
    VALUES,
)
from pomezi.games.eighty_days.shapes import Kind, PlannedLeg

if TYPE_CHECKING:
    from pomezi.games.eighty_days.state import EightyDaysState


def legs_ahead(s: EightyDaysState, seat: int) -> list[PlannedLeg]:
    """Each leg for itself, as if it were the next."""
    return [leg_facts(s, seat, leg) for leg in range(s.at[seat], s.edition.legs)]


def leg_facts(s: EightyDaysState, seat: int, leg: int) -> PlannedLeg:
    """`days` and `cards` without event cards; `with_events` with those held that need no die (no princess);
    `rolls`: those held that would let the die decide."""
    ed = s.edition
    held = stack.cards_of(s.held[seat])
    offers = held.count(OFFER)
    if ed.ways[leg] == 0:
        days = int(ed.overland[leg])
        return _planned(s, leg, held, (days, with_offers(s, days, offers)), [], {})
    choices = choices_of(s, seat, leg)
    if not choices:
        return _planned(s, leg, held, (None, None), [], missing(s, seat, leg))
    best = min(choices, key=lambda packed: card_days(packed, 0))
    cards = [CARDS[card] for card in actions.cards_in(best)]
    fewest = min(with_offers(s, best_replaced(s, packed, held), offers) for packed in choices)
    return _planned(s, leg, held, (int(card_days(best, 0)), fewest), cards, {})


def _planned(
    s: EightyDaysState,
    leg: int,
    held: list[int],
    days: tuple[int | None, int | None],
    cards: list[str],
    lack: dict[Kind, int],
) -> PlannedLeg:
    """`days` without and with event cards."""
    ed = s.edition
    return {
        "from": ed.cities[leg],
        "to": ed.cities[(leg + 1) % ed.legs],
        "rolls": [EVENT_CARDS[e] for e in (ELEPHANT, BALLOON) if e in held and _rolls_on(s, leg, e)],
        "days": days[0],
        "cards": cards,
        "missing": lack,
        "with_events": days[1],
    }


def _rolls_on(s: EightyDaysState, leg: int, event: int) -> bool:
    return s.edition.by_elephant[leg] != 0 if event == ELEPHANT else s.edition.ways[leg] != 0


def hand_of(s: EightyDaysState, seat: int, kind: int) -> list[int]:
    """The cards of a kind in a hand, the fastest first."""
    first = kind * VALUES
    return [card for card in range(first, first + VALUES) for _ in range(s.hands[seat * CARD_TYPES + card])]


def choices_of(s: EightyDaysState, seat: int, leg: int) -> list[int]:
    """Every choice of cards from the hand that a leg takes, packed, without repetition."""
    trains = hand_of(s, seat, TRAIN)
    ships = hand_of(s, seat, SHIP)
    found: list[int] = []
    for way in range(s.edition.ways[leg]):
        at = leg * MOST_WAYS + way
        for some in _picks(trains, int(s.edition.trains[at])):
            found += [actions.pack_cards(some + more) for more in _picks(ships, int(s.edition.ships[at]))]
    return list(dict.fromkeys(found))


def _picks(cards: list[int], count: int) -> list[list[int]]:
    if count == 0:
        return [[]]
    return [[card, *rest] for i, card in enumerate(cards) for rest in _picks(cards[i + 1 :], count - 1)]


def missing(s: EightyDaysState, seat: int, leg: int) -> dict[Kind, int]:
    """What the hand lacks for the way that lacks least."""
    trains = len(hand_of(s, seat, TRAIN))
    ships = len(hand_of(s, seat, SHIP))
    lacks: list[tuple[int, int]] = []
    for way in range(s.edition.ways[leg]):
        at = leg * MOST_WAYS + way
        lacks.append((max(0, int(s.edition.trains[at]) - trains), max(0, int(s.edition.ships[at]) - ships)))
    lack = min(lacks, key=sum)
    return {KINDS[kind]: lack[kind] for kind in (TRAIN, SHIP) if lack[kind]}


def best_replaced(s: EightyDaysState, packed: int, held: list[int]) -> int:
    """The fewest days of these cards with the propeller trains and submarines held."""
    cards = actions.cards_in(packed)
    best = int(card_days(packed, 0))
    for places in range(1, 1 << len(cards)):
        replaced: i64 = 0
        chosen = [place for place in range(len(cards)) if (places >> place) & 1]
        ships = sum(1 for place in chosen if cards[place] >= VALUES)
        if ships > held.count(SUBMARINE) or len(chosen) - ships > held.count(PROPELLER_TRAIN):
            continue
        for place in chosen:
            days = s.edition.ship_days if cards[place] >= VALUES else s.edition.train_days
            replaced |= days << (place * TARGET_SHIFT)
        best = min(best, int(card_days(packed, replaced)))
    return best


def with_offers(s: EightyDaysState, days: int, offers: int) -> int:
    for _ in range(offers):
        days = max(min(days, s.edition.offer_least), days - s.edition.offer_days)
    return days


def open_slots(s: EightyDaysState, seat: int) -> dict[str, list[list[Kind]]]:
    """By the trains and ships that are chosen for the next leg (`1+0`): the cards it still lacks, each of the
    kinds that it may be of. What fits no way is not there."""
    ed, leg = s.edition, int(s.at[seat])
    if leg == ed.legs:
        return {}
    first = leg * MOST_WAYS
    ways = [(int(ed.trains[way]), int(ed.ships[way])) for way in range(first, first + int(ed.ways[leg]))]
    found: dict[str, list[list[Kind]]] = {}
    for trains in range(MOST_CARDS):
        for ships in range(MOST_CARDS):
            fitting = [
                (train - trains, ship - ships) for train, ship in ways if trains <= train and ships <= ship
            ]
            if fitting:
                lacks = [[KINDS[TRAIN]] * train + [KINDS[SHIP]] * ship for train, ship in fitting]
                found[f"{trains}+{ships}"] = [_either(kinds) for kinds in zip(*lacks, strict=False)]
    return found


def _either(kinds: Iterable[Kind]) -> list[Kind]:
    return list(dict.fromkeys(kinds))
