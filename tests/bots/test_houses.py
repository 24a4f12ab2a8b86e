"""Those who play on in a review: quick, legal, and no wiser than a seat may be."""

from __future__ import annotations

import pytest

from pomezi import GAMES, Setup, seats_in, seeded
from pomezi.bots.houses import HOUSES, house_of
from pomezi.bots.search.play_on import Fork, Tally, Weighed, worth
from pomezi.bots.search.tree import Taste, roll_out
from pomezi.games import HOUSE

every_game = pytest.mark.parametrize("game", [game.key for game in HOUSE])


def test_every_game_of_the_house_has_one_and_others_do_anything_legal() -> None:
    assert set(HOUSES) == {game.key for game in HOUSE}
    assert type(house_of("ticket_to_ride")) is not Taste


@every_game
def test_a_house_decides_by_nothing_that_its_seat_cannot_know(game: str) -> None:
    state = GAMES[game].new(Setup(max(2, GAMES[game].seats[0]), "5"))
    house, rng = house_of(game), seeded("5")
    for number in range(60):
        if not state.actors():
            break
        seat = seats_in(state.actors())[0]
        lines = []
        for world in (state, state.determinize(seat, rng), state.redeal(rng)):
            house.begin(world, seat)
            lines.append(int(house.rollout_action(world, seat, seeded(f"{number + 1:x}"))))
        assert lines[0] in state.legal_actions(seat)
        assert lines == lines[:1] * 3
        state.apply(seat, lines[0])


def test_what_the_house_itself_would_do_takes_no_skill_and_no_guess() -> None:
    state = GAMES["bez_hranic"].new(Setup(2, "1"))
    rng, house = seeded("1"), house_of("bez_hranic")
    seat = seats_in(state.actors())[0]
    house.begin(state, seat)
    line = int(house.rollout_action(state, seat, rng))
    found = Weighed(2)
    Fork(state, seat, house, rng).weigh(line, 3, found)
    assert [found.skill.mean(0), found.skill.error(0)] == [0.0, 0.0]
    assert found.before.mean(0) + found.before.mean(1) == 1.0
    assert found.before.mean(0) == found.after.mean(0)


def test_the_days_of_a_journey_are_judged_by_places() -> None:
    state = GAMES["eighty_days"].new(Setup(2, "1"))
    house = house_of("eighty_days")
    house.begin(state, 0)
    roll_out(state, 0, seeded("1"), house)
    assert worth(state) == [1.0 if place == 1 else 0.0 for place in state.places()]


def test_equal_results_leave_a_doubt_that_grows_smaller() -> None:
    few, many, none = Tally(2), Tally(2), Tally(2)
    for _ in range(10):
        few.add([1.0, 0.0])
        none.add([1.0, 0.0], [1.0, 0.0])
    for _ in range(1000):
        many.add([1.0, 0.0])
    assert few.error(0) > many.error(0) > 0.0
    assert none.error(0) == 0.0
