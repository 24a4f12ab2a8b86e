"""What a test decides before a game begins: its position and its chance, in a folder that the house reads."""

from __future__ import annotations

import os
from collections import defaultdict
from hashlib import sha256
from pathlib import Path

READY = "ready.json"
TEST = "test.txt"


def position_of(folder: Path, seed: str) -> str:
    """The position of a game that has begun, as JSON; whoever asks first takes what lies ready."""
    kept = folder / f"{seed}.json"
    if not kept.exists():
        draft = folder / f"{seed}.{os.getpid()}"
        draft.write_text((folder / READY).read_text(encoding="utf-8"), encoding="utf-8")
        draft.rename(kept)
    return kept.read_text(encoding="utf-8")


def fixed_hex(size: int, folder: Path, drawn: defaultdict[str, int]) -> str:
    """As secrets.token_hex, but decided by the running test and by how often it was asked before."""
    test = (folder / TEST).read_text(encoding="utf-8")
    drawn[test] += 1
    return sha256(f"{test} {drawn[test]}".encode()).hexdigest()[: 2 * size]
