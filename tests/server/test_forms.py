"""What may be asked for over HTTP, and what may not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from pomezi.server.forms import AccountForm, NewTable, SignOutForm

TABLE = {"game": "limes", "seats": ["me"]}


@pytest.mark.parametrize(
    ("form", "asked"),
    [
        (NewTable, {**TABLE, "edition": "../../etc/passwd"}),
        (NewTable, {**TABLE, "edition": "/tmp/own.json"}),
        (NewTable, {**TABLE, "seats": []}),
        (NewTable, {**TABLE, "seats": ["me"] * 17}),
        (NewTable, {**TABLE, "limit_s": -1}),
        (NewTable, {**TABLE, "grace_s": 86_401}),
        (NewTable, {**TABLE, "daily": "today"}),
        (NewTable, {**TABLE, "secret": "mine"}),
        (NewTable, {**TABLE, "options": {"rounds": [1]}}),
        (AccountForm, {"login": "anna", "password": "short"}),
        (AccountForm, {"login": "an na", "password": "long enough"}),
        (AccountForm, {"login": "a\x00b", "password": "long enough"}),
        (SignOutForm, {"everywhere": 1}),
    ],
)
def test_what_nobody_may_ask_for_is_no_form(form: type, asked: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(asked), type=form)


def test_a_table_is_rated_and_not_listed_unless_told() -> None:
    asked = msgspec.json.decode(msgspec.json.encode(TABLE), type=NewTable)
    assert (asked.rated, asked.listed, asked.hints, asked.grace_s) == (True, False, None, None)
