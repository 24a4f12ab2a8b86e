"""What a journey costs, charge by charge, in every part of the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bez_hranic.build import at_round, bills, money, prices, race, with_money

SEVEN = ["hu", "gr", "gb", "es", "pt", "no", "va"]


def charges(bill: Any) -> tuple[int, int, int, int]:
    found = bill["charges"]
    return found["crossings"], found["neighbours"], found["forty"], found["stack"]


# -- rounds 1–2


@pytest.mark.rule("BH-30", "BH-31")
@pytest.mark.parametrize(
    ("place", "way", "crossings"),
    [
        ("hu", ["fr", "it", "si", "hu"], ["land", "land", "land"]),
        ("gr", ["fr", "it", "mt", "gr"], ["land", "sea", "sea"]),
        ("pt", ["fr", "es", "pt"], ["land", "land"]),
        ("no", ["fr", "gb", "is", "no"], ["sea", "sea", "sea"]),
        ("va", ["fr", "it", "va"], ["land", "land"]),
    ],
)
def test_ten_euro_for_each_border_by_land_or_sea_on_the_shortest_way(
    place: str, way: list[str], crossings: list[str]
) -> None:
    state = at_round(1, SEVEN, ["fr"], seats=2)
    race(state, f"0 {place}, 1 40")
    bill = bills(state)["red"]
    assert len(bill["way"]) == len(way)
    assert (bill["way"][0], bill["way"][-1]) == ("fr", place)
    assert charges(bill) == (10 * len(crossings), 0, 0, 0)
    assert bill["price"] == 10 * len(crossings)
    if place in ("gr", "va", "pt"):  # the only shortest way
        assert (bill["way"], bill["crossings"]) == (way, crossings)


@pytest.mark.rule("BH-30")
def test_every_step_of_a_way_is_a_border_of_the_map() -> None:
    state = at_round(5, SEVEN, ["ru", "az"], seats=2)
    race(state, "0 hu, 0 gb, 1 pt, 1 no")
    borders = {tuple(border) for border in state.edition.borders()}
    for bill in bills(state).values():
        steps = zip(bill["way"], bill["way"][1:], bill["crossings"], strict=False)
        assert all((a, b, kind) in borders or (b, a, kind) in borders for a, b, kind in steps)
        assert len(bill["crossings"]) == len(bill["way"]) - 1


@pytest.mark.rule("BH-32")
@pytest.mark.parametrize(("place", "surcharge"), [("gb", 30), ("es", 30), ("pt", 0), ("hu", 0)])
def test_a_neighbour_of_the_start_costs_thirty_more(place: str, surcharge: int) -> None:
    state = at_round(2, SEVEN, ["fr"], seats=2)
    race(state, f"0 {place}, 1 40")
    bill = bills(state)["red"]
    assert charges(bill)[1] == surcharge
    assert bill["neighbours"] == ([["fr", place]] if surcharge else [])


@pytest.mark.rule("BH-33")
def test_ten_euro_for_each_token_underneath() -> None:
    state = at_round(1, SEVEN, ["fr"], seats=4)
    race(state, "2 hu, 0 hu, 3 gr, 1 hu")
    assert prices(state) == [40, 50, 30, 30]
    assert [bill["under"] for bill in bills(state).values()] == [[1], [2], [0], [0]]


@pytest.mark.rule("BH-34")
def test_field_40_costs_forty_and_ten_for_each_token_underneath_without_a_journey() -> None:
    state = at_round(1, SEVEN, ["fr"], seats=3)
    race(state, "1 40, 0 40, 2 40")
    assert prices(state) == [50, 40, 60]
    assert [bill["way"] for bill in bills(state).values()] == [[], [], []]
    assert charges(bills(state)["blue"]) == (0, 0, 40, 20)


@pytest.mark.rule("BH-35")
def test_who_has_less_pays_all_they_have_and_owes_nothing() -> None:
    state = at_round(1, SEVEN, ["fr"], seats=6)
    race(state, "0 gb, 1 gb, 2 gb, 3 gb, 4 gb, 5 gb")  # 40, 50, … 90
    assert money(state) == [60, 50, 40, 30, 20, 10]
    for seat in range(6):
        state.apply(seat, state.read("ready"))
    while state.actors() & (1 << int(state.dealer)) and state.pace() == 0:
        state.apply(int(state.dealer), state.default_action(int(state.dealer)))
    race(state, "0 40, 1 40, 2 40, 3 40, 4 40, 5 40")  # 40, 50, … 90
    assert prices(state) == [40, 50, 60, 70, 80, 90]
    assert [bill["amount"] for bill in bills(state).values()] == [40, 50, 40, 30, 20, 10]
    assert money(state) == [20, 0, 0, 0, 0, 0]


@pytest.mark.rule("BH-35")
def test_with_nothing_left_one_still_plays_and_pays_nothing() -> None:
    state = with_money(at_round(2, SEVEN, ["fr"], seats=3), 60, 0, 60)
    race(state, "0 hu, 1 hu, 2 hu")
    assert money(state) == [30, 0, 10]
    assert bills(state)["yellow"]["price"] == 40
    assert bills(state)["yellow"]["amount"] == 0


@pytest.mark.rule("BH-36")
def test_stacks_count_as_they_stood_and_every_player_is_evaluated() -> None:
    state = at_round(3, SEVEN, ["fr"], seats=3)
    race(state, "0 hu, 1 gr, 2 hu, 1 hu, 0 gr, 2 gr")  # each covers and is covered
    assert [(bill["places"], bill["under"]) for bill in bills(state).values()] == [
        (["hu", "gr"], [0, 1]),
        (["hu", "gr"], [2, 0]),
        (["hu", "gr"], [1, 2]),
    ]
    base = prices(state)[0] - 10
    assert prices(state) == [base + 10, base + 20, base + 30]


# -- rounds 3–4


@pytest.mark.rule("BH-40")
@pytest.mark.parametrize("fields", [["pt", "gr"], ["gr", "pt"]])
def test_the_journey_visits_both_states_in_the_cheaper_order(fields: list[str]) -> None:
    for script in ("0 pt, 0 gr", "0 gr, 0 pt"):
        state = at_round(3, [*fields, "hu", "gb", "es", "no", "va"], ["fr"], seats=2)
        race(state, f"{script}, 1 40, 1 hu")
        bill = bills(state)["red"]
        assert bill["way"] == ["fr", "es", "pt", "es", "fr", "it", "mt", "gr"]  # 7; the other way round 8
        assert bill["price"] == 70


@pytest.mark.rule("BH-40")
@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_the_stack_charge_is_counted_for_both_tokens(number: int) -> None:
    state = at_round(number, SEVEN, ["fr", "it"][: 1 if number < 5 else 2], seats=3)
    race(state, "0 hu, 1 hu, 0 pt, 1 pt, 2 hu, 2 pt")
    base = prices(state)[0]
    assert prices(state) == [base, base + 20, base + 40]
    assert charges(bills(state)["blue"])[3] == 40


@pytest.mark.rule("BH-41")
@pytest.mark.parametrize(
    ("a", "b", "pairs"),
    [
        ("hu", "pt", []),
        ("es", "hu", [["fr", "es"]]),
        ("es", "pt", [["fr", "es"], ["es", "pt"]]),
        ("gr", "tr", [["gr", "tr"]]),
        ("gb", "be", [["fr", "gb"], ["fr", "be"], ["gb", "be"]]),
    ],
)
def test_thirty_euro_for_each_neighbouring_pair_of_three_states(
    a: str, b: str, pairs: list[list[str]]
) -> None:
    state = at_round(3, ["hu", "gr", "gb", "es", "pt", "be", "tr"], ["fr"], seats=2)
    race(state, f"0 {b}, 0 {a}, 1 40, 1 hu")
    bill = bills(state)["red"]
    assert sorted(sorted(pair) for pair in bill["neighbours"]) == sorted(sorted(pair) for pair in pairs)
    assert charges(bill)[1] == 30 * len(pairs)


@pytest.mark.rule("BH-42")
@pytest.mark.parametrize("script", ["0 40, 0 gb", "0 gb, 0 40"])
def test_with_a_token_at_field_40_the_journey_goes_to_the_other_state_alone(script: str) -> None:
    state = at_round(4, SEVEN, ["fr"], seats=3)
    race(state, f"1 40, 2 gb, {script}, 1 gb, 2 40")
    bill = bills(state)["red"]
    assert bill["way"] == ["fr", "gb"]
    assert charges(bill) == (10, 30, 40, 20)
    assert bill["price"] == 100


# -- rounds 5–6


@pytest.mark.rule("BH-45")
@pytest.mark.parametrize("fields", [["gb", "ro"], ["ro", "gb"]])
def test_the_journey_joins_start_and_target_through_both_states_in_the_cheaper_order(
    fields: list[str],
) -> None:
    state = at_round(5, [*fields, "hu", "gr", "es", "no", "va"], ["ie", "ua"], seats=2)
    race(state, "0 ro, 0 gb, 1 40, 1 hu")
    bill = bills(state)["red"]
    assert bill["way"][0] == "ie"
    assert bill["way"][1] == "gb"
    assert bill["way"][-2:] == ["ro", "ua"]
    assert (
        bill["charges"]["crossings"] == 70
    )  # such as ie-gb-fr-it-si-hu-ro-ua; Romania first would be dearer


@pytest.mark.rule("BH-45")
@pytest.mark.parametrize("number", [5, 6, 7])
def test_which_of_the_two_is_the_start_makes_no_difference(number: int) -> None:
    found = []
    for middle in (["ru", "lu"], ["lu", "ru"]):
        state = at_round(number, SEVEN, middle, seats=3)
        race(state, "0 hu, 0 no, 1 gr, 1 es, 2 40, 2 va")
        found.append(prices(state))
    assert found[0] == found[1]


@pytest.mark.rule("BH-46")
def test_five_pairs_can_cost_150_and_start_with_target_costs_nothing() -> None:
    state = at_round(5, ["be", "lu", "hu", "gr", "es", "no", "va"], ["fr", "de"], seats=2)
    race(state, "0 be, 0 lu, 1 hu, 1 gr")
    bill = bills(state)["red"]
    pairs = [["fr", "be"], ["fr", "lu"], ["de", "be"], ["de", "lu"], ["be", "lu"]]
    assert sorted(bill["neighbours"]) == sorted(pairs)  # France and Germany neighbour, and it costs nothing
    assert charges(bill) == (30, 150, 0, 0)
    assert bill["price"] == 180


@pytest.mark.rule("BH-46")
def test_neighbouring_start_and_target_alone_cost_nothing() -> None:
    state = at_round(6, SEVEN, ["fr", "de"], seats=2)
    race(state, "0 hu, 0 gr, 1 40, 1 va")
    assert bills(state)["red"]["neighbours"] == []


@pytest.mark.rule("BH-47")
def test_with_a_token_at_field_40_start_and_target_are_joined_through_the_other_state_alone() -> None:
    state = at_round(5, SEVEN, ["fr", "ie"], seats=3)
    race(state, "1 gb, 0 gb, 1 40, 2 40, 0 40, 2 gb")
    bill = bills(state)["red"]
    assert bill["way"] == ["fr", "gb", "ie"]
    assert charges(bill) == (20, 60, 40, 10 + 20)
    assert bill["price"] == 150


# -- the final


@pytest.mark.rule("BH-50")
def test_in_the_final_everybody_receives_the_price_of_their_journey() -> None:
    state = at_round(7, SEVEN, ["fr", "ie"], seats=3)
    before = money(state)
    events = race(state, "0 hu, 0 gr, 1 gb, 1 40, 2 es, 2 no")
    amounts = [bill["amount"] for bill in bills(state).values()]
    assert [after - was for after, was in zip(money(state), before, strict=True)] == amounts == prices(state)
    assert amounts[1] == 20 + 60 + 40
    assert [event.kind for event in events if event.kind in ("paid", "received")] == ["received"] * 3


@pytest.mark.rule("BH-51")
def test_in_the_final_the_way_is_still_the_cheapest() -> None:
    before = []
    for number in (6, 7):
        state = at_round(number, SEVEN, ["is", "cy"], seats=2)
        race(state, "0 hu, 0 gr, 1 pt, 1 va")
        before.append([bill["charges"]["crossings"] for bill in bills(state).values()])
    assert before[0] == before[1]


@pytest.mark.rule("BH-52")
def test_in_the_final_tokens_underneath_take_ten_off_each() -> None:
    state = at_round(7, SEVEN, ["fr", "it"], seats=3)
    race(state, "0 hu, 1 hu, 2 hu, 0 40, 1 40, 2 40")
    first, second, third = prices(state)
    assert (second, third) == (first - 20, first - 40)
    assert charges(bills(state)["blue"])[2:] == (40, -40)


@pytest.mark.rule("BH-52")
def test_in_the_final_neighbouring_pairs_add_thirty_but_not_start_with_target() -> None:
    state = at_round(7, ["be", "lu", "hu", "gr", "es", "no", "va"], ["fr", "de"], seats=2)
    race(state, "0 be, 0 lu, 1 hu, 1 gr")
    assert charges(bills(state)["red"]) == (30, 150, 0, 0)


@pytest.mark.rule("BH-53")
def test_in_the_final_nobody_receives_less_than_nothing() -> None:
    state = at_round(7, ["at", "pl", "gr", "gb", "no", "va", "es"], ["fr", "ro"], seats=6)
    before = money(state)
    race(state, "1 at, 2 at, 3 at, 4 at, 5 at, 1 pl, 2 pl, 3 pl, 4 pl, 5 pl, 0 at, 0 pl")
    assert charges(bills(state)["red"]) == (60, 0, 0, -100)
    assert prices(state) == [0, 60, 40, 20, 0, 0]
    assert [after - was for after, was in zip(money(state), before, strict=True)] == [0, 60, 40, 20, 0, 0]


@pytest.mark.rule("BH-53")
def test_in_the_final_one_colours_loss_does_not_touch_what_the_other_receives() -> None:
    state = at_round(7, ["at", "pl", "gr", "gb", "no", "va", "es"], ["fr", "ro"], seats=3, two_colours=True)
    before = money(state)[0]
    race(state, "1 blue at, 1 purple at, 2 green at, 2 white at, 1 blue pl, 2 green pl, 0 yellow pl")
    race(state, "0 red at, 0 red pl, 0 yellow gr, 1 purple gr, 2 white gr")
    red, yellow = bills(state)["red"], bills(state)["yellow"]
    assert red["charges"]["stack"] == -70
    assert red["price"] == 0
    assert yellow["price"] > 0
    assert money(state)[0] == before + yellow["price"]


# -- two colours


@pytest.mark.rule("BH-64")
def test_colours_are_evaluated_one_by_one_and_ones_own_other_colour_underneath_is_charged() -> None:
    state = at_round(3, SEVEN, ["fr"], seats=2, two_colours=True)
    race(
        state, "0 red hu, 0 yellow hu, 0 red gr, 0 yellow pt, 1 blue 40, 1 purple 40, 1 blue hu, 1 purple va"
    )
    assert list(bills(state)) == ["red", "yellow", "blue", "purple"]
    assert bills(state)["yellow"]["under"] == [1, 0]
    assert bills(state)["purple"]["under"] == [1, 0]
    assert bills(state)["blue"]["under"] == [0, 2]


@pytest.mark.rule("BH-64")
def test_both_prices_come_from_one_purse() -> None:
    state = at_round(1, SEVEN, ["fr"], seats=2, two_colours=True)
    race(state, "0 red hu, 0 yellow 40, 1 blue gr, 1 purple pt")
    assert prices(state) == [30, 40, 30, 20]
    assert money(state) == [200 - 70, 200 - 50]
    assert [bill["money"] for bill in bills(state).values()] == [170, 130, 170, 150]


@pytest.mark.rule("BH-64")
def test_together_two_colours_pay_at_most_what_the_purse_holds() -> None:
    state = with_money(at_round(1, SEVEN, ["fr"], seats=2, two_colours=True), 45, 200)
    race(state, "0 red 40, 0 yellow gb, 1 blue gr, 1 purple pt")
    assert [bill["price"] for bill in bills(state).values()][:2] == [40, 40]
    assert [bill["amount"] for bill in bills(state).values()][:2] == [40, 5]
    assert money(state)[0] == 0
