"""What is open and what is not."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from pomezi import SPECTATOR, seeded
from tests.games.eighty_days.build import position


@pytest.mark.rule("AW-91")
def test_coins_days_hand_sizes_and_discards_are_open() -> None:
    table = position(
        3,
        phase="act",
        coins=[1, 2, 3],
        days=[4, 5, 6],
        hands={1: "ship:4 ship:5"},
        held={1: "offer"},
        event_discards="elephant balloon",
        rest="discards",
    )
    view: Any = table.state.view(SPECTATOR)
    assert [player["coins"] for player in view["players"]] == [1, 2, 3]
    assert [player["days"] for player in view["players"]] == [4, 5, 6]
    assert [player["cards"] for player in view["players"]] == [0, 2, 0]
    assert [player["event_cards"] for player in view["players"]] == [0, 1, 0]
    assert view["event_discards"] == ["elephant", "balloon"]
    assert sum(view["discards"].values()) == 60 - 2 - 4


@pytest.mark.rule("AW-91")
def test_cards_taken_from_the_row_stay_known_until_they_are_played() -> None:
    table = position(3, row="ship:4 ship:5 ship:6 ship:7", cities=["brindisi"], hands={0: "ship:8"})
    table.do("take 2")
    view: Any = table.state.view(1)
    assert view["players"][0]["known_cards"] == {"ship:5": 1}
    table.do("travel ship:5", "go")
    later: Any = table.state.view(1)
    assert later["players"][0]["known_cards"] == {}


@pytest.mark.rule("AW-91")
def test_hands_and_unseen_cards_are_hidden() -> None:
    """Two games that differ only in what seat 1 holds and in the decks look the same to the others."""
    one = position(
        3, hands={1: "ship:4 ship:5"}, held={1: "offer"}, deck="train:2", event_deck="storm", dice=[1]
    )
    two = position(3, hands={1: "train:4 ship:8"}, held={1: "elephant"}, deck="ship:8", event_deck="delay")
    for seat in (SPECTATOR, 0, 2):
        assert one.state.view(seat) == two.state.view(seat)
    assert one.state.view(1) != two.state.view(1)


@pytest.mark.rule("AW-91")
def test_what_a_seat_imagines_depends_on_nothing_it_cannot_know() -> None:
    one = position(
        3, hands={1: "ship:4 ship:5"}, held={1: "offer"}, deck="train:2", event_deck="storm", dice=[1]
    )
    two = position(3, hands={1: "train:4 ship:8"}, held={1: "elephant"}, deck="ship:8", event_deck="delay")
    for seat in (SPECTATOR, 0, 2):
        assert (
            one.state.determinize(seat, seeded("7")).dump() == two.state.determinize(seat, seeded("7")).dump()
        )


def test_imagined_hands_keep_what_everybody_saw_and_hold_no_blue_card() -> None:
    table = position(3, row="ship:4 ship:5 ship:6 ship:7", held={0: "offer elephant balloon"}).do(
        "take 2", "stay"
    )
    rng = seeded("3")
    for _ in range(60):
        player: Any = table.state.determinize(1, rng).dump()["players"][0]  # type: ignore[index]
        assert player["hand"] == {"ship:5": 1}
        assert not {"storm", "delay"} & set(player["event_cards"])


def test_after_a_reshuffle_everybody_knows_what_is_in_the_deck_and_what_is_not() -> None:
    hands = {0: "ship:8 ship:8", 1: "train:2 train:2", 2: "ship:4"}
    table = position(3, phase="act", hands=hands, coins=[2], rest="discards")
    table.do("buy travel")
    view: Any = table.state.view(2)
    assert [sum(deck.values()) for deck in view["memory"]["decks"]] == [5, 60 - 4 - 5]
    assert view["memory"]["decks"][0] == {"ship:8": 2, "train:2": 2, "ship:4": 1}
    assert [player["drawn"] for player in view["players"]] == [[2, 1], [2, 0], [1, 0]]
    rng = seeded("4")
    for _ in range(40):
        imagined: Any = table.state.determinize(2, rng).dump()
        first, second = imagined["players"][0]["drawn"], imagined["players"][1]["drawn"]
        assert Counter(first[0]) + Counter(second[0]) == {"ship:8": 2, "train:2": 2}
        assert Counter(first[1]) + Counter(imagined["deck"]) == view["memory"]["decks"][1]


def test_a_card_shown_that_can_have_come_from_two_decks_is_remembered_so() -> None:
    hands = {0: "ship:8", 1: "ship:5"}
    table = position(3, phase="act", hands=hands, coins=[2], rest="discards", cities=["brindisi"])
    table.do("buy travel", "travel ship:8")
    assert table.dump["trail"] == [{"seat": 0, "card": "ship:8", "deck": 1, "drawn": 1}]
    rng = seeded("4")
    left = {str(table.state.determinize(1, rng).dump()["players"][0]["drawn"]) for _ in range(60)}  # type: ignore[index]
    assert len(left) > 5  # the ship came from either deck, and what is left in the hand from the other


def test_a_card_shown_that_can_have_come_from_one_deck_only_is_struck_out() -> None:
    hands = {0: "ship:8", 1: "ship:8 ship:8 ship:8 ship:8"}  # all there are
    table = position(3, phase="act", hands=hands, coins=[2], rest="discards", cities=["brindisi"])
    table.do("buy travel", "travel ship:8")
    first, second = table.dump["players"][0]["drawn"]
    assert (table.dump["trail"], first, sum(second.values())) == ([], {}, 1)


def test_imagined_hands_differ() -> None:
    table = position(3, hands={0: "ship:4 ship:5"}, held={0: "offer"})
    rng = seeded("3")
    players: list[Any] = [table.state.determinize(1, rng).dump()["players"] for _ in range(30)]
    assert len({str(player[0]["hand"]) for player in players}) > 10
    assert len({str(player[0]["event_cards"]) for player in players}) > 4


@pytest.mark.parametrize(
    ("text", "grows"),
    [("take 1", False), ("buy travel", True), ("buy event", True), ("cash elephant", True)],
)
def test_knowledge_grows_when_something_unknown_is_seen(text: str, grows: bool) -> None:
    table = position(3, coins=[2], held={0: "elephant"})
    before = table.state.knowledge()
    table.do(text)
    assert (table.state.knowledge() > before) == grows
