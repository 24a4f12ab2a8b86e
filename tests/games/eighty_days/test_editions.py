"""Editions of one's own: what is wrong is said with its place, what is right can be played."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from pomezi import EditionError, Setup, playout, seeded
from tests.games.eighty_days.build import GAME

OURS = json.loads(
    (files("pomezi.games.eighty_days") / "editions" / "pomezi.json").read_text(encoding="utf-8")
)


def written(tmp_path: Path, change: Callable[[Any], object]) -> str:
    sheet = json.loads(json.dumps(OURS))
    change(sheet)
    path = tmp_path / "own.json"
    path.write_text(json.dumps(sheet, indent=1), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda e: e.update(coins=3), "coins"),
        (lambda e: e.update(detective="london"), "edition-detective"),
        (lambda e: e["cities"][1].update(id="london"), "edition-twice"),
        (lambda e: e["cities"].clear(), "edition-bad-count"),
        (lambda e: e["legs"].pop(), "edition-bad-count"),
        (lambda e: e["legs"][3].update({"from": "paris"}), r"legs\[3\].from"),
        (lambda e: e["legs"][4].pop("days"), r"legs\[4\]"),
        (lambda e: e["legs"][0]["ways"].clear(), r"legs\[0\].ways"),
        (lambda e: e["legs"][0]["ways"][0].update(train=0, ship=0), r"legs\[0\].ways\[0\]"),
        (lambda e: e["legs"][0]["ways"][0].update(train=2, ship=2), r"legs\[0\].ways\[0\]"),
        (lambda e: e["cards"]["ship"].update({"9": 1}), "ship:9"),
        (lambda e: e["cards"].update(tram={"2": 1}), "tram:2"),
        (lambda e: e["cards"]["ship"].clear(), "edition-bad-count"),
        (lambda e: e["events"].update(ufo={"count": 1}), "ufo"),
        (lambda e: e["events"]["elephant"].update(count=4), "edition-bad-count"),
        (lambda e: (e["events"].pop("storm"), e["events"].pop("delay")), "edition-no-blue"),
        (lambda e: e["tokens"]["red"].update(coin=4), "tokens.red"),
    ],
)
def test_a_fault_is_named_by_its_place(tmp_path: Path, change: Callable[[Any], object], fault: str) -> None:
    with pytest.raises(EditionError, match=fault):
        GAME.new(Setup(3, "1", written(tmp_path, change)))


def test_an_edition_of_ones_own_can_be_played(tmp_path: Path) -> None:
    def change(sheet: Any) -> None:
        sheet["events"] = {"storm": {"count": 1, "days": 2}, "princess": {"count": 1}}
        sheet["legs"][5]["ways"] = [{"train": 2, "ship": 1}]
        sheet["cards"]["train"]["1"] = 3

    state = GAME.new(Setup(4, "1", written(tmp_path, change)))
    playout(state, seeded("2"))
    assert state.actors() == 0


@pytest.mark.rule("AW-63")
def test_with_two_princesses_neither_copies_the_other(tmp_path: Path) -> None:
    def change(sheet: Any) -> None:
        sheet["events"] = {"storm": {"count": 1, "days": 2}, "princess": {"count": 2}}

    dump: Any = GAME.new(Setup(3, "1", written(tmp_path, change), {"start": 0})).dump()
    dump["event_deck"] = ["storm"]
    dump["event_discards"] = ["princess"]
    dump["players"][0]["event_cards"] = ["princess"]
    state = GAME.load(dump)
    refusal = state.refusal(0, state.read("play princess"))
    assert refusal is not None
    assert refusal.code == "nothing-to-copy"
    assert not any(state.write(action).startswith("play") for action in state.legal_actions(0))


def test_cities_of_our_edition_have_names() -> None:
    assert GAME.names("", "en")["city-hong-kong"] == "Hong Kong"
