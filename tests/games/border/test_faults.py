"""The check for those who draw boards: every fault is found, and named with its place."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from pomezi import EditionError, Setup
from pomezi.games.border.edition import find_faults
from pomezi.text import LANGUAGES, Texts
from tests.games.border.build import GAME

ORIGINAL: dict[str, Any] = json.loads(
    (files("pomezi.games.border") / "editions" / "pomezi.json").read_text("utf-8")
)


def spoiled(folder: Path, spoil: Callable[[dict[str, Any]], object]) -> str:
    """The path of a copy of the edition with something wrong."""
    sheet = copy.deepcopy(ORIGINAL)
    spoil(sheet)
    path = folder / "board.json"
    path.write_text(json.dumps(sheet, indent=1), encoding="utf-8")
    return str(path)


def test_the_edition_of_the_house_has_no_fault() -> None:
    assert find_faults("pomezi") == []


def test_a_board_of_ones_own_can_be_played(tmp_path: Path) -> None:
    path = spoiled(tmp_path, lambda sheet: sheet["territories"][0].update(first=20, later=9))
    state = GAME.new(Setup(2, "1", path))
    assert state.view(-1)["territories"]["well"]["first"] == 20  # type: ignore[index]


def swap_cells(sheet: dict[str, Any]) -> None:
    """a1 and a2, both grey and apart, exchange a cell: both fall to pieces."""
    one, two = sheet["boards"][0]["areas"][:2]
    one["cells"][0], two["cells"][0] = two["cells"][0], one["cells"][0]


def recolour(sheet: dict[str, Any]) -> None:
    """a17 (c1, c2) becomes blue like its neighbour a12."""
    sheet["boards"][0]["areas"][16]["colour"] = "blue"


def merge_areas(sheet: dict[str, Any]) -> None:
    """a17 swallows a12: connected, but seven cells are more than five dice."""
    areas = sheet["boards"][0]["areas"]
    areas[16]["cells"] += areas.pop(11)["cells"]


FAULTS: dict[str, tuple[Callable[[dict[str, Any]], object], list[tuple[str, str]]]] = {
    "three boards": (lambda s: s["boards"].pop(), [("edition-bad-count", "boards")]),
    "boards out of order": (lambda s: s["boards"].reverse(), [("edition-unknown", "boards[0].id")]),
    "eight territories": (lambda s: s["territories"].pop(), [("edition-bad-count", "territories")]),
    "no colour": (
        lambda s: s["boards"][1]["areas"][3].update(colour=["grey", "red"]),
        [("edition-bad-value", "boards[1].areas[3].colour")],
    ),
    "unknown colour": (
        lambda s: s["boards"][1]["areas"][3].update(colour="pink"),
        [("edition-unknown", "boards[1].areas[3].colour")],
    ),
    "unknown cell": (
        lambda s: s["boards"][2]["areas"][0]["cells"].append("c99"),
        [("edition-no-such-cell", "boards[2].areas[0].cells[2]")],
    ),
    "same area id": (
        lambda s: s["boards"][2]["areas"][0].update(id="a1"),
        [("edition-twice", "boards[2].areas[0].id")],
    ),
    "blank in an id": (lambda s: s["cells"][4].update(id="c 4"), [("edition-bad-value", "cells[4].id")]),
    "later value too high": (
        lambda s: s["territories"][0].update(later=4),
        [("edition-bad-value", "territories[0].later")],
    ),
    "areas in pieces": (
        swap_cells,
        [
            ("edition-area-in-pieces", "boards[0].areas[0].cells"),
            ("edition-area-in-pieces", "boards[0].areas[1].cells"),
        ],
    ),
    "areas of one colour touch": (recolour, [("edition-areas-touch", "boards[0].areas[16]")]),
    "area too large": (merge_areas, [("edition-bad-count", "boards[0].areas[15].cells")]),
    "cell in no area": (
        lambda s: s["boards"][3]["areas"][2]["cells"].pop(),
        [("edition-cell-left", "boards[3].areas")],
    ),
    "cell in two areas": (
        lambda s: s["boards"][0]["areas"][16]["cells"].append("c3"),
        [("edition-cell-taken", "boards[0].areas[16].cells[2]")],
    ),
    "white cell in an area": (
        lambda s: s["boards"][0]["areas"][16]["cells"].append("c0"),
        [("edition-white-in-area", "boards[0].areas[16].cells[2]")],
    ),
    "no white cell left": (
        lambda s: [cell.pop("white", None) for cell in s["cells"]],
        [
            ("edition-white-cells", "cells"),
            *[("edition-cell-left", f"boards[{b}].areas") for b in range(4) for _ in "ab"],
        ],
    ),
    "border without a cell": (
        lambda s: s["territories"][0]["border"].remove("c57"),
        [("edition-border-lacks", "territories[0].border")],
    ),
    "border cell elsewhere": (
        lambda s: s["territories"][0]["border"].append("c1"),
        [("edition-border-astray", "territories[0].border[9]")],
    ),
    "border cell twice": (
        lambda s: s["territories"][0]["border"].append("c50"),
        [("edition-twice", "territories[0].border[9]")],
    ),
    "ground on a cell": (
        lambda s: s["territories"][0]["ground"].append([2, 0]),
        [
            ("edition-ground-is-cell", "territories[0].ground[3]"),
            ("edition-ground-in-pieces", "territories[0].ground"),
        ],
    ),
    "ground twice": (
        lambda s: s["territories"][0]["ground"].append([2, 9]),
        [("edition-ground-taken", "territories[0].ground[3]")],
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named_with_its_place(tmp_path: Path, fault: str) -> None:
    spoil, expected = FAULTS[fault]
    path = spoiled(tmp_path, spoil)
    found = find_faults(path)
    places = [(error.refusal.code, str(error.refusal.facts["place"])) for error in found]
    assert places[: len(expected)] == expected
    for lang in LANGUAGES:
        for error in found:
            assert Texts(lang, "border").error(error)
    with pytest.raises(EditionError) as caught:
        GAME.new(Setup(2, "1", path))
    assert caught.value.refusal == found[0].refusal


def test_a_gap_in_a_border_is_named_by_its_hex(tmp_path: Path) -> None:
    """Cell c1 moves away: the boat lies open where it was, and c1 is out of reach."""
    path = spoiled(tmp_path, lambda sheet: sheet["cells"][1].update(q=60, r=60))
    found = {error.refusal.code: error.refusal.facts for error in find_faults(path)}
    assert found["edition-border-gap"]["value"] == "(3, 0)"
    assert found["edition-border-gap"]["territory"] == "boat"
    assert found["edition-out-of-reach"]["value"] == "c1"
    assert found["edition-border-astray"]["value"] == "c1"
    assert found["edition-area-in-pieces"]["value"] == "d13"


def test_two_cells_on_one_hex_are_found(tmp_path: Path) -> None:
    path = spoiled(tmp_path, lambda sheet: sheet["cells"][2].update(q=3, r=0))
    first = find_faults(path)[0].refusal
    assert (first.code, first.facts["value"], first.facts["other"]) == ("edition-same-hex", "c2", "c1")


def test_a_cell_of_no_border_is_found(tmp_path: Path) -> None:
    def add(sheet: dict[str, Any]) -> None:
        sheet["cells"].append({"id": "c86", "q": 3, "r": -1})

    found = [
        (error.refusal.code, error.refusal.facts["value"]) for error in find_faults(spoiled(tmp_path, add))
    ]
    assert found[0] == ("edition-idle-cell", "c86")


def test_the_line_of_a_fault_is_told(tmp_path: Path) -> None:
    path = spoiled(tmp_path, lambda sheet: sheet["territories"][0].update(first=1))
    fault = find_faults(path)[0].refusal
    line = Path(path).read_text("utf-8").splitlines()[int(str(fault.facts["line"])) - 1]
    assert line.strip() == '"first": 1,'


def test_a_file_that_is_not_there_or_no_json_is_a_fault_too(tmp_path: Path) -> None:
    assert [fault.refusal.code for fault in find_faults(str(tmp_path / "none.json"))] == ["edition-not-found"]
    (tmp_path / "bad.json").write_text("{", encoding="utf-8")
    assert [fault.refusal.code for fault in find_faults(str(tmp_path / "bad.json"))] == ["edition-not-json"]
