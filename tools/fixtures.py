"""Writes what the client would be told in several phases of a game, from real positions of the engine.

The client's unit tests read the result; write it anew when views, notations or events change.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pomezi
from pomezi.core.events import Event, told
from pomezi.core.rng import Rng, seeded
from pomezi.core.state import State, seats_in

FOLDER = Path(__file__).parent.parent / "web" / "tests" / "fixtures"
MOST_LEGAL = 60  # enough to see every kind


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    written = {
        "ticket_to_ride": moments(
            "ticket_to_ride", 3, ("choose", "main", "second", "keep", "over"), phase_of
        ),
        "limes": moments("limes", 2, ("lay", "work", "late", "over"), limes_phase),
        "eighty_days": moments(
            "eighty_days",
            3,
            ("take", "use", "act", "leg", "roll", "token", "discard", "over"),
            phase_of,
        ),
    }
    for game, found in written.items():
        path = folder / f"{game}.json"
        path.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        print(f"{path.name}: {', '.join(found)}")
    return 0


def moments(game: str, seats: int, wanted: tuple[str, ...], name: Callable[[State], str]) -> dict[str, Any]:
    """Plays at random; of each phase keeps the latest position."""
    state = pomezi.GAMES[game].new(pomezi.Setup(seats=seats, seed="5eed"))
    rng = seeded("f1c7")
    found: dict[str, Any] = {}
    events: list[Event] = []
    while True:
        phase = name(state)
        seat = seats_in(state.actors())[0] if state.actors() else 0
        if phase in wanted:
            found[phase] = moment(state, seat, events)
        if not state.actors():
            return found
        events = act(state, seat, rng)


def act(state: State, seat: int, rng: Rng) -> list[Event]:
    events: list[Event] = []
    state.apply(seat, int(state.random_action(seat, rng)), events)
    return events


def moment(state: State, seat: int, events: list[Event]) -> dict[str, Any]:
    return {
        "view": state.view(seat),
        "legal": [state.write(action) for action in state.legal_actions(seat)][:MOST_LEGAL],
        "events": told(events, seat),
    }


def phase_of(state: State) -> str:
    return str(state.view(0)["phase"])


def limes_phase(state: State) -> str:
    view: Any = state.view(0)
    if view["phase"] == "over":
        return "over"
    return "late" if view["round"] == 16 else str(view["players"][0]["step"])


if __name__ == "__main__":
    raise SystemExit(main())
