"""Drawing train cards: two cards, locomotives, sweeps, and a deck that runs out."""

from __future__ import annotations

from collections import Counter

import pytest

from pomezi import SPECTATOR, State
from pomezi.text import LANGUAGES, Texts
from tests.games.ticket_to_ride.build import (
    GAME,
    actions,
    actor,
    cards,
    hand,
    keep_all,
    kinds,
    look,
    new,
    only,
    position,
    refused,
    run,
)
from tests.games.ticket_to_ride.wander import hoard


def draws(seat_actions: list[str]) -> list[str]:
    return [text for text in seat_actions if text.startswith("draw")]


# -- a turn


@pytest.mark.rule("TR-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_play_goes_round_clockwise(seats: int) -> None:
    s = keep_all(new(seats, start=1))
    order = []
    for _ in range(2 * seats):
        order.append(actor(s))
        run(s, f"{actor(s)} draw deck", f"{actor(s)} draw deck")
    assert order == [(1 + i) % seats for i in range(2 * seats)]


@pytest.mark.rule("TR-10")
@pytest.mark.parametrize(
    "lines",
    [
        ["0 draw deck", "0 draw deck"],
        ["0 claim dallas-houston red:1"],
        ["0 tickets", "0 keep atlanta-montreal"],
    ],
)
def test_each_of_the_three_things_ends_the_turn(lines: list[str]) -> None:
    s = position(hands={0: "red:1"}, ticket_deck="atlanta-montreal")
    run(s, *lines)
    assert actor(s) == 1
    assert look(s)["phase"] == "main"


@pytest.mark.rule("TR-10")
def test_after_a_first_card_nothing_but_a_second_card_can_be_had() -> None:
    s = position(hands={0: "red:1"})
    run(s, "0 draw deck")
    assert refused(s, 0, "claim dallas-houston red:1") == "second-card-first"
    assert refused(s, 0, "tickets") == "second-card-first"
    assert refused(s, 0, "pass") == "second-card-first"
    assert refused(s, 0, "keep atlanta-montreal") == "no-offer"


@pytest.mark.rule("TR-10")
def test_nobody_acts_out_of_turn() -> None:
    s = position(3, hands={0: "red:1", 1: "red:1", 2: "red:1"}, turn=1)
    for seat in (0, 2):
        assert s.legal_actions(seat) == []
        assert refused(s, seat, "draw deck") == "not-your-turn"
    for seat in (-1, 3):
        assert refused(s, seat, "draw deck") == "no-such-seat"


# -- two cards


@pytest.mark.rule("TR-11")
@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("draw deck", "draw deck", "red:1 black:1"),
        ("draw deck", "draw purple", "red:1 purple:1"),
        ("draw purple", "draw deck", "purple:1 black:1"),
        ("draw purple", "draw white", "purple:1 white:1"),
    ],
)
def test_each_card_comes_from_the_display_or_the_deck(first: str, second: str, expected: str) -> None:
    s = position(deck="red black green")
    run(s, f"0 {first}", f"0 {second}")
    assert hand(s, 0) == cards(expected)
    assert actor(s) == 1


@pytest.mark.rule("TR-11")
def test_a_face_up_card_is_replaced_before_the_second_is_chosen() -> None:
    s = position(display="purple white blue yellow orange", deck="green")
    run(s, "0 draw blue")
    assert look(s)["display"] == ["purple", "white", "green", "yellow", "orange"]
    assert "draw green" in actions(s, 0)
    run(s, "0 draw green")
    assert hand(s, 0) == {"blue": 1, "green": 1}


@pytest.mark.rule("TR-11")
def test_of_equal_face_up_cards_one_is_taken() -> None:
    s = position(display="white red blue red red", deck="green")
    assert actions(s, 0).count("draw red") == 1
    run(s, "0 draw red")
    assert look(s)["display"] == ["white", "green", "blue", "red", "red"]


@pytest.mark.rule("TR-11")
def test_an_unseen_card_leaves_the_display_alone() -> None:
    s = position(deck="green")
    before = look(s)["display"]
    run(s, "0 draw deck")
    assert look(s)["display"] == before


