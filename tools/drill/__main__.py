"""`python -m tools.drill [names]`: hurts a server in every way we know, and says what was lost."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from pathlib import Path

from pomezi.games import GAMES
from tools.drill.drills import DRILLS, run
from tools.drill.outcome import Form, Outcome, show


async def hold(name: str, form: Form) -> Outcome:
    """SIGTERM ends a drill as Ctrl-C does: it tidies up."""
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    return await run(name, form)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.drill", description=__doc__)
    parser.add_argument("names", nargs="*", help=f"which: {', '.join(DRILLS)}; all unless told")
    parser.add_argument("--kills", type=int, default=8, help="how many times kill -9; 200 is the long form")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--size", type=float, default=1.0, help="of loads and crowds; 0.2 is a quick look")
    parser.add_argument("--minutes", type=float, default=1.0, help="of a crowd's evening; 5 is the long form")
    parser.add_argument("--game", choices=tuple(GAMES), default="limes", help="of a tournament")
    asked = parser.parse_args()
    for name in asked.names:
        if name not in DRILLS:
            parser.error(f"no drill is called {name}: {', '.join(DRILLS)}")
    outcomes: dict[str, Outcome] = {}
    for name in asked.names or DRILLS:
        began = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="pomezi-drill-") as folder:
            form = Form(
                Path(folder), asked.kills, asked.database, asked.size, minutes=asked.minutes, game=asked.game
            )
            try:
                outcomes[name] = asyncio.run(hold(name, form))
            except asyncio.CancelledError:
                return 143
        took = time.monotonic() - began
        print(f"{name}: {outcomes[name].verdict()}, {took:.0f} s", file=sys.stderr, flush=True)
    show(outcomes)
    return 0 if all(outcome.is_good() or outcome.missing for outcome in outcomes.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
