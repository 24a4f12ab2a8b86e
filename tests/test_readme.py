"""The README's example runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_library_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert re.fullmatch(r"\[-?\d+, -?\d+, -?\d+\] \[\d, \d, \d\]\n", capsys.readouterr().out)


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_every_link_leads_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#]+)\)", text)
    assert links
    for link in links:
        assert link.startswith("http") or (ROOT / link).exists(), link
