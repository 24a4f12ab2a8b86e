"""A gate between a server and its database: shut, nothing passes any more, though every line stays open."""

from __future__ import annotations

import asyncio
import contextlib
from types import TracebackType

from tools.drill.wire import HOST


class Gate:
    def __init__(self, port: int) -> None:
        self.behind = port
        self.is_open = asyncio.Event()
        self.is_open.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._lines: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> Gate:
        self._server = await asyncio.start_server(self._take, HOST, 0)
        self.port = int(self._server.sockets[0].getsockname()[1])
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for line in self._lines:  # those that a shut gate has kept open, too
            line.transport.abort()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self._lines.append(writer)
        with contextlib.suppress(OSError, asyncio.CancelledError):
            await self.is_open.wait()
            there, out = await asyncio.open_connection(HOST, self.behind)
            self._lines.append(out)
            await asyncio.gather(self._carry(reader, out), self._carry(there, writer))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """What was on its way when the gate was shut comes through when it opens."""
        try:
            while data := await reader.read(1 << 16):
                await self.is_open.wait()
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            if self.is_open.is_set():
                writer.close()
