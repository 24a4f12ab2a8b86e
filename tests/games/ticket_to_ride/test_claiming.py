"""Claiming routes: what they cost, what they bring, and double routes."""

from __future__ import annotations

import pytest

from tests.games.ticket_to_ride.build import (
    actions,
    actor,
    cards,
    claims,
    hand,
    kinds,
    look,
    only,
    position,
    refused,
    run,
)

EVERYTHING = "purple:9 white:9 blue:9 yellow:9 orange:9 black:9 red:9 green:9 loco:9"


@pytest.mark.rule("TR-20")
def test_any_unclaimed_route_can_be_claimed_joined_to_ones_own_or_not() -> None:
    s = position(hands={0: "red:3"}, routes={0: "seattle-vancouver"})
    run(s, "0 claim chicago-duluth red:3")
    assert look(s)["routes"] == {"seattle-vancouver": 0, "chicago-duluth": 0}


@pytest.mark.rule("TR-20")
def test_a_claimed_route_cannot_be_claimed_again() -> None:
    s = position(hands={0: "red:3"}, routes={1: "chicago-duluth"})
    assert refused(s, 0, "claim chicago-duluth red:3") == "route-taken"
    s = position(hands={0: "red:3"}, routes={0: "chicago-duluth"})
    assert refused(s, 0, "claim chicago-duluth red:3") == "route-taken"


@pytest.mark.rule("TR-20")
def test_one_route_a_turn() -> None:
    s = position(hands={0: "red:5", 1: "red:1"})
    run(s, "0 claim chicago-duluth red:3")
    assert actor(s) == 1
    assert refused(s, 0, "claim boston-new-york red:2") == "not-your-turn"


@pytest.mark.rule("TR-20")
def test_with_everything_in_hand_every_route_can_be_claimed() -> None:
    s = position(4, hands={0: EVERYTHING})
    routes = {text.split()[1] for text in actions(s, 0) if text.startswith("claim")}
    assert len(routes) == 100


@pytest.mark.rule("TR-21")
def test_a_route_costs_as_many_cards_of_its_colour_as_it_is_long() -> None:
    s = position(hands={0: "purple:4"})
    run(s, "0 claim denver-omaha purple:4")
    assert hand(s, 0) == {}
    assert look(s)["routes"] == {"denver-omaha": 0}


@pytest.mark.rule("TR-21")
def test_another_colour_does_not_pay_for_a_coloured_route() -> None:
    s = position(hands={0: "red:4 purple:3"})
    assert refused(s, 0, "claim denver-omaha red:4") == "wrong-colour"
    assert refused(s, 0, "claim denver-omaha purple:4") == "too-few-cards"
    assert claims(s, 0, "denver-omaha") == []


@pytest.mark.rule("TR-21")
def test_no_more_cards_than_needed_are_paid() -> None:
    s = position(hands={0: "purple:9"})
    assert claims(s, 0, "denver-omaha") == ["purple:4"]


@pytest.mark.rule("TR-21")
def test_a_grey_route_takes_any_one_colour() -> None:
    s = position(hands={0: "red:2 blue:2 green:1"})
    assert claims(s, 0, "duluth-omaha") == ["blue:2", "red:2"]


@pytest.mark.rule("TR-22")
def test_locomotives_stand_for_the_colour_in_any_number() -> None:
    s = position(hands={0: "purple:4 loco:4"})
    assert claims(s, 0, "denver-omaha") == [
        "purple:4",
        "purple:3 loco:1",
        "purple:2 loco:2",
        "purple:1 loco:3",
        "loco:4",
    ]


@pytest.mark.rule("TR-22")
def test_locomotives_alone_pay_for_any_route() -> None:
    s = position(hands={0: "loco:6"})
    assert claims(s, 0, "miami-new-orleans") == ["loco:6"]
    assert claims(s, 0, "duluth-omaha") == ["loco:2"]
    run(s, "0 claim miami-new-orleans loco:6")
    assert look(s)["discards"] == {"loco": 6}


