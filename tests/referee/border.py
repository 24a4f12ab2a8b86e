"""The Border a second time, from docs/rules/border.md alone: plain, slow, asked after every action.

`python -m tests.referee.border --games 10000 --seed 7` plays that many games beside it.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache, lru_cache
from importlib.resources import files
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Any

from pomezi import GAMES, Rng, Setup
from tests.referee.side_by_side import Match, main, mixed_players

COLOURS = ("grey", "yellow", "blue", "red", "green", "orange")
FACES: Counter[str] = Counter()  # what the dice have shown where nobody had fixed them
DICE = 5
ROLLS = 3
TO_END = 6
QUIET = 100
SIDES = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


class Boards:
    """An edition's file: cells by id with their neighbours, territories, and each board's areas."""

    def __init__(self, facts: Mapping[str, Any]) -> None:
        hexes = {cell["id"]: (cell["q"], cell["r"]) for cell in facts["cells"]}
        self.cells = list(hexes)
        self.white = {cell["id"] for cell in facts["cells"] if cell.get("white")}
        self.near = {
            cell: {other for other in hexes if (hexes[other][0] - q, hexes[other][1] - r) in SIDES}
            for cell, (q, r) in hexes.items()
        }
        self.territories = {territory["id"]: territory for territory in facts["territories"]}
        self.areas = {board["id"]: {area["id"]: area for area in board["areas"]} for board in facts["boards"]}
        self.colour = {
            board: {cell: area["colour"] for area in areas.values() for cell in area["cells"]}
            for board, areas in self.areas.items()
        }


class Odds:
    """Of completing some area when one lacks so many cells of each colour; hands are sorted colours."""

    def __init__(self, lacks: Iterable[tuple[str, int]]) -> None:
        self.lacks = dict(lacks)
        self.found: dict[tuple[str, tuple[str, ...], int], Fraction] = {}

    def best(self, hand: tuple[str, ...], rolls: int) -> Fraction:
        """With all five on the table: what the best part to keep promises."""
        if rolls == 0 or len(hand) < DICE:
            done = any(hand.count(colour) >= count for colour, count in self.lacks.items())
            return Fraction(done) if len(hand) == DICE else self.rolled(hand, rolls)
        key = ("best", hand, rolls)
        if key not in self.found:
            parts = {part for size in range(DICE) for part in combinations(hand, size)}
            self.found[key] = max(self.best(hand, 0), *(self.rolled(part, rolls) for part in parts))
        return self.found[key]

    def rolled(self, kept: tuple[str, ...], rolls: int) -> Fraction:
        """One die after the other is thrown to those that are kept."""
        if len(kept) == DICE:
            return self.best(kept, rolls - 1)
        key = ("rolled", kept, rolls)
        if key not in self.found:
            thrown = (self.rolled(tuple(sorted((*kept, colour))), rolls) for colour in COLOURS)
            self.found[key] = sum(thrown, Fraction(0)) / len(COLOURS)
        return self.found[key]


@lru_cache(100)
def odds_of(lacks: tuple[tuple[str, int], ...]) -> Odds:
    return Odds(lacks)


class Player:
    """One board: crosses everybody sees, crosses of this second action in order, territories closed."""

    def __init__(self, boards: Boards, board: str, crossed: set[str], closed: Mapping[str, int]) -> None:
        self.boards = boards
        self.board = board
        self.crossed = crossed
        self.hidden: list[str] = []
        self.closed = dict(closed)

    def lacking(self, area: Mapping[str, Any]) -> list[str]:
        return [cell for cell in area["cells"] if cell not in self.crossed]

    def open_areas(self) -> dict[str, Mapping[str, Any]]:
        areas = self.boards.areas[self.board]
        return {slug: area for slug, area in areas.items() if self.lacking(area)}

    def completable(self, dice: list[str]) -> list[str]:
        """BO-11 to BO-14."""
        areas = self.open_areas().items()
        return [slug for slug, area in areas if len(self.lacking(area)) <= dice.count(area["colour"])]

    def crossable(self, dice: list[str]) -> set[str]:
        """BO-20, BO-21: the cells that these dice may cross now."""
        marked = self.crossed | set(self.hidden)
        touching = {near for cell in marked for near in self.boards.near[cell]} - marked
        return {cell for cell in touching if self.boards.colour[self.board][cell] in dice}

    def unscored(self) -> list[str]:
        """Territories whose border is crossed and which have not been scored."""
        return [
            slug
            for slug, territory in self.boards.territories.items()
            if slug not in self.closed and set(territory["border"]) <= self.crossed
        ]

    def points(self) -> int:
        return sum(self.closed.values())

    def best(self) -> int:
        return max(self.closed.values(), default=0)


@cache
def chance_of(rolled: int, missing: int, rolls_left: int) -> Fraction:
    """Every die not yet of the colour is rolled as often as may be, and shows it with 1/6 each time."""
    hit = 1 - Fraction(5, 6) ** rolls_left
    chance = Fraction(0)
    for n in range(missing, rolled + 1):
        chance += comb(rolled, n) * hit**n * (1 - hit) ** (rolled - n)
    return chance


class Model:
    """A table, taken over from a dump at the beginning of a turn: a new game, or a made-up position."""

    def __init__(self, setup: Setup, boards: Boards, dump: Mapping[str, Any]) -> None:
        assert dump["phase"] == "roll"
        self.setup = setup
        self.boards = boards
        self.players = [Player(boards, p["board"], set(p["crossed"]), p["closed"]) for p in dump["players"]]
        self.phase = "roll"
        self.turn: int = dump["turn"]
        self.start: int = dump["start"]
        self.round: int = dump["round"]
        self.quiet: int = dump["quiet"]
        self.busy = False
        self.rolls_left = ROLLS
        self.dice: list[str] = []
        self.used: list[int] = []  # dice, from 0
        self.fixed: list[str] = list(dump["fixed_dice"])
        self.waiting: set[int] = set()
        self.rng: str = dump["rng"]
        self.known: int = dump["knowledge"]
        self.is_chance = False  # the last action rolled dice that nobody had fixed

    # -- what may be done

    def actors(self) -> set[int]:
        if self.phase == "cross":
            return self.waiting
        return {self.turn} if self.phase != "over" else set()

    def legal(self, seat: int) -> set[str]:
        if seat not in self.actors():
            return set()
        if self.phase == "roll":
            return self._rolls()
        if self.phase == "complete":
            return {"done"} | {f"complete {area}" for area in self._active().completable(self._unused())}
        player = self.players[seat]
        cells = player.crossable(self._dice_of(seat))
        return {"done"} | {f"cross {cell} {self.boards.colour[player.board][cell]}" for cell in cells}

    def _rolls(self) -> set[str]:
        """BO-10."""
        numbers = range(1, DICE + 1)
        if self.rolls_left == ROLLS:
            return {"roll 1,2,3,4,5"}
        picks = [pick for size in numbers for pick in combinations(numbers, size)]
        return {"keep"} | {"roll " + ",".join(map(str, pick)) for pick in picks}

    def _active(self) -> Player:
        return self.players[self.turn]

    def _unused(self) -> list[str]:
        return [colour for die, colour in enumerate(self.dice) if die not in self.used]

    def _limit(self, seat: int) -> int:
        """BO-20, BO-23: how many crosses a seat may still make in its second action."""
        return (DICE - len(self.used) or 1) - len(self.players[seat].hidden)

    def _left(self, seat: int) -> list[str]:
        """The dice it was offered and has not used."""
        player = self.players[seat]
        spent = [self.boards.colour[player.board][cell] for cell in player.hidden]
        left = Counter(self._unused() or self.dice) - Counter(spent)
        return list(left.elements())

    def _dice_of(self, seat: int) -> list[str]:
        """The dice that a seat may still use."""
        return self._left(seat) if self._limit(seat) > 0 else []

    # -- what it does

    def act(self, seat: int, text: str, public: list[dict[str, Any]]) -> None:
        verb, *words = text.split(" ")
        if verb == "roll":
            shown = next(event["dice"] for event in public if event["kind"] == "rolled")
            self._roll({int(die) - 1 for die in words[0].split(",")}, shown)
        elif verb == "keep":
            self._keep()
        elif verb == "complete":
            self._complete(words[0])
        elif verb == "cross":
            self.players[seat].hidden.append(words[0])
        elif self.phase == "complete":
            self._end_first_action()
        else:
            self._finish(seat)
        self.is_chance = verb == "roll" and not self.fixed

    def _roll(self, again: set[int], shown: list[str]) -> None:
        """What the dice show is the engine's to say, but for those that stay, and those a scenario fixes."""
        for die in range(DICE):
            assert shown[die] in COLOURS
            if die not in again:
                assert shown[die] == self.dice[die], f"die {die + 1} was not rolled"
            elif self.fixed:
                assert shown[die] == self.fixed.pop(0), f"die {die + 1} is not as fixed"
            else:
                FACES[shown[die]] += 1
        self.dice = list(shown)
        self.rolls_left -= 1
        if self.rolls_left == 0:
            self._keep()

    def _keep(self) -> None:
        self.phase = "complete"
        if not self._active().completable(self._unused()):
            self._end_first_action()

    def _complete(self, slug: str) -> None:
        player = self._active()
        area = self.boards.areas[player.board][slug]
        for cell in player.lacking(area):
            player.crossed.add(cell)
            self.busy = True
            self.used.append(
                next(d for d in range(DICE) if d not in self.used and self.dice[d] == area["colour"])
            )

    def _end_first_action(self) -> None:
        """BO-28, BO-33: closings first, then the dice that are left go to all others."""
        self._judge([self.turn])
        self.phase = "cross"
        others = [seat for seat in range(len(self.players)) if seat != self.turn]
        self.waiting = {seat for seat in others if self.players[seat].crossable(self._dice_of(seat))}
        if not self.waiting:
            self._end_round()

    def _finish(self, seat: int) -> None:
        self.waiting = self.waiting - {seat}
        if not self.waiting:
            self._end_round()

    def _end_round(self) -> None:
        """BO-26, BO-27, BO-40, BO-43."""
        others = [seat for seat in range(len(self.players)) if seat != self.turn]
        for seat in others:
            self.busy = self.busy or bool(self.players[seat].hidden)
            self.players[seat].crossed |= set(self.players[seat].hidden)
            self.players[seat].hidden = []
        self._judge(others)
        self.quiet = 0 if self.busy else self.quiet + 1
        self.busy = False
        if self.quiet == QUIET or any(len(player.closed) >= TO_END for player in self.players):
            self.phase = "over"
            return
        self.phase = "roll"
        self.turn = (self.turn + 1) % len(self.players)
        self.round += 1
        self.rolls_left = ROLLS
        self.dice, self.used = [], []

    def _judge(self, seats: list[int]) -> None:
        """BO-30 to BO-34: all of these have finished the same action."""
        before = {slug for player in self.players for slug in player.closed}
        for seat in seats:
            player = self.players[seat]
            for slug in player.unscored():
                player.closed[slug] = self.boards.territories[slug]["later" if slug in before else "first"]

    def scores(self) -> list[int]:
        return [player.points() for player in self.players]

    def places(self) -> list[int]:
        """BO-42."""
        ranks = [(player.points(), player.best()) for player in self.players]
        return [1 + sum(other > rank for other in ranks) for rank in ranks]

    # -- what is seen

    def dump(self, seen: Mapping[str, Any]) -> dict[str, Any]:
        assert self.is_chance or seen["rng"] == self.rng, "chance without a roll"
        assert seen["knowledge"] >= self.known
        self.rng, self.known, self.is_chance = seen["rng"], seen["knowledge"], False
        return {
            "game": "border",
            "edition": seen["edition"],
            "options": dict(self.setup.options),
            "rules": seen["rules"],
            "seats": len(self.players),
            "rng": seen["rng"],
            "knowledge": seen["knowledge"],
            "phase": self.phase,
            "turn": self.turn,
            "start": self.start,
            "round": self.round,
            "quiet": self.quiet,
            "busy": int(self.busy),
            "rolls_left": self.rolls_left if self.phase == "roll" else 0,
            "dice": self._dice(),
            "used": self._used(),
            "fixed_dice": self.fixed,
            "waiting": sorted(self.waiting),
            "players": [
                {
                    "board": player.board,
                    "crossed": self._in_order(player.crossed),
                    "hidden": player.hidden,
                    "open": self._in_order(set(self.boards.cells) - player.crossed - set(player.hidden)),
                    "closed": player.closed,
                }
                for player in self.players
            ],
        }

    def _dice(self) -> list[str | None]:
        return list(self.dice) or [None] * DICE

    def _used(self) -> list[int]:
        return sorted(die + 1 for die in self.used)

    def _in_order(self, cells: set[str]) -> list[str]:
        return [cell for cell in self.boards.cells if cell in cells]

    def view(self, seat: int) -> dict[str, Any]:
        view = {
            "game": "border",
            "edition": self.setup.edition,
            "options": dict(self.setup.options),
            "rules": 1,
            "seat": seat,
            "phase": self.phase,
            "actors": sorted(self.actors()),
            "turn": self.turn,
            "start": self.start,
            "round": self.round,
            "quiet": self.quiet,
            "rolls_left": self.rolls_left if self.phase == "roll" else 0,
            "dice": self._dice(),
            "used": self._used(),
            "fates": self._fates(None),
            "territories": {slug: self._territory(slug) for slug in self.boards.territories},
            "players": [
                {
                    "board": player.board,
                    "points": player.points(),
                    "closed": player.closed,
                    "crossed": self._in_order(player.crossed),
                    "finished": self.phase == "cross" and other not in {self.turn, *self.waiting},
                }
                for other, player in enumerate(self.players)
            ],
        }
        if seat >= 0:
            view["own"] = self._own(seat)
        if self.phase == "over":
            view["result"] = {
                "scores": self.scores(),
                "places": self.places(),
                "decided": self._decided(),
                "table": self._table(),
            }
        return view

    def _territory(self, slug: str) -> dict[str, Any]:
        by = [seat for seat, player in enumerate(self.players) if slug in player.closed]
        territory = self.boards.territories[slug]
        return {"first": territory["first"], "later": territory["later"], "taken": bool(by), "closed_by": by}

    def _own(self, seat: int) -> dict[str, Any]:
        """BO-17 for the active player; for the others their own hidden crosses, and dice by colour."""
        player = self.players[seat]
        if self.phase == "cross":
            if seat == self.turn:
                return {"crosses": [], "dice": {}, "limit": 0, "fates": self._fates(None)}
            dice, limit = Counter(self._left(seat)), self._limit(seat)
            fates = self._fates(dice, "free" if limit else "idle")
            return {"crosses": player.hidden, "dice": dict(dice), "limit": limit, "fates": fates}
        if seat != self.turn or self.phase == "over":
            return {}
        completable = [
            {**self._area(player, slug), "dice": self._fitting(player, slug)}
            for slug in player.completable(self._unused())
        ]
        if self.phase == "complete":
            return {"completable": completable}
        return {
            "completable": completable,
            "chances": [self._chance(player, area) for area in player.open_areas()],
            "keeping": self._keeping(player),
        }

    def _fates(self, left: Counter[str] | None, unspent: str = "free") -> list[str]:
        """BO-20, BO-23: what the active player has used is gone, unless it was everything. The dice of a
        colour are spent from the first to the last."""
        gone = self.used if self.phase != "cross" or len(self.used) < DICE else set()
        fates = []
        for die, colour in enumerate(self._dice()):
            later = [c for at, c in enumerate(self._dice()) if at > die and at not in gone].count(colour)
            is_spent = left is not None and later >= left[str(colour)]
            fates.append("used" if die in gone else "spent" if is_spent else unspent)
        return fates

    def _decided(self) -> dict[str, Any]:
        """BO-40, BO-42."""
        most = max(self.scores())
        level = [seat for seat, points in enumerate(self.scores()) if points == most]
        winners = [seat for seat, place in enumerate(self.places()) if place == 1]
        best = {seat: self.players[seat].best() for seat in level}
        return {
            "enders": [seat for seat, player in enumerate(self.players) if len(player.closed) >= 6],
            "level": level,
            "winners": winners,
            "points": most,
            "best": best[winners[0]],
            "next": max([best[seat] for seat in level if seat not in winners], default=0),
        }

    def _keeping(self, player: Player) -> list[dict[str, Any]]:
        """By the dice kept: the chance to complete anything, if one goes on as well as one can."""
        lacks: dict[str, int] = {}
        for slug in player.open_areas():
            area = self._area(player, slug)
            lacks[area["colour"]] = min(DICE, lacks.get(area["colour"], DICE), len(area["cells"]))
        odds = odds_of(tuple(sorted(lacks.items())))
        shown = range(len(self.dice))
        choices = [[die for die in shown if mask >> die & 1] for mask in range(2 ** len(shown))]
        return [self._kept(odds, dice) for dice in choices]

    def _kept(self, odds: Odds, dice: list[int]) -> dict[str, Any]:
        hand = tuple(sorted(str(self.dice[die]) for die in dice))
        chance = odds.rolled(hand, self.rolls_left) if len(dice) < DICE else odds.best(hand, 0)
        return {"dice": [die + 1 for die in dice], "ways": chance.numerator, "out_of": chance.denominator}

    def _area(self, player: Player, slug: str) -> dict[str, Any]:
        area = self.boards.areas[player.board][slug]
        return {"area": slug, "colour": area["colour"], "cells": self._in_order(set(player.lacking(area)))}

    def _fitting(self, player: Player, slug: str) -> list[int]:
        colour = self.boards.areas[player.board][slug]["colour"]
        return [die + 1 for die in range(DICE) if die not in self.used and self.dice[die] == colour]

    def _chance(self, player: Player, slug: str) -> dict[str, Any]:
        area = self._area(player, slug)
        have = self.dice.count(area["colour"])
        chance = chance_of(DICE - have, max(0, len(area["cells"]) - have), self.rolls_left)
        return {**area, "ways": chance.numerator, "out_of": chance.denominator}

    def _table(self) -> list[dict[str, Any]]:
        return [
            {
                "seat": seat,
                "board": player.board,
                "territories": player.closed,
                "closed": len(player.closed),
                "best": player.best(),
                "total": player.points(),
            }
            for seat, player in enumerate(self.players)
        ]


