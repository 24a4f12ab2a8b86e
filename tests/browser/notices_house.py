"""A server that writes to people elsewhere, its post office and its push service, for tests in a browser."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
from collections.abc import Iterator
from dataclasses import dataclass

from tests.browser.house import staging
from tests.server.notices.desk import SENDER, Browser, Elsewhere, PostOffice, elsewhere, post_office


@dataclass(frozen=True)
class Town:
    address: str
    office: PostOffice
    service: Elsewhere


@contextlib.contextmanager
def around() -> Iterator[tuple[PostOffice, Elsewhere]]:
    """Both run in a thread of their own: Playwright has this one."""
    ready, done, found = threading.Event(), asyncio.Event(), list[tuple[PostOffice, Elsewhere]]()
    loop = asyncio.new_event_loop()

    async def serve() -> None:
        async with post_office() as office, elsewhere() as service:
            found.append((office, service))
            ready.set()
            await done.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    assert ready.wait(20)
    try:
        yield found[0]
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join(20)
        loop.close()


@contextlib.contextmanager
def town() -> Iterator[Town]:
    with around() as (office, service):
        options = ["--mail", f"smtp://127.0.0.1:{office.port}", "--mail-from", SENDER, "--private-hooks"]
        with staging(more=[*options, "--address", "http://games.example/"]) as stage:
            yield Town(stage.address, office, service)


def fake_service(browser: Browser) -> str:
    """A script: this browser has subscribed at our push service. The real one of Chromium is far away, and no
    test may ask for anything outside; all else is the browser's own."""
    form = browser.form()
    return f"""(() => {{
        const {{endpoint, ...keys}} = {json.dumps(form)};
        const told = {{endpoint, keys}};
        let made = null;
        PushManager.prototype.subscribe = async function (options) {{
            made = {{
                endpoint,
                options: {{applicationServerKey: options.applicationServerKey.buffer}},
                toJSON: () => told,
                unsubscribe: async () => {{ made = null; return true; }},
            }};
            sessionStorage.setItem('asked', JSON.stringify({{
                visible: options.userVisibleOnly, key: options.applicationServerKey.length,
            }}));
            return made;
        }};
        PushManager.prototype.getSubscription = async () => made;
    }})()"""
