"""docs/server.md names all that a stranger meets: it cannot go stale without this failing."""

from __future__ import annotations

import argparse
import re
import shutil
import sqlite3
import subprocess
from pathlib import Path
from typing import get_args

import asyncpg
import pytest

import pomezi.server
from pomezi.server import race, socket, wire
from pomezi.server.app import House, Settings
from pomezi.server.figures import Figures
from pomezi.server.forms import NewTable
from pomezi.server.limits import Rates
from pomezi.server.routes import STATUS
from pomezi.server.serve import add_arguments
from tests.server import engines
from tests.server.client import Somebody, serving
from tests.server.test_sentences import codes

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
WAY = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
SERVER = Path(pomezi.server.__file__).parent


def rows(heading: str) -> list[list[str]]:
    """The table under a heading."""
    part = PAGE.split(f"\n### {heading}\n")[1].split("\n#")[0]
    lines = [line for line in part.splitlines() if line.startswith("|") and not line.startswith("|---")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]


def named(cells: list[str]) -> set[str]:
    return {word for cell in cells for word in re.findall(r"`([^` ]+)`", cell)}


def test_every_door_is_named() -> None:
    doors = {f"`{door.method} {door.path}`" for door in House(Settings("sqlite+aiosqlite://")).doors()}
    assert {row[0] for row in rows("Doors") if row[0].startswith(("`GET", "`POST"))} == doors


def test_every_command_and_every_message_is_named() -> None:
    for heading, union in (("Commands", wire.AnyCommand), ("Messages", wire.AnyMessage)):
        tags = {str(kind.__struct_config__.tag) for kind in get_args(union)}
        assert {re.findall(r"`([a-z-]+)`", row[0])[0] for row in rows(heading)} == tags
    for command in get_args(wire.AnyCommand):
        [row] = [row for row in rows("Commands") if row[0].startswith(f"`{command.__struct_config__.tag}`")]
        for field in command.__struct_fields__:
            assert field == "id" or field in named([row[0].replace("?", "")]), (row, field)
    for field in wire.News.__struct_fields__:
        assert f"`{field}`" in PAGE, field


def test_every_close_code_is_named() -> None:
    own = {value for name, value in vars(socket).items() if name.isupper() and isinstance(value, int)}
    told = {int(code) for row in rows("The WebSocket") for code in re.findall(r"\d{4}", row[0])}
    assert {code for code in own if code >= 1000} <= told
    assert {code for code in told if code >= 4000} <= own


def test_every_refusal_has_its_status() -> None:
    told = {code: int(row[1]) for row in rows("Refusals") for code in named([row[0]])}
    guard = {"unknown-host": 421, "foreign-origin": 403}
    for code in codes():
        assert told.get(code) == {**STATUS, **guard}.get(code, 409), code


def test_every_setting_and_every_figure_is_named() -> None:
    parser = argparse.ArgumentParser(add_help=False)
    add_arguments(parser)
    told = [action for action in parser._actions if action.help != argparse.SUPPRESS]
    flags = {flag for action in told for flag in action.option_strings}
    assert {word for row in rows("Settings") for word in named([row[0]])} == flags
    fields = {word for row in rows("Doors") for word in named([row[0]])}
    assert set(NewTable.__struct_fields__) - {"game", "seats", "name", "names"} <= fields
    figures = {
        line.split()[2] for line in Figures().text().decode().splitlines() if line.startswith("# TYPE")
    }
    assert {name for name in figures if "created" not in name} <= {
        word for row in rows("Health, figures, logs") for word in named([row[0]])
    }


def test_limits_are_those_that_are_kept() -> None:
    rates = Rates()
    kept = [rates.requests, rates.sockets, rates.commands, rates.chat, rates.guesses, rates.newcomers]
    kept += [rates.reviews, rates.suppositions]
    assert [(float(row[2]), float(row[3])) for row in rows("Limits")] == [(r.burst, r.per_s) for r in kept]
    assert f"{race.FRAMES_MS:.0f} ms for frames" in PAGE
    assert f"up to the bound of\n{race.LONGEST_TRIP_MS:.0f} ms (400 each way" in PAGE
    assert f"at most {race.STEADY_MS:.0f} ms and a quarter" in PAGE
    assert race.JITTER_SHARE == 0.25


