"""One process serves all tables, and needs nobody's leave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pomezi.server.table import PLAYING


class Running(Protocol):
    async def tables_in(self, status: Sequence[str]) -> Sequence[str]: ...


class Alone:
    """One process serves all tables."""

    def __init__(self, store: Running) -> None:
        self.store = store
        self._is_first = True

    async def claim(self, table_id: str) -> bool:
        return True

    async def adopt(self) -> Sequence[str]:
        """All of them after a start, for then nobody has served them."""
        found = await self.store.tables_in((PLAYING,)) if self._is_first else ()
        self._is_first = False
        return found

    async def release(self, table_ids: Sequence[str]) -> None:
        pass

    async def follow(self, table_id: str, person: str) -> None:
        raise AssertionError("every table is here")

    async def quit(self, table_id: str, person: str) -> None:
        raise AssertionError("every table is here")
