"""Ticket to Ride for learners."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from pomezi.games.ticket_to_ride import actions
from pomezi.games.ticket_to_ride.edition import load_edition
from pomezi.games.ticket_to_ride.pieces import CARDS, GREY, LOCO, OFFER, PASS, PHASES
from pomezi.lab.envs.encoder import Blocks, Encoder, View, counts, flags, one, tally

STATUSES = ("done", "open", "impossible")


class TicketToRideEncoder(Encoder):
    """Tickets are kept by their place in the offer, so that 7 actions do for 4,525."""

    game = "ticket_to_ride"

    def labels(self) -> Iterable[str]:
        ed = self.edition = load_edition(self.setup.edition)
        for action in range(PASS + 1):
            yield actions.write(ed, action)
        for route in range(len(ed.routes)):
            length, colour = int(ed.route_length[route]), int(ed.route_colour[route])
            for card in range(LOCO) if colour == GREY else (colour,):
                for locos in range(length):
                    yield actions.write(ed, actions.claim(route, card, locos))
            yield actions.write(ed, actions.claim(route, LOCO, length))
        for size in range(1, OFFER + 1):
            for places in combinations(range(1, OFFER + 1), size):
                yield " ".join(["keep", *(f"#{place}" for place in places)])

    def label(self, text: str, view: View) -> str:
        if not text.startswith("keep"):
            return text
        kept = text.split(" ")[1:]
        offered = [facts["ticket"] for facts in view["own"]["offer"]]
        return " ".join(["keep", *sorted(f"#{offered.index(ticket) + 1}" for ticket in kept)])

    def blocks(self, view: View) -> Blocks:
        ed = self.edition
        own = view["own"]
        yield "phase", one(view["phase"], PHASES)
        yield "actors", self.seats_flags(view, view["actors"])
        yield "turn", self.seat_flag(view, view["turn"])
        yield "last turns", [view["last_turns"] / self.seats]
        yield "display", tally([card for card in view["display"] if card], CARDS, 5)
        yield "deck", [view["deck"] / 110]
        yield "discards", counts(view["discards"], CARDS, 12)
        yield "ticket deck", [view["ticket_deck"] / len(ed.tickets)]
        for i, seat in enumerate(self.around(view)):
            yield f"routes of +{i}", [float(view["routes"].get(slug) == seat) for slug in ed.routes]
        yield "routes closed", flags(view["closed"], ed.routes)
        for i, seat in enumerate(self.around(view)):
            player = view["players"][seat]
            yield (
                f"player +{i}",
                [
                    player["points"] / 200,
                    player["wagons"] / 45,
                    player["cards"] / 30,
                    player["tickets"] / 10,
                    player["offered"] / OFFER,
                    float(player["chosen"]),
                ],
            )
            yield f"known cards of +{i}", counts(player["known_cards"], CARDS, 12)
        yield "hand", counts(own["hand"], CARDS, 12)
        held = {facts["ticket"]: facts for facts in own["tickets"]}
        for status in STATUSES:
            yield (
                f"tickets {status}",
                flags([slug for slug, facts in held.items() if facts["status"] == status], ed.tickets),
            )
        yield "wagons needed", [_needed(held.get(slug)) for slug in ed.tickets]
        for place in range(OFFER):
            facts = own["offer"][place] if place < len(own["offer"]) else None
            yield f"offer {place + 1}", one(facts and facts["ticket"], ed.tickets)
            yield f"offer {place + 1} needs", [_needed(facts), facts["points"] / 22 if facts else 0.0]
        known = own["known_tickets"]
        yield "tickets known elsewhere", flags([*known["deck"], *known["seats"]], ed.tickets)


def _needed(facts: View | None) -> float:
    """Of 45 wagons, those that complete a ticket; -1 if it can no longer be done."""
    if facts is None or facts["status"] == "done":
        return 0.0
    return -1.0 if facts["status"] == "impossible" else facts["wagons_needed"] / 45
