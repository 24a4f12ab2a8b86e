"""A program of one's own at a table."""

from __future__ import annotations

import asyncio
import sys
import urllib.request
from pathlib import Path

import pytest

from pomezi import GAMES
from pomezi.terminal import cli
from pomezi.terminal.sit import Caller, read_link
from pomezi.terminal.words import TerminalError
from tests.docs_pages import save
from tests.editions import FOLDER
from tests.server.client import Somebody
from tests.server.conftest import Arrive

ROOT = Path(__file__).resolve().parent.parent.parent
BOT = """
class Last:
    def choose(self, view, legal):
        return legal[-1]
"""


@pytest.mark.parametrize(
    "way",
    [
        "#/table/{}",
        "t/{}",
        "api/tables/{}",
        "api/tables/{}/live?after=1",
        "#/table/{}?seat=1",
        "#/table/{}/review",
        "index.html#/table/{}",
        "?source=home#/table/{}",
    ],
)
def test_any_link_to_a_table_will_do(way: str) -> None:
    for base in ("http://127.0.0.1:8765", "https://example.org/games"):
        assert read_link(f"{base}/{way.format('a-B_9')}") == (base, "a-B_9")


@pytest.mark.parametrize(
    "link",
    [
        "",
        "http://127.0.0.1:8765/",
        "ftp://there/t/abc",
        "#/table/abc",
        "http://there/#/rules/limes",
        "http:///t/a",
        "http://[::1/t/a",
    ],
)
def test_what_is_no_link_is_none(link: str) -> None:
    assert read_link(link) == ("", "")


NOBODY = "http://127.0.0.1:9/#/table/abc"  # the port where nobody ever listens


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "missing: link"),
        ([NOBODY], "missing: --bot"),
        (["http://127.0.0.1:9/#/me", "--bot", "examples.searcher:Searcher"], "no link to a table"),
        ([NOBODY, "--bot", "nowhere:Bot"], "nowhere:Bot cannot be loaded"),
        ([NOBODY, "--bot", "examples.searcher:Nobody"], "Nobody"),
        ([NOBODY, "--bot", "examples.searcher:Searcher"], "http://127.0.0.1:9 does not answer"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    assert cli.main(["sit", *words, "--lang", "en"]) == 2
    assert said in " ".join(capsys.readouterr().err.split())


def test_a_server_of_something_else_is_no_table() -> None:
    class Page(Caller):
        def _answer(self, request: urllib.request.Request) -> bytes:
            return b"<!doctype html>"

    with pytest.raises(TerminalError) as caught:
        Page("http://there").call("/api/me")
    assert caught.value.refusal.code == "no-such-server"


async def play_beside(
    anna: Somebody, url: str, folder: Path, bot: str, game: str = "ticket_to_ride", **more: object
) -> None:
    """A program sits down at Anna's table; it acts as often as it must while she acts three times."""
    table = await anna.open_table(["me", "open"], game, **more)
    program = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "pomezi",
        "sit",
        f"{url}/#/table/{table}",
        "--bot",
        bot,
        cwd=str(folder),
        stdout=asyncio.subprocess.DEVNULL,
    )
    a = await anna.sit_at(table)
    while not a.info or a.info["seats"][1]["kind"] != "person":
        await a.read()
    await a.ask("start")
    for _ in range(3):
        await a.play((await a.until_legal())[0])
    await a.ask("end")
    assert await asyncio.wait_for(program.wait(), 30) == 0


async def test_a_bot_of_ones_own_plays_a_seat(arrive: Arrive, url: str, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(BOT)
    await play_beside(await arrive("Anna"), url, tmp_path, "mine:Last")


@pytest.mark.parametrize("game", GAMES)
async def test_a_bot_that_searches_plays_every_game(arrive: Arrive, url: str, game: str) -> None:
    await play_beside(await arrive("Anna"), url, ROOT, "examples.searcher:Searcher", game)


async def test_it_plays_with_an_edition_that_only_the_table_knows(arrive: Arrive, url: str) -> None:
    text = (FOLDER / "limes.json").read_text(encoding="utf-8")
    anna = await arrive("Anna")
    await play_beside(anna, url, ROOT, "examples.searcher:Searcher", "limes", edition_text=text)


@pytest.mark.parametrize("bot", ["mine:Collector", "searching:Dreamer"])
async def test_the_bots_of_the_documentation_sit_down(
    arrive: Arrive, url: str, tmp_path: Path, bot: str
) -> None:
    save("first_bot.md", tmp_path)
    await play_beside(await arrive("Anna"), url, tmp_path, bot)
