"""What a player of Bez hranic does in a browser: opens a table, gets ready, deals, races."""

from __future__ import annotations

import contextlib
import time
from typing import Any

from playwright.sync_api import Page, TimeoutError

NEW_TABLE = """async (wishes) => {
    if (window.askHouse) return (await askHouse('api/tables', wishes)).id;
    const post = (path, body) => fetch(path, {
        method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body),
    }).then(answer => answer.json());
    const me = await fetch('api/me').then(answer => answer.json());
    if (!me.name) await post('api/me', {name: wishes.name});
    return (await post('api/tables', wishes)).id;
}"""


def new_table(page: Page, *seats: str, **wishes: Any) -> str:
    """Opens a table with these seats and goes there."""
    asked = {"game": "bez_hranic", "name": "Eva", "seats": list(seats), **wishes}
    table = str(page.evaluate(NEW_TABLE, asked))
    page.goto(page.url.split("#")[0] + f"#/table/{table}")
    return table


def phase(page: Page) -> str:
    """What the board waits for; nothing while others act."""
    for name, sign in {
        "over": "dialog tfoot",
        "cover": ".cover",
        "ready": "[data-ready]",
        "open": "[data-open]",
        "deal": "[data-deal]",
        "choose": ".place.open",
    }.items():
        if page.locator(sign).count():
            return name
    return ""


def step(page: Page) -> str:
    """Does what is due, if anything is; which that was. The board may move on meanwhile."""
    due = phase(page)
    with contextlib.suppress(TimeoutError):
        act(page, due)
    return due


def act(page: Page, due: str) -> None:
    if due == "cover":
        page.locator(".cover .button").click(timeout=1500)
    elif due in ("ready", "open", "deal"):
        page.locator(f"[data-{due}]").click(timeout=1500)
    elif due == "choose":
        page.locator(".place.open").first.click(timeout=1500)


def play_until(page: Page, wanted: str, rounds: int = 0, seconds: float = 120) -> None:
    """Plays on until the board waits for something, in a round at least this late."""
    until = time.monotonic() + seconds
    while True:
        assert time.monotonic() < until, page.locator(".status").inner_text()
        due = phase(page)
        if due == wanted and (not rounds or round_of(page) >= rounds):
            return
        if due and due != "over":
            step(page)
        page.wait_for_timeout(30)


def round_of(page: Page) -> int:
    shown = page.locator("[data-round]")
    return int(shown.first.get_attribute("data-round") or 0) if shown.count() else 0
