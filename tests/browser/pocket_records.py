"""Random games of all five, compiled, interpreted and in the pocket: their records must be the same.

`python -m tests.browser.pocket_records --games 100`, after `make pocket compile`."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from typing import TypeAlias

from playwright.sync_api import Page

from tests.browser.house import ROOT, Watched, chromium
from tests.browser.pocket_house import plain_server, run_in_pocket

Digests: TypeAlias = dict[str, list[str]]  # game -> of its records, by number
PROGRAM = ROOT / "tests" / "pocket" / "random_games.py"
COMPILED = ROOT / "build" / "compiled"


def by_process(games: int, compiled: bool) -> Digests:
    """On the sources as they are, or on the compiled build."""
    path = str(COMPILED if compiled else ROOT / "src")
    kind = [sys.executable, "-c", "import pomezi.core.rng as r; print(r.__file__)"]
    env = {**os.environ, "PYTHONPATH": f"{path}:{ROOT}"}
    found = subprocess.run(kind, env=env, capture_output=True, text=True, check=True).stdout.strip()
    assert found.endswith(".so") == compiled, f"{found}: make compile"
    told = subprocess.run(
        [sys.executable, str(PROGRAM), str(games)], env=env, capture_output=True, text=True, check=True
    )
    digests: Digests = json.loads(told.stdout)
    return digests


def in_the_pocket(page: Page, games: int) -> Digests:
    digests: Digests = json.loads(run_in_pocket(page, PROGRAM, "digests", games))
    return digests


def differing(one: Digests, other: Digests) -> list[str]:
    return [
        f"{game} {number}"
        for game in one
        for number, pair in enumerate(zip(one[game], other[game], strict=True))
        if pair[0] != pair[1]
    ]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.pocket_records", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="of each of the five (100)")
    games = parser.parse_args().games
    took = {}
    begun = time.monotonic()
    interpreted = by_process(games, compiled=False)
    took["interpreted"] = time.monotonic() - begun
    begun = time.monotonic()
    compiled = by_process(games, compiled=True)
    took["compiled"] = time.monotonic() - begun
    begun = time.monotonic()
    with chromium() as browser, plain_server() as (address, _server):
        pocket = in_the_pocket(Watched(browser, address).page(), games)
    took["in the pocket"] = time.monotonic() - begun
    wrong = {"compiled": differing(interpreted, compiled), "in the pocket": differing(interpreted, pocket)}
    for where, found in wrong.items():
        for each in found:
            print(f"{each} is another game {where}")
    times = ", ".join(f"{where} {seconds:.1f} s" for where, seconds in took.items())
    told = "differ" if any(wrong.values()) else "all the same"
    print(f"{games} random games of each of {len(pocket)}: {told} ({times})")
    return 1 if any(wrong.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
