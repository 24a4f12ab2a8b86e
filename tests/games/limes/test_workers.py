"""Workers: placing, moving, the ferry; and what others see of a round."""

from __future__ import annotations

import pytest

from pomezi import IllegalAction, play, seeded
from pomezi.games.limes.state import LimesState
from tests.games.limes.build import new_game, own, picture, play_all, position, reach, seen


def refused(state: LimesState, text: str, seat: int = 0) -> str:
    with pytest.raises(IllegalAction) as caught:
        play(state, seat, text)
    return caught.value.refusal.code


@pytest.mark.rule("LI-20")
def test_a_worker_is_placed_or_moved_or_left_alone() -> None:
    state = position("""
        F1 W
        T  R
    """)
    verbs = {state.write(action).split()[0] for action in state.legal_actions(0)}
    assert verbs == {"place", "move", "pass"}


@pytest.mark.rule("LI-20")
def test_with_an_empty_supply_workers_only_move_and_never_come_back() -> None:
    state = position("""
        F1234567 W
        T        R
    """)
    assert refused(state, "place z1") == "no-workers-left"
    verbs = {state.write(action).split()[0] for action in state.legal_actions(0)}
    assert verbs == {"move", "pass"}
    play(state, 0, "move w7 7,6")
    assert state.lands[0].placed == 7


@pytest.mark.rule("LI-21")
@pytest.mark.parametrize(("zone", "spot"), [("z1", "8,6"), ("z2", "9,6"), ("z3", "8,7"), ("z4", "9,7")])
def test_a_new_worker_stands_on_the_card_just_laid(zone: str, spot: str) -> None:
    state = position("F W T R\nT R F W", last="4,3")
    play(state, 0, f"place {zone}")
    worker = own(state)["workers"][0]
    assert f"{worker['x']},{worker['y']}" == spot


@pytest.mark.rule("LI-22")
def test_a_worker_moves_to_any_zone_of_an_area_beside_its_own() -> None:
    state = position("""
        F1 F  W  W
        T  F  W  R
        T  R  F  W
        W  T  T  F
    """)
    assert reach(state) == picture("""
        . . * *
        * . * .
        * * . .
        . . . .
    """)
    assert refused(state, "move w1 7,6") == "same-area"
    assert refused(state, "move w1 9,7") == "too-far"
    assert refused(state, "move w1 8,8") == "too-far", "a corner is not enough"
    assert refused(state, "move w2 6,8") == "worker-in-supply"
    assert refused(state, "move w1 5,5") == "no-card-there"


@pytest.mark.rule("LI-22")
def test_a_move_goes_by_the_areas_as_they_stand_after_the_card_of_the_round() -> None:
    state = position("F1 W\nW W", lay_next="FTTF")
    play(state, 0, "lay 2,3 r90")  # T F over F T: the new field joins the farmer's own
    assert reach(state) == picture("""
        * . . *
        . * * *
    """)


@pytest.mark.rule("LI-22")
def test_opposite_edges_are_no_way_for_a_worker() -> None:
    state = position("""
        F1 W W W W W W T
        W  W W W W W W W
        W  W W W W W W W
        W  W W W W W W W
        W  W W W W W W W
        W  W W W W W W W
        W  W W W W W W W
        T  W W W W W W W
    """)
    assert refused(state, "move w1 13,6") == "too-far"
    assert refused(state, "move w1 6,13") == "too-far"


@pytest.mark.rule("LI-23")
def test_workers_never_block_each_other() -> None:
    state = position("""
        F1 W23
        F  R4
    """)
    assert reach(state) == picture("""
        . *
        . *
    """)
    play(state, 0, "place z2")
    assert [int(zone) for zone in state.lands[0].workers[:5]].count(int(state.lands[0].workers[1])) == 3


@pytest.mark.rule("LI-24")
def test_the_zone_makes_the_worker_and_a_move_makes_it_another() -> None:
    state = position("""
        F1 W2
        T3 R4
    """)
    assert jobs(state) == ["farmer", "fisher", "woodcutter", "watchman"]
    play(state, 0, "move w1 6,7")
    assert jobs(state) == ["woodcutter", "fisher", "woodcutter", "watchman"]


