"""The pocket as any web server would serve it: under a path of its own, with no house of ours behind it."""

from __future__ import annotations

import contextlib
import io
import json
import re
import shutil
import tempfile
import threading
import zipfile
from collections import defaultdict
from collections.abc import Iterator, Mapping
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.fixed import fixed_hex, position_of
from tests.browser.house import ROOT, Stage

POCKET = ROOT / "build" / "pocket"
UNDER = "/club/games"
START_MS = 60_000  # a page is awaited so long: Python starts first, on a machine that may be busy
PAUSE_MS = 5  # of bots: nobody waits for what people would call natural


class Shelf(ThreadingHTTPServer):
    """Serves a folder; another one when somebody puts it there. With positions of a test its engine has a
    scenario in it."""

    folder = POCKET
    positions: Path | None = None
    drawn: Mapping[str, defaultdict[str, int]] = {
        "laying": defaultdict(int),
        "thinking": defaultdict(int),
    }


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
        found = self._answer(self.path.removeprefix(UNDER + "/").split("/"))
        if found is None:
            super().do_GET()
            return
        self.send_response(200)
        self.end_headers()
        self.wfile.write(found)

    def _answer(self, path: list[str]) -> bytes | None:
        """What is not as it lies in the folder."""
        if path == ["pocket", "pocket.json"]:
            told = json.loads((self.server.folder / "pocket" / "pocket.json").read_text())
            return json.dumps({**told, "pause_ms": PAUSE_MS, "wait_ms": 0}).encode()
        positions = self.server.positions
        if positions is None:
            return None
        if path[-1] == "engine.zip":
            return with_scenario((self.server.folder / "/".join(path)).read_bytes())
        if path[:2] == ["scenario", "begin"]:
            return position_of(positions, path[2]).encode()
        if path[0] == "scenario":
            return fixed_hex(int(path[2]), positions, self.server.drawn[path[1]]).encode()
        return None

    def log_message(self, format: str, *args: object) -> None:
        pass


# What a test asks a server behind the page's back, it asks the house in the page's worker; where the page has
# started none yet, a house of its own, which is gone when it has answered.
BEHIND_THE_PAGE = """
    const houses = [], answers = new Map();
    let last = 1e9; // far from the numbers of the page
    const hear = ({data}) => answers.get('line' in data ? data.line : data.id)?.(data);
    const Plain = Worker;
    const begin = (script, how = {type: 'module'}) => {
        const house = new Plain(script, how);
        house.addEventListener('message', hear);
        return house;
    };
    window.Worker = function (script, how) {
        houses.push(begin(script, how));
        return houses.at(-1);
    };
    const call = (house, ...message) => new Promise((done, failed) => {
        const id = ++last;
        answers.set(id, told => 'error' in told ? failed(new Error(told.error)) : done(told.answer));
        house.postMessage([id, ...message]);
    });
    window.askHouse = async (path, body) => {
        const {shell} = await (await fetch('pocket/pocket.json')).json();
        const script = shell.find(each => /^assets\\/pocket\\/worker/.test(each));
        const house = houses[0] ?? begin(script);
        await call(house, 'start', new URL('pocket/', document.baseURI).href);
        const [status, told] = JSON.parse(await call(house, 'ask', path, body ? JSON.stringify(body) : null));
        if (house !== houses[0]) house.terminate();
        if (status !== 200) throw new Error(JSON.stringify(told));
        localStorage.setItem('pomezi.pocket', '1');
        return told;
    };
    window.lineToHouse = path => {
        const key = ++last, line = {};
        answers.set(key, ({text}) => line.onmessage({data: text}));
        line.send = text => void call(houses[0], 'take', key, text);
        line.close = () => void call(houses[0], 'disconnect', key).then(() => line.onclose({}));
        void call(houses[0], 'connect', key, path);
        return line;
    };
"""

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
    """A function of a Python program, called in the page, which may compile WebAssembly for once."""
    page.context.new_cdp_session(page).send("Page.setBypassCSP", {"enabled": True})
    page.reload()
    return str(page.evaluate(IN_THE_POCKET, [program.read_text(encoding="utf-8"), door, list(args)]))


def with_scenario(engine: bytes) -> bytes:
    """A source is read rather than the bytecode beside it."""
    packed = io.BytesIO(engine)
    with zipfile.ZipFile(packed, "a") as files:
        files.write(Path(__file__).with_name("pocket_scenario.py"), "pomezi/pocket/__init__.py")
    return packed.getvalue()


@contextlib.contextmanager
def pocket_staging() -> Iterator[Stage]:
    """As house.staging, without a server of ours."""
    with tempfile.TemporaryDirectory(prefix="pomezi-pocket-") as folder, plain_server() as (address, server):
        server.positions = Path(folder)
        stage = Stage(address, server.positions, BEHIND_THE_PAGE, START_MS)
        expect.set_options(timeout=START_MS)
        stage.lay(None)
        stage.deal_for("")
        yield stage


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


def saved(page: Page) -> str:
    with page.expect_download() as download:
        page.locator("dialog a[download]").click()
    return Path(download.value.path()).read_text(encoding="utf-8")
