"""What a seat may know, and what it may not."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from pomezi import SPECTATOR, State, seeded
from tests.games.ticket_to_ride.build import GAME, keep_all, look, new, position, run


def own(s: State, seat: int) -> Any:
    return s.view(seat)["own"]


def players(s: State, seat: int) -> Any:
    return s.view(seat)["players"]


@pytest.mark.rule("TR-05")
def test_hands_and_tickets_of_others_are_nowhere_in_a_view() -> None:
    s = position(2, hands={0: "red:3", 1: "green:3"}, tickets={0: "boston-miami", 1: "denver-el-paso"})
    assert own(s, 0)["hand"] == {"red": 3}
    assert "denver-el-paso" not in json.dumps(s.view(0))
    assert "green" not in json.dumps(s.view(0))
    assert "boston-miami" not in json.dumps(s.view(1))
    assert "own" not in s.view(SPECTATOR)


@pytest.mark.rule("TR-05")
def test_a_view_does_not_depend_on_what_others_hold_or_on_the_order_of_the_decks() -> None:
    def seen(hand: str, ticket: str, deck: str, top: str) -> object:
        s = position(
            2,
            hands={0: "red:3", 1: hand},
            tickets={0: "boston-miami", 1: ticket},
            deck=deck,
            ticket_deck=top,
        )
        return s.view(0)

    assert seen("green:2 loco:1", "denver-el-paso", "red", "duluth-houston") == seen(
        "blue:2 white:1", "new-york-seattle", "loco", "denver-el-paso"
    )


@pytest.mark.rule("TR-05")
def test_how_many_cards_and_tickets_a_player_holds_is_public() -> None:
    s = position(3, hands={0: "red:3 loco:2", 1: "green:1"}, tickets={0: "boston-miami denver-el-paso"})
    for seat in (0, 1, 2, SPECTATOR):
        assert [player["cards"] for player in players(s, seat)] == [5, 1, 0]
        assert [player["tickets"] for player in players(s, seat)] == [2, 0, 0]


@pytest.mark.rule("TR-05")
def test_face_up_cards_taken_are_remembered_by_all() -> None:
    s = position(2, deck="green black")
    run(s, "0 draw purple", "0 draw deck")
    assert players(s, 1)[0]["known_cards"] == {"purple": 1}
    assert players(s, SPECTATOR)[0]["cards"] == 2


@pytest.mark.rule("TR-05")
def test_cards_paid_are_public_and_leave_the_known_ones() -> None:
    s = position(2, hands={0: "purple:2"}, deck="green black")
    run(s, "0 draw purple", "0 draw deck", "1 draw deck", "1 draw deck")
    events = run(s, "0 claim duluth-omaha purple:2")
    assert events[0].seen_by(1)["cards"] == {"purple": 2}
    assert s.view(1)["discards"] == {"purple": 2}
    assert players(s, 1)[0]["known_cards"] == {}
    assert players(s, 1)[0]["cards"] == 2


@pytest.mark.rule("TR-05")
def test_an_offer_is_for_its_owner() -> None:
    s = position(2, ticket_deck="miami-toronto atlanta-montreal denver-el-paso")
    run(s, "0 tickets")
    assert [facts["ticket"] for facts in own(s, 0)["offer"]] == [
        "miami-toronto",
        "atlanta-montreal",
        "denver-el-paso",
    ]
    assert players(s, 1)[0]["offered"] == 3
    assert "miami-toronto" not in json.dumps(s.view(1))


@pytest.mark.rule("TR-05")
def test_the_running_score_does_not_tell_of_tickets() -> None:
    joined = position(routes={0: "denver-santa-fe el-paso-santa-fe"}, tickets={0: "denver-el-paso"})
    apart = position(routes={0: "denver-santa-fe el-paso-santa-fe"}, tickets={0: "boston-miami"})
    assert joined.view(1) == apart.view(1)


@pytest.mark.rule("TR-05", "TR-32")
def test_a_seat_remembers_what_it_returned_and_where() -> None:
    s = position(3, ticket_deck="miami-toronto atlanta-montreal denver-el-paso")
    run(s, "0 tickets", "0 keep atlanta-montreal")
    assert own(s, 0)["known_tickets"] == {
        "deck": {"miami-toronto": 27, "denver-el-paso": 28},
        "seats": {},
        "offer": {},
        "own": {},
    }
    assert own(s, 1)["known_tickets"] == {"deck": {}, "seats": {}, "offer": {}, "own": {}}


@pytest.mark.rule("TR-05")
def test_who_keeps_all_of_an_offer_keeps_what_another_has_returned() -> None:
    top = "miami-toronto atlanta-montreal denver-el-paso boston-miami"
    s = position(3, ticket_deck=top, spare_tickets=2)
    run(s, "0 tickets", "0 keep atlanta-montreal", "1 tickets")
    assert own(s, 0)["known_tickets"]["seats"] == {"miami-toronto": 1, "denver-el-paso": 1}
    run(s, "1 keep boston-miami miami-toronto denver-el-paso")
    assert own(s, 0)["known_tickets"]["seats"] == {"miami-toronto": 1, "denver-el-paso": 1}
    assert own(s, 2)["known_tickets"]["seats"] == {}


@pytest.mark.rule("TR-05")
def test_who_returns_some_of_an_offer_hides_which() -> None:
    top = "miami-toronto atlanta-montreal denver-el-paso boston-miami"
    s = position(3, ticket_deck=top, spare_tickets=2)
    run(s, "0 tickets", "0 keep atlanta-montreal", "1 tickets", "1 keep boston-miami")
    assert own(s, 0)["known_tickets"] == {"deck": {}, "seats": {}, "offer": {}, "own": {}}


@pytest.mark.rule("TR-05")
def test_nobody_knows_which_of_an_offer_another_has_kept() -> None:
    top = "miami-toronto atlanta-montreal denver-el-paso boston-miami"
    s = position(3, ticket_deck=top, spare_tickets=2)
    run(s, "0 tickets", "0 keep atlanta-montreal", "1 tickets", "1 keep denver-el-paso miami-toronto")
    assert look(s)["ticket_deck"] == ["boston-miami"]
    assert own(s, 0)["known_tickets"] == {"deck": {}, "seats": {}, "offer": {}, "own": {}}
    assert own(s, 1)["known_tickets"] == {"deck": {"boston-miami": 0}, "seats": {}, "offer": {}, "own": {}}


@pytest.mark.rule("TR-05")
def test_somebody_else_s_offer_is_known_as_far_as_one_has_returned_it() -> None:
    top = "miami-toronto atlanta-montreal denver-el-paso boston-miami"
    s = position(3, ticket_deck=top, spare_tickets=2)
    run(s, "0 tickets", "0 keep atlanta-montreal", "1 tickets", "1 keep denver-el-paso")
    # Of three, two of them known, one is with seat 1 and two lie under the deck: that much is not forgotten.
    known = ("miami-toronto", "denver-el-paso")
    places = set()
    for seed in range(60):
        t = look(s.determinize(0, seeded(f"{seed:x}")))
        lie = [*t["players"][1]["tickets"], *t["ticket_deck"]]
        places.add(tuple(slug if slug in known else "?" for slug in lie))
    assert places == {
        ("?", "miami-toronto", "denver-el-paso"),
        ("miami-toronto", "?", "denver-el-paso"),
        ("denver-el-paso", "?", "miami-toronto"),
    }


# -- facts about one's tickets


def facts_of(s: State, seat: int = 0) -> Any:
    (facts,) = own(s, seat)["tickets"]
    return facts


def test_a_ticket_tells_the_cheapest_way_still_to_lay() -> None:
    facts = facts_of(position(tickets={0: "denver-el-paso"}))
    assert facts["status"] == "open"
    assert facts["wagons_needed"] == 4
    assert facts["way"] == ["denver-santa-fe", "el-paso-santa-fe"]


def test_ones_own_routes_cost_nothing() -> None:
    facts = facts_of(position(tickets={0: "denver-el-paso"}, routes={0: "denver-santa-fe"}))
    assert facts["wagons_needed"] == 2
    assert facts["way"] == ["el-paso-santa-fe"]


def test_a_joined_ticket_is_done() -> None:
    s = position(tickets={0: "denver-el-paso"}, routes={0: "denver-santa-fe el-paso-santa-fe"})
    assert facts_of(s) | {"points": 4} == {
        "ticket": "denver-el-paso",
        "from": "denver",
        "to": "el-paso",
        "points": 4,
        "status": "done",
        "wagons_needed": 0,
        "way": [],
    }


def test_a_done_ticket_is_done_even_without_wagons() -> None:
    s = position(tickets={0: "denver-el-paso"}, routes={0: "denver-santa-fe el-paso-santa-fe"}, wagons={0: 0})
    assert facts_of(s)["status"] == "done"


def test_routes_of_others_must_be_gone_round() -> None:
    facts = facts_of(position(tickets={0: "denver-el-paso"}, routes={1: "denver-santa-fe el-paso-santa-fe"}))
    assert facts["wagons_needed"] == 8
    assert facts["way"] == ["denver-phoenix", "el-paso-phoenix"]


def test_with_too_few_wagons_a_ticket_is_impossible() -> None:
    facts = facts_of(position(tickets={0: "denver-el-paso"}, wagons={0: 3}))
    assert (facts["status"], facts["wagons_needed"], facts["way"]) == ("impossible", None, [])


@pytest.mark.rule("TR-26")
@pytest.mark.parametrize(("seats", "status"), [(2, "impossible"), (3, "impossible"), (4, "open")])
def test_a_city_cut_off_makes_a_ticket_impossible(seats: int, status: str) -> None:
    # Vancouver has three routes: to Calgary and, twice, to Seattle.
    s = position(seats, tickets={0: "montreal-vancouver"}, routes={1: "calgary-vancouver seattle-vancouver"})
    assert facts_of(s)["status"] == status


def test_what_is_still_offered_has_facts_too() -> None:
    s = new(2, stacked={"tickets": "denver-el-paso boston-miami duluth-houston"})
    assert [facts["ticket"] for facts in own(s, 0)["offer"]] == [
        "denver-el-paso",
        "boston-miami",
        "duluth-houston",
    ]
    assert own(s, 0)["offer"][0]["wagons_needed"] == 4


# -- imagining the rest


@pytest.mark.rule("TR-05")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_imagined_state_looks_the_same_and_hides_the_truth(seat: int) -> None:
    s = keep_all(new(3))
    run(s, "0 draw deck", "0 draw deck", "1 tickets")
    rng = seeded("5")
    imagined = [s.determinize(seat, rng) for _ in range(20)]
    assert all(t.view(seat) == s.view(seat) for t in imagined)
    assert len({json.dumps(t.dump()["deck"]) for t in imagined}) == 20
    for other in {0, 1, 2} - {seat}:
        hands = {json.dumps(look(t)["players"][other]["hand"]) for t in imagined}
        assert len(hands) > 1
    for t in imagined:
        GAME.load(t.dump())  # counts its pieces


# -- what is known of unseen cards


@pytest.mark.rule("TR-05")
def test_paying_cards_that_nobody_saw_taken_is_news() -> None:
    s = position(2, hands={0: "purple:1"}, deck="green black")
    known = s.knowledge()
    run(s, "0 claim dallas-houston purple:1")
    assert s.knowledge() > known


@pytest.mark.rule("TR-05")
def test_paying_cards_that_everybody_saw_taken_is_none() -> None:
    s = position(2, deck="green black")
    run(s, "0 draw purple", "0 draw white", "1 draw deck", "1 draw deck")
    known = s.knowledge()
    run(s, "0 claim dallas-houston purple:1")
    assert s.knowledge() == known


@pytest.mark.rule("TR-05", "TR-17")
def test_a_deck_just_made_of_the_discards_is_known_to_all() -> None:
    s = position(3, deck="red", discards="green:2 black:3", hands={0: "white:4", 1: "blue:4"}, rest=2)
    run(s, "0 draw deck")
    for seat in (0, 1, 2):
        for seed in range(10):
            t = look(s.determinize(seat, seeded(f"{seed:x}")))
            assert sorted(t["deck"]) == ["black"] * 3 + ["green"] * 2
    assert s.view(SPECTATOR)["memory"]["decks"][1] == {  # type: ignore[index]
        "cards": {"black": 3, "green": 2},
        "drawn": [0, 0, 0],
    }


@pytest.mark.rule("TR-05", "TR-17")
def test_of_two_players_each_knows_what_the_other_has_from_a_deck_that_is_gone() -> None:
    s = position(2, deck="red white", discards="green:1 black:1", hands={0: "blue:2"}, rest=1)
    before = Counter(look(s)["players"][1]["hand"])
    run(s, "0 draw deck", "0 draw deck", "1 draw deck")
    drawn = set()
    for seed in range(20):
        t = look(s.determinize(0, seeded(f"{seed:x}")))
        (card,) = Counter(t["players"][1]["hand"]) - before
        assert {card, *t["deck"]} == {"green", "black"}
        drawn.add(card)
    assert drawn == {"green", "black"}


@pytest.mark.rule("TR-05", "TR-15")
def test_nobody_imagines_a_display_that_would_have_been_swept() -> None:
    s = position(display="loco loco red blue blue", deck="loco loco loco loco", rest=1)
    run(s, "0 draw red")
    assert look(s)["display"].count("loco") == 3
    for seat in (0, 1):
        for seed in range(10):
            t = look(s.determinize(seat, seeded(f"{seed:x}")))
            assert t["deck"] == ["loco"] * 3
    run(s, "0 draw deck")
    for seed in range(10):
        assert look(s.determinize(1, seeded(f"{seed:x}")))["players"][0]["hand"] == {"red": 1, "loco": 1}


@pytest.mark.rule("TR-05", "TR-15")
def test_a_card_turned_up_is_no_longer_one_of_the_few_in_the_deck() -> None:
    # Unswept with one other card at most in the deck; then that card is turned up.
    s = position(3, display="loco loco loco loco blue", deck="green loco loco", hands={2: "white:6"}, rest=1)
    run(s, "0 draw blue", "0 draw deck")
    assert look(s)["display"] == ["loco", "loco", "loco", "loco", "green"]
    for seed in range(30):
        t = look(s.determinize(1, seeded(f"{seed:x}")))
        assert t["deck"] == ["loco"]
        assert t["players"][0]["hand"] == {"blue": 1, "loco": 1}
