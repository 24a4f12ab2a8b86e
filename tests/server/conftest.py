"""A server with a database of its own for each test: SQLite, and PostgreSQL where it matters."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any

import asyncpg
import pytest

from tests.server import engines
from tests.server.client import Somebody, serving
from tests.server.processes import Begin, Process

Arrive = Callable[..., Awaitable[Somebody]]
ON_BOTH = (
    "test_table",
    "test_store",
    "test_database",
    "test_results",
)  # POMEZI_POSTGRES=1 runs all on both
ON_POSTGRES = (
    "test_company_shared",
    "test_guesses",
    "test_owners",
    "test_peers",
    "test_processes",
    "test_relay",
    "test_session",
    "test_sharing",
    "test_supervisor",
)  # several processes


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "engine" in metafunc.fixturenames:
        name = metafunc.module.__name__.rpartition(".")[2]
        is_both = name in ON_BOTH or bool(os.environ.get("POMEZI_POSTGRES"))
        both = ["sqlite", "postgresql"] if is_both else ["sqlite"]
        metafunc.parametrize("engine", ["postgresql"] if name in ON_POSTGRES else both)


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    if not engines.find_binary("initdb") or not engines.find_binary("postgres"):
        pytest.skip("PostgreSQL is not installed here")
    with engines.postgres() as url:
        yield url


@pytest.fixture
async def database(engine: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    if engine == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    base, name = request.getfixturevalue("postgres_url"), f"t{token_hex(6)}"
    connection = await asyncpg.connect(base.replace("+asyncpg", "") + "postgres")
    await connection.execute(f"create database {name}")
    await connection.close()
    return f"{base}{name}"


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


@pytest.fixture
async def begin(database: str) -> AsyncIterator[Begin]:
    begun: list[Process] = []

    async def start(**more: Any) -> Process:
        begun.append(await Process(database, **more).start())
        return begun[-1]

    yield start
    for process in begun:
        await process.close()
