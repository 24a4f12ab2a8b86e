"""Actions as text."""

from __future__ import annotations

import pytest

from pomezi import NotationError
from tests.games.eighty_days.build import GAME, position

STATE = position(3).state


@pytest.mark.parametrize(
    "text",
    [
        "take 3",
        "take deck",
        "use",
        "skip",
        "detective suez",
        "exchange train:2 ship:7",
        "travel",
        "travel ship:4 ship:4",
        "balloon ship:7",
        "play offer",
        "play submarine ship:8",
        "play detective hong-kong",
        "play princess train:2",
        "play princess offer",
        "play princess submarine ship:8",
        "play princess detective suez",
        "go",
        "reroll",
        "accept",
        "buy travel",
        "buy event",
        "cash elephant",
        "stay",
        "end",
        "discard ship:7",
        "discard submarine",
    ],
)
def test_notation_goes_round(text: str) -> None:
    assert STATE.write(STATE.read(text)) == text


def test_the_order_of_cards_does_not_matter() -> None:
    assert STATE.read("travel ship:7 train:2 ship:4") == STATE.read("travel train:2 ship:4 ship:7")


@pytest.mark.parametrize(
    ("text", "code", "position"),
    [
        ("fly", "unknown-verb", 0),
        ("take", "missing-word", 4),
        ("take 7", "unknown-space", 5),
        ("take 1 2", "too-many-words", 7),
        ("detective berlin", "unknown-city", 10),
        ("travel ship:9", "unknown-card", 7),
        ("travel ship:4 boat", "unknown-card", 14),
        ("travel ship:4 ship:4 ship:4 ship:4", "wrong-count", 7),
        ("exchange", "missing-word", 8),
        ("balloon", "missing-word", 7),
        ("play", "missing-word", 4),
        ("play ufo", "unknown-event", 5),
        ("play offer now", "unknown-target", 11),
        ("play offer ship:4 ship:4", "too-many-words", 18),
        ("buy elephant", "unknown-goods", 4),
        ("cash offer", "unknown-card", 5),
        ("discard", "missing-word", 7),
        ("discard ", "missing-word", 8),
        ("play offer submarine", "unknown-target", 11),
        ("play princess offer submarine", "unknown-target", 20),
        ("use it", "too-many-words", 4),
        ("stay ", "too-many-words", 5),
    ],
)
def test_what_is_no_action_is_refused_where_it_goes_wrong(text: str, code: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        STATE.read(text)
    assert (caught.value.refusal.code, caught.value.position) == (code, position)


@pytest.mark.parametrize(
    "action",
    [
        7,
        5 << 16 | 1 << 15,
        5 << 16 | 31,
        3 << 16 | 10,
        7 << 16 | 10,
        7 << 16 | 1 << 10 | 4,  # an offer that copies
        7 << 16 | 11 << 10 | 6,  # a princess that copies what there is not
        15 << 16 | 26,
    ],
)
def test_numbers_that_are_no_action_are_refused(action: int) -> None:
    refusal = STATE.refusal(0, action)
    assert refusal is not None
    assert refusal.code == "no-such-action"


def test_somebody_whose_time_runs_out_does_something_harmless() -> None:
    table = position(3, hands={0: "train:6 ship:7 ship:8"}, cities=["paris"])
    texts = []
    while table.turn == 0:
        text = table.state.write(table.state.default_action(0))
        texts.append(text)
        table.do(text)
    assert texts == ["take 1", "skip", "stay"]


def test_the_default_discard_is_the_slowest_travel_card() -> None:
    table = position(3, phase="act", hands={0: "train:2 train:2 train:2 train:6 ship:4 ship:5 ship:8"}).do(
        "stay"
    )
    assert table.state.write(table.state.default_action(0)) == "discard ship:8"


def test_the_game_is_known_by_its_key() -> None:
    assert (GAME.key, list(GAME.seats), GAME.editions) == ("eighty_days", [2, 3, 4, 5, 6], ("pomezi",))