@pytest.mark.rule("TR-11")
def test_the_first_card_is_seen_before_the_second_is_chosen() -> None:
    s = position(deck="green")
    (event,) = run(s, "0 draw deck")
    assert event.seen_by(0)["card"] == "green"
    assert s.view(0)["own"]["hand"] == {"green": 1}  # type: ignore[index]
    assert actor(s) == 0


@pytest.mark.rule("TR-11", "TR-05")
def test_an_unseen_card_is_told_to_its_drawer_alone() -> None:
    s = position(3, deck="green")
    (event,) = run(s, "0 draw deck")
    for seat in (1, 2, SPECTATOR):
        assert event.seen_by(seat) == {"kind": "drew-deck", "seat": 0}


@pytest.mark.rule("TR-11")
def test_a_colour_that_does_not_lie_face_up_cannot_be_taken() -> None:
    assert refused(position(), 0, "draw red") == "card-not-up"
    assert refused(position(), 0, "draw loco") == "card-not-up"


@pytest.mark.rule("TR-16")
def test_a_hand_has_no_limit() -> None:
    s = position(rest=0, deck="red black", display="loco loco white white white")
    assert sum(hand(s, 0).values()) == 103
    run(s, "0 draw deck", "0 draw deck")
    assert sum(hand(s, 0).values()) == 105


# -- locomotives


@pytest.mark.rule("TR-12")
def test_a_face_up_locomotive_taken_first_ends_the_turn() -> None:
    s = position(display="loco red red blue blue", deck="green")
    run(s, "0 draw loco")
    assert hand(s, 0) == {"loco": 1}
    assert look(s)["display"] == ["green", "red", "red", "blue", "blue"]
    assert actor(s) == 1


@pytest.mark.rule("TR-12")
@pytest.mark.parametrize("first", ["draw deck", "draw red"])
def test_a_face_up_locomotive_cannot_be_the_second_card(first: str) -> None:
    s = position(display="loco red red blue blue", deck="green")
    run(s, f"0 {first}")
    assert refused(s, 0, "draw loco") == "loco-second"


@pytest.mark.rule("TR-12")
def test_a_locomotive_turned_up_as_the_replacement_cannot_be_the_second_card() -> None:
    s = position(display="red red red blue blue", deck="loco")
    run(s, "0 draw red")
    assert look(s)["display"] == ["loco", "red", "red", "blue", "blue"]
    assert refused(s, 0, "draw loco") == "loco-second"
    assert draws(actions(s, 0)) == ["draw deck", "draw blue", "draw red"]


@pytest.mark.rule("TR-13")
def test_an_unseen_locomotive_first_leaves_a_second_card() -> None:
    s = position(deck="loco loco")
    run(s, "0 draw deck")
    assert actor(s) == 0
    run(s, "0 draw deck")
    assert hand(s, 0) == {"loco": 2}
    assert actor(s) == 1


@pytest.mark.rule("TR-13")
def test_an_unseen_locomotive_may_be_the_second_card() -> None:
    s = position(deck="white loco")
    run(s, "0 draw purple", "0 draw deck")
    assert hand(s, 0) == {"purple": 1, "loco": 1}


# -- sweeps


@pytest.mark.rule("TR-14")
def test_a_third_locomotive_as_replacement_sweeps_in_the_middle_of_a_draw() -> None:
    s = position(display="loco loco red blue blue", deck="loco purple white yellow orange black green")
    events = run(s, "0 draw red")
    assert kinds(events) == ["drew-card", "turned-up", "swept", "turned-up"]
    assert only(events, "swept")["display"] == ["loco", "loco", "loco", "blue", "blue"]
    assert look(s)["display"] == ["purple", "white", "yellow", "orange", "black"]
    assert look(s)["discards"] == {"blue": 2, "loco": 3}
    assert actor(s) == 0
    run(s, "0 draw black")
    assert look(s)["display"][4] == "green"
    assert hand(s, 0) == {"red": 1, "black": 1}


