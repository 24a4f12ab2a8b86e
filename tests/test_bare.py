"""The bare library is light: it plays without anything that the extras bring."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.bare import ROOT, brought

GAME_OF_BOTS = """
from pomezi import GAMES, Record, Setup, seats_in, seeded
from pomezi.bots import make_bot
from pomezi.bots.bot import Budget, Glimpse
for game in GAMES.values():
    setup = Setup(game.seats[0], "1")
    record, state, chance = Record(game, setup), game.new(setup), seeded("2")
    bot = make_bot(game.key, "tourist")
    for _ in range(10):
        seat = seats_in(state.actors())[0]
        action = bot.choose(Glimpse(state, seat, chance), Budget()).action
        record.append(seat, state.write(action))
        state.apply(seat, action)
    assert Record.parse(record.text()).text() == record.text()
"""
COMMAND = "import sys; from pomezi.__main__ import main; sys.argv[1:] = {words}; sys.exit(main())"


def run(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tests.bare", program], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_nothing_of_the_server_comes_with_the_bare_library() -> None:
    heavy = {
        "sqlalchemy",
        "alembic",
        "argon2-cffi",
        "uvicorn",
        "starlette",
        "prometheus-client",
        "numpy",
        "msgspec",
    }
    assert brought() & heavy == set()


def test_the_library_plays_bare() -> None:
    ran = run(GAME_OF_BOTS)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("words", [["games"], ["play", "limes", "--seats", "random"], ["arena", "--help"]])
def test_the_command_line_works_bare(words: list[str]) -> None:
    ran = run(COMMAND.format(words=words))
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("words", [[], ["serve", "--no-browser"]], ids=str)
def test_a_command_that_needs_more_names_the_extra(words: list[str]) -> None:
    ran = run(COMMAND.format(words=[*words, "--lang", "en"]))
    assert ran.returncode == 2
    assert "pip install 'pomezi[server]'" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("module", ["pomezi.lab.envs", "pomezi.lab.frames"])
def test_a_module_that_needs_more_names_the_extra(module: str) -> None:
    ran = run(f"import {module}")
    assert "pip install 'pomezi[lab]'" in ran.stderr
