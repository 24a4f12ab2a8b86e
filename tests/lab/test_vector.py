"""Many games at once, and one against bots: Gymnasium's own checks, and what we promise beyond them."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from pomezi import GAMES, Setup, State
from pomezi.bots.bot import Bot, Budget, Choice, Glimpse
from pomezi.core.reward import REWARDS
from pomezi.lab.envs import Observer, PomeziSoloEnv, PomeziVectorEnv

SEATINGS = [(key, seats) for key, game in GAMES.items() for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), SEATINGS)
def test_gymnasium_is_content(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*not having a spec")
        check_env(PomeziSoloEnv(game, seats=seats, illegal="end", render_mode="ansi"))


@pytest.mark.parametrize(("game", "seats"), SEATINGS)
def test_rows_are_what_their_spaces_say(game: str, seats: int) -> None:
    env = PomeziVectorEnv(game, 3, seats=seats)
    seen, info = env.reset(seed=1)
    env.action_space.seed(1)
    for _ in range(30):
        assert env.observation_space.contains(seen)
        assert info["action_mask"].shape == (3, len(env.encoder.actions))
        assert info["action_mask"].any(axis=1).all()
        actions = env.action_space.sample()
        assert env.action_space.contains(actions)
        assert info["action_mask"][range(3), actions].all()
        seen, paid, over, cut, info = env.step(actions)
        assert paid.shape == over.shape == cut.shape == (3,)
        assert not cut.any()


def played(env: PomeziVectorEnv, seed: int, steps: int) -> list[Any]:
    """Everything that a learner was told, with the last legal action each time."""
    seen, info = env.reset(seed=seed)
    found = [seen.tolist()]
    for _ in range(steps):
        actions = info["action_mask"].shape[1] - 1 - info["action_mask"][:, ::-1].argmax(axis=1)
        seen, paid, over, _, info = env.step(actions)
        found.append([seen.tolist(), paid.tolist(), over.tolist(), info["seat"].tolist()])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_games_and_every_row_another_one(game: str) -> None:
    env = PomeziVectorEnv(game, 4, opponents="tourist")
    first = played(env, 3, 40)
    assert played(env, 3, 40) == first
    assert played(PomeziVectorEnv(game, 4, opponents="tourist"), 3, 40) == first
    assert played(env, 4, 40) != first
    assert len({str([row[0][i] for row in first[1:]]) for i in range(4)}) > 1


def test_the_row_of_a_game_that_ends_shows_the_next_one_at_once() -> None:
    env = PomeziVectorEnv("limes", 2, seats=1)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, info = env.reset(seed=1)
    last: list[State] = []
    observer = Observer(env.encoder)
    for count in range(1, 33):
        last = [row.state for row in env.batch.rows]
        seen, _, over, _, info = env.step(env.action_space.sample())
        assert over.all() == (count == 32)
        assert ("final_obs" in info) == (count == 32)
    assert info["_final_obs"].tolist() == [True, True]
    for row in range(2):
        assert last[row].actors() == 0
        assert np.array_equal(info["final_obs"][row], observer.observe(last[row], 0))
        assert observer.parts(seen[row])["round"][0] == np.float32(1 / 16)
        assert env.batch.rows[row].state is not last[row]


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_paid_in_a_game_is_what_its_end_is_worth(game: str, reward: str) -> None:
    env = PomeziVectorEnv(game, 2, seats=2, reward=reward, opponents="self")
    env.reset(seed=6)
    env.action_space.seed(6)
    total = np.zeros((2, 2))
    finished = 0
    start = [row.state.merits() for row in env.batch.rows]
    while finished < 3:
        last = [row.state for row in env.batch.rows]
        _, paid, over, _, info = env.step(env.action_space.sample())
        total += info["rewards"]
        assert np.array_equal(paid, info["rewards"][range(2), [int(seat) for seat in env.batch.acted]])
        for row in np.flatnonzero(over):
            places, merits = last[row].places(), last[row].merits()
            gained = [now - then for now, then in zip(merits, start[row])]
            lead = (merits[0] - merits[1]) - (start[row][0] - start[row][1])
            result = float(np.sign(places[1] - places[0]))
            expected = {"places": [result, -result], "points": gained, "margin": [lead, -lead]}
            assert total[row].tolist() == expected[reward]
            total[row] = 0
            start[row] = env.batch.rows[row].state.merits()
            finished += 1


def test_the_learner_may_play_all_seats() -> None:
    env = PomeziVectorEnv("ticket_to_ride", 4, seats=3, opponents="self")
    _, info = env.reset(seed=1)
    asked = set(info["seat"].tolist())
    for _ in range(9):
        *_, info = env.step(env.action_space.sample())
        asked |= set(info["seat"].tolist())
    assert asked == {0, 1, 2}


@pytest.mark.parametrize("opponents", ["self", "random"])
def test_a_learner_need_not_be_asked_where_it_has_no_choice(opponents: str) -> None:
    env = PomeziVectorEnv("bez_hranic", 4, opponents=opponents, forced=False)
    env.reset(seed=1)
    while True:
        assert (env.action_masks().sum(axis=1) > 1).all()
        _, _, over, _, _ = env.step(env.action_space.sample())
        if over.any():
            break


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_learner_sits_where_it_wants_or_anywhere(seat: int | None) -> None:
    env = PomeziVectorEnv("ticket_to_ride", 16, seat=seat)
    _, info = env.reset(seed=1)
    assert set(info["seat"].tolist()) == ({0, 1} if seat is None else {seat})


class Witness(Bot):
    """Notes where it sat, and does the first thing that is legal."""

    seats: set[int] = set()  # noqa: RUF012

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        self.seats.add(glimpse.seat)
        return Choice(glimpse.legal_actions()[0])


def test_opponents_sit_clockwise_from_the_learner() -> None:
    Witness.seats.clear()
    names = ("random", "tests.lab.test_vector:Witness")
    env = PomeziVectorEnv("border", 2, seats=3, opponents=names, seat=1)
    env.reset(seed=1)
    for _ in range(30):
        env.step(env.action_space.sample())
    import tests.lab.test_vector as here

    assert here.Witness.seats == {0}


def test_an_action_outside_the_masks_is_refused_and_changes_nothing() -> None:
    env = PomeziVectorEnv("border", 2)
    env.reset(seed=1)
    before = [row.state.dump() for row in env.batch.rows]
    legal = int(env.action_masks()[0].argmax())
    illegal = int(env.action_masks()[1].argmin())
    for wrong in (illegal, -1, 10**6):
        with pytest.raises(ValueError, match="row 1"):
            env.step(np.array([legal, wrong]))
    assert [row.state.dump() for row in env.batch.rows] == before


@pytest.mark.parametrize(
    "words", [{"seat": 2}, {"opponents": ["random", "random"]}, {"reward": "gold"}, {"seat": -1}]
)
def test_what_makes_no_sense_is_refused(words: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="not"):
        PomeziVectorEnv("border", 2, seats=2, **words)


def test_a_game_that_is_over_waits_for_reset() -> None:
    env = PomeziSoloEnv("limes", seats=1)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(env.action_space.sample())
    assert not info["action_mask"].any()
    with pytest.raises(ValueError, match="reset"):
        env.step(np.int64(0))
    _, info = env.reset()
    assert info["action_mask"].any()


def test_deals_of_the_learner_are_games_of_the_house() -> None:
    """The same rules, edition and options as anybody's."""
    env = PomeziVectorEnv("bez_hranic", 1, seats=3, edition="usa", options={"two_colours": True})
    env.reset(seed=1)
    state = env.batch.rows[0].state
    again = GAMES["bez_hranic"].new(Setup(3, "1", "usa", {"two_colours": True}))
    assert state.view(0)["options"] == again.view(0)["options"]
    assert state.view(0)["edition"] == "usa"
