"""What the lab concludes from results, against known truths and simulated tournaments."""

from __future__ import annotations

import math
from random import Random

import pytest

from pomezi.lab.stats import Met, StopRule, adjusted, mean, quantile, ratings, share, strengths


def deals(chance: Random, share: float, count: int) -> list[float]:
    """Two games a deal, won independently."""
    return [(float(chance.random() < share) + float(chance.random() < share)) / 2 for _ in range(count)]


def test_a_share_of_three_quarters_is_191_points_apart() -> None:
    found = strengths({("a", "b"): 75_000, ("b", "a"): 25_000}, ["a", "b"])
    assert found["a"] - found["b"] == pytest.approx(400 * math.log10(3), abs=0.1)


def test_strengths_reproduce_the_shares_of_a_consistent_world() -> None:
    truth = {"a": 120.0, "b": 15.0, "c": -135.0}
    wins = {
        (one, two): 100_000 / (1 + 10 ** ((truth[two] - truth[one]) / 400))
        for one in truth
        for two in truth
        if one != two
    }
    assert strengths(wins, list(truth)) == pytest.approx(truth, abs=0.1)


def test_two_bots_that_never_met_are_compared_through_a_third() -> None:
    met = [Met("a", "b", [0.75] * 400), Met("b", "c", [0.75] * 400)]
    found = ratings(met, resamples=10)
    assert found["a"].value - found["c"].value == pytest.approx(2 * 400 * math.log10(3), rel=0.02)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    chance = Random(5)
    found = [share(deals(chance, 0.62, 60)) for _ in range(400)]
    assert 0.92 <= sum(one.low <= 0.62 <= one.high for one in found) / 400 <= 0.98
    truth = 400 * math.log10(0.62 / 0.38) / 2
    rated = [ratings([Met("a", "b", deals(chance, 0.62, 60))], 100)["a"] for _ in range(150)]
    assert sum(one.low <= truth <= one.high for one in rated) / 150 >= 0.88


def test_whoever_always_won_has_a_finite_rating_and_an_open_interval() -> None:
    assert share([1.0] * 10).low < 0.9
    found = ratings([Met("a", "b", [1.0] * 10)])["a"]
    assert 50 < found.low + 50 < found.value < found.high - 20 < 1000


def test_the_same_results_give_the_same_intervals() -> None:
    met = [Met("a", "b", deals(Random(1), 0.6, 50))]
    assert ratings(met) == ratings(met)


@pytest.mark.parametrize(("truth", "proves"), [(0.5, False), (0.6, True)])
def test_the_test_errs_as_seldom_as_promised_and_stops_early(truth: float, proves: bool) -> None:
    chance = Random(7)
    test = StopRule(0.5, 0.6)
    found = [test.verdict(deals(chance, truth, 1000)) for _ in range(400)]
    assert sum(verdict == proves for _, verdict in found) / 400 >= 0.92
    assert sum(count for count, _ in found) / 400 < 150
    assert all(count > 0 for count, _ in found)


def test_a_test_never_stops_where_nothing_is_known_yet() -> None:
    assert StopRule(0.5, 0.6).verdict([1.0] * 5) == (0, False)
    assert StopRule(0.5, 0.6).verdict([]) == (0, False)


def test_quantiles_lie_between_their_neighbours() -> None:
    assert quantile([0.0, 1.0, 2.0, 3.0], 0.5) == 1.5
    assert math.isnan(quantile([], 0.5))


def test_luck_taken_away_narrows_the_interval_and_leaves_the_mean() -> None:
    chance = Random(1)
    lucks = [chance.uniform(-0.5, 0.5) for _ in range(400)]
    deals = [0.5 + 0.6 * luck + chance.uniform(-0.1, 0.1) for luck in lucks]
    found = adjusted(deals, lucks)
    assert found is not None
    raw = mean(deals)
    assert found.weight == pytest.approx(0.6, abs=0.05)
    assert found.saved > 0.8
    assert found.share.high - found.share.low < (raw.high - raw.low) / 2
    assert raw.low <= found.share.value <= raw.high


def test_luck_that_says_nothing_saves_nothing() -> None:
    chance = Random(2)
    lucks = [chance.uniform(-1, 1) for _ in range(200)]
    deals = [chance.choice([0.0, 0.5, 1.0]) for _ in range(200)]
    found = adjusted(deals, lucks)
    assert found is not None
    assert abs(found.weight) < 0.15
    assert abs(found.saved) < 0.05, "a weight of one would have added the whole spread of luck"
    assert adjusted(deals[:20], lucks[:20]) is None


def test_the_weight_of_a_deal_is_fitted_on_others() -> None:
    """One deal that alone has luck in it: fitted on itself, luck would seem to explain it."""
    lucks, deals = [1.0] + [0.0] * 39, [1.0] + [0.5] * 39
    found = adjusted(deals, lucks)
    assert found is not None
    assert found.share.value == pytest.approx(mean(deals).value)
