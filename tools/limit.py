"""How near the engine comes to C++: Ticket to Ride for two, the same random games played by both in turn.

Builds tools/limit.cpp where a C++ compiler is. Prints the time of the engine as a multiple of that of C++.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median
from time import process_time

from pomezi import GAMES, Setup, playout, seeded
from pomezi.games.ticket_to_ride.edition import LENGTHS, Edition, load_edition

SOURCE = Path(__file__).with_name("limit.cpp")
SEED = "be9c4"
WORD = 0xFFFFFFFF


def build(compiler: str, folder: Path) -> Path:
    (folder / "map.h").write_text(header(load_edition("usa")), encoding="utf-8")
    program = folder / "limit"
    subprocess.run([compiler, "-O2", f"-I{folder}", str(SOURCE), "-o", str(program)], check=True)
    return program


def header(edition: Edition) -> str:
    """The map as C++ has it."""
    ed = edition
    routes = _rows(ed.route_a, ed.route_b, ed.route_colour, ed.route_length, ed.route_twin)
    tickets = _rows(ed.ticket_a, ed.ticket_b, ed.ticket_points)
    return "\n".join(
        [
            f"enum {{ CITIES = {len(ed.cities)}, ROUTE_COUNT = {len(routes)} }};",
            f"enum {{ TICKET_COUNT = {len(tickets)}, DECK = {len(ed.full_deck)} }};",
            f"enum {{ WAGONS = {ed.wagons}, LENGTHS = {LENGTHS} }};",
            _array("Route ROUTES", routes),
            _array("Ticket TICKETS", tickets),
            _array("int BUCKET_START", ed.bucket_start),
            _array("int COPIES", ed.cards),
            _array("int POINTS", ed.points),
            "",
        ]
    )


def _rows(*columns: Iterable[int]) -> list[str]:
    return [f"{{{', '.join(str(item) for item in row)}}}" for row in zip(*columns, strict=True)]


def _array(name: str, items: Iterable[object]) -> str:
    return f"static const {name}[] = {{{', '.join(str(item) for item in items)}}};"


def play_cpp(program: Path, games: int) -> tuple[int, int, float]:
    """Actions, a checksum of the scores, seconds."""
    actions, total, seconds = subprocess.check_output([program, str(games)], text=True).split()
    return int(actions), int(total), float(seconds)


def play_engine(games: int) -> tuple[int, int, float]:
    game = GAMES["ticket_to_ride"]
    chance = seeded(SEED)
    actions = total = 0
    began = process_time()
    for _ in range(games):
        state = game.new(Setup(2, chance.fork().dump()))
        actions += playout(state, chance)
        for score in state.scores():
            total = (total * 31 + score) & WORD
    return actions, total, process_time() - began


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="in each round (2000)")
    parser.add_argument("--rounds", type=int, default=9, help="the middle one counts (9)")
    asked = parser.parse_args(argv)
    compiler = shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        print("No C++ compiler here: the engine is not compared with C++.")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        program = build(compiler, Path(folder))
        rounds = [(play_cpp(program, asked.games), play_engine(asked.games)) for _ in range(asked.rounds)]
    if any(cpp[:2] != engine[:2] for cpp, engine in rounds):
        print("C++ and the engine did not play the same games", file=sys.stderr)
        return 1
    cpp_rate = median(actions / seconds for (actions, _, seconds), _ in rounds)
    rate = median(actions / seconds for _, (actions, _, seconds) in rounds)
    ratio = median(engine[2] / cpp[2] for cpp, engine in rounds)
    speeds = f"C++ {cpp_rate / 1e6:.1f} M actions/s, the engine {rate / 1e6:.2f} M"
    print(f"Ticket to Ride for two: {speeds}: {ratio:.2f} times the time of C++")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
