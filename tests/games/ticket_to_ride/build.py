"""Positions for tests: say what matters, the builder places all other pieces so that the counts are right."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any

from pomezi import GAMES, Event, IllegalAction, Setup, State, play, seats_in

GAME = GAMES["ticket_to_ride"]
COLOURS = ("purple", "white", "blue", "yellow", "orange", "black", "red", "green")
KINDS = (*COLOURS, "loco")
DECK = {**dict.fromkeys(COLOURS, 12), "loco": 14}
PLAIN_DISPLAY = "purple white blue yellow orange"
MAP = json.loads((files("pomezi.games.ticket_to_ride") / "editions" / "usa.json").read_text("utf-8"))
LENGTH_OF = {  # by route
    f"{route['a']}-{route['b']}" + (".2" if route["track"] == 2 else ""): int(route["length"])
    for route in MAP["routes"]
}


def cards(text: str) -> dict[str, int]:
    """`red:3 loco:1` as counts."""
    counts: dict[str, int] = {}
    for word in text.split():
        kind, _, count = word.partition(":")
        counts[kind] = counts.get(kind, 0) + int(count or 1)
    return counts


def new(seats: int = 2, seed: str = "1", start: int = 0, stacked: Mapping[str, str] | None = None) -> State:
    """A new game; `stacked` lists the first cards of a pile as words."""
    piles = {pile: text.split() for pile, text in (stacked or {}).items()}
    return GAME.new(Setup(seats, seed, options={"start": start}, stacked=piles))


def fresh_dump(seats: int = 2) -> Any:
    return copy.deepcopy(GAME.new(Setup(seats, "1", options={"start": 0})).dump())


def position(
    seats: int = 2,
    *,
    turn: int = 0,
    phase: str = "main",
    hands: Mapping[int, str] | None = None,
    display: str = PLAIN_DISPLAY,
    deck: str = "",
    discards: str = "",
    rest: str | int = "deck",
    routes: Mapping[int, str] | None = None,
    wagons: Mapping[int, int] | None = None,
    tickets: Mapping[int, str] | None = None,
    ticket_deck: str = "",
    spare_tickets: int | None = None,
    offer: str = "",
    last_turns: int = 0,
    passes: int = 0,
) -> State:
    """The position, loaded. Cards not named go to `rest` (under the deck, to the discards, to a seat's hand),
    tickets not named go under the ticket deck or to the seat `spare_tickets`. A `-` in the display is a hole.
    Wagons not named are those that the seat's routes leave of 45."""
    dump = fresh_dump(seats)
    dump.update(turn=turn, phase=phase, last_turns=last_turns, passes=passes)
    dump["display"] = [None if word == "-" else word for word in display.split()]
    dump["deck"] = deck.split()
    dump["discards"] = cards(discards)
    for seat, player in enumerate(dump["players"]):
        player.update(hand=cards((hands or {}).get(seat, "")), known_cards={}, offer=[], chosen=[])
        player.update(seen_tickets=[], tickets=(tickets or {}).get(seat, "").split())
    _place_rest(dump, rest)
    _place_tickets(dump, ticket_deck.split(), offer.split(), spare_tickets)
    _lay_routes(dump, routes or {}, wagons or {})
    return GAME.load(dump)


def _place_rest(dump: Any, rest: str | int) -> None:
    for kind, all_of_kind in DECK.items():
        named = [*dump["deck"], *dump["display"]].count(kind) + dump["discards"].get(kind, 0)
        named += sum(player["hand"].get(kind, 0) for player in dump["players"])
        left = all_of_kind - named
        assert left >= 0, f"too many {kind}"
        if rest == "deck":
            dump["deck"] += [kind] * left
        elif left:
            pile = dump["discards"] if rest == "discards" else dump["players"][rest]["hand"]
            pile[kind] = pile.get(kind, 0) + left


def _place_tickets(dump: Any, top: list[str], offer: list[str], spare: int | None) -> None:
    every = sorted(_every_ticket(dump["seats"]))
    dump["players"][dump["turn"]]["offer"] = offer
    named = {*top, *offer, *(slug for player in dump["players"] for slug in player["tickets"])}
    left = [slug for slug in every if slug not in named]
    dump["ticket_deck"] = top + (left if spare is None else [])
    if spare is not None:
        dump["players"][spare]["tickets"] += left


def _every_ticket(seats: int) -> set[str]:
    dump = fresh_dump(seats)
    return {*dump["ticket_deck"], *(slug for player in dump["players"] for slug in player["offer"])}


def _lay_routes(dump: Any, routes: Mapping[int, str], wagons: Mapping[int, int]) -> None:
    dump["routes"] = {slug: seat for seat, slugs in routes.items() for slug in slugs.split()}
    for seat, player in enumerate(dump["players"]):
        laid = sum(LENGTH_OF[slug] for slug, owner in dump["routes"].items() if owner == seat)
        player["wagons"] = wagons.get(seat, 45 - laid)


# -- questions a test asks


def look(s: State) -> Any:
    """Everything, hidden things too."""
    return s.dump()


def hand(s: State, seat: int) -> Any:
    return look(s)["players"][seat]["hand"]


def tickets_of(s: State, seat: int) -> Any:
    return look(s)["players"][seat]["tickets"]


def actor(s: State) -> int:
    """The one seat to act."""
    (seat,) = seats_in(s.actors())
    return seat


def actions(s: State, seat: int) -> list[str]:
    return [s.write(action) for action in s.legal_actions(seat)]


def claims(s: State, seat: int, route: str) -> list[str]:
    """The payments with which a seat may claim a route."""
    begin = f"claim {route} "
    return [text.removeprefix(begin) for text in actions(s, seat) if text.startswith(begin)]


def refused(s: State, seat: int, text: str) -> str:
    """The code of the refusal; the position must not have changed, nor may the action be listed."""
    before = s.dump()
    try:
        play(s, seat, text)
    except IllegalAction as error:
        assert s.dump() == before
        assert text not in actions(s, seat)
        return error.refusal.code
    raise AssertionError(f"{text!r} was not refused")


def run(s: State, *lines: str) -> list[Event]:
    """Plays lines such as `0 draw deck`, and returns the events of the last one."""
    events: list[Event] = []
    for line in lines:
        seat, _, text = line.partition(" ")
        events = play(s, int(seat), text)
    return events


def kinds(events: Iterable[Event]) -> list[str]:
    return [event.kind for event in events]


def only(events: Iterable[Event], kind: str) -> dict[str, Any]:
    """The facts for everybody of the one event of a kind."""
    (event,) = [event for event in events if event.kind == kind]
    return dict(event.facts)


def keep_all(s: State) -> State:
    """Everybody keeps all three first tickets."""
    for seat in seats_in(s.actors()):
        s.apply(seat, s.legal_actions(seat)[-1])
    return s
