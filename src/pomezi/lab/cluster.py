"""The arena on many machines, by Ray: the extra `cluster`. A machine that leaves takes nothing with it."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from importlib import import_module
from typing import Any

from pomezi.core.errors import Refusal, SetupError
from pomezi.lab.journal import Chunk, Entry
from pomezi.lab.pool import play_chunk

WAITING = 2  # chunks for each core of the cluster


class Cluster:
    """`address` of a running cluster, or "" for one that lives as long as the tournament, on this machine."""

    def __init__(self, address: str = "") -> None:
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # no reports to anybody
        try:
            self.ray: Any = import_module("ray")
        except ImportError as error:
            raise SetupError(Refusal("no-ray")) from error
        self.address = address

    def run(self, take: Callable[[], Chunk | None]) -> Generator[Entry, None, None]:
        ray = self.ray
        ray.init(
            address=self.address or "local",
            include_dashboard=False,
            log_to_driver=False,
            logging_level="error",
        )
        try:
            # A chunk whose worker or machine dies is played again, as often as it takes.
            play = ray.remote(max_retries=-1, num_cpus=1)(play_chunk)
            running: list[Any] = []
            while True:
                while len(running) < WAITING * self._cores():
                    chunk = take()
                    if chunk is None:
                        break
                    running.append(play.remote(chunk))
                if not running:
                    return
                done, running = ray.wait(running, num_returns=1)
                yield from ray.get(done)
        finally:
            ray.shutdown()

    def _cores(self) -> int:
        """Machines may join while the tournament runs."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))
