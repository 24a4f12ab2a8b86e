"""Dumps that are no position of the game are refused, with the place of the fault."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from pomezi import DumpError
from tests.games.eighty_days.build import GAME, position, traveller


def load(change: Callable[[Any], None], **facts: Any) -> None:
    dump = json.loads(json.dumps(position(3, **facts).dump))
    change(dump)
    GAME.load(dump)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda d: d["deck"].pop(), "dump-count"),
        (lambda d: d["deck"].append("ship:4"), "dump-count"),
        (lambda d: d["deck"].append("ship:9"), "deck"),
        (lambda d: d["row"].pop(), "row"),
        (lambda d: d["event_deck"].remove("offer"), "offer"),
        (lambda d: d.update(supply=3), "coin"),
        (lambda d: d["players"][1].update(coins=1), "coin"),
        (lambda d: d["players"][1].update(coins=-1), r"players\[1\].coins"),
        (lambda d: d["players"][1].update(legs=10), r"players\[1\].home"),
        (lambda d: d["players"][1].update(home=1), r"players\[1\].home"),
        (lambda d: d["players"][1].update(legs=10, home=2), "home: 1"),
        (lambda d: d["tokens"]["red"].pop(), "red"),
        (lambda d: d.update(detective="berlin"), "detective"),
        (lambda d: d.update(phase="sleep"), "phase"),
        (lambda d: d.update(turn=3), "turn"),
        (lambda d: d.pop("this_turn"), "this_turn"),
        (lambda d: d["dice"].append(7), r"dice\[0\]"),
        (lambda d: d.update(game="limes"), "dump-other-game"),
    ],
)
def test_a_dump_that_cannot_be_is_refused(change: Callable[[Any], None], fault: str) -> None:
    with pytest.raises(DumpError, match=fault):
        load(change)


def test_blue_cards_are_in_no_hand() -> None:
    def hold_storm(dump: Any) -> None:
        dump["event_deck"].remove("storm")
        dump["players"][0]["event_cards"].append("storm")

    def lose_blue(dump: Any) -> None:
        for blue in ("storm", "delay"):
            dump["event_deck"].remove(blue)
            dump["event_discards"].append(blue)

    for change in (hold_storm, lose_blue):
        with pytest.raises(DumpError, match="dump-blue"):
            load(change)


def test_a_leg_on_the_table_goes_round() -> None:
    held = {0: "submarine offer balloon"}
    for steps in (
        ("play submarine ship:8", "play offer"),
        ("balloon ship:8", "reroll"),
        ("play balloon train:6",),
    ):
        table = traveller("new-york", "train:6 ship:7 ship:8", held=held, balloon=True, coins=[2])
        table.do("travel train:6 ship:7 ship:8")
        for step in steps:
            table.do(step)
            assert table.phase in ("leg", "roll")
            again = GAME.load(json.loads(json.dumps(table.dump)))
            assert again.dump() == table.dump
            assert again.view(0) == table.state.view(0)
            assert again.legal_actions(0) == table.state.legal_actions(0)


def test_a_leg_has_three_cards_at_most() -> None:
    table = traveller("new-york", "train:6 ship:7 ship:8", held={0: "offer"}).do(
        "travel train:6 ship:7 ship:8"
    )
    dump = json.loads(json.dumps(table.dump))
    dump["leg"]["cards"].append("ship:8")
    with pytest.raises(DumpError, match="dump-count"):
        GAME.load(dump)
