"""The build hook of the wheel: compiles the engine with mypyc where a C compiler is at hand.

With no compiler, or with POMEZI_PURE set, the wheel is pure Python: the same sources, interpreted.
An editable install is never compiled, for the binaries would shadow edited sources.
"""

from __future__ import annotations

import os
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from setuptools import Extension

SOURCE = "src"
COMPILED = ("core", "games", "bots")
STAY_INTERPRETED = "# mypyc: interpreted"  # a line of its own in a file that mypyc must leave alone


class EngineBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("POMEZI_PURE"):
            return
        # The web client joins here: where web/package.json exists, build it and force-include its files.
        self._scratch = tempfile.TemporaryDirectory(prefix="pomezi-build-", ignore_cleanup_errors=True)
        scratch = Path(self._scratch.name)
        missing = what_is_missing(scratch)
        if missing:
            self.app.display_warning(f"{missing}: building a pure Python wheel")
            return
        sources = modules_to_compile(Path(self.root))
        self.app.display_info(f"Compiling {len(sources)} modules with mypyc")
        built = compile_modules(sources, Path(self.root), scratch)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(built / name): name for name in files_below(built)})

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_scratch"):
            self._scratch.cleanup()


def what_is_missing(scratch: Path) -> str:
    """What keeps us from compiling, in words; empty when nothing does."""
    for package in ("mypyc", "setuptools"):
        if find_spec(package) is None:
            return f"{package} is not installed"
    from setuptools import Extension

    probe = scratch / "probe.c"
    probe.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
    try:
        build_extensions([Extension("probe", [str(probe)])], scratch / "probe")
    except Exception as error:
        return f"no working C compiler ({error})"
    return ""


def modules_to_compile(root: Path) -> list[str]:
    package = root / SOURCE / "pomezi"
    found = [path for folder in COMPILED for path in sorted((package / folder).rglob("*.py"))]
    return [str(path.relative_to(root)) for path in found if not stays_interpreted(path)]


def stays_interpreted(path: Path) -> bool:
    return STAY_INTERPRETED in path.read_text(encoding="utf-8").splitlines()


def compile_modules(sources: list[str], root: Path, scratch: Path) -> Path:
    """Compile the sources; return the folder whose files belong at the top of the wheel."""
    from mypyc.build import mypycify

    os.chdir(root)
    options = ["--cache-dir", str(scratch / "mypy"), "--config-file", str(root / "pyproject.toml")]
    extensions = mypycify(
        [*options, *sources],
        opt_level="3",
        debug_level="0",
        group_name="pomezi",
        target_dir=str(scratch / "c"),
    )
    return build_extensions(extensions, scratch / "lib")


def build_extensions(extensions: list[Extension], target: Path) -> Path:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib = str(target)
    command.build_temp = str(target) + ".objects"
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return target


def files_below(folder: Path) -> list[str]:
    return [str(path.relative_to(folder)) for path in sorted(folder.rglob("*")) if path.is_file()]
