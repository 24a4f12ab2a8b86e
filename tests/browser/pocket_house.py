"""The pocket as any web server would serve it: under a path of its own, with no house of ours behind it."""

from __future__ import annotations

import contextlib
import json
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

from playwright.sync_api import Page, expect

from tests.browser.house import ROOT

POCKET = ROOT / "build" / "pocket"
UNDER = "/club/games"
PAUSE_MS = 5  # of bots: nobody waits for what people would call natural


class Plain(SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".wasm": "application/wasm",
        ".mjs": "text/javascript",
    }

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(UNDER))

    def do_GET(self) -> None:
        if self.path != f"{UNDER}/pocket/pocket.json":
            super().do_GET()
            return
        told = {
            **json.loads((POCKET / "pocket" / "pocket.json").read_text()),
            "pause_ms": PAUSE_MS,
            "wait_ms": 0,
        }
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps(told).encode())

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextlib.contextmanager
def plain_server() -> Iterator[tuple[str, ThreadingHTTPServer]]:
    """Its address, and the server itself, for whoever wants it to be gone."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Plain, directory=str(POCKET)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}{UNDER}/", server
    finally:
        server.shutdown()
        server.server_close()


def take_along(page: Page) -> None:
    """All of it into the browser."""
    page.locator("section.pocket button").click()
    page.wait_for_selector("section.pocket:not(:has(progress)):not(:has(button))", timeout=120_000)


def board(page: Page) -> None:
    page.wait_for_selector("main.board", timeout=60_000)
    expect(page.locator(".bar.mine")).to_have_count(1)
