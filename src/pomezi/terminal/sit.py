"""`pomezi sit URL --bot module:Class`: seats anybody's bot at a running table, over HTTP alone."""

from __future__ import annotations

import argparse
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

from pomezi.bots.bot import Bot, Budget, glimpse_of
from pomezi.core.errors import PomeziError
from pomezi.core.game import Game, find_game
from pomezi.core.rng import seeded

WAIT_MS = 20_000
LINK = re.compile(
    r"(?P<base>https?://[^#?]+?)(/#/table/|/t/|/api/tables/)(?P<table>[\w-]+)(/live)?/?([?].*)?"
)
FINE, WRONG, BAD_INPUT = 0, 1, 2


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
            with urllib.request.urlopen(request, timeout=WAIT_MS / 1000 + 10) as answer:
                return dict(json.loads(answer.read()))
        except urllib.error.HTTPError as error:
            return dict(json.loads(error.read() or b"{}"))


def main(argv: Sequence[str]) -> int:
    asked = parser().parse_args(list(argv))
    base, table = read_link(asked.url)
    if not table:
        print(f"{asked.url} is no link to a table", file=sys.stderr)
        return BAD_INPUT
    try:
        bot = load(asked.bot)
    except (ImportError, AttributeError, ValueError, PomeziError) as error:
        print(f"{asked.bot}: {error}", file=sys.stderr)
        return BAD_INPUT
    caller = Caller(base, asked.key)
    if not caller.key:
        me = caller.call("/api/me", {"name": asked.name})
        caller.key = me["key"]
        print(f"key: {caller.key}", flush=True)
    return sit(caller, table, asked.name, bot)


def read_link(url: str) -> tuple[str, str]:
    """The server's address and the table's id, from whatever link a browser or the API shows."""
    found = LINK.fullmatch(url)
    return (found["base"], found["table"]) if found else ("", "")


def parser() -> argparse.ArgumentParser:
    p = argparse.ArgumentParser(prog="pomezi sit", description="Seat a bot of your own at a table.")
    p.add_argument("url", help="the link of the table")
    p.add_argument("--bot", required=True, help="module:Class, a pomezi Bot or with choose(view, legal)")
    p.add_argument("--name", default="Bot")
    p.add_argument("--key", default="", help="to come back to a seat taken before")
    return p


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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
