"""The server as a process of its own, on loopback, with everything it has started ended with it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import socket
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from secrets import token_hex
from types import TracebackType

from tools.drill.wire import ask

LONGEST_START_S = 150.0  # the machine may be busy
USUAL = ("--no-browser", "--no-limits", "--workers", "1", "--grace", "9999")
BOT_PAUSE_MS = 150
ENDED = ("Z", "X")  # states of a process that nobody has asked after yet


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def children_of(pid: int) -> list[int]:
    """The living processes that a process has started (Linux)."""
    found: list[int] = []
    for listing in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += [int(word) for word in listing.read_text().split()]
    return found


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    except OSError:
        return ""


def born(pid: int) -> str:
    """When a living process began, in ticks of the machine; empty where there is none. Its number alone says
    nothing: numbers are used again, and one that has ended stays listed until somebody asks how it ended."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return ""
    return "" if words[0] in ENDED else words[19]


def marked(mark: str) -> list[int]:
    """The living processes with these words in their environment: a server and what it has started."""
    found = []
    for environ in Path("/proc").glob("[0-9]*/environ"):
        with contextlib.suppress(OSError):
            if mark.encode() in environ.read_bytes().split(b"\0"):
                found.append(int(environ.parent.name))
    return found


class Server:
    """Keeps its port and its database over restarts; `async with` ends every process of it."""

    def __init__(
        self,
        folder: Path,
        database: str = "",
        env: Mapping[str, str] | None = None,
        words: Sequence[str] = (),
        listener: socket.socket | None = None,  # that it shares with others
    ) -> None:
        self.folder = folder
        self.database = database or f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
        self.listener = listener
        self.port = free_port() if listener is None else int(listener.getsockname()[1])
        self.env = dict(env or {})
        self.words = list(words)
        self.process: asyncio.subprocess.Process | None = None
        self._mark = f"POMEZI_DRILL={token_hex(8)}"  # in the environment of every process of ours

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def log(self) -> Path:
        return self.folder / "server.log"

    async def start(self) -> None:
        """Returns when it answers."""
        command = [sys.executable, "-m", "pomezi.server.serve", "--port", str(self.port), *USUAL]
        command += ["--bot-pause", str(BOT_PAUSE_MS), "--database", self.database, *self.words]
        shared = [] if self.listener is None else [self.listener.fileno()]
        for number in shared:
            command += ["--inherited", str(number)]
        if shutil.which("setpriv"):
            command = ["setpriv", "--pdeathsig", "KILL", *command]  # a killed drill leaves no server behind
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, **self.env, **dict([self._mark.split("=")])},
                pass_fds=shared,
                start_new_session=True,  # Ctrl-C is for the drill: it ends its servers itself
            )
        await self._until_it_answers()

    async def _until_it_answers(self) -> None:
        assert self.process is not None
        async with asyncio.timeout(LONGEST_START_S):
            while self.process.returncode is None:
                with contextlib.suppress(OSError, EOFError, TimeoutError):
                    if (await ask(self.port, "GET", "/healthz", patience_s=5)).status == 200:
                        return
                await asyncio.sleep(0.02)
        raise RuntimeError(f"the server does not start: {self.log.read_text()[-2000:]}")

    async def kill(self) -> None:
        """As a power cut would; the bots' processes are left to find out by themselves."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def terminate(self, patience_s: float = 15.0) -> bool:
        """Asks it to end; whether it did so by itself."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(self.process.wait(), patience_s)
            return True
        except TimeoutError:
            await self.kill()
            return False

    def thinkers(self) -> list[int]:
        """The processes in which bots think."""
        return [pid for pid in children_of(self.pid) if "resource_tracker" not in command_of(pid)]

    async def __aenter__(self) -> Server:
        try:
            await self.start()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        if self.process is not None and self.process.returncode is None:
            await self.kill()
        for pid in marked(self._mark):  # the server is gone: nobody starts more of them
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
