"""Runs a command quietly: a line when it begins, one when it has ended, all that it printed if it failed.

python tools/step.py "Building the page" npm run build
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from time import monotonic

AGAIN_S = 10.0  # how long it may stay silent


def step(what: str, command: Sequence[str], again_s: float = AGAIN_S) -> int:
    """The command's exit code."""
    print(f"… {what}", flush=True)
    began = monotonic()
    with tempfile.TemporaryFile() as printed:
        process = subprocess.Popen(command, stdout=printed, stderr=subprocess.STDOUT)
        while (code := ended(process, again_s)) is None:
            print(f"… {what}: {monotonic() - began:.0f} s so far", flush=True)
        if code:
            printed.seek(0)
            sys.stdout.write(printed.read().decode(errors="replace"))
    print(f"{'✗' if code else '✓'} {what} ({monotonic() - began:.1f} s)", flush=True)
    return code


def ended(process: subprocess.Popen[bytes], patience_s: float) -> int | None:
    try:
        return process.wait(patience_s)
    except subprocess.TimeoutExpired:
        return None


def main(argv: Sequence[str]) -> int:
    if len(argv) < 2:
        print(__doc__)
        return 2
    return step(argv[0], argv[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
