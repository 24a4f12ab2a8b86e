"""Evaluation, what there is to read, the next round, and the end."""

from __future__ import annotations

import pytest

from pomezi import TOGETHER, play, seats_in
from pomezi.games.bez_hranic.price import rank_offer
from tests.games.bez_hranic.build import (
    EUROPE,
    at_round,
    bills,
    everybody_ready,
    finish_rounds,
    keys_in,
    money,
    new,
    race,
    refused,
    stacks,
    view,
    with_money,
)

SEVEN = ["hu", "gr", "gb", "es", "pt", "no", "va"]


@pytest.mark.rule("BH-36")
def test_tokens_lie_on_the_board_while_priced_and_go_back_afterwards() -> None:
    state = at_round(1, SEVEN, ["fr"], seats=2)
    race(state, "0 hu, 1 hu")
    assert stacks(state) == {"hu": ["red", "yellow"]}
    everybody_ready(state)
    assert stacks(state) == {}
    assert [player["left"] for player in view(state)["players"]] == [1, 1]


@pytest.mark.rule("BH-55")
def test_the_most_money_wins() -> None:
    state = with_money(at_round(7, SEVEN, ["fr", "it"], seats=3), 1000, 3000, 2000)
    race(state, "0 hu, 0 gr, 1 gb, 1 es, 2 pt, 2 no")
    assert state.actors() == 0
    assert state.places() == [3, 1, 2]
    assert view(state)["result"]["places"] == [3, 1, 2]


@pytest.mark.rule("BH-55")
def test_players_with_the_same_most_money_all_win() -> None:
    state = at_round(7, SEVEN, ["fr", "it"], seats=3)
    race(state, "0 hu, 0 gr, 1 gb, 1 es, 2 pt, 2 no")
    assert with_money(state, 700, 650, 700).places() == [1, 3, 1]
    assert with_money(state, 650, 700, 650).places() == [2, 1, 2]


@pytest.mark.rule("BH-56")
@pytest.mark.parametrize(
    ("number", "middle"), [(1, ["fr"]), (4, ["fr"]), (5, ["fr", "it"]), (7, ["fr", "it"])]
)
def test_after_a_round_one_may_read_about_the_states_in_the_middle(number: int, middle: list[str]) -> None:
    state = at_round(number, SEVEN, middle, seats=2)
    assert "about" not in keys_in(view(state))
    while seats_in(state.actors()) and view(state)["phase"] == "choose":
        seat = seats_in(state.actors())[0]
        state.apply(seat, state.default_action(seat))
    about = view(state)["evaluation"]["about"]
    assert [entry["state"] for entry in about] == middle
    assert about[0]["capital"] == {"cs": "Paříž", "en": "Paris"}
    for entry in about:
        assert len(entry["facts"]["cs"]) == len(entry["facts"]["en"]) == 3
        assert entry["area_ha"] > 0
        assert entry["population"] > 0


@pytest.mark.rule("BH-56")
def test_the_evaluation_shows_everybodys_way_and_each_charge_by_name() -> None:
    state = at_round(3, SEVEN, ["fr"], seats=3)
    events = race(state, "0 hu, 1 hu, 0 gr, 1 40, 2 es, 2 pt")
    told = [event.seen_by(-1) for event in events if event.kind == "paid"]
    shown = view(state)["evaluation"]["bills"]
    assert [{key: value for key, value in bill.items() if key != "kind"} for bill in told] == shown
    assert [bill["seat"] for bill in shown] == [0, 1, 2]
    for bill in shown:
        assert set(bill["charges"]) == {"crossings", "neighbours", "forty", "stack"}
        assert sum(bill["charges"].values()) == bill["price"]
        assert bill["way"][0] == "fr"
    assert bills(state)["yellow"]["charges"] == {"crossings": 30, "neighbours": 0, "forty": 40, "stack": 10}


@pytest.mark.rule("BH-56")
def test_the_evaluation_tells_the_worth_of_every_field_and_what_each_missed() -> None:
    state = at_round(1, SEVEN, ["fr"], seats=3)
    race(state, "0 hu, 1 hu, 2 gb")
    hindsight = view(state)["evaluation"]["hindsight"]
    worth = {field["place"]: (field["price"], field["partner"]) for field in hindsight["fields"]}
    assert [worth[place] for place in ("40", "hu", "gb", "pt")] == [(40, []), (30, []), (40, []), (20, [])]
    assert (hindsight["best"], hindsight["price"]) == ([["pt"], ["va"]], 20)
    assert hindsight["missed"] == [10, 10, 20], "tokens underneath are no matter of knowing the map"


@pytest.mark.rule("BH-56")
def test_where_two_tokens_are_due_a_field_is_worth_what_its_best_pair_costs() -> None:
    state = at_round(7, SEVEN, ["fr", "ie"], seats=2)
    race(state, "0 hu, 0 gr, 1 40, 1 pt")
    hindsight = view(state)["evaluation"]["hindsight"]
    assert hindsight["price"] == max(field["price"] for field in hindsight["fields"]), "the dearest"
    for field in hindsight["fields"]:
        (partner,) = field["partner"]
        pair = [rank for rank in rank_offer(EUROPE, 7, SEVEN, "fr", "ie") if field["place"] in rank[0]]
        assert field["price"] == pair[0][1]
        assert partner in pair[0][0]


@pytest.mark.rule("BH-62")
def test_what_the_sister_colour_has_taken_was_not_missed() -> None:
    state = at_round(1, ["hu", "gr", "gb", "es", "pt", "no", "de"], ["fr"], seats=2, two_colours=True)
    race(state, "0 red pt, 0 yellow hu, 1 blue pt, 1 purple 40")
    assert view(state)["evaluation"]["hindsight"]["missed"] == [0, 0, 0, 10]


@pytest.mark.rule("BH-57")
def test_the_next_round_begins_when_all_are_ready() -> None:
    state = at_round(1, SEVEN, ["fr"], seats=3)
    race(state, "0 hu, 1 hu, 2 40")
    assert state.pace() == TOGETHER
    for seat, waiting in ((1, [0, 2]), (0, [2])):
        play(state, seat, "ready")
        assert seats_in(state.actors()) == waiting
        assert view(state)["phase"] == "review"
        assert refused(state, seat, "ready").code == "not-your-turn"
    assert refused(state, 2, "place hu").code == "map-open"
    assert refused(state, 0, "place hu").code == "map-open"
    events = play(state, 2, "ready")
    assert [event.kind for event in events] == ["ready", "round"]
    assert (view(state)["phase"], view(state)["round"]) == ("deal", 2)


@pytest.mark.rule("BH-57")
def test_a_table_timer_can_make_everybody_ready() -> None:
    state = at_round(1, SEVEN, ["fr"], seats=3)
    race(state, "0 hu, 1 hu, 2 40")
    for seat in range(3):
        state.apply(seat, state.default_action(seat))
    assert view(state)["phase"] == "deal"


def test_being_ready_tells_nothing_new_and_may_be_undone() -> None:
    state = at_round(1, SEVEN, ["fr"], seats=3)
    race(state, "0 hu, 1 hu, 2 40")
    known = state.knowledge()
    play(state, 0, "ready")
    assert state.knowledge() == known


def test_money_never_falls_below_nothing_in_a_whole_game() -> None:
    state = new(6)
    finish_rounds(state, 7)
    assert all(euro >= 0 for euro in money(state))
