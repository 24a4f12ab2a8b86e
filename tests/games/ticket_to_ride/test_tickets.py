"""Drawing tickets, and passing when nothing at all is possible."""

from __future__ import annotations

import pytest

from pomezi import SPECTATOR, State
from tests.games.ticket_to_ride.build import (
    GAME,
    LENGTH_OF,
    actions,
    actor,
    kinds,
    look,
    only,
    position,
    refused,
    run,
    tickets_of,
)

TOP = "miami-toronto atlanta-montreal denver-el-paso boston-miami"


@pytest.mark.rule("TR-30")
def test_three_tickets_are_drawn_from_the_top() -> None:
    s = position(ticket_deck=TOP)
    run(s, "0 tickets")
    assert look(s)["players"][0]["offer"] == TOP.split()[:3]
    assert look(s)["ticket_deck"][0] == "boston-miami"
    assert len(look(s)["ticket_deck"]) == 27
    assert actor(s) == 0


@pytest.mark.rule("TR-30")
def test_one_two_or_three_may_be_kept() -> None:
    s = position(ticket_deck=TOP)
    run(s, "0 tickets")
    assert sorted(actions(s, 0)) == [
        "keep atlanta-montreal",
        "keep atlanta-montreal denver-el-paso",
        "keep atlanta-montreal denver-el-paso miami-toronto",
        "keep atlanta-montreal miami-toronto",
        "keep denver-el-paso",
        "keep denver-el-paso miami-toronto",
        "keep miami-toronto",
    ]


@pytest.mark.rule("TR-30")
def test_a_draw_of_tickets_cannot_be_taken_back() -> None:
    s = position(ticket_deck=TOP, hands={0: "red:6"})
    run(s, "0 tickets")
    for text in ("draw deck", "tickets", "pass", "claim miami-new-orleans red:6"):
        assert refused(s, 0, text) == "keep-first"
    assert refused(s, 0, "keep boston-miami") == "ticket-not-offered"


@pytest.mark.rule("TR-30", "TR-32")
def test_returned_tickets_go_to_the_bottom_in_the_order_drawn() -> None:
    s = position(ticket_deck=TOP)
    run(s, "0 tickets")
    below = look(s)["ticket_deck"]
    run(s, "0 keep atlanta-montreal")
    assert look(s)["ticket_deck"] == [*below, "miami-toronto", "denver-el-paso"]
    assert tickets_of(s, 0) == ["atlanta-montreal"]
    assert actor(s) == 1


@pytest.mark.rule("TR-32")
def test_returned_tickets_come_up_again_after_all_others() -> None:
    s = position(ticket_deck="miami-toronto atlanta-montreal denver-el-paso boston-miami", spare_tickets=1)
    run(s, "0 tickets", "0 keep atlanta-montreal", "1 tickets")
    assert look(s)["players"][1]["offer"] == ["boston-miami", "miami-toronto", "denver-el-paso"]
    assert look(s)["ticket_deck"] == []


@pytest.mark.rule("TR-30")
@pytest.mark.parametrize(("left", "choices"), [("miami-toronto", 1), ("miami-toronto atlanta-montreal", 3)])
def test_with_fewer_than_three_left_those_are_drawn(left: str, choices: int) -> None:
    s = position(ticket_deck=left, spare_tickets=1)
    events = run(s, "0 tickets")
    assert only(events, "drew-tickets")["count"] == len(left.split())
    assert look(s)["players"][0]["offer"] == left.split()
    assert len(actions(s, 0)) == choices
    run(s, "0 keep miami-toronto")
    assert look(s)["ticket_deck"] == left.split()[1:]


@pytest.mark.rule("TR-31")
def test_a_seat_may_hold_all_tickets() -> None:
    s = position(ticket_deck="miami-toronto boston-miami denver-el-paso", spare_tickets=0)
    run(s, "0 tickets", "0 keep miami-toronto boston-miami denver-el-paso")
    assert len(tickets_of(s, 0)) == 30


@pytest.mark.rule("TR-31")
def test_with_no_ticket_left_none_can_be_drawn() -> None:
    s = position(spare_tickets=1)
    assert refused(s, 0, "tickets") == "no-tickets-left"


