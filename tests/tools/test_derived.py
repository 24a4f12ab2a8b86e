"""Files that are computed from the engine: an old one is named, and written anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import derived, figures


class Maker:
    def __init__(self, path: Path) -> None:
        self.path = path

    def texts(self) -> dict[Path, str]:
        return {self.path: "new"}


def test_an_old_file_is_found_and_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(derived, "ROOT", tmp_path)
    monkeypatch.setattr(derived, "MAKERS", [Maker(tmp_path / "api" / "view.ts")])
    assert derived.main(["--check"]) == 1
    assert "api/view.ts is out of date: make views" in capsys.readouterr().out
    assert derived.main([]) == 0
    assert derived.main(["--check"]) == 0
    (tmp_path / "api" / "view.ts").write_text("old")
    assert derived.main(["--check"]) == 1


def test_a_figure_that_cannot_be_played_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> dict[Path, str]:
        raise figures.FigureError("limes/hut: unknown roof")

    monkeypatch.setattr(figures, "texts", fail)
    monkeypatch.setattr(derived, "MAKERS", [figures])
    assert derived.main(["--check"]) == 1
    assert "unknown roof" in capsys.readouterr().err
