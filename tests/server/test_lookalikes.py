"""Names that look like one another, and names that do not."""

from __future__ import annotations

import pytest

from pomezi.server.lookalikes import looks_like


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "anna"),
        ("Aouda", "Аоudа"),
        ("Ilja", "llja"),
        ("Bob", "B0b"),
        ("Žofie", "Zofie"),
        ("Anna B", "AnnaB"),
        ("Pavel", "Pave1"),
    ],
)
def test_a_hurried_eye_takes_one_for_the_other(name: str, other: str) -> None:
    assert looks_like(name, other)


@pytest.mark.parametrize(
    ("name", "other"),
    [("Anna", "Anka"), ("Player 1", "Player 2"), ("Clara", "Dara"), ("?", "?")],
)
def test_others_are_told_apart(name: str, other: str) -> None:
    assert not looks_like(name, other)
