"""Letters as people take them: accents are optional, lists follow the language."""

from __future__ import annotations

import pytest

from pomezi.text.letters import alphabet, folded


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("Řecko", "recko"),
        (" Bosna  a Hercegovina ", "bosna a hercegovina"),
        ("Denver – El Paso", "denver-el paso"),
    ],
)
def test_names_are_folded(typed: str, plain: str) -> None:
    assert folded(typed) == plain


def test_czech_lists_follow_the_czech_alphabet() -> None:
    names = ["Albánie", "Ázerbájdžán", "Belgie", "Česko", "Chorvatsko", "Dánsko", "Itálie", "Island", "Irsko"]
    names += [
        "Rumunsko",
        "Rusko",
        "Řecko",
        "San Marino",
        "Slovensko",
        "Srbsko",
        "Španělsko",
        "Švédsko",
        "Ukrajina",
    ]
    ordered = sorted(names, key=lambda name: alphabet(name, "cs"))
    assert ordered == [
        "Albánie", "Ázerbájdžán", "Belgie", "Česko", "Dánsko", "Chorvatsko", "Irsko", "Island", "Itálie",
        "Rumunsko", "Rusko", "Řecko", "San Marino", "Slovensko", "Srbsko", "Španělsko", "Švédsko", "Ukrajina",
    ]  # fmt: skip


def test_english_lists_do_not_know_czech_letters() -> None:
    assert sorted(["Chad", "Cuba", "Congo"], key=lambda name: alphabet(name, "en")) == [
        "Chad",
        "Congo",
        "Cuba",
    ]
