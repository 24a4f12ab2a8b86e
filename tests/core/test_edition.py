"""Edition sheets: values with their places and lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from pomezi import EditionError
from pomezi.core.edition import Place, Sheet, line_of, open_sheet, write_place

TEXT = """{
 "wagons": 45,
 "cities": [
  {"id": "a", "name": "A \\"quoted\\" , ] }"},
  {"id": "b",
   "name": ""}
 ],
 "empty": []
}
"""


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ((), 1),
        (("wagons",), 2),
        (("cities",), 3),
        (("cities", 0), 4),
        (("cities", 0, "name"), 4),
        (("cities", 1), 5),
        (("cities", 1, "name"), 6),
        (("empty",), 8),
    ],
)
def test_a_place_is_found_on_its_line(place: Place, line: int) -> None:
    assert line_of(TEXT, place) == line


def test_a_place_is_written_as_in_a_program() -> None:
    assert write_place(("cities", 1, "name")) == "cities[1].name"
    assert write_place(()) == ""


def test_values_come_out_checked() -> None:
    sheet = Sheet("test", TEXT)
    assert sheet.number("wagons", least=1, most=60) == 45
    assert sheet.word("cities", 0, "id") == sheet.slug("cities", 0, "id") == "a"
    assert sheet.count("cities") == 2
    assert sheet.choice("cities", 1, "id", known=("a", "b")) == 1
    assert sheet.keys("cities", 0) == ["id", "name"]
    assert sheet.has("cities", 0, "id")
    assert not sheet.has("cities", 0, "lon")


@pytest.mark.parametrize(
    ("ask", "code", "line", "place"),
    [
        (lambda sheet: sheet.number("wagons", least=1, most=44), "edition-bad-value", 2, "wagons"),
        (lambda sheet: sheet.number("cities", least=1, most=44), "edition-bad-value", 3, "cities"),
        (lambda sheet: sheet.word("cities", 1, "name"), "edition-bad-value", 6, "cities[1].name"),
        (lambda sheet: sheet.word("cities", 0, "lon"), "edition-missing", 4, "cities[0]"),
        (lambda sheet: sheet.word("cities", 2, "id"), "edition-missing", 3, "cities"),
        (lambda sheet: sheet.choice("cities", 1, "id", known=("a",)), "edition-unknown", 5, "cities[1].id"),
        (lambda sheet: sheet.slug("cities", 0, "name"), "edition-bad-value", 4, "cities[0].name"),
        (lambda sheet: sheet.count("wagons"), "edition-bad-value", 2, "wagons"),
        (lambda sheet: sheet.keys("cities"), "edition-bad-value", 3, "cities"),
    ],
)
def test_a_fault_names_file_line_and_place(ask: object, code: str, line: int, place: str) -> None:
    assert callable(ask)
    with pytest.raises(EditionError) as caught:
        ask(Sheet("test", TEXT))
    facts = caught.value.refusal.facts
    assert (caught.value.refusal.code, facts["edition"], facts["line"], facts["place"]) == (
        code,
        "test",
        line,
        place,
    )


def test_broken_json_is_named_by_its_line() -> None:
    with pytest.raises(EditionError) as caught:
        Sheet("test", '{\n "a": 1,\n}')
    assert caught.value.refusal.facts["line"] == 3


@pytest.mark.parametrize("text", ["9" * 5000, "[" * 100_000])
def test_absurd_json_is_refused_like_broken_json(text: str) -> None:
    with pytest.raises(EditionError) as caught:
        Sheet("test", text)
    assert caught.value.refusal.code == "edition-not-json"


def test_a_file_that_is_not_there_or_no_text_is_refused(tmp_path: Path) -> None:
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    for name in ("atlantis", str(tmp_path / "none.json"), str(binary)):
        with pytest.raises(EditionError) as caught:
            open_sheet("pomezi.games.ticket_to_ride", name)
        assert caught.value.refusal.code == "edition-not-found"
