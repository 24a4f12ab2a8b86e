"""Placing tokens: the order of arrival, what is refused, what is laid for those who are late."""

from __future__ import annotations

import pytest

from pomezi import RACE, State, play, seats_in
from pomezi.core import race as order
from pomezi.core.race import Press
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


def press(seat: int, place: str, took_ms: int, arrived: int = 0, due_ms: int = order.HELD) -> Press:
    return Press(seat, f"place {place}", took_ms, arrived, due_ms)


def lay(state: State, presses: list[Press], seats: int) -> None:
    assert all(order.lay(state, order.ordered(presses, state.first_seat(), seats)))


@pytest.mark.rule("BH-27")
def test_stacks_stand_by_reaction_times_not_by_arrival() -> None:
    state = at_round(1, SEVEN, ["fr"])
    lay(state, [press(0, "hu", 900, 1), press(1, "hu", 880, 2), press(2, "hu", 700, 3)], 3)
    assert stacks(state) == {"hu": ["blue", "yellow", "red"]}


@pytest.mark.rule("BH-27")
@pytest.mark.parametrize("dealer", range(4))
def test_equal_times_go_by_arrival_and_then_by_seat_from_the_dealers_left(dealer: int) -> None:
    state = at_round(3, SEVEN, ["fr"], seats=4)
    state.dealer = dealer
    early = (dealer + 3) % 4
    lay(state, [press(seat, "hu", 500, 8 if seat == early else 9) for seat in range(4)], 4)
    colours = ["red", "yellow", "blue", "purple"]
    left = [(dealer + i) % 4 for i in (1, 2, 3, 4)]
    assert stacks(state)["hu"] == [colours[early], *(colours[seat] for seat in left if seat != early)]


@pytest.mark.rule("BH-27")
def test_a_stack_is_fixed_when_nobody_faster_can_still_come() -> None:
    state = at_round(1, SEVEN, ["fr"])
    slow, quick = press(0, "hu", 900, 1, due_ms=1000), press(1, "hu", 700, 2, due_ms=1100)
    assert order.due([slow, quick], state, 3, now_ms=1050) == []  # the quicker one's window is still open
    assert order.due([slow, quick], state, 3, now_ms=1100) == [quick, slow]
    last = press(2, "hu", 5000, 3, due_ms=9000)
    assert order.due([slow, quick, last], state, 3, now_ms=0) == [
        quick,
        slow,
        last,
    ]  # nobody left to wait for


@pytest.mark.rule("BH-27")
def test_a_press_that_comes_after_its_stack_was_fixed_goes_on_top() -> None:
    state = at_round(1, SEVEN, ["fr"])
    assert order.lay(state, [press(0, "hu", 900, 1)]) == [True]
    assert order.lay(state, [press(1, "hu", 100, 2)]) == [True]
    assert stacks(state) == {"hu": ["red", "yellow"]}


@pytest.mark.rule("BH-26", "BH-27")
def test_a_press_that_the_rules_no_longer_allow_is_left_out() -> None:
    state = at_round(3, SEVEN, ["fr"], seats=2)
    same = [press(0, "hu", 100, 1), press(0, "hu", 200, 2), press(0, "gr", 300, 3), press(1, "hu", 400, 4)]
    assert order.lay(state, same) == [True, False, True, True]
    assert order.lay(state, [press(1, "gr", 500, 5), Press(0, "ready", 600, 6)]) == [True, False]
    assert view(state)["phase"] == "review"


@pytest.mark.rule("BH-28")
@pytest.mark.parametrize("number", [1, 3, 5, 7])
@pytest.mark.parametrize("dealer", range(4))
def test_missing_tokens_are_laid_on_top_from_the_dealers_left(number: int, dealer: int) -> None:
    state = at_round(number, SEVEN, ["fr", "it"][: 1 if number < 5 else 2], seats=4)
    state.dealer = dealer
    quick = (dealer + 2) % 4
    late = [seat % 4 for seat in range(dealer + 1, dealer + 5) if number > 1 or seat % 4 != quick]
    laid = order.run_out([press(quick, "40", 7000, 1)], state, 4, seats_in(state.actors()))
    wanted = [(quick, "place 40")]
    for seat in late:
        wanted += [] if seat == quick else [(seat, "place 40")]
        wanted += [(seat, "place hu")] if number > 1 else []
    assert [(p.seat, p.action) for p in laid] == wanted
    assert all(order.lay(state, laid))
    assert view(state)["phase"] == ("review" if number < 7 else "over")


@pytest.mark.rule("BH-28", "BH-29")
def test_by_correspondence_what_is_missing_waits_for_those_who_have_not_opened() -> None:
    state = at_round(3, SEVEN, ["fr"], correspondence=True)
    late, other = 0, 1
    for seat in (late, other):
        play(state, seat, "open")
    waiting = [press(other, "hu", 90_000, 1), press(other, "40", 95_000, 2)]
    waiting += order.missing(order.imagined(state, waiting, late), late)
    assert order.due(waiting, state, 3, now_ms=10**12) == []
    play(state, 2, "open")
    waiting += [press(2, "40", 99_000, 9), press(2, "hu", 99_500, 9)]
    settled = order.due(waiting, state, 3, now_ms=0)
    assert [(p.seat, p.action) for p in settled[-2:]] == [(late, "place 40"), (late, "place hu")]
    assert all(order.lay(state, settled))
    assert stacks(state) == {"40": ["yellow", "blue", "red"], "hu": ["yellow", "blue", "red"]}


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
