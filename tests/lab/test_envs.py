"""The environments: PettingZoo's own tests, and what we promise beyond them."""

from __future__ import annotations

import re
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from pomezi import GAMES, Setup, playout, seeded
from pomezi.lab.envs import PomeziEnv, make_env
from tools.tables import ENVIRONMENTS, environments

VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("ticket_to_ride", 2, {}),
    ("ticket_to_ride", 5, {}),
    ("bez_hranic", 3, {"two_colours": True}),
    ("bez_hranic", 6, {"correspondence": True}),
    ("limes", 1, {}),
    ("limes", 3, {"diagonal": True, "ferry": True}),
    ("border", 4, {}),
    ("eighty_days", 2, {}),
    ("eighty_days", 6, {}),
]


def step(env: PomeziEnv, chance: np.random.Generator) -> None:
    env.step(int(chance.choice(list(env.legal(env.agent_selection)))))


SEATINGS = [(key, seats) for key, game in GAMES.items() for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), SEATINGS)
def test_pettingzoo_is_content(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        # A mask beside the observation makes it a Dict, and PettingZoo muses about that.
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        api_test(make_env(game, seats=seats), num_cycles=60)
        seed_test(lambda: make_env(game, seats=seats), num_cycles=30)


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_every_position_of_a_game_can_be_observed_and_every_action_numbered(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    env = PomeziEnv(game, seats, options=options)
    env.reset(seed=3)
    chance = np.random.default_rng(1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    while not all(env.terminations.values()):
        agent = env.agent_selection
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        assert seen["action_mask"].sum() == len(env.legal(agent)) > 0
        step(env, chance)
        for other in env.possible_agents:
            total[other] += env.rewards[other]
    if seats > 1:
        assert sum(total.values()) == pytest.approx(0)
        assert max(total.values()) <= 1
        places = env.state_of_game.places()
        assert total[f"seat_{places.index(1)}"] == max(total.values())
    else:
        assert list(total.values()) == env.state_of_game.scores()


@pytest.mark.parametrize("game", GAMES)
def test_points_are_paid_for_what_makes_a_score_better(game: str) -> None:
    env = PomeziEnv(game, 2, reward="points")
    env.reset(seed=5)
    before = env.state_of_game.merits()
    chance = np.random.default_rng(2)
    total = dict.fromkeys(env.possible_agents, 0.0)
    while not all(env.terminations.values()):
        step(env, chance)
        for agent in env.possible_agents:
            total[agent] += env.rewards[agent]
    after = env.state_of_game.merits()
    assert list(total.values()) == [new - old for new, old in zip(after, before)]


@pytest.mark.parametrize("game", GAMES)
def test_margins_are_paid_for_getting_ahead_of_the_best_of_the_others(game: str) -> None:
    env = PomeziEnv(game, 3, reward="margin")
    env.reset(seed=5)
    before = env.state_of_game.merits()
    chance = np.random.default_rng(2)
    total = np.zeros(3)
    while not all(env.terminations.values()):
        step(env, chance)
        total += list(env.rewards.values())
    after = env.state_of_game.merits()
    for seat in range(3):
        leads = [own[seat] - max(own[:seat] + own[seat + 1 :]) for own in (before, after)]
        assert total[seat] == leads[1] - leads[0]
    assert total[env.state_of_game.places().index(1)] == total.max()


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_whoever_travels_better_is_paid_more(seats: int) -> None:
    """Fewer days are better, but whoever never came home has the fewest of all."""
    for deal in range(6):
        game = GAMES["eighty_days"]
        played = game.new(Setup(seats, f"{deal:x}"))
        first = played.merits()
        assert len(set(first)) == 1
        playout(played, seeded("9"))
        gained = [last - before for last, before in zip(played.merits(), first)]
        assert gained[played.places().index(1)] == max(gained)


def test_those_who_choose_together_do_not_see_each_other() -> None:
    env = PomeziEnv("limes", 2)
    env.reset(seed=1)
    before = env.observer.parts(env.observe("seat_1")["observation"])
    assert env.agent_selection == "seat_0"
    env.step(min(env.legal("seat_0")))
    after = env.observer.parts(env.observe("seat_1")["observation"])
    assert {name for name in before if not np.array_equal(before[name], after[name])} == {"step of +1"}
    own = env.observer.parts(env.observe("seat_0")["observation"])
    assert own["field of +0"].any()


def test_who_comes_first_in_a_race_is_drawn_from_the_seed() -> None:
    def order(seed: int) -> list[str]:
        env = PomeziEnv("bez_hranic", 4)
        env.reset(seed=seed)
        found: list[str] = []
        chance = np.random.default_rng(0)
        while len(found) < 4:
            if "place first 0" in [env.encoder.actions[n] for n in env.legal(env.agent_selection)]:
                found.append(env.agent_selection)
            step(env, chance)
        return found

    assert order(1) == order(1)
    orders = [order(seed) for seed in range(8)]
    assert all(sorted(found) == ["seat_0", "seat_1", "seat_2", "seat_3"] for found in orders)
    assert len({found[0] for found in orders}) > 1


def test_seats_are_told_from_the_one_who_looks() -> None:
    env = PomeziEnv("border", 3)
    env.reset(seed=4)
    turn = env.state_of_game.view(-1)["turn"]
    assert isinstance(turn, int)
    for seat in range(3):
        told = env.observer.parts(env.observe(f"seat_{seat}")["observation"])["turn"]
        assert list(told).index(1) == (turn - seat) % 3


def test_an_action_outside_the_mask_is_refused_and_changes_nothing() -> None:
    env = PomeziEnv("border", 2)
    env.reset(seed=4)
    before = env.state_of_game.dump()
    agent = env.agent_selection
    with pytest.raises(ValueError, match="'done' is not legal now"):
        env.step(env.encoder.actions.index("done"))
    assert env.state_of_game.dump() == before
    assert env.agent_selection == agent


def test_without_a_seed_every_deal_is_another_and_the_stream_repeats() -> None:
    def deals(seed: int) -> list[object]:
        env = PomeziEnv("ticket_to_ride", 2)
        env.reset(seed=seed)
        found = [env.view("seat_0")]
        env.reset()
        return [*found, env.view("seat_0")]

    first, second = deals(9)
    assert first != second
    assert deals(9) == [first, second]
    assert deals(10) != [first, second]


@pytest.mark.parametrize("door", ["agents", "agent_selection", "rewards", "last", "agent_iter", "observe"])
def test_before_the_first_deal_every_door_says_so(door: str) -> None:
    env = make_env("limes", seats=2)
    with pytest.raises(
        (AttributeError, AssertionError), match=r"(cannot be accessed|needs to be called) before"
    ):
        _open(env, door)
    env.reset(seed=4)
    _open(env, door)


def _open(env: Any, door: str) -> None:
    found = getattr(env, door)
    if door == "observe":
        found("seat_0")
    elif callable(found):
        found()


def test_a_strange_reward_is_refused() -> None:
    with pytest.raises(ValueError, match="places"):
        PomeziEnv("limes", 2, reward="gold")


def test_the_documentation_tells_what_the_numbers_mean() -> None:
    text = Path(ENVIRONMENTS).read_text(encoding="utf-8")
    assert environments(text) == text, "python tools/tables.py writes them anew"


def test_the_examples_of_the_documentation_run() -> None:
    examples = re.findall(r"```python\n(.*?)```", Path(ENVIRONMENTS).read_text(encoding="utf-8"), re.DOTALL)
    told: dict[str, Any] = {}
    for example in examples:
        exec(compile(example, str(ENVIRONMENTS), "exec"), told)
    assert told["env"].agents == []
    assert told["seen"].shape == (8, told["many"].encoder.size)
