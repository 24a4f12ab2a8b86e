"""Runs the C compiler for the build hook: the longest file first, what is seldom run without much polish, and
nothing twice (a library is kept by the hash of its C, headers and flags)."""

from __future__ import annotations

import os
import re
import shutil
import sysconfig
from collections.abc import Sequence
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

# Rooms that no search enters: -O3 costs the compiler twice the time of -O1. So do bodies of modules.
COLD_ROOMS = ("codec", "dump", "facts", "reasons", "record")
COLD = """#if defined(__GNUC__) && !defined(__clang__)
#define COLD __attribute__((optimize("O1")))
#else
#define COLD
#endif
"""
FUNCTION = re.compile(
    rf"^(?=\w[^;=\n]*\bCPy(?:Def|Py)_pomezi___(?:\w+___)?(?:(?:{'|'.join(COLD_ROOMS)})___\w+|\w*___top_level__)"
    r"\([^;\n]*\) \{$)",
    re.MULTILINE,
)


def cool(text: str) -> str:
    """C that mypyc wrote, with its cold functions marked."""
    return COLD + FUNCTION.sub("COLD ", text)


def build(extensions: Sequence[Extension], target: Path, kept: Path | None = None) -> Path:
    """Compiles them side by side into a folder; takes from `kept`, and leaves there, what does not change."""
    command = Build(Distribution({"ext_modules": sorted(extensions, key=size, reverse=True)}))
    command.kept = kept
    command.build_lib = str(target)
    command.build_temp = str(target) + ".objects"
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    if kept is not None and kept.is_dir():
        for path in set(kept.iterdir()) - command.used:
            path.unlink()
    return target


def size(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


class Build(build_ext):  # type: ignore[misc]
    kept: Path | None = None

    def initialize_options(self) -> None:
        super().initialize_options()
        self.used: set[Path] = set()

    def build_extension(self, ext: Extension) -> None:
        if self.kept is None:
            super().build_extension(ext)
            return
        built, known = Path(self.get_ext_fullpath(ext.name)), self.kept / self.key(ext)
        self.used.add(known)
        if known.is_file():
            built.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(known, built)
            return
        super().build_extension(ext)
        self.kept.mkdir(parents=True, exist_ok=True)
        shutil.copy(built, known.with_suffix(".part"))
        known.with_suffix(".part").replace(known)

    def key(self, ext: Extension) -> str:
        """All that decides what the compiler makes of it."""
        asked = [*self.compiler.compiler_so, *ext.extra_compile_args, *ext.extra_link_args]
        words = [ext.name, str(sysconfig.get_config_var("SOABI")), version("mypy"), *asked]
        found = sha256("\0".join(words).encode())
        for path in [*ext.sources, *sorted(ext.depends)]:
            found.update(Path(path).read_bytes())
        return found.hexdigest()
