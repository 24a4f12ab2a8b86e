from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import fixtures


def test_the_clients_tests_read_what_the_engine_tells_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["fixtures", str(tmp_path)])
    assert fixtures.main() == 0
    written = sorted(tmp_path.glob("*.json"))
    assert len(written) == 8
    for path in written:
        assert path.read_text(encoding="utf-8") == (fixtures.FOLDER / path.name).read_text(encoding="utf-8")
