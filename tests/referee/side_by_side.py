"""Plays an engine's game beside a model of it, compares after every action, stops at the first difference."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol, TypeAlias

from pomezi import SPECTATOR, Event, Rng, State, seats_in, seeded
from pomezi.bots import make_bot
from pomezi.bots.bot import Bot, Budget, Glimpse
from pomezi.core.events import told

MOST_ACTIONS = 20_000
BUDGET = Budget(iterations=4)


class Model(Protocol):
    """A whole game, told of nothing but the actions and what chance brought."""

    def actors(self) -> set[int]: ...
    def legal(self, seat: int) -> set[str]: ...
    def act(self, seat: int, text: str, public: list[dict[str, Any]]) -> None:
        """`public` is what a spectator was told: only what chance decides may be read from it."""

    def dump(self, seen: Mapping[str, Any]) -> dict[str, Any]:
        """The predicted dump; what is no rule of the game (a generator's state) is copied from `seen`."""

    def view(self, seat: int) -> dict[str, Any]: ...
    def scores(self) -> list[int]: ...
    def places(self) -> list[int]: ...


Player: TypeAlias = Callable[[State, int], int]
Match: TypeAlias = tuple[str, State, Model, list[Player]]


class Difference(AssertionError):
    """Where engine and model part."""


def at_random(rng: Rng) -> Player:
    return lambda state, seat: int(state.random_action(seat, rng))


def idle(state: State, seat: int) -> int:
    return state.default_action(seat)


def by_bot(bot: Bot, rng: Rng) -> Player:
    return lambda state, seat: int(bot.choose(Glimpse(state, seat, rng), BUDGET).action)


def mixed_players(game: str, names: tuple[str, ...], seats: int, rng: Rng) -> list[Player]:
    """For every seat somebody: a bot of one of the names, chance (no name), or an idler who lets time run."""
    plain = {"": at_random(rng), "idle": idle}
    drawn = [names[rng.below(len(names))] for _ in range(seats)]
    return [plain[name] if name in plain else by_bot(make_bot(game, name), rng) for name in drawn]


def play(match: Match, rng: Rng) -> int:
    """Plays a match to its end; how many actions were compared."""
    label, state, model, players = match
    history: list[str] = []
    try:
        compare(state, model, range(SPECTATOR, len(players)))
        while actors := seats_in(state.actors()):
            seat = actors[rng.below(len(actors))]
            action = players[seat](state, seat)
            history.append(f"{seat} {state.write(action)}")
            events: list[Event] = []
            state.apply(seat, action, events)
            model.act(seat, history[-1].partition(" ")[2], told(events, SPECTATOR))
            compare(state, model, {SPECTATOR + rng.below(len(players) + 1), seat})
            assert len(history) < MOST_ACTIONS, "the game does not end"
        compare(state, model, range(SPECTATOR, len(players)))
    except AssertionError as error:
        raise Difference(f"{label} after {len(history)} actions: {error}\n" + "\n".join(history)) from error
    return len(history)


def compare(state: State, model: Model, viewers: Any) -> None:
    seen = state.dump()
    expect("dump", dict(seen), model.dump(seen))
    expect("actors", set(seats_in(state.actors())), model.actors())
    for seat in range(len(model.scores())):
        legal = [state.write(action) for action in state.legal_actions(seat)]
        assert len(set(legal)) == len(legal), f"seat {seat} is offered something twice"
        expect(f"legal actions of seat {seat}", set(legal), model.legal(seat))
    expect("scores", state.scores(), model.scores())
    if not model.actors():
        expect("places", state.places(), model.places())
    for viewer in viewers:
        expect(f"view of {viewer}", dict(state.view(viewer)), model.view(viewer))


def expect(what: str, engine: Any, model: Any) -> None:
    if engine != model:
        raise AssertionError(f"{what}: {_difference(engine, model)}")


def _difference(engine: Any, model: Any) -> str:
    """The first place where two values differ, as deep as one can name it."""
    if isinstance(engine, set) and isinstance(model, set):
        return f"the engine alone has {sorted(engine - model)}, the model alone {sorted(model - engine)}"
    if isinstance(engine, Mapping) and isinstance(model, Mapping):
        for key in [*engine, *model]:
            if engine.get(key) != model.get(key):
                return f"{key}: {_difference(engine.get(key), model.get(key))}"
    if isinstance(engine, list) and isinstance(model, list) and len(engine) == len(model):
        at = next(i for i in range(len(engine)) if engine[i] != model[i])
        return f"[{at}]: {_difference(engine[at], model[at])}"
    return f"{engine!r} in the engine, {model!r} in the model"


def main(description: str | None, matches: Callable[[Rng], Iterator[Match]]) -> int:
    """The command of a referee: so many games from a seed."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--games", type=int, default=100, help="(default: %(default)s)")
    parser.add_argument("--seed", default="1", help="hex digits (default: %(default)s)")
    options = parser.parse_args()
    rng = seeded(options.seed)
    endless = matches(rng)
    began, actions = time.monotonic(), 0
    for number in range(options.games):
        actions += play(next(endless), rng)
        if (number + 1) % 500 == 0:
            print(f"{number + 1} games, {actions} actions, {time.monotonic() - began:.0f} s", flush=True)
    print(f"{options.games} games, {actions} actions beside the model: no difference")
    return 0
