"""The arithmetic of a race: what time counts, who comes first, from when on it is settled."""

from __future__ import annotations

import pytest

from pomezi.core import race
from pomezi.core.race import Press


def press(seat: int, took_ms: int, arrived: int = 0) -> Press:
    return Press(seat, "place hu", took_ms, arrived)


@pytest.mark.rule("BH-27")
def test_the_time_on_ones_own_screen_counts_not_the_way_to_the_server() -> None:
    near = race.fair_ms(900, measured_ms=930, allowance_ms=70)
    far = race.fair_ms(880, measured_ms=1200, allowance_ms=360)
    assert (near, far) == (900, 880)


@pytest.mark.rule("BH-27")
@pytest.mark.parametrize(
    ("claimed", "counts"), [(5, 1050), (-7, 1050), (1050, 1050), (1100, 1100), (9000, 1200), (None, 1200)]
)
def test_nobody_can_claim_more_than_the_server_can_explain(claimed: int | None, counts: int) -> None:
    assert race.fair_ms(claimed, measured_ms=1200, allowance_ms=150) == counts


@pytest.mark.rule("BH-27")
def test_no_time_is_below_nothing() -> None:
    assert race.fair_ms(None, measured_ms=-3, allowance_ms=40) == 0
    assert race.fair_ms(-20, measured_ms=30, allowance_ms=40) == 0


@pytest.mark.rule("BH-27")
@pytest.mark.parametrize(
    ("first", "expected"), [(0, [3, 4, 0, 1, 2]), (2, [3, 4, 2, 0, 1]), (4, [3, 4, 0, 1, 2])]
)
def test_order_is_by_time_then_by_arrival_then_clockwise(first: int, expected: list[int]) -> None:
    presses = [press(0, 500, 9), press(1, 500, 9), press(2, 500, 9), press(3, 400, 99), press(4, 500, 8)]
    for start in presses[:]:
        presses.append(presses.pop(0))  # however they are given
        assert [p.seat for p in race.ordered(presses, first, 5)] == expected, start


@pytest.mark.rule("BH-22", "BH-27")
def test_ones_own_presses_stay_in_their_order() -> None:
    before = [press(0, 800), press(1, 100)]
    assert race.after_own_ms(600, before, 0) == 800
    assert race.after_own_ms(900, before, 0) == 900
    own = [Press(0, "place red hu", 5, 1), Press(0, "place red gr", 5, 1), Press(1, "place blue hu", 5, 1)]
    assert race.ordered(own, 1, 2) == [own[2], own[0], own[1]]


@pytest.mark.rule("BH-27")
def test_a_press_is_due_when_whoever_saw_the_offer_last_cannot_have_been_faster() -> None:
    window = race.window_ms([20, 110, 35], allowance_ms=40)
    assert window == 150
    assert race.window_ms([], 40) == race.window_ms([1], 40) == race.SHORTEST_SETTLE_MS
    assert race.due_at_ms(700, [10_000, 10_300, 10_020], window) == 11_150


@pytest.mark.rule("BH-28")
def test_clicks_before_the_end_count_within_the_window() -> None:
    assert not race.is_late(10_000, limit_s=10)
    assert race.is_late(10_001, limit_s=10)
    assert not race.is_late(10**9, limit_s=0)
    assert race.closes_at_ms([5_000, 5_200], limit_s=10, settle_ms=150) == 15_350


def test_seats_go_round() -> None:
    assert race.seat_order(2, 4) == [2, 3, 0, 1]
