"""Limes a second time, from docs/rules/limes.md alone: plain, slow, and asked after every action.

`python -m tests.referee.limes --games 10000 --seed 7` plays that many games beside it.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

from pomezi import GAMES, Rng, Setup
from tests.referee.side_by_side import Match, main, mixed_players

Spot: TypeAlias = tuple[int, int]  # column, row: of a place for a card, or of a zone
Area: TypeAlias = frozenset[Spot]

ROUNDS = 16
SPAN = 4
FIRST = (3, 3)  # how the notation calls the place of the first card
DIRECTIONS = ((0, -1), (1, 0), (0, 1), (-1, 0))
CORNERS = ((-1, -1), (1, -1), (-1, 1), (1, 1))
JOBS = {"field": "farmer", "water": "fisher", "forest": "woodcutter", "rock": "watchman"}
RANKS = ((49, "excellent"), (42, "very-good"), (35, "good"), (28, "satisfactory"), (0, "improve"))


@dataclass(frozen=True)
class Land:
    """One player's landscape: cards by place (number and quarter turns), workers in the order they came."""

    cards: Mapping[Spot, tuple[str, int]] = field(default_factory=dict)
    workers: tuple[Spot, ...] = ()


class Chart:
    """What lies in a landscape, zone by zone, and what its workers are worth."""

    def __init__(self, land: Land, faces: Mapping[str, Sequence[str]]) -> None:
        self.workers = land.workers
        self.zones: dict[Spot, str] = {}
        for (x, y), (card, turns) in land.cards.items():
            for quarter, zone in enumerate(turned(faces[card], turns)):
                self.zones[2 * x + quarter % 2, 2 * y + quarter // 2] = zone
        self.kinds = {spot: zone.split("+")[0] for spot, zone in self.zones.items()}
        self.areas: dict[Spot, Area] = {}
        for spot in self.zones:
            if spot not in self.areas:
                area = self._flood(spot)
                self.areas.update(dict.fromkeys(area, area))

    def kind(self, spot: Spot) -> str:
        return self.kinds.get(spot, "nothing")

    def _flood(self, spot: Spot) -> Area:
        """LI-15, LI-16."""
        found, fresh = {spot}, [spot]
        while fresh and self.kind(spot) != "rock":
            for near in around(fresh.pop(), DIRECTIONS):
                if near not in found and self.kind(near) == self.kind(spot):
                    found.add(near)
                    fresh.append(near)
        return frozenset(found)

    def shore(self, area: Area) -> set[Spot]:
        return {near for spot in area for near in around(spot, DIRECTIONS) if near in self.zones} - area

    def neighbours(self, area: Area) -> set[Area]:
        return {self.areas[spot] for spot in self.shore(area)}

    def worth(self, spot: Spot) -> int:
        """LI-31 to LI-34: of a worker on this zone."""
        kind, area = self.kind(spot), self.areas[spot]
        if kind == "field":
            return len(area)
        if kind == "water":
            return len([near for near in self.shore(area) if self.zones[near].endswith("+hut")])
        if kind == "forest":
            return len(self.neighbours(area))
        return sum(self._trees(spot, step) for step in DIRECTIONS)

    def _trees(self, spot: Spot, step: Spot) -> int:
        trees = 0
        while True:
            spot = spot[0] + step[0], spot[1] + step[1]
            if self.kind(spot) in ("nothing", "rock"):
                return trees
            trees += self.kind(spot) == "forest"

    @cached_property
    def points(self) -> list[int]:
        """LI-35: the first worker of an area scores for it."""
        points: list[int] = []
        for at, spot in enumerate(self.workers):
            is_first = self.areas[spot] not in [self.areas[other] for other in self.workers[:at]]
            points.append(self.worth(spot) if is_first else 0)
        return points

    def reach(self, worker: int, ferry: bool) -> set[Spot]:
        """LI-22, LI-51: where a worker may go."""
        home = self.areas[self.workers[worker]]
        goals = self.neighbours(home)
        others = [spot for at, spot in enumerate(self.workers) if at != worker]
        for water in list(goals):
            if ferry and any(spot in water and self.kind(spot) == "water" for spot in others):
                goals |= self.neighbours(water) - {home}
        return {spot for area in goals for spot in area}


def turned(zones: Sequence[str], turns: int) -> list[str]:
    """A card after so many quarter turns clockwise."""
    for _ in range(turns):
        zones = [zones[2], zones[0], zones[3], zones[1]]
    return list(zones)


def around(spot: Spot, steps: Sequence[Spot]) -> list[Spot]:
    return [(spot[0] + x, spot[1] + y) for x, y in steps]


def text_of(spot: Spot) -> str:
    return f"{spot[0]},{spot[1]}"


class Model:
    """A table: everybody's landscape as the round began, and what each has done since."""

    def __init__(self, setup: Setup, facts: Mapping[str, Any], deck: Sequence[str]) -> None:
        self.setup = setup
        self.supply = int(facts["workers"])
        self.faces = {str(card["number"]): card["zones"] for card in facts["cards"]}
        self.deck = list(deck)
        self.rounds = 0
        self.shown = [Land() for _ in range(setup.seats)]
        self.doing: list[list[str]] = [[] for _ in range(setup.seats)]
        self._charts: dict[Any, Chart] = {}

    # -- what may be done

    def actors(self) -> set[int]:
        waiting = {seat for seat in range(self.setup.seats) if len(self.doing[seat]) < 2}
        return waiting if self.rounds < ROUNDS else set()

    def legal(self, seat: int) -> set[str]:
        if seat not in self.actors():
            return set()
        if not self.doing[seat]:
            places = self._places(self.shown[seat])
            return {f"lay {text_of(place)} r{90 * turns}" for place in places for turns in range(4)}
        return self._deeds(self.land(seat))

    def _places(self, land: Land) -> set[Spot]:
        """LI-11, LI-13, LI-50."""
        if not land.cards:
            return {FIRST}
        steps = DIRECTIONS + (CORNERS if self.setup.options["diagonal"] else ())
        near = {place for card in land.cards for place in around(card, steps)} - set(land.cards)
        return {place for place in near if fits([*land.cards, place])}

    def _deeds(self, land: Land) -> set[str]:
        """LI-20 to LI-23."""
        deeds = {"pass"}
        if len(land.workers) < self.supply:
            deeds |= {"place z1", "place z2", "place z3", "place z4"}
        chart = self._chart(land)
        for worker in range(len(land.workers)):
            spots = chart.reach(worker, bool(self.setup.options["ferry"]))
            deeds |= {f"move w{worker + 1} {text_of(spot)}" for spot in spots}
        return deeds

    # -- what it does

    def act(self, seat: int, text: str, public: list[dict[str, Any]]) -> None:
        self.doing[seat].append(text)
        if all(len(doing) == 2 for doing in self.doing):
            self.shown = [self.land(seat) for seat in range(self.setup.seats)]
            self.doing = [[] for _ in self.doing]
            self.rounds += 1

    def land(self, seat: int) -> Land:
        """With what was done in this round."""
        land = self.shown[seat]
        for text in self.doing[seat]:
            land = self._done(land, seat, text.split(" "))
        return land

    def _done(self, land: Land, seat: int, words: list[str]) -> Land:
        if words[0] == "lay":
            card = self.deck[self.rounds], int(words[2][1:]) // 90
            return Land({**land.cards, spot_of(words[1]): card}, land.workers)
        if words[0] == "place":
            x, y = spot_of(self.doing[seat][0].split(" ")[1])
            quarter = int(words[1][1:]) - 1
            spot = 2 * x + quarter % 2, 2 * y + quarter // 2
            return Land(land.cards, (*land.workers, spot))
        if words[0] == "move":
            workers = list(land.workers)
            workers[int(words[1][1:]) - 1] = spot_of(words[2])
            return Land(land.cards, tuple(workers))
        return land

    # -- what it is worth

    def _chart(self, land: Land) -> Chart:
        """Drawn once: many ask for the same landscape."""
        lies = *land.cards.items(), land.workers
        if lies not in self._charts:
            self._charts = dict(list(self._charts.items())[-40:])
            self._charts[lies] = Chart(land, self.faces)
        return self._charts[lies]

    def scores(self) -> list[int]:
        return [sum(self._chart(self.land(seat)).points) for seat in range(self.setup.seats)]

    def places(self) -> list[int]:
        """LI-36."""
        ranks = []
        for seat in range(self.setup.seats):
            best = sorted(self._chart(self.land(seat)).points, reverse=True)
            ranks.append((sum(best), best + [0] * (self.supply - len(best))))
        return [1 + sum(other > rank for other in ranks) for rank in ranks]

    # -- what is seen

    def dump(self, seen: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "game": "limes",
            "edition": seen["edition"],
            "options": dict(self.setup.options),
            "rules": seen["rules"],
            "seats": self.setup.seats,
            "rounds": self.rounds,
            "deck": self.deck,
            "players": [
                {
                    "cards": {
                        text_of(at): f"{card} r{90 * turns}" for at, (card, turns) in land.cards.items()
                    },
                    "workers": [text_of(spot) for spot in land.workers],
                    "supply": self.supply - len(land.workers),
                    "doing": doing,
                }
                for land, doing in zip(self.shown, self.doing, strict=True)
            ],
        }

    def view(self, seat: int) -> dict[str, Any]:
        over = self.rounds == ROUNDS
        drawn = self.deck[: min(self.rounds + 1, ROUNDS)]
        card = None if over else drawn[-1]
        view = {
            "game": "limes",
            "edition": self.setup.edition,
            "options": dict(self.setup.options),
            "rules": 1,
            "seat": seat,
            "phase": "over" if over else self._step(seat) if seat >= 0 else "round",
            "actors": sorted(self.actors()),
            "round": len(drawn),
            "card": card,
            "faces": self.faces[card] if card else None,
            "drawn": drawn,
            "undrawn": sorted(set(self.deck) - set(drawn), key=int),
            "players": [self._player(other, other == seat) for other in range(self.setup.seats)],
        }
        if seat >= 0:
            stood = [list(spot) for spot in self.shown[seat].workers]
            view["own"] = {"done": self.doing[seat], "stood": stood}
        return {**view, "result": self._result()} if over else view

    def _step(self, seat: int) -> str:
        return "done" if self.rounds == ROUNDS else ("lay", "work", "done")[len(self.doing[seat])]

    def _cards(self, land: Land) -> list[dict[str, Any]]:
        chart = self._chart(land)
        return [
            {
                "card": card,
                "x": x,
                "y": y,
                "turn": 90 * turns,
                "zones": turned(self.faces[card], turns),
                "worth": [chart.worth((2 * x + quarter % 2, 2 * y + quarter // 2)) for quarter in range(4)],
            }
            for (x, y), (card, turns) in sorted(land.cards.items(), key=lambda item: item[0][::-1])
        ]

    def _player(self, seat: int, own: bool) -> dict[str, Any]:
        """LI-25: others see a landscape as it stood when the round began."""
        land = self.land(seat) if own else self.shown[seat]
        return {
            "step": self._step(seat),
            "cards": self._cards(land),
            "workers": self._workers(land),
            "supply": self.supply - len(land.workers),
            "points": sum(self._chart(land).points),
        }

    def _workers(self, land: Land) -> list[dict[str, Any]]:
        chart = self._chart(land)
        return [
            {"worker": at + 1, "x": spot[0], "y": spot[1], "job": JOBS[chart.kind(spot)], "points": points}
            for at, (spot, points) in enumerate(zip(land.workers, chart.points, strict=True))
        ]

    def _result(self) -> dict[str, Any]:
        scores = self.scores()
        table = [
            {"seat": seat, "workers": self._workers(self.shown[seat]), "total": scores[seat]}
            for seat in range(self.setup.seats)
        ]
        result: dict[str, Any] = {"scores": scores, "places": self.places(), "table": table}
        order = sorted(range(self.setup.seats), key=lambda seat: (self.places()[seat], seat))
        first, *rest = order
        rival = next((seat for seat in rest if scores[seat] == scores[first]), None)
        by = "points" if rival is None else "shared" if self.places()[rival] == 1 else "workers"
        result["decided"] = {"by": by, "seat": first, "other": rival}
        if self.setup.seats == 1:
            result["rank"] = next(rank for least, rank in RANKS if scores[0] >= least)
        return result


def spot_of(text: str) -> Spot:
    x, _, y = text.partition(",")
    return int(x), int(y)


def fits(places: Sequence[Spot]) -> bool:
    columns, rows = [x for x, _ in places], [y for _, y in places]
    return max(columns) - min(columns) < SPAN and max(rows) - min(rows) < SPAN


# -- games to compare

GAME = GAMES["limes"]
PLAYERS = ("", "", "greedy", "traveller", "guide")


def facts_of(edition: str) -> dict[str, Any]:
    path = (
        Path(edition)
        if edition.endswith(".json")
        else files("pomezi.games.limes") / f"editions/{edition}.json"
    )
    facts: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return facts


def match(setup: Setup, rng: Rng, names: tuple[str, ...], is_crafted: bool = False) -> Match:
    checked = GAME.check(setup)
    state = GAME.new(checked)
    dump: Any = state.dump()
    model = Model(checked, facts_of(checked.edition), dump["deck"])
    if is_crafted:
        dump = crafted(checked, dump, model.supply, rng)
        state = GAME.load(dump)
        model.rounds = dump["rounds"]
        model.shown = [land_of(player) for player in dump["players"]]
    label = f"{checked.seats} seats, seed {checked.seed}, {checked.edition} {dict(checked.options)}"
    return label, state, model, mixed_players("limes", names, checked.seats, rng)


def matches(rng: Rng) -> Iterator[Match]:
    """Seat counts and options by turns; every third game with cards that nobody would print, every fourth
    from a made-up position."""
    number = 0
    with tempfile.TemporaryDirectory() as folder:
        while True:
            seats = 1 + number % 6
            options = {"diagonal": rng.below(2) == 1, "ferry": rng.below(2) == 1}
            edition = str(strange_cards(Path(folder), rng)) if number % 3 == 2 else ""
            is_crafted = number % 4 == 3
            setup = Setup(6 if is_crafted else seats, f"{rng.word():x}", edition, options)
            yield match(setup, rng, PLAYERS, is_crafted)
            number += 1


def crafted(setup: Setup, dump: Mapping[str, Any], supply: int, rng: Rng) -> dict[str, Any]:
    """A position late in a game: one landscape for all, and most workers alike, so that they often tie."""
    rounds = ROUNDS - 1 - rng.below(3)
    state = GAME.new(Setup(1, setup.seed, setup.edition, setup.options))
    while state.dump()["rounds"] != rounds:
        state.apply(0, int(state.random_action(0, rng)))
    alone: Any = state.dump()
    cards = alone["players"][0]["cards"]
    places = [spot_of(text) for text in cards]
    corners = [places[rng.below(rounds)] for _ in range(supply + 2)]
    spots = [text_of((2 * x + rng.below(2), 2 * y + rng.below(2))) for x, y in corners]
    players = []
    for _ in range(setup.seats):
        workers = [spot for spot in spots if rng.below(3)][:supply]
        players.append({"cards": cards, "workers": workers, "supply": supply - len(workers), "doing": []})
    return {**dump, "deck": alone["deck"], "rounds": rounds, "players": players}


def land_of(player: Mapping[str, Any]) -> Land:
    cards = {}
    for place, card in player["cards"].items():
        slug, _, turn = card.partition(" r")
        cards[spot_of(place)] = slug, int(turn) // 90
    return Land(cards, tuple(spot_of(spot) for spot in player["workers"]))


def strange_cards(folder: Path, rng: Rng) -> Path:
    """A set with a few kinds of zone in odd proportions, and with few workers or many."""
    kinds = ("field", "water", "forest", "rock", "field+hut", "forest+hut", "rock+hut")
    some = [kinds[rng.below(len(kinds))] for _ in range(2 + rng.below(5))]
    cards = [
        {"number": number, "zones": [some[rng.below(len(some))] for _ in range(4)]}
        for number in range(1, ROUNDS + 1 + rng.below(12))
    ]
    path = folder / "strange.json"
    path.write_text(json.dumps({"workers": 1 + rng.below(7), "cards": cards}), "utf-8")
    return path


if __name__ == "__main__":
    sys.exit(main(__doc__, matches))
