"""Serves like `pomezi serve`, and says on demand where its processor time goes: samples of what runs, by the
innermost function that belongs to a part.

python -m tools.bench_parts FILE --port 0 …
SIGUSR1 begins to sample, SIGUSR2 writes what was found to FILE.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections import Counter
from pathlib import Path
from types import FrameType

TICK_S = 0.001  # of processor time; the kernel may make it longer
REST, LOOP = "rest", "runners.py"
# By function or by file. What is compiled has no frame of its own: it is found at whoever calls it.
PARTS = {
    "socket.py:Connection._due": "views",
    "sight.py": "views",
    "shown.py": "views",
    "wire.py": "encoding",
    "host.py:Host.write": "engine",  # tries it
    "host.py:Host._do": "engine",  # decides it
    "host.py:fold": "engine",
    "table.py": "engine",
    "play.py": "engine",
    "undo.py": "engine",
    "journal.py": "database",
    "commits.py": "database",
    "store.py": "database",
    "frames.py": "socket",
    "websockets_sansio_impl.py": "socket",
    LOOP: "socket",  # the loop itself waits, reads and writes
    "socket.py": REST,
    "host.py": REST,
    "caretaker.py": REST,
}


DRIVERS = {"asyncpg", "sqlalchemy", "aiosqlite"}  # packages that work for the database


class Samples:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.found: Counter[str] = Counter()
        self.began = (0.0, 0.0)

    def begin(self, _signal: int, _frame: FrameType | None) -> None:
        self.began = (time.process_time(), time.thread_time())
        signal.setitimer(signal.ITIMER_PROF, TICK_S, TICK_S)

    def note(self, _signal: int, frame: FrameType | None) -> None:
        self.found[part_of(frame)] += 1

    def end(self, _signal: int, _frame: FrameType | None) -> None:
        """Other threads work for the database alone; samples are of this one."""
        signal.setitimer(signal.ITIMER_PROF, 0)
        loop = time.thread_time() - self.began[1]
        everything = max(loop, time.process_time() - self.began[0])
        count = max(1, sum(self.found.values()))
        shares = {part: found / count * loop / everything for part, found in self.found.items()}
        shares["database"] = shares.get("database", 0.0) + 1 - loop / everything
        draft = self.path.with_suffix(".draft")
        draft.write_text(json.dumps(shares))
        os.replace(draft, self.path)


def part_of(innermost: FrameType | None) -> str:
    frame = innermost
    while frame is not None:
        path = Path(frame.f_code.co_filename)
        if not DRIVERS.isdisjoint(path.parts):
            return "database"
        name = path.name
        part = PARTS.get(f"{name}:{frame.f_code.co_qualname}") or PARTS.get(name)
        if part is not None:
            return REST if name == LOOP and frame is not innermost else part
        frame = frame.f_back
    return REST


def main() -> int:
    from pomezi.server import serve

    samples = Samples(Path(sys.argv[1]))
    signal.signal(signal.SIGPROF, samples.note)
    signal.signal(signal.SIGUSR1, samples.begin)
    signal.signal(signal.SIGUSR2, samples.end)
    return serve.main(sys.argv[2:])


if __name__ == "__main__":
    sys.exit(main())
