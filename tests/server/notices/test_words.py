"""Notices in both languages: one table or several, with a limit or without, of games that are gone."""

from __future__ import annotations

from pomezi.server.notices.waits import About
from pomezi.server.notices.words import (
    Reader,
    Turn,
    chat_line,
    chat_test,
    confirmation,
    headline,
    letter,
    line_of,
)

CS, EN = Reader("cs", "Europe/Prague"), Reader("en", "UTC")
LIMES = Turn("t1", About("limes", "Bob", ["Anna", "Eva"], True))
LATE = Turn("t2", About("eighty_days", "Bob", ["Anna"], True), 1_763_420_400_000, is_reminder=True)


def test_a_headline_counts_as_its_language_does() -> None:
    assert headline([LIMES], EN) == "It's your turn"
    assert headline([LIMES] * 2, CS) == "Jste na tahu u 2 stolů"
    assert headline([LATE], CS) == "Dochází vám čas na tah"
    assert [headline([LATE] * count, CS) for count in (3, 5)] == [
        "Čekají na vás 3 stoly a dochází čas",
        "Čeká na vás 5 stolů a dochází čas",
    ]


def test_a_limit_is_told_by_the_readers_own_clock() -> None:
    assert line_of(LATE, CS).endswith("Čas máte 18. 11. do 0:00 (CET).")
    assert line_of(LATE, EN).endswith("Time until 23:00 (UTC) on 17 November.")
    assert line_of(LIMES, EN) == "Limes with Anna, Eva."


def test_a_letter_leads_to_each_table_and_out_again() -> None:
    subject, text = letter([LATE, LIMES], EN, "https://g.example/", "k")
    assert subject == "2 tables are waiting, and your time is running out"
    links = ("#/table/t1", "#/table/t2", "#/me", "#/letters/stop/k")
    assert all(f"https://g.example/{link}\n" in text for link in links)


def test_a_confirmation_says_what_it_is_about_and_what_happens_otherwise() -> None:
    for reader in (CS, EN):
        subject, text = confirmation(reader, "https://g.example/", "k")
        assert subject.startswith("Pomezí: ")
        assert "https://g.example/#/letters/confirm/k\n" in text


def test_a_game_of_a_package_that_is_gone_is_called_by_its_key() -> None:
    assert line_of(Turn("t", About("chess", "Bob", ["Anna"], False)), EN) == "chess with Anna."


def test_a_chat_is_told_a_line_for_each() -> None:
    assert chat_line([LIMES, LATE], CS, "https://g.example/").splitlines()[0] == (
        "Limes: na tahu je Bob. https://g.example/#/table/t1"
    )
    assert chat_line([LIMES], EN, "") == "Limes: it's Bob's turn. #/table/t1"
    assert chat_test(CS) != chat_test(EN)
