"""Behind TLS: the example configuration of nginx, run as it stands in docs, in front of a real server."""

from __future__ import annotations

import contextlib
import json
import os
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import connect

from pomezi.server.limits import Rate, Rates
from tests.server import engines
from tests.server.client import QUICK, serving

EXAMPLE = Path(__file__).parents[2] / "docs" / "nginx.conf"
AROUND = """
pid {folder}/nginx.pid;
error_log {folder}/error.log;
daemon off;
worker_processes 1;
events {{}}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def make_certificate(folder: Path) -> None:
    words = (
        "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost"
    )
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(["openssl", *words.split(), *files], check=True, capture_output=True)


def site(folder: Path, upstream: str, port: int, plain_port: int, example: Path) -> str:
    """The example with our own name, ports and certificate, and nothing else changed."""
    text = example.read_text(encoding="utf-8")
    for old, new in (
        ("127.0.0.1:8765;\n", f"{upstream};\n"),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("listen 80", f"listen 127.0.0.1:{plain_port}"),
        ("/etc/ssl/games.example", str(folder)),
        ("server_name games.example", "server_name localhost"),
    ):
        assert old in text, old
        text = text.replace(old, new)
    return text


@contextlib.contextmanager
def nginx(upstream: str, example: Path = EXAMPLE) -> Iterator[tuple[int, int, ssl.SSLContext]]:
    """Its ports for TLS and for plain HTTP, and whom to trust."""
    program = engines.find_binary("nginx")
    if not program or not engines.find_binary("openssl"):
        pytest.skip("nginx or openssl is not installed here")
    port, plain_port = engines.free_port(), engines.free_port()
    with engines.folder_for_anybody() as folder:
        make_certificate(folder)
        (folder / "site.conf").write_text(site(folder, upstream, port, plain_port, example))
        (folder / "nginx.conf").write_text(AROUND.format(folder=folder))
        for file in folder.iterdir():
            os.chmod(file, 0o644)
        words = ["-c", str(folder / "nginx.conf"), "-p", str(folder), "-e", str(folder / "error.log")]
        running = engines.start([program, *words], port)
        try:
            yield port, plain_port, ssl.create_default_context(cafile=str(folder / "fullchain.pem"))
        finally:
            engines.stop(running)


def client(port: int, trust: ssl.SSLContext, own: str = "127.0.0.1") -> httpx2.AsyncClient:
    """Somebody who comes from an address of their own."""
    transport = httpx2.AsyncHTTPTransport(verify=trust, local_address=own)
    return httpx2.AsyncClient(base_url=f"https://localhost:{port}", transport=transport, timeout=20)


async def test_a_game_is_played_through_the_example_proxy(database: str) -> None:
    async with serving(database, proxy="127.0.0.1") as url:
        with nginx(url.removeprefix("http://")) as (port, plain_port, trust):
            async with client(port, trust) as http:
                own_page = {"Origin": f"https://localhost:{port}"}
                me = await http.post("/api/me", json={"name": "Anna"}, headers=own_page)
                assert me.status_code == 201
                assert "secure" in me.headers["set-cookie"].lower()
                assert me.headers["strict-transport-security"]
                asked = {"game": "limes", "seats": ["me", "random"]}
                table = (await http.post("/api/tables", json=asked)).json()["id"]
                foreign = {"Origin": "https://evil.example"}
                assert (await http.post("/api/tables", json=asked, headers=foreign)).status_code == 403
                assert (await http.get("/metrics")).status_code == 404
                key = str(me.json()["key"])
            await play(f"wss://localhost:{port}/api/tables/{table}/live", trust, key, own_page["Origin"])
            async with httpx2.AsyncClient() as http:
                plain = await http.get(f"http://localhost:{plain_port}/api/games")
                assert plain.status_code == 301
                assert plain.headers["location"].startswith("https://")


async def play(address: str, trust: ssl.SSLContext, key: str, origin: str) -> None:
    headers = {"Authorization": f"Bearer {key}"}
    async with connect(address, ssl=trust, additional_headers=headers, origin=origin) as socket:  # type: ignore[arg-type]

        async def until(kind: str) -> dict[str, Any]:
            while (message := json.loads(await socket.recv()))["is"] != kind:
                pass
            return dict(message)

        await until("news")
        await socket.send(json.dumps({"do": "start", "id": "s"}))
        assert (await until("done"))["id"] == "s"


async def test_everybody_has_their_own_address_and_nobody_another_ones(database: str) -> None:
    """One newcomer from each address: what a client claims of itself is worth nothing."""
    rates = Rates(newcomers=Rate(0.001, 1))
    async with serving(database, QUICK, rates, proxy="127.0.0.1") as url:
        with nginx(url.removeprefix("http://")) as (port, _, trust):
            codes = []
            for own, claimed in (
                ("127.0.0.1", "192.0.2.1"),
                ("127.0.0.1", "192.0.2.2"),
                ("127.0.0.2", "192.0.2.1"),
                ("127.0.0.2", "192.0.2.3"),
            ):
                async with client(port, trust, own) as http:
                    sent = {"X-Forwarded-For": claimed, "X-Real-IP": claimed}
                    answer = await http.post("/api/me", json={"name": "Anna"}, headers=sent)
                    codes.append(answer.status_code)
            assert codes == [201, 429, 201, 429]
