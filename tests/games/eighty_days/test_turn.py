"""The steps of a turn, from taking a card to the hand limit."""

from __future__ import annotations

import pytest

from tests.games.eighty_days.build import position

SIX_SHIPS = "ship:5 ship:5 ship:6 ship:6 ship:7 ship:7"


@pytest.mark.rule("AW-20")
def test_a_card_must_be_taken_before_anything_else_of_the_turn() -> None:
    table = position(3, hands={0: "train:2 ship:4"})
    for text in ("stay", "end", "travel train:2 ship:4", "skip", "use"):
        assert table.code(text) == "not-in-phase"


@pytest.mark.rule("AW-20")
def test_the_card_taken_comes_to_the_hand() -> None:
    table = position(3, row="ship:4 ship:5 ship:6 ship:7").do("take 3")
    assert table.hand(0) == "ship:6"
    assert table.dump["row"][:4] == ["ship:4", "ship:5", None, "ship:7"]


@pytest.mark.rule("AW-20")
def test_the_starting_player_may_not_take_the_card_under_the_watch() -> None:
    table = position(4, turn=0, watch=0)
    assert table.legal("take") == ["take 1", "take 2", "take 3", "take 4"]
    assert table.code("take 5") == "watch-is-yours"
    assert position(4, turn=1, watch=0).code("take 5") == ""


@pytest.mark.rule("AW-21")
@pytest.mark.parametrize("space", [1, 3, 4, 5, 6])
def test_no_action_has_to_be_used(space: int) -> None:
    table = position(6, turn=1, watch=0, hands={1: "ship:4"}).do(f"take {space}")
    before = table.dump
    table.do("skip")
    after = table.dump
    for key in ("players", "detective", "event_deck", "next_watch", "supply", "deck"):
        assert after[key] == before[key]
    assert after["phase"] == "act"


@pytest.mark.rule("AW-21")
def test_the_balloon_need_not_fly() -> None:
    table = position(3, cities=["paris"], hands={0: "train:6"}).do("take 2", "travel train:6", "go")
    assert table.days[0] == 6


@pytest.mark.rule("AW-22")
def test_one_may_stay_with_the_cards_in_hand() -> None:
    table = position(3, cities=["paris"], phase="act", hands={0: "train:2"})
    assert table.legal() == ["stay", "travel train:2"]
    table.do("stay")
    assert (table.city(0), table.days[0], table.turn) == ("paris", 0, 1)


@pytest.mark.rule("AW-22", "AW-45")
def test_one_leg_a_turn() -> None:
    table = position(3, cities=["paris"], phase="act", coins=[2], hands={0: "train:2 ship:4"})
    table.do("travel train:2")
    assert table.code("travel ship:4") == "one-leg"
    assert table.code("stay") == "already-travelled"
    table.do("end")
    assert (table.city(0), table.turn) == ("brindisi", 1)


@pytest.mark.rule("AW-22")
def test_without_a_leg_there_is_nothing_to_end() -> None:
    assert position(3, phase="act").code("end") == "not-travelled"


@pytest.mark.rule("AW-23")
def test_ending_the_turn_beside_the_detective_costs_two_days() -> None:
    table = position(3, cities=["paris"], phase="act", detective="brindisi", hands={0: "train:2"})
    table.do("travel train:2")
    assert table.days[0] == 2 + 2
    assert table.last("lost-days")["reason"] == "detective"


@pytest.mark.rule("AW-23")
def test_staying_beside_the_detective_costs_two_days() -> None:
    table = position(3, cities=["brindisi"], phase="act", detective="brindisi").do("stay")
    assert table.days == [2, 0, 0]


@pytest.mark.rule("AW-23")
def test_leaving_the_detective_costs_nothing() -> None:
    table = position(3, cities=["brindisi"], phase="act", detective="brindisi", hands={0: "ship:4"})
    table.do("travel ship:4")
    assert table.days[0] == 4