@pytest.mark.rule("TR-14")
def test_a_sweep_after_the_second_card_comes_before_the_next_turn() -> None:
    s = position(display="loco loco red blue blue", deck="green loco purple white yellow orange black")
    run(s, "0 draw deck", "0 draw red")
    assert look(s)["display"] == ["purple", "white", "yellow", "orange", "black"]
    assert actor(s) == 1


@pytest.mark.rule("TR-14")
def test_a_sweep_after_a_locomotive_taken_needs_three_left() -> None:
    s = position(display="loco loco red blue blue", deck="loco purple white yellow orange black")
    run(s, "0 draw loco")
    assert look(s)["display"] == ["loco", "loco", "red", "blue", "blue"]
    assert look(s)["discards"] == {}


@pytest.mark.rule("TR-15")
def test_sweeps_repeat_until_the_display_is_in_order() -> None:
    again = "loco loco loco red red  loco loco loco loco red  purple white yellow orange black"
    s = position(display="loco loco red blue blue", deck="loco " + again)
    events = run(s, "0 draw red")
    assert kinds(events).count("swept") == 3
    assert look(s)["display"] == ["purple", "white", "yellow", "orange", "black"]
    assert look(s)["discards"] == {"red": 3, "blue": 2, "loco": 10}


@pytest.mark.rule("TR-15")
def test_with_fewer_than_three_other_cards_in_the_piles_there_is_no_sweep() -> None:
    s = position(display="loco loco red blue blue", deck="loco loco loco", rest=1)
    events = run(s, "0 draw red")
    assert "swept" not in kinds(events)
    assert look(s)["display"] == ["loco", "loco", "loco", "blue", "blue"]
    assert look(s)["deck"] == ["loco", "loco"]


@pytest.mark.rule("TR-15")
@pytest.mark.parametrize(("deck", "discards"), [("loco loco red", ""), ("loco loco", "red:1")])
def test_three_other_cards_anywhere_in_the_piles_are_enough_for_a_sweep(deck: str, discards: str) -> None:
    s = position(display="loco loco red blue blue", deck=deck, discards=discards, rest=1)
    events = run(s, "0 draw red")
    assert "swept" in kinds(events)
    assert look(s)["display"].count("loco") <= 2


@pytest.mark.rule("TR-15", "TR-17")
def test_a_deck_that_runs_out_in_a_sweep_is_reshuffled_with_the_swept_cards() -> None:
    s = position(
        display="loco loco red blue blue", deck="loco white yellow", discards="green:3 black:3", rest=1
    )
    events = run(s, "0 draw red")
    assert kinds(events)[:4] == ["drew-card", "turned-up", "swept", "reshuffled"]
    assert only(events[:4], "reshuffled")["count"] == 11
    piles = Counter(look(s)["deck"]) + Counter(look(s)["display"]) + Counter(look(s)["discards"])
    assert piles == Counter({"loco": 3, "blue": 2, "white": 1, "yellow": 1, "green": 3, "black": 3})
    assert None not in look(s)["display"]
    assert look(s)["display"].count("loco") <= 2


@pytest.mark.rule("TR-15")
def test_a_deck_that_ends_with_the_fifth_new_card_is_renewed_from_the_swept_ones() -> None:
    s = position(
        display="loco loco red blue blue",
        deck="loco white yellow green black purple",
        discards="red:1",
        rest=1,
    )
    run(s, "0 draw red")
    assert look(s)["display"] == ["white", "yellow", "green", "black", "purple"]
    assert sorted(look(s)["deck"]) == sorted(["loco", "loco", "loco", "blue", "blue", "red"])
    assert look(s)["discards"] == {}


def loco_fives() -> State:
    """Once the red card is taken, three locomotives or more lie both in the display and in the deck."""
    deck = "loco loco loco loco loco white"
    return position(display="loco loco red blue blue", deck=deck, rest=1, hands={1: "white:11"})


