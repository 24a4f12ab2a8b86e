"""Every door refuses with a reason, whatever happens behind it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from starlette.requests import Request
from starlette.responses import Response

from pomezi.server.commands.asking import Refuse
from pomezi.server.forms import NameForm
from pomezi.server.limits import TooLarge
from pomezi.server.routes import body_of, guarded, number, with_cookie


def asking(method: str = "GET", query: str = "", body: bytes = b"", scheme: str = "http") -> Request:
    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body}

    scope = {
        "type": "http",
        "method": method,
        "path": "/",
        "scheme": scheme,
        "server": ("127.0.0.1", 80),
        "query_string": query.encode(),
        "headers": [(b"accept-language", b"cs")],
    }
    return Request(scope, receive)


@pytest.mark.parametrize(
    ("fault", "method", "status", "code"),
    [
        (Refuse("no-such-table"), "GET", 404, "no-such-table"),
        (Refuse("table-full"), "POST", 409, "table-full"),
        (TooLarge(), "POST", 413, "too-large"),
        (OSError("the disk is full"), "POST", 503, "unsaved"),
        (OSError("the disk is full"), "GET", 503, "trouble"),
    ],
)
async def test_no_fault_is_a_bare_500(fault: Exception, method: str, status: int, code: str) -> None:
    async def answerer(_request: Request) -> Response:
        raise fault

    told = await guarded(answerer)(asking(method))
    refused = msgspec.json.decode(told.body)
    assert (told.status_code, refused["code"]) == (status, code)
    assert refused["text"]
    assert "disk" not in refused["text"]


async def test_a_body_is_its_form_or_refused() -> None:
    assert (await body_of(asking("POST", body=b'{"name":"Anna"}'), NameForm)).name == "Anna"
    for body in (b"", b"{", b'{"name":1}', b'{"name":"Anna","more":1}', b"\xff"):
        with pytest.raises(Refuse) as refused:
            await body_of(asking("POST", body=body), NameForm)
        assert refused.value.refusal.code == "bad-message"


def test_numbers_in_an_address_are_small_and_plain() -> None:
    assert number(asking(query="after=7"), "after", 99) == 7
    assert number(asking(query="after=700"), "after", 99) == 99
    assert number(asking(), "after", 99, "5") == 5
    for given in ("-1", "x", "²", "9" * 11, "1.5", "٣"):
        with pytest.raises(Refuse):
            number(asking(query=f"after={given}"), "after", 99)


def test_behind_tls_the_cookie_never_travels_in_the_open() -> None:
    plain = with_cookie(Response(), asking(), "key").headers["set-cookie"].lower()
    safe = with_cookie(Response(), asking(scheme="https"), "key").headers["set-cookie"].lower()
    assert "secure" not in plain
    assert "secure" in safe
    assert "httponly" in safe
