"""Contact sheets: a phase of a game in all eight windows on one picture, `python -m tests.browser.sheets`."""

from __future__ import annotations

import argparse
import base64
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page

import pomezi
from tests.browser.house import ROOT, Stage, Watched, chromium, staging
from tests.browser.positions import asked
from tests.browser.travel import new_table
from tests.browser.windows import WINDOWS, Window, resize

OUT = ROOT / "web" / "shots" / "sheets"
SCALE = 0.46
PAGE = """<style>body { margin: 0; background: #888; font: 600 16px sans-serif; color: #fff }
div { display: flex; flex-wrap: wrap; gap: 14px; padding: 14px; width: 1900px; align-items: flex-start }
figure { margin: 0 }</style><div>%s</div>"""


def shot(page: Page, window: Window) -> str:
    resize(page, window)
    page.wait_for_timeout(350)  # what glides has arrived
    picture = base64.b64encode(page.screenshot(type="jpeg", quality=85)).decode()
    return (
        f'<figure><img width="{window.wide * SCALE:.0f}" '
        f'src="data:image/jpeg;base64,{picture}"><figcaption>{window}</figcaption></figure>'
    )


def sheet(browser: Browser, shots: Sequence[str], path: Path) -> None:
    page = browser.new_page(viewport={"width": 1928, "height": 800})
    page.set_content(PAGE % "".join(shots))
    path.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=path, full_page=True)
    page.close()


def shoot(browser: Browser, stage: Stage, game: str, which: int, look: argparse.Namespace) -> None:
    seats = pomezi.GAMES[game].seats[which]
    watched = Watched(browser, stage.address, locale=look.locale, theme=look.theme)
    page = watched.page()
    for phase, position in asked(game, seats).items():
        if look.phase not in phase:
            continue
        stage.lay(position)
        new_table(page, *["me"] * seats, game=game)
        page.wait_for_selector("main.board")
        page.wait_for_timeout(600)
        wanted = [window for window in WINDOWS if look.window in str(window)]
        sheet(browser, [shot(page, window) for window in wanted], look.out / f"{game}-{seats}-{phase}.png")
    watched.close()


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--game", default="")
    wishes.add_argument("--phase", default="")
    wishes.add_argument("--window", default="")
    wishes.add_argument("--seats", choices=("fewest", "most"), default="most")
    wishes.add_argument("--locale", default="cs-CZ")
    wishes.add_argument("--theme", choices=("light", "dark"), default="light")
    wishes.add_argument("--out", type=Path, default=OUT)
    look = wishes.parse_args()
    with staging() as stage, chromium() as browser:
        for game in pomezi.GAMES:
            if look.game in game:
                shoot(browser, stage, game, -1 if look.seats == "most" else 0, look)


if __name__ == "__main__":
    main()
