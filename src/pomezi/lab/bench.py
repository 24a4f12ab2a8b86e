"""How fast the engine is here: games, actions, clones, lists, search, in the time of our process."""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Callable, Sequence
from dataclasses import asdict
from time import process_time

from pomezi import COMPILED, GAMES, Game, Rng, Setup, State, playout, seats_in, seeded
from pomezi.bots.bot import Budget, Glimpse
from pomezi.bots.search.tree import Taste, search
from pomezi.core.game import find_game

SEED = "be9c4"
ITERATIONS = 20  # of one search
# Told in turns of the loop too, so that runs on different machines can be set side by side.
COMPARED = ("moves", "moves_from_python", "clones", "legal_actions", "search_iterations")


def calibrate(seconds: float) -> float:
    """Turns a second of a plain Python loop: what other figures of the same run are compared with."""

    def loop() -> int:
        total = 0
        for i in range(1000):
            total += i & 7
        return 1000

    return _rate(loop, seconds)


def measure(game: Game, seats: int, seconds: float) -> dict[str, object]:
    """All figures of one game; `seconds` for each of them."""
    setup = Setup(seats=seats, seed=SEED)
    chance = seeded(SEED)
    before = calibrate(seconds / 2)
    actions_a_game, games_per_s = _playouts(game, setup, chance, seconds)
    way = _positions(game.new(setup), chance)
    rates = {
        "moves": actions_a_game * games_per_s,
        "moves_from_python": _rate(lambda: _drive(game.new(setup), chance), seconds),
        "clones": _rate(lambda: _each(way, lambda state, seat: state.clone()), seconds / 2),
        "legal_actions": _rate(
            lambda: _each(way, lambda state, seat: state.legal_actions(seat)), seconds / 2
        ),
        "search_iterations": _rate(lambda: _search(way, chance), seconds),
    }
    loop = (before + calibrate(seconds / 2)) / 2
    return {
        "game": game.key,
        "seats": seats,
        "compiled": COMPILED,
        "python": platform.python_version(),
        "games_per_s": round(games_per_s, 1),
        "moves_a_game": round(actions_a_game, 1),
        **{f"{name}_per_s": round(rate) for name, rate in rates.items()},
        "loop_per_s": round(loop),
        **{f"{name}_per_1000_loop_turns": float(f"{1000 * rates[name] / loop:.3g}") for name in COMPARED},
    }


def _playouts(game: Game, setup: Setup, chance: Rng, seconds: float) -> tuple[float, float]:
    """Whole games inside the engine, dealing and final scoring included: actions a game, games a second."""
    games = 0
    actions = 0
    began = process_time()
    while process_time() - began < seconds:
        state = game.new(Setup(setup.seats, chance.fork().dump()))
        actions += playout(state, chance)
        state.scores()
        games += 1
    return actions / games, games / (process_time() - began)


def _drive(state: State, chance: Rng) -> int:
    """One game through the public doors, every choice made out here."""
    actions = 0
    while actors := state.actors():
        seat = actors.bit_length() - 1
        legal = state.legal_actions(seat)
        state.apply(seat, legal[chance.below(len(legal))])
        actions += 1
    return actions


def _positions(state: State, chance: Rng) -> list[tuple[State, int]]:
    """Every position of one random game, with a seat that may act."""
    way = []
    while state.actors():
        seat = seats_in(state.actors())[0]
        way.append((state.clone(), seat))
        state.apply(seat, state.random_action(seat, chance))
    return way


def _each(way: list[tuple[State, int]], act: Callable[[State, int], object]) -> int:
    for state, seat in way:
        act(state, seat)
    return len(way)


def _search(way: list[tuple[State, int]], chance: Rng) -> int:
    """From a position anywhere in the game, with playouts to its end: determinizing, tree and all."""
    state, seat = way[chance.below(len(way))]
    search(Glimpse(state, seat, chance), Taste(), Budget(ITERATIONS).meter(ITERATIONS))
    return ITERATIONS


def _rate(run: Callable[[], int], seconds: float) -> float:
    """How many a second of whatever `run` counts."""
    run()
    count = 0
    began = process_time()
    while process_time() - began < seconds:
        count += run()
    return count / (process_time() - began)


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="pomezi bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help="(all of them)")
    parser.add_argument("--seats", type=int, default=0, help="how many players (the fewest)")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure (2)")
    parser.add_argument("--json", action="store_true", help="print JSON, a line for each game")
    parser.add_argument("--envs", action="store_true", help="the environments for learners instead")
    asked = parser.parse_args(argv)
    if asked.envs:
        return _envs(asked.games, asked.seconds, asked.json)
    for game in [find_game(key) for key in asked.games or GAMES]:
        figures = measure(game, asked.seats or game.seats[0], asked.seconds)
        print(json.dumps(figures) if asked.json else _listed(figures), flush=True)
    return 0


def _envs(games: Sequence[str], seconds: float, as_json: bool) -> int:
    from pomezi.lab.envs import bench  # needs the extra

    figures = bench.measure([find_game(key).key for key in games or GAMES], seconds)
    for line in (json.dumps(asdict(figure)) for figure in figures) if as_json else bench.table(figures):
        print(line, flush=True)
    return 0


def _listed(figures: dict[str, object]) -> str:
    lines = [
        f"{name:42} {value:,}" if isinstance(value, int | float) else f"{name:42} {value}"
        for name, value in figures.items()
    ]
    return "\n".join([*lines, ""])
