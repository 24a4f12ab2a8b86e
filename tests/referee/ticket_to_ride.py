"""A model of the whole of Ticket to Ride, written from the ledger: it plays on a plain dump, rule by rule.

`python -m tests.referee.ticket_to_ride --games 10000 --seed 1` plays games beside the engine. What the ledger
leaves to chance is the shuffling of discards into a new deck: there the model turns the same generator.
"""

from __future__ import annotations

import copy
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from pomezi import GAMES, SPECTATOR, Rng, Setup, State
from pomezi.core.rng import resumed
from pomezi.core.vecs import ints
from tests.games.ticket_to_ride import naive, naive_legal
from tests.games.ticket_to_ride.build import KINDS, position
from tests.referee.side_by_side import Match, main, mixed_players

GAME = GAMES["ticket_to_ride"]
PLAYERS = ("", "", "idle", "greedy", "traveller", "guide")
NOT_OF_THE_RULES = ("knowledge", "turned", "memory", "muddle")  # memory_ticket_to_ride judges those


Ways: TypeAlias = tuple[naive.Graph, naive.Graph, dict[str, tuple[set[str], dict[str, int]]]]


class Model:
    """The position as a dump; `engine` is asked only for what no rule decides (which of two equal ways)."""

    def __init__(self, dump: Mapping[str, Any], engine: State) -> None:
        self.at: Any = copy.deepcopy(dict(dump))
        self.engine = engine
        self.rng = resumed(self.at["rng"])
        self.over: list[naive.Score] = []
        self.knowledge, self.learned = 0, True
        self.offers: dict[int, set[str]] = {}  # legal actions by seat, until somebody acts
        self.tracks: list[str] = []  # claimed when the ways were counted
        self.ways: dict[int, Ways] = {}  # of each seat
        if self.at["phase"] == "over":
            self.over = naive.score(self.at)

    # -- questions

    def actors(self) -> set[int]:
        return {seat for seat in range(self.at["seats"]) if self.legal(seat)}

    def legal(self, seat: int) -> set[str]:
        if seat not in self.offers:
            self.offers[seat] = naive_legal.legal(self.at, seat)
        return self.offers[seat]

    def scores(self) -> list[int]:
        if self.over:
            return [score.total for score in self.over]
        return [self._route_points(seat) for seat in range(self.at["seats"])]

    def places(self) -> list[int]:
        return naive.places(self.over)

    def _route_points(self, seat: int) -> int:
        return sum(naive.POINTS[route.length] for route in naive.owned(self.at, seat))

    def dump(self, seen: Mapping[str, Any]) -> dict[str, Any]:
        """The generator is predicted, too: nothing may be shuffled that the rules do not shuffle."""
        assert (seen["knowledge"] > self.knowledge) == self.learned, "what is known has grown, or has not"
        self.knowledge, self.learned = seen["knowledge"], False
        copied = {key: seen[key] for key in NOT_OF_THE_RULES}
        return {**self.at, **copied, "rng": self.rng.dump()}

    # -- actions

    def act(self, seat: int, text: str, public: list[dict[str, Any]]) -> None:
        verb, *words = text.split(" ")
        self.offers = {}
        if verb == "keep" and self.at["phase"] == "choose":
            self._choose(seat, words)
        elif verb == "keep":
            self._keep(seat, words)
            self._end_turn(seat)
        elif verb == "draw" and words == ["deck"]:
            self._gain(seat, self._top())
            self._after_draw(seat, False)
        elif verb == "draw":
            self._take_face_up(seat, words[0])
            self._after_draw(seat, words[0] == "loco")
        elif verb == "claim":
            self._claim(
                seat, words[0], {kind: int(count) for kind, _, count in (w.partition(":") for w in words[1:])}
            )
            self._end_turn(seat)
        elif verb == "tickets":
            self._offer(seat)
            self.at["phase"] = "keep"
        else:
            self._end_turn(seat, passed=True)

    # -- train cards

    def _top(self) -> str:
        """TR-17: an emptied deck is made anew at once."""
        card: str = self.at["deck"].pop(0)
        self.learned = True
        self._renew()
        return card

    def _renew(self) -> None:
        if not self.at["deck"] and self.at["discards"]:
            cards = ints(
                [KINDS.index(kind) for kind in KINDS for _ in range(self.at["discards"].get(kind, 0))]
            )
            self.rng.shuffle(cards, len(cards))
            self.at["deck"] = [KINDS[card] for card in reversed(list(cards))]
            self.at["discards"] = {}

    def _gain(self, seat: int, card: str, shown: bool = False) -> None:
        player = self.at["players"][seat]
        for pile in ["hand", "known_cards"] if shown else ["hand"]:
            player[pile] = plus(player[pile], {card: 1})

    def _take_face_up(self, seat: int, card: str) -> None:
        """TR-11, TR-34."""
        place = self.at["display"].index(card)
        self._gain(seat, card, shown=True)
        self.at["display"][place] = self._top() if self.at["deck"] else None
        self._sweep()

    def _fill(self) -> None:
        for place in range(5):
            if self.at["display"][place] is None and self.at["deck"]:
                self.at["display"][place] = self._top()

    def _sweep(self) -> None:
        """TR-14, TR-15."""
        fives = 0
        while self.at["display"].count("loco") >= 3 and self._others() >= 3:
            swept = Counter(card for card in self.at["display"] if card)
            other_discards = sum(self.at["discards"].values())
            self.at["discards"] = plus(self.at["discards"], swept)
            self.at["display"] = [None] * 5
            is_five = len(self.at["deck"]) == 5 and not other_discards and sum(swept.values()) == 5
            fives = fives + 1 if is_five else 0
            if fives == 2 or (is_five and self.at["rules"] == 1):
                self.at["discards"] = plus(self.at["discards"], Counter(self.at["deck"]))
                self.at["deck"], fives = [], 0
            self._renew()
            self._fill()

    def _others(self) -> int:
        everything = [*self.at["deck"], *Counter(self.at["discards"]).elements(), *self.at["display"]]
        return len([card for card in everything if card not in (None, "loco")])

    def _after_draw(self, seat: int, was_face_up_loco: bool) -> None:
        """TR-12, TR-19."""
        first = self.at["phase"] == "main"
        if first and not was_face_up_loco and set(naive_legal.second_cards(self.at)):
            self.at["phase"] = "second"
        else:
            self._end_turn(seat)

    # -- routes

    def _claim(self, seat: int, slug: str, cards: dict[str, int]) -> None:
        """TR-23; what everybody had seen taken is paid first."""
        player = self.at["players"][seat]
        if minus(cards, player["known_cards"]):
            self.learned = True
        player["hand"] = minus(player["hand"], cards)
        player["known_cards"] = minus(player["known_cards"], cards)
        self.at["discards"] = plus(self.at["discards"], cards)
        player["wagons"] -= naive.board().routes[slug].length
        self.at["routes"][slug] = seat
        self._renew()
        self._fill()
        self._sweep()

    # -- tickets

    def _offer(self, seat: int) -> None:
        """TR-30."""
        self.at["players"][seat]["offer"] = self.at["ticket_deck"][:3]
        del self.at["ticket_deck"][:3]
        self.learned = True

    def _choose(self, seat: int, kept: list[str]) -> None:
        """TR-04, TR-32: hidden until all have chosen, then from the starting player on."""
        players = self.at["players"]
        players[seat]["chosen"] = kept
        if all(player["chosen"] for player in players):
            for other in range(self.at["seats"]):
                at = (self.at["start"] + other) % self.at["seats"]
                self._keep(at, players[at]["chosen"])
                players[at]["chosen"] = []
            self.at["phase"] = "main"

    def _keep(self, seat: int, kept: list[str]) -> None:
        player = self.at["players"][seat]
        offer, player["offer"] = player["offer"], []
        returned = [slug for slug in offer if slug not in kept]
        player["tickets"] = in_order([*player["tickets"], *kept])
        self.at["ticket_deck"] += returned
        self.learned = True
        for other, somebody in enumerate(self.at["players"]):
            seen = set(somebody["seen_tickets"])
            if returned:
                seen -= set(offer)
            if other == seat:
                seen |= set(returned)
            somebody["seen_tickets"] = in_order(seen)

    # -- the end of a turn

    def _end_turn(self, seat: int, passed: bool = False) -> None:
        """TR-33, TR-40."""
        at = self.at
        at["passes"] = at["passes"] + 1 if passed else 0
        was_last_round = at["last_turns"] > 0
        if was_last_round:
            at["last_turns"] -= 1
        elif at["players"][seat]["wagons"] <= 2:
            at["last_turns"] = at["seats"]
        if (was_last_round and at["last_turns"] == 0) or at["passes"] == at["seats"]:
            at["phase"] = "over"
            self.over = naive.score(at)
            self.learned = True
        else:
            at["phase"], at["turn"] = "main", (seat + 1) % at["seats"]

    # -- what a seat may know

    def view(self, seat: int) -> dict[str, Any]:
        at = self.at
        seen: Any = self.engine.view(seat)
        closed = [slug for slug, r in naive.board().routes.items() if self._is_closed(slug, r.twin)]
        view = {
            **{key: at[key] for key in ("game", "edition", "options", "rules", "phase", "turn", "start")},
            **{key: at[key] for key in ("last_turns", "passes", "display", "discards", "routes")},
            "seat": seat,
            "actors": sorted(self.actors()),
            "deck": len(at["deck"]),
            "ticket_deck": len(at["ticket_deck"]),
            "closed": seen["closed"] if sorted(seen["closed"]) == sorted(closed) else closed,
            "players": [self._player(other) for other in range(at["seats"])],
            "turned": seen["turned"],
            "memory": seen["memory"],
            "ticket_memory": seen["ticket_memory"],
        }
        if seat != SPECTATOR:
            view["own"] = self._own(seat, seen["own"])
        if at["phase"] == "over":
            assert naive.difference(at, seen["result"]) == ""
            view["result"] = seen["result"]
        return view

    def _is_closed(self, slug: str, twin: str) -> bool:
        """TR-26."""
        return slug not in self.at["routes"] and twin in self.at["routes"] and self.at["seats"] <= 3

    def _player(self, seat: int) -> dict[str, Any]:
        player = self.at["players"][seat]
        return {
            "points": self._route_points(seat),
            "wagons": player["wagons"],
            "cards": sum(player["hand"].values()),
            "known_cards": player["known_cards"],
            "tickets": len(player["tickets"]),
            "offered": len(player["offer"]),
            "chosen": self.at["phase"] != "choose" or bool(player["chosen"]),
        }

    def _own(self, seat: int, seen: Any) -> dict[str, Any]:
        player = self.at["players"][seat]
        return {
            "hand": player["hand"],
            "tickets": [
                self._facts(seat, *pair) for pair in zip(player["tickets"], seen["tickets"], strict=True)
            ],
            "offer": [self._facts(seat, *pair) for pair in zip(player["offer"], seen["offer"], strict=True)],
            "chosen": player["chosen"] if self.at["phase"] == "choose" else [],
            "known_tickets": self._known_tickets(seat),
            "drawn": seen["drawn"],
            "lost_tickets": seen["lost_tickets"],
        }

    def _known_tickets(self, seat: int) -> dict[str, Any]:
        player = self.at["players"][seat]
        known = set(player["seen_tickets"]) - {*player["tickets"], *player["offer"]}
        deck = {slug: depth for depth, slug in enumerate(self.at["ticket_deck"]) if slug in known}
        seats = {
            slug: other
            for other, somebody in enumerate(self.at["players"])
            for slug in [*somebody["tickets"], *somebody["offer"]]
            if slug in known
        }
        offer = self.at["players"][self.at["turn"]]["offer"] if self.at["phase"] == "keep" else []
        return {
            "deck": deck,
            "seats": seats,
            "offer": {slug: place for place, slug in enumerate(offer) if slug in known},
            "own": {
                slug: other
                for slug in [*player["tickets"], *player["offer"]]
                for other, somebody in enumerate(self.at["players"])
                if slug in somebody["seen_tickets"]
            },
        }

    def _facts(self, seat: int, slug: str, seen: Any) -> dict[str, Any]:
        """Of a ticket; the way is the engine's, if it is as cheap as any."""
        ticket = naive.board().tickets[slug]
        done, needed = self._need(seat, slug)
        assert sum(naive.board().routes[route].length for route in seen["way"]) == (needed or 0)
        return {
            "ticket": slug,
            "from": ticket.a,
            "to": ticket.b,
            "points": ticket.points,
            "status": "done" if done else "impossible" if needed is None else "open",
            "wagons_needed": 0 if done else needed,
            "way": seen["way"],
        }

    def _need(self, seat: int, slug: str) -> tuple[bool, int | None]:
        """Whether a ticket is done, and the wagons it needs: counted anew when somebody has claimed."""
        if self.tracks != list(self.at["routes"]):
            self.tracks, self.ways = list(self.at["routes"]), {}
        if seat not in self.ways:
            self.ways[seat] = naive.network(self.at, seat), naive.ways(self.at, seat), {}
        own, free, far = self.ways[seat]
        ticket = naive.board().tickets[slug]
        if ticket.a not in far:
            far[ticket.a] = naive.reachable(own, ticket.a), naive.distances(free, ticket.a)
        mine, wagons = far[ticket.a]
        return ticket.b in mine, naive.within(self.at, seat, wagons.get(ticket.b))