@pytest.mark.rule("TR-05", "TR-30")
def test_drawn_and_kept_tickets_are_told_to_their_owner_alone() -> None:
    s = position(3, ticket_deck=TOP)
    (drew,) = run(s, "0 tickets")
    (kept,) = run(s, "0 keep miami-toronto denver-el-paso")
    assert drew.seen_by(0)["tickets"] == TOP.split()[:3]
    assert kept.seen_by(0)["tickets"] == ["denver-el-paso", "miami-toronto"]
    for seat in (1, 2, SPECTATOR):
        assert drew.seen_by(seat) == {"kind": "drew-tickets", "seat": 0, "count": 3}
        assert kept.seen_by(seat) == {"kind": "kept-tickets", "seat": 0, "kept": 2, "returned": 1}


# -- passing


@pytest.mark.rule("TR-33")
def test_who_can_do_nothing_passes() -> None:
    s = position(rest=1, spare_tickets=1)
    assert actions(s, 0) == ["pass"]
    assert kinds(run(s, "0 pass")) == ["passed"]
    assert actor(s) == 1


@pytest.mark.rule("TR-33")
@pytest.mark.parametrize(
    "possible",
    [
        {"rest": "deck", "spare_tickets": 1},
        {"rest": 1, "ticket_deck": "miami-toronto", "spare_tickets": 1},
        {"rest": 1, "spare_tickets": 1, "hands": {0: "red:1"}},
    ],
)
def test_who_can_do_anything_cannot_pass(possible: dict) -> None:
    assert refused(position(**possible), 0, "pass") == "pass-not-needed"


@pytest.mark.rule("TR-33")
def test_cards_that_pay_for_no_open_route_do_not_forbid_a_pass() -> None:
    grey_ones = "atlanta-nashville dallas-houston kansas-city-omaha portland-seattle seattle-vancouver"
    assert all(LENGTH_OF[slug] == 1 for slug in grey_ones.split())
    s = position(hands={0: "red:1 blue:1"}, routes={1: grey_ones}, rest=1, spare_tickets=1)
    assert actions(s, 0) == ["pass"]


def stuck(seats: int, turn: int) -> State:
    """Routes up to three long are all claimed; everybody has three wagons; cards and tickets are in hands."""
    routes: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    used = [0] * seats
    for slug, length in sorted(LENGTH_OF.items()):
        twin = slug.removesuffix(".2")
        if length <= 3 and (seats > 3 or slug == twin):
            seat = min(
                (seat for seat in range(seats) if twin not in routes[seat]), key=lambda seat: used[seat]
            )
            routes[seat].append(slug)
            used[seat] += length
    hands = dict.fromkeys(range(seats), "red:1 loco:1")
    owned = {seat: " ".join(slugs) for seat, slugs in routes.items()}
    wagons = dict.fromkeys(range(seats), 3)
    return position(seats, turn=turn, hands=hands, rest=1, spare_tickets=1, routes=owned, wagons=wagons)


@pytest.mark.rule("TR-33")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_everybody_passing_in_a_row_ends_the_game_and_it_is_scored(seats: int, turn: int) -> None:
    s = stuck(seats, turn)
    events = []
    for i in range(seats):
        assert actions(s, (turn + i) % seats) == ["pass"]
        events = run(s, f"{(turn + i) % seats} pass")
    assert kinds(events) == ["passed", "over"]
    assert s.actors() == 0
    assert s.scores() == only(events, "over")["scores"]


@pytest.mark.rule("TR-33")
def test_passes_count_only_in_a_row() -> None:
    s = stuck(3, 0)
    dump = look(s)
    dump["players"][2]["hand"]["red"] -= 1
    dump.update(deck=["red"], passes=2)  # seats 1 and 2 have just passed
    s = GAME.load(dump)
    run(s, "0 draw deck", "0 draw purple", "1 pass", "2 pass")
    assert s.actors() != 0
    run(s, "0 pass")
    assert s.actors() == 0


@pytest.mark.rule("TR-33", "TR-40")
def test_a_pass_in_the_last_round_is_the_last_turn() -> None:
    s = position(2, wagons={0: 2, 1: 0}, rest=1, spare_tickets=1, last_turns=2)
    run(s, "0 pass", "1 pass")
    assert s.actors() == 0


@pytest.mark.rule("TR-33")
def test_two_passes_do_not_end_a_game_for_three() -> None:
    s = stuck(3, 0)
    run(s, "0 pass", "1 pass")
    assert s.actors() != 0
    assert look(s)["passes"] == 2
