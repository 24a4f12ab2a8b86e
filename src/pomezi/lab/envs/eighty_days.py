"""Around the World in 80 Days for learners."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement

from pomezi.games.eighty_days.edition import load_edition
from pomezi.games.eighty_days.pieces import (
    CARDS,
    COLOURS,
    EVENT_CARDS,
    FACES,
    GOODS,
    MOST_CARDS,
    PHASES,
    SPACE_COUNT,
    SPACES,
    TOKENS,
)
from pomezi.lab.envs.encoder import Blocks, Encoder, View, counts, one, tally


class EightyDaysEncoder(Encoder):
    game = "eighty_days"

    def labels(self) -> Iterable[str]:
        ed = self.edition = load_edition(self.setup.edition)
        yield from (f"take {space + 1}" for space in range(SPACE_COUNT))
        yield from ("take deck", "use", "skip", "go", "reroll", "accept", "stay", "end", "cash elephant")
        yield from (f"buy {goods}" for goods in GOODS)
        yield from (f"detective {city}" for city in ed.cities)
        yield from (f"balloon {card}" for card in CARDS)
        yield from (f"discard {card}" for card in (*CARDS, *EVENT_CARDS))
        for event in EVENT_CARDS:
            yield f"play {event}"
            yield from (
                f"play {event} {target}" for target in (*CARDS, *ed.cities)
            )  # princess: before version 2
        for verb, least in (("exchange", 1), ("travel", 0)):
            for size in range(least, MOST_CARDS + 1):
                for cards in combinations_with_replacement(CARDS, size):
                    yield " ".join([verb, *cards])
        for copied in EVENT_CARDS:  # last, so that older numbers stand; before version 2 she named none
            yield f"play princess {copied}"
            yield from (f"play princess {copied} {target}" for target in (*CARDS, *ed.cities))

    def blocks(self, view: View) -> Blocks:
        cities = self.edition.cities
        own, turn = view["own"], view["this_turn"]
        yield "phase", one(view["phase"], PHASES)
        yield "actors", self.seats_flags(view, view["actors"])
        yield "turn", self.seat_flag(view, view["turn"])
        yield "watch", self.seat_flag(view, view["watch"])
        yield "next watch", self.seat_flag(view, view["next_watch"])
        yield "round", [view["round"] / 30]
        for space in SPACES:
            yield f"card at {space}", one(view["row"].get(space), CARDS)
        yield "decks", [view["deck"] / 48, view["event_deck"] / 24, view["supply"] / 24]
        yield "discards", counts(view["discards"], CARDS, 4)
        yield "event discards", tally(view["event_discards"], EVENT_CARDS, 4)
        yield "detective", one(view["detective"], cities)
        for city in cities[1:]:
            lies = view["tokens"][city]
            for colour in COLOURS:
                kind = None if lies[f"{colour}_used"] else lies[colour]
                yield f"{colour} token in {city}", one(kind, TOKENS)
        yield "space", one(turn["space"], SPACES)
        flags = [float(turn[flag]) for flag in ("contacts", "balloon", "flown")]
        yield "this turn", [turn["legs"] / 2, *flags]
        yield from self._leg(view["leg"])
        for i, seat in enumerate(self.around(view)):
            player = view["players"][seat]
            yield (
                f"player +{i}",
                [
                    player["legs"] / 10,
                    float(player["home"] > 0),
                    player["home"] / self.seats,
                    player["days"] / 120,
                    player["coins"] / 12,
                    player["cards"] / 8,
                    player["event_cards"] / 8,
                ],
            )
            yield f"known cards of +{i}", counts(player["known_cards"], CARDS, 4)
        yield "hand", counts(own["hand"], CARDS, 4)
        yield "event cards", tally(own["event_cards"], EVENT_CARDS, 4)
        plan = {facts["from"]: facts for facts in own["plan"]}
        yield "days of legs ahead", [_days(plan.get(city)) for city in cities]

    def _leg(self, leg: View | None) -> Blocks:
        laid = leg or {"cards": [], "days": [], "served": 0, "offers": 0, "elephant": False}
        yield "leg cards", tally(laid["cards"], CARDS, 3)
        days = [*laid["days"], 0, 0, 0]
        yield "leg days", [days[place] / 8 for place in range(MOST_CARDS)]
        yield "leg facts", [laid["served"] / 8, laid["offers"] / 4, float(laid["elephant"])]
        rolls = leg["roll_for"] if leg else None
        yield "roll for", [float(rolls == what) for what in (0, 1, 2, "elephant")]
        yield "die", [float(leg is not None and leg["die"] == int(face)) for face in FACES]


def _days(facts: View | None) -> float:
    """Of the fastest way with the hand; -1 if the hand lacks cards, 0 behind us."""
    if facts is None:
        return 0.0
    return -1.0 if facts["days"] is None else facts["days"] / 30
