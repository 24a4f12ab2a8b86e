"""What every edition of ours keeps: the country, whole sets of areas, the boards of the printed examples."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from pomezi import GAMES
from pomezi.games.border.edition import find_faults

EDITIONS = GAMES["border"].editions
COLOURS = ("grey", "yellow", "blue", "red", "green", "orange")
BESIDE_WHITE = ("c1", "c10", "c76", "c84")

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def facts_of(edition: str) -> dict[str, Any]:
    text = (files("pomezi.games.border") / "editions" / f"{edition}.json").read_text("utf-8")
    facts: dict[str, Any] = json.loads(text)
    return facts


def areas_of(edition: str, board: str) -> dict[str, Any]:
    found = next(each for each in facts_of(edition)["boards"] if each["id"] == board)
    return {area["id"]: area for area in found["areas"]}


@every_edition
def test_it_has_no_fault_and_bears_its_own_name(edition: str) -> None:
    assert find_faults(edition) == []
    assert facts_of(edition)["key"] == edition


@every_edition
def test_cells_territories_and_values_are_those_of_the_first_edition(edition: str) -> None:
    ours, first = facts_of(edition), facts_of("pomezi")
    assert ours["cells"] == first["cells"]
    assert ours["territories"] == first["territories"]
    assert ours["colours"] == first["colours"]


@every_edition
@pytest.mark.parametrize("board", "abcd")
def test_every_colour_has_one_area_of_two_three_four_and_five_cells(edition: str, board: str) -> None:
    found = sorted((area["colour"], len(area["cells"])) for area in areas_of(edition, board).values())
    assert found == sorted((colour, size) for colour in COLOURS for size in (2, 3, 4, 5))


@every_edition
def test_the_boards_fit_the_printed_examples(edition: str) -> None:
    """Sofie completes grey areas on board a; on b and c yellow and blue lie beside white, on d only blue;
    on c a yellow area of five lies on the left and one of three on the right."""
    grey = [area for area in areas_of(edition, "a").values() if area["colour"] == "grey"]
    assert {len(area["cells"]) for area in grey} >= {2, 3}
    beside = {
        board: {
            area["colour"] for area in areas_of(edition, board).values() if {*area["cells"]} & {*BESIDE_WHITE}
        }
        for board in "bcd"
    }
    assert {"yellow", "blue"} <= beside["b"]
    assert {"yellow", "blue"} <= beside["c"]
    assert "blue" in beside["d"]
    assert "yellow" not in beside["d"]
    across = {cell["id"]: cell["q"] + cell["r"] / 2 for cell in facts_of(edition)["cells"]}
    yellow = {
        len(area["cells"]): [across[cell] for cell in area["cells"]]
        for area in areas_of(edition, "c").values()
        if area["colour"] == "yellow"
    }
    assert max(yellow[5]) < 5 < min(yellow[3])
