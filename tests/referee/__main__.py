"""Lets every referee there is play many games beside the engine, and judge what seats imagine.

A referee is a module `tests.referee.<game>` that takes --games and --seed, or `tests.referee.memory_<game>`
that takes --samples and --seed, and fails when something differs. `make referee GAMES=200` calls them all on
the compiled build.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec

from pomezi import GAMES

SHOWN = 12  # last lines of a referee that has found a difference


def referees(games: Sequence[str]) -> list[tuple[str, str]]:
    """Module and what it counts, as far as there are any."""
    named = [(f"tests.referee.{game}", "games") for game in games]
    named += [(f"tests.referee.memory_{game}", "samples") for game in games]
    return [(module, counted) for module, counted in named if find_spec(module)]


def run(module: str, counted: str, count: int, seed: int, jobs: int) -> bool:
    """Plays so many, in so many processes, each from a seed of its own; prints a line; whether all agreed."""
    shares = [count // jobs + (job < count % jobs) for job in range(jobs)]
    commands = [
        [sys.executable, "-m", module, f"--{counted}", str(share), "--seed", f"{seed + job:x}"]
        for job, share in enumerate(shares)
        if share
    ]
    began = time.monotonic()
    with ThreadPoolExecutor(jobs) as pool:
        done = list(pool.map(_call, commands))
    wrong = [process for process in done if process.returncode]
    verdict = f"{len(wrong)} of {len(done)} processes found a difference" if wrong else "no difference"
    name = module.rpartition(".")[2]
    print(f"{name:24} {count:6} {counted:8} {time.monotonic() - began:6.0f} s  {verdict}", flush=True)
    for process in wrong:
        print("\n".join((process.stdout + process.stderr).splitlines()[-SHOWN:]), flush=True)
    return not wrong


def _call(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, check=False, capture_output=True, text=True)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.referee", description=__doc__)
    parser.add_argument("keys", nargs="*", metavar="game", help="(all of them)")
    parser.add_argument("--games", type=int, default=10_000, help="of each game (default: %(default)s)")
    parser.add_argument("--samples", type=int, default=0, help="of what seats imagine (as many)")
    parser.add_argument("--seed", default="1", help="hex digits (default: %(default)s)")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: %(default)s)"
    )
    options = parser.parse_args(arguments)
    found = referees(options.keys or list(GAMES))
    if not found:
        print("there is no such referee", file=sys.stderr)
        return 1
    counts = {"games": options.games, "samples": options.samples or options.games}
    agreed = [
        run(module, counted, counts[counted], int(options.seed, 16), options.jobs)
        for module, counted in found
    ]
    return 0 if all(agreed) else 1


if __name__ == "__main__":
    sys.exit(main())
