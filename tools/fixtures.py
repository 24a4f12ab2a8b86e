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
from pomezi.core.vecs import ints
from pomezi.games.bez_hranic.edition import Edition, load_edition
from pomezi.games.bez_hranic.pieces import NONE
from pomezi.games.bez_hranic.price import crossings, journey_eur
from pomezi.text import LANGUAGES

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "web" / "tests" / "fixtures"
EXAMPLES = ROOT / "examples" / "editions"
MOST_LEGAL = 60  # enough to see every kind
GAMES_FOR_EVENTS = 200
SOME_PAIRS = 400


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
        "editions": {game: own_edition(game) for game in pomezi.GAMES},
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


def own_edition(game: str) -> dict[str, Any]:
    """What the example of an edition of one's own brings, its names, and how a game begins."""
    text = (EXAMPLES / f"{game}.json").read_text(encoding="utf-8")
    found = pomezi.GAMES[game]
    state = found.new(pomezi.Setup(seats=2, seed="5eed", edition=text))
    return {
        "facts": found.facts(text),
        "names": {lang: dict(found.names(text, lang)) for lang in LANGUAGES},
        **moment(state, seats_in(state.actors())[0], []),
    }


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
    """For every state: borders to every state, and one token's price in round 1 with nothing underneath; some
    prices of two tokens in round 3."""
    found = load_edition(edition)
    rng = seeded("ba1")
    states = range(len(found.states))
    return {
        "states": list(found.states),
        "crossings": [" ".join(str(found.atlas.direct(a, b)) for b in states) for a in states],
        "prices": [" ".join(str(journey_eur(found.atlas, a, NONE, b, NONE)) for b in states) for a in states],
        "pairs": [some_pair(found, rng) for _ in range(SOME_PAIRS)],
    }


def some_pair(ed: Edition, rng: Rng) -> str:
    """A start, two states and what they cost together: `fr hu gr 70 6`, last the borders."""
    cards = ints(range(len(ed.states)))
    rng.shuffle(cards, len(cards))
    start, a, b = int(cards[0]), int(cards[1]), int(cards[2])
    slugs = [ed.states[state] for state in (start, a, b)]
    eur = journey_eur(ed.atlas, start, NONE, a, b)
    return " ".join([*slugs, str(eur), str(crossings(ed.atlas, start, NONE, a, b))])


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
