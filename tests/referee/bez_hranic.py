"""Bez hranic a second time, from docs/rules/bez_hranic.md alone: plain, slow, and asked after every action.

`python -m tests.referee.bez_hranic --games 10000 --seed 7` plays that many games beside it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import combinations, pairwise, permutations, product
from typing import Any

from pomezi import GAMES, Rng, Setup, State
from tests.referee.side_by_side import Match, main, mixed_players

GAME = GAMES["bez_hranic"]
COLOURS = ["red", "yellow", "blue", "purple", "green", "white"]  # BH-01
INCOME = {1: 100, 3: 200, 5: 300}  # BH-07
PLAYERS = ("", "idle", "tourist", "explorer")
FORTY = "40"


# -- the map, as the edition's file has it


class Geography:
    def __init__(self, edition: str) -> None:
        folder = files("pomezi.games.bez_hranic") / "editions"
        sheet = json.loads((folder / f"{edition}.json").read_text(encoding="utf-8"))
        self.about = {state["id"]: state for state in sheet["states"]}
        self.kinds: dict[tuple[str, str], str] = {}
        for place, sides in sheet["borders"].items():
            for kind, others in sides.items():
                for other in others:
                    self.kinds[place, other] = kind
        self.places = list(sheet["borders"])
        self.far = {place: self._rings(place) for place in self.places}
        self._parts: dict[str, list[str]] = {}  # found once

    def _rings(self, start: str) -> dict[str, int]:
        """How many borders it is from here to everywhere (BH-31, BH-76)."""
        far, ring = {start: 0}, [start]
        while ring:
            ring = sorted({b for a, b in self.kinds if a in ring and b not in far})
            far.update({place: max(far.values()) + 1 for place in ring})
        return far

    def parts(self, state: str) -> list[str]:
        """BH-72, BH-75: the slugs of parts begin with that of their state."""
        if state not in self._parts:
            own = [place for place in self.places if place == state or place.startswith(f"{state}:")]
            self._parts[state] = own
        return self._parts[state]

    def touch(self, a: str, b: str) -> bool:
        """BH-74: whichever parts."""
        return any((x, y) in self.kinds for x, y in product(self.parts(a), self.parts(b)))

    def borders(self, stops: Sequence[str]) -> int:
        """The fewest on a way through these states in this order; BH-73: each stop is left from the part in
        which it was made."""
        walks = product(*(self.parts(stop) for stop in stops))
        return min(sum(self.far[a][b] for a, b in pairwise(walk)) for walk in walks)

    def journey(self, middle: Sequence[str], chosen: Sequence[str]) -> int:
        """BH-30, BH-40, BH-45: in the better order."""
        orders = permutations(chosen)
        return min(self.borders([middle[0], *order, *middle[1:]]) for order in orders) if chosen else 0


geography = cache(Geography)


class SomeWay:
    """Equal to any shortest way of a journey: which of them is shown, no rule says."""

    def __init__(self, world: Geography, middle: Sequence[str], chosen: Sequence[str]) -> None:
        self.world, self.middle, self.chosen = world, middle, chosen
        self.found: list[str] = []

    def __eq__(self, way: object) -> bool:
        assert isinstance(way, list)
        self.found = way
        if not self.chosen:
            return way == []
        steps = list(pairwise(way))
        stops = [
            [i for i, node in enumerate(way) if node in self.world.parts(state)] for state in self.chosen
        ]
        return (
            all(step in self.world.kinds for step in steps)
            and len(steps) == self.world.journey(self.middle, self.chosen)
            and way[0] in self.world.parts(self.middle[0])
            and all(stops)
            and (len(self.middle) == 1 or way[-1] in self.world.parts(self.middle[1]))
        )

    def __hash__(self) -> int:
        return 0


class KindsOf:
    """Equal to the kinds of borders along a way that was compared before."""

    def __init__(self, way: SomeWay) -> None:
        self.way = way

    def __eq__(self, kinds: object) -> bool:
        return kinds == [self.way.world.kinds[step] for step in pairwise(self.way.found)]

    def __hash__(self) -> int:
        return 0


# -- the game


class Model:
    def __init__(self, setup: Setup, dump: Mapping[str, Any]) -> None:
        """Of the first dump only what chance decided is read: the dealer and the order of the cards."""
        self.setup = setup
        self.seats = setup.seats
        self.world = geography(setup.edition)
        self.each = 2 if setup.options["two_colours"] else 1
        self.alone = bool(setup.options["correspondence"])
        self.colours = [COLOURS[i * self.each : (i + 1) * self.each] for i in range(self.seats)]
        self.phase, self.round, self.dealer = "look", 0, int(dump["dealer"])
        self.deck, self.final = list(dump["deck"]), list(dump["final"])
        self.used: list[str] = []
        self.offer: list[str] = []
        self.middle: list[str] = []
        self.ready: set[int] = set()
        self.opened: set[int] = set()
        self.money = [0] * self.seats
        self.tokens: list[tuple[str, str]] = []  # colour, place: as they came
        self.paid = {colour: 0 for own in self.colours for colour in own}

    def take_over(self, dump: Mapping[str, Any]) -> None:
        """Goes on from a made-up position between two rounds."""
        for key in ("phase", "round", "dealer", "used", "offer", "middle", "deck", "final"):
            setattr(self, key, dump[key])
        self.money = [player["money"] for player in dump["players"]]
        self.paid = {colour: euro for player in dump["players"] for colour, euro in player["paid"].items()}
        self.opened = set(dump["opened"])
        self.tokens = [(colour, place) for place, stack in dump["stacks"].items() for colour in stack]

    # -- who may do what

    def due(self) -> int:
        """Tokens of a colour in this round (BH-21, BH-22)."""
        return 1 if self.round <= 2 else 2

    def at(self, colour: str) -> list[str]:
        return [place for other, place in self.tokens if other == colour]

    def left(self, seat: int) -> int:
        if self.phase not in ("deal", "choose"):
            return 0
        return sum(self.due() - len(self.at(colour)) for colour in self.colours[seat])

    def actors(self) -> set[int]:
        if self.phase in ("look", "review"):
            return set(range(self.seats)) - self.ready
        if self.phase == "deal":
            return {self.dealer}
        return {seat for seat in range(self.seats) if self.phase == "choose" and self.left(seat)}

    def legal(self, seat: int) -> set[str]:
        if seat not in self.actors():
            return set()
        if self.phase in ("look", "review"):
            return {"ready"}
        if self.phase == "deal":
            return {"deal"} if len(self.offer) < 7 else {"reveal"}
        if self.alone and seat not in self.opened:
            return {"open"}
        places = [FORTY, *self.offer]
        found = product(self.colours[seat], places)
        fits = [(colour, place) for colour, place in found if self._may_lie(seat, colour, place)]
        return {f"place {colour} {place}" if self.each == 2 else f"place {place}" for colour, place in fits}

    def _may_lie(self, seat: int, colour: str, place: str) -> bool:
        own = self.at(colour)
        if len(own) == self.due() or place in own:
            return False
        for sister in self.colours[seat]:
            if sister != colour:
                theirs = self.at(sister)
                if self.due() == 1 and place in theirs:
                    return False  # BH-61
                if self.due() == 2 and len(own) == 1 and sorted([*own, place]) == sorted(theirs):
                    return False  # BH-62
        return True

    # -- what happens

    def act(self, seat: int, text: str, public: list[dict[str, Any]]) -> None:
        verb, *words = text.split(" ")
        if verb == "ready":
            self.ready.add(seat)
            if len(self.ready) == self.seats:
                self._begin_round()
        elif verb == "deal":
            self.offer.append(self.deck.pop(0))
            if len(self.offer) == 7 and self.setup.rules > 1:
                self._turn_up()  # BH-13
        elif verb == "reveal":
            self._turn_up()
        elif verb == "open":
            self.opened.add(seat)
        else:
            colour = words[0] if self.each == 2 else self.colours[seat][0]
            self.tokens.append((colour, words[-1]))
            if not self.actors():
                self._evaluate()

    def _begin_round(self) -> None:
        self.ready, self.opened, self.tokens = set(), set(), []
        self.paid = dict.fromkeys(self.paid, 0)
        self.used += self.offer + self.middle
        self.offer, self.middle = [], []
        if self.round:
            self.dealer = (self.dealer + 1) % self.seats
        self.round += 1
        if self.round == 7:  # BH-12
            self.deck, self.final, self.used = self.final, [], []
        self.money = [euro + INCOME.get(self.round, 0) * self.each for euro in self.money]  # BH-60
        self.phase = "deal"
        if self.alone:  # BH-29
            self.offer, self.deck = self.deck[:7], self.deck[7:]
            self._turn_up()

    def _turn_up(self) -> None:
        count = 1 if self.round <= 4 else 2
        self.middle, self.deck = self.deck[:count], self.deck[count:]
        self.phase = "choose"

    def _evaluate(self) -> None:
        self.phase = "over" if self.round == 7 else "review"
        for seat, own in enumerate(self.colours):
            for colour in own:
                price = self._bill(colour)["price"]
                if self.round == 7:
                    self.paid[colour] = max(0, price)  # BH-50, BH-53
                    self.money[seat] += self.paid[colour]
                else:
                    self.paid[colour] = min(price, self.money[seat])  # BH-35, BH-64
                    self.money[seat] -= self.paid[colour]

    def _stack(self, place: str) -> list[str]:
        return [colour for colour, other in self.tokens if other == place]

    def _bill(self, colour: str) -> dict[str, Any]:
        places = [place for place in [FORTY, *self.offer] if place in self.at(colour)]
        under = [self._stack(place).index(colour) for place in places]
        chosen = [place for place in places if place != FORTY]
        pairs = [*product(self.middle, chosen), *combinations(chosen, 2)]
        near = [[a, b] for a, b in pairs if self.world.touch(a, b)]
        borders = self.world.journey(self.middle, chosen)
        charges = {
            "crossings": 10 * borders,
            "neighbours": 30 * len(near),
            "forty": 40 if FORTY in places else 0,
            "stack": (-10 if self.round == 7 else 10) * sum(under),
        }
        price = sum(charges.values())
        return {
            "colour": colour,
            "places": places,
            "under": under,
            "borders": borders,
            "neighbours": near,
            "charges": charges,
            "price": max(0, price) if self.round == 7 else price,
        }

    def scores(self) -> list[int]:
        return list(self.money)

    def places(self) -> list[int]:
        return [1 + sum(other > euro for other in self.money) for euro in self.money]

    # -- everything, and what a seat may know of it

    def dump(self, seen: Mapping[str, Any]) -> dict[str, Any]:
        hidden = self.alone and self.phase == "choose"
        return {
            "game": "bez_hranic",
            "edition": self.setup.edition,
            "options": dict(self.setup.options),
            "rules": self.setup.rules,
            "seats": self.seats,
            "knowledge": seen["knowledge"],
            "phase": self.phase,
            "round": self.round,
            "dealer": self.dealer,
            "used": self.used,
            "offer": self.offer,
            "middle": self.middle,
            "deck": self.deck,
            "final": self.final,
            "stacks": {p: self._stack(p) for p in [FORTY, *self.offer] if self._stack(p)},
            "ready": sorted(self.ready),
            "opened": sorted(self.opened),
            "arrived": [f"{colour} {place}" for colour, place in self.tokens] if hidden else [],
            "players": [self._player_dump(seat) for seat in range(self.seats)],
        }

    def _player_dump(self, seat: int) -> dict[str, Any]:
        own = self.colours[seat]
        return {
            "money": self.money[seat],
            "tokens": {colour: 2 - len(self.at(colour)) for colour in own},
            "paid": {colour: self.paid[colour] for colour in own},
        }

    def view(self, seat: int) -> dict[str, Any]:
        is_secret = self.alone and self.phase == "choose"
        everybody = set(range(self.seats))
        knows = not is_secret or (seat in self.opened if seat >= 0 else self.opened == everybody)
        rounds = {False: 0, "part_one": 2, True: 7}[self.setup.options["open_map"]]
        is_open = self.round <= rounds or self.phase not in ("deal", "choose")
        seen: dict[str, Any] = {
            "game": "bez_hranic",
            "edition": self.setup.edition,
            "options": dict(self.setup.options),
            "rules": self.setup.rules,
            "seat": seat,
            "phase": self.phase,
            "actors": sorted(self.actors()),
            "round": self.round,
            "dealer": self.dealer,
            "deck": len(self.deck),
            "used": self.used,
            "fields": [self._field(i, seat, knows, is_secret) for i in range(8)],
            "due": 2 if self.round > 2 else 1,
            "middle_cards": 2 if self.round > 4 else 1,
            "middle": self.middle if knows else [],
            "players": [self._player_view(other) for other in range(self.seats)],
        }
        seen.update(
            {"map": {"borders": AllBorders(self.world)}} if is_open else {"hushed": ["paid", "received"]}
        )
        if is_secret:
            seen["arrived"] = [self._arrival(colour, place, seat) for colour, place in self.tokens]
        if self.phase in ("review", "over"):
            about = [self._about(s) for s in self.middle]
            seen["evaluation"] = {"bills": self._bills(), "about": about, "hindsight": self._hindsight()}
        if self.phase == "over":
            seen["result"] = {"scores": self.scores(), "places": self.places()}
        return seen

    def _field(self, number: int, seat: int, knows: bool, is_secret: bool) -> dict[str, Any]:
        place = [FORTY, *self.offer, *[None] * 7][number]
        own = self.colours[seat] if seat >= 0 else []
        stack = self._stack(place) if place is not None else []
        return {
            "place": place if number == 0 or knows else None,
            "stack": [colour for colour in stack if colour in own] if is_secret else stack,
        }

    def _arrival(self, colour: str, place: str, seat: int) -> dict[str, Any]:
        owner = next(other for other, own in enumerate(self.colours) if colour in own)
        return {"seat": owner, "colour": colour, "place": place} if owner == seat else {"seat": owner}

    def _player_view(self, seat: int) -> dict[str, Any]:
        return {
            "money": self.money[seat],
            "colours": self.colours[seat],
            "left": self.left(seat),
            "ready": seat in self.ready,
            "opened": seat in self.opened,
        }

    def _bills(self) -> list[dict[str, Any]]:
        found = []
        sign = 1 if self.round == 7 else -1
        for seat, own in enumerate(self.colours):
            money = self.money[seat] - sign * sum(self.paid[colour] for colour in own)
            for colour in own:
                bill = self._bill(colour)
                money += sign * self.paid[colour]
                way = SomeWay(self.world, self.middle, [p for p in bill["places"] if p != FORTY])
                told = {"seat": seat, "way": way, "crossings": KindsOf(way)}
                found.append({**bill, **told, "amount": self.paid[colour], "money": money})
        return found

    def _hindsight(self) -> dict[str, Any]:
        """Every choice there was, priced as the rules say, with nobody's tokens underneath."""
        fields = [FORTY, *self.offer]
        sign = -1 if self.round == 7 else 1
        prices = {choice: self._worth(choice) for choice in combinations(fields, self.due())}
        best = min(prices.values(), key=lambda euro: sign * euro)
        told = []
        for place in fields:
            company = [choice for choice in prices if place in choice]
            first = min(company, key=lambda choice: sign * prices[choice])
            partner = [other for other in first if other != place]
            told.append({"place": place, "partner": partner, "price": prices[first]})
        missed = []
        for own in self.colours:
            for colour in own:
                taken = [set(self.at(other)) for other in own if other != colour]
                left = [euro for choice, euro in prices.items() if set(choice) not in taken]
                mine = next(euro for choice, euro in prices.items() if set(choice) == set(self.at(colour)))
                missed.append(max(sign * (mine - euro) for euro in left))
        choices = [list(choice) for choice, euro in prices.items() if euro == best]
        return {"fields": told, "best": choices, "price": best, "missed": missed}

    def _worth(self, choice: Sequence[str]) -> int:
        chosen = [place for place in choice if place != FORTY]
        pairs = [*product(self.middle, chosen), *combinations(chosen, 2)]
        near = sum(30 for a, b in pairs if self.world.touch(a, b))
        return 10 * self.world.journey(self.middle, chosen) + near + (40 if FORTY in choice else 0)

    def _about(self, state: str) -> dict[str, Any]:
        known = self.world.about[state]
        keys = ("capital", "area_ha", "population", "population_year", "facts")
        return {"state": state, **{key: known[key] for key in keys}}


