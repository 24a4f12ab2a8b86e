"""The last round, the final scoring, ties, and what is revealed."""

from __future__ import annotations

from typing import Any

import pytest

from pomezi import SPECTATOR, State
from tests.games.ticket_to_ride.build import (
    GAME,
    actor,
    keep_all,
    kinds,
    look,
    new,
    only,
    position,
    refused,
    run,
    tickets_of,
)

EVERY_COUNT = pytest.mark.parametrize("seats", [2, 3, 4, 5])
RING = "dallas-houston houston-new-orleans little-rock-new-orleans dallas-little-rock"  # 1 + 2 + 3 + 2


def over(
    seats: int = 2,
    *,
    routes: dict[int, str] | None = None,
    tickets: dict[int, str] | None = None,
) -> State:
    """A finished game with these routes and tickets."""
    s = position(seats, routes=routes, tickets=tickets)
    return GAME.load({**s.dump(), "phase": "over"})


def table(s: State) -> Any:
    return s.view(SPECTATOR)["result"]["table"]  # type: ignore[index]


def column(s: State, name: str) -> list[Any]:
    return [row[name] for row in table(s)]


# -- the last round


@pytest.mark.rule("TR-40")
@pytest.mark.parametrize("wagons", [3, 4, 5])
def test_two_wagons_or_fewer_at_the_end_of_a_turn_bring_the_last_round(wagons: int) -> None:
    s = position(2, hands={0: "red:3"}, wagons={0: wagons})
    events = run(s, "0 claim chicago-duluth red:3")
    assert only(events, "last-round") == {"seat": 0, "wagons": wagons - 3}
    assert look(s)["last_turns"] == 2
    assert s.view(1)["last_turns"] == 2


@pytest.mark.rule("TR-40")
def test_three_wagons_left_do_not_bring_it() -> None:
    s = position(2, hands={0: "red:3"}, wagons={0: 6})
    assert kinds(run(s, "0 claim chicago-duluth red:3")) == ["claimed"]
    assert look(s)["last_turns"] == 0


@pytest.mark.rule("TR-40")
@EVERY_COUNT
def test_whoever_brings_it_everybody_takes_one_more_turn(seats: int) -> None:
    for trigger in range(seats):
        s = position(seats, turn=trigger, hands={trigger: "red:3"}, wagons={trigger: 4})
        run(s, f"{trigger} claim chicago-duluth red:3")
        order = []
        while s.actors():
            order.append(actor(s))
            run(s, f"{actor(s)} draw deck", f"{actor(s)} draw deck")
        assert order == [(trigger + 1 + i) % seats for i in range(seats)]


@pytest.mark.rule("TR-40")
def test_a_second_trigger_in_the_last_round_changes_nothing() -> None:
    s = position(3, hands={0: "red:3", 1: "green:4", 2: "red:1"}, wagons={0: 4, 1: 5, 2: 9})
    run(s, "0 claim chicago-duluth red:3")
    events = run(s, "1 claim denver-helena green:4")
    assert "last-round" not in kinds(events)
    assert look(s)["last_turns"] == 2
    run(s, "2 draw deck", "2 draw deck", "0 draw deck")
    assert s.actors() != 0
    run(s, "0 draw deck")
    assert s.actors() == 0


@pytest.mark.rule("TR-40")
@pytest.mark.parametrize(
    "last", [["0 claim dallas-houston red:1"], ["0 draw loco"], ["0 tickets", "0 keep atlanta-montreal"]]
)
def test_any_action_may_be_the_last_turn(last: list[str]) -> None:
    s = position(
        2,
        hands={0: "red:1"},
        wagons={0: 2},
        last_turns=1,
        display="loco red red blue blue",
        ticket_deck="atlanta-montreal",
    )
    events = run(s, *last)
    assert s.actors() == 0
    assert kinds(events)[-1] == "over"
    assert s.legal_actions(0) == s.legal_actions(1) == []
    assert refused(s, 0, "draw deck") == "game-over"


