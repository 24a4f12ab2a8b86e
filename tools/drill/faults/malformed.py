"""Thousands of messages that no good client sends: nothing breaks, and others play on."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from typing import Any
from urllib.parse import quote

from tools.drill.database import database_for
from tools.drill.hall import Hall
from tools.drill.outcome import Form, Outcome
from tools.drill.people import Person
from tools.drill.process import Server
from tools.drill.wire import Answer, Socket, ask

MESSAGES = 10_000
AT_ONCE = 6
DIGITS = "9" * 5000
INTERNAL = 1011  # the close code that says: our mistake
WORDS = ("id", "seq", "action", "seat", "name", "bot", "agree", "on", "took_ms", "probe", "word", "text", "x")
COMMANDS = ("sit", "leave", "start", "play", "weigh", "undo", "say", "hint", "echo", "rematch", "seat-bot")
TEXTS = (
    "",
    "\0",
    "a\0b",
    "\ud800",
    "ž" * 50,
    "x" * 600,
    "draw deck",
    "\u202e\u3164",
    "'; drop table",
    DIGITS,
)
NUMBERS = (0, -1, 1 << 31, 1 << 63, -(1 << 70), 1e308, -0.0, 10**30, 0.5)
PATHS = (
    "/api/me",
    "/api/me/recover",
    "/api/me/sign-in",
    "/api/me/sign-out",
    "/api/tables",
    "/api/me/account",
)
PLACES = ("", "/commands", "/history", "/moments", "/record", "/live")
QUERIES = ("seat", "after", "wait", "first", "last", "day")
SOCKETS = ("", "", "seat=0", "seat=9", "after=x", "after=%00", f"seat={DIGITS}", f"after={DIGITS}")


async def pour(form: Form) -> Outcome:
    """Bodies, paths, queries and frames; meanwhile people play at other tables."""
    number = round(MESSAGES * form.size)
    outcome = Outcome(f"{number:,} malformed messages, {form.database}")
    seen: Counter[str] = Counter()
    async with database_for(form) as database, Server(form.folder, database) as server:
        hall = Hall(server)
        await hall.arrive()
        for game in ("ticket_to_ride", "border"):
            hall.sit_down(await hall.people_table(game))
        stranger = await Person(server.port, "Eve").arrive()
        target = await stranger.open_table("ticket_to_ride", ["me", "me"])
        await stranger.must(target, "start")
        share = number // AT_ONCE
        await asyncio.gather(*(pour_some(stranger, target, i, share, seen) for i in range(AT_ONCE)))
        await pour_known(stranger, target, seen)
        await still_serves(stranger, outcome)
        outcome.tally = await hall.judge()
        unsaved = sum(player.refusals.get("unsaved", 0) for player in hall.players)
        outcome.check(unsaved == 0, f"{unsaved} actions of others could not be saved")
    for what, times in sorted(seen.items()):
        outcome.check(False, f"{times} × {what}")
    return outcome


async def pour_some(person: Person, table: str, seed: int, count: int, seen: Counter[str]) -> None:
    rng = random.Random(seed)
    while count > 0:
        if rng.random() < 0.1:
            count -= await pour_frames(person, table, rng, min(count, 40), seen)
        else:
            method, path, body = bad_request(rng, table)
            await send(person, method, path, body, seen)
            count -= 1


async def pour_known(person: Person, table: str, seen: Counter[str]) -> None:
    """What has hurt once."""
    paths = ["/api/tables/%00", "/api/daily/limes?day=%00", f"/api/tables/{table}?seat={DIGITS}"]
    paths += [f"/api/tables/{table}{place}?{key}={DIGITS}" for place in PLACES[2:4] for key in QUERIES]
    for path in paths:
        await send(person, "GET", path, None, seen)
    command = {"do": "say", "id": "a\0b", "text": "a\0b"}
    await send(person, "POST", f"/api/tables/{table}/commands", command, seen)


async def send(person: Person, method: str, path: str, body: object, seen: Counter[str]) -> None:
    try:
        answer = await ask(person.port, method, path, body, person.key)
    except (EOFError, ConnectionError):
        answer = Answer(400, b"")  # hung up on: our right
    except TimeoutError:
        answer = Answer(0, b"")
    if answer.status >= 500 or answer.status == 0:
        seen[f"{answer.status or 'no answer'} for {method} {blank(path)}"] += 1


def blank(path: str) -> str:
    """A path short enough for a report."""
    place, _, query = path.partition("?")
    parts = [part if len(part) < 15 else "…" for part in place.split("/")]
    return "/".join(parts) + ("?" + query[:12] if query else "")


async def pour_frames(person: Person, table: str, rng: random.Random, count: int, seen: Counter[str]) -> int:
    """Until they are sent, or the server hangs up."""
    query = rng.choice(SOCKETS)
    try:
        socket = await Socket.open(person.port, f"/api/tables/{table}/live?{query}", person.key)
    except (ConnectionError, TimeoutError) as error:
        if " 50" in str(error):
            seen[f"a socket with ?{query[:12]}: {error}"] += 1
        return 1
    try:
        await socket.read()  # news, or why not
        return await pour_into(socket, rng, count, seen)
    except (EOFError, TimeoutError):
        seen[f"a socket with ?{query[:12]} closed with {socket.close_code} and no word"] += 1
        return 1
    finally:
        socket.abort()


async def pour_into(socket: Socket, rng: random.Random, count: int, seen: Counter[str]) -> int:
    sent = 0
    while sent < count and not socket.is_closed:
        for _ in range(8):
            socket.frame(bad_message(rng), rng.choice((1, 1, 1, 2)))
            sent += 1
        await asyncio.sleep(0.002)
    if socket.close_code == INTERNAL:
        seen["a socket closed as our own mistake"] += 1
    return sent


def bad_request(rng: random.Random, table: str) -> tuple[str, str, object]:
    kind = rng.randrange(4)
    if kind == 0:
        return "POST", f"/api/tables/{table}/commands", bad_message(rng)
    if kind == 1:
        return "POST", rng.choice(PATHS), bad_message(rng)
    path = f"/api/tables/{table if kind == 2 else bad_text(rng)}{rng.choice(PLACES)}"
    query = "&".join(f"{rng.choice(QUERIES)}={bad_text(rng)}" for _ in range(rng.randrange(3)))
    return "GET", f"{path}?{query}".replace("wait=", "wait=-"), None


def bad_text(rng: random.Random) -> str:
    return quote(rng.choice((*TEXTS, rng.randbytes(8).decode("latin-1"))), safe="", errors="replace")


def bad_message(rng: random.Random) -> bytes:
    kind = rng.randrange(5)
    if kind == 0:
        return rng.randbytes(rng.randrange(1, 60))
    message = {word: bad_value(rng) for word in rng.sample(WORDS, rng.randrange(1, 5))}
    message["do"] = rng.choice(COMMANDS) if kind < 4 else bad_value(rng)
    text = json.dumps(message).encode()
    return text[: rng.randrange(1, len(text))] if kind == 1 else text


def bad_value(rng: random.Random, depth: int = 0) -> Any:
    kind = rng.randrange(5 if depth < 3 else 3)
    if kind == 3:
        return [bad_value(rng, depth + 1) for _ in range(rng.randrange(3))]
    if kind == 4:
        return {rng.choice(WORDS): bad_value(rng, depth + 1) for _ in range(rng.randrange(3))}
    return rng.choice(((None, True, False), NUMBERS, TEXTS)[kind])


async def still_serves(person: Person, outcome: Outcome) -> None:
    answer = await person.ask("GET", "/healthz")
    outcome.check(answer.status == 200, f"/healthz is {answer.status} afterwards")
    table = await person.open_table("limes", ["me"])
    outcome.check(
        (await person.do(table, "start"))["is"] == "done", "a new game cannot be started afterwards"
    )