class AllBorders:
    """Equal to a list that holds each border of the map once."""

    def __init__(self, world: Geography) -> None:
        self.world = world

    def __eq__(self, borders: object) -> bool:
        assert isinstance(borders, list)
        found = {tuple(sorted((a, b))): kind for a, b, kind in borders}
        return len(found) == len(borders) and found == {
            (a, b): kind for (a, b), kind in self.world.kinds.items() if a < b
        }

    def __hash__(self) -> int:
        return 0


# -- matches


def match(setup: Setup, rng: Rng, names: tuple[str, ...] = PLAYERS, poor: bool = False) -> Match:
    """A game and its model; `poor` begins after a round, with purses that will not last."""
    checked = GAME.check(setup)
    state = GAME.new(checked)
    model = Model(checked, state.dump())
    if poor:
        while state.view(-1)["phase"] != "review":
            seat = state.actors().bit_length() - 1
            state.apply(seat, int(state.random_action(seat, rng)))
        dump: Any = json.loads(json.dumps(state.dump()))
        for player in dump["players"]:
            player["money"] = 10 * rng.below(9)
        state = GAME.load(dump)
        model.take_over(json.loads(json.dumps(state.dump())))
    label = f"{checked.seats} seats, seed {checked.seed}, {checked.edition} {dict(checked.options)}"
    return label, state, model, mixed_players("bez_hranic", names, checked.seats, rng)


