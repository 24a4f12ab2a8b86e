"""Lessons: a first game with a fixed deal, what is said at each step of it, and what the bots do meanwhile.

A lesson is data in a game's folder (`lesson/lesson.json`, its sentences beside it). Where a table stands in
it follows from the actions that were played, so that whoever leaves can go on."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from pomezi.core.errors import PomeziError
from pomezi.core.game import Setup, find_game
from pomezi.core.state import State
from pomezi.server import forms
from pomezi.server.commands.asking import Refuse
from pomezi.server.forms import LessonStep, NewTable
from pomezi.server.table import Table

LEARNER = 0  # the seat of whoever learns


class Press(Struct, forbid_unknown_fields=True):
    """What a bot does in a race, and when."""

    do: str
    after_ms: int


class Lesson(Struct, kw_only=True, forbid_unknown_fields=True):
    """The file. Beyond its script a bot plays as its level does."""

    seats: list[str]  # "me", then the levels of bots
    seed: str
    steps: list[LessonStep]
    edition: str = ""
    options: dict[str, Any] = {}
    stacked: dict[str, list[str]] = {}
    script: dict[str, list[str | Press]] = {}  # by seat: its first actions, one after the other

    def setup(self) -> Setup:
        return Setup(len(self.seats), self.seed, self.edition, self.options, self.stacked)


_decoder = msgspec.json.Decoder(Lesson)


@cache
def find_lesson(game: str) -> Lesson | None:
    """None for a game that has none."""
    path = files(find_game(game).package).joinpath("lesson", "lesson.json")
    return _decoder.decode(path.read_bytes()) if path.is_file() else None


def lesson_of(game: str) -> Lesson:
    found = find_lesson(game)
    if found is None:
        raise Refuse("no-lesson", game=game)
    return found


def laid(asked: NewTable) -> NewTable:
    """What is asked for with all that the lesson says; nobody chooses the rest."""
    lesson = lesson_of(asked.game)
    if asked.seats != ["me"] or asked.options or asked.edition or asked.daily or asked.correspondence:
        raise Refuse("no-lesson", game=asked.game)
    return msgspec.structs.replace(
        asked,
        seats=list(lesson.seats),
        edition=lesson.edition,
        options=dict(lesson.options),
        limit_s=0,
        listed=False,
        rated=False,
        hints=False,
    )


def told(game: str) -> forms.Lesson:
    """What its reader may know: neither the deal nor what the bots will do."""
    return forms.Lesson(game, lesson_of(game).steps)


def scripted(table: Table, seat: int) -> tuple[str, int] | None:
    """What the lesson lets a bot do now, and how long it takes; None when it is left to itself."""
    lesson = find_lesson(table.head.game) if table.head.lesson else None
    moves = lesson.script.get(str(seat), []) if lesson else []
    done = sum(turn.seat == seat for turn in table.turns)
    done += sum(placement.entry.seat == seat for placement in table.placements)
    if done >= len(moves):
        return None
    move = moves[done]
    action, after_ms = (move, 0) if isinstance(move, str) else (move.do, move.after_ms)
    return (action, after_ms) if is_legal(table.imagine(seat), seat, action) else None


def is_legal(state: State, seat: int, notation: str) -> bool:
    try:
        return state.refusal(seat, state.read(notation)) is None
    except PomeziError:
        return False
