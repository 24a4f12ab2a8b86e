"""The keyboard of a real terminal: completion, a history for each person, the end of input."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from pomezi import GAMES, Setup, seats_in, seeded
from pomezi.terminal.actions import examples, grouped, notations
from pomezi.terminal.screen import EndOfInput, NextWord, Screen

LINES = ["draw deck", "draw red", "claim denver-omaha purple:4", "claim denver-omaha purple:3 loco:1", "quit"]


def completions(typed: str) -> list[str]:
    return [c.text for c in NextWord(lambda: LINES).get_completions(Document(typed), CompleteEvent())]


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("", ["draw", "claim", "quit"]),
        ("dr", ["draw"]),
        ("draw ", ["deck", "red"]),
        ("claim d", ["denver-omaha"]),
        ("claim denver-omaha ", ["purple:4", "purple:3"]),
        ("claim denver-omaha purple:3 ", ["loco:1"]),
        ("quit", []),
        ("xyz", []),
    ],
)
def test_a_line_is_completed_word_by_word(typed: str, words: list[str]) -> None:
    assert completions(typed) == words


@pytest.fixture
def keyboard() -> Iterator[PipeInput]:
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        yield keys


def terminal() -> Screen:
    screen = Screen()
    screen.is_tty = True
    return screen


def test_a_typed_line_loses_its_spare_spaces(keyboard: PipeInput) -> None:
    keyboard.send_text("  draw   deck \r")
    assert terminal().ask(0, lambda: LINES) == "draw deck"


def test_the_arrow_up_shows_ones_own_lines_and_nobody_elses(keyboard: PipeInput) -> None:
    screen = terminal()
    keyboard.send_text("keep secret\r")
    assert screen.ask(0, lambda: LINES) == "keep secret"
    keyboard.send_text("\x1b[A\r")
    assert screen.ask(1, lambda: LINES) == ""
    keyboard.send_text("\x1b[A\r")
    assert screen.ask(0, lambda: LINES) == "keep secret"


def test_ctrl_d_ends_the_input(keyboard: PipeInput) -> None:
    keyboard.send_text("\x04")
    with pytest.raises(EndOfInput):
        terminal().ask(0, lambda: LINES)


@pytest.mark.parametrize("key", GAMES)
def test_the_shortened_list_names_every_verb_and_loses_no_action(key: str) -> None:
    game = GAMES[key]
    state = game.new(Setup(game.seats[0], "11"))
    rng = seeded("2")
    for _ in range(60):
        if state.actors() == 0:
            break
        seat = seats_in(state.actors())[0]
        lines = notations(state, seat)
        assert {line.split(" ")[0] for line in examples(lines)} == {line.split(" ")[0] for line in lines}
        listed = [
            f"{head} {tail}".strip() for head, tails in grouped(lines).items() for tail in tails or [""]
        ]
        assert sorted(listed) == sorted(lines)
        state.apply(seat, state.random_action(seat, rng))
