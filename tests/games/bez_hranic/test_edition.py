"""Edition files with a fault are refused, and the message names the line."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from pomezi import EditionError, Refusal, Setup
from tests.games.bez_hranic.build import GAME

EUROPE = files("pomezi.games.bez_hranic") / "editions" / "europe.json"


def text_of_europe() -> str:
    return EUROPE.read_text(encoding="utf-8")


def fault_of(folder: Path, text: str) -> Refusal:
    path = folder / "mine.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(EditionError) as caught:
        GAME.new(Setup(2, "1", str(path)))
    return caught.value.refusal


def line_with(text: str, words: str) -> int:
    return text[: text.index(words)].count("\n") + 1


def test_a_file_of_ones_own_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(text_of_europe(), encoding="utf-8")
    assert GAME.new(Setup(2, "1", str(path))).actors() == 0b11


def test_an_asymmetric_border_names_its_line(tmp_path: Path) -> None:
    text = text_of_europe().replace('"li": {"land": ["at", "ch"]}', '"li": {"land": ["at", "ch", "it"]}')
    refusal = fault_of(tmp_path, text)
    assert refusal.code == "edition-one-way"
    assert refusal.facts["line"] == line_with(text, '"li": {"land"')
    assert (refusal.facts["value"], refusal.facts["other"]) == ("li", "it")


def test_a_border_that_is_land_on_one_side_and_sea_on_the_other_names_its_line(tmp_path: Path) -> None:
    text = text_of_europe().replace('"cy": {"sea": ["tr"]}', '"cy": {"land": ["tr"]}')
    refusal = fault_of(tmp_path, text)
    assert refusal.code == "edition-one-way"
    assert refusal.facts["line"] == line_with(text, '"cy": {"land"')


def test_an_unknown_neighbour_names_its_line(tmp_path: Path) -> None:
    text = text_of_europe().replace('"pt": {"land": ["es"]}', '"pt": {"land": ["es", "narnia"]}')
    refusal = fault_of(tmp_path, text)
    assert (refusal.code, refusal.facts["value"]) == ("edition-unknown", "narnia")
    assert refusal.facts["line"] == line_with(text, '"pt": {"land"')


def test_borders_of_an_unknown_state_name_their_line(tmp_path: Path) -> None:
    text = text_of_europe().replace(
        '"pt": {"land": ["es"]}', '"pt": {"land": ["es"]},\n  "narnia": {"land": []}'
    )
    refusal = fault_of(tmp_path, text)
    assert (refusal.code, refusal.facts["value"]) == ("edition-unknown", "narnia")
    assert refusal.facts["line"] == line_with(text, '"narnia"')


def test_a_state_that_cannot_be_reached_names_its_line(tmp_path: Path) -> None:
    text = text_of_europe().replace('"cy": {"sea": ["tr"]}', '"cy": {}').replace(', "sea": ["cy"]', "")
    refusal = fault_of(tmp_path, text)
    assert (refusal.code, refusal.facts["value"]) == ("edition-unreachable", "cy")
    assert refusal.facts["line"] == line_with(text, '"cy": {}')


def test_a_part_that_cannot_be_reached_names_its_line(tmp_path: Path) -> None:
    text = text_of_europe().replace('"ru:kaliningrad": {"land": ["lt", "pl"]}', '"ru:kaliningrad": {}')
    text = text.replace('"pl", "ru:kaliningrad"]', '"pl"]').replace(
        '"lt", "ru:kaliningrad", "sk"', '"lt", "sk"'
    )
    refusal = fault_of(tmp_path, text)
    assert (refusal.code, refusal.facts["value"]) == ("edition-unreachable", "ru:kaliningrad")
    assert refusal.facts["line"] == line_with(text, '"ru:kaliningrad": {}')


def test_a_state_without_borders_in_the_file_is_named(tmp_path: Path) -> None:
    text = text_of_europe().replace('  "cy": {"sea": ["tr"]},\n', "").replace(', "sea": ["cy"]', "")
    refusal = fault_of(tmp_path, text)
    assert (refusal.code, refusal.facts["value"]) == ("edition-unreachable", "cy")
    assert refusal.facts["line"] == line_with(text, '"borders"')


def test_forty_nine_states_are_refused_at_the_line_of_the_list(tmp_path: Path) -> None:
    refusal = fault_of(tmp_path, changed(lambda sheet: sheet["states"].pop()))
    assert refusal.code == "edition-bad-count"
    assert (refusal.facts["count"], refusal.facts["expected"]) == (49, "50")
    assert refusal.facts["line"] == line_with(changed(lambda sheet: None), '"states": [')


def changed(change: Callable[[Any], object]) -> str:
    sheet = json.loads(text_of_europe())
    change(sheet)
    return json.dumps(sheet, indent=1, ensure_ascii=False)


@pytest.mark.parametrize(
    ("change", "code", "place"),
    [
        (lambda s: s["states"][3].update(id="al"), "edition-twice", "states[3].id"),
        (lambda s: s["states"][3].update(id="40"), "edition-bad-value", "states[3].id"),
        (lambda s: s["states"][3].pop("name"), "edition-missing", "states[3]"),
        (lambda s: s["states"][3]["name"].pop("cs"), "edition-missing", "states[3].name"),
        (lambda s: s["states"][3].update(population="many"), "edition-bad-value", "states[3].population"),
        (lambda s: s["states"][3]["facts"].update(en="none"), "edition-bad-value", "states[3].facts.en"),
        (lambda s: s["parts"].pop(1), "edition-part-count", "parts[0]"),
        (lambda s: s["parts"][1].update(id="kaliningrad"), "edition-bad-value", "parts[1].id"),
        (lambda s: s["parts"][1].update(id="ru:main"), "edition-twice", "parts[1].id"),
        (lambda s: s["parts"][1].update(state="narnia"), "edition-unknown", "parts[1].state"),
        (lambda s: s["borders"]["fr"]["land"].append("fr"), "edition-own-neighbour", "borders.fr.land[8]"),
        (
            lambda s: s["borders"]["ru:main"]["land"].append("ru:kaliningrad"),
            "edition-own-neighbour",
            "borders.ru:main.land[8]",
        ),
        (lambda s: s["borders"]["fr"]["land"].append("be"), "edition-twice", "borders.fr.land[8]"),
        (lambda s: s["borders"]["fr"].update(air=["be"]), "edition-unknown", "borders.fr.air"),
    ],
)
def test_other_faults_name_their_place(
    tmp_path: Path, change: Callable[[Any], object], code: str, place: str
) -> None:
    refusal = fault_of(tmp_path, changed(change))
    assert (refusal.code, refusal.facts["place"]) == (code, place)
    assert isinstance(refusal.facts["line"], int)
