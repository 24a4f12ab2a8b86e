"""Actions as packed ints, and as text."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from pomezi.core.notation import Notation
from pomezi.games.eighty_days.edition import Edition
from pomezi.games.eighty_days.pieces import (
    ABOUT_MASK,
    BUY,
    CARD_MASK,
    CARD_SHIFT,
    CARD_TYPES,
    CARDS,
    CASH,
    CITY_TARGET,
    COPIED_SHIFT,
    DISCARD,
    ELEPHANT,
    EVENT_CARDS,
    EXCHANGE,
    FLY,
    GOODS,
    MOST_CARDS,
    MOVE_DETECTIVE,
    NIBBLE,
    NONE,
    PLAY,
    PRINCESS,
    SPACE_COUNT,
    TAKE,
    TARGET_MASK,
    TARGET_SHIFT,
    TRAVEL,
    UNSEEN,
    VERB_SHIFT,
    VERBS,
)

NO_TARGET = 0
DECK = "deck"
CARD_EXAMPLES = "train:4, ship:7"


def pack(verb: i64, about: i64) -> i64:
    return verb << VERB_SHIFT | about


def verb_of(action: i64) -> i64:
    return action >> VERB_SHIFT


def about_of(action: i64) -> i64:
    return action & ABOUT_MASK


def play(event: i64, target: i64) -> i64:
    return PLAY << VERB_SHIFT | target << TARGET_SHIFT | event


def event_of(about: i64) -> i64:
    return about & NIBBLE


def target_of(about: i64) -> i64:
    return about >> TARGET_SHIFT & TARGET_MASK


def copied_of(about: i64) -> i64:
    """The event card that a princess names, or NONE."""
    return (about >> COPIED_SHIFT) - 1


def princess(copied: i64) -> i64:
    """What playing her is about, when she names this event card."""
    return (copied + 1) << COPIED_SHIFT | PRINCESS


def pack_cards(cards: Sequence[int]) -> int:
    """Travel cards in rising order, each + 1, the first in the lowest bits."""
    packed = 0
    for place, card in enumerate(sorted(cards)):
        packed |= (card + 1) << (place * CARD_SHIFT)
    return packed


def cards_in(packed: i64) -> list[int]:
    cards: list[int] = []
    while packed != 0:
        cards.append(int((packed & CARD_MASK) - 1))
        packed >>= CARD_SHIFT
    return cards


# -- writing


def write(edition: Edition, action: int) -> str:
    verb = int(verb_of(action))
    words = [VERBS[verb], *_about_words(edition, verb, int(about_of(action)))]
    return " ".join(words)


def _about_words(edition: Edition, verb: int, about: int) -> list[str]:
    if verb == TAKE:
        return [DECK if about == UNSEEN else str(about + 1)]
    if verb in (EXCHANGE, TRAVEL):
        return [CARDS[card] for card in cards_in(about)]
    if verb == MOVE_DETECTIVE:
        return [edition.cities[about]]
    if verb == FLY:
        return [CARDS[about]]
    if verb == PLAY:
        copied = int(copied_of(about))
        named = [EVENT_CARDS[copied]] if copied != NONE else []
        return [EVENT_CARDS[event_of(about)], *named, *_target_words(edition, int(target_of(about)))]
    if verb == BUY:
        return [GOODS[about]]
    if verb == CASH:
        return [EVENT_CARDS[ELEPHANT]]
    if verb == DISCARD:
        return [CARDS[about] if about < CARD_TYPES else EVENT_CARDS[about - CARD_TYPES]]
    return []


def _target_words(edition: Edition, target: int) -> list[str]:
    if target == NO_TARGET:
        return []
    return [CARDS[target - 1] if target < CITY_TARGET else edition.cities[target - CITY_TARGET]]


# -- reading


def read(edition: Edition, text: str) -> int:
    notation = Notation(text)
    if notation.verb not in VERBS:
        raise notation.fault("unknown-verb", 0, ", ".join(VERBS))
    verb = VERBS.index(notation.verb)
    if verb in (EXCHANGE, TRAVEL):
        return pack(verb, _read_cards(notation, least=1 if verb == EXCHANGE else 0))
    if verb == PLAY:
        return _read_play(edition, notation)
    known = _known_words(edition, verb)
    if not known:
        notation.expect_length(1)
        return pack(verb, 0)
    about = notation.choice(1, known, _unknown_code(verb))
    notation.expect_length(2)
    return pack(verb, about)


def _known_words(edition: Edition, verb: int) -> tuple[str, ...]:
    """What may follow a verb that takes one word, in the order of its numbers."""
    if verb == TAKE:
        return (*[str(space + 1) for space in range(SPACE_COUNT)], DECK)
    if verb == MOVE_DETECTIVE:
        return edition.cities
    if verb == FLY:
        return CARDS
    if verb == BUY:
        return GOODS
    if verb == CASH:
        return (EVENT_CARDS[ELEPHANT],)
    if verb == DISCARD:
        return (*CARDS, *EVENT_CARDS)
    return ()


def _unknown_code(verb: int) -> str:
    if verb == TAKE:
        return "unknown-space"
    if verb == MOVE_DETECTIVE:
        return "unknown-city"
    return "unknown-goods" if verb == BUY else "unknown-card"


def _read_cards(notation: Notation, least: int) -> int:
    if least > 0:
        notation.expect_more(1, CARD_EXAMPLES)
    count = len(notation.words) - 1
    cards = [notation.choice(i + 1, CARDS, "unknown-card", CARD_EXAMPLES) for i in range(count)]
    if not least <= count <= MOST_CARDS:
        raise notation.fault("wrong-count", 1, f"{least}…{MOST_CARDS}")
    return pack_cards(cards)


def _read_play(edition: Edition, notation: Notation) -> int:
    event = notation.choice(1, EVENT_CARDS, "unknown-event")
    words = notation.words
    at = 2
    if event == PRINCESS and len(words) > 2 and words[2] in EVENT_CARDS:
        event = princess(EVENT_CARDS.index(words[2]))
        at = 3
    if len(words) == at:
        return play(event, NO_TARGET)
    notation.expect_length(at + 1)
    if words[at] in CARDS:
        return play(event, CARDS.index(words[at]) + 1)
    if words[at] in edition.cities:
        return play(event, edition.cities.index(words[at]) + CITY_TARGET)
    raise notation.fault("unknown-target", at, "ship:7, suez")
