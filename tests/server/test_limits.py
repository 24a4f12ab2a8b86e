"""How often, how much, and from where: whoever asks for more is turned away, with a reason."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx2
import pytest

from pomezi.server.limits import REMEMBERED, Buckets, Rate, Rates, headers_for, is_known_host
from tests.server.client import QUICK, serving
from tests.server.conftest import Arrive
from tests.server.rooms import OurClock


async def test_a_request_from_another_site_is_refused(arrive: Arrive, url: str) -> None:
    anna = await arrive("Anna")
    foreign = {"Origin": "https://evil.example"}
    answer = await anna.http.post("/api/tables", json={}, headers=foreign)
    assert answer.status_code == 403
    crossed = {"Sec-Fetch-Site": "cross-site"}
    assert (await anna.http.post("/api/tables", json={}, headers=crossed)).status_code == 403
    own = await anna.http.post("/api/me", json={"name": "Anna"}, headers={"Origin": url})
    assert own.status_code == 200


async def test_every_answer_wears_its_security_headers(url: str) -> None:
    async with httpx2.AsyncClient(base_url=url) as http:
        for path in ("/healthz", "/api/games", "/api/nowhere", "/metrics"):
            headers = (await http.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"


async def test_too_many_requests_are_turned_away(database: str) -> None:
    async with serving(database, QUICK, Rates(requests=Rate(0.01, 10))) as url:
        async with httpx2.AsyncClient(base_url=url) as http:
            codes = [(await http.get("/api/games")).status_code for _ in range(12)]
        assert codes == [200] * 10 + [429] * 2


async def test_a_body_that_is_too_large_is_refused(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    assert (await anna.http.post("/api/me", content=b"x" * 20_000)).status_code == 413

    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(20):
            yield b" " * 1000

    assert (await anna.http.post("/api/me", content=pieces())).status_code == 413


class Noted:
    """Who was turned away."""

    def __init__(self) -> None:
        self.kinds: list[str] = []

    def limited(self, kind: str) -> None:
        self.kinds.append(kind)


def test_a_bucket_empties_and_fills_again() -> None:
    clock, noted = OurClock(), Noted()
    buckets = Buckets(clock, noted)
    rate = Rate(per_s=2, burst=3)
    assert [buckets.may("chat", "anna", rate) for _ in range(4)] == [True, True, True, False]
    assert buckets.may("chat", "bob", rate)
    assert buckets.may("other", "anna", rate)
    clock.at += 500
    assert [buckets.may("chat", "anna", rate) for _ in range(2)] == [True, False]
    clock.at += 60_000
    assert [buckets.may("chat", "anna", rate) for _ in range(4)] == [True, True, True, False]
    assert noted.kinds == ["chat"] * 3


def test_buckets_are_not_kept_for_ever() -> None:
    buckets = Buckets(OurClock(), Noted())
    for number in range(REMEMBERED + 50):
        buckets.may("requests", str(number), Rate(1, 1))
    assert not buckets.may("requests", str(REMEMBERED + 49), Rate(1, 1))
    assert buckets.may("requests", "0", Rate(1, 1)), "the longest forgotten was not dropped"


@pytest.mark.parametrize(
    ("host", "is_known"),
    [
        ("127.0.0.1:8765", True),
        ("[::1]:8765", True),
        ("192.168.1.7", True),
        ("localhost:1", True),
        ("laptop.local:8765", True),
        ("games.example", True),
        ("GAMES.example.:443", True),
        ("rebound.evil.example", False),
        ("games.example.evil.example", False),
        ("127.0.0.1.evil.example:8765", False),
    ],
)
def test_a_foreign_name_that_points_at_us_is_not_ours(host: str, is_known: bool) -> None:
    assert is_known_host(host, ("games.example",)) is is_known


async def test_a_page_whose_name_was_bent_towards_us_gets_nothing(url: str) -> None:
    """Origin and Host agree, and yet it is not our page."""
    bent = {"Host": "evil.example", "Origin": "http://evil.example"}
    async with httpx2.AsyncClient(base_url=url) as http:
        for answer in (
            await http.post("/api/me", json={"name": "Anna"}, headers=bent),
            await http.get("/api/me", headers=bent),
        ):
            assert (answer.status_code, answer.json()["code"]) == (421, "unknown-host")


def test_only_the_worker_of_the_pocket_may_run_webassembly() -> None:
    assert "wasm" in headers_for("/assets/pocket/worker-abc.js")["Content-Security-Policy"]
    for path in ("/", "/index.html", "/assets/index-abc.js", "/pocket/pocket.json", "/api/games"):
        assert "wasm" not in headers_for(path)["Content-Security-Policy"]


def test_files_named_by_their_contents_are_kept_and_nothing_else() -> None:
    for path in ("/assets/index-abc.js", "/pocket/0123456789ab/engine.zip"):
        assert "immutable" in headers_for(path)["Cache-Control"]
    for path in ("/", "/pocket/pocket.json", "/sw.js", "/api/tables"):
        assert headers_for(path)["Cache-Control"] == "no-store"
