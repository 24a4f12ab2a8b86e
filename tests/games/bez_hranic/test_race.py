"""Placing tokens: the order of arrival, what is refused, what is laid for those who are late."""

from __future__ import annotations

import pytest

from pomezi import RACE, play, seats_in
from pomezi.games.bez_hranic.race import Press, fair_ms, in_order, late_seats
from tests.games.bez_hranic.build import at_round, race, refused, stacks, view

SEVEN = ["hu", "gr", "gb", "es", "pt", "no", "va"]


@pytest.mark.rule("BH-20")
def test_all_players_the_dealer_too_may_place_as_soon_as_the_middle_is_up() -> None:
    state = at_round(1, SEVEN, ["fr"], seats=4)
    assert state.pace() == RACE
    assert seats_in(state.actors()) == [0, 1, 2, 3]


@pytest.mark.rule("BH-20", "BH-27")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
def test_whoever_is_faster_stands_lower(order: list[int]) -> None:
    state = at_round(1, SEVEN, ["fr"])
    for seat in order:
        play(state, seat, "place hu")
    colours = ["red", "yellow", "blue"]
    assert stacks(state) == {"hu": [colours[seat] for seat in order]}


@pytest.mark.rule("BH-21")
@pytest.mark.parametrize("number", [1, 2])
def test_in_rounds_1_and_2_one_token_is_placed_at_a_state_or_field_40(number: int) -> None:
    state = at_round(number, SEVEN, ["fr"], seats=2)
    legal = [state.write(action) for action in state.legal_actions(0)]
    assert legal == [f"place {place}" for place in ["40", *SEVEN]]
    play(state, 0, "place 40")
    assert refused(state, 0, "place hu").code == "all-placed"
    assert seats_in(state.actors()) == [1]


@pytest.mark.rule("BH-22")
@pytest.mark.parametrize("number", [3, 4, 5, 6, 7])
def test_from_round_3_two_tokens_are_placed_one_after_the_other(number: int) -> None:
    state = at_round(number, SEVEN, ["fr", "it"][: 1 if number < 5 else 2], seats=2)
    play(state, 0, "place hu")
    assert seats_in(state.actors()) == [0, 1]
    play(state, 0, "place gr")
    assert refused(state, 0, "place va").code == "all-placed"


@pytest.mark.rule("BH-22", "BH-26")
def test_a_players_two_tokens_need_different_fields() -> None:
    state = at_round(3, SEVEN, ["fr"], seats=2)
    play(state, 0, "place hu")
    refusal = refused(state, 0, "place hu")
    assert (refusal.code, refusal.facts) == ("same-field", {"place": "hu"})
    assert "place hu" not in [state.write(action) for action in state.legal_actions(0)]
    play(state, 1, "place 40")
    assert refused(state, 1, "place 40").code == "same-field"


@pytest.mark.rule("BH-23")
def test_any_number_of_tokens_lie_at_a_field_in_the_order_of_arrival() -> None:
    state = at_round(3, SEVEN, ["fr"], seats=6)
    race(state, "3 gr, 0 gr, 5 gr, 1 gr, 4 gr, 2 gr")
    assert stacks(state) == {"gr": ["purple", "red", "white", "yellow", "green", "blue"]}


@pytest.mark.rule("BH-24")
def test_a_placed_token_stays_and_cannot_be_taken_back() -> None:
    state = at_round(3, SEVEN, ["fr"], seats=2)
    known = state.knowledge()
    for number, step in enumerate(["0 hu", "1 hu", "0 gr"], 1):
        race(state, step)
        assert state.knowledge() == known + number
    assert refused(state, 0, "place va").code == "all-placed"
    assert stacks(state) == {"hu": ["red", "yellow"], "gr": ["red"]}


