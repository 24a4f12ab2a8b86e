"""A server whose new games begin in a position of our choice: the dump in the file POMEZI_POSITION.

The processes of bots import the main module again, so they begin there too.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path

import pomezi
from pomezi.core.game import Game, Setup
from pomezi.core.state import State
from pomezi.server import serve

DUMP: Mapping[str, object] = json.loads(Path(os.environ["POMEZI_POSITION"]).read_text(encoding="utf-8"))


def begin(self: Game, setup: Setup) -> State:
    return self.load(DUMP)


type(pomezi.GAMES[str(DUMP["game"])]).new = begin  # type: ignore[method-assign]

if __name__ == "__main__":
    raise SystemExit(serve.main(sys.argv[1:]))
