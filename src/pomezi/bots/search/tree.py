"""Tree search over determinizations: one tree of what can be done, many guesses at what cannot be seen."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pomezi.bots.bot import Bot, Budget, Choice, Glimpse, Meter
from pomezi.core.rng import Rng
from pomezi.core.state import RACE, TOGETHER, TURN, State
from pomezi.core.vecs import new_buffer

USUAL_ITERATIONS: Final = 2000
CURIOSITY: Final = 0.6
MOST_SEATS: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Taste:
    """What a game tells the search. Each door has a plain answer; a game opens those where it knows better.
    All may use the whole state, for it is only a guess."""

    def __init__(
        self,
        margin: float = 30.0,
        horizon: int = 0,
        trust: float = 0.0,
        win_weight: float = 0.75,
    ) -> None:
        self.margin = margin  # so many points ahead are half-way to being all that counts
        self.horizon = horizon  # roll-outs are cut off and judged after so many actions; 0 = at the end
        self.win_weight = win_weight  # of a reward; the margin of points makes up the rest
        self.trust = trust  # in `opinion`: as if the action had been tried so many times; 0 = none is asked

    def begin(self, state: State, me: i64) -> None:
        """A new guess at what `me` cannot see; what was remembered of another line of play is void."""

    def fill_candidates(self, state: State, seat: i64, buffer: vec[i64]) -> i64:
        """Writes the actions worth a thought, at least one, all legal; how many."""
        return state.fill_actions(seat, buffer)

    def opinion(self, state: State, seat: i64, action: i64) -> float:
        """The reward expected for an action not tried yet, 0 … 1."""
        return 0.5

    def rollout_action(self, state: State, seat: i64, rng: Rng) -> i64:
        """What a seat does outside the tree."""
        return state.random_action(seat, rng)

    def judge(self, state: State, rewards: vec[float]) -> None:
        """Writes what the state is worth to each seat, 0 … 1: its place if over, and by how many points."""
        scores = state.merits()
        seats = len(scores)
        for seat in range(seats):
            best_other = -(1 << 30)
            for other in range(seats):
                if other != seat and scores[other] > best_other:
                    best_other = scores[other]
            if seats == 1:
                best_other = int(self.margin)  # alone, the margin is what one plays for
            lead = float(scores[seat] - best_other) / self.margin
            rewards[seat] = 0.5 + 0.5 * lead / (1.0 + abs(lead))
        if state.actors() == 0 and seats > 1:
            _weigh_places(state.places(), self.win_weight, rewards)


def _weigh_places(places: list[int], weight: float, rewards: vec[float]) -> None:
    winners = 0
    for place in places:
        if place == 1:
            winners += 1
    for seat in range(len(places)):
        won = 1.0 / winners if places[seat] == 1 else 0.0
        rewards[seat] = weight * won + (1.0 - weight) * rewards[seat]


class Node:
    """What became of one action at one place of the tree."""

    def __init__(self, action: int, seat: i64) -> None:
        self.action = action
        self.seat: i64 = seat  # who did it
        self.children: dict[int, Node] = {}
        self.visits: i64 = 0
        self.chances: i64 = 0  # how often it could have been chosen
        self.reward = 0.0  # sum over the visits, for `seat`


class SearchBot(Bot):
    """Plays as its search says; the same seed and iterations give the same choice."""

    def __init__(self, taste: Taste, iterations: int = USUAL_ITERATIONS) -> None:
        self.taste = taste
        self.iterations = iterations

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        legal = glimpse.legal_actions()
        if len(legal) == 1:
            return Choice(legal[0])
        return Choice(most_visited(search(glimpse, self.taste, budget.meter(self.iterations))).action)


def search(glimpse: Glimpse, taste: Taste, meter: Meter) -> Node:
    """The tree when the meter has run out; its first level are the seat's own actions."""
    root = Node(-1, -1)
    _iterate(root, glimpse.sample(), glimpse.seat, glimpse.rng, taste)
    while meter.goes_on():
        _iterate(root, glimpse.sample(), glimpse.seat, glimpse.rng, taste)
    return root


