"""The host is handed all that touches the outside: what it is made of runs without a network or a disk."""

from __future__ import annotations

import subprocess
import sys

OUTSIDE = ("starlette", "uvicorn", "sqlalchemy", "prometheus_client", "concurrent.futures.process", "argon2")
PROGRAM = """
import sys
import pomezi.server.host, pomezi.server.housekeeper, pomezi.server.race, pomezi.server.sight
print(*sys.modules)
"""


def test_tables_run_without_anything_from_outside() -> None:
    ran = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    loaded = ran.stdout.split()
    assert "pomezi.server.caretaker" in loaded
    assert not [name for name in loaded if name.startswith(OUTSIDE)]
