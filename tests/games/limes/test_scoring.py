"""What workers are worth, who wins, and the ranks of a game alone."""

from __future__ import annotations

import pytest

from pomezi import Event
from pomezi.games.limes import score
from pomezi.games.limes.state import LimesState
from tests.games.limes.build import landscape, new_game, own, points, position


@pytest.mark.rule("LI-31")
def test_a_farmer_scores_every_zone_of_its_field() -> None:
    assert points("""
        F1 F F W
        W  F W F
        W  F f W
        W  W W F
    """) == [6]


@pytest.mark.rule("LI-32")
def test_a_fisher_scores_every_hut_on_its_shore() -> None:
    assert points("""
        f W1 W t
        F W  F f
        t W  r W
        F f  F F
    """) == [5]


@pytest.mark.rule("LI-32")
def test_a_hut_seen_from_two_water_zones_counts_once() -> None:
    assert points("""
        W1 W
        W  f
    """) == [1]


@pytest.mark.rule("LI-32")
def test_a_hut_counts_for_each_water_area_that_it_touches() -> None:
    assert points("""
        W1 f W2 F
        T  F F  T
    """) == [1, 1]


@pytest.mark.rule("LI-32")
def test_a_hut_at_a_corner_of_the_water_is_not_on_its_shore() -> None:
    assert points("""
        W1 F
        F  f
    """) == [0]


@pytest.mark.rule("LI-33")
def test_a_woodcutter_scores_every_area_around_its_forest_once() -> None:
    assert points("""
        F  F  W F
        T1 T  W F
        F  T  W R
        F  W  W F
    """) == [3], "two fields and the water, however long the border"


@pytest.mark.rule("LI-33")
def test_every_rock_beside_the_forest_is_an_area() -> None:
    assert points("""
        R  R R F
        T1 T R F
    """) == [3]


@pytest.mark.rule("LI-34")
def test_a_watchman_scores_forest_zones_in_its_row_and_column() -> None:
    assert points("""
        W T  W F T T
        T R1 F T W T
        T T  W F F F
        F T  T F F F
        F W  F T F F
        F T  T T T T
    """) == [7]


@pytest.mark.rule("LI-34")
def test_the_view_ends_at_another_rock() -> None:
    assert points("""
        R1 T R T
        T  F F F
        R  F F F
        T  F F F
    """) == [2]


@pytest.mark.rule("LI-34")
def test_the_view_ends_at_the_edge_on_every_side() -> None:
    rows = [["F"] * 8 for _ in range(8)]
    for x, y in ((0, 0), (7, 0), (0, 7), (7, 7)):
        rows[y][x] = "T"
    rows[0][3] = "R1"
    assert points("\n".join(" ".join(row) for row in rows)) == [2], "each corner once, none through an edge"


@pytest.mark.rule("LI-35")
def test_in_an_area_one_worker_scores() -> None:
    assert points("""
        F1 F  T T
        F2 W3 T T
        R45 F F F
        T  F  F F
    """) == [3, 0, 0, 1, 0]


@pytest.mark.rule("LI-35")
def test_two_fields_that_do_not_touch_score_apart() -> None:
    assert points("""
        F1 W F2 F
        F  W F  F
    """) == [2, 4]


@pytest.mark.rule("LI-37")
def test_points_so_far_take_an_empty_place_for_the_edge() -> None:
    assert points("""
        R1 W . . T T
        T  W . . T T
        W  W W W W W
        T  W F F F F
    """) == [2], "the forest beyond the gap is not seen; the row below is"


@pytest.mark.rule("LI-37")
def test_the_view_shows_the_points_of_each_worker_so_far() -> None:
    state = position("""
        F1 F
        T2 W
    """)
    player = own(state)
    assert [worker["points"] for worker in player["workers"]] == [2, 2]
    assert player["points"] == 4
    assert state.scores() == [4]


# -- the end


@pytest.mark.rule("LI-30")
def test_the_game_ends_after_the_sixteenth_card() -> None:
    state = new_game()
    rounds = 0
    while state.actors():
        state.apply(0, state.legal_actions(0)[0])
        state.apply(0, 0)
        rounds += 1
    assert rounds == 16
    assert state.lands[0].laid == 16


def ended(*pictures: str) -> LimesState:
    """A game of several players that is over, each with a landscape of their own."""
    state = new_game(len(pictures))
    state.rounds = 16
    state.lands = [landscape(picture) for picture in pictures]
    return state


@pytest.mark.rule("LI-36")
def test_the_higher_total_wins() -> None:
    state = ended("F1 W\nF W", "F1 F\nF W", "F1 W\nW W")
    assert state.scores() == [2, 3, 1]
    assert state.places() == [2, 1, 3]
    assert score.decided(state) == {"by": "points", "seat": 1, "other": None}


@pytest.mark.rule("LI-36")
def test_a_tie_goes_to_the_best_single_worker() -> None:
    split = "F1 W F2 W\nF W F W"
    joined = "F1 F F W\nF W W W"
    state = ended(split, joined)
    assert state.scores() == [4, 4]
    assert state.places() == [2, 1]
    assert score.decided(state) == {"by": "workers", "seat": 1, "other": 0}


@pytest.mark.rule("LI-36")
def test_then_to_the_second_best_worker() -> None:
    even = "F1 F W F2 F W F3 W\nF W W F W W W W"  # 3 3 1
    odd = "F1 F W F2 W F3 W F4\nF W W F W W W W"  # 3 2 1 1
    state = ended(odd, even)
    assert state.scores() == [7, 7]
    assert state.places() == [2, 1]


@pytest.mark.rule("LI-36")
def test_and_so_on_to_the_last_worker_and_more_than_two_share_places() -> None:
    longer = "F1 F W F2 F W F3 W\nF W W F W W F4 W"  # 3 3 2 0
    broad = "F1 F W F2 F W F3 W\nF W W F W W W F4"  # 3 3 1 1
    state = ended(broad, longer, broad, longer)
    assert state.scores() == [8] * 4
    assert state.places() == [3, 1, 3, 1]


@pytest.mark.rule("LI-36")
def test_a_missing_worker_counts_nothing_and_still_tied_is_a_draw() -> None:
    with_idle = "F1 F W F2 F F3\nF W W F W W"  # 3 4 0: the third shares an area
    without = "F1 F W F2 F F\nF W W F W W"
    state = ended(with_idle, without)
    assert state.places() == [1, 1]
    assert score.decided(state) == {"by": "shared", "seat": 0, "other": 1}


@pytest.mark.rule("LI-40")
@pytest.mark.parametrize(
    ("total", "rank"),
    [
        (0, "improve"),
        (27, "improve"),
        (28, "satisfactory"),
        (34, "satisfactory"),
        (35, "good"),
        (41, "good"),
        (42, "very-good"),
        (48, "very-good"),
        (49, "excellent"),
        (70, "excellent"),
    ],
)
def test_alone_points_have_a_rank(total: int, rank: str) -> None:
    assert score.rank(total) == rank


@pytest.mark.rule("LI-40")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_end_of_a_game_alone_tells_the_rank_and_others_do_not(seats: int) -> None:
    state = new_game(seats)
    events: list[Event] = []
    while state.actors():
        for seat in range(seats):
            state.apply(seat, state.legal_actions(seat)[0], events)
            state.apply(seat, 0, events)
    assert ("ranked" in [event.kind for event in events]) == (seats == 1)
    assert ("rank" in state.view(0)["result"]) == (seats == 1)
    assert state.places() == [1] * seats, "all did the same: a draw"
