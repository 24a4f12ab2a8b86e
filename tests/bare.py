"""Runs a program as if only the bare library were installed: `python -m tests.bare PROGRAM`.

Whatever `[project] dependencies` do not bring, with all that they need themselves, cannot be imported.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder
from importlib.metadata import packages_distributions, requires
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[1]


def brought() -> set[str]:
    """The distributions that come with the bare library."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    waiting = [_name(line) for line in project["dependencies"]]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [_name(line) for line in requires(name) or () if "extra ==" not in line]
    return found


def _name(requirement: str) -> str:
    match = re.match(r"[\w.-]+", requirement)
    assert match is not None
    return re.sub(r"[-_.]+", "-", match[0]).lower()


def foreign() -> set[str]:
    """The modules that a stranger's installation would not have."""
    known = brought() | {"pomezi"}
    installed = packages_distributions().items()
    return {module for module, owners in installed if not {_name(owner) for owner in owners} & known}


class Bare(PathFinder):
    """Does not find them."""

    hidden = foreign()

    @classmethod
    def find_spec(
        cls, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] in cls.hidden:
            return None
        return super().find_spec(fullname, path, target)


if __name__ == "__main__":
    sys.meta_path = [Bare if finder is PathFinder else finder for finder in sys.meta_path]
    exec(compile(sys.argv[1], "program", "exec"), {"__name__": "__main__"})
