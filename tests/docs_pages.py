"""The snippets of the documentation, as a reader would take them out of it."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).resolve().parent.parent / "docs"
BLOCK = re.compile(r'^```python(?: title="([^"]+)")?\n(.*?)^```$', re.DOTALL | re.MULTILINE)


def snippets(page: str) -> list[tuple[str, str]]:
    """Each with the name of the file it should be saved as, if any."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return [(found[1] or "", found[2]) for found in BLOCK.finditer(text)]


def save(page: str, folder: Path) -> None:
    """Saves what the page asks to save."""
    for name, code in snippets(page):
        if name:
            (folder / name).write_text(code, encoding="utf-8")