@pytest.mark.rule("TR-40")
def test_the_last_tickets_drawn_count() -> None:
    s = position(
        2, last_turns=1, ticket_deck="atlanta-montreal", spare_tickets=1, routes={0: "chicago-duluth"}
    )
    run(s, "0 tickets", "0 keep atlanta-montreal")
    assert s.scores()[0] == 4 - 9 + 10


# -- tickets


@pytest.mark.rule("TR-41")
def test_a_ticket_joined_by_ones_own_routes_adds_its_points() -> None:
    s = over(routes={0: "denver-santa-fe el-paso-santa-fe"}, tickets={0: "denver-el-paso"})
    assert s.scores()[0] == 2 + 2 + 4 + 10
    assert table(s)[0]["tickets"] == [{"ticket": "denver-el-paso", "points": 4, "done": True}]


@pytest.mark.rule("TR-41")
def test_a_ticket_not_joined_subtracts_its_points() -> None:
    s = over(routes={0: "denver-santa-fe"}, tickets={0: "denver-el-paso duluth-houston"})
    assert s.scores()[0] == 2 - 4 - 8 + 10
    assert column(s, "tickets_done") == [0, 0]


@pytest.mark.rule("TR-41")
def test_routes_of_others_do_not_join_a_ticket() -> None:
    s = over(routes={0: "denver-santa-fe", 1: "el-paso-santa-fe"}, tickets={0: "denver-el-paso"})
    assert table(s)[0]["tickets"][0]["done"] is False


@pytest.mark.rule("TR-41")
def test_either_track_joins_a_ticket() -> None:
    s = over(
        4,
        routes={0: "kansas-city-oklahoma-city.2 dallas-oklahoma-city dallas-houston.2"},
        tickets={0: "houston-kansas-city"},
    )
    assert table(s)[0]["tickets"][0]["done"] is True


@pytest.mark.rule("TR-41")
def test_totals_may_be_negative() -> None:
    s = over(tickets={0: "new-york-seattle los-angeles-new-york", 1: "denver-el-paso"})
    assert s.scores() == [-43, -4]
    assert s.places() == [2, 1]


@pytest.mark.rule("TR-05", "TR-41")
def test_before_the_end_the_score_shows_routes_only() -> None:
    s = position(
        routes={0: "denver-santa-fe el-paso-santa-fe"}, tickets={0: "denver-el-paso", 1: "boston-miami"}
    )
    assert s.scores() == [4, 0]
    assert [player["points"] for player in s.view(1)["players"]] == [4, 0]  # type: ignore[attr-defined]
    assert "result" not in s.view(0)


# -- the longest path


@pytest.mark.rule("TR-42")
def test_the_longest_path_brings_ten_points() -> None:
    s = over(routes={0: "denver-helena", 1: "chicago-duluth"})
    assert column(s, "longest") == [4, 3]
    assert column(s, "bonus") == [10, 0]
    assert s.scores() == [17, 4]


@pytest.mark.rule("TR-42")
@EVERY_COUNT
def test_all_who_share_the_longest_path_get_ten_points(seats: int) -> None:
    routes = dict(enumerate(["chicago-duluth", "calgary-vancouver", "montreal-toronto", "el-paso-phoenix"]))
    s = over(seats, routes={seat: routes[seat] for seat in range(seats - 1)})
    assert column(s, "bonus") == [10] * (seats - 1) + [0]


@pytest.mark.rule("TR-42")
def test_nobody_gets_the_bonus_for_no_routes_at_all() -> None:
    s = over(3)
    assert column(s, "longest") == [0, 0, 0]
    assert column(s, "bonus") == [0, 0, 0]
    assert s.scores() == [0, 0, 0]
    assert table(s)[0]["path"] == {"routes": [], "cities": []}


