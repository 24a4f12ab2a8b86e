"""Around the World in 80 Days, read from a view."""

from __future__ import annotations

from pomezi.games.eighty_days.edition import load_edition
from pomezi.games.eighty_days.pieces import CARDS, COLOURS, EVENT_CARDS, PHASES, SPACES, TOKENS
from tests.contract.told.stones import Told, View, around, counts, one, seat_flag, seats_flags, tally


def told(view: View) -> Told:
    ed = load_edition(view["edition"])
    own, turn = view["own"], view["this_turn"]
    yield "phase", one(view["phase"], PHASES)
    yield "actors", seats_flags(view, view["actors"])
    yield "turn", seat_flag(view, view["turn"])
    yield "watch", seat_flag(view, view["watch"])
    yield "next watch", seat_flag(view, view["next_watch"])
    yield "round", [view["round"] / 30]
    for space in SPACES:
        yield f"card at {space}", one(view["row"].get(space), CARDS)
    yield "deck", [view["deck"] / 48]
    yield "event deck", [view["event_deck"] / 24]
    yield "supply", [view["supply"] / ed.coins]
    yield "discards", counts(view["discards"], CARDS, 4)
    yield "event discards", tally(view["event_discards"], EVENT_CARDS, 4)
    yield "newest event discard", one([*view["event_discards"], None][0], EVENT_CARDS)
    yield "detective", one(view["detective"], ed.cities)
    for city in ed.cities[1:]:
        lies = view["tokens"][city]
        for colour in COLOURS:
            kind = None if lies[f"{colour}_used"] else lies[colour]
            yield f"{colour} token in {city}", one(kind, TOKENS)
    yield "space", one(turn["space"], SPACES)
    yield "legs this turn", [turn["legs"] / 2]
    yield "contacts, balloon, flown", [float(turn[flag]) for flag in ("contacts", "balloon", "flown")]
    yield from _leg(view["leg"])
    for i, seat in enumerate(around(view)):
        player = view["players"][seat]
        assert player["city"] == ed.cities[player["legs"] % len(ed.cities)]
        yield f"legs of +{i}", [player["legs"] / len(ed.cities)]
        yield f"home of +{i}", [player["home"] / len(view["players"])]
        yield f"days of +{i}", [player["days"] / 120]
        yield f"coins of +{i}", [player["coins"] / 12]
        yield f"cards of +{i}", [player["cards"] / 8]
        yield f"event cards of +{i}", [player["event_cards"] / 8]
        yield f"known cards of +{i}", counts(player["known_cards"], CARDS, 4)
    yield "hand", counts(own["hand"], CARDS, 4)
    yield "event cards", tally(own["event_cards"], EVENT_CARDS, 4)
    plan = {facts["from"]: facts for facts in own["plan"]}
    yield "days of legs ahead", [_days(plan.get(city)) for city in ed.cities]


def _leg(leg: View | None) -> Told:
    laid = leg or {"cards": [], "days": [], "served": 0, "offers": 0, "elephant": False}
    yield "leg cards", tally(laid["cards"], CARDS, 3)
    yield "leg days", [day / 8 for day in [*laid["days"], 0, 0, 0][:3]]
    yield "leg served", [laid["served"] / 8]
    yield "leg offers", [laid["offers"] / 4]
    yield "leg by elephant", [float(laid["elephant"])]
    rolls = leg["roll_for"] if leg else None
    yield "roll for", [float(rolls == what) for what in (0, 1, 2, "elephant")]
    yield "die", [float(leg is not None and leg["die"] == face) for face in range(1, 7)]


def _days(facts: View | None) -> float:
    """Of the fastest way with the hand; -1 if the hand lacks cards, 0 behind us."""
    if facts is None:
        return 0.0
    return -1.0 if facts["days"] is None else facts["days"] / 30
