"""Who sits where: everybody once, seats and company as even as can be."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from pomezi.server.tournaments.movement import Seating, seat_round, tables_for


def rounds_of(people: int, bots: int, seats: int, rounds: int, keep: bool = False) -> list[Seating]:
    past: list[Seating] = []
    for number in range(rounds):
        past.append(seat_round(range(people), bots, seats, past, keep, f"round {number}"))
    return past


def sat(past: list[Seating]) -> Counter[tuple[int, int]]:
    return Counter((e, seat) for round in past for table in round for seat, e in enumerate(table) if e >= 0)


def met(past: list[Seating]) -> Counter[tuple[int, int]]:
    tables = [[e for e in table if e >= 0] for round in past for table in round]
    return Counter(pair for table in tables for pair in combinations(sorted(table), 2))


@pytest.mark.parametrize("people", range(2, 14))
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_everybody_has_one_seat_and_bots_fill_the_gaps(people: int, seats: int) -> None:
    for round in rounds_of(people, 1, seats, 2):
        everybody = [entrant for table in round for entrant in table]
        bots = len(everybody) - people
        assert sorted(everybody) == [*range(-bots, 0), *range(people)]
        assert len(round) == tables_for(people, 1, seats) >= 2
        assert {len(table) for table in round} == {seats}
        assert 1 <= bots < 1 + max(seats, 2 * seats - people)


def test_twelve_people_and_four_bots_sit_in_each_seat_once_and_hardly_meet_again() -> None:
    past = rounds_of(12, 4, 4, 4)
    assert set(sat(past).values()) == {1}
    assert all(sum(entrant < 0 for entrant in table) == 1 for round in past for table in round)
    assert sum(count > 1 for count in met(past).values()) <= 4
    assert max(met(past).values()) == 2


def test_nine_people_meet_everybody_once() -> None:
    past = rounds_of(9, 0, 3, 4)
    assert len(met(past)) == 36
    assert set(met(past).values()) == {1}


def test_whoever_keeps_a_seat_keeps_it_although_others_come_and_go() -> None:
    past = rounds_of(8, 0, 4, 2, keep=True)
    assert set(sat(past).values()) == {2}
    there = [0, 1, 2, 4, 5, 6, 7, 8]
    past.append(seat_round(there, 0, 4, past, True, "x"))
    first = {entrant: seat for table in past[0] for seat, entrant in enumerate(table)}
    third = {entrant: seat for table in past[2] for seat, entrant in enumerate(table)}
    assert all(third[entrant] == first[entrant] for entrant in there if entrant != 8)


def test_the_same_chance_gives_the_same_seats() -> None:
    assert rounds_of(10, 0, 4, 2) == rounds_of(10, 0, 4, 2)
    assert seat_round(range(10), 0, 4, [], False, "a") != seat_round(range(10), 0, 4, [], False, "b")


def test_two_people_alone_with_bots_are_compared_with_each_other() -> None:
    for round in rounds_of(2, 0, 2, 3):
        assert round[0].index(max(round[0])) == round[1].index(max(round[1]))
        assert {max(table) for table in round} == {0, 1}
