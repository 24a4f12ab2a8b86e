"""The judge of the drills: it must see what is lost, doubled or moved."""

from __future__ import annotations

import random

from pomezi.core.game import Setup
from pomezi.core.record import Record
from pomezi.core.state import TURN, seats_in
from pomezi.games import GAMES
from tools.drill.book import Book, Tally

TABLE = "t"


def played(count: int = 60) -> tuple[Book, Record]:
    """A game in which every action was acknowledged before the next one was sent."""
    game, book, rng = GAMES["ticket_to_ride"], Book(), random.Random(4)
    record = Record(game, Setup(2, "7", game.editions[0]))
    state = game.new(record.setup)
    for _ in range(count):
        seat = seats_in(state.actors())[0]
        action = rng.choice(list(state.legal_actions(seat)))
        deed = book.begin(TABLE, seat, state.write(action), "turn" if state.pace() == TURN else "together")
        book.finish(deed)
        record.append(seat, state.write(action))
        state.apply(seat, action)
    return book, record


def judged(book: Book, record: Record) -> Tally:
    return book.compare(TABLE, record.text(), [0, 1])


def test_what_was_acknowledged_and_recorded_is_good() -> None:
    tally = judged(*played())
    assert tally.is_good()
    assert (tally.acknowledged, tally.records, tally.sound) == (60, 1, 1)


def test_an_action_missing_at_the_end_of_the_record_is_lost() -> None:
    book, record = played()
    record.entries.pop()
    assert judged(book, record).lost == 1


def test_an_action_that_nobody_was_told_of_is_doubled() -> None:
    book, record = played()
    book.deeds[TABLE].pop()
    assert judged(book, record).doubled == 1


def test_an_action_without_an_answer_may_be_in_the_record_or_not() -> None:
    book, record = played()
    book.deeds[TABLE][-1].done = 0
    assert judged(book, record).is_good()
    record.entries.pop()
    assert judged(book, record).is_good()


def test_an_action_that_was_refused_must_not_be_in_the_record() -> None:
    book, record = played()
    book.refuse(book.deeds[TABLE][-1])
    assert judged(book, record).doubled == 1


def test_an_action_laid_before_one_that_was_acknowledged_first_is_moved() -> None:
    book, record = played()
    last, before = book.deeds[TABLE][-1], book.deeds[TABLE][-2]
    last.sent, last.done, before.sent, before.done = before.sent, before.done, last.sent, last.done
    assert judged(book, record).moved == 1


def test_a_record_that_does_not_replay_is_not_sound() -> None:
    book, record = played()
    record.append(0, "claim nowhere-elsewhere red:3")
    tally = judged(book, record)
    assert tally.sound == 0
    assert not tally.is_good()
