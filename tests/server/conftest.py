"""A server with a database of its own for each test that wants one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.client import Somebody, serving

Arrive = Callable[..., Awaitable[Somebody]]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture
async def url(database: str) -> AsyncIterator[str]:
    async with serving(database) as address:
        yield address


@pytest.fixture
async def arrive(url: str) -> AsyncIterator[Arrive]:
    """People come in by name."""
    people: list[Somebody] = []

    async def come(name: str = "Anna") -> Somebody:
        people.append(await Somebody(url, name).arrive())
        return people[-1]

    yield come
    for person in people:
        await person.leave()
