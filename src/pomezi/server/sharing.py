"""What a process has besides where it shares the tables with others: owners, peers, the relay, a port."""

from __future__ import annotations

import asyncio
import functools
import socket
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from pomezi.server import telemetry
from pomezi.server.clock import Clock
from pomezi.server.guesses import SharedGuesses
from pomezi.server.owners import Shared
from pomezi.server.peers import Peers
from pomezi.server.reception import Reception
from pomezi.server.relay import Relay
from pomezi.server.store import Store


class Sharing:
    def __init__(self, store: Store, clock: Clock) -> None:
        assert store.session is not None
        self.store = store
        self.clock = clock
        self.session = store.session
        self.owners = Shared(store.session, store.engine)

    def join(self, reception: Reception) -> None:
        """What is told, asked and counted among processes."""
        people, self.host = reception.people, reception.host
        self.peers = Peers(self.host, self.owners)
        self.session.when_lost.append(self.host.let_go_all)
        self.session.when_told.append(people.heard)
        self.session.when_open.append(people.look_again)
        reception.guesses = SharedGuesses(self.store.engine, reception.buckets.counts)
        reception.listed = self.peers.listed

    def relay(self, app: ASGIApp, proxies: str) -> Relay:
        self._relay = Relay(app, self.host, self.owners, self.peers, self.clock, proxies)
        return self._relay

    async def watch(self) -> None:
        await self._relay.watch()

    async def leave(self) -> None:
        """Our tables are left to the others one by one; nothing of a table is on its way to the disk then."""
        self.owners.is_leaving = True
        try:
            for live in list(self.host.lives.values()):
                async with live.lock:
                    await self.owners.leave([live.table.id])
                    self.host.let_go(live)
        except Exception as error:
            telemetry.failed("tables could not be handed over", error)
            self.host.let_go_all()


class SharingServer(uvicorn.Server):
    """Has a second port, for other processes; and leaves its tables before it ends."""

    def __init__(self, config: uvicorn.Config, sharing: Sharing) -> None:
        super().__init__(config)
        self.sharing = sharing

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        protocol: Any = self.config.http_protocol_class
        made = functools.partial(
            protocol, config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        session = self.sharing.session
        peers = await asyncio.get_running_loop().create_server(made, session.host, 0)
        self.servers.append(peers)
        await session.announce(peers.sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listening in self.servers:
            listening.close()
        await self.sharing.leave()
        await super().shutdown(sockets)
