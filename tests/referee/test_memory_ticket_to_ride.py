"""What seats of Ticket to Ride imagine agrees with all that they were told; more by `make referee`."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from pomezi import Event, State, play, seats_in, seeded
from pomezi.core.events import told
from tests.games.ticket_to_ride.build import look, new
from tests.referee.memory_ticket_to_ride import Log, is_dealt, judge


@pytest.mark.parametrize("number", [0, 1, 2, 4, 5, 8, 9, 10, 13])
def test_what_a_seat_imagines_agrees_with_all_it_was_told(number: int) -> None:
    """Games for two to five in four styles: by chance, hoarding cards, hoarding tickets, a bot."""
    assert judge(number, seeded(f"{number + 1:x}"), 12) > 8


def until_reshuffled(s: State, log: Log, seat: int) -> None:
    """Everybody draws cards, and claims what costs six, until the first deck is gone and the second begun."""
    was_reshuffled = False
    while not was_reshuffled or len(look(s)["deck"]) % 5:
        actor = seats_in(s.actors())[0]
        texts = [s.write(action) for action in s.legal_actions(actor)]
        claims = [text for text in texts if text.startswith("claim") and ":6" in text]
        events: list[Event] = play(s, actor, claims[0] if claims else "draw deck")
        was_reshuffled |= any(event.kind == "reshuffled" for event in events)
        log.follow(told(events, seat), s.view(seat))


@pytest.fixture(scope="module")
def late() -> tuple[Log, Any]:
    """The log of seat 0 of three, and the true position."""
    s = new(3)
    log = Log(s.view(0))
    for seat in seats_in(s.actors()):
        events = play(s, seat, s.write(s.legal_actions(seat)[0]))
        log.follow(told(events, 0), s.view(0))
    until_reshuffled(s, log, 0)
    return log, look(s)


def test_the_truth_is_not_doubted(late: tuple[Log, Any]) -> None:
    log, dump = late
    assert log.doubt(dump) == ""


def test_a_deck_with_a_card_that_cannot_be_in_it_is_doubted(late: tuple[Log, Any]) -> None:
    log, dump = late
    foreign = next(kind for kind in dump["players"][1]["hand"] if not log.cards.unseen[-1][kind])
    hand = {**dump["players"][1]["hand"]}
    swapped = dump["deck"][0]
    hand[foreign] -= 1
    hand[swapped] = hand.get(swapped, 0) + 1
    players = [dump["players"][0], {**dump["players"][1], "hand": hand}, dump["players"][2]]
    doubted = {**dump, "deck": [foreign, *dump["deck"][1:]], "players": players}
    assert "the deck cannot hold" in log.doubt(doubted)


def test_a_returned_ticket_elsewhere_is_doubted(late: tuple[Log, Any]) -> None:
    log, dump = late
    assert "cannot lie so" in log.doubt({**dump, "ticket_deck": dump["ticket_deck"][::-1]})


def test_hands_that_need_more_of_a_deck_than_it_had_are_doubted() -> None:
    decks = [Counter(red=2, blue=2), Counter(red=3)]
    assert is_dealt([2, 1], decks, Counter(red=2, blue=1))
    assert is_dealt([2, 1], decks, Counter(blue=2, red=1))
    assert not is_dealt([2, 1], decks, Counter(blue=3))
    assert not is_dealt([3, 1], decks, Counter(red=4))
    assert not is_dealt([1, 1], decks, Counter(blue=2))