@pytest.mark.rule("TR-15")
def test_five_against_five_turn_up_the_five_of_the_deck() -> None:
    s = position(display="loco loco red blue blue", deck="loco purple white yellow green black", rest=1)
    events = run(s, "0 draw red")
    assert kinds(events) == ["drew-card", "turned-up", "swept", "reshuffled", "turned-up"]
    assert look(s)["display"] == ["purple", "white", "yellow", "green", "black"]
    assert sorted(look(s)["deck"]) == ["blue", "blue", "loco", "loco", "loco"]


@pytest.mark.rule("TR-15")
def test_five_against_five_are_shuffled_together_if_both_must_be_swept_and_end() -> None:
    # Both fives hold three locomotives or more: without the shuffle they would change places for ever.
    s = loco_fives()
    events = run(s, "0 draw red")
    begin = ["drew-card", "turned-up", "swept", "reshuffled", "turned-up", "swept", "reshuffled", "turned-up"]
    assert kinds(events)[:8] == begin
    assert [event.facts["count"] for event in events[:8] if event.kind == "reshuffled"] == [5, 10]
    dump = look(s)
    assert dump["display"].count("loco") == 2
    assert sorted([*dump["display"], *dump["deck"]]) == sorted(["blue", "blue", "white"] + ["loco"] * 7)


@pytest.mark.rule("TR-15")
@pytest.mark.parametrize("rng", [f"{seed:032x}" for seed in range(1, 40)])
def test_of_two_fives_shuffled_together_the_second_may_do(rng: str) -> None:
    # However often: the ten are shuffled only when neither five will lie.
    s = GAME.load({**loco_fives().dump(), "rng": rng})
    events = run(s, "0 draw red")
    counts = [event.facts["count"] for event in events if event.kind == "reshuffled"]
    told = counts if "swept-on" not in kinds(events) else counts[:-1]
    assert told == [5, 10, 5, 10, 5][: len(told)]


@pytest.mark.rule("TR-15")
def test_under_the_first_version_two_fives_are_shuffled_at_first_sight() -> None:
    seen = set()
    for first in ("purple white yellow green black", "black green yellow white purple"):
        dump = position(display="loco loco red blue blue", deck="loco " + first, rest=1).dump()
        s = GAME.load({**dump, "rules": 1})
        events = run(s, "0 draw red")
        seen.add(tuple(look(s)["display"]))
        assert only(events, "reshuffled")["count"] == 10
        assert look(s)["display"].count("loco") <= 2
        assert len(look(s)["deck"]) == 5
    assert ("purple", "white", "yellow", "green", "black") not in seen


@pytest.mark.rule("TR-15")
def test_however_many_sweeps_there_are_an_action_tells_a_few_of_them() -> None:
    # Three other cards among fourteen locomotives: five cards with all three come up once in 68 times.
    before = position(display="loco loco red red red", deck="loco " * 12 + "blue", rest=1).dump()
    summed_up = 0
    for seed in range(1, 40):
        s = GAME.load({**before, "rng": f"{seed:032x}"})
        events = run(s, "0 draw red")
        assert len(events) <= 25
        assert kinds(events).count("swept") <= 5
        assert look(s)["display"].count("loco") == 2
        if "swept-on" in kinds(events):
            summed_up += 1
            at = kinds(events).index("swept-on")
            assert kinds(events)[at:] == ["swept-on", "reshuffled", "turned-up"]
            assert events[-1].facts["display"] == look(s)["display"]
            assert events[at].facts["cards"] == Counter(look(s)["deck"])
            sentences = {Texts(lang, "ticket_to_ride").event(events[at].seen_by(1)) for lang in LANGUAGES}
            assert len(sentences) == len(LANGUAGES)
            assert all("{" not in sentence for sentence in sentences)
    assert summed_up > 20


@pytest.mark.rule("TR-15")
def test_with_other_discards_five_in_the_deck_are_turned_up_as_they_lie() -> None:
    s = position(
        display="loco loco red blue blue",
        deck="loco purple white yellow green black",
        discards="red:1",
        rest=1,
    )
    run(s, "0 draw red")
    assert look(s)["display"] == ["purple", "white", "yellow", "green", "black"]


