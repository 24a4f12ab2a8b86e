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
from pomezi.games.bez_hranic.edition import load_edition
from pomezi.games.bez_hranic.pieces import NONE
from pomezi.games.bez_hranic.price import journey_eur

FOLDER = Path(__file__).parent.parent / "web" / "tests" / "fixtures"
MOST_LEGAL = 60  # enough to see every kind
GAMES_FOR_EVENTS = 200


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
        "border": moments("border", 3, ("first", "again", "complete", "cross", "over"), border_phase),
        "bez_hranic": moments("bez_hranic", 3, ("look", "deal", "choose", "review", "over"), phase_of),
        "events": {game: every_event(game) for game in pomezi.GAMES},
        "bez_hranic_borders": {key: distances(key) for key in ("europe", "usa")},
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


def every_event(game: str) -> list[dict[str, Any]]:
    """One event of each kind, as its own seat is told it and as the others are, from some games at random."""
    found: dict[tuple[object, bool], dict[str, Any]] = {}
    for number in range(GAMES_FOR_EVENTS):
        usual = number % 2 == 0
        seats = 3 if usual else {"limes": 1, "eighty_days": 6}.get(game, 3)
        options = {} if usual or game != "bez_hranic" else {"correspondence": True}
        state = pomezi.GAMES[game].new(pomezi.Setup(seats=seats, seed=f"{number:04x}", options=options))
        rng = seeded(f"{number:04x}")
        while state.actors():
            seat = seats_in(state.actors())[0]
            events = act(state, seat, rng)
            for reader in (seat, (seat + 1) % seats):
                for event in told(events, reader):
                    found.setdefault((event["kind"], "own" in event), dict(event))
    return [found[key] for key in sorted(found, key=str)]


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


def distances(edition: str) -> dict[str, Any]:
    """For every state: borders to every state, and one token's price in round 1 with nothing underneath."""
    found = load_edition(edition)
    states = range(len(found.states))
    return {
        "states": list(found.states),
        "crossings": [" ".join(str(found.atlas.direct(a, b)) for b in states) for a in states],
        "prices": [" ".join(str(journey_eur(found.atlas, a, NONE, b, NONE)) for b in states) for a in states],
    }


def phase_of(state: State) -> str:
    return str(state.view(0)["phase"])


def limes_phase(state: State) -> str:
    view: Any = state.view(0)
    if view["phase"] == "over":
        return "over"
    return "late" if view["round"] == 16 else str(view["players"][0]["step"])


def border_phase(state: State) -> str:
    view: Any = state.view(0)
    if view["phase"] == "roll":
        return "first" if view["rolls_left"] == 3 else "again"
    few = view["actors"] and len(state.legal_actions(view["actors"][0])) < 4
    return "forced" if few else str(view["phase"])


if __name__ == "__main__":
    raise SystemExit(main())
