"""What an edition brings, told to people and programs."""

from __future__ import annotations

from pomezi.core.plane import whole
from pomezi.games.eighty_days.edition import MOST_WAYS, Edition
from pomezi.games.eighty_days.pieces import (
    CARDS,
    COLOURS,
    DELAY,
    EVENT_CARDS,
    OFFER,
    PROPELLER_TRAIN,
    STORM,
    SUBMARINE,
    TOKENS,
)
from pomezi.games.eighty_days.shapes import City, EightyDaysFacts, EventCard, Leg, Token, Way


def facts(ed: Edition) -> EightyDaysFacts:
    return {
        "game": "eighty_days",
        "edition": ed.key,
        "coins": ed.coins,
        "detective": ed.cities[ed.detective],
        "cities": _cities(ed),
        "home": whole(ed.spots[-1]),
        "legs": [_leg(ed, leg) for leg in range(len(ed.cities))],
        "cards": {slug: int(ed.cards[card]) for card, slug in enumerate(CARDS) if ed.cards[card]},
        "events": {slug: _event(ed, card) for card, slug in enumerate(EVENT_CARDS) if ed.events[card]},
        "tokens": {slug: _tokens(ed, colour) for colour, slug in enumerate(COLOURS)},
    }


def _cities(ed: Edition) -> list[City]:
    places = zip(ed.cities, ed.city_names, ed.spots[:-1], strict=True)
    return [{"city": slug, "name": name, "at": whole(spot)} for slug, name, spot in places]


def _leg(ed: Edition, leg: int) -> Leg:
    return {
        "from": ed.cities[leg],
        "to": ed.cities[(leg + 1) % len(ed.cities)],
        "ways": [_way(ed, leg * MOST_WAYS + way) for way in range(ed.ways[leg])],
        "days": int(ed.overland[leg]) or None,
        "elephant": int(ed.by_elephant[leg]) or None,
    }


def _way(ed: Edition, at: int) -> Way:
    return {"train": int(ed.trains[at]), "ship": int(ed.ships[at])}


def _event(ed: Edition, card: int) -> EventCard:
    days = {
        PROPELLER_TRAIN: ed.train_days,
        SUBMARINE: ed.ship_days,
        OFFER: ed.offer_days,
        STORM: int(ed.storm_days[0]),
        DELAY: int(ed.storm_days[1]),
    }
    told: EventCard = {"count": int(ed.events[card])}
    if card in days:
        told["days"] = days[card]
    if card == OFFER:
        told["least"] = ed.offer_least
    return told


def _tokens(ed: Edition, colour: int) -> dict[Token, int]:
    return {slug: ed.tokens[colour].count(token) for token, slug in enumerate(TOKENS)}
