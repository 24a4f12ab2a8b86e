"""The build hook of wheel and sdist: builds the browser client; in the wheel it compiles the engine where a C
compiler is.

With no compiler, or with POMEZI_PURE set, the wheel is pure Python: the same sources, interpreted. With
POMEZI_NO_PAGE set it carries no client.
An editable install is never compiled, for the binaries would shadow edited sources.
"""

from __future__ import annotations

import ast
import os
import re
import tempfile
from collections.abc import Callable
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = "src"
KEPT = "build/kept"  # libraries of earlier builds
COMPILED = ("core", "games", "bots")
POSIX_FLAGS = ["-fvisibility=hidden"]  # what a library keeps to itself the compiler may inline
STAY_INTERPRETED = "# mypyc: interpreted"  # a line of its own in a file that mypyc must leave alone


class EngineBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the client must be built and the system has none."""
        root = Path(self.root)
        if not (root / "web").is_dir() or is_current(root / "web"):
            return []
        npm = tool(root, "npm")
        return [] if npm.system_npm() else [npm.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        client = None
        if not os.environ.get("POMEZI_NO_PAGE"):
            client = build_client(Path(self.root), self.app.display_warning)
        is_wheel = self.target_name == "wheel"
        if client:  # in the sdist too, so that who installs it needs no Node
            build_data["force_include"][str(client)] = "pomezi/web" if is_wheel else "web/dist"
        if not is_wheel or os.environ.get("POMEZI_PURE"):
            return
        self._scratch = tempfile.TemporaryDirectory(prefix="pomezi-build-", ignore_cleanup_errors=True)
        scratch = Path(self._scratch.name)
        missing = what_is_missing(Path(self.root), scratch)
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


def build_client(root: Path, warn: Callable[[str], None]) -> Path | None:
    """The folder of the built browser client; nothing where it cannot be built."""
    web = root / "web"
    if not (web / "package.json").is_file():
        return None
    if is_current(web):
        return web / "dist"
    for command in ("ci --omit=dev --ignore-scripts", "run build"):
        if tool(root, "npm").npm("--silent", *command.split()):
            warn(f"npm {command} failed: the wheel will carry no browser client")
            return None
    return web / "dist"


def tool(root: Path, name: str) -> Any:
    """A module of `tools`, which is no package that a build could import."""
    spec = spec_from_file_location(name, root / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def is_current(web: Path) -> bool:
    """Whether the client was built after its newest source."""
    built = web / "dist" / "index.html"
    if not built.is_file():
        return False
    sources = [path for name in ("src", "scripts", "public") for path in (web / name).rglob("*")]
    sources += [web / "package-lock.json", web / "index.html", web / "vite.config.ts"]
    return all(path.stat().st_mtime <= built.stat().st_mtime for path in sources if path.is_file())


def what_is_missing(root: Path, scratch: Path) -> str:
    """What keeps us from compiling, in words; empty when nothing does."""
    for package in ("mypyc", "setuptools"):
        if find_spec(package) is None:
            return f"{package} is not installed"
    from setuptools import Extension

    probe = scratch / "probe.c"
    probe.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
    try:
        tool(root, "cc").build([Extension("probe", [str(probe)])], scratch / "probe")
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
        separate=libraries(sources),
        target_dir=str(scratch / "c"),
    )
    cc = tool(root, "cc")
    docs = {name: doc for source in sources for name, doc in docs_of(Path(source)).items()}
    for path in (scratch / "c").rglob("__native_*.c"):
        path.write_text(cc.cool(with_docs(path.read_text(), docs)))
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args += POSIX_FLAGS
    built: Path = cc.build(extensions, scratch / "lib", root / KEPT)
    return built


# -- what `help()` shows: mypyc writes signatures alone

OWNER = re.compile(r"PyMethodDef (\w+)_methods\[\]|CPyType_(\w+)_template_ = |CPyPy_(\w+), METH")
DOC = re.compile(r'PyDoc_STR\("(\w+)\(')
END = '\\n--\\n\\n"'  # of a signature, as C writes it


def docs_of(source: Path) -> dict[str, str]:
    """By the names that mypyc makes of them: `pomezi___core___state___State___view`."""
    module = "___".join(source.with_suffix("").parts[1:]).removesuffix("_____init__")
    found: dict[str, str] = {}
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found[f"{module}___{node.name}"] = ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
            for each in methods:
                found[f"{module}___{node.name}___{each.name}"] = ast.get_docstring(each) or ""
    return found


def with_docs(text: str, docs: dict[str, str]) -> str:
    owner = ""
    lines = []
    for line in text.split("\n"):
        found = OWNER.search(line)
        if found:
            owner = found[1] or found[2] or found[3]
        named = DOC.search(line)
        if named:
            is_method = not line.lstrip().startswith(".tp_doc") and not owner.endswith(f"___{named[1]}")
            doc = docs.get(f"{owner}___{named[1]}" if is_method else owner, "")
            line = line.replace(END, END[:-1] + c_string(doc) + '"', 1)
        lines.append(line)
    return "\n".join(lines)


def c_string(text: str) -> str:
    plain = {ord('"'): '\\"', ord("\\"): "\\\\", ord("\n"): "\\n"}
    letters = (
        plain.get(b) or (chr(b) if 32 <= b < 127 and b != ord("?") else f"\\{b:03o}") for b in text.encode()
    )
    return "".join(letters)


def libraries(sources: list[str]) -> list[tuple[list[str], str | None]]:
    """A game with its bots is one library, what all games share another: compiled side by side.

    The lists of all games and of all bots stay alone, for they import the rest.
    """
    games = {Path(source).parent.name for source in sources if "/games/" in source} - {"games"}
    found: dict[str, list[str]] = {}
    for source in sources:
        path = Path(source)
        if path.match("games/__init__.py") or path.match("bots/__init__.py"):
            continue
        own = [game for game in games if path.parent.name == game]
        found.setdefault(own[0] if own else "core", []).append(source)
    return [(modules, f"pomezi_{name}") for name, modules in found.items()]


def files_below(folder: Path) -> list[str]:
    return [str(path.relative_to(folder)) for path in sorted(folder.rglob("*")) if path.is_file()]
