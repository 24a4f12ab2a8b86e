"""Run by make-pocket.mjs inside Pyodide: packs what the pocket imports, and nothing else, as bytecode."""

import marshal
import sys
import zipfile
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, "/src")

import asyncio  # noqa: E402, F401
import encodings.idna  # noqa: E402, F401
import importlib.resources  # noqa: E402, F401
import traceback  # noqa: E402, F401

import pomezi.pocket.house  # noqa: E402, F401  whatever this brings along is needed

SITE = "/lib/python3.14/site-packages/"
WHOLE = (
    "_pyodide/", "asyncio/", "collections/", "encodings/", "importlib/", "json/", "logging/", "pyodide/",
    "zipfile/",
)  # fmt: skip
DATA = ("games/*/editions/*.json", "games/*/lesson/lesson.json", "text/*.ftl")
needed = [str(getattr(module, "__file__", None) or "") for module in list(sys.modules.values())]


def put(to: zipfile.ZipFile, name: str, data: bytes, optimize: int) -> None:
    if name.endswith(".py"):
        code = marshal.dumps(compile(data, name, "exec", dont_inherit=True, optimize=optimize))
        name, data = name + "c", MAGIC_NUMBER + (1).to_bytes(4, "little") + source_hash(data) + code
    to.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), data)  # the same bytes whenever it is built


with zipfile.ZipFile("/out/engine.zip", "w") as engine:  # our asserts stay
    for path in sorted(path for path in needed if path.startswith("/src/")):
        put(engine, path.removeprefix("/src/"), Path(path).read_bytes(), 0)
    for pattern in DATA:
        for found in sorted(Path("/src/pomezi").glob(pattern)):
            put(engine, str(found).removeprefix("/src/"), found.read_bytes(), 0)
with zipfile.ZipFile("/out/native.zip", "w") as native:
    for path in sorted(path for path in needed if path.startswith(SITE)):
        put(native, path.removeprefix(SITE), Path(path).read_bytes(), 0)
library = zipfile.ZipFile(next(path for path in sys.path if path.endswith(".zip")))
loaded = {path.partition(".zip/")[2] for path in needed}
with zipfile.ZipFile("/out/stdlib.zip", "w") as stdlib:
    for name in library.namelist():
        if name in loaded or name.startswith(WHOLE):
            put(stdlib, name, library.read(name), 2)