@pytest.mark.rule("TR-14")
def test_locomotives_that_could_not_be_swept_are_swept_once_a_claim_makes_it_possible() -> None:
    s = position(display="loco loco loco blue blue", deck="loco loco", rest=1, hands={0: "red:3", 1: "red:9"})
    events = run(s, "0 claim chicago-duluth red:3")
    assert "swept" in kinds(events)
    assert look(s)["display"].count("loco") <= 2


# -- an empty deck


@pytest.mark.rule("TR-17")
def test_an_emptied_deck_is_renewed_at_once_from_the_discards() -> None:
    s = position(deck="red", discards="green:2 black:2", rest=1)
    events = run(s, "0 draw deck")
    assert kinds(events) == ["drew-deck", "reshuffled"]
    assert sorted(look(s)["deck"]) == ["black", "black", "green", "green"]
    assert look(s)["discards"] == {}
    assert "draw deck" in actions(s, 0)


@pytest.mark.rule("TR-17")
def test_a_deck_emptied_by_the_replacement_is_renewed_before_the_second_card() -> None:
    s = position(deck="red", discards="green:3", rest=1)
    events = run(s, "0 draw purple")
    assert kinds(events) == ["drew-card", "turned-up", "reshuffled"]
    assert look(s)["deck"] == ["green"] * 3
    run(s, "0 draw deck")
    assert hand(s, 0) == {"purple": 1, "green": 1}


@pytest.mark.rule("TR-17")
def test_a_deck_emptied_by_the_second_card_is_renewed_for_the_next_player() -> None:
    s = position(deck="red black", discards="green:3", rest=0)
    run(s, "0 draw deck", "0 draw deck")
    assert look(s)["deck"] == ["green"] * 3
    assert "draw deck" in actions(s, 1)


@pytest.mark.rule("TR-17")
def test_a_reshuffle_depends_on_the_seed_of_the_game() -> None:
    def renewed(rng: str) -> object:
        s = position(deck="red", discards="green:6 black:6 white:6", rest=1)
        t = GAME.load({**s.dump(), "rng": rng})
        run(t, "0 draw deck")
        return look(t)["deck"]

    assert renewed("1" * 32) == renewed("1" * 32)
    assert renewed("1" * 32) != renewed("2" * 32)


@pytest.mark.rule("TR-17")
def test_the_cards_paid_for_a_claim_make_a_new_deck_when_it_is_empty() -> None:
    s = position(hands={0: "red:3"}, rest=1)
    events = run(s, "0 claim chicago-duluth red:3")
    assert kinds(events) == ["claimed", "reshuffled"]
    assert look(s)["deck"] == ["red"] * 3
    assert "draw deck" in actions(s, 1)


@pytest.mark.rule("TR-18")
def test_with_an_empty_deck_no_cards_can_be_drawn_even_if_some_lie_face_up() -> None:
    s = position(rest=0)
    assert look(s)["deck"] == []
    assert draws(actions(s, 0)) == []
    assert refused(s, 0, "draw deck") == "deck-empty"
    assert refused(s, 0, "draw purple") == "deck-empty"


@pytest.mark.rule("TR-18")
def test_with_an_empty_deck_claims_and_tickets_remain() -> None:
    s = position(rest=0)
    assert "tickets" in actions(s, 0)
    assert any(text.startswith("claim") for text in actions(s, 0))


@pytest.mark.rule("TR-19")
def test_if_the_deck_runs_out_after_the_first_card_the_second_is_a_face_up_one() -> None:
    s = position(deck="green", display="loco red red blue loco", rest=1)
    run(s, "0 draw deck")
    assert actions(s, 0) == ["draw blue", "draw red"]
    assert refused(s, 0, "draw deck") == "deck-empty"
    assert refused(s, 0, "draw loco") == "loco-second"
    run(s, "0 draw red")
    assert look(s)["display"] == ["loco", None, "red", "blue", "loco"]
    assert actor(s) == 1


@pytest.mark.rule("TR-19", "TR-34")
def test_if_the_replacement_was_the_last_card_the_second_may_be_that_very_card() -> None:
    s = position(deck="green", rest=1)
    run(s, "0 draw purple")
    assert look(s)["display"][0] == "green"
    run(s, "0 draw green")
    assert look(s)["display"] == [None, "white", "blue", "yellow", "orange"]