@pytest.mark.rule("TR-42")
@pytest.mark.parametrize(
    ("routes", "length"),
    [
        ("chicago-duluth denver-helena", 4),  # two pieces: the longer
        ("chicago-duluth duluth-omaha duluth-winnipeg", 7),  # a fork: its two longest arms
        ("calgary-seattle portland-seattle seattle-vancouver", 5),  # a fork with two arms of one
        (RING, 8),  # a ring
        (f"{RING} dallas-el-paso", 12),  # a ring on a stick
        (f"{RING} dallas-el-paso el-paso-phoenix dallas-oklahoma-city", 17),  # a ring between two arms
        ("chicago-duluth duluth-omaha chicago-omaha kansas-city-omaha", 10),  # ring 3 + 2 + 4 and an arm 1
        (
            f"{RING} el-paso-houston dallas-el-paso",
            18,
        ),  # two rings share a side
        # an eight: two rings that meet in Dallas, so the city is visited twice
        (
            "dallas-houston el-paso-houston dallas-el-paso "
            "dallas-little-rock little-rock-oklahoma-city dallas-oklahoma-city",
            17,
        ),
        # a star of five arms
        ("denver-helena denver-kansas-city denver-omaha denver-phoenix denver-santa-fe", 9),
    ],
)
def test_a_path_uses_each_route_once_and_may_visit_a_city_again(routes: str, length: int) -> None:
    s = over(routes={0: routes})
    assert column(s, "longest")[0] == length


@pytest.mark.rule("TR-42")
def test_two_rings_joined_by_a_bridge_are_walked_as_one_path() -> None:
    rings = (
        "dallas-houston el-paso-houston dallas-el-paso "  # 1 + 6 + 4
        "dallas-little-rock "  # the bridge, 2
        "little-rock-nashville nashville-saint-louis little-rock-saint-louis"  # 3 + 2 + 2
    )
    s = over(routes={0: rings})
    assert column(s, "longest")[0] == 11 + 2 + 7
    path = table(s)[0]["path"]
    assert path["cities"].count("dallas") == 2
    assert path["cities"].count("little-rock") == 2


@pytest.mark.rule("TR-42")
def test_length_counts_spaces_not_routes() -> None:
    s = over(routes={0: "miami-new-orleans", 1: "dallas-houston houston-new-orleans dallas-oklahoma-city"})
    assert column(s, "longest") == [6, 5]
    assert column(s, "bonus") == [10, 0]


# -- ties and places


@pytest.mark.rule("TR-43")
def test_the_most_points_win() -> None:
    s = over(3, routes={0: "chicago-duluth", 1: "denver-helena", 2: "dallas-houston"})
    assert s.scores() == [4, 17, 1]
    assert s.places() == [2, 1, 3]


@pytest.mark.rule("TR-43")
def test_a_tie_goes_to_more_completed_tickets() -> None:
    # 0: 2 + 2 for routes, +4 for the ticket = 8; 1: 4 + 4 = 8; 2 holds the longest path.
    s = over(
        3,
        routes={
            0: "denver-santa-fe el-paso-santa-fe",
            1: "chicago-duluth calgary-vancouver",
            2: "miami-new-orleans",
        },
        tickets={0: "denver-el-paso", 2: "los-angeles-new-york"},
    )
    assert s.scores() == [8, 8, 4]
    assert column(s, "longest")[:2] == [4, 3]
    assert s.places() == [1, 2, 3]


@pytest.mark.rule("TR-43")
def test_completed_tickets_count_before_the_longer_path() -> None:
    # 0: 2 + 2 + 4 = 8, path 4. 1: 7 + 1 = 8, path 5.
    s = over(
        3,
        routes={
            0: "denver-santa-fe el-paso-santa-fe",
            1: "denver-omaha kansas-city-omaha",
            2: "miami-new-orleans",
        },
        tickets={0: "denver-el-paso", 2: "los-angeles-new-york"},
    )
    assert s.scores()[:2] == [8, 8]
    assert column(s, "longest")[:2] == [4, 5]
    assert s.places() == [1, 2, 3]