@pytest.mark.rule("AW-23")
def test_passing_through_the_city_of_the_detective_costs_nothing() -> None:
    table = position(
        3, cities=["paris"], phase="act", detective="brindisi", contacts=True, hands={0: "train:2 ship:4"}
    )
    table.do("travel train:2", "travel ship:4")
    assert table.days[0] == 6


@pytest.mark.rule("AW-23")
def test_a_detective_who_comes_in_the_turn_of_another_costs_nothing() -> None:
    table = position(3, turn=1, cities=["suez"]).do("take 4", "detective suez", "stay")
    assert table.days == [0, 0, 0]


@pytest.mark.rule("AW-23")
def test_a_detective_sent_away_before_the_end_of_the_turn_costs_nothing() -> None:
    table = position(3, cities=["suez"], phase="act", detective="suez", held={0: "detective"})
    table.do("play detective paris", "stay")
    assert table.days[0] == 0


@pytest.mark.rule("AW-24")
def test_more_than_six_cards_are_discarded_down_to_six() -> None:
    table = position(3, phase="act", hands={0: SIX_SHIPS + " ship:8 train:2"}).do("stay")
    assert (table.phase, table.turn) == ("discard", 0)
    assert [table.state.view(seat)["own"]["surplus"] for seat in (0, 1)] == [2, 0]
    table.do("discard train:2")
    assert table.phase == "discard"
    table.do("discard ship:8")
    assert table.turn == 1
    assert table.hand(0) == SIX_SHIPS
    assert table.dump["discards"] == {"train:2": 1, "ship:8": 1}


@pytest.mark.rule("AW-24")
def test_six_cards_may_stay() -> None:
    assert position(3, phase="act", hands={0: SIX_SHIPS}).do("stay").turn == 1


@pytest.mark.rule("AW-24")
def test_event_cards_count_and_go_to_their_own_pile_in_the_order_chosen() -> None:
    table = position(
        3, phase="act", hands={0: SIX_SHIPS}, held={0: "offer princess"}, event_discards="elephant"
    )
    table.do("stay", "discard princess", "discard offer")
    assert table.dump["event_discards"] == ["offer", "princess", "elephant"]
    assert table.hand(0) == SIX_SHIPS


@pytest.mark.rule("AW-24")
def test_nobody_discards_what_they_do_not_have() -> None:
    table = position(3, phase="act", hands={0: SIX_SHIPS + " ship:8"}).do("stay")
    assert table.code("discard train:2") == "not-in-hand"
    assert table.code("discard offer") == "not-held"
    assert table.code("stay") == "not-in-phase"


@pytest.mark.rule("AW-25")
def test_the_last_of_six_may_take_the_unseen_card_and_then_has_no_action() -> None:
    table = position(6, turn=5, watch=0, row="- - - - - ship:8", deck="ship:4")
    assert table.legal("take") == ["take 6", "take deck"]
    table.do("take deck")
    assert (table.phase, table.hand(5)) == ("act", "ship:4")
    table.do("stay")
    assert table.dump["discards"] == {"ship:8": 1}


@pytest.mark.rule("AW-25")
def test_nobody_but_the_last_may_take_the_unseen_card() -> None:
    assert position(6, turn=4, watch=0, row="- - - - ship:8 ship:8").code("take deck") == "not-unseen"


@pytest.mark.rule("AW-25")
def test_the_last_of_a_round_that_six_began_may_take_the_unseen_card_though_somebody_came_home() -> None:
    table = position(
        6,
        phase="act",
        turn=4,
        watch=0,
        cities=["paris"] * 4 + ["new-york", "paris"],
        hands={4: "train:2 ship:4 ship:6"},
        row="- - - - - ship:8",
        deck="ship:7",
    )
    table.do("travel train:2 ship:4 ship:6")
    assert (table.turn, table.dump["players"][4]["home"]) == (5, 1)
    assert table.legal("take") == ["take 6", "take deck"]
    assert table.do("take deck").hand(5) == "ship:7"


