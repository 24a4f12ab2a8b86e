"""Pictures of every phase of 80 Days, each from a position of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from playwright.sync_api import Browser, Page

from tests.browser.house import Watched, serving
from tests.browser.travel import new_table
from tests.games.eighty_days.build import Table, new, position

Look = tuple[str, tuple[int, int], Literal["light", "dark"], str]
Shooting = Callable[[Page, str], Callable[[str], None]]
HAND = "train:3 train:5 ship:4 ship:7 ship:7"


def pick(page: Page, *cards: str) -> None:
    for card in cards:
        page.locator(f'.held[data-card="{card}"][aria-pressed=false]').first.click()


def nothing(_page: Page) -> None:
    pass


def compose(*cards: str) -> Callable[[Page], None]:
    return lambda page: pick(page, *cards)


def look(event: str) -> Callable[[Page], None]:
    return lambda page: page.locator(f'[data-event="{event}"]').first.click()


def travellers(page: Page) -> None:
    page.locator("button.dial").click()


def travel_home(page: Page) -> None:
    travel_on(page, "train:2", "ship:4", "ship:4")
    page.wait_for_selector("dialog figure .line", timeout=90_000)


def see_the_others(page: Page) -> None:
    travel_on(page, "ship:4", "ship:7")
    page.wait_for_selector(".take.can", timeout=90_000)


def travel_on(page: Page, *cards: str) -> None:
    pick(page, *cards)
    page.locator('[data-action="travel"]').click()


def hover(page: Page) -> None:
    page.locator('[data-city="suez"] .dot').hover()


def middle(phase: str, **more: object) -> Table:
    """The middle of a journey, in which somebody is ahead and somebody behind."""
    told: Mapping[str, object] = {
        "cities": ["suez", "calcutta", "brindisi"],
        "days": [31, 46, 22],
        "coins": [3, 1, 2],
        "hands": {0: HAND, 1: "ship:5 ship:6", 2: "train:4"},
        "held": {0: "submarine elephant offer", 1: "contacts"},
        "event_discards": "detective",
        "detective": "bombay",
        "row": "train:2 ship:6 train:4 ship:8",
    }
    return position(3, phase=phase, **{**told, **more})  # type: ignore[arg-type]


def moments() -> dict[str, tuple[Table, Callable[[Page], None]]]:
    """By name: where the game stands, and what is done there before the picture."""
    flight = {"cities": ["hong-kong", "bombay", "suez"], "balloon": True, "dice": [5, 6, 2], "held": {}}
    flight |= {"hands": {0: "train:4 ship:7 ship:5"}, "space": "balloon"}
    late = {"cities": ["new-york", "new-york", "new-york"], "days": [71, 88, 79], "homes": (1,)}
    late |= {"held": {}, "hands": {0: "train:2 ship:4 ship:4", 2: "train:3"}, "row": "train:2 ship:6 train:4"}
    return {
        "start": (new(3), nothing),
        "take": (middle("take"), nothing),
        "city": (middle("take"), hover),
        "travellers": (middle("take"), travellers),
        "use": (middle("use", space="event", row="train:2 ship:6 - ship:8"), nothing),
        "detective": (middle("use", space="detective", row="train:2 ship:6 train:4 -"), nothing),
        "exchange": (
            position(
                5,
                phase="use",
                space="exchange",
                hands={0: HAND},
                cities=["paris", "paris", "suez", "london", "brindisi"],
                days=[12, 14, 27, 3, 20],
                row="train:2 ship:6 train:4 ship:8 train:5 -",
            ),
            compose("train:5", "ship:7"),
        ),
        "act": (middle("act", space="coin", row="- ship:6 train:4 ship:8"), compose("ship:7", "ship:7")),
        "act-empty": (middle("act", space="coin", row="- ship:6 train:4 ship:8"), nothing),
        "event": (middle("take"), look("elephant")),
        "leg": (middle("act", space="balloon", balloon=True).do("travel ship:4 ship:7"), nothing),
        "overland": (middle("act", cities=["bombay", "calcutta", "suez"]), nothing),
        "roll": (middle("act", **flight).do("travel train:4 ship:7", "balloon ship:7"), nothing),
        "discard": (
            middle("act", hands={0: f"{HAND} ship:5 train:4"}, held={0: "offer"}).do("stay"),
            compose("ship:7"),
        ),
        "token": (
            middle("act", cities=["paris", "paris", "london"], held={}, red="day event").do("travel train:3"),
            nothing,
        ),
        "after": (middle("act", held={}, coins=[], detective="suez"), see_the_others),
        "home": (middle("take", **late), nothing),
        "end": (middle("act", **late), travel_home),
        "six": (
            position(6, hands={0: HAND}, held={0: "princess contacts balloon detective"}, coins=[5]),
            nothing,
        ),
    }


def sit(page: Page, seats: int) -> None:
    """A table with as many seats as the position has, me at the first."""
    players = ["me", *["greedy"] * (seats - 1)]
    new_table(page, *players, game="eighty_days", name="Anna")
    page.wait_for_selector(".spaces")


def shoot_all(browser: Browser, looks: Sequence[Look], shooting: Shooting, only: str) -> None:
    """A server for each position, every look at it."""
    for name, (table, go) in moments().items():
        if only not in f"eighty_days {name}":
            continue
        with serving(position=table.state.dump()) as address:
            for look, size, theme, locale in looks:
                watched = Watched(browser, address, size=size, theme=theme, locale=locale)
                page = watched.page()
                sit(page, table.state.seats)
                go(page)
                shooting(page, look)(f"days-{name}")
                watched.close()