@pytest.mark.rule("TR-22")
def test_a_locomotive_helps_any_colour_on_a_grey_route() -> None:
    s = position(hands={0: "red:1 blue:1 loco:1"})
    assert claims(s, 0, "duluth-omaha") == ["blue:1 loco:1", "red:1 loco:1"]


@pytest.mark.rule("TR-22")
def test_locomotives_not_held_do_not_pay() -> None:
    s = position(hands={0: "purple:3"})
    assert refused(s, 0, "claim denver-omaha purple:3 loco:1") == "too-few-cards"


@pytest.mark.rule("TR-23")
def test_a_claim_takes_a_wagon_for_each_space_and_discards_the_cards() -> None:
    s = position(hands={0: "purple:3 loco:2 red:1"}, discards="loco:1 red:1")
    run(s, "0 claim denver-omaha purple:3 loco:1")
    assert look(s)["players"][0]["wagons"] == 41
    assert hand(s, 0) == {"loco": 1, "red": 1}
    assert look(s)["discards"] == {"purple": 3, "red": 1, "loco": 2}


@pytest.mark.rule("TR-23")
def test_a_route_longer_than_the_wagons_left_cannot_be_claimed() -> None:
    s = position(hands={0: EVERYTHING}, wagons={0: 3})
    assert refused(s, 0, "claim denver-omaha purple:4") == "too-few-wagons"
    assert claims(s, 0, "chicago-duluth") != []
    assert all(sum(cards(text.split(" ", 2)[2]).values()) <= 3 for text in actions(s, 0) if "claim" in text)


@pytest.mark.rule("TR-23")
def test_the_last_wagon_can_be_used_and_then_nothing_more() -> None:
    s = position(2, hands={0: "red:2", 1: "red:1"}, wagons={0: 1}, last_turns=2)
    run(s, "0 claim dallas-houston red:1")
    assert look(s)["players"][0]["wagons"] == 0
    s = position(hands={0: EVERYTHING}, wagons={0: 0})
    assert not any(text.startswith("claim") for text in actions(s, 0))
    assert refused(s, 0, "claim dallas-houston red:1") == "too-few-wagons"


@pytest.mark.rule("TR-24")
@pytest.mark.parametrize(
    ("claim", "points"),
    [
        ("dallas-houston red:1", 1),
        ("boston-new-york red:2", 2),
        ("chicago-duluth red:3", 4),
        ("dallas-el-paso red:4", 7),
        ("helena-omaha red:5", 10),
        ("miami-new-orleans red:6", 15),
    ],
)
def test_points_at_once_by_length(claim: str, points: int) -> None:
    s = position(3, hands={1: "red:6"}, turn=1)
    events = run(s, f"1 claim {claim}")
    assert s.scores() == [0, points, 0]
    assert only(events, "claimed")["points"] == points


@pytest.mark.rule("TR-24")
def test_points_of_routes_add_up() -> None:
    s = position(hands={0: "red:6"}, routes={0: "denver-omaha calgary-winnipeg"})
    events = run(s, "0 claim miami-new-orleans red:6")
    assert s.scores() == [7 + 15 + 15, 0]
    assert only(events, "claimed")["total"] == 37


def test_the_event_of_a_claim_tells_the_whole_story() -> None:
    s = position(hands={0: "black:2 loco:3"})
    events = run(s, "0 claim kansas-city-denver black:2 loco:2")
    assert kinds(events) == ["claimed"]
    assert events[0].seen_by(1) == {
        "kind": "claimed",
        "seat": 0,
        "route": "denver-kansas-city",
        "from": "denver",
        "to": "kansas-city",
        "colour": "black",
        "length": 4,
        "cards": {"black": 2, "loco": 2},
        "points": 7,
        "total": 7,
        "wagons": 41,
        "closed": "denver-kansas-city.2",
    }


