"""Several processes behind one port: each is watched, and started again when it has gone or hangs."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from types import FrameType

LOOK_S = 0.1
HANGS_S = 4.0  # without a sign of life
STARTS_S = 60.0  # until the first one
ENDS_S = 20.0  # after it was asked to
AGAIN_S = 1.0  # from one start to the next, where it ends at once


class Child:
    """One process; it writes to its pipe every second."""

    def __init__(self, words: Sequence[str], listener: int) -> None:
        self.pipe, writing = os.pipe()
        os.set_blocking(self.pipe, False)
        command = [sys.executable, "-m", "pomezi.server.serve", *words]
        command += ["--inherited", str(listener), "--pulse", str(writing)]
        self.process = subprocess.Popen(command, pass_fds=(listener, writing))
        os.close(writing)
        self.started = self.seen = time.monotonic()
        self.is_ready = False
        self.asked_at = 0.0  # when it was asked to end

    def look(self) -> None:
        """Reads its signs of life; one that hangs is ended."""
        now = time.monotonic()
        with contextlib.suppress(BlockingIOError):
            if os.read(self.pipe, 1 << 10):
                self.seen, self.is_ready = now, True
        if self.asked_at:
            is_over = now - self.asked_at > ENDS_S
        else:
            is_over = now - self.seen > (HANGS_S if self.is_ready else STARTS_S)
        if is_over and self.process.poll() is None:
            print(f"process {self.process.pid} hangs and is ended", file=sys.stderr, flush=True)
            self.process.kill()

    def has_ended(self) -> bool:
        return self.process.poll() is not None

    def end(self) -> None:
        """Asks it to leave its tables to the others, and to end."""
        self.asked_at = time.monotonic()
        self.process.send_signal(signal.SIGTERM)

    def close(self) -> None:
        os.close(self.pipe)


class Supervisor:
    def __init__(self, words: Sequence[str], listener: int, count: int) -> None:
        self.words = words
        self.listener = listener
        self.count = count
        self.children: list[Child] = []
        self.old: list[Child] = []  # to be replaced, one after the other
        self.is_ending = False

    def run(self) -> None:
        """Until SIGTERM or Ctrl-C; SIGHUP replaces all processes, one after the other."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        signal.signal(signal.SIGHUP, self._replace_all)
        while not self.is_ending:
            self.round()
            time.sleep(LOOK_S)
        for child in self.children:
            child.end()
        while self.children:
            self._look()
            time.sleep(LOOK_S)

    def _end(self, _number: int, _frame: FrameType | None) -> None:
        self.is_ending = True

    def _replace_all(self, _number: int, _frame: FrameType | None) -> None:
        self.old = [child for child in self.children if not child.asked_at]

    def round(self) -> None:
        self._look()
        self._replace()
        ending = sum(bool(child.asked_at) for child in self.children)
        wanted = self.count + bool(self.old) - (len(self.children) - ending)
        last = max((child.started for child in self.children), default=0.0)
        for _ in range(wanted if time.monotonic() - last > AGAIN_S or not self.children else 0):
            self.children.append(Child(self.words, self.listener))

    def _look(self) -> None:
        for child in list(self.children):
            child.look()
            if child.has_ended():
                child.close()
                self.children.remove(child)

    def _replace(self) -> None:
        """When one more than needed is ready, the next old one may go; the one before it has gone."""
        self.old = [child for child in self.old if child in self.children]
        ready = [child for child in self.children if child.is_ready and not child.asked_at]
        is_one_going = any(child.asked_at for child in self.children)
        if self.old and len(ready) > self.count and not is_one_going:
            self.old.pop(0).end()
