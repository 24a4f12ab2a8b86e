"""The deal, the middle, and what nobody may see before its time."""

from __future__ import annotations

import pytest

from pomezi import SPECTATOR, TURN, DumpError, play, seats_in, seeded
from tests.games.bez_hranic.build import (
    GAME,
    at_round,
    deal_all,
    everybody_ready,
    finish_round,
    finish_rounds,
    keys_in,
    new,
    race,
    refused,
    stacked_for,
    view,
)

SEVEN = ["hu", "gr", "gb", "es", "pt", "no", "va"]
MAP_WORDS = {
    "map",
    "borders",
    "evaluation",
    "bills",
    "about",
    "way",
    "neighbours",
    "charges",
    "price",
    "facts",
}


@pytest.mark.rule("BH-03")
def test_players_may_look_at_the_map_before_the_game() -> None:
    state = new()
    assert view(state)["phase"] == "look"
    for seat in range(-1, 3):
        assert ["fr", "gb", "sea"] in [sorted(b[:2]) + b[2:] for b in view(state, seat)["map"]["borders"]]


@pytest.mark.rule("BH-03")
@pytest.mark.parametrize("correspondence", [False, True])
def test_no_view_knows_the_map_while_cards_are_dealt_and_chosen(correspondence: bool) -> None:
    state = new(3, correspondence=correspondence)
    everybody_ready(state)
    for _ in range(7):
        while view(state)["phase"] in ("deal", "choose"):
            for seat in range(-1, 3):
                assert not keys_in(view(state, seat)) & MAP_WORDS
            seat = seats_in(state.actors())[0]
            state.apply(seat, state.default_action(seat))
        if state.actors():
            everybody_ready(state)


@pytest.mark.rule("BH-03")
def test_events_of_dealing_and_choosing_tell_nothing_about_the_map() -> None:
    state = at_round(1, SEVEN, ["fr"], seats=2)
    told = play(state, 0, "place gb")
    assert not {key for event in told for key in keys_in(event.facts)} & MAP_WORDS


@pytest.mark.rule("BH-03")
def test_the_map_is_shown_during_evaluation_to_players_and_spectators() -> None:
    state = at_round(1, SEVEN, ["fr"])
    assert "map" not in view(state)
    race(state, "0 gb, 1 hu, 2 40")
    for seat in range(-1, 3):
        assert view(state, seat)["map"]["borders"]
        assert len(view(state, seat)["evaluation"]["bills"]) == 3


@pytest.mark.rule("BH-66")
def test_with_an_open_map_it_stays_visible_while_choosing() -> None:
    state = at_round(1, SEVEN, ["fr"], open_map=True)
    for seat in range(-1, 3):
        assert view(state, seat)["phase"] == "choose"
        assert view(state, seat)["map"] == view(new())["map"]


@pytest.mark.rule("BH-66")
@pytest.mark.parametrize(("number", "is_open"), [(1, True), (2, True), (3, False), (4, False), (7, False)])
def test_the_map_may_be_left_open_in_part_one_alone(number: int, is_open: bool) -> None:
    middle = ["fr"] if number < 5 else ["fr", "ua"]
    state = at_round(number, SEVEN, middle, open_map="part_one")
    for seat in range(-1, 3):
        assert view(state, seat)["phase"] == "choose"
        assert ("map" in view(state, seat)) is is_open
        assert ("hushed" in view(state, seat)) is not is_open


@pytest.mark.rule("BH-10")
def test_seven_cards_are_dealt_clockwise_from_field_40_then_the_start() -> None:
    state = new(3, deck=[*SEVEN, "fr"])
    everybody_ready(state)
    events = deal_all(state)
    assert [(e.facts["field"], e.facts["state"]) for e in events[:7]] == list(enumerate(SEVEN, 1))
    assert [(e.kind, e.facts["middle"]) for e in events[7:]] == [("revealed", ["fr"])]
    assert [field["place"] for field in view(state)["fields"]] == ["40", *SEVEN]
    assert view(state)["middle"] == ["fr"]


@pytest.mark.rule("BH-10")
@pytest.mark.parametrize(("number", "count"), [(1, 1), (2, 1), (3, 1), (4, 1), (5, 2), (6, 2), (7, 2)])
def test_the_middle_is_start_alone_until_round_4_then_start_and_target(number: int, count: int) -> None:
    state = new()
    finish_rounds(state, number - 1)
    everybody_ready(state)
    deal_all(state)
    assert len(view(state)["middle"]) == count


@pytest.mark.rule("BH-11")
def test_nobody_may_place_a_token_before_the_middle_is_turned_up() -> None:
    state = new(3, deck=[*SEVEN, "fr"])
    everybody_ready(state)
    for _ in range(7):
        for seat in range(3):
            for where in ("40", "hu"):
                assert refused(state, seat, f"place {where}").code == "middle-hidden"
        play(state, int(state.dealer), "deal")
    race(state, "0 40, 1 hu, 2 hu")


