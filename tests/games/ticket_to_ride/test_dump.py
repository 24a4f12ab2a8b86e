"""Dumps: there and back, every fault with its place, and three awkward positions refereed right."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from pomezi import DumpError, PomeziError, Setup
from pomezi.text import LANGUAGES, Texts
from tests.games.ticket_to_ride.build import (
    GAME,
    actions,
    actor,
    claims,
    fresh_dump,
    hand,
    keep_all,
    look,
    new,
    position,
    refused,
    run,
)
from tests.games.ticket_to_ride.census import census
from tests.games.ticket_to_ride.wander import wander


def put(value: object, *place: str | int) -> Callable[[Any], None]:
    def change(dump: Any) -> None:
        for step in place[:-1]:
            dump = dump[step]
        dump[place[-1]] = value

    return change


def drop(*place: str | int) -> Callable[[Any], None]:
    def change(dump: Any) -> None:
        for step in place[:-1]:
            dump = dump[step]
        del dump[place[-1]]

    return change


def both(*changes: Callable[[Any], None]) -> Callable[[Any], None]:
    def change(dump: Any) -> None:
        for one in changes:
            one(dump)

    return change


def double_tickets(dump: Any) -> None:
    dump["ticket_deck"] += dump["ticket_deck"]


def choose_twice_the_same(dump: Any) -> None:
    dump["players"][0]["chosen"] = [dump["players"][0]["offer"][0]] * 2


def choose_one(dump: Any) -> None:
    dump["players"][0]["chosen"] = dump["players"][0]["offer"][:1]


def choose_from_another(dump: Any) -> None:
    dump["players"][0]["chosen"] = dump["players"][1]["offer"][:2]


def everybody_has_chosen(dump: Any) -> None:
    for player in dump["players"]:
        player["chosen"] = player["offer"][:2]


def deck_to_discards(dump: Any) -> None:
    for card in dump["deck"]:
        dump["discards"][card] = dump["discards"].get(card, 0) + 1
    dump["deck"] = []


def hole_beside_a_deck(dump: Any) -> None:
    dump["deck"].append(dump["display"][2])
    dump["display"][2] = None


def three_locomotives_up(dump: Any) -> None:
    piles = [*dump["display"], *dump["deck"]]
    piles.sort(key=lambda card: card != "loco")
    dump.update(display=piles[:5], deck=piles[5:])


def nothing_to_draw_second(dump: Any) -> None:
    everything: dict[str, int] = {}
    for card in [*dump["deck"], *dump["display"]]:
        everything[card] = everything.get(card, 0) + 1
    for card, count in dump["players"][0]["hand"].items():
        everything[card] = everything.get(card, 0) + count
    dump["players"][0]["hand"] = everything
    dump.update(deck=[], display=[None] * 5, phase="second")


FAULTS = [
    # in a position of the main phase for two
    (drop("phase"), "dump-missing", "phase"),
    (drop("rng"), "dump-missing", "rng"),
    (drop("deck"), "dump-missing", "deck"),
    (drop("players"), "dump-missing", "players"),
    (drop("players", 1), "dump-missing", "players[1]"),
    (drop("players", 1, "hand"), "dump-missing", "players[1].hand"),
    (drop("players", 0, "wagons"), "dump-missing", "players[0].wagons"),
    (drop("game"), "dump-missing", "game"),
    (drop("seats"), "dump-missing", "seats"),
    (put("border", "game"), "dump-other-game", None),
    (put("sleep", "phase"), "dump-unknown", "phase"),
    (put(2, "turn"), "dump-bad-value", "turn"),
    (put(-1, "turn"), "dump-bad-value", "turn"),
    (put("0", "turn"), "dump-bad-value", "turn"),
    (put(True, "turn"), "dump-bad-value", "turn"),
    (put(0.0, "turn"), "dump-bad-value", "turn"),
    (put(None, "start"), "dump-bad-value", "start"),
    (put(3, "last_turns"), "dump-bad-value", "last_turns"),
    (put(3, "passes"), "dump-bad-value", "passes"),
    (put(-5, "knowledge"), "dump-bad-value", "knowledge"),
    (put("red", "deck"), "dump-bad-value", "deck"),
    (put([1, 2], "deck"), "dump-bad-value", "deck"),
    (put("brown", "deck", 0), "dump-unknown", "deck"),
    (put("brown", "display", 0), "dump-unknown", "display"),
    (put(["red"], "display"), "dump-count", "display"),
    (put([], "discards"), "dump-bad-value", "discards"),
    (put({"brown": 1}, "discards"), "dump-unknown", "discards"),
    (put({"red": -1}, "discards"), "dump-bad-value", "discards.red"),
    (put({"red": 1}, "discards"), "dump-count", "red"),
    (put({"red": 1.5}, "discards"), "dump-bad-value", "discards.red"),
    (put({}, "players", 0, "hand"), "dump-count", None),
    (put({"loco": "2"}, "players", 0, "hand"), "dump-bad-value", "players[0].hand.loco"),
    (put([], "routes"), "dump-bad-value", "routes"),
    (put({"denver-miami": 0}, "routes"), "dump-unknown", "routes"),
    (put({"denver-omaha": 2}, "routes"), "dump-bad-value", "routes.denver-omaha"),
    (put({"denver-omaha": -1}, "routes"), "dump-bad-value", "routes.denver-omaha"),
    (put({"duluth-omaha": 0, "duluth-omaha.2": 1}, "routes"), "dump-twin", "routes.duluth-omaha.2"),
    (put({"duluth-omaha": 0, "duluth-omaha.2": 0}, "routes"), "dump-twin", "routes.duluth-omaha.2"),
    (put(46, "players", 0, "wagons"), "dump-bad-value", "players[0].wagons"),
    (put(-1, "players", 0, "wagons"), "dump-bad-value", "players[0].wagons"),
    (put({"denver-omaha": 0}, "routes"), "dump-bad-value", "players[0].wagons"),
    (put(["denver-miami"], "players", 0, "tickets"), "dump-unknown", "tickets"),
    (put([], "ticket_deck"), "dump-count", None),
    (double_tickets, "dump-count", None),
    (put("boston-miami", "ticket_deck"), "dump-bad-value", "ticket_deck"),
    (put(["boston-miami"], "players", 0, "offer"), "dump-offer", "players[0].offer"),
    (put("keep", "phase"), "dump-offer", "players[0].offer"),
    (put("zz", "rng"), "dump-bad-value", "rng"),
    (put("", "rng"), "dump-bad-value", "rng"),
    (nothing_to_draw_second, "dump-unsettled", "phase"),
]
FAULTS_OF_A_CHOICE = [
    (put([], "players", 0, "offer"), "dump-offer", "players[0].offer"),
    (choose_one, "dump-offer", "players[0].chosen"),
    (choose_from_another, "dump-offer", "players[0].chosen"),
    (choose_twice_the_same, "dump-offer", "players[0].chosen"),
    (everybody_has_chosen, "dump-unsettled", "phase"),
]


def check_fault(dump: Any, code: str, place: str | None) -> None:
    with pytest.raises(DumpError) as caught:
        GAME.load(dump)
    refusal = caught.value.refusal
    assert refusal.code == code
    if place is not None:
        assert place in (refusal.facts.get("place"), refusal.facts.get("piece"))
    for lang in LANGUAGES:
        assert Texts(lang, "ticket_to_ride").error(caught.value)


@pytest.mark.parametrize(("change", "code", "place"), FAULTS)
def test_a_dump_that_is_no_position_is_refused_by_place(
    change: Callable[[Any], None], code: str, place: str | None
) -> None:
    dump = json.loads(json.dumps(keep_all(new(2)).dump()))
    change(dump)
    check_fault(dump, code, place)


@pytest.mark.rule("TR-14", "TR-17", "TR-34")
@pytest.mark.parametrize("change", [deck_to_discards, hole_beside_a_deck, three_locomotives_up])
def test_a_scenario_may_leave_to_the_rules_what_they_do_at_once(change: Callable[[Any], None]) -> None:
    dump = json.loads(json.dumps(keep_all(new(2)).dump()))
    change(dump)
    loaded = GAME.load(dump).dump()
    display = loaded["display"]
    assert isinstance(display, list)
    assert loaded["deck"] != []
    assert None not in display
    assert display.count("loco") < 3
    assert census(loaded) == census(dump)


@pytest.mark.parametrize(("change", "code", "place"), FAULTS_OF_A_CHOICE)
def test_a_dump_with_an_impossible_choice_is_refused_by_place(
    change: Callable[[Any], None], code: str, place: str | None
) -> None:
    dump = fresh_dump(2)
    change(dump)
    check_fault(dump, code, place)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (put(6, "seats"), "bad-seats"),
        (put("europe", "edition"), "unknown-edition"),
        (put({"fog": True}, "options"), "unknown-option"),
        (put({"start": 9}, "options"), "bad-option-value"),
    ],
)
def test_a_dump_of_another_set_up_is_refused_as_a_set_up_is(change: Callable[[Any], None], code: str) -> None:
    dump = fresh_dump(2)
    change(dump)
    with pytest.raises(PomeziError) as caught:
        GAME.load(dump)
    assert caught.value.refusal.code == code


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_dump_survives_json_and_loading_at_every_step(seats: int) -> None:
    for s, seat, _ in wander(Setup(seats, "d"), "d", builders=True):
        t = GAME.load(json.loads(json.dumps(s.dump())))
        assert t.dump() == s.dump()
        assert t.legal_actions(seat) == s.legal_actions(seat)
    assert s.scores() == GAME.load(s.dump()).scores()
    assert s.places() == GAME.load(s.dump()).places()


def test_a_loaded_game_goes_on_with_the_same_cards() -> None:
    s = keep_all(new(3))
    t = GAME.load(s.dump())
    for state in (s, t):
        while state.actors():
            seat = actor(state)
            state.apply(seat, state.legal_actions(seat)[0])
    assert s.dump() == t.dump()


# -- three positions that must be refereed right


@pytest.mark.rule("TR-18", "TR-33")
def test_a_position_with_an_empty_deck() -> None:
    s = position(2, hands={0: "red:3"}, rest=1, spare_tickets=1)
    assert refused(s, 0, "draw deck") == "deck-empty"
    assert refused(s, 0, "draw purple") == "deck-empty"
    assert refused(s, 0, "tickets") == "no-tickets-left"
    assert refused(s, 0, "pass") == "pass-not-needed"
    assert claims(s, 0, "chicago-duluth") == ["red:3"]
    run(s, "0 claim chicago-duluth red:3")
    assert look(s)["deck"] == ["red"] * 3
    assert "draw deck" in actions(s, 1)


@pytest.mark.rule("TR-12", "TR-14")
def test_a_position_with_three_locomotives_turning_up_in_the_middle_of_a_draw() -> None:
    s = position(2, display="loco loco red blue blue", deck="loco white yellow loco orange black green")
    run(s, "0 draw red")
    assert look(s)["display"] == ["white", "yellow", "loco", "orange", "black"]
    assert look(s)["discards"] == {"blue": 2, "loco": 3}
    assert refused(s, 0, "draw loco") == "loco-second"
    run(s, "0 draw white")
    assert look(s)["display"] == ["green", "yellow", "loco", "orange", "black"]
    assert hand(s, 0) == {"red": 1, "white": 1}
    assert actor(s) == 1


@pytest.mark.rule("TR-26")
def test_a_position_with_a_double_route_for_two_players() -> None:
    s = position(2, hands={0: "orange:4", 1: "orange:4"}, routes={1: "denver-kansas-city"})
    assert refused(s, 0, "claim denver-kansas-city.2 orange:4") == "twin-closed"
    s = position(2, turn=1, hands={0: "orange:4", 1: "orange:4"}, routes={1: "denver-kansas-city"})
    assert refused(s, 1, "claim denver-kansas-city.2 orange:4") == "twin-closed"
