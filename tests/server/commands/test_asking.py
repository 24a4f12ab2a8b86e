"""Who asks, what they are called, and what must be so first."""

from __future__ import annotations

import pytest

from pomezi.server.commands.asking import Asker, Refuse, clean, need_bot, need_host, need_status
from tests.server.rooms import Rooms


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("  Anna \n Nová ", "Anna Nová"),
        ("A\u202e\x00nna", "A nna"),
        ("Ž\u0065\u0301", "Ž\u0065\u0301"),
        ("👩‍🚀", "👩 🚀"),
        *((blank, "") for blank in "\u3164\u2800\u115f\u1160\u034f\u17b4\u200b\u00ad\ufeff\uffa0\x7f"),
    ],
)
def test_a_name_has_something_to_be_seen(text: str, cleaned: str) -> None:
    assert clean(text) == cleaned


async def test_what_must_be_so_is_refused_by_its_own_code() -> None:
    table = (await Rooms().lay(["me", "open"])).table
    need_status(table, "open")
    need_host(table, Asker("anna", 0))
    need_bot(table, "random")
    for code, must in (
        ("table-open", lambda: need_status(table, "playing")),
        ("not-host", lambda: need_host(table, Asker("bob", 1))),
        ("not-host", lambda: need_host(table, Asker("", None))),
        ("unknown-bot", lambda: need_bot(table, "nobody")),
        ("no-seat", Asker("bob", None).need_seat),
    ):
        with pytest.raises(Refuse) as refused:
            must()
        assert refused.value.refusal.code == code