def jobs(state: LimesState) -> list[str]:
    return [worker["job"] for worker in own(state)["workers"]]


# -- together


@pytest.mark.rule("LI-25")
def test_the_round_ends_when_everybody_has_done_both_steps_in_any_order() -> None:
    state = new_game(3, deck=("1", "2"))
    for seat, text in (
        (2, "lay 3,3 r90"),
        (0, "lay 3,3 r0"),
        (2, "place z1"),
        (1, "lay 3,3 r0"),
        (0, "pass"),
    ):
        assert state.view(0)["round"] == 1
        play(state, seat, text)
    assert refused(state, "pass", seat=0) == "not-your-turn"
    play(state, 1, "pass")
    assert state.view(0)["round"] == 2
    assert state.actors() == 0b111


@pytest.mark.rule("LI-25")
def test_what_a_player_does_is_shown_to_others_when_the_round_ends() -> None:
    state = new_game(2, deck=("1", "2"))
    events = play_all(state, "lay 3,3 r90", "place z2", seat=1)
    assert [event.seen_by(0) for event in events] == [
        {"kind": "laid", "seat": 1},
        {"kind": "decided", "seat": 1},
    ]
    assert events[0].seen_by(1)["turn"] == 90
    other = seen(state, 0, 1)
    assert (other["step"], other["cards"], other["workers"], other["points"]) == ("done", [], [], 0)
    assert len(own(state, 1)["cards"]) == 1
    shown = [event.seen_by(0) for event in play_all(state, "lay 3,3 r0", "pass", seat=0)]
    assert [(event["kind"], event.get("seat")) for event in shown] == [
        ("laid", 0),
        ("decided", 0),
        ("shown", 0),
        ("shown", 1),
        ("turned-up", None),
    ]
    assert (shown[3]["deed"], shown[3]["job"], shown[3]["turn"]) == ("placed", "woodcutter", 90)
    assert len(seen(state, 0, 1)["workers"]) == 1


@pytest.mark.rule("LI-25")
def test_a_seat_imagines_any_choice_of_the_others_but_keeps_its_own() -> None:
    state = new_game(2, deck=("1", "2"))
    play_all(state, "lay 3,3 r90", "place z2", seat=1)
    play_all(state, "lay 3,3 r180", seat=0)
    rng = seeded("5")
    imagined = [state.determinize(0, rng) for _ in range(40)]
    assert all(own(each) == own(state) for each in imagined)
    assert len({str(own(each, 1)) for each in imagined}) > 10
    assert len({str(each.dump()["deck"]) for each in imagined}) == 40


# -- the ferry

LAKE = """
    F1 W2 W T
    R  W  W T
    T  W  F F
    T  W  R F
"""


@pytest.mark.rule("LI-51")
def test_a_fisher_ferries_another_worker_across_the_water() -> None:
    assert reach(position(LAKE)) == picture("""
        . * * .
        * * * .
        . * . .
        . * . .
    """)
    assert reach(position(LAKE, ferry=True)) == picture("""
        . * * *
        * * * *
        * * * *
        * * * *
    """)


@pytest.mark.rule("LI-51")
def test_without_a_fisher_there_is_no_ferry() -> None:
    assert reach(position(LAKE.replace("W2", "W "), ferry=True)) == reach(position(LAKE.replace("W2", "W ")))


@pytest.mark.rule("LI-51")
def test_the_ferry_does_not_carry_its_own_fisher_nor_lead_back_or_over_two_waters() -> None:
    lakes = """
        F1 W2 F W3 T R
        F  W  F W  T F
    """
    assert reach(position(lakes, ferry=True)) == picture("""
        . * * . . .
        . * * . . .
    """)
    assert reach(position(lakes, ferry=True), worker=2) == picture("""
        * . * . . .
        * . * . . .
    """)
    assert refused(position(lakes, ferry=True), "move w1 6,7") == "same-area"


@pytest.mark.rule("LI-51")
def test_a_ferry_is_the_one_worker_action_of_the_round() -> None:
    state = position(LAKE, ferry=True)
    play(state, 0, "move w1 9,6")
    assert own(state)["step"] == "lay"