@pytest.mark.rule("BH-25")
def test_choosing_ends_exactly_when_everybody_has_placed_everything() -> None:
    state = at_round(3, SEVEN, ["fr"])
    for step in ["0 hu", "0 gr", "1 hu", "2 40", "1 gb"]:
        race(state, step)
        assert view(state)["phase"] == "choose"
    race(state, "2 va")
    assert view(state)["phase"] == "review"


@pytest.mark.rule("BH-26")
def test_a_placement_off_the_board_is_refused_with_the_reason() -> None:
    state = at_round(1, SEVEN, ["fr"])
    for slug in ("fr", "cz"):
        refusal = refused(state, 0, f"place {slug}")
        assert (refusal.code, refusal.facts) == ("not-offered", {"place": slug})
    assert refused(state, 0, "ready").code == "choose-now"
    assert refused(state, 0, "deal").code == "choose-now"


@pytest.mark.rule("BH-27")
def test_what_was_fixed_in_a_stack_never_changes_and_latecomers_go_on_top() -> None:
    state = at_round(3, SEVEN, ["fr"], seats=4)
    before: list[str] = []
    for seat in (2, 0, 3, 1):
        play(state, seat, "place va")
        now = stacks(state)["va"]
        assert now[:-1] == before
        before = now


def press(seat: int, own: int, seen: int = 0, trip: int = 0, received: int = 0) -> Press:
    return Press(seat, "place hu", own, seen, trip, received)


@pytest.mark.rule("BH-27")
def test_the_time_on_ones_own_screen_counts_not_the_way_to_the_server() -> None:
    near = press(0, own=900, seen=930, trip=20, received=930)
    far = press(1, own=880, seen=1200, trip=310, received=1200)
    assert [p.seat for p in in_order([near, far], dealer=0, seats=3, allowance_ms=50)] == [1, 0]


@pytest.mark.rule("BH-27")
def test_nobody_can_claim_to_be_faster_than_the_server_can_explain() -> None:
    honest = press(0, own=900, seen=930, trip=20)
    liar = press(1, own=5, seen=1200, trip=100)
    assert fair_ms(honest, 50) == 900
    assert fair_ms(liar, 50) == 1050
    assert [p.seat for p in in_order([liar, honest], dealer=0, seats=3, allowance_ms=50)] == [0, 1]


@pytest.mark.rule("BH-27")
def test_equal_times_go_by_arrival_and_then_by_seat_from_the_dealers_left() -> None:
    same = [press(seat, own=500, received=received) for seat, received in ((0, 9), (1, 9), (2, 9), (3, 8))]
    assert [p.seat for p in in_order(same, dealer=1, seats=4, allowance_ms=50)] == [3, 2, 0, 1]


@pytest.mark.rule("BH-28")
@pytest.mark.parametrize("number", [1, 3, 5, 7])
def test_missing_tokens_are_laid_on_top_from_the_dealers_left(number: int) -> None:
    state = at_round(number, SEVEN, ["fr", "it"][: 1 if number < 5 else 2], seats=4)
    dealer = int(state.dealer)
    quick = (dealer + 2) % 4
    race(state, f"{quick} 40")
    late = late_seats(state)
    expected = [seat % 4 for seat in range(dealer + 1, dealer + 5) if number > 1 or seat % 4 != quick]
    assert late == expected
    seen: list[str] = []
    colours = ["red", "yellow", "blue", "purple"]
    for seat in late:
        while (state.actors() >> seat) & 1 and view(state)["phase"] == "choose":
            action = state.default_action(seat)
            seen.append(f"{colours[seat]} {state.write(action)}")
            state.apply(seat, action)
    wanted = []
    for seat in late:
        first = [] if seat == quick else ["40"]
        wanted += [f"{colours[seat]} place {place}" for place in [*first, *(["hu"] if number > 1 else [])]]
    assert seen == wanted
    stack = view(state)["fields"][0]["stack"]
    assert stack == [colours[seat] for seat in [quick, *[seat for seat in late if seat != quick]]]


