"""`pomezi sit URL --bot module:Class`: seats anybody's bot at a running table, over HTTP alone."""

from __future__ import annotations

import json
import re
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from importlib import import_module
from secrets import token_hex
from typing import Any, Protocol, cast
from urllib.parse import urlsplit

from pomezi.bots.bot import Bot, Budget, glimpse_of
from pomezi.core.game import Game, find_game
from pomezi.core.rng import seeded
from pomezi.terminal.parser import Parser
from pomezi.terminal.words import TerminalError

WAIT_MS = 20_000
SHOWN = re.compile(r"/table/(?P<table>[\w-]+)([/?].*)?")  # after the # of a page's address
PATH = re.compile(r"(?P<base>.*)/(t|api/tables)/(?P<table>[\w-]+)(/.*)?")
FINE, WRONG = 0, 1


class Chooser(Protocol):
    """What a bot for `sit` must do: the view and the legal actions in, one of them out."""

    def choose(self, view: Mapping[str, Any], legal: Sequence[str]) -> str: ...


class Searcher:
    """Lets a whole `Bot` sit at a table: what it cannot see it imagines, from the view it is told."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.game: Game | None = None

    def sit_down(self, game: Game, edition: str) -> None:
        """At a table of this game; an edition of somebody's own comes along as its text."""
        self.game = game
        if edition:
            game.facts(edition)  # from now on views may name it

    def choose(self, view: Mapping[str, Any], legal: Sequence[str]) -> str:
        assert self.game is not None, "it has sat down"
        glimpse = glimpse_of(self.game, view, seeded(token_hex(16)))
        return glimpse.write(self.bot.choose(glimpse, Budget()).action)


class Caller:
    """A program with a key, at a server."""

    def __init__(self, base: str, key: str = "") -> None:
        self.base = base
        self.key = key

    def call(self, path: str, body: object = None) -> dict[str, Any]:
        headers = {"Content-Type": "application/json"}
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        sent = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, sent, headers)
        try:
            return dict(json.loads(self._answer(request) or b"{}"))
        except OSError as error:
            raise TerminalError("server-silent", server=self.base) from error
        except ValueError as error:
            raise TerminalError("no-such-server", server=self.base) from error

    def _answer(self, request: urllib.request.Request) -> bytes:
        try:
            with urllib.request.urlopen(request, timeout=WAIT_MS / 1000 + 10) as answer:
                return bytes(answer.read())
        except urllib.error.HTTPError as error:
            return error.read()


def main(words: Sequence[str]) -> int:
    parser = Parser("sit")
    parser.need("link")
    parser.add_argument("--bot")
    parser.add_argument("--name", default="Bot")
    parser.add_argument("--key", default="")
    asked = parser.read(words)
    base, table = read_link(asked.link)
    if not table:
        raise TerminalError("no-table-link", link=asked.link)
    if asked.bot is None:
        raise TerminalError("usage-missing", words="--bot", command="sit")
    try:
        bot = load(asked.bot)
    except (ImportError, AttributeError, ValueError) as error:
        raise TerminalError("bot-unloadable", bot=asked.bot, why=str(error)) from error
    caller = Caller(base, asked.key)
    if not caller.key:
        me = caller.call("/api/me", {"name": asked.name})
        if "key" not in me:
            return complain(me)
        caller.key = me["key"]
        print(f"key: {caller.key}", flush=True)
    return sit(caller, table, asked.name, bot)


def read_link(link: str) -> tuple[str, str]:
    """The server's address and the table's id, from whatever link a browser or the API shows."""
    try:
        parts = urlsplit(link)
    except ValueError:  # brackets of an address that do not close
        return "", ""
    if parts.scheme not in ("http", "https") or not parts.netloc:
        return "", ""
    shown, path = SHOWN.fullmatch(parts.fragment), PATH.fullmatch(parts.path)
    if shown is not None:
        below = parts.path.removesuffix("index.html").rstrip("/")
        return f"{parts.scheme}://{parts.netloc}{below}", shown["table"]
    if path is not None:
        return f"{parts.scheme}://{parts.netloc}{path['base']}", path["table"]
    return "", ""


def load(spec: str) -> Chooser | Searcher:
    module, colon, name = spec.partition(":")
    if not colon:
        raise ValueError("expected module:Class")
    sys.path.insert(0, "")
    made = getattr(import_module(module), name)()
    return Searcher(made) if isinstance(made, Bot) else cast(Chooser, made)


def sit(caller: Caller, table: str, name: str, bot: Chooser | Searcher) -> int:
    """Takes a seat unless the key has one, then plays to the end."""
    news = caller.call(f"/api/tables/{table}")
    if news.get("is") != "news":
        return complain(news)
    if not any(seat["mine"] for seat in news["table"]["seats"]):
        done = caller.call(f"/api/tables/{table}/commands", {"do": "sit", "name": name, "id": token_hex(8)})
        if done.get("is") != "done":
            return complain(done)
    if isinstance(bot, Searcher):
        edition = caller.call(f"/api/tables/{table}/edition")
        bot.sit_down(find_game(edition["game"]), edition["text"])
    while news.get("is") == "news":
        if news["table"]["status"] in ("over", "ended"):
            print(json.dumps(news.get("scores", [])), flush=True)
            return FINE
        if news.get("legal"):
            news = act(caller, table, bot, news)
        else:
            news = caller.call(f"/api/tables/{table}?after={news['seq']}&wait={WAIT_MS}")
    return complain(news)


def act(caller: Caller, table: str, bot: Chooser | Searcher, news: dict[str, Any]) -> dict[str, Any]:
    """One action, and the news after it."""
    began = time.monotonic()
    action = bot.choose(news["view"], news["legal"])
    command = {"do": "play", "id": token_hex(8), "seq": news["seq"], "action": action}
    if news["pace"] == "race":
        command["took_ms"] = (time.monotonic() - began) * 1000
    done = caller.call(f"/api/tables/{table}/commands", command)
    if done.get("is") != "done" and done.get("code") != "stale":
        complain(done)
        time.sleep(0.2)
    return caller.call(f"/api/tables/{table}")


def complain(answer: Mapping[str, Any]) -> int:
    print(answer.get("text") or answer.get("code") or answer, file=sys.stderr)
    return WRONG