@pytest.mark.rule("BH-11", "BH-13")
def test_no_view_holds_the_middle_before_it_is_turned_up() -> None:
    """The views stay the same whatever the hidden cards are."""
    one = new(3, deck=[*SEVEN, "fr"])
    two = new(3, deck=[*SEVEN, "it"])
    for state in (one, two):
        everybody_ready(state)
        for _ in range(6):
            play(state, int(state.dealer), "deal")
    for seat in range(-1, 3):
        assert one.view(seat) == two.view(seat)
        assert one.view(seat)["middle"] == []


@pytest.mark.rule("BH-12")
def test_used_cards_are_set_aside_face_up_and_do_not_come_back_before_the_final() -> None:
    state = new(2)
    met: list[str] = []
    for _ in range(6):
        everybody_ready(state)
        finish_round(state)
        cards = [field["place"] for field in view(state)["fields"][1:]] + view(state)["middle"]
        assert not set(cards) & set(met)
        assert view(state)["used"] == met
        met += cards
    assert sorted(met) == sorted(state.edition.states)
    assert view(state)["deck"] == 0


@pytest.mark.rule("BH-12")
def test_before_round_7_all_fifty_are_shuffled_again() -> None:
    firsts = set()
    for seed in range(1, 9):
        state = new(2, seed=f"{seed:x}")
        first = state.dump()["deck"]
        finish_rounds(state, 6)
        everybody_ready(state)
        assert view(state)["used"] == []
        assert view(state)["deck"] == 50
        deck = state.dump()["deck"]
        assert isinstance(deck, list)
        assert isinstance(first, list)
        assert sorted(deck) == sorted(first)
        assert deck != first
        firsts.add(deck[0])
    assert len(firsts) > 3


@pytest.mark.rule("BH-13")
def test_the_dealer_alone_sets_the_pace_of_the_edge_cards() -> None:
    state = new(3)
    everybody_ready(state)
    assert state.pace() == TURN
    for _ in range(7):
        assert seats_in(state.actors()) == [int(state.dealer)]
        for seat in range(3):
            if seat != state.dealer:
                assert refused(state, seat, "deal").code == "not-your-turn"
        assert refused(state, int(state.dealer), "reveal").code == "reveals-itself"
        play(state, int(state.dealer), "deal")


@pytest.mark.rule("BH-13")
@pytest.mark.parametrize(("number", "middle"), [(1, ["fr"]), (5, ["fr", "it"]), (7, ["fr", "it"])])
def test_the_middle_turns_up_by_itself_with_the_seventh_card(number: int, middle: list[str]) -> None:
    deck, final = stacked_for(number, SEVEN, middle)
    state = new(3, deck=deck, final=final)
    finish_rounds(state, number - 1)
    everybody_ready(state)
    for _ in range(6):
        assert [event.kind for event in play(state, int(state.dealer), "deal")] == ["dealt"]
        assert (view(state)["phase"], view(state)["middle"]) == ("deal", [])
    seventh, turned = play(state, int(state.dealer), "deal")
    assert (seventh.kind, seventh.facts["field"]) == ("dealt", 7)
    assert (turned.kind, turned.facts["middle"]) == ("revealed", middle)
    assert (view(state)["phase"], view(state)["middle"]) == ("choose", middle)
    assert seats_in(state.actors()) == [0, 1, 2]


@pytest.mark.rule("BH-13")
def test_the_beat_before_the_middle_is_the_same_for_all() -> None:
    state = new(3)
    everybody_ready(state)
    assert state.beat_ms() == 0
    deal_all(state)
    assert state.beat_ms() > 0
    for seat in range(-1, 3):
        veiled = state.veiled(seat)
        assert (veiled["phase"], veiled["middle"], veiled["actors"]) == ("deal", [], [])
        assert veiled["fields"] == view(state, seat)["fields"]
    finish_round(state)
    assert (state.beat_ms(), state.veiled(0)) == (0, view(state, 0))


@pytest.mark.rule("BH-13")
def test_before_the_middle_is_turned_up_nobody_may_imagine_the_race() -> None:
    state = new(3)
    everybody_ready(state)
    deal_all(state)
    with pytest.raises(DumpError) as refused:
        GAME.imagine(state.veiled(0), seeded("1"))
    assert refused.value.refusal.code == "view-still"
    forged = {**state.veiled(0), "actors": [0, 1, 2]}
    with pytest.raises(DumpError):
        GAME.imagine(forged, seeded("1"))


@pytest.mark.rule("BH-29")
def test_whoever_opens_the_offer_alone_sees_it_without_a_beat() -> None:
    state = at_round(1, SEVEN, ["fr"], correspondence=True)
    play(state, 0, "open")
    assert (state.beat_ms(), state.veiled(0)) == (0, view(state, 0))


