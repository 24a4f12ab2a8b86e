"""Edition sheets: values with their places and lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from pomezi import EditionError
from pomezi.core.edition import (
    Place,
    Sheet,
    is_own,
    line_of,
    on_one_line,
    open_sheet,
    short_name,
    title_of,
    write_place,
)
from pomezi.core.scan import LARGEST
from pomezi.text import LANGUAGES, Texts

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


HOSTILE = {
    "a number of 5000 digits": ("9" * 5000, "edition-not-json", 1, 1),
    "no number at all": ('{"a": NaN}', "edition-not-json", 1, 1),
    "absurdly deep": ("[" * 100_000, "edition-too-deep", 1, 1),
    "too deep": ('{\n"a": ' + "[" * 9 + "]" * 9 + "}", "edition-too-deep", 2, 13),
    "a long text": ('{\n "a": "' + "x" * 501 + '"}', "edition-long-text", 2, 7),
    "a key twice": ('{"a": 1,\n "b": {"a": 2},\n "a": 3}', "edition-key-twice", 3, 2),
    "a key twice, written otherwise": ('{"a": 1,\n "\\u0061": 3}', "edition-key-twice", 2, 2),
    "a list without end": ("[" + "1,\n" * 2000 + "1]", "edition-too-many", 2000, 2),
    "a bell": ('{"a": "\\u0007"}', "edition-control", 1, 7),
    "a new line": ('{"a": "b\\nc"}', "edition-control", 1, 7),
    "half a letter": ('{"a": "\\ud83d"}', "edition-control", 1, 7),
    "text that runs backwards": ('{"a": "\u202eabc"}', "edition-control", 1, 7),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_what_no_edition_has_is_refused_with_its_line_and_column(name: str) -> None:
    text, code, line, column = HOSTILE[name]
    with pytest.raises(EditionError) as caught:
        Sheet("test", text)
    facts = caught.value.refusal.facts
    assert (caught.value.refusal.code, facts["line"], facts["column"]) == (code, line, column)
    for lang in LANGUAGES:
        assert str(line) in Texts(lang).error(caught.value).replace("\xa0", "").replace(",", "")


def test_letters_of_any_language_and_whole_pairs_are_welcome() -> None:
    sheet = Sheet("test", '{"a": "\\ud83d\\ude82 Žďár – \\u0159"}')
    assert sheet.word("a") == "🚂 Žďár – ř"


def test_an_edition_of_more_bytes_than_any_game_needs_is_not_even_parsed(tmp_path: Path) -> None:
    text = '{"a": "' + "ř" * (LARGEST // 2) + '"}'
    path = tmp_path / "large.json"
    path.write_text(text, encoding="utf-8")
    for edition in (text, str(path)):
        with pytest.raises(EditionError) as caught:
            open_sheet("pomezi.games.limes", edition)
        assert caught.value.refusal.code == "edition-too-large"
        assert caught.value.refusal.facts["expected"] == LARGEST


def test_a_text_has_a_short_name_and_a_title() -> None:
    text = on_one_line("map.json", '\ufeff{"name": {"cs": "Morava", "en": "Moravia"},\n "key": "m"}')
    assert text == '{"name":{"cs":"Morava","en":"Moravia"},"key":"m"}'
    assert title_of(text) == {"cs": "Morava", "en": "Moravia"}
    assert title_of('{"key":"m"}') == {"en": "m"}
    assert title_of("usa") == {}
    assert short_name(text).startswith("own-")
    assert len(short_name(text)) == 20
    assert short_name("usa") == "usa"
    assert is_own(short_name(text))


@pytest.mark.parametrize("text", ["[]", '"/etc/passwd.json"', "usa", ""])
def test_only_an_object_is_an_edition(text: str) -> None:
    with pytest.raises(EditionError) as caught:
        on_one_line("map.json", text)
    assert caught.value.refusal.code == "edition-not-json"


def test_a_file_that_is_not_there_or_no_text_is_refused(tmp_path: Path) -> None:
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    for name in ("atlantis", str(tmp_path / "none.json"), str(binary)):
        with pytest.raises(EditionError) as caught:
            open_sheet("pomezi.games.ticket_to_ride", name)
        assert caught.value.refusal.code == "edition-not-found"
