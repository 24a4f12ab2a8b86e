"""The arena on Ray: the same results as here, though workers are killed. Runs where Ray is installed."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable, Generator
from importlib.util import find_spec
from pathlib import Path

import pytest

from pomezi.lab.arena import main, run
from pomezi.lab.bout import Tournament
from pomezi.lab.cluster import Cluster
from pomezi.lab.journal import Chunk, Entry, Journal
from pomezi.lab.match import Terms
from pomezi.lab.pool import Here

HAS_RAY = find_spec("ray") is not None


class Murderer:
    """Kills a worker of the cluster after a finished chunk, up to a number of times."""

    def __init__(self, kills: int) -> None:
        self.kills = kills

    def run(self, take: Callable[[], Chunk | None]) -> Generator[Entry, None, None]:
        for entry in Cluster().run(take):
            yield entry
            for pid in workers()[:1] if self.kills else []:
                self.kills -= 1
                os.kill(pid, signal.SIGKILL)


def workers() -> list[int]:
    listed = subprocess.run(["ps", "-eo", "pid,args"], capture_output=True, text=True, check=True).stdout
    return [int(line.split()[0]) for line in listed.splitlines() if "ray::play_chunk" in line]


@pytest.mark.skipif(not HAS_RAY, reason="needs the extra `cluster`")
@pytest.mark.filterwarnings("default")
def test_a_worker_of_the_cluster_killed_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    terms = Terms("border", 2).checked()
    calm, rough = (Tournament(terms, ["greedy", "random"], 120) for _ in range(2))
    run(calm, Journal(tmp_path / "calm.jsonl"), Here())
    murderer = Murderer(3)
    run(rough, Journal(tmp_path / "rough.jsonl"), murderer)
    assert murderer.kills == 0
    assert rough.games() == calm.games()


@pytest.mark.skipif(HAS_RAY, reason="needs a place without Ray")
def test_without_ray_the_cluster_says_what_to_install(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["border", "--bots", "greedy,random", "--games", "2", "--cluster"]) == 2
    assert "pomezi[cluster]" in capsys.readouterr().err
