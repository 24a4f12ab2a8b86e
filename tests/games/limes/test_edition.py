"""The house edition, and what is said about editions that cannot be played."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from pomezi import EditionError, Setup, playout, seeded
from pomezi.games.limes import Limes
from pomezi.games.limes.edition import Edition, load_edition
from pomezi.text import LANGUAGES, Texts


def faces() -> list[list[str]]:
    edition = load_edition("pomezi")
    return [edition.zones_of(card * 4) for card in range(24)]


def sheet(count: int = 24, **changes: object) -> dict[str, Any]:
    plain = [{"number": i + 1, "zones": ["field", "water", "forest", "rock+hut"]} for i in range(count)]
    return {"workers": 7, "cards": plain, **changes}


def alike(number: int, zone: str, zones: int = 4) -> list[dict[str, object]]:
    """Cards that are all the same, numbers too."""
    return [{"number": number, "zones": [zone] * zones}] * 24


def read(tmp_path: Path, content: dict[str, Any]) -> Edition:
    path = tmp_path / "own.json"
    path.write_text(json.dumps(content, indent=1), encoding="utf-8")
    return load_edition(str(path))


def test_the_house_cards_are_those_of_its_provenance() -> None:
    words = Counter(word for zones in faces() for word in zones)
    kinds = Counter(word.removesuffix("+hut") for word in words.elements())
    assert kinds == {"field": 30, "water": 30, "forest": 20, "rock": 16}
    assert (words["field+hut"], words["forest+hut"]) == (16, 10)
    assert Counter(sum("hut" in word for word in zones) for zones in faces()) == {0: 7, 1: 8, 2: 9}


def test_no_card_shows_a_kind_more_than_twice_and_none_two_rocks_and_no_two_are_alike() -> None:
    for zones in faces():
        kinds = Counter(word.removesuffix("+hut") for word in zones)
        assert max(kinds.values()) <= 2
        assert kinds["rock"] <= 1
    turned = {
        min(tuple(load_edition("pomezi").zones_of(card * 4 + turns)) for turns in range(4))
        for card in range(24)
    }
    assert len(turned) == 24


def test_an_edition_of_ones_own_can_be_played(tmp_path: Path) -> None:
    read(tmp_path, sheet(16, workers=3))
    state = Limes().new(Setup(2, "1", str(tmp_path / "own.json")))
    playout(state, seeded("2"))
    assert Limes().load(state.dump()).dump() == state.dump()


@pytest.mark.parametrize(
    ("content", "code", "place"),
    [
        (sheet(15), "edition-bad-count", "cards"),
        (sheet(61), "edition-bad-count", "cards"),
        (sheet(workers=8), "edition-bad-value", "workers"),
        (sheet(workers=0), "edition-bad-value", "workers"),
        (sheet(cards=[{"number": 2, "zones": ["field"] * 4}] * 24), "edition-bad-value", "cards[0].number"),
        (sheet(cards=[{"number": 1, "zones": ["field"] * 3}] * 24), "edition-bad-count", "cards[0].zones"),
        (sheet(cards=[{"number": 1, "zones": ["lava"] * 4}] * 24), "edition-unknown", "cards[0].zones[0]"),
        (
            sheet(cards=[{"number": 1, "zones": ["water+hut"] * 4}] * 24),
            "edition-unknown",
            "cards[0].zones[0]",
        ),
    ],
)
def test_a_faulty_edition_is_refused_with_the_place(
    tmp_path: Path, content: dict[str, Any], code: str, place: str
) -> None:
    with pytest.raises(EditionError) as caught:
        read(tmp_path, content)
    assert (caught.value.refusal.code, caught.value.refusal.facts["place"]) == (code, place)
    for lang in LANGUAGES:
        assert Texts(lang, "limes").error(caught.value)