def plus(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    return dict(Counter(one) + Counter(other))


def minus(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    return dict(Counter(one) - Counter(other))


def in_order(slugs: Any) -> list[str]:
    return [slug for slug in naive.board().tickets if slug in slugs]


# -- games to compare


def match(state: State, label: str, rng: Rng, names: tuple[str, ...]) -> Match:
    dump: Any = state.dump()
    return label, state, Model(dump, state), mixed_players("ticket_to_ride", names, dump["seats"], rng)


def matches(rng: Rng) -> Iterator[Match]:
    """Seat counts by turns; every third game from a made-up position in which cards are short."""
    number = 0
    while True:
        seats = 2 + number % 4
        if number % 3 == 2:
            yield match(made_up(seats, rng), f"game {number}, made up for {seats}", rng, ("", "", "idle"))
        else:
            start = "drawn" if rng.below(2) else int(rng.below(seats))
            setup = Setup(seats, f"{rng.word():x}", options={"start": start}, rules=int(1 + rng.below(2)))
            yield match(GAME.new(setup), f"game {number}, {setup}", rng, PLAYERS)
        number += 1


def two_fives(seats: int, rng: Rng) -> State:
    """Whoever takes a face-up card turns up a third locomotive, and five cards are left in the deck."""
    cards = [KINDS[rng.below(8)] if rng.below(2) else "loco" for _ in range(5)]
    colours = " ".join(KINDS[rng.below(8)] for _ in range(3))
    return position(seats, display=f"loco loco {colours}", deck=" ".join(["loco", *cards]), rest=1)


def made_up(seats: int, rng: Rng) -> State:
    """Nearly all cards are in hands; locomotives are many in what is left; few wagons or tickets."""
    if rng.below(3) == 0:
        return two_fives(seats, rng)
    locos = rng.below(15)
    others = [KINDS[rng.below(8)] for _ in range(5 + rng.below(8))]
    cards = ints([*range(len(others)), *[-1] * locos])
    rng.shuffle(cards, len(cards))
    pile = [others[card] if card >= 0 else "loco" for card in cards]
    hands = {
        seat: " ".join(f"{KINDS[rng.below(8)]}:1" for _ in range(rng.below(4))) for seat in range(1, seats)
    }
    return position(
        seats,
        turn=int(rng.below(seats)),
        display=" ".join((pile[:5] + ["-"] * 5)[:5]),
        deck=" ".join(pile[5:]),
        rest=int(rng.below(seats)),
        hands=hands,
        wagons={seat: int(3 + rng.below(43)) for seat in range(seats)},
        spare_tickets=int(rng.below(seats)) if rng.below(2) else None,
    )


if __name__ == "__main__":
    sys.exit(main(__doc__, matches))
