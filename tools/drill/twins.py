"""Hidden choices: what a seat may do so that nobody else can tell the difference, found by the engine."""

from __future__ import annotations

import json
import random

from pomezi.core.events import Event, told
from pomezi.core.record import Record
from pomezi.core.state import SPECTATOR, TURN, State, seats_in

HIDER = 0  # the seat that chooses in secret
LONGEST = 300  # actions of a game that we look through
FARTHER = 30  # actions more, in the hope of a choice that shows more
WIDEST = 10  # actions tried at a position
TRIES, MOST_TRIES = 3, 20  # games; the more where no choice is found

Plays = list[tuple[int, str]]
Choices = tuple[list[str], list[str]]


def find(record: Record) -> tuple[Plays, Choices] | None:
    """How to come to a position with a hidden choice, and the two ways to choose there."""
    best: tuple[Plays, Choices] | None = None
    for seed in range(MOST_TRIES):
        if best is not None and seed >= TRIES:
            break
        found = _look_through(record.game.new(record.setup), random.Random(seed), seed >= TRIES)
        if found is not None and (best is None or _worth(found) > _worth(best)):
            best = found
    return best


def _worth(found: tuple[Plays, Choices]) -> tuple[bool, int]:
    """Choices of different lengths show most; then the sooner the better."""
    plays, choices = found
    return len(choices[0]) != len(choices[1]), -len(plays)


def _look_through(state: State, rng: random.Random, is_thorough: bool) -> tuple[Plays, Choices] | None:
    """The first position with choices of different lengths, if it comes soon; else the first with any."""
    plays: Plays = []
    first: tuple[Plays, Choices] | None = None
    while state.actors() and len(plays) < (LONGEST if first is None else len(first[0]) + FARTHER):
        choices = _twins(state, rng, is_thorough) if state.actors() >> HIDER & 1 else None
        if choices is not None and len(choices[0]) != len(choices[1]):
            return list(plays), choices
        if choices is not None and first is None:
            first = list(plays), choices
        seat = seats_in(state.actors())[0]
        action = rng.choice(list(state.legal_actions(seat)))
        plays.append((seat, state.write(action)))
        state.apply(seat, action)
    return first


def _twins(state: State, rng: random.Random, is_thorough: bool) -> Choices | None:
    """Two rows of own actions during and after which everybody else knows the same."""
    known: dict[str, list[str]] = {}
    for row in _rows(state, rng, is_thorough):
        story = _story(state, row)
        if story in known:
            return known[story], row
        known[story] = row
    return None


def _story(state: State, row: list[str]) -> str:
    """What everybody else learns of a row of actions, step by step; a step that tells nothing is none."""
    after, story, last = state.clone(), list[str](), _known_to_others(state)
    for text in row:
        events: list[Event] = []
        after.apply(HIDER, after.read(text), events)
        news = [told(events, seat) for seat in _others(state)]
        now = _known_to_others(after)
        if now != last or any(news):
            story.append(now + json.dumps(news, default=str, sort_keys=True))
        last = now
    return "\n".join(story)


def _rows(state: State, rng: random.Random, is_thorough: bool) -> list[list[str]]:
    """Single actions; where several act at a time, or we must look harder, also rows of two, and first."""
    rows: list[list[str]] = []
    for text in _some(state, rng):
        rows.append([text])
    for text in [row[0] for row in rows if is_thorough or state.pace() != TURN]:
        after = state.clone()
        after.apply(HIDER, after.read(text))
        if after.actors() >> HIDER & 1 and after.pace() == state.pace():
            rows += [[text, second] for second in _some(after, rng)]
    rng.shuffle(rows)
    return sorted(rows, key=lambda row: -len(row))


def _some(state: State, rng: random.Random) -> list[str]:
    legal = [state.write(action) for action in state.legal_actions(HIDER)]
    return legal if len(legal) <= WIDEST else [legal[0], legal[-1], *rng.sample(legal[1:-1], WIDEST - 2)]


def _others(state: State) -> list[int]:
    return [SPECTATOR, *(seat for seat in range(len(state.scores())) if seat != HIDER)]


def _known_to_others(state: State) -> str:
    """Everything that everybody else may know now."""
    parts: list[object] = [state.actors(), state.pace()]
    for seat in _others(state):
        legal = [state.write(a) for a in state.legal_actions(seat)] if seat != SPECTATOR else []
        parts += [state.view(seat), legal]
    return json.dumps(parts, default=str, sort_keys=True)
