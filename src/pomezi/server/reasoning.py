"""What a bot's process tells of its reasons: what it would do, why it did something. Like `thinking`, it
imports the engine alone."""

from __future__ import annotations

import time
from dataclasses import dataclass

from pomezi.bots import LEVELS, USUAL_LEVEL, explain_of, make_bot
from pomezi.bots.bot import Bot, Budget, Glimpse, Opinion
from pomezi.bots.reason import Reason
from pomezi.core.game import find_game
from pomezi.core.rng import Rng, seeded
from pomezi.core.state import TOGETHER, State, lead, playout, seats_in
from pomezi.server.thinking import Job, bot_at, position

LEAST_GAMES = 4  # fewer prove nothing, and no figure is told
COMPARED = 3  # actions that are weighed against each other
MOST_PLAYOUTS = 16  # of each, as far as time allows
LONGEST_WEIGHING_S = 0.7  # of all of them


@dataclass(frozen=True)
class Thought:
    """What a bot thinks of an action: what it gains and risks, and how far ahead it leads."""

    action: str
    reasons: tuple[Reason, ...] = ()
    ahead: float | None = None


@dataclass(frozen=True)
class Advice:
    """Thoughts on actions, then on the next best one; how many games were played on for their figures."""

    thoughts: tuple[Thought, ...]
    rather: Thought | None = None
    games: int = 0


@dataclass(frozen=True)
class Question:
    """Why a seat did something. Told for other eyes than its own, what it alone knew is left out."""

    job: Job  # the position before
    action: str
    eyes: int


# -- what to do


def suggest(job: Job) -> Advice:
    """In a worker: what the bot would do, and what is next best, as it sees it or as games went on."""
    glimpse = Glimpse(position(job), job.seat, seeded(job.stream))
    bot = make_bot(job.game, job.bot)
    budget = Budget(0, job.milliseconds, time.monotonic)
    opinions = bot.opinions(glimpse, budget) or _played_on(
        job, glimpse, _candidates(job, bot, glimpse, budget)
    )
    return _weighed(job.game, glimpse, opinions[0], opinions)


def _weighed(game: str, glimpse: Glimpse, first: Opinion, opinions: list[Opinion]) -> Advice:
    """The next best is the one that leads furthest, but no further; told by figures only if enough games were
    played."""
    others = [o for o in opinions if o.action != first.action and o.ahead <= first.ahead]
    second = max(others, key=lambda opinion: opinion.ahead, default=None)
    games = first.games if first.games >= LEAST_GAMES and len(opinions) > 1 else 0
    rather = None if second is None else _thought(game, glimpse, second, games > 0)
    return Advice((_thought(game, glimpse, first, games > 0),), rather, games)


def _thought(game: str, glimpse: Glimpse, opinion: Opinion, is_sure: bool) -> Thought:
    explain_one = explain_of(game)
    found = explain_one(glimpse.sample(), glimpse.seat, opinion.action) if explain_one else []
    return Thought(glimpse.write(opinion.action), tuple(found), round(opinion.ahead, 1) if is_sure else None)


def _candidates(job: Job, bot: Bot, glimpse: Glimpse, budget: Budget) -> list[int]:
    """What the bot would do, what the other levels would, and if they agree, anything else."""
    found = [bot.choose(glimpse, budget).action]
    found += [make_bot(job.game, level).choose(glimpse, Budget()).action for level in reversed(LEVELS[:-1])]
    legal = glimpse.legal_actions()
    found += [legal[glimpse.rng.below(len(legal))] for _ in range(COMPARED)]
    return list(dict.fromkeys(found))[:COMPARED]


def _played_on(job: Job, glimpse: Glimpse, actions: list[int]) -> list[Opinion]:
    """How games go on after each of them, when all seats play like a bot."""
    bot = make_bot(job.game, USUAL_LEVEL)
    leads, wins = dict.fromkeys(actions, 0), dict.fromkeys(actions, 0)
    games, until = 0, time.monotonic() + LONGEST_WEIGHING_S
    while games < MOST_PLAYOUTS and (games == 0 or time.monotonic() < until):
        games += 1
        imagined = glimpse.sample()
        for action in actions:
            end = imagined.clone()
            end.apply(glimpse.seat, action)
            _play_on(end, bot, glimpse.rng, until)
            leads[action] += lead(end, glimpse.seat)
            wins[action] += end.places()[glimpse.seat] == 1
    return [Opinion(action, games, wins[action] / games, leads[action] / games) for action in actions]


def _play_on(state: State, bot: Bot, rng: Rng, until: float) -> None:
    """When it takes too long, chance ends the game."""
    while state.actors() and time.monotonic() < until:
        actor = seats_in(state.actors())[0]
        state.apply(actor, bot.choose(Glimpse(state, actor, rng), Budget()).action)
    playout(state, rng)


# -- why it was done


def explain(question: Question) -> Advice:
    """In a worker: what spoke for an action, and for those that were part of the same hidden choice. Others
    are told what they could have found out then."""
    job = question.job
    state, begun, done = _retraced(job)
    is_hidden = state.pace() == TOGETHER
    guess = (begun if is_hidden else state).determinize(question.eyes, seeded(job.stream))
    actions = [*done, question.action] if is_hidden else [question.action]
    if question.eyes != job.seat:
        thoughts = [Thought("", _open(thought)) for thought in _thoughts(job, guess, actions)]
        return Advice(tuple(thought for thought in thoughts if thought.reasons))
    return _by_figures(job, state, actions) or Advice(tuple(_thoughts(job, guess, actions)))


def _open(thought: Thought) -> tuple[Reason, ...]:
    return tuple(reason for reason in thought.reasons if not reason.is_secret)


def _retraced(job: Job) -> tuple[State, State, list[str]]:
    """The position, the one its phase began with, and what the seat has done since then."""
    state = find_game(job.game).new(job.setup)
    begun, done = state.clone(), list[str]()
    for seat, action in job.actions:
        pace, actors = state.pace(), state.actors()
        state.apply(seat, state.read(action))
        if seat == job.seat:
            done.append(action)
        if state.pace() != pace or state.actors() & ~actors:
            begun, done = state.clone(), []
    return state, begun, done


def _thoughts(job: Job, guess: State, actions: list[str]) -> list[Thought]:
    """Of one action after the other, as far as they can be done in what somebody imagines."""
    explain_one, found = explain_of(job.game), list[Thought]()
    for text in actions:
        action = guess.read(text)
        if explain_one is None or guess.refusal(job.seat, action) is not None:
            break
        found.append(Thought(text, tuple(explain_one(guess, job.seat, action))))
        guess.apply(job.seat, action)
    return found


def _by_figures(job: Job, state: State, actions: list[str]) -> Advice | None:
    """With what the bot expected of its action and of the next best one, if it imagines games."""
    glimpse = Glimpse(state, job.seat, seeded(job.stream))
    bot = bot_at(job.setup.seed, job.seat, job.game, job.bot)
    opinions = bot.opinions(glimpse, Budget(0, job.milliseconds, time.monotonic))
    chosen = [opinion for opinion in opinions if [state.write(opinion.action)] == actions]
    return _weighed(job.game, glimpse, chosen[0], opinions) if chosen else None