@pytest.mark.rule("TR-19")
def test_if_only_locomotives_are_left_face_up_the_turn_ends_with_one_card() -> None:
    s = position(deck="green", display="loco loco loco loco loco", rest=1)
    run(s, "0 draw deck")
    assert hand(s, 0) == {"green": 1}
    assert actor(s) == 1


@pytest.mark.rule("TR-19")
def test_if_the_last_replacement_is_a_locomotive_among_locomotives_the_turn_ends() -> None:
    s = position(deck="loco", display="red loco loco loco loco", rest=1)
    run(s, "0 draw red")
    assert look(s)["display"] == ["loco"] * 5
    assert actor(s) == 1


@pytest.mark.rule("TR-19")
def test_while_a_second_card_can_be_drawn_it_must_be() -> None:
    s = position(deck="green", display="loco loco red blue blue", rest=1)
    run(s, "0 draw deck")
    assert actions(s, 0) == ["draw blue", "draw red"]
    assert refused(s, 0, "pass") == "second-card-first"


# -- holes in the display


@pytest.mark.rule("TR-34")
def test_a_card_that_cannot_be_replaced_leaves_a_hole() -> None:
    s = position(deck="green", rest=1)
    run(s, "0 draw deck", "0 draw blue")
    assert look(s)["display"] == ["purple", "white", None, "yellow", "orange"]
    assert s.view(1)["display"] == ["purple", "white", None, "yellow", "orange"]


@pytest.mark.rule("TR-34")
def test_holes_are_filled_in_order_when_a_claim_makes_a_new_deck() -> None:
    s = position(display="purple - blue - orange", hands={0: "red:6"}, rest=1)
    events = run(s, "0 claim miami-new-orleans red:6")
    assert kinds(events) == ["claimed", "reshuffled", "turned-up"]
    assert only(events, "turned-up") == {"places": [1, 3], "display": ["red", "red"]}
    assert look(s)["display"] == ["purple", "red", "blue", "red", "orange"]
    assert look(s)["deck"] == ["red"] * 4


@pytest.mark.rule("TR-34")
def test_holes_that_the_cards_paid_cannot_fill_stay() -> None:
    s = position(display="- - blue - orange", hands={0: "red:1"}, rest=1)
    run(s, "0 claim dallas-houston red:1")
    assert look(s)["display"] == ["red", None, "blue", None, "orange"]
    assert look(s)["deck"] == []
    assert draws(actions(s, 1)) == []


@pytest.mark.rule("TR-34", "TR-14")
def test_locomotives_that_fill_the_holes_are_swept() -> None:
    s = position(display="loco white blue - -", hands={0: "loco:3 green:1"}, rest=1)
    events = run(s, "0 claim denver-helena green:1 loco:3")
    assert look(s)["display"].count("loco") <= 2
    dump = look(s)
    piles = Counter(card for card in dump["display"] if card) + Counter(dump["deck"])
    assert piles == Counter({"loco": 4, "white": 1, "blue": 1, "green": 1})
    assert kinds(events)[:3] == ["claimed", "reshuffled", "turned-up"]


@pytest.mark.rule("TR-34", "TR-15")
def test_locomotives_that_fill_the_holes_stay_if_there_are_too_few_other_cards() -> None:
    s = position(display="loco white - - -", hands={0: "loco:4"}, rest=1)
    run(s, "0 claim denver-helena loco:4")
    assert look(s)["display"] == ["loco", "white", "loco", "loco", "loco"]
    assert look(s)["deck"] == ["loco"]


@pytest.mark.rule("TR-34")
def test_fewer_than_five_face_up_means_an_empty_deck_and_that_means_no_discards() -> None:
    emptied = False
    for seed in range(4):
        for s, _ in hoard(2, seed):
            dump = look(s)
            emptied = emptied or not dump["deck"]
            assert not (None in dump["display"] and dump["deck"])
            assert not (not dump["deck"] and dump["discards"])
    assert emptied
