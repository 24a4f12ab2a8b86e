"""As scenario.py, in the pocket: put into its engine in place of the package's own first file.

Positions and chance are asked of the web server of the test, over the network, as nothing else here is."""

from __future__ import annotations

import json
from functools import partial

from js import URL, XMLHttpRequest, location  # type: ignore[import-not-found]

import pomezi
from pomezi.core.game import Game, Setup
from pomezi.core.state import State
from pomezi.pocket.thinkers import BrowserThinkers
from pomezi.server import caretaker, laying, thinking
from pomezi.server.thinking import Job

ROOT = URL.new("../../", location.href)  # the worker's script lies in assets/pocket
CHOOSE = BrowserThinkers.choose
PLAIN = {key: type(game).new for key, game in pomezi.GAMES.items()}
THOUGHT_MS = 60  # for an action of a bot that searches
PRESS_PART = 10  # of the time that a bot takes to press in a race; it never presses before a person could


def asked(path: str) -> str:
    request = XMLHttpRequest.new()
    request.open("GET", URL.new(path, ROOT).href, False)
    request.send()
    return str(request.responseText)


def token_hex(size: int, of: str) -> str:
    return asked(f"scenario/{of}/{size}")


def begin(self: Game, setup: Setup) -> State:
    dump = json.loads(asked(f"scenario/begin/{setup.seed}"))
    return self.load(dump) if dump and dump["game"] == self.key else PLAIN[self.key](self, setup)


async def choose_quickly(self: BrowserThinkers, job: Job) -> tuple[str, int] | None:
    found = await CHOOSE(self, job)
    return found and (found[0], found[1] // PRESS_PART)


for game in pomezi.GAMES.values():
    type(game).new = begin  # type: ignore[method-assign]
laying.token_hex = partial(token_hex, of="laying")  # type: ignore[attr-defined]
thinking.token_hex = partial(token_hex, of="thinking")  # type: ignore[attr-defined]
BrowserThinkers.choose = choose_quickly  # type: ignore[method-assign]
caretaker.Habits = partial(caretaker.Habits, bot_thought_ms=THOUGHT_MS)  # type: ignore[assignment,misc]
