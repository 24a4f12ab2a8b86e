"""Views told in two parts and as changes: whoever applies them one after another has `view(seat)`."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from pomezi import GAMES, SPECTATOR, Setup, SetupError
from pomezi.core.change import changed
from pomezi.core.events import told as told_to
from pomezi.core.state import seats_in
from pomezi.server import journal as j
from pomezi.server import sight, wire
from pomezi.server.commands.play import fix, in_order
from pomezi.server.journal import Line
from pomezi.server.readers import Live, Reader
from pomezi.server.shown import Shown, Stage, joined
from pomezi.server.table import PLAYING, Table
from tests.server.test_hidden import write

SEATS, LONGEST = 3, 120


def tables() -> list[tuple[str, dict[str, Any]]]:
    """Every game, and each with every option that is not usual."""
    found: list[tuple[str, dict[str, Any]]] = []
    for game in GAMES.values():
        found += [(game.key, {})]
        found += [(game.key, {option.key: option.allowed[1]}) for option in game.options]
    return [(key, options) for key, options in found if is_playable(key, options)]


def is_playable(key: str, options: dict[str, Any]) -> bool:
    try:
        GAMES[key].check(Setup(SEATS, "1", options=options))
    except SetupError:
        return False
    return True


class Watcher:
    """Somebody who knows what they were told, and nothing else."""

    def __init__(self, seat: int | None) -> None:
        self.reader = Reader("" if seat is None else f"p{seat}", "", seat)
        self.reader.takes_changes = True
        self.view: Any = None

    def hear(self, live: Live) -> None:
        reader = self.reader
        if not live.has_news_for(reader):
            return
        told = json.loads(sight.news_bytes(live, reader))
        assert [past.get("events", []) for past in told.get("steps", [])] == self.events(live)
        reader.told, reader.is_new, reader.veiled = live.last_told(reader.eyes()), False, live.table.races
        assert ("view" in told) != ("change" in told)
        self.view = told["view"] if "view" in told else changed(self.view, told["change"])

    def events(self, live: Live) -> list[Any]:
        """From the engine alone: what these eyes may learn of each step they have not heard of."""
        table, eyes = live.table, self.reader.eyes()
        missed = table.happenings(eyes, self.reader.told, live.last_told(eyes))
        hushed = table.playing().hushed()
        return [
            json.loads(
                json.dumps(told_to([event for event in past.events if event.kind not in hushed], eyes))
            )
            for past in missed
        ]


def laid(key: str, options: dict[str, Any], seed: int) -> Table:
    game, seats = GAMES[key], SEATS
    checked = dict(game.check(Setup(seats, "1", options=options)).options)
    table = Table(j.Head("t", key, game.editions[0], checked, seats, "p0", "secret", 0))
    write(table, *(j.Sat(seat, f"p{seat}", f"P{seat}") for seat in range(seats)))
    write(table, j.Started(f"{seed:x}", [], game.rules_version))
    return table


def go_on(table: Table, rng: random.Random) -> None:
    """Somebody acts; in a race some presses wait before all of them are fixed."""
    seat = rng.choice(seats_in(table.playing().actors()))
    state = table.imagine(seat)
    legal = state.legal_actions(seat) if state.pace() == table.playing().pace() else []
    if table.is_race() and len(legal) != 1 and (not legal or rng.random() < 0.2):
        write_on(table, fix(table, in_order(table)))
    elif table.is_race() and len(legal) > 1:
        action = state.write(rng.choice(legal))
        write_on(table, [j.Pressed(seat, action, 900, 900, 900, 0, 1000)])
    else:
        write_on(table, [j.Played(seat, state.write(rng.choice(legal)))])


def write_on(table: Table, entries: list[j.AnyEntry]) -> None:
    for entry in entries:
        table.fold(Line(table.seq + 1, entry, "", 1000))


@pytest.mark.parametrize(("key", "options"), tables(), ids=str)
def test_changes_one_after_another_are_what_a_seat_may_see(key: str, options: dict[str, Any]) -> None:
    rng = random.Random(5)
    table = laid(key, options, 7)
    live = Live(table)
    watchers = [Watcher(seat) for seat in (None, *range(table.head.seats))]
    for _ in range(LONGEST):
        live.is_veiled = table.is_race() and table.playing().beat_ms() > 0 and rng.random() < 0.2
        for watcher in watchers:
            if rng.random() < 0.2:
                continue  # its line is full: it is told later, of more
            eyes, heard = watcher.reader.eyes(), live.has_news_for(watcher.reader)
            watcher.hear(live)
            if heard:
                expected = table.playing().veiled(eyes) if live.is_veiled else true_view(table, eyes)
                assert watcher.view == json.loads(json.dumps(expected)), eyes
        if table.status != PLAYING:
            break
        go_on(table, rng)
        live.forget_views()


def true_view(table: Table, eyes: int) -> object:
    """From the engine alone."""
    state = table.playing()
    own = state if eyes == SPECTATOR else table.imagine(eyes)
    return (own if own.pace() == state.pace() else state).view(eyes)


def test_a_game_that_keeps_nothing_apart_is_asked_for_each_view() -> None:
    stage, state = Stage(), GAMES["limes"].new(Setup(2, "1"))
    state.apply(0, state.legal_actions(0)[0])  # seat 0 sees more of its landscape than all others
    shown = {eyes: stage.look(state, eyes) for eyes in (SPECTATOR, 0, 1)}
    assert all(seen.view() == state.view(eyes) for eyes, seen in shown.items())
    assert state.own(0) is None
    for seen in shown.values():
        assert changed(shown[0].view(), json.loads(stage.change(shown[0], seen))) == seen.view()


def test_what_all_see_is_asked_for_and_compared_once() -> None:
    state = GAMES["ticket_to_ride"].new(Setup(3, "1"))
    before, stage = Stage(), Stage()
    was = [before.look(state, seat) for seat in range(3)]
    state.apply(0, state.legal_actions(0)[0])
    now = [stage.look(state, seat) for seat in range(3)]
    assert len({id(shown.scene) for shown in now}) == 1
    told = [stage.change(*pair) for pair in zip(was, now, strict=True)]
    assert len(stage._changes) == 1
    assert told[1] == told[2]
    assert b'"own"' in told[0]
    assert b'"own"' not in told[1]


@pytest.mark.parametrize(
    ("was", "now"),
    [
        (Shown({"a": 1}, {"a": 2}), Shown({"a": 3}, {"a": 2})),  # hidden behind the own: no change
        (Shown({"a": 1}, {}), Shown({"a": 1}, {"a": 2})),
        (Shown({"a": 1}, {"b": 2}), Shown({"a": 1}, {})),
        (Shown({"a": 1}, {"b": 2}), Shown({"b": 3}, {"a": 2})),
        (Shown({"a": 1}, {"b": 2}), Shown({"a": 2}, {"b": 2})),
        (Shown({"a": 1}, {"b": 2}), Shown({"a": 1}, {"b": {"c": 1}})),
    ],
)
def test_parts_may_lie_over_each_other(was: Shown, now: Shown) -> None:
    assert changed(was.view(), json.loads(Stage().change(was, now))) == now.view()


def test_objects_are_joined() -> None:
    assert joined(b"{}", b"{}") == b"{}"
    assert joined(b'{"a":1}', b"{}") == joined(b"{}", b'{"a":1}') == b'{"a":1}'
    assert joined(wire.encode({"a": {}}), wire.encode({"b": 1})) == b'{"a":{},"b":1}'
