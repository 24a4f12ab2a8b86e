"""The engine against second opinions: points, places, cheapest ways, legal actions, pieces."""

from __future__ import annotations

from typing import Any

import pytest

from pomezi import Setup
from tests.games.ticket_to_ride import naive, naive_legal
from tests.games.ticket_to_ride.build import actions, look
from tests.games.ticket_to_ride.census import census
from tests.games.ticket_to_ride.naive import board, cheapest
from tests.games.ticket_to_ride.wander import finished, hoard, wander

EVERY_COUNT = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@pytest.mark.no_cover
@pytest.mark.rule("TR-41", "TR-42", "TR-43", "TR-44")
@EVERY_COUNT
@pytest.mark.parametrize(("builders", "games"), [(False, 400), (True, 100)])  # in all 2,000 games
def test_the_final_table_agrees_with_the_naive_scorer(seats: int, builders: bool, games: int) -> None:
    for seed in range(games):
        s = finished(Setup(seats, f"{seed:x}"), f"{seed:x}", builders)
        told = s.view(0)["result"]
        assert naive.difference(look(s), told) == "", f"seats {seats}, seed {seed:x}, builders {builders}"


@pytest.mark.rule("TR-10", "TR-19", "TR-20", "TR-21", "TR-22", "TR-23", "TR-25", "TR-26", "TR-30", "TR-33")
@EVERY_COUNT
@pytest.mark.parametrize("builders", [False, True])
def test_legal_actions_agree_with_the_naive_list(seats: int, builders: bool) -> None:
    for seed in range(6):
        for s, _, _ in wander(Setup(seats, f"{seed:x}"), f"{seed + 77:x}", builders):
            dump = look(s)
            for seat in range(seats):
                listed = actions(s, seat)
                assert len(listed) == len(set(listed))
                assert set(listed) == naive_legal.legal(dump, seat)


@pytest.mark.rule("TR-18", "TR-19", "TR-34")
@EVERY_COUNT
def test_legal_actions_agree_when_players_hoard_until_the_deck_is_empty(seats: int) -> None:
    for seed in range(3):
        for s, seat in hoard(seats, seed):
            assert set(actions(s, seat)) == naive_legal.legal(look(s), seat)


@EVERY_COUNT
def test_what_tickets_still_need_agrees_with_dijkstra(seats: int) -> None:
    statuses = set()
    for seed in range(3):
        for step, (s, _, _) in enumerate(wander(Setup(seats, f"{seed:x}"), f"{seed + 99:x}", builders=True)):
            if step % 9 == 0:
                for seat in range(seats):
                    own: Any = s.view(seat)["own"]
                    for facts in [*own["tickets"], *own["offer"]]:
                        check_facts(look(s), seat, facts)
                        statuses.add(facts["status"])
    assert statuses == {"open", "done", "impossible"}


def check_facts(dump: Any, seat: int, facts: Any) -> None:
    ticket = board().tickets[facts["ticket"]]
    assert (facts["from"], facts["to"], facts["points"]) == (ticket.a, ticket.b, ticket.points)
    needed = cheapest(dump, seat, ticket)
    assert facts["wagons_needed"] == needed
    assert facts["status"] == ("impossible" if needed is None else "open" if needed else "done")
    way = [board().routes[slug] for slug in facts["way"]]
    assert all(naive.is_open(dump, seat, route) for route in way)
    assert sum(route.length for route in way) == (needed or 0)
    if needed is not None:
        with_way = {**dump, "routes": {**dump["routes"], **{route.slug: seat for route in way}}}
        assert ticket.b in naive.reachable(naive.network(with_way, seat), ticket.a)


@pytest.mark.rule("TR-01", "TR-02", "TR-04", "TR-23")
@EVERY_COUNT
def test_no_piece_is_lost_or_made(seats: int) -> None:
    for seed in range(4):
        counted = None
        for s, _, _ in wander(Setup(seats, f"{seed:x}"), f"{seed:x}"):
            counted = counted or census(look(s))
            assert census(look(s)) == counted
        assert counted is not None
        assert sum(count for piece, count in counted.items() if piece.startswith("card")) == 110
        assert sum(count for piece, count in counted.items() if piece.startswith("ticket")) == 30
        assert sum(count for piece, count in counted.items() if piece.startswith("wagons")) == 45 * seats
