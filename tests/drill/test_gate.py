"""A gate leaves no line behind, whether it was open or shut."""

from __future__ import annotations

import asyncio
import gc

import pytest

from tools.drill.gate import Gate
from tools.drill.wire import HOST


@pytest.mark.parametrize("is_shut", [False, True])
async def test_lines_end_with_the_gate(is_shut: bool) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(await reader.read(1))
        await reader.read()
        writer.close()

    behind = await asyncio.start_server(answer, HOST, 0)
    async with Gate(behind.sockets[0].getsockname()[1]) as gate:
        reader, writer = await asyncio.open_connection(HOST, gate.port)
        writer.write(b"x")
        assert await reader.read(1) == b"x"
        if is_shut:
            gate.is_open.clear()
        waiting = await asyncio.open_connection(HOST, gate.port)  # nobody has taken it further yet
    assert await ended(reader)
    assert await ended(waiting[0])
    for line in (writer, waiting[1]):
        line.transport.abort()
    behind.close()
    gc.collect()  # a line that was forgotten would complain here


async def ended(reader: asyncio.StreamReader) -> bool:
    try:
        async with asyncio.timeout(30):
            return await reader.read() == b""
    except ConnectionError:
        return True
