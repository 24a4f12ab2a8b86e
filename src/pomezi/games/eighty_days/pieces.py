"""Ids and counts of the pieces, and the packing of actions."""

from __future__ import annotations

from typing import Final

from pomezi.core.vecs import ints
from pomezi.games.eighty_days.shapes import Kind, Phase, Space, Token, TokenColour

# All ids are plain numbers: a seat; a city in the order of the edition; a travel card, which is
# kind * VALUES + value - 1; an event card.
NONE: Final = -1  # no card on a space, nobody, nowhere

# Travel cards
TRAIN: Final = 0
SHIP: Final = 1
KINDS: Final[tuple[Kind, ...]] = ("train", "ship")
VALUES: Final = 8  # the slowest card
CARD_TYPES: Final = 16
CARDS: Final = tuple(f"{kind}:{value}" for kind in KINDS for value in range(1, VALUES + 1))

# Event cards; from STORM on the blue ones
ELEPHANT: Final = 0
BALLOON: Final = 1
PROPELLER_TRAIN: Final = 2
SUBMARINE: Final = 3
OFFER: Final = 4
CONTACTS: Final = 5
PRINCESS: Final = 6
DETECTIVE: Final = 7
STORM: Final = 8
DELAY: Final = 9
EVENT_CARDS: Final = (
    "elephant",
    "balloon",
    "propeller-train",
    "submarine",
    "offer",
    "contacts",
    "princess",
    "detective",
    "storm",
    "delay",
)

# Action spaces, from left to right
SPACE_COIN: Final = 0
SPACE_BALLOON: Final = 1
SPACE_EVENT: Final = 2
SPACE_DETECTIVE: Final = 3
SPACE_WATCH: Final = 4
SPACE_EXCHANGE: Final = 5
SPACES: Final[tuple[Space, ...]] = ("coin", "balloon", "event", "detective", "watch", "exchange")
SPACE_COUNT: Final = 6
ROW_SIZES: Final = ints((0, 0, 3, 4, 5, 6, 6))  # cards laid out, by players travelling

# Bonus tokens
RED: Final = 0
BLUE: Final = 1
COLOURS: Final[tuple[TokenColour, ...]] = ("red", "blue")
TOKEN_COIN: Final = 0
TOKEN_TRAVEL: Final = 1
TOKEN_EVENT: Final = 2
TOKEN_DAY: Final = 3
TOKENS: Final[tuple[Token, ...]] = ("coin", "travel", "event", "day")

HAND_AT_START: Final = 3
COINS_AT_START: Final = 1
HAND_LIMIT: Final = 6
PAR_DAYS: Final = 80
DETECTIVE_DAYS: Final = 2
LATE_DAYS: Final = 1
TOKEN_DAYS: Final = 1
CARD_PRICE: Final = 2
REROLL_PRICE: Final = 1
MOST_LEGS: Final = 2  # in a turn
MOST_EXCHANGED: Final = 3
DIE: Final = 6
FACES: Final = ("1", "2", "3", "4", "5", "6")
CROWD: Final = 6  # with so many players the last one may take an unseen card
CROWD_HOME: Final = 4  # and the game ends with so many home

# Phases
TAKING: Final = 0  # a card must be taken
USING: Final = 1  # the action above it may be used
ACTING: Final = 2  # travel, stay, end
LEG: Final = 3  # the cards of a leg lie on the table; what else serves it?
ROLLING: Final = 4  # the die lies; pay for another roll?
TOKEN: Final = 5  # a bonus token offers an event card
DISCARDING: Final = 6  # too many cards in hand
OVER: Final = 7
PHASES: Final[tuple[Phase, ...]] = ("take", "use", "act", "leg", "roll", "token", "discard", "over")

# Actions: a verb, and 16 bits of what it is about.
VERB_SHIFT: Final = 16
ABOUT_MASK: Final = (1 << VERB_SHIFT) - 1
TAKE: Final = 0  # a space, or UNSEEN
USE: Final = 1
SKIP: Final = 2
MOVE_DETECTIVE: Final = 3  # a city
EXCHANGE: Final = 4  # up to three cards, each + 1, in rising order, five bits each
TRAVEL: Final = 5  # likewise
FLY: Final = 6  # by the balloon of the action space: the card it replaces
# An event card; above TARGET_SHIFT: 0, a travel card + 1, or a city + CITY_TARGET; above COPIED_SHIFT, for a
# princess: the event card whose effect she has, + 1.
PLAY: Final = 7
GO: Final = 8
REROLL: Final = 9
ACCEPT: Final = 10
BUY: Final = 11  # BUY_TRAVEL or BUY_EVENT
CASH: Final = 12
STAY: Final = 13
END: Final = 14
DISCARD: Final = 15  # a travel card, or an event card + CARD_TYPES
VERBS: Final = (
    "take",
    "use",
    "skip",
    "detective",
    "exchange",
    "travel",
    "balloon",
    "play",
    "go",
    "reroll",
    "accept",
    "buy",
    "cash",
    "stay",
    "end",
    "discard",
)
UNSEEN: Final = 6
BUY_TRAVEL: Final = 0
BUY_EVENT: Final = 1
GOODS: Final = ("travel", "event")
TARGET_SHIFT: Final = 4
TARGET_MASK: Final = 63
COPIED_SHIFT: Final = 10
NIBBLE: Final = 15
CITY_TARGET: Final = 17
CARD_SHIFT: Final = 5
CARD_MASK: Final = 31
MOST_CARDS: Final = 3  # that a leg or an exchange takes
ON_ELEPHANT: Final = 3  # what a roll is for: the place of a card of the leg, or this
