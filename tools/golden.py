"""Writes the goldens of every game anew: recorded games, perft counts, a playthrough to read.

Each game says in tests/games/<game>/goldens.py what to record; the files stand beside it. A test compares
them with what the engine does now, so a change of rules shows itself as a difference to read.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from pomezi import GAMES, SPECTATOR, Event, Game, Record, Rng, Setup, State, seats_in, seeded
from pomezi.core.events import told

ROOT = Path(__file__).resolve().parent.parent
PLAYTHROUGH_SEED = "90"


class Goldens(Protocol):
    """What a game's goldens.py holds."""

    RECORDS: Mapping[str, Callable[[], Record]]
    PERFT: Sequence[tuple[Setup, int]]
    PLAYTHROUGH: tuple[Setup, int]


def goldens_of(game: Game) -> Goldens:
    return cast(Goldens, import_module(f"tests.games.{game.key}.goldens"))


def folder_of(game: Game) -> Path:
    return ROOT / "tests" / "games" / game.key


def random_record(game: Game, setup: Setup, chance: Rng) -> Record:
    """A whole game played at random by the lowest seat that may act."""
    record = Record(game, setup)
    state = game.new(setup)
    while state.actors():
        seat = seats_in(state.actors())[0]
        action = state.random_action(seat, chance)
        record.append(seat, state.write(action))
        state.apply(seat, action)
    record.close(state)
    return record


def perft(state: State, depth: int) -> int:
    """How many ways the game can go on for so many actions."""
    if depth == 0 or not state.actors():
        return 1
    count = 0
    for seat in seats_in(state.actors()):
        legal = state.legal_actions(seat)
        if depth == 1:
            count += len(legal)
            continue
        for action in legal:
            after = state.clone()
            after.apply(seat, action)
            count += perft(after, depth - 1)
    return count


def perft_counts(game: Game) -> list[dict[str, object]]:
    return [
        {
            "seats": setup.seats,
            "seed": setup.seed,
            "options": dict(setup.options),
            "depth": depth,
            "count": perft(game.new(setup), depth),
        }
        for setup, depth in goldens_of(game).PERFT
    ]


def playthrough(game: Game) -> str:
    """The first actions of a game with the choices there were, what happened, and what a spectator sees."""
    setup, count = goldens_of(game).PLAYTHROUGH
    state = game.new(setup)
    chance = seeded(PLAYTHROUGH_SEED)
    lines = [f"{game.key}, {setup.seats} seats, seed {setup.seed}", "", *_seen(state), ""]
    for number in range(count):
        if not state.actors():
            break
        lines += _told_step(state, number, chance)
    return "\n".join([*lines, *_seen(state), ""])


def _told_step(state: State, number: int, chance: Rng) -> list[str]:
    seats = seats_in(state.actors())
    seat = seats[chance.below(len(seats))]
    legal = state.legal_actions(seat)
    action = legal[chance.below(len(legal))]
    shown = " | ".join(state.write(other) for other in legal[:8])
    more = f" | … {len(legal) - 8} more" if len(legal) > 8 else ""
    lines = [f"{number}. seat {seat} of {seats}: {shown}{more}", f"   {state.write(action)}"]
    events: list[Event] = []
    state.apply(seat, action, events)
    for event in told(events, seat):
        lines.append(f"   {json.dumps(event, ensure_ascii=False)}")
    return [*lines, ""]


def _seen(state: State) -> list[str]:
    view = state.view(SPECTATOR)
    return [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in view.items()]


def files_of(game: Game) -> dict[Path, str]:
    """Every golden file of a game with the text it should have."""
    folder = folder_of(game)
    files = {
        folder / "records" / f"{name}.record": make().text()
        for name, make in goldens_of(game).RECORDS.items()
    }
    files[folder / "perft.json"] = json.dumps(perft_counts(game), indent=1) + "\n"
    files[folder / "playthrough.txt"] = playthrough(game)
    return files


def write(game: Game) -> None:
    files = files_of(game)
    for old in (folder_of(game) / "records").glob("*.record"):
        if old not in files:
            old.unlink()
            print(f"removed {old.relative_to(ROOT)}")
    for path, text in files.items():
        path.parent.mkdir(exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}")


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="which games (all of them)")
    for key in parser.parse_args(argv).games or GAMES:
        write(GAMES[key])
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main(sys.argv[1:]))
