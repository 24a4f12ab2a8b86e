"""Builds the pocket: a folder that any web server can serve, in which the engine runs in the browser itself.

The page is the usual one (`make web`); beside it lie Python for WebAssembly (from npm), the wheels that the
engine needs (from PyPI, by their hashes) and the engine, all compiled to bytecode of that Python."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from pomezi.server.limits import SECURITY_HEADERS
from tools.npm import system_npm, wheel_npm

ROOT = Path(__file__).resolve().parent.parent
WHEELS = ROOT / "build" / "pocket-wheels"
PAGE = ROOT / "web" / "dist"
OUT = ROOT / "build" / "pocket"
PLATFORM = "pyemscripten_2026_0_wasm32"

# Names, versions and hashes of what goes along; Python itself comes with npm's `pyodide`.
PINNED = """\
librt==0.16.0 --hash=sha256:1b384b90ab79a7bc30b566895809a636e0666f21f3cf12b54823d025b7e83839
msgspec==0.22.0 --hash=sha256:a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022
mypy-extensions==1.2.0 --hash=sha256:993e7a20aa5671eb41a7132cf555af30062da99729601601b9a8382b11cae768
"""


def fetch_wheels() -> None:
    """Once; without a network they are taken from where they lie."""
    wanted = WHEELS / "wanted.txt"
    if wanted.is_file() and wanted.read_text(encoding="utf-8") == PINNED:
        return
    shutil.rmtree(WHEELS, ignore_errors=True)
    WHEELS.mkdir(parents=True)
    asked = WHEELS / "asked.txt"
    asked.write_text(PINNED, encoding="utf-8")
    where = ["--python-version", "3.14", "--implementation", "cp", "--abi", "cp314", "--abi", "none"]
    where += ["--platform", PLATFORM, "--platform", "any", "--only-binary=:all:", "--no-deps"]
    wanted_by_hash = ["--require-hashes", "-r", str(asked), "-d", str(WHEELS)]
    subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", *where, *wanted_by_hash], check=True)
    asked.rename(wanted)


def as_alone(page: str) -> str:
    """Where the folder lies no server of ours answers: the page is told so, and brings its own policy."""
    policy = SECURITY_HEADERS["Content-Security-Policy"].replace("; frame-ancestors 'none'", "")  # a header's
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    return page.replace("<html", "<html data-alone", 1).replace("<head>", f"<head>\n    {meta}", 1)


def build() -> None:
    node = str(shutil.which("node")) if system_npm() else wheel_npm()[0]
    shutil.rmtree(OUT, ignore_errors=True)
    shutil.copytree(PAGE, OUT, ignore=without_pocket)
    page = OUT / "index.html"
    page.write_text(as_alone(page.read_text(encoding="utf-8")), encoding="utf-8")
    subprocess.run(
        [node, str(ROOT / "web" / "scripts" / "make-pocket.mjs"), str(ROOT / "src"), str(WHEELS), str(OUT)],
        check=True,
        cwd=ROOT / "web",
        env={**os.environ, "NODE_NO_WARNINGS": "1"},
    )


def without_pocket(folder: str, names: list[str]) -> set[str]:
    """What of the page is not taken along: the server's page carries the pocket that was packed last."""
    return {name for name in names if name == ".vite" or (name == "pocket" and Path(folder) == PAGE)}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.pocket", description=__doc__)
    parser.parse_args()
    fetch_wheels()
    build()
    return 0


if __name__ == "__main__":
    sys.exit(main())
