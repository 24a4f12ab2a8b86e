"""The tables of the database are those that the migrations make, in both engines."""

from __future__ import annotations

from sqlalchemy import Connection, inspect

from pomezi.server.clock import SystemClock
from pomezi.server.database import metadata
from pomezi.server.store import Store


def found_in(connection: Connection) -> dict[str, list[str]]:
    inspector = inspect(connection)
    names = [name for name in inspector.get_table_names() if name != "alembic_version"]
    return {name: [column["name"] for column in inspector.get_columns(name)] for name in names}


async def test_the_migrations_make_the_tables_that_we_speak_of(database: str) -> None:
    store = Store(database, SystemClock())
    await store.open()
    async with store.engine.connect() as connection:
        found = await connection.run_sync(found_in)
    await store.close()
    assert found == {
        name: [column.name for column in table.columns] for name, table in metadata.tables.items()
    }
