"""How a game begins: pieces, the deal, the first tickets, the starting player."""

from __future__ import annotations

from collections import Counter

import pytest

from pomezi import SPECTATOR, TOGETHER, TURN, Setup, SetupError, seats_in
from tests.games.ticket_to_ride.build import (
    DECK,
    GAME,
    actions,
    actor,
    hand,
    keep_all,
    kinds,
    look,
    new,
    refused,
    run,
    tickets_of,
)

EVERY_COUNT = pytest.mark.parametrize("seats", [2, 3, 4, 5])
SET_UP_TICKETS = (
    "denver-el-paso houston-kansas-city atlanta-new-york "
    "calgary-salt-lake-city chicago-new-orleans duluth-houston "
    "atlanta-montreal boston-miami calgary-phoenix"
)


@pytest.mark.rule("TR-01")
@EVERY_COUNT
def test_two_to_five_play_with_45_wagons_and_no_points(seats: int) -> None:
    s = new(seats)
    assert [player["wagons"] for player in look(s)["players"]] == [45] * seats
    assert s.scores() == [0] * seats


@pytest.mark.rule("TR-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(SetupError) as caught:
        GAME.new(Setup(seats, "1"))
    assert caught.value.refusal.code == "bad-seats"
    assert caught.value.refusal.facts["least"] == 2
    assert caught.value.refusal.facts["most"] == 5


@pytest.mark.rule("TR-02")
@EVERY_COUNT
def test_the_train_deck_has_twelve_of_each_colour_and_fourteen_locomotives(seats: int) -> None:
    dump = look(new(seats))
    found = Counter(dump["deck"]) + Counter(dump["display"]) + Counter(dump["discards"])
    for player in dump["players"]:
        found += Counter(player["hand"])
    assert found == DECK
    assert found.total() == 110


@pytest.mark.rule("TR-03")
@EVERY_COUNT
def test_everybody_gets_four_cards_and_five_lie_face_up(seats: int) -> None:
    s = new(seats)
    assert [sum(hand(s, seat).values()) for seat in range(seats)] == [4] * seats
    assert None not in look(s)["display"]
    assert len(look(s)["display"]) == 5
    assert len(look(s)["deck"]) == 110 - 4 * seats - 5


@pytest.mark.rule("TR-03")
def test_cards_are_dealt_before_the_display_is_turned_up() -> None:
    s = new(
        2, start=1, stacked={"deck": "red red red red blue blue blue blue purple white yellow black green"}
    )
    assert hand(s, 1) == {"red": 4}
    assert hand(s, 0) == {"blue": 4}
    assert look(s)["display"] == ["purple", "white", "yellow", "black", "green"]


@pytest.mark.rule("TR-14")
def test_three_locomotives_at_set_up_are_swept() -> None:
    deal = "red red red red blue blue blue blue "
    s = new(2, stacked={"deck": deal + "loco white loco yellow loco purple white yellow black green"})
    assert look(s)["display"] == ["purple", "white", "yellow", "black", "green"]
    assert look(s)["discards"] == {"white": 1, "yellow": 1, "loco": 3}


@pytest.mark.rule("TR-14", "TR-15")
def test_sweeps_at_set_up_repeat() -> None:
    deal = "red red red red blue blue blue blue "
    twice = "loco loco loco loco red  loco loco loco white white  purple white yellow black loco"
    s = new(2, stacked={"deck": deal + twice})
    assert look(s)["display"] == ["purple", "white", "yellow", "black", "loco"]
    assert look(s)["discards"] == {"red": 1, "white": 2, "loco": 7}


@pytest.mark.rule("TR-14")
def test_two_locomotives_at_set_up_stay() -> None:
    s = new(2, stacked={"deck": "red " * 8 + "loco white loco yellow black"})
    assert look(s)["display"] == ["loco", "white", "loco", "yellow", "black"]
    assert look(s)["discards"] == {}


# -- the first tickets


@pytest.mark.rule("TR-04")
@EVERY_COUNT
def test_everybody_is_offered_three_of_thirty_tickets(seats: int) -> None:
    dump = look(new(seats))
    offers = [slug for player in dump["players"] for slug in player["offer"]]
    assert len(offers) == 3 * seats
    assert len({*offers, *dump["ticket_deck"]}) == 30


@pytest.mark.rule("TR-04")
def test_two_or_three_first_tickets_may_be_kept() -> None:
    s = new(2, stacked={"tickets": "denver-el-paso duluth-houston boston-miami"})
    assert sorted(actions(s, 0)) == [
        "keep boston-miami denver-el-paso",
        "keep boston-miami denver-el-paso duluth-houston",
        "keep boston-miami duluth-houston",
        "keep denver-el-paso duluth-houston",
    ]
    assert refused(s, 0, "keep boston-miami") == "keep-more"


@pytest.mark.rule("TR-04")
def test_nothing_else_can_be_done_before_first_tickets_are_chosen() -> None:
    s = new(2)
    for text in ("draw deck", "tickets", "pass", "claim dallas-houston loco:1"):
        assert refused(s, 0, text) == "keep-first"


@pytest.mark.rule("TR-04")
def test_a_ticket_of_another_offer_cannot_be_kept() -> None:
    s = new(2, stacked={"tickets": SET_UP_TICKETS})
    assert refused(s, 0, "keep denver-el-paso chicago-new-orleans") == "ticket-not-offered"


@pytest.mark.rule("TR-04")
@EVERY_COUNT
def test_all_choose_first_tickets_at_the_same_time_in_any_order(seats: int) -> None:
    forwards, backwards = new(seats), new(seats)
    assert forwards.pace() == TOGETHER
    assert seats_in(forwards.actors()) == list(range(seats))
    for seat in range(seats):
        forwards.apply(seat, forwards.legal_actions(seat)[0])
    for seat in reversed(range(seats)):
        backwards.apply(seat, backwards.legal_actions(seat)[0])
    assert forwards.dump() == backwards.dump()
    assert forwards.pace() == TURN


@pytest.mark.rule("TR-04")
def test_who_has_chosen_cannot_choose_again() -> None:
    s = new(3)
    s.apply(1, s.legal_actions(1)[0])
    assert seats_in(s.actors()) == [0, 2]
    assert s.legal_actions(1) == []
    assert refused(s, 1, s.write(s.legal_actions(0)[0])) == "not-your-turn"


@pytest.mark.rule("TR-04")
def test_how_many_others_kept_is_hidden_until_all_have_chosen() -> None:
    keep_two, keep_three = new(3), new(3)
    keep_two.apply(1, keep_two.legal_actions(1)[0])
    keep_three.apply(1, keep_three.legal_actions(1)[-1])
    for seat in (0, 2, SPECTATOR):
        assert keep_two.view(seat) == keep_three.view(seat)
    keep_all(keep_two)
    public = [player["tickets"] for player in keep_two.view(0)["players"]]  # type: ignore[attr-defined]
    assert public == [3, 2, 3]


@pytest.mark.rule("TR-04")
def test_the_event_of_a_first_choice_tells_others_only_that_it_was_made() -> None:
    s = new(2, stacked={"tickets": SET_UP_TICKETS})
    (event,) = run(s, "0 keep denver-el-paso houston-kansas-city")
    assert event.seen_by(1) == event.seen_by(SPECTATOR) == {"kind": "chose-tickets", "seat": 0}
    assert event.seen_by(0)["tickets"] == ["denver-el-paso", "houston-kansas-city"]


@pytest.mark.rule("TR-04")
def test_the_last_choice_shows_how_many_each_kept() -> None:
    s = new(2, stacked={"tickets": SET_UP_TICKETS})
    events = run(
        s,
        "1 keep calgary-salt-lake-city chicago-new-orleans duluth-houston",
        "0 keep denver-el-paso houston-kansas-city",
    )
    assert kinds(events) == ["chose-tickets", "kept-tickets", "kept-tickets"]
    assert events[1].seen_by(1) == {"kind": "kept-tickets", "seat": 0, "kept": 2, "returned": 1}
    assert events[2].seen_by(0) == {"kind": "kept-tickets", "seat": 1, "kept": 3, "returned": 0}


@pytest.mark.rule("TR-04")
def test_hand_and_display_are_known_when_first_tickets_are_chosen() -> None:
    s = new(2)
    seen = s.view(0)
    assert seen["display"] == look(s)["display"]
    assert seen["own"]["hand"] == hand(s, 0)  # type: ignore[index]


@pytest.mark.rule("TR-04", "TR-32")
def test_returned_first_tickets_go_to_the_bottom_in_seat_order_from_the_starting_player() -> None:
    s = new(3, start=1, stacked={"tickets": SET_UP_TICKETS})
    assert look(s)["players"][1]["offer"] == SET_UP_TICKETS.split()[:3]
    assert look(s)["players"][0]["offer"] == SET_UP_TICKETS.split()[6:]
    below = look(s)["ticket_deck"]
    run(
        s,
        "0 keep boston-miami calgary-phoenix",
        "2 keep calgary-salt-lake-city duluth-houston",
        "1 keep denver-el-paso atlanta-new-york",
    )
    assert look(s)["ticket_deck"] == [
        *below,
        "houston-kansas-city",
        "chicago-new-orleans",
        "atlanta-montreal",
    ]
    assert tickets_of(s, 2) == ["calgary-salt-lake-city", "duluth-houston"]


# -- the starting player


@pytest.mark.rule("TR-06")
@EVERY_COUNT
def test_the_starting_player_is_drawn_from_the_seed(seats: int) -> None:
    def starting(seed: int) -> int:
        dump = GAME.new(Setup(seats, f"{seed:x}")).dump()
        assert dump["turn"] == dump["start"]
        return int(str(dump["start"]))

    counts = Counter(starting(seed) for seed in range(200))
    assert sorted(counts) == list(range(seats))
    assert min(counts.values()) > 200 / seats / 2
    assert starting(7) == starting(7)


@pytest.mark.rule("TR-06")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_the_host_may_name_the_starting_player(start: int) -> None:
    s = new(4, start=start)
    assert s.view(SPECTATOR)["start"] == start
    assert actor(keep_all(s)) == start


@pytest.mark.rule("TR-06")
def test_the_starting_player_is_known_before_tickets_are_chosen() -> None:
    s = new(3, start=2)
    assert look(s)["phase"] == "choose"
    assert [s.view(seat)["start"] for seat in (0, 1, 2, SPECTATOR)] == [2, 2, 2, 2]


@pytest.mark.rule("TR-06")
def test_a_starting_player_who_is_not_there_is_refused() -> None:
    with pytest.raises(SetupError) as caught:
        GAME.new(Setup(2, "1", options={"start": 2}))
    assert caught.value.refusal.code == "bad-option-value"
    assert caught.value.refusal.facts["expected"] == "drawn, 0…1"


# -- stacked piles


@pytest.mark.parametrize(
    ("stacked", "code"),
    [
        ({"dice": ["1"]}, "unknown-pile"),
        ({"deck": ["brown"]}, "unknown-in-pile"),
        ({"deck": ["red"] * 13}, "too-many-in-pile"),
        ({"tickets": ["denver-el-paso", "denver-el-paso"]}, "too-many-in-pile"),
        ({"tickets": ["el-paso-denver"]}, "unknown-in-pile"),
    ],
)
def test_a_stacked_pile_that_cannot_be_is_refused(stacked: dict[str, list[str]], code: str) -> None:
    with pytest.raises(SetupError) as caught:
        GAME.new(Setup(2, "1", stacked=stacked))
    assert caught.value.refusal.code == code