def test_by_the_first_rules_the_middle_waits_for_the_dealer() -> None:
    state = new(3, deck=[*SEVEN, "fr"], rules=1)
    everybody_ready(state)
    dealer = int(state.dealer)
    for _ in range(7):
        assert refused(state, dealer, "reveal").code == "deal-first"
        play(state, dealer, "deal")
    assert [state.write(action) for action in state.legal_actions(dealer)] == ["reveal"]
    assert refused(state, dealer, "deal").code == "reveal-now"
    assert GAME.load(state.dump()).dump() == state.dump()
    (event,) = play(state, dealer, "reveal")
    assert event.facts["middle"] == ["fr"]
    assert state.beat_ms() == 0


@pytest.mark.rule("BH-29")
def test_by_correspondence_each_opens_the_offer_alone() -> None:
    state = new(3, deck=[*SEVEN, "fr"], correspondence=True)
    everybody_ready(state)
    assert seats_in(state.actors()) == [0, 1, 2]
    assert refused(state, 1, "place hu").code == "open-first"
    (event,) = play(state, 1, "open")
    assert event.seen_by(1)["offer"] == SEVEN
    assert event.seen_by(1)["middle"] == ["fr"]
    for other in (0, 2, SPECTATOR):
        assert set(event.seen_by(other)) == {"kind", "seat"}
        assert view(state, other)["middle"] == []
        assert [field["place"] for field in view(state, other)["fields"]] == ["40", *[None] * 7]
    assert view(state, 1)["middle"] == ["fr"]
    assert [field["place"] for field in view(state, 1)["fields"]] == ["40", *SEVEN]
    assert refused(state, 1, "open").code == "choose-now"


@pytest.mark.rule("BH-29")
def test_by_correspondence_tokens_stay_hidden_until_everybody_has_placed() -> None:
    def after(first: str, second: str) -> list[object]:
        state = new(3, deck=[*SEVEN, "fr"], correspondence=True)
        everybody_ready(state)
        told = [play(state, 0, "open"), play(state, 1, "open")]
        told += [play(state, 0, f"place {first}"), play(state, 1, f"place {second}")]
        play(state, 2, "open")
        return [
            [event.seen_by(seat) for events in told[2:] for event in events] + [state.view(seat)]
            for seat in (2, SPECTATOR)
        ]

    assert after("hu", "hu") == after("40", "gr")


@pytest.mark.rule("BH-29")
def test_by_correspondence_the_owner_sees_their_token_and_all_see_the_stacks_at_the_end() -> None:
    state = new(3, deck=[*SEVEN, "fr"], correspondence=True)
    everybody_ready(state)
    for seat in range(3):
        play(state, seat, "open")
    race(state, "2 hu, 0 hu")
    assert view(state, 0)["fields"][1]["stack"] == ["red"]
    assert view(state, 2)["fields"][1]["stack"] == ["blue"]
    assert view(state, 1)["fields"][1]["stack"] == []
    events = race(state, "1 hu")
    assert [event.kind for event in events] == ["placed-hidden", "uncovered", "paid", "paid", "paid"]
    assert view(state, SPECTATOR)["fields"][1]["stack"] == ["blue", "red", "yellow"]


@pytest.mark.rule("BH-29")
def test_watchers_see_the_offer_once_all_have_opened_it() -> None:
    state = new(2, deck=[*SEVEN, "fr"], correspondence=True)
    everybody_ready(state)
    play(state, 0, "open")
    assert view(state, SPECTATOR)["middle"] == []
    play(state, 1, "open")
    assert view(state, SPECTATOR)["middle"] == ["fr"]


@pytest.mark.rule("BH-11")
def test_what_a_seat_imagines_comes_from_what_it_has_seen_alone() -> None:
    one = new(3, deck=[*SEVEN, "fr"], final=["hu"])
    two = new(3, deck=[*SEVEN, "it"], final=["gr"])
    for state in (one, two):
        everybody_ready(state)
        for _ in range(6):
            play(state, int(state.dealer), "deal")
    for seat in range(3):
        imagined = [state.determinize(seat, seeded("5")).dump() for state in (one, two)]
        assert imagined[0] == imagined[1]


@pytest.mark.rule("BH-29")
def test_what_a_seat_imagines_by_correspondence_has_nothing_of_hidden_tokens() -> None:
    dumps = []
    for offer, places in ((SEVEN, "0 hu, 0 gr"), (SEVEN[::-1], "0 40, 0 va")):
        state = new(2, deck=[*offer, "fr"], correspondence=True, two_colours=True)
        everybody_ready(state)
        play(state, 0, "open")
        race(state, places.replace("0 ", "0 red ", 1).replace(", 0 ", ", 0 yellow "))
        dumps.append(state.determinize(1, seeded("5")).dump())
    assert dumps[0] == dumps[1]