@pytest.mark.rule("BH-28")
def test_a_missing_token_goes_to_the_first_field_that_two_colours_allow() -> None:
    state = at_round(1, SEVEN, ["fr"], seats=2, two_colours=True)
    laid = []
    for _ in range(2):
        laid.append(state.write(state.default_action(0)))
        state.apply(0, state.default_action(0))
    assert laid == ["place red 40", "place yellow hu"]
    state = at_round(3, SEVEN, ["fr"], seats=2, two_colours=True)
    race(state, "0 yellow 40, 0 yellow hu")
    laid = []
    for _ in range(2):
        laid.append(state.write(state.default_action(0)))
        state.apply(0, state.default_action(0))
    assert laid == ["place red 40", "place red gr"]


@pytest.mark.rule("BH-28")
def test_the_time_limit_is_a_table_setting_that_every_view_shows() -> None:
    assert view(at_round(1, SEVEN, ["fr"], pick_seconds=30))["options"]["pick_seconds"] == 30
    assert view(at_round(1, SEVEN, ["fr"]))["options"]["pick_seconds"] == 0


@pytest.mark.rule("BH-61", "BH-63")
@pytest.mark.parametrize("number", [1, 2])
def test_two_colours_stand_at_different_fields_in_rounds_1_and_2(number: int) -> None:
    state = at_round(number, SEVEN, ["fr"], seats=2, two_colours=True)
    legal = [state.write(action) for action in state.legal_actions(1)]
    assert legal == [f"place {colour} {place}" for colour in ("blue", "purple") for place in ["40", *SEVEN]]
    race(state, "1 purple hu")
    assert refused(state, 1, "place purple gr").code == "colour-placed"
    refusal = refused(state, 1, "place blue hu")
    assert (refusal.code, refusal.facts) == ("colours-together", {"place": "hu", "colour": "purple"})
    race(state, "0 red hu, 1 blue gr")
    assert seats_in(state.actors()) == [0]


@pytest.mark.rule("BH-62", "BH-63")
@pytest.mark.parametrize("number", [3, 5, 7])
def test_two_colours_must_not_have_the_same_pair_of_fields(number: int) -> None:
    middle = ["fr", "it"][: 1 if number < 5 else 2]
    state = at_round(number, SEVEN, middle, seats=2, two_colours=True)
    race(state, "0 red hu, 0 yellow gr, 0 yellow hu")
    refusal = refused(state, 0, "place red gr")
    assert (refusal.code, refusal.facts) == ("same-pair", {"place": "gr", "colour": "yellow"})
    assert "place red gr" not in [state.write(action) for action in state.legal_actions(0)]
    race(state, "0 red 40")
    assert seats_in(state.actors()) == [1]


@pytest.mark.rule("BH-62")
def test_two_colours_may_share_one_field_and_four_tokens_come_in_any_order() -> None:
    state = at_round(3, SEVEN, ["fr"], seats=2, two_colours=True)
    race(state, "0 yellow hu, 0 red hu, 0 red gr, 0 yellow 40")
    assert stacks(state) == {"40": ["yellow"], "hu": ["yellow", "red"], "gr": ["red"]}


@pytest.mark.rule("BH-62")
def test_one_colours_two_tokens_need_different_fields() -> None:
    state = at_round(3, SEVEN, ["fr"], seats=2, two_colours=True)
    race(state, "0 red hu")
    assert refused(state, 0, "place red hu").code == "same-field"
    race(state, "0 red gr")
    assert refused(state, 0, "place red 40").code == "colour-placed"


@pytest.mark.rule("BH-63")
def test_another_players_colours_are_refused() -> None:
    state = at_round(1, SEVEN, ["fr"], seats=2, two_colours=True)
    refusal = refused(state, 0, "place blue hu")
    assert (refusal.code, refusal.facts) == ("not-your-colour", {"colour": "blue"})
    assert refused(state, 0, "place white hu").code == "not-your-colour"
