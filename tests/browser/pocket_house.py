"""The pocket as any web server would serve it: under a path of its own, with no house of ours behind it."""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.house import ROOT

POCKET = ROOT / "build" / "pocket"
UNDER = "/club/games"
PAUSE_MS = 5  # of bots: nobody waits for what people would call natural


class Shelf(ThreadingHTTPServer):
    """Serves a folder; another one when somebody puts it there."""

    folder = POCKET


class Plain(SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".wasm": "application/wasm",
        ".mjs": "text/javascript",
    }

    server: Shelf

    def translate_path(self, path: str) -> str:
        self.directory = str(self.server.folder)
        return super().translate_path(path.removeprefix(UNDER))

    def do_GET(self) -> None:
        if self.path != f"{UNDER}/pocket/pocket.json":
            super().do_GET()
            return
        told = {
            **json.loads((self.server.folder / "pocket" / "pocket.json").read_text()),
            "pause_ms": PAUSE_MS,
            "wait_ms": 0,
        }
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps(told).encode())

    def log_message(self, format: str, *args: object) -> None:
        pass


# The pocket's own Python, library and engine, without its house.
IN_THE_POCKET = """async ([program, door, args]) => {
    const base = new URL('pocket/', document.baseURI);
    const {at} = await (await fetch(new URL('pocket.json', base))).json();
    const folder = new URL(`${at}/`, base).href;
    const {loadPyodide} = await import(folder + 'pyodide.mjs');
    const python = await loadPyodide({
        indexURL: folder, stdLibURL: folder + 'stdlib.zip', packageBaseUrl: folder, checkAPIVersion: false,
        lockFileContents: {packages: {}, info: {
            abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2'}},
    });
    for (const name of ['native.zip', 'engine.zip']) {
        const data = await (await fetch(folder + name)).arrayBuffer();
        python.unpackArchive(data, 'zip', {extractDir: '/lib/python3.14/site-packages'});
    }
    python.globals.set('__name__', 'in_the_pocket');
    python.runPython(program);
    return python.globals.get(door)(...args);
}"""


def run_in_pocket(page: Page, program: Path, door: str, *args: object) -> str:
    """A function of a Python program, called in the page."""
    return str(page.evaluate(IN_THE_POCKET, [program.read_text(encoding="utf-8"), door, list(args)]))


@contextlib.contextmanager
def plain_server() -> Iterator[tuple[str, Shelf]]:
    """Its address, and the server itself, for whoever wants it to be gone."""
    server = Shelf(("127.0.0.1", 0), Plain)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}{UNDER}/", server
    finally:
        server.shutdown()
        server.server_close()


def another_version(to: Path) -> None:
    """The same pocket, but every file whose name changes with its contents has another name."""
    shutil.copytree(POCKET, to)
    told = json.loads((to / "pocket" / "pocket.json").read_text())
    engine = to / "pocket" / ("f" * 12)
    (to / "pocket" / told["at"]).rename(engine)
    names = {each.name: f"z{each.name}" for each in (to / "assets").rglob("*") if each.is_file()}
    mentioned = re.compile(r"(?<=[/\"'`(])(?:" + "|".join(map(re.escape, names)) + ")")
    told |= {"version": "e" * 12, "at": engine.name}
    (to / "pocket" / "pocket.json").write_text(json.dumps(told))
    for each in to.rglob("*"):
        if each.suffix in (".js", ".css", ".html", ".json") and engine not in each.parents:
            text = each.read_text(encoding="utf-8")
            each.write_text(mentioned.sub(lambda found: names[found[0]], text), encoding="utf-8")
    for each in [each for each in (to / "assets").rglob("*") if each.is_file()]:
        each.rename(each.with_name(names[each.name]))


def take_along(page: Page) -> None:
    """All of it into the browser."""
    page.locator("section.pocket button").click()
    page.wait_for_selector("section.pocket:not(:has(progress)):not(:has(button))", timeout=120_000)


def board(page: Page) -> None:
    page.wait_for_selector("main.board", timeout=60_000)
    expect(page.locator(".bar.mine")).to_have_count(1)
