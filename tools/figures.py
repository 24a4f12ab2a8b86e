"""Computes the figures of the rules pages: real positions, from the short records in docs/rules/figures.

A figure is a table in `docs/rules/figures/<game>.toml`: a set-up (or a record beside it), actions in
notation, the seat that looks, the parts of the table that are shown, and which numbers its caption tells.
The engine plays it; views and numbers go to `web/src/games/<game>/figures.json`.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from pomezi.core.errors import IllegalAction, NotationError
from pomezi.core.events import Event
from pomezi.core.game import Game, Setup
from pomezi.core.record import Record
from pomezi.core.state import State, play, seats_in
from pomezi.games import HOUSE

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "docs" / "rules" / "figures"
KNOWN = {
    "seats", "seed", "edition", "options", "stacked", "edit", "record", "split", "upto", "actions", "before",
    "seat", "parts", "crop", "ratio", "least", "most", "glow", "legend", "refused", "facts",
}  # fmt: skip


class FigureError(Exception):
    """A figure that the engine cannot play, or that asks for what is not there."""


class Plot:
    """One figure as it is written, and the game that plays it."""

    def __init__(self, game: Game, name: str, told: Mapping[str, Any]) -> None:
        self.game, self.name, self.told = game, name, told
        strange = set(told) - KNOWN
        if strange:
            raise FigureError(f"{game.key}/{name}: unknown {', '.join(sorted(strange))}")
        self.seat: int = told.get("seat", 0)

    def start(self) -> tuple[State, list[tuple[int, str]]]:
        """A fresh game, and the actions of the record that come before the figure's own."""
        if "record" in self.told:
            record = Record.parse((SOURCES / f"{self.told['record']}.record").read_text("utf-8"))
            count = self.told.get("upto", len(record.entries))
            return self.game.new(record.setup), [
                (each.seat, each.notation) for each in record.entries[:count]
            ]
        asked = {key: self.told[key] for key in ("edition", "options", "stacked") if key in self.told}
        state = self.game.new(Setup(self.told["seats"], self.told.get("seed", "1"), **asked))
        return (self.game.load(edited(state.dump(), self.told["edit"])) if "edit" in self.told else state), []

    def actions(self, state: State) -> Iterator[tuple[int, str]]:
        """Each with its seat; where none is named, whoever is asked; `12x draw deck` is done so often."""
        for line in self.told.get("actions", ()):
            first, _, rest = line.partition(" ")
            if first.isdecimal():
                yield int(first), rest
            elif first[:-1].isdecimal() and first.endswith("x"):
                for _ in range(int(first[:-1])):
                    yield seats_in(state.actors())[0], rest
            else:
                yield seats_in(state.actors())[0], line

    def figure(self) -> dict[str, Any]:
        state, earlier = self.start()
        shots: list[dict[str, Any]] = []
        events: list[Event] = []
        for count, (seat, notation) in enumerate(earlier):
            if count == self.told.get("split"):
                shots.append(self.shot(state))
            happened = self.play(state, seat, notation)
            events += happened if shots else ()
        for count, (seat, notation) in enumerate(self.actions(state)):
            if count == self.told.get("before"):
                shots.append(self.shot(state))
            events += self.play(state, seat, notation)
        shots.append(self.shot(state))
        made: dict[str, Any] = {
            "parts": self.told.get("parts", ["board"]),
            **{
                key: self.told[key]
                for key in ("crop", "ratio", "least", "most", "legend")
                if key in self.told
            },
            "shots": shots,
            "facts": {
                key: self.fact(path, shots, events) for key, path in self.told.get("facts", {}).items()
            },
        }
        if "refused" in self.told:
            made["refused"] = self.refusal(state)
        return made

    def play(self, state: State, seat: int, notation: str) -> list[Event]:
        try:
            return play(state, seat, notation)
        except (NotationError, IllegalAction) as error:
            where = f"{self.game.key}/{self.name}: {seat} {notation}"
            raise FigureError(f"{where}: {error.refusal.code} {dict(error.refusal.facts)}") from error

    def shot(self, state: State) -> dict[str, Any]:
        legal = [state.write(action) for action in state.legal_actions(self.seat)]
        return {"view": state.view(self.seat), "legal": legal if self.told.get("glow") else []}

    def refusal(self, state: State) -> dict[str, Any]:
        seat, _, notation = self.told["refused"].partition(" ")
        found = state.refusal(int(seat), state.read(notation))
        if found is None:
            raise FigureError(f"{self.game.key}/{self.name}: {notation} is not refused")
        return {"code": found.code, "facts": dict(found.facts)}

    def fact(self, path: str, shots: list[dict[str, Any]], events: list[Event]) -> Any:
        """`after.players.0.points`, `before.…`, `gain.…` (the difference), `event.claimed.points`, sums."""
        if " + " in path:
            return sum(self.fact(each, shots, events) for each in path.split(" + "))
        root, _, rest = path.partition(".")
        if root == "event":
            kind, _, field = rest.partition(".")
            found = [event for event in events if event.kind == kind]
            return self.reach(found[-1].seen_by(self.seat) if found else {}, field)
        if root == "gain":
            return self.reach(shots[-1]["view"], rest) - self.reach(shots[0]["view"], rest)
        return self.reach(shots[0 if root == "before" else -1]["view"], rest)

    def reach(self, found: Any, path: str) -> Any:
        for step in path.split("."):
            try:
                found = found[int(step)] if isinstance(found, (list, tuple)) else found[step]
            except (KeyError, IndexError, ValueError, TypeError) as error:
                raise FigureError(f"{self.game.key}/{self.name}: nothing at {path}") from error
        return found


def edited(dump: Any, changes: Any) -> Any:
    """A position with some of it changed; what is a list there is changed by its places."""
    if not isinstance(changes, dict):
        return changes
    if isinstance(dump, list):
        return [edited(each, changes[str(i)]) if str(i) in changes else each for i, each in enumerate(dump)]
    return {**dump, **{key: edited(dump.get(key, {}), value) for key, value in changes.items()}}


def figures(game: Game) -> dict[str, Any]:
    """All figures of a game by name, as the engine has them now."""
    told = tomllib.loads((SOURCES / f"{game.key}.toml").read_text("utf-8"))
    return {name: Plot(game, name, plot).figure() for name, plot in told.items()}


def written(game: Game) -> str:
    lines = [f"{json.dumps(name)}: {json.dumps(made, ensure_ascii=False, separators=(',', ':'))}"
             for name, made in figures(game).items()]  # fmt: skip
    return "{\n" + ",\n".join(lines) + "\n}\n"


def texts() -> dict[Path, str]:
    return {ROOT / "web" / "src" / "games" / game.key / "figures.json": written(game) for game in HOUSE}