def test_every_module_has_its_line() -> None:
    part = PAGE.split("## How it is built\n")[1].split("\n## ")[0]
    modules = {path.name for path in SERVER.glob("*.py")} - {"__init__.py"}
    folders = {path.parent.name for path in SERVER.glob("*/__init__.py")}
    named_there = set(re.findall(r"`([a-z]+\.py)`", part)) | set(re.findall(r"`([a-z]+)/`", part))
    assert modules | folders <= named_there
    assert {name for name in named_there if name.endswith(".py")} <= modules | {"rooms.py"}


def test_links_within_the_page_lead_somewhere() -> None:
    headings = re.findall(r"^#+ (.+)$", PAGE, re.M)
    anchors = {re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-") for heading in headings}
    assert set(re.findall(r"\(#([a-z-]+)\)", PAGE)) <= anchors
    assert "### An action's way" in WAY or "## An action's way" in WAY


# -- backup and restore, by the lines that stand there


def lines_of(first: str) -> list[str]:
    [block] = [block for block in re.findall(r"```sh\n(.*?)```", PAGE, re.S) if block.startswith(first)]
    return list(block.strip().splitlines())


async def played(url: str) -> tuple[Somebody, str, int]:
    anna = await Somebody(url, "Anna").arrive()
    table = await anna.open_table(["me", "me"])
    await anna.do(table, "start")
    news = await anna.look(table)
    done = await anna.do(table, "play", action=news["legal"][0], seq=news["seq"])
    return anna, table, int(done["seq"])


async def is_there(url: str, key: str, table: str, seq: int) -> bool:
    back = Somebody(url, "Anna")
    back.http.headers["Authorization"] = f"Bearer {key}"
    news, other = await back.look(table), await back.look(table, seat=1)
    return bool(news["seq"] == seq and other.get("legal"))


async def test_sqlite_is_backed_up_while_it_runs_and_restored(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    async with serving(database) as url:
        anna, table, seq = await played(url)
        for line in lines_of("python3"):
            subprocess.run(line, shell=True, check=True, cwd=tmp_path)
        news = await anna.look(table, seat=1)
        await anna.http.post(
            f"/api/tables/{table}/commands?seat=1",
            json={"do": "play", "action": news["legal"][0], "seq": news["seq"]},
        )
    with sqlite3.connect(tmp_path / "tables.sqlite") as damaged:
        damaged.execute("delete from journal")
    damaged.close()
    for line in lines_of("rm -f"):
        subprocess.run(line, shell=True, check=True, cwd=tmp_path)
    async with serving(database) as url:
        assert await is_there(url, anna.key, table, seq)


async def test_postgresql_is_backed_up_while_it_runs_and_restored(postgres_url: str, tmp_path: Path) -> None:
    if not shutil.which("pg_dump") or engines.find_binary("pg_dump") is None:
        pytest.skip("pg_dump is not installed here")
    plain = postgres_url.replace("+asyncpg", "")
    connection = await asyncpg.connect(plain + "postgres")
    for name in ("backed_up", "restored"):
        await connection.execute(f"drop database if exists {name}")
        await connection.execute(f"create database {name}")
    await connection.close()
    first, second = lines_of("pg_dump")
    around = {"DATABASE": plain + "backed_up", "EMPTY_DATABASE": plain + "restored", "PATH": "/usr/bin:/bin"}
    async with serving(postgres_url + "backed_up") as url:
        anna, table, seq = await played(url)
        subprocess.run(first, shell=True, check=True, cwd=tmp_path, env=around)
        await anna.do(table, "end")
    subprocess.run(second, shell=True, check=True, cwd=tmp_path, env=around)
    async with serving(postgres_url + "restored") as url:
        assert await is_there(url, anna.key, table, seq)