# -- double routes


@pytest.mark.rule("TR-25")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("first", "second"), [("", ".2"), (".2", "")])
def test_nobody_may_own_both_tracks(seats: int, first: str, second: str) -> None:
    s = position(seats, hands={0: EVERYTHING}, routes={0: f"denver-kansas-city{first}"})
    colour = "orange" if second else "black"
    code = "twin-closed" if seats <= 3 else "twin-owned"
    assert refused(s, 0, f"claim denver-kansas-city{second} {colour}:4") == code
    assert claims(s, 0, f"denver-kansas-city{second}") == []


@pytest.mark.rule("TR-25")
@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize(("first", "second"), [("", ".2"), (".2", "")])
def test_with_four_or_five_another_player_may_claim_the_other_track(
    seats: int, first: str, second: str
) -> None:
    s = position(seats, hands={0: EVERYTHING}, routes={1: f"denver-kansas-city{first}"})
    run(s, f"0 claim denver-kansas-city{second} {'orange' if second else 'black'}:4")
    assert look(s)["routes"] == {f"denver-kansas-city{first}": 1, f"denver-kansas-city{second}": 0}


@pytest.mark.rule("TR-25")
def test_both_tracks_claimed_are_closed_to_everybody_else() -> None:
    s = position(5, hands={0: EVERYTHING}, routes={1: "duluth-omaha", 2: "duluth-omaha.2"})
    assert refused(s, 0, "claim duluth-omaha red:2") == "route-taken"
    assert refused(s, 0, "claim duluth-omaha.2 red:2") == "route-taken"


@pytest.mark.rule("TR-26")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("first", "second"), [("", ".2"), (".2", "")])
def test_with_two_or_three_a_claimed_track_closes_the_other_to_all(
    seats: int, first: str, second: str
) -> None:
    hands = {0: "orange:4 black:4", 1: "orange:4 black:4 red:2"}
    s = position(seats, hands=hands)
    paid = {"": "black", ".2": "orange"}
    events = run(s, f"0 claim denver-kansas-city{first} {paid[first]}:4")
    assert only(events, "claimed")["closed"] == f"denver-kansas-city{second}"
    assert s.view(1)["closed"] == [f"denver-kansas-city{second}"]
    assert refused(s, 1, f"claim denver-kansas-city{second} {paid[second]}:4") == "twin-closed"
    assert claims(s, 1, f"denver-kansas-city{second}") == []


@pytest.mark.rule("TR-26")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_nothing_is_closed(seats: int) -> None:
    s = position(seats, hands={0: "black:4", 1: "orange:4"})
    events = run(s, "0 claim denver-kansas-city black:4")
    assert only(events, "claimed")["closed"] is None
    assert s.view(1)["closed"] == []
    assert claims(s, 1, "denver-kansas-city.2") == ["orange:4"]


@pytest.mark.rule("TR-26")
def test_before_anybody_claims_either_track_can_be_chosen() -> None:
    s = position(2, hands={0: "orange:4 black:4"})
    assert claims(s, 0, "denver-kansas-city") == ["black:4"]
    assert claims(s, 0, "denver-kansas-city.2") == ["orange:4"]


# -- worked examples


@pytest.mark.rule("TR-E1")
def test_montreal_new_york_costs_three_blue() -> None:
    s = position(hands={0: "blue:3 red:3"})
    assert claims(s, 0, "montreal-new-york") == ["blue:3"]
    run(s, "0 claim montreal-new-york blue:3")
    assert s.scores() == [4, 0]
    assert look(s)["discards"] == {"blue": 3}


@pytest.mark.rule("TR-E2")
def test_montreal_toronto_costs_any_three_of_one_colour() -> None:
    s = position(hands={0: "blue:3 red:3 white:2 green:4"})
    assert claims(s, 0, "montreal-toronto") == ["blue:3", "red:3", "green:3"]
