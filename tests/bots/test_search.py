"""The search: one tree, many guesses, the same choice for the same seed."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pomezi import GAMES, Setup, State, playout, seats_in, seeded
from pomezi.bots import make_bot
from pomezi.bots.bot import Budget, Glimpse
from pomezi.bots.search.tree import Node, SearchBot, Taste, most_visited, next_seat, search
from pomezi.core.rng import Rng
from pomezi.core.state import RACE, TOGETHER, TURN


def middle(key: str, seats: int, seed: str, actions: int) -> State:
    """A position after so many random actions."""
    state, rng = GAMES[key].new(Setup(seats, seed)), seeded(seed)
    for _ in range(actions):
        seat = seats_in(state.actors())[0]
        state.apply(seat, state.random_action(seat, rng))
    return state


def tree(state: State, seat: int, taste: Taste, iterations: int) -> Node:
    glimpse = Glimpse(state, seat, seeded("5eed"))
    return search(glimpse, taste, Budget(iterations).meter(0))


def picture(node: Node) -> list[object]:
    return [node.action, int(node.visits), [picture(child) for child in node.children.values()]]


@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_and_iterations_grow_the_same_tree(key: str) -> None:
    state = middle(key, 2, "9", 12)
    seat = seats_in(state.actors())[-1]
    grown = picture(tree(state, seat, Taste(), 40))
    assert grown == picture(tree(state, seat, Taste(), 40))
    assert grown != picture(tree(state, seat, Taste(), 41))


@pytest.mark.parametrize("key", GAMES)
def test_its_first_level_are_the_seats_own_legal_actions_and_it_counts_every_visit(key: str) -> None:
    state = middle(key, 2, "4", 9)
    seat = seats_in(state.actors())[-1]
    root = tree(state, seat, Taste(), 60)
    assert set(root.children) <= set(state.legal_actions(seat))
    assert sum(int(child.visits) for child in root.children.values()) == 61
    assert all(child.seat == seat for child in root.children.values())


class Liking(Taste):
    """Wants to be the one with the most cards of one colour; knows that others guess."""

    def __init__(self, liked: int, trust: float) -> None:
        super().__init__(horizon=2, trust=trust)
        self.liked = liked
        self.judged = 0

    def opinion(self, state: State, seat: int, action: int) -> float:
        return 0.9 if action == self.liked else 0.3

    def judge(self, state: State, rewards: vec[float]) -> None:
        self.judged += 1
        for seat in range(2):
            rewards[seat] = 0.5


def test_an_opinion_comes_first_and_fades_with_experience() -> None:
    state = middle("ticket_to_ride", 2, "3", 20)
    seat = seats_in(state.actors())[0]
    liked = state.legal_actions(seat)[-1]
    root = tree(state, seat, Liking(liked, 4.0), 100)
    assert next(iter(root.children)) == liked
    assert most_visited(root).action == liked
    assert len(root.children) > 1
    assert root.children[liked].reward < float(root.children[liked].visits)


class Pruning(Taste):
    def fill_candidates(self, state: State, seat: int, buffer: vec[i64]) -> int:
        return min(2, state.fill_actions(seat, buffer))


def test_only_candidates_are_tried() -> None:
    state = middle("ticket_to_ride", 2, "3", 20)
    seat = seats_in(state.actors())[0]
    assert sorted(tree(state, seat, Pruning(), 50).children) == sorted(state.legal_actions(seat)[:2])


class Counting(Taste):
    def __init__(self, horizon: int) -> None:
        super().__init__(horizon=horizon)
        self.rolled = 0

    def rollout_action(self, state: State, seat: int, rng: Rng) -> int:
        self.rolled += 1
        return state.legal_actions(seat)[0]


def test_a_horizon_cuts_rollouts_off() -> None:
    state = middle("ticket_to_ride", 2, "3", 20)
    taste = Counting(3)
    tree(state, seats_in(state.actors())[0], taste, 10)
    assert taste.rolled == 11 * 3


def test_the_end_is_judged_by_places_before_points() -> None:
    state = middle("ticket_to_ride", 3, "8", 0)
    playout(state, seeded("8"))
    rewards = vec[float]([0.0] * 8)
    Taste().judge(state, rewards)
    best = state.places().index(1)
    assert rewards[best] == max(rewards)
    assert rewards[best] > 0.75
    ranked = sorted(range(3), key=lambda seat: -rewards[seat])
    assert [state.scores()[seat] for seat in ranked] == sorted(state.scores(), reverse=True)


def test_where_fewer_is_better_the_fewest_are_judged_best() -> None:
    state = middle("eighty_days", 3, "8", 60)
    rewards = vec[float]([0.0] * 8)
    bot = make_bot("eighty_days", "search")
    assert isinstance(bot, SearchBot)
    bot.taste.judge(state, rewards)
    scores = state.scores()
    assert len(set(scores)) > 1
    assert rewards[scores.index(min(scores))] == max(rewards[:3])


def test_who_acts_next_in_a_guess() -> None:
    rng = seeded("1")
    assert next_seat(0b100, TURN, 0, rng) == 2
    assert next_seat(0b110, TOGETHER, 2, rng) == 2
    assert next_seat(0b110, TOGETHER, 0, rng) == 1
    picked = [int(next_seat(0b1101, RACE, 0, rng)) for _ in range(3000)]
    assert set(picked) == {0, 2, 3}
    assert all(900 < picked.count(seat) < 1100 for seat in (0, 2, 3))


def test_it_sees_what_wins() -> None:
    """At the last choice of a game every end is in sight."""
    found = 0
    for game in range(30):
        state = middle("ticket_to_ride", 2, f"a{game:x}", 0)
        rng = seeded(f"b{game:x}")
        before = state.clone()
        while state.actors():
            before = state.clone()
            seat = seats_in(state.actors())[0]
            state.apply(seat, state.random_action(seat, rng))
        seat = seats_in(before.actors())[0]
        chosen = SearchBot(Taste(), 200).choose(Glimpse(before, seat, rng), Budget()).action
        ends = {}
        for action in before.legal_actions(seat):
            after = before.clone()
            after.apply(seat, action)
            if not after.actors():
                ends[action] = after.scores()[seat]
        if ends and max(ends.values()) > min(ends.values()) + 4:
            found += 1
            assert ends.get(chosen, -999) > min(ends.values())
    assert found >= 3