@pytest.mark.rule("TR-43")
def test_a_tie_in_tickets_too_goes_to_the_longer_path_among_the_tied() -> None:
    # 0: 4 + 4 in two pieces; 1: 7 + 1 in one; 2 has the bonus and is out of it.
    s = over(
        3,
        routes={
            0: "chicago-duluth calgary-vancouver",
            1: "denver-omaha kansas-city-omaha",
            2: "miami-new-orleans",
        },
        tickets={2: "los-angeles-new-york"},
    )
    assert s.scores() == [8, 8, 4]
    assert column(s, "tickets_done")[:2] == [0, 0]
    assert s.places() == [2, 1, 3]


@pytest.mark.rule("TR-43")
def test_equal_in_everything_share_the_win() -> None:
    s = over(3, routes={0: "chicago-duluth", 1: "calgary-vancouver"})
    assert s.scores() == [14, 14, 0]
    assert s.places() == [1, 1, 3]


@pytest.mark.rule("TR-43")
def test_the_same_order_decides_the_lower_places() -> None:
    s = over(
        5,
        routes={
            0: "miami-new-orleans",
            1: "chicago-duluth calgary-vancouver",
            2: "denver-omaha kansas-city-omaha",
            3: "denver-santa-fe el-paso-santa-fe",
            4: "montreal-toronto el-paso-phoenix",
        },
        tickets={3: "denver-el-paso"},
    )
    assert s.scores() == [25, 8, 8, 8, 8]
    assert s.places() == [1, 4, 3, 2, 4]


# -- everything revealed


@pytest.mark.rule("TR-44")
def test_at_the_end_everybody_sees_tickets_paths_and_points() -> None:
    s = over(
        routes={0: "denver-santa-fe el-paso-santa-fe", 1: "chicago-duluth"},
        tickets={0: "denver-el-paso", 1: "boston-miami"},
    )
    for seat in (0, 1, SPECTATOR):
        result: Any = s.view(seat)["result"]
        assert result["scores"] == [18, -8]
        assert result["places"] == [1, 2]
        assert result["table"] == [
            {
                "seat": 0,
                "routes": 4,
                "tickets": [{"ticket": "denver-el-paso", "points": 4, "done": True}],
                "tickets_done": 1,
                "longest": 4,
                "path": result["table"][0]["path"],
                "bonus": 10,
                "total": 18,
            },
            {
                "seat": 1,
                "routes": 4,
                "tickets": [{"ticket": "boston-miami", "points": 12, "done": False}],
                "tickets_done": 0,
                "longest": 3,
                "path": {"routes": ["chicago-duluth"], "cities": ["chicago", "duluth"]},
                "bonus": 0,
                "total": -8,
            },
        ]
        path = result["table"][0]["path"]
        assert path["routes"] in (
            ["denver-santa-fe", "el-paso-santa-fe"],
            ["el-paso-santa-fe", "denver-santa-fe"],
        )
        assert path["cities"][1] == "santa-fe"


@pytest.mark.rule("TR-44")
def test_the_event_of_the_end_tells_the_same_as_the_view() -> None:
    s = position(2, hands={0: "red:3"}, wagons={0: 2}, last_turns=1, tickets={1: "boston-miami"})
    events = run(s, "0 draw deck", "0 draw deck")
    facts = only(events, "over")
    told: Any = s.view(SPECTATOR)["result"]
    assert {**facts, "decided": told["decided"]} == told  # which follows from the rest


@pytest.mark.rule("TR-42", "TR-44")
def test_points_of_a_game_played_to_its_end_are_those_of_its_parts() -> None:
    s = keep_all(new(2, "5"))
    while s.actors():
        seat = actor(s)
        s.apply(seat, s.legal_actions(seat)[-1])
    for row, total in zip(table(s), s.scores(), strict=True):
        tickets = sum(t["points"] if t["done"] else -t["points"] for t in row["tickets"])
        assert row["routes"] + tickets + row["bonus"] == row["total"] == total
        assert [t["ticket"] for t in row["tickets"]] == tickets_of(s, row["seat"])
