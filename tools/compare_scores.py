"""Play many random games of Ticket to Ride and compare the final table with the naive scorer's.

Run it from the top folder: python -m tools.compare_scores --games 100000
(with PYTHONPATH=build/compiled in front for the compiled engine). Ends with 1 at the first difference.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from dataclasses import dataclass

from pomezi import COMPILED, Setup
from tests.games.ticket_to_ride import naive
from tests.games.ticket_to_ride.wander import finished, record

CHUNK = 50  # games between two words of progress from a process
SEATS = (2, 3, 4, 5)


@dataclass(frozen=True)
class Match:
    """One game to play: everything follows from its number."""

    number: int

    @property
    def setup(self) -> Setup:
        return Setup(SEATS[self.number % len(SEATS)], f"{self.number:x}")

    @property
    def chance(self) -> str:
        return f"{self.number:x}"

    @property
    def builders(self) -> bool:
        """Every fifth group of four games is played by players who build networks."""
        return self.number // len(SEATS) % 5 == 0


def compare(match: Match) -> str:
    """What differs, with the record; empty if nothing does."""
    s = finished(match.setup, match.chance, match.builders)
    found = naive.difference(s.dump(), s.view(0)["result"])
    return f"{found}\n\n{record(match.setup, match.chance, match.builders).text()}" if found else ""


def compare_chunk(first_and_end: tuple[int, int]) -> tuple[int, str]:
    """How many games were played, and what differs in the last of them."""
    first, end = first_and_end
    for number in range(first, end):
        found = compare(Match(number))
        if found:
            return number - first + 1, f"game {number}: {found}"
    return end - first, ""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.compare_scores",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=2_000, help="how many games to play (default: 2000)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (default: 0)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes (default: one a core)")
    asked = parser.parse_args(arguments)
    end = asked.first + asked.games
    chunks = [(at, min(at + CHUNK, end)) for at in range(asked.first, end, CHUNK)]
    print(f"{asked.games} games, {'compiled' if COMPILED else 'interpreted'}, {asked.jobs} processes")
    return run(chunks, asked.games, asked.jobs)


def run(chunks: list[tuple[int, int]], games: int, jobs: int) -> int:
    began, played = time.monotonic(), 0
    with multiprocessing.Pool(jobs) as pool:
        for count, found in pool.imap_unordered(compare_chunk, chunks):
            played += count
            if found:
                print(f"\n{found}")
                return 1
            print(f"\r{played} of {games}", end="", flush=True)
    print(f"\rno difference in {played} games ({time.monotonic() - began:.0f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
