"""Every module of the server has its tests where one looks for them."""

from __future__ import annotations

from pathlib import Path

import pomezi.server

SERVER, TESTS = Path(pomezi.server.__file__).parent, Path(__file__).parent


def test_every_module_has_a_test_file_of_its_name() -> None:
    """A package of small parts is tested as a whole beside them; migrations with the store."""
    missing = []
    for module in SERVER.rglob("*.py"):
        place, name = module.relative_to(SERVER).parent, module.stem
        if place.parts[:1] == ("migrations",) or module == SERVER / "__init__.py":
            continue
        test = TESTS / place / f"test_{name}.py" if name != "__init__" else TESTS / f"test_{place.name}.py"
        if not test.exists() or "def test_" not in test.read_text(encoding="utf-8"):
            missing.append(str(test.relative_to(TESTS)))
    assert not missing
