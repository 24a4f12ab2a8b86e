"""Who sits where in the next round: people meet as many others, in as many seats, as the numbers allow.

Nobody knows beforehand who will still be there in the third round, so there is no fixed movement as for
bridge: each round is sought anew from what has been, by swaps that lessen what is unfair until none does."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import TypeAlias

Seating: TypeAlias = list[list[int]]  # by table and seat: an entrant, or a bot (-1, -2, …)

BOT = -1  # one is as good company as another
LEAST_TABLES = 2  # one alone would be compared with nothing
MOST_SWAPS = 40_000  # tried for a round: half a second for sixty people
MOST_STARTS = 60
# What is unfair, and how much. Something done again weighs 3, 5, 7 … times as much as for the first time.
AGAIN = 6  # to sit with the same person, or with a bot
ASIDE = 12  # to sit in the same seat
KEPT = 60  # to leave a seat that is kept
EQUAL = 1  # to be compared with the same person
CROWD = 200  # two bots at a table
YARDSTICK = 6  # a person compared with a bot


def tables_for(people: int, bots: int, seats: int) -> int:
    return max(LEAST_TABLES, -(-(people + bots) // seats))


def seat_round(
    people: Sequence[int], bots: int, seats: int, past: Sequence[Seating], keep: bool, seed: str
) -> Seating:
    """At least so many bots; more where a table would have a gap."""
    tables = tables_for(len(people), bots, seats)
    entrants = [*people, *(-1 - number for number in range(tables * seats - len(people)))]
    search = Search(entrants, seats, Memory(past, keep), Random(seed))
    return search.best()


class Memory:
    """How often things have been so."""

    def __init__(self, past: Sequence[Seating], keep: bool) -> None:
        self.keep = keep
        self.met: dict[tuple[int, int], int] = {}
        self.compared: dict[tuple[int, int], int] = {}
        self.sat: dict[tuple[int, int], int] = {}
        for round in past:
            for table in round:
                for seat, entrant in enumerate(table):
                    self.sat[entrant, seat] = self.sat.get((entrant, seat), 0) + 1
                _count(self.met, [max(entrant, BOT) for entrant in table])
            for column in zip(*round, strict=True):
                _count(self.compared, column)

    def seat(self, entrant: int, seat: int) -> int:
        if self.keep:
            has_one = any(who == entrant for who, _ in self.sat)
            return KEPT if has_one and not self.sat.get((entrant, seat)) else 0
        return ASIDE * (2 * self.sat.get((entrant, seat), 0) + 1)

    def together(self, one: int, other: int) -> int:
        if one < 0 and other < 0:
            return CROWD
        one, other = max(one, BOT), max(other, BOT)
        return AGAIN * (2 * self.met.get((min(one, other), max(one, other)), 0) + 1)

    def against(self, one: int, other: int) -> int:
        if (one < 0) != (other < 0):
            return YARDSTICK
        return EQUAL * (2 * self.compared.get((min(one, other), max(one, other)), 0) + 1)


def _count(pairs: dict[tuple[int, int], int], group: Sequence[int]) -> None:
    for one, other in combinations(sorted(group), 2):
        pairs[one, other] = pairs.get((one, other), 0) + 1


class Search:
    """Swaps of two seats, from several beginnings."""

    def __init__(self, entrants: Sequence[int], seats: int, memory: Memory, chance: Random) -> None:
        self.entrants = list(entrants)
        self.seats = seats
        self.chance = chance
        size = range(len(self.entrants))
        self.seat = [[memory.seat(entrant, seat) for seat in range(seats)] for entrant in entrants]
        self.together = [[memory.together(entrants[i], entrants[k]) for k in size] for i in size]
        self.against = [[memory.against(entrants[i], entrants[k]) for k in size] for i in size]
        self.swaps = 0

    def best(self) -> Seating:
        found, least = list(range(len(self.entrants))), -1
        for _ in range(MOST_STARTS if self.seats > 1 else 0):  # alone at a table all places are alike
            order = self._settle()
            pain = sum(self._pain(order, place) for place in range(len(order)))
            if least < 0 or pain < least:
                found, least = order, pain
            if self.swaps >= MOST_SWAPS:
                break
        people = [self.entrants[i] for i in found]
        return [people[at : at + self.seats] for at in range(0, len(people), self.seats)]

    def _settle(self) -> list[int]:
        """From a chance order down to one that no swap betters."""
        order = list(range(len(self.entrants)))
        self.chance.shuffle(order)
        is_better = True
        while is_better and self.swaps < MOST_SWAPS:
            is_better = False
            for one, other in combinations(range(len(order)), 2):
                is_better = self._swap(order, one, other) or is_better
        return order

    def _swap(self, order: list[int], one: int, other: int) -> bool:
        self.swaps += 1
        before = self._pain(order, one) + self._pain(order, other)
        order[one], order[other] = order[other], order[one]
        if self._pain(order, one) + self._pain(order, other) < before:
            return True
        order[one], order[other] = order[other], order[one]
        return False

    def _pain(self, order: list[int], place: int) -> int:
        """All that is unfair about who sits in one place."""
        own, table, seat = order[place], place // self.seats, place % self.seats
        together, against = self.together[own], self.against[own]
        pain = self.seat[own][seat]
        for other in range(table * self.seats, (table + 1) * self.seats):
            if other != place:
                pain += together[order[other]]
        for other in range(seat, len(order), self.seats):
            if other != place:
                pain += against[order[other]]
        return pain
