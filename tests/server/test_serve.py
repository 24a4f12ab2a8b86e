"""Starting: where it listens, where it keeps its tables, whom it believes."""

from __future__ import annotations

import argparse
import stat
from pathlib import Path

import httpx2
import pytest

from pomezi.server import serve
from pomezi.server.app import Settings
from pomezi.server.limits import Rate, Rates
from pomezi.server.serve import is_news, listen, main, server, shown_host, usual_database
from tests.server.client import QUICK, serving


def test_a_port_that_is_taken_is_said_so(capsys: pytest.CaptureFixture[str]) -> None:
    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["--no-browser", "--port", str(port), "--database", "sqlite+aiosqlite://"]) == 2
    assert f"port {port}" in capsys.readouterr().err
    assert main(["--no-browser", "--port", "99999", "--database", "sqlite+aiosqlite://"]) == 2


def test_tables_are_kept_where_nobody_else_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert usual_database() == f"sqlite+aiosqlite:///{tmp_path}/pomezi/tables.sqlite"
    assert stat.S_IMODE((tmp_path / "pomezi").stat().st_mode) == 0o700


def test_what_is_missing_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert [is_news("interpreted"), is_news("interpreted")] == [True, False]


def test_an_address_is_shown_as_one_types_it() -> None:
    assert shown_host("127.0.0.1") == "127.0.0.1"
    assert shown_host("::1") == "[::1]"
    assert shown_host("0.0.0.0") not in ("0.0.0.0", "")


def test_nobody_is_believed_unless_named() -> None:
    assert not server(Settings("sqlite+aiosqlite://")).config.proxy_headers
    assert (
        server(Settings("sqlite+aiosqlite://", proxies="10.0.0.7")).config.forwarded_allow_ips == "10.0.0.7"
    )


@pytest.mark.parametrize(("proxy", "codes"), [("", [429, 429]), ("127.0.0.1", [201, 429])])
async def test_an_address_is_taken_from_a_known_proxy_alone(
    database: str, proxy: str, codes: list[int]
) -> None:
    """One newcomer from each address: who invents addresses gains nothing, unless a proxy of ours says so."""
    async with serving(database, QUICK, Rates(newcomers=Rate(0.001, 1)), proxy=proxy) as url:
        found = []
        for address in ("192.0.2.1", "192.0.2.2", "192.0.2.2"):
            async with httpx2.AsyncClient(base_url=url) as http:
                forwarded = {"X-Forwarded-For": address}
                answer = await http.post("/api/me", json={"name": "Anna"}, headers=forwarded)
                found.append(answer.status_code)
    assert found == [201, *codes]


def asked_for(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    return parser.parse_args(list(words))


def test_letters_need_all_three_of_their_settings(capsys: pytest.CaptureFixture[str]) -> None:
    mail = ("--mail", "smtp://mail.example", "--mail-from", "Pomezí <p@games.example>")
    ways = serve.ways_of(asked_for(*mail, "--address", "https://games.example"))
    assert (ways.address, ways.can_write(), ways.may_be_private) == ("https://games.example/", True, False)
    assert not serve.ways_of(asked_for()).can_write()
    for short in (mail, (*mail[:2], "--address", "https://g.example"), ("--address", "games.example")):
        assert serve.run(asked_for(*short, "--no-browser")) == serve.BAD_INPUT
        assert "--mail-from" in capsys.readouterr().err


def test_a_password_for_letters_is_not_told_to_other_processes_by_their_command_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(serve.MAIL, "smtp://anna:secret@mail.example")
    asked = asked_for("--mail-from", "p@g.example", "--address", "https://g.example", "--private-hooks")
    assert asked.mail == "smtp://anna:secret@mail.example"
    words = serve.words_for(asked)
    assert not [word for word in words if "secret" in word]
    again = asked_for(*words)
    assert vars(again)["mail"] == asked.mail
    assert (again.address, again.mail_from, again.private_hooks) == ("https://g.example", "p@g.example", True)