@pytest.mark.rule("AW-25")
def test_in_a_round_that_five_began_nobody_may_take_the_unseen_card() -> None:
    assert (
        position(6, turn=4, watch=0, homes=[5], row="- - - - ship:8 ship:8").code("take deck") == "not-unseen"
    )
    assert position(5, turn=4, watch=0, row="- - - - ship:8 ship:8").code("take deck") == "not-unseen"


@pytest.mark.rule("AW-26")
def test_at_arrival_come_the_days_then_the_token_then_the_detective() -> None:
    table = position(
        3, cities=["paris"], phase="act", detective="brindisi", hands={0: "train:2"}, red="coin coin"
    )
    table.do("travel train:2")
    assert table.kinds() == ["travelled", "token", "gained-coin", "lost-days"]


@pytest.mark.rule("AW-26")
def test_a_storm_from_a_token_blows_before_the_turn_goes_on() -> None:
    table = position(
        3,
        cities=["paris"],
        phase="act",
        coins=[2],
        hands={0: "train:2"},
        held={1: "offer"},
        red="coin event",
        event_deck="storm",
    )
    table.do("travel train:2")
    assert table.phase == "token"
    assert table.code("buy event") == "not-in-phase"
    table.do("use")
    assert (table.days, table.held(1), table.phase) == ([3, 1, 1], "", "act")
    table.do("buy travel")
    assert table.turn == 1


@pytest.mark.rule("AW-26")
def test_the_detective_comes_before_the_hand_limit() -> None:
    table = position(3, cities=["suez"], phase="act", detective="suez", hands={0: SIX_SHIPS + " ship:8"})
    table.do("stay")
    assert (table.days[0], table.phase) == (2, "discard")


@pytest.mark.rule("AW-27")
@pytest.mark.parametrize("phase", ["take", "use", "act"])
def test_events_elephants_and_purchases_are_possible_all_through_ones_turn(phase: str) -> None:
    table = position(3, phase=phase, space="event", coins=[2], held={0: "elephant detective contacts"})
    for text in ("cash elephant", "play detective suez", "play contacts", "buy travel", "buy event"):
        assert table.code(text) == ""


@pytest.mark.rule("AW-27")
def test_nothing_else_happens_while_a_roll_awaits_its_decision() -> None:
    table = position(
        3, cities=["paris"], phase="act", balloon=True, coins=[3], hands={0: "train:6"}, held={0: "elephant"}
    )
    table.do("travel train:6", "balloon train:6")
    assert table.legal() == ["accept", "reroll"]
    assert table.code("buy event") == table.code("cash elephant") == "not-in-phase"


@pytest.mark.rule("AW-27")
def test_nothing_else_happens_once_the_turn_has_ended() -> None:
    table = position(3, phase="act", coins=[3], hands={0: SIX_SHIPS}, held={0: "elephant"}).do("stay")
    assert table.phase == "discard"
    assert table.code("buy event") == table.code("cash elephant") == "not-in-phase"


@pytest.mark.rule("AW-27")
def test_nobody_acts_in_the_turn_of_another() -> None:
    table = position(3, turn=1, coins=[3], held={0: "elephant"})
    for text in ("buy event", "cash elephant"):
        refusal = table.state.refusal(0, table.state.read(text))
        assert refusal is not None
        assert refusal.code == "not-your-turn"


def test_a_turn_ends_by_itself_only_when_everybody_sees_that_nothing_is_left_to_do() -> None:
    """Otherwise going on would tell what somebody holds."""
    facts = {"cities": ["paris"], "phase": "act", "hands": {0: "train:2"}}
    assert position(3, **facts).do("travel train:2").turn == 1  # type: ignore[arg-type]
    useless = position(3, held={0: "submarine"}, **facts).do("travel train:2")  # type: ignore[arg-type]
    assert useless.phase == "leg"
    useless.do("go")
    assert useless.legal() == ["end"]
