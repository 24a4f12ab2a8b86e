"""Who asks, at which table, from which seat: over HTTP and over a socket alike."""

from __future__ import annotations

import pytest
from starlette.requests import HTTPConnection

from pomezi.server.commands.asking import Refuse
from pomezi.server.people import Person
from pomezi.server.reception import TABLE_ID, Reception, seat_asked
from tests.server.conftest import Arrive
from tests.server.rooms import Rooms


def asking(query: str = "", **headers: str) -> HTTPConnection:
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    return HTTPConnection({"type": "http", "query_string": query.encode(), "headers": raw})


def test_a_key_comes_with_the_cookie_or_as_a_bearers_token() -> None:
    key_of = Reception.key_of
    assert key_of(None, asking(cookie="pomezi=abc")) == "abc"  # type: ignore[arg-type]
    assert key_of(None, asking(authorization="Bearer xyz", cookie="pomezi=abc")) == "xyz"  # type: ignore[arg-type]
    assert key_of(None, asking(authorization="Basic xyz")) == ""  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", ["9" * 5000, "x", "²", "-2", "1e3", "٣"])
def test_a_seat_that_is_no_number_is_nobodys(seat: str) -> None:
    with pytest.raises(Refuse) as refused:
        seat_asked(asking(f"seat={seat}"))
    assert refused.value.refusal.code == "not-your-seat"


async def test_a_connection_speaks_for_one_of_the_persons_own_seats() -> None:
    live = await Rooms().lay(["open", "me", "me"])
    anna, bob = Person("anna", "Anna"), Person("bob", "Bob")
    reader_for = Reception.reader_for
    assert reader_for(None, asking(), live, anna, 0).seat == 1  # type: ignore[arg-type]
    assert reader_for(None, asking("seat=2"), live, anna, 0).seat == 2  # type: ignore[arg-type]
    assert reader_for(None, asking(), live, bob, 0).seat is None  # type: ignore[arg-type]
    assert reader_for(None, asking(), live, None, 0).person == ""  # type: ignore[arg-type]
    for person, seat in ((anna, 0), (bob, 1), (None, 1)):
        with pytest.raises(Refuse):
            reader_for(None, asking(f"seat={seat}"), live, person, 0)  # type: ignore[arg-type]


@pytest.mark.parametrize("table", ["%00", "x" * 41, "a%2Fb", "ž", "' or 1=1"])
async def test_an_id_that_no_table_can_have_is_not_looked_for(arrive: Arrive, table: str) -> None:
    anna = await arrive("Anna")
    assert TABLE_ID.fullmatch(await anna.open_table(["me", "open"]))
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/history"):
        assert (await anna.http.get(path)).status_code == 404
