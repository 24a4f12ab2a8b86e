"""A first look: few steps, in the order of the game, ending with the result; the worth of any position."""

from __future__ import annotations

import pytest

from pomezi.games import HOUSE
from pomezi.lab.match import Terms, play_record
from pomezi.review import Effort, Reviewer
from pomezi.review.glance import POINTS, Glance, chance


@pytest.mark.parametrize("game", [game.key for game in HOUSE])
def test_a_first_look_goes_over_the_whole_game(game: str) -> None:
    record = play_record(Terms(game, 2).checked(), ["traveller", "traveller"], 1)
    glance = Glance(record)
    next(glance.rounds())
    points = glance.points()
    assert [point.number for point in points] == sorted({point.number for point in points})
    assert points[0].number == 0
    assert points[-1].number == len(record.entries)
    assert len(points) <= POINTS + 1
    assert all(sum(point.before) == pytest.approx(1.0) for point in points)
    assert list(points[-1].before) == glance.result


def test_the_worth_of_a_position_is_that_of_the_curve() -> None:
    record = play_record(Terms("eighty_days", 2).checked(), ["tourist", "explorer"], 3)
    reviewer = Reviewer(record, Effort(200, 1))
    for done in reviewer.run():
        if 2 * done == reviewer.count:
            break
    for step in reviewer.review().steps[::40]:
        found = chance(record.replay(step.number), "eighty_days", 400, "5")
        assert abs(found.before[0] - step.before[0]) < 4 * (found.error + step.error)


def test_a_position_that_is_over_is_worth_its_result() -> None:
    record = play_record(Terms("bez_hranic", 2).checked(), ["tourist", "guide"], 1)
    found = chance(record.replay(), "bez_hranic", 5, "1")
    assert (sum(found.before), found.error, found.games) == (1.0, 0.0, 0)
