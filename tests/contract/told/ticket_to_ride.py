"""Ticket to Ride, read from a view."""

from __future__ import annotations

from pomezi.games.ticket_to_ride.edition import load_edition
from pomezi.games.ticket_to_ride.pieces import CARDS, OFFER, PHASES
from tests.contract.told.stones import Told, View, around, counts, flags, one, seat_flag, seats_flags, tally

STATUSES = ("done", "open", "impossible")


def told(view: View) -> Told:
    ed = load_edition(view["edition"])
    own, seats = view["own"], len(view["players"])
    yield "phase", one(view["phase"], PHASES)
    yield "actors", seats_flags(view, view["actors"])
    yield "turn", seat_flag(view, view["turn"])
    yield "start", seat_flag(view, view["start"])
    yield "last turns", [view["last_turns"] / seats]
    yield "display", tally([card for card in view["display"] if card], CARDS, 5)
    yield "deck", [view["deck"] / 110]
    yield "discards", counts(view["discards"], CARDS, 12)
    yield "ticket deck", [view["ticket_deck"] / 30]
    for i, seat in enumerate(around(view)):
        yield f"routes of +{i}", [float(view["routes"].get(slug) == seat) for slug in ed.routes]
    yield "routes closed", flags(view["closed"], ed.routes)
    for i, seat in enumerate(around(view)):
        player = view["players"][seat]
        yield f"points of +{i}", [player["points"] / 200]
        yield f"wagons of +{i}", [player["wagons"] / 45]
        yield f"cards of +{i}", [player["cards"] / 30]
        yield f"tickets of +{i}", [player["tickets"] / 10]
        yield f"offered to +{i}", [player["offered"] / 3]
        yield f"+{i} has chosen", [float(player["chosen"])]
        yield f"known cards of +{i}", counts(player["known_cards"], CARDS, 12)
    yield "hand", counts(own["hand"], CARDS, 12)
    held = {facts["ticket"]: facts for facts in own["tickets"]}
    for status in STATUSES:
        having = [slug for slug, facts in held.items() if facts["status"] == status]
        yield f"tickets {status}", flags(having, ed.tickets)
    yield "wagons needed", [_needed(held.get(slug)) for slug in ed.tickets]
    for place in range(OFFER):
        facts = own["offer"][place] if place < len(own["offer"]) else None
        yield f"offer {place + 1}", one(facts and facts["ticket"], ed.tickets)
        yield f"offer {place + 1} needs", [_needed(facts)]
        yield f"offer {place + 1} brings", [facts["points"] / 22 if facts else 0.0]
    yield "tickets chosen", flags(own["chosen"], ed.tickets)
    known = own["known_tickets"]
    yield (
        "depth of tickets known in the deck",
        [(known["deck"][slug] + 1) / 30 if slug in known["deck"] else 0.0 for slug in ed.tickets],
    )
    for i, seat in enumerate(around(view)[1:], 1):
        yield f"tickets known with +{i}", [float(known["seats"].get(slug) == seat) for slug in ed.tickets]


def _needed(facts: View | None) -> float:
    """Of 45 wagons, those that complete a ticket; -1 if it can no longer be done."""
    if facts is None or facts["status"] == "done":
        return 0.0
    return -1.0 if facts["status"] == "impossible" else facts["wagons_needed"] / 45