# -- games to compare

GAME = GAMES["border"]
PLAYERS = ("", "", "tourist", "traveller", "guide", "explorer")
IDLERS = ("idle", "idle", "idle", "")
_shelf: dict[str, Boards] = {}


def boards_of(edition: str) -> Boards:
    if edition not in _shelf:
        ours = files("pomezi.games.border") / f"editions/{edition}.json"
        text = (Path(edition) if edition.endswith(".json") else ours).read_text("utf-8")
        _shelf[edition] = Boards(json.loads(text))
    return _shelf[edition]


def match(setup: Setup, rng: Rng, names: tuple[str, ...], is_crafted: bool = False) -> Match:
    checked = GAME.check(setup)
    state = GAME.new(checked)
    dump: Any = state.dump()
    if is_crafted:
        dump = crafted(dump, boards_of(checked.edition), rng)
        state = GAME.load(dump)
    label = f"{checked.seats} seats, seed {checked.seed}, {checked.edition} {dict(checked.options)}"
    model = Model(checked, boards_of(checked.edition), dump)
    return label, state, model, mixed_players("border", names, checked.seats, rng)


def matches(rng: Rng) -> Iterator[Match]:
    """Seat counts, editions and options by turns; every third game from a made-up position."""
    number = 0
    while True:
        seats = 2 + number % 3
        options: dict[str, int | str] = {}
        if rng.below(2):
            options = {
                "start": rng.below(seats),
                "boards": str(GAME.option("boards").allowed[1 + rng.below(24)]),
            }
        edition = GAME.editions[number % len(GAME.editions)]
        few = [COLOURS[rng.below(6)] for _ in range(2)]
        dice = [few[rng.below(2)] for _ in range(5 * rng.below(20))] if rng.below(3) == 0 else []
        setup = Setup(seats, f"{rng.word():x}", edition, options, {"dice": dice} if dice else {})
        yield match(setup, rng, IDLERS if rng.below(8) == 0 else PLAYERS, is_crafted=number % 3 == 2)
        number += 1


