"""Actions as text: there and back, and what is wrong where."""

from __future__ import annotations

import pytest

from pomezi import NotationError, Setup
from pomezi.text import LANGUAGES, Texts
from tests.games.ticket_to_ride.build import MAP, actions, look, position, run
from tests.games.ticket_to_ride.naive import board
from tests.games.ticket_to_ride.wander import wander

EVERYTHING = "purple:9 white:9 blue:9 yellow:9 orange:9 black:9 red:9 green:9 loco:9"

WRONG = [
    # text, code, position, expected
    ("", "unknown-verb", 0, "draw, claim, tickets, keep, pass"),
    (" ", "unknown-verb", 0, "draw"),
    ("fly to denver", "unknown-verb", 0, "draw"),
    ("Draw deck", "unknown-verb", 0, "draw"),
    (" draw deck", "unknown-verb", 0, "draw"),
    ("draw\tdeck", "unknown-verb", 0, "draw"),
    ("draw\ndeck", "unknown-verb", 0, "draw"),
    ("draw", "missing-word", 4, "purple, white, blue, yellow, orange, black, red, green, loco, deck"),
    ("draw brown", "unknown-card", 5, "orange"),
    ("draw  deck", "unknown-card", 5, "deck"),
    ("draw grey", "unknown-card", 5, "deck"),
    ("draw 3", "unknown-card", 5, "deck"),
    ("draw red red", "too-many-words", 9, "draw red"),
    ("draw deck ", "too-many-words", 10, "draw deck"),
    ("tickets please", "too-many-words", 8, "tickets"),
    ("pass it", "too-many-words", 5, "pass"),
    ("claim", "missing-word", 5, "denver-omaha"),
    ("claim ", "missing-word", 6, "denver-omaha"),
    ("claim denver", "unknown-route", 6, "denver-omaha"),
    ("claim denver-miami red:3", "unknown-route", 6, "denver-omaha"),
    ("claim denver-omaha.2 purple:4", "unknown-route", 6, "denver-omaha"),
    ("claim denver-kansas-city.1 black:4", "unknown-route", 6, "denver-omaha"),
    ("claim denver-omaha purple", "bad-payment", 19, "purple:3 loco:1"),
    ("claim denver-omaha purple:", "bad-payment", 19, "purple:3 loco:1"),
    ("claim denver-omaha :4", "bad-payment", 19, "purple:3 loco:1"),
    ("claim denver-omaha grey:4", "bad-payment", 19, "purple:3 loco:1"),
    ("claim denver-omaha purple:x", "bad-payment", 19, "purple:3 loco:1"),
    ("claim denver-omaha purple:-4", "bad-payment", 19, "purple:3 loco:1"),
    ("claim denver-omaha purple:0 loco:4", "bad-payment", 19, "purple:3 loco:1"),
    ("claim denver-omaha purple:99", "bad-payment", 19, "purple:3 loco:1"),
    ("claim denver-omaha purple:4.0", "bad-payment", 19, "purple:3 loco:1"),
    ("claim denver-omaha purple:3 loco:", "bad-payment", 28, "purple:3 loco:1"),
    ("claim denver-omaha purple:4 ", "bad-payment", 28, "purple:3 loco:1"),
    ("claim denver-omaha purple:2 purple:2", "card-twice", 28, "purple:3 loco:1"),
    ("claim denver-omaha loco:2 loco:2", "card-twice", 26, "purple:3 loco:1"),
    ("claim duluth-omaha red:1 blue:1", "two-colours", 19, "purple:3 loco:1"),
    ("claim denver-omaha", "missing-word", 18, "purple:3 loco:1"),
    ("claim denver-omaha purple:٤", "bad-payment", 19, "purple:3 loco:1"),
    ("claim denver-omaha purple:3", "wrong-count", 19, "4"),
    ("claim denver-omaha purple:4 loco:1", "wrong-count", 19, "4"),
    ("keep", "missing-word", 4, "chicago-new-orleans"),
    ("keep ", "missing-word", 5, "chicago-new-orleans"),
    ("keep denver", "unknown-ticket", 5, "chicago-new-orleans"),
    ("keep boston-miami el-paso-denver", "unknown-ticket", 18, "chicago-new-orleans"),
    ("keep boston-miami boston-miami", "ticket-twice", 18, "chicago-new-orleans"),
    ("keep boston-miami denver-el-paso duluth-houston miami-toronto", "wrong-count", 5, "1…3"),
]


