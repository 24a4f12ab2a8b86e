"""The pictures of the README: four tables on a desk, three on phones, `python -m tests.browser.readme`."""

from __future__ import annotations

import base64
from dataclasses import dataclass
from typing import Literal

from playwright.sync_api import Browser

from tests.browser.house import DESK, FINISH, PHONE, ROOT, Stage, Watched, chromium, staging
from tests.browser.positions import Step, steps
from tests.browser.travel import new_table

OUT = ROOT / "docs" / "images"
NAMES = ["Anna", "Petr", "Jana", "Karel", "Ludmila"]
QUALITY = 88
ROW = """<style>body { margin: 0; padding: 20px; display: flex; gap: 21px; background: #f6f0e1 }
img { border-radius: 14px; box-shadow: 0 2px 10px rgb(35 48 63 / 18%%) }</style>%s"""


@dataclass(frozen=True)
class Picture:
    """A position: late in a game that was played at random, when something is asked of the first seat."""

    game: str
    seats: int
    phase: str
    part: float  # of the game
    theme: Literal["light", "dark"] = "light"
    verbs: frozenset[str] = frozenset()  # what can be done there

    def step(self) -> Step:
        found = list(steps(self.game, self.seats, "1"))
        later = found[int(len(found) * self.part) :]
        return next(step for step in later if step.phase == self.phase and step.verbs >= self.verbs)


DESKS = {
    "railways": Picture("ticket_to_ride", 5, "main", 0.75),
    "landscape": Picture("limes", 3, "lay", 0.75),
    "world": Picture("eighty_days", 4, "act", 0.6, "dark", frozenset({"travel"})),
    "borderland": Picture("border", 3, "cross", 0.7),
}
PHONES = (
    Picture("bez_hranic", 4, "choose", 0.5),
    Picture("eighty_days", 4, "take", 0.5, "dark"),
    Picture("limes", 3, "work", 0.6),
)


def shot(browser: Browser, stage: Stage, picture: Picture, size: tuple[int, int]) -> bytes:
    stage.lay(picture.step().state.dump())
    watched = Watched(browser, stage.address, size=size, theme=picture.theme)
    page = watched.page()
    names = NAMES[: picture.seats]
    new_table(page, *["me"] * picture.seats, game=picture.game, name=names[0], names=names)
    page.wait_for_selector("main.board")
    page.wait_for_timeout(1200)  # what glides has arrived
    page.evaluate(FINISH)
    taken = page.screenshot(type="jpeg", quality=QUALITY)
    watched.close()
    return taken


def beside(browser: Browser, shots: list[bytes]) -> bytes:
    page = browser.new_page(viewport={"width": 1254, "height": 884})
    told = "".join(f'<img src="data:image/jpeg;base64,{base64.b64encode(each).decode()}">' for each in shots)
    page.set_content(ROW % told)
    taken = page.screenshot(type="jpeg", quality=QUALITY)
    page.close()
    return taken


def main() -> None:
    with staging() as stage, chromium() as browser:
        for name, picture in DESKS.items():
            (OUT / f"{name}.jpg").write_bytes(shot(browser, stage, picture, DESK))
        phones = [shot(browser, stage, picture, PHONE) for picture in PHONES]
        (OUT / "phones.jpg").write_bytes(beside(browser, phones))


if __name__ == "__main__":
    main()
