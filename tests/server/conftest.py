"""A server with a database of its own for each test: SQLite, and PostgreSQL where it matters."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from secrets import token_hex

import asyncpg
import pytest

from tests.server import engines
from tests.server.client import Somebody, serving

Arrive = Callable[..., Awaitable[Somebody]]
ON_BOTH = (
    "test_table",
    "test_store",
    "test_database",
    "test_bus",
    "test_results",
)  # POMEZI_POSTGRES=1 runs all on both


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "engine" in metafunc.fixturenames:
        name = metafunc.module.__name__.rpartition(".")[2]
        is_both = name in ON_BOTH or bool(os.environ.get("POMEZI_POSTGRES"))
        metafunc.parametrize("engine", ["sqlite", "postgresql"] if is_both else ["sqlite"])


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    if not engines.find_binary("initdb") or not engines.find_binary("postgres"):
        pytest.skip("PostgreSQL is not installed here")
    with engines.postgres() as url:
        yield url


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    if not engines.find_binary("redis-server"):
        pytest.skip("Redis is not installed here")
    with engines.redis() as url:
        yield url


@pytest.fixture
async def database(engine: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    if engine == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    base, name = request.getfixturevalue("postgres_url"), f"t{token_hex(6)}"
    connection = await first_connection(base.replace("+asyncpg", "") + "postgres")
    await connection.execute(f"create database {name}")
    await connection.close()
    return f"{base}{name}"


async def first_connection(address: str) -> asyncpg.Connection:
    """PostgreSQL answers at its port a little before it lets anybody in."""
    for _ in range(400):
        with contextlib.suppress(asyncpg.CannotConnectNowError):
            return await asyncpg.connect(address)
        await asyncio.sleep(0.1)
    raise TimeoutError("PostgreSQL does not let us in")


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