def most_visited(root: Node) -> Node:
    best: Node | None = None
    for child in root.children.values():
        if best is None or child.visits > best.visits:
            best = child
    assert best is not None
    return best


def _iterate(root: Node, state: State, me: i64, rng: Rng, taste: Taste) -> None:
    """Down the tree to something new, by roll-out to the end, and back with the rewards."""
    taste.begin(state, me)
    path: list[Node] = []
    node = root
    actors: i64 = state.actors()
    is_new = False
    while actors != 0 and not is_new:
        pace = state.pace()
        seat = next_seat(actors, pace, me, rng)
        if pace != TURN and seat != me:
            # Hidden or racing choices of others: guessed, not branched on, for they are not seen in time.
            state.apply(seat, taste.rollout_action(state, seat, rng))
        else:
            node = _descend(node, state, seat, rng, taste)
            is_new = node.visits == 0
            path.append(node)
            state.apply(seat, node.action)
        actors = state.actors()
    roll_out(state, me, rng, taste)
    rewards = REWARDS
    taste.judge(state, rewards)
    root.visits += 1
    for node in path:
        node.visits += 1
        node.reward += rewards[node.seat]


def roll_out(state: State, me: i64, rng: Rng, taste: Taste) -> None:
    """Plays on by taste to the end, or to the horizon."""
    left: i64 = taste.horizon
    actors: i64 = state.actors()
    while actors != 0:
        seat = next_seat(actors, state.pace(), me, rng)
        state.apply(seat, taste.rollout_action(state, seat, rng))
        actors = state.actors()
        left -= 1
        if left == 0:
            return


def next_seat(actors: i64, pace: i64, me: i64, rng: Rng) -> i64:
    """Who acts next in a guess: the only one; me first where the order is nothing; in a race anybody."""
    if pace == TOGETHER and (actors >> me) & 1 == 1:
        return me
    seat: i64 = 0
    while (actors >> seat) & 1 == 0:
        seat += 1
    if pace != RACE:
        return seat
    picked = seat
    met: i64 = 1
    seat += 1
    while (actors >> seat) != 0:
        if (actors >> seat) & 1 == 1:
            met += 1
            if rng.below(met) == 0:
                picked = seat
        seat += 1
    return picked


def _descend(node: Node, state: State, seat: i64, rng: Rng, taste: Taste) -> Node:
    """The candidate with the highest bound; without opinions, first of all one that was never tried."""
    children = node.children
    buffer = BUFFER
    trust = taste.trust
    hope = 0.0 if trust == 0.0 else CURIOSITY * sqrt(log(float(node.visits) + 1.0) / trust)
    untried: i64 = 0
    picked: i64 = -1
    best: Node | None = None
    best_bound = -1.0
    count = taste.fill_candidates(state, seat, buffer)
    for i in range(count):
        action = buffer[i]
        child = children.get(action)
        if child is not None:
            child.chances += 1
            visits = float(child.visits) + trust
            bound = child.reward / visits + CURIOSITY * sqrt(log(float(child.chances)) / visits)
        elif trust != 0.0:
            bound = taste.opinion(state, seat, action) + hope
        else:
            untried += 1
            if rng.below(untried) == 0:
                picked = action  # in the end every untried one is as likely
            continue
        if bound > best_bound:
            best_bound = bound
            best = child
            if untried == 0:
                picked = action
    if untried == 0 and best is not None:
        return best
    fresh = Node(picked, seat)
    fresh.chances = 1
    if trust != 0.0:
        fresh.reward = trust * taste.opinion(state, seat, picked)
    children[fresh.action] = fresh
    return fresh


BUFFER: Final = new_buffer()  # scratch, filled and read within one call
REWARDS: Final = vec[float]([0.0] * MOST_SEATS)  # as well
