"""What a seat of Ticket to Ride can know from all that it was told; whether what it imagines agrees with it.

Nothing here looks into the engine: a log of events and views goes in, and a dump to be judged.
`python -m tests.referee.memory_ticket_to_ride --samples 10000` plays and judges.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from importlib.resources import files
from itertools import combinations
from typing import Any

from pomezi import GAMES, Event, Rng, Setup, State, seats_in, seeded
from pomezi.bots import make_bot
from pomezi.bots.bot import Budget, Glimpse
from pomezi.core.events import told

GAME = GAMES["ticket_to_ride"]
EDITION = json.loads((files("pomezi.games.ticket_to_ride") / "editions" / "usa.json").read_text("utf-8"))
EVERY_CARD = Counter(EDITION["cards"])
MOST_WORLDS = 3000
UNKNOWN = "?"


class CardLog:
    """Cards, by deck: which of it this seat has not seen, and how many of those each other seat has drawn."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.others = [seat for seat in range(len(view["players"])) if seat != self.seat]
        self.discards = Counter(view["discards"])
        self.left: int = view["deck"]
        seen = (
            self.discards + Counter(card for card in view["display"] if card) + Counter(view["own"]["hand"])
        )
        self.unseen = [EVERY_CARD - seen]  # by deck
        self.drawn = [{other: int(view["players"][other]["cards"]) for other in self.others}]
        self.shown: dict[int, Counter[str]] = {other: Counter() for other in range(len(view["players"]))}
        self.paid: dict[int, Counter[str]] = {other: Counter() for other in self.others}  # unseen before
        self.eventful = {0}  # decks in which something happened to unseen cards
        self.pending = 0  # cards of the old deck that a later event will show turned up
        self.most_others = 99  # in the deck now, besides locomotives
        self.swept_last: Counter[str] = Counter()  # turned up last; all of the display after a sweep
        self.summed_up: Mapping[str, Any] | None = None  # of many sweeps

    def hear(self, event: Mapping[str, Any]) -> None:
        kind = event["kind"]
        if self.summed_up:
            return
        if kind == "drew-deck":
            self._drew_unseen(event)
        elif kind == "drew-card":
            self.shown[event["seat"]][event["card"]] += 1
        elif kind == "turned-up":
            self._turned_up(event["display"])
            self.swept_last = Counter(event["display"])
        elif kind == "swept":
            self.discards.update(event["display"])
        elif kind == "claimed":
            self._paid_for(event["seat"], Counter(event["cards"]))
        elif kind == "reshuffled":
            self._reshuffled(event["count"])
        elif kind == "swept-on":
            self.summed_up = event

    def _drew_unseen(self, event: Mapping[str, Any]) -> None:
        self.left -= 1
        self.eventful.add(len(self.unseen) - 1)
        if event["seat"] == self.seat:
            self._leaves_deck(event["card"], -1)
        else:
            self.drawn[-1][event["seat"]] += 1

    def _leaves_deck(self, card: str, deck: int) -> None:
        assert self.unseen[deck][card] > 0, f"{card} was no longer in the deck"
        self.unseen[deck][card] -= 1
        if card != "loco" and deck == -1:
            self.most_others -= 1

    def _turned_up(self, cards: list[str]) -> None:
        for card in cards:
            self._leaves_deck(card, -2 if self.pending else -1)
            if self.pending:
                self.pending -= 1
            else:
                self.left -= 1

    def _reshuffled(self, count: int) -> None:
        if self.left == 5 and count == 10 and sum(self.discards.values()) == 5:  # two fives, both seen
            assert not any(self.drawn[-1].values())
            self.discards += self.unseen[-1]
            self.unseen[-1], self.left = Counter(), 0
        assert count == sum(self.discards.values()), "the new deck is made of the discards"
        self.pending = self.left  # turned up in one go with the first ones of the new deck
        self.unseen.append(self.discards)
        self.drawn.append(dict.fromkeys(self.others, 0))
        self.discards, self.left, self.most_others = Counter(), count, 99

    def _paid_for(self, seat: int, cards: Counter[str]) -> None:
        self.discards += cards
        unseen = cards - self.shown[seat]
        self.shown[seat] -= cards
        if unseen:
            self.eventful.add(len(self.unseen) - 1)
        if seat != self.seat:
            self.paid[seat] += unseen

    def look(self, view: Mapping[str, Any]) -> None:
        """After the events of an action."""
        if self.summed_up:
            self._sum_up(view)
        assert (self.left, +self.discards) == (view["deck"], Counter(view["discards"]))
        display = Counter(card for card in view["display"] if card)
        if display["loco"] >= 3 and view["deck"]:
            open_others = sum((display + self.discards).values()) - (display + self.discards)["loco"]
            self.eventful.add(len(self.unseen) - 1)
            self.most_others = min(self.most_others, 2 - open_others)

    def _sum_up(self, view: Mapping[str, Any]) -> None:
        """The piles hold what they held, whatever way the cards went."""
        assert self.summed_up
        before, self.discards = self.discards, Counter(view["discards"])
        now = self.discards + Counter(card for card in view["display"] if card)
        if self.summed_up["cards"] is None:
            turned, self.left = now - before - self.swept_last, view["deck"]
            for card in turned.elements():
                self._leaves_deck(card, -1)
        else:
            turned = now + Counter(self.summed_up["cards"]) - before - self.swept_last
            self.unseen[-1] -= turned
            self.unseen.append(Counter(self.summed_up["cards"]))
            self.drawn.append(dict.fromkeys(self.others, 0))
            self.left, self.most_others = view["deck"], 99
        self.summed_up = None

    # -- judging

    def doubt(self, dump: Mapping[str, Any]) -> str:
        """Why a position cannot be the true one; empty if it can."""
        deck = Counter(dump["deck"])
        held = {other: Counter(dump["players"][other]["hand"]) for other in self.others}
        drawn = {}
        for other in self.others:
            if self.shown[other] - held[other]:
                return f"seat {other} lacks cards that it was seen to take"
            drawn[other] = held[other] - self.shown[other] + self.paid[other]
        if deck - self.unseen[-1]:
            return f"the deck cannot hold {dict(deck - self.unseen[-1])}"
        if sum(deck.values()) - deck["loco"] > self.most_others:
            return "the display would have been swept"
        if sum(drawn.values(), deck) != sum(self.unseen, Counter()):
            return "cards are missing or too many"
        for size in range(1, len(self.others) // 2 + 1):
            for some in combinations(self.others, size):
                if not self._could_draw(some, sum((drawn[other] for other in some), Counter()), deck):
                    return f"seats {some} cannot have drawn {dict(drawn[some[0]])}"
        return self._doubt_story(dump, deck)

    def _could_draw(self, some: tuple[int, ...], wanted: Counter[str], deck: Counter[str]) -> bool:
        """Whether these seats, from each deck as many cards as they drew, can have drawn just these."""
        stock = [*self.unseen[:-1], self.unseen[-1] - deck]
        return is_dealt([sum(drawn[seat] for seat in some) for drawn in self.drawn], stock, wanted)

    def _doubt_story(self, dump: Mapping[str, Any], deck: Counter[str]) -> str:
        """The position brings its own story of who drew what from which deck: is it the one that was told?"""
        if len(self.unseen) > 1 and not dump.get("memory"):
            return "nothing is remembered of the first deck"
        number, drawn = 0, {other: Counter[str]() for other in self.others}
        before = {other: Counter[str]() for other in self.others}
        final = {"note": "now", "unseen": [minus(p["hand"], p["known_cards"]) for p in dump["players"]]}
        for note in [*dump.get("memory", []), final]:
            for other in self.others:
                if note["note"] == "paid" and note["seat"] != other:
                    continue
                paid = Counter(note.get("cards", {}))
                now = Counter(note["unseen"][0 if note["note"] == "paid" else other])
                more = now + paid
                if before[other] - more:
                    return f"seat {other} has lost {dict(before[other] - more)} without paying"
                drawn[other] += more - before[other]
                before[other] = now
            if note["note"] in ("reshuffled", "now"):
                doubt = self._doubt_deck(number, drawn, deck if note["note"] == "now" else Counter())
                if doubt:
                    return doubt
                number, drawn = number + 1, {other: Counter[str]() for other in self.others}
        return ""

    def _doubt_deck(self, number: int, drawn: Mapping[int, Counter[str]], deck: Counter[str]) -> str:
        decks = sorted({*self.eventful, len(self.unseen) - 1})
        if number == 0 or number >= len(decks):
            return ""  # of the first deck the story leaves out what was paid before the first note
        told = decks[number]
        if {other: sum(cards.values()) for other, cards in drawn.items()} != self.drawn[told]:
            return f"of deck {told} others drew {self.drawn[told]}"
        if sum(drawn.values(), deck) != +self.unseen[told]:
            return f"deck {told} held other cards"
        return ""


def minus(one: Mapping[str, int], other: Mapping[str, int]) -> Counter[str]:
    return Counter(one) - Counter(other)


def is_dealt(supply: list[int], stock: list[Counter[str]], wanted: Counter[str]) -> bool:
    """Whether so many cards from each stock can make up the wanted ones: a flow, one card at a time."""
    if sum(supply) != sum(wanted.values()):
        return False
    flow: dict[tuple[int, str], int] = {}
    given, got = [0] * len(supply), Counter[str]()

    def give(stock_at: int, tried: set[str]) -> bool:
        for card in wanted:
            if card in tried or flow.get((stock_at, card), 0) >= stock[stock_at][card]:
                continue
            tried.add(card)
            if got[card] < wanted[card]:
                got[card] += 1
            elif not any(
                flow.get((e, card), 0) and e != stock_at and move(e, card, tried) for e in range(len(stock))
            ):
                continue
            flow[stock_at, card] = flow.get((stock_at, card), 0) + 1
            return True
        return False

    def move(stock_at: int, card: str, tried: set[str]) -> bool:
        """The stock gives something else in place of this card."""
        if give(stock_at, tried):
            flow[stock_at, card] -= 1
            return True
        return False

    for stock_at, count in enumerate(supply):
        while given[stock_at] < count:
            if not give(stock_at, set()):
                return False
            given[stock_at] += 1
    return True


class TicketLog:
    """Tickets: every way in which those that this seat has ever seen may lie now."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.seats = len(view["players"])
        self.offers: dict[int, int] = {}  # how many a seat has to choose from
        nothing: tuple[frozenset[str], ...] = tuple(frozenset() for _ in range(self.seats))
        # the deck from its top, what others are offered, and which known ones they hold
        self.worlds = {((UNKNOWN,) * view["ticket_deck"], ((UNKNOWN,) * 3,) * self.seats, nothing)}
        self.worlds = {self._seen(world, self._offer(view)) for world in self.worlds}

    @property
    def is_lost(self) -> bool:
        return len(self.worlds) > MOST_WORLDS

    def _offer(self, view: Mapping[str, Any]) -> list[str]:
        return [facts["ticket"] for facts in view["own"]["offer"]]

    def _seen(self, world: Any, offer: list[str]) -> Any:
        """The world in which this seat is offered just that; None if it cannot be."""
        deck, offers, held = world
        known = {*deck, *(t for other in offers for t in other), *(t for hand in held for t in hand)}
        for ticket, was in zip(offer, offers[self.seat], strict=True):
            if was != ticket and (was != UNKNOWN or ticket in known):
                return None
        return deck, (*offers[: self.seat], tuple(offer), *offers[self.seat + 1 :]), held

    def hear(self, event: Mapping[str, Any]) -> None:
        if event["kind"] == "drew-tickets":
            self.worlds = {self._drawn(world, event["seat"], event["count"]) for world in self.worlds}
            if event["seat"] == self.seat:
                worlds = {self._seen(world, list(event["tickets"])) for world in self.worlds}
                self.worlds = worlds - {None}
        elif event["kind"] == "kept-tickets":
            kept = set(event["tickets"]) if event["seat"] == self.seat else event["kept"]
            self.worlds = {after for world in self.worlds for after in self._kept(world, event["seat"], kept)}

    def _drawn(self, world: Any, seat: int, count: int) -> Any:
        deck, offers, held = world
        return deck[count:], (*offers[:seat], deck[:count], *offers[seat + 1 :]), held

    def _kept(self, world: Any, seat: int, kept: set[str] | int) -> Iterator[Any]:
        """All that can come of it: others keep any so many of their offer."""
        deck, offers, held = world
        offer = offers[seat]
        some = [{p for p, t in enumerate(offer) if t in kept}] if isinstance(kept, set) else []
        for places in some or [set(places) for places in combinations(range(len(offer)), int(kept))]:  # type: ignore[arg-type]
            returned = tuple(ticket for place, ticket in enumerate(offer) if place not in places)
            more = frozenset(offer[place] for place in places) - {UNKNOWN}
            yield (
                deck + returned,
                (*offers[:seat], (), *offers[seat + 1 :]),
                (*held[:seat], held[seat] | more, *held[seat + 1 :]),
            )

    def doubt(self, dump: Mapping[str, Any]) -> str:
        world = next(iter(self.worlds))
        deck, offers, held = world
        known = {*deck, *(t for o in offers for t in o), *(t for hand in held for t in hand)}

        def cover(tickets: list[str]) -> tuple[str, ...]:
            return tuple(ticket if ticket in known else UNKNOWN for ticket in tickets)

        players = dump["players"]
        sample = (
            cover(dump["ticket_deck"]),
            tuple(cover(player["offer"]) for player in players),
            tuple(frozenset(cover(player["tickets"])) - {UNKNOWN} for player in players),
        )
        return "" if sample in self.worlds else "the tickets cannot lie so"


class Log:
    """All that one seat was told from the first position on."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.cards = CardLog(view)
        self.tickets = TicketLog(view)

    def follow(self, events: list[dict[str, Any]], view: Mapping[str, Any]) -> None:
        for event in events:
            self.cards.hear(event)
            self.tickets.hear(event)
        self.cards.look(view)

    def doubt(self, dump: Mapping[str, Any]) -> str:
        return self.cards.doubt(dump) or ("" if self.tickets.is_lost else self.tickets.doubt(dump))


# -- games to remember

STYLES = ("random", "hoard", "tickets", "traveller")


def choose(s: State, seat: int, style: str, rng: Rng) -> int:
    legal = s.legal_actions(seat)
    if style == "traveller":
        return int(make_bot("ticket_to_ride", "traveller").choose(Glimpse(s, seat, rng), Budget(2)).action)
    begin = {"hoard": ("draw",), "tickets": ("tickets", "draw deck")}.get(style, ())
    liked = [action for action in legal if s.write(action).startswith(begin)] if begin else []
    if style == "tickets" and rng.below(3):
        liked = []
    pool = liked or legal
    return pool[rng.below(len(pool))]


def judge(number: int, rng: Rng, every: int) -> int:
    """Plays one game, and judges what each seat imagines in every so many positions; how many samples."""
    seats, style = 2 + number % 4, STYLES[number // 4 % len(STYLES)]
    setup = Setup(seats, f"{rng.word():x}")
    s = GAME.new(setup)
    logs = [Log(s.view(seat)) for seat in range(seats)]
    samples = actions = 0
    while s.actors():
        seat = seats_in(s.actors())[0]
        events: list[Event] = []
        s.apply(seat, choose(s, seat, style, rng), events)
        actions += 1
        for viewer, log in enumerate(logs):
            log.follow(told(events, viewer), s.view(viewer))
            if s.actors() and rng.below(every) == 0:
                told_view = json.loads(json.dumps(s.view(viewer)))
                doubt = log.doubt(GAME.imagine(told_view, rng).dump())
                assert not doubt, f"{style}, {setup}, after {actions} actions seat {viewer} imagines: {doubt}"
                assert not log.doubt(s.dump()), f"{style}, {setup}: the truth itself is doubted"
                samples += 1
    return samples


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--samples", type=int, default=10_000, help="(default: %(default)s)")
    parser.add_argument("--seed", default="1", help="hex digits (default: %(default)s)")
    options = parser.parse_args()
    rng, samples, games = seeded(options.seed), 0, 0
    while samples < options.samples:
        samples += judge(games, rng, 10)
        games += 1
    print(f"{samples} samples from {games} games agree with all that the seats were told")
    return 0


if __name__ == "__main__":
    sys.exit(main())