def herd(state: State, seat: int) -> int:
    """Follows the crowd, from the first card on: where six stand, the last may get less than nothing."""
    view: Any = state.view(seat)
    heights = {field["place"]: len(field["stack"]) for field in view["fields"]}
    order = state.legal_actions(seat)
    if len(order) == 1:
        return order[0]
    return max(order[1:], key=lambda action: heights[state.write(action).split(" ")[-1]])


def matches(rng: Rng) -> Iterator[Match]:
    """Seat counts, maps, options and versions of the rules by turns; every fourth game among the poor."""
    number = 0
    while True:
        seats = 2 + number % 5
        options = {
            "two_colours": seats <= 3 and rng.below(2) == 1,
            "correspondence": rng.below(3) == 0,
            "open_map": (False, False, False, True, "part_one")[rng.below(5)],
        }
        edition = ("europe", "usa")[rng.below(2)]
        stacked = {"deck": odd_states(rng)} if edition == "europe" and rng.below(3) == 0 else {}
        setup = Setup(seats, f"{rng.word():x}", edition, options, stacked, 1 + rng.below(2))
        label, state, model, players = match(setup, rng, PLAYERS, poor=number % 4 == 3)
        yield label, state, model, [herd] * seats if seats == 6 and rng.below(2) else players
        number += 1


def odd_states(rng: Rng) -> list[str]:
    """States in two parts and those inside others, early in the deck."""
    odd = ["ru", "az", "pl", "fi", "tr", "sm", "va", "ge", "lt", "am", "it", "no", "mc", "li", "is", "mt"]
    return [odd.pop(rng.below(len(odd))) for _ in range(16)]


if __name__ == "__main__":
    sys.exit(main(__doc__, matches))
