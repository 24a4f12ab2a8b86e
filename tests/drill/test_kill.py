"""kill -9 under load."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.drill.short import drill
from tools.drill.faults import stopped
from tools.drill.outcome import Outcome
from tools.drill.process import born


@pytest.mark.alone
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    await drill("kill", tmp_path)


async def test_a_process_that_got_a_used_number_is_nobodys_orphan(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stopped, "ORPHAN_S", 0.0)
    pid = os.getpid()
    for since, faults in ((born(pid), 1), ("1", 0), ("", 0)):
        outcome = Outcome("")
        await stopped.look_for_orphans({pid: since}, outcome)
        assert len(outcome.faults) == faults


def test_a_process_that_has_ended_is_not_living_though_nobody_has_asked_after_it() -> None:
    ended = subprocess.Popen(["true"])
    os.waitid(os.P_PID, ended.pid, os.WEXITED | os.WNOWAIT)
    assert born(ended.pid) == ""
    ended.wait()
