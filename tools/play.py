"""`make play`, when all that a table needs is there: serves it, and compiles the engine beside it.

People and bots begin at once, on the interpreted engine; bots take up the compiled one when it is built, the
table takes it at its next start. What is given is handed on to `pomezi serve`.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
LOG = ROOT / "build" / "compile.log"
MAKE = os.environ.get("MAKE", "make")
LOWEST = 19  # priority

BEGUN = "The engine is being compiled beside the table; until then bots think with the interpreted one."
DONE = "The engine is compiled ({seconds:.0f} s): bots use it from now on, the table from its next start."
PURE = """There is no C compiler with Python's headers here: the engine stays interpreted, some thirty times
slower. Install one (on Debian: apt install gcc python3-dev), then: rm -r build && make play"""
FAILED = "Compiling the engine failed; the table plays on without it. See {log}"


def main(argv: Sequence[str]) -> int:
    is_current = is_compiled()
    around = {**os.environ, "PYTHONPATH": str(COMPILED)} if is_current else None
    words = ["-m", "pomezi", "serve", "--engine", str(COMPILED), *argv]
    with contextlib.nullcontext() if is_current else compiling():
        server = subprocess.Popen([sys.executable, *words], env=around)
        while True:
            with contextlib.suppress(KeyboardInterrupt):  # it has got the same one, and ends by itself
                return server.wait()


def is_compiled() -> bool:
    """As the sources are now."""
    asked = [MAKE, "--no-print-directory", "--question", "compile"]
    return subprocess.run(asked, cwd=ROOT, check=False).returncode == 0


@contextlib.contextmanager
def compiling() -> Iterator[None]:
    """Whatever else runs comes first; it ends with the table."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            ["nice", "-n", str(LOWEST), MAKE, "compile"],
            cwd=ROOT, stdout=log, stderr=subprocess.STDOUT, start_new_session=True,
        )  # fmt: skip
    print(BEGUN, flush=True)
    is_over = threading.Event()
    threading.Thread(target=tell, args=(process, monotonic(), is_over), daemon=True).start()
    try:
        yield
    finally:
        is_over.set()
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGINT)  # so that it tidies up
            process.wait()


def tell(process: subprocess.Popen[bytes], began: float, is_over: threading.Event) -> None:
    code = process.wait()
    if is_over.is_set():
        return
    print(FAILED.format(log=LOG.relative_to(ROOT)) if code else outcome(monotonic() - began), flush=True)


def outcome(seconds: float) -> str:
    is_pure = not any(COMPILED.glob("pomezi_core__mypyc.*"))
    return PURE if is_pure else DONE.format(seconds=seconds)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