def crafted(dump: Mapping[str, Any], boards: Boards, rng: Rng) -> dict[str, Any]:
    """A position late in a game, with any cells crossed: areas half done, borders nearly closed."""
    alike = {cell for cell in boards.cells if rng.below(100) < 70}
    share = 30 + rng.below(68)
    players = []
    for player in dump["players"]:
        crossed = {cell for cell in boards.cells if cell in boards.white or rng.below(100) < share}
        players.append({**player, "crossed": crossed | alike if rng.below(3) else crossed, "closed": {}})
    for slug, territory in boards.territories.items():
        closers = [player for player in players if set(territory["border"]) <= player["crossed"]]
        first = rng.below(len(closers)) if closers else 0
        for at, player in enumerate(closers):
            player["closed"][slug] = territory["first" if at == first else "later"]
    for player in players:
        player["open"] = [cell for cell in boards.cells if cell not in player["crossed"]]
        player["crossed"] = [cell for cell in boards.cells if cell in player["crossed"]]
    return {**dump, "players": players, "round": 40, "quiet": rng.below(QUIET)}


def is_fair(faces: Mapping[str, int]) -> bool:
    """Whether each colour came as often as it should, give or take five standard deviations."""
    rolled = sum(faces.values())
    return all(abs(faces[colour] - rolled / 6) <= 5 * (rolled * 5 / 36) ** 0.5 for colour in COLOURS)


if __name__ == "__main__":
    code = main(__doc__, matches)
    print(f"dice that nobody had fixed: {dict(FACES)}")
    sys.exit(code if is_fair(FACES) else "the dice are not fair")
