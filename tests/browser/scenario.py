"""A server whose new games begin in positions of our choice, laid one after the other in a folder.

A game takes the position that lies ready when it starts and keeps it under its seed: its history, and the
processes of bots, which import this module too, begin there as well. Chance is decided by the name of the
test that runs, so that whoever runs it again sees the same deals. Its bots are quick: no test waits for what
people would call natural, nor until somebody by correspondence is told that it is their turn.
"""

from __future__ import annotations

import json
import os
import sys
from collections import defaultdict
from functools import partial
from pathlib import Path

import pomezi
from pomezi.core.game import Game, Setup
from pomezi.core.state import State
from pomezi.server import caretaker, laying, reviews, serve, thinking
from pomezi.server.notices import courier, waits
from pomezi.server.thinkers import ProcessThinkers
from pomezi.server.thinking import Job
from tests.browser.fixed import fixed_hex, position_of

FOLDER = Path(os.environ["POMEZI_POSITIONS"])
CHOOSE = ProcessThinkers.choose
PLAIN = {key: type(game).new for key, game in pomezi.GAMES.items()}
THOUGHT_MS = 60  # for an action of a bot that searches
REVIEWED = 20  # games played on from each step of a review, which gives way to all else on the machine
PRESS_PART = 10  # of the time that a bot takes to press in a race; it never presses before a person could


def begin(self: Game, setup: Setup) -> State:
    dump = json.loads(position_of(FOLDER, setup.seed))
    return self.load(dump) if dump and dump["game"] == self.key else PLAIN[self.key](self, setup)


async def choose_quickly(self: ProcessThinkers, job: Job) -> tuple[str, int] | None:
    found = await CHOOSE(self, job)
    return found and (found[0], found[1] // PRESS_PART)


for game in pomezi.GAMES.values():
    type(game).new = begin  # type: ignore[method-assign]
laying.token_hex = partial(fixed_hex, folder=FOLDER, drawn=defaultdict(int))  # type: ignore[attr-defined]
thinking.token_hex = partial(fixed_hex, folder=FOLDER, drawn=defaultdict(int))  # type: ignore[attr-defined]
ProcessThinkers.choose = choose_quickly  # type: ignore[method-assign]
caretaker.Habits = partial(caretaker.Habits, bot_thought_ms=THOUGHT_MS)  # type: ignore[assignment,misc]
waits.LETTER_PAUSE_MS = waits.LIVE_PAUSE_MS = 300
courier.ROUND_MS = 200.0
reviews.GAMES = REVIEWED

if __name__ == "__main__":
    raise SystemExit(serve.main(sys.argv[1:]))