@pytest.mark.parametrize(("text", "code", "at", "expected"), WRONG)
def test_a_text_that_is_no_action_says_what_was_expected_where(
    text: str, code: str, at: int, expected: str
) -> None:
    s = position(hands={0: EVERYTHING})
    before = look(s)
    with pytest.raises(NotationError) as caught:
        run(s, f"0 {text}")
    error = caught.value
    assert (error.refusal.code, error.position, error.text) == (code, at, text)
    assert error.refusal.facts["position"] == at
    assert expected in str(error.refusal.facts["expected"])
    assert error.refusal.facts["word"] == text[at:].split(" ")[0]
    assert look(s) == before


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("text", "code", "at", "expected"), WRONG)
def test_every_wrong_text_has_its_sentence(lang: str, text: str, code: str, at: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        position().read(text)
    sentence = Texts(lang, "ticket_to_ride").error(caught.value)
    assert sentence
    if text and text == " ".join(text.split()):
        assert "„“" not in sentence, "a sentence about nothing"
        assert "“”" not in sentence


@pytest.mark.parametrize(
    "garbage", ["\0", "claim " * 50, "💥", "draw " + "x" * 10_000, "keep\u00a0boston-miami", "-1", "0", "{}"]
)
def test_garbage_is_no_action(garbage: str) -> None:
    with pytest.raises(NotationError):
        position().read(garbage)


@pytest.mark.parametrize("number", ["+4", "4_", "0x4", "four", "4e0"])
def test_a_number_is_digits(number: str) -> None:
    with pytest.raises(NotationError):
        position().read(f"claim denver-omaha purple:{number}")


@pytest.mark.parametrize("seats", [2, 5])
def test_every_legal_action_can_be_written_and_read_again(seats: int) -> None:
    for seed in range(3):
        for s, seat, _ in wander(Setup(seats, f"{seed:x}"), f"{seed:x}"):
            for action in s.legal_actions(seat):
                assert s.read(s.write(action)) == action


def test_every_way_to_pay_for_every_route_can_be_written_and_read_again() -> None:
    s = position(4, hands={0: EVERYTHING})
    texts = [text for text in actions(s, 0) if text.startswith("claim")]
    assert [s.write(s.read(text)) for text in texts] == texts
    assert len({s.read(text) for text in texts}) == len(texts)


def test_either_city_of_a_route_may_come_first() -> None:
    s = position(4)
    for route in board().routes.values():
        suffix = ".2" if route.slug.endswith(".2") else ""
        turned = f"claim {route.b}-{route.a}{suffix} loco:{route.length}"
        assert s.write(s.read(turned)) == f"claim {route.slug} loco:{route.length}"


def test_a_second_track_is_written_with_a_2() -> None:
    s = position(hands={0: EVERYTHING})
    assert "claim denver-kansas-city black:4" in actions(s, 0)
    assert "claim denver-kansas-city.2 orange:4" in actions(s, 0)
    doubles = [route for route in MAP["routes"] if route["track"] == 2]
    assert len(doubles) == 22


def test_payments_and_tickets_may_be_named_in_any_order() -> None:
    s = position(hands={0: EVERYTHING})
    assert s.write(s.read("claim denver-omaha loco:1 purple:3")) == "claim denver-omaha purple:3 loco:1"
    assert s.write(s.read("keep miami-toronto boston-miami")) == "keep boston-miami miami-toronto"
