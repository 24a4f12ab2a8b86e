"""How quick the pocket is: its start from the cache, and the slowest answers of bots in every game.

`python -m tests.browser.pocket_figures --share 0.25 --runs 3`, after `make pocket`. A share of a core is that
of the whole browser, in a control group of its own (cpu.cfs_quota_us, cpu.max; needs root)."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page

import pomezi
from tests.browser.house import ROOT, Watched, chromium, find_chromium, limes_round, play_now
from tests.browser.pocket_house import board, plain_server, run_in_pocket, take_along

PROGRAM = ROOT / "tests" / "pocket" / "thoughts.py"
PERIOD_US = 20_000  # of a share: short, so that it is shared out evenly
GROUPS = Path("/sys/fs/cgroup")
MOST_ACTIONS = 10_000
SEARCHED = 12  # actions of a game that an explorer plays: the first ones are the longest


@contextlib.contextmanager
def slowed(share: float) -> Iterator[None]:
    """Browsers that are started meanwhile have this share of a core."""
    if share >= 1:
        yield
        return
    is_first = (GROUPS / "cpu").is_dir()
    group = (GROUPS / "cpu" if is_first else GROUPS) / f"pomezi-{os.getpid()}"
    group.mkdir()
    quota = int(PERIOD_US * share)
    if is_first:
        (group / "cpu.cfs_period_us").write_text(str(PERIOD_US))
        (group / "cpu.cfs_quota_us").write_text(str(quota))
    else:
        (group / "cpu.max").write_text(f"{quota} {PERIOD_US}")
    real = find_chromium()
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "chromium"
        script.write_text(f'#!/bin/sh\necho $$ > {group}/cgroup.procs\nexec {real} "$@"\n')
        script.chmod(0o755)
        before = os.environ.get("CHROMIUM")
        os.environ["CHROMIUM"] = str(script)
        try:
            yield
        finally:
            del os.environ["CHROMIUM"]
            if before:
                os.environ["CHROMIUM"] = before
            for _ in range(50):
                with contextlib.suppress(OSError):
                    group.rmdir()
                    break
                time.sleep(0.1)


def starts_ms(browser: Browser, runs: int) -> list[int]:
    """From the reload of a table to where a move is possible, all of it from the cache, without a network."""
    with plain_server() as (address, server):
        watched = Watched(browser, address)
        watched.context.set_default_timeout(180_000)
        page = watched.page()
        take_along(page)
        server.shutdown()
        watched.context.set_offline(True)
        play_now(page, "limes")
        board(page)
        limes_round(page, 0)
        found = [_start_ms(page) for _ in range(runs)]
        watched.context.close()
    return found


def _start_ms(page: Page) -> int:
    begun = time.monotonic()
    page.reload(wait_until="commit")
    page.wait_for_selector(".place")
    return round((time.monotonic() - begun) * 1000)


def thoughts_ms(browser: Browser, bot: str, games: int, most: int) -> dict[str, list[float]]:
    found = {}
    with plain_server() as (address, _server):
        for key in pomezi.GAMES:
            watched = Watched(browser, address)
            told = run_in_pocket(watched.page(), PROGRAM, "slowest_ms", key, bot, games, most)
            found[key] = json.loads(told)
            watched.context.close()
            print(f"  {bot} in {key}: slowest answer of each game {found[key]} ms", flush=True)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.pocket_figures", description=__doc__)
    parser.add_argument("--share", type=float, default=1.0, help="of a core (1: as much as there is)")
    parser.add_argument("--runs", type=int, default=3, help="starts, and games of each (3)")
    parser.add_argument("--explorer", action="store_true", help="its answers too")
    asked = parser.parse_args()
    with slowed(asked.share), chromium() as browser:
        print(f"share of a core {asked.share}, load {os.getloadavg()[0]:.1f}")
        print(f"  from the cache to a move: {starts_ms(browser, asked.runs)} ms", flush=True)
        thoughts_ms(browser, "guide", asked.runs, MOST_ACTIONS)
        if asked.explorer:
            thoughts_ms(browser, "explorer", 1, SEARCHED)
    return 0


if __name__ == "__main__":
    sys.exit(main())
