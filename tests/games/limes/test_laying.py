"""Cards: the deck, the frame, the zones and the areas they form."""

from __future__ import annotations

import pytest

from pomezi import IllegalAction, Setup, SetupError, play
from pomezi.games.limes import Limes
from tests.games.limes.build import landscape, new_game, open_places, own, play_all, position, seen

GAME = Limes()


def areas(picture: str) -> str:
    """The picture with every area named by a letter, in the order in which they are met."""
    land = landscape(picture)
    names: dict[int, str] = {}
    rows = []
    for y in range(6, 2 * int(land.bottom) + 2):
        row = ""
        for x in range(6, 2 * int(land.right) + 2):
            zone = y % 8 * 8 + x % 8
            if land.kinds[zone] == 0:
                row += "."
            else:
                row += names.setdefault(int(land.areas[zone]), "abcdefghijklmnopqrstuvwxyz"[len(names)])
        rows.append(row)
    return "\n".join(rows)


# -- the deck


@pytest.mark.rule("LI-01")
def test_one_to_six_players_have_the_same_24_cards_and_7_workers_each() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5, 6]
    for seats in GAME.seats:
        state = new_game(seats)
        assert sorted(int(card) for card in state.edition.cards) == list(range(1, 25))
        assert [seen(state, 0, seat)["supply"] for seat in range(seats)] == [7] * seats
    with pytest.raises(SetupError):
        GAME.new(Setup(7, "1"))


@pytest.mark.rule("LI-02")
def test_everybody_plays_the_card_of_the_round_and_16_of_24_are_used() -> None:
    state = new_game(2, deck=("5", "17"))
    for card in ("5", "17"):
        assert state.view(0)["card"] == state.view(1)["card"] == card
        for seat in (0, 1):
            play(state, seat, state.write(state.legal_actions(seat)[0]))
            play(state, seat, "pass")
    while state.actors():
        for seat in (0, 1):
            play(state, seat, state.write(state.legal_actions(seat)[0]))
            play(state, seat, "pass")
    view = state.view(0)
    drawn, undrawn = view["drawn"], view["undrawn"]
    assert isinstance(drawn, list)
    assert isinstance(undrawn, list)
    assert (len(drawn), len(undrawn)) == (16, 8)
    for seat in (0, 1):
        assert {card["card"] for card in own(state, seat)["cards"]} == set(drawn)


@pytest.mark.rule("LI-03")
def test_what_is_undrawn_is_known_but_not_its_order() -> None:
    one = new_game(1, "1", deck=("7", "1", "2"))
    two = new_game(1, "2", deck=("7", "2", "1"))
    assert one.view(0) == two.view(0)
    assert one.view(0)["undrawn"] == [str(card) for card in range(1, 25) if card != 7]


@pytest.mark.rule("LI-03")
def test_the_next_card_is_turned_up_only_when_the_round_has_ended() -> None:
    state = new_game(2, deck=("7", "1"))
    play_all(state, "lay 3,3 r0", "pass", seat=1)
    play_all(state, "lay 3,3 r0", seat=0)
    assert state.view(1)["card"] == "7"
    known = state.knowledge()
    events = play_all(state, "pass", seat=0)
    assert state.view(1)["card"] == "1"
    assert state.knowledge() == known + 1
    assert events[-1].seen_by(-1) == {"kind": "turned-up", "round": 2, "card": "1"}


@pytest.mark.rule("LI-60")
def test_the_seed_decides_the_draw_whatever_the_players_do_and_however_many() -> None:
    decks = set()
    for seats in (1, 2, 6):
        state = new_game(seats, "c0ffee")
        while state.actors():
            for seat in range(seats):
                state.apply(seat, state.legal_actions(seat)[-1 - seat % 4])
                state.apply(seat, state.legal_actions(seat)[0])
        drawn = state.view(0)["drawn"]
        assert isinstance(drawn, list)
        decks.add(tuple(drawn))
    assert len(decks) == 1
    assert new_game(1, "c0ffef").dump()["deck"] != new_game(1, "c0ffee").dump()["deck"]


# -- laying


@pytest.mark.rule("LI-10")
def test_a_round_is_a_card_and_then_a_worker() -> None:
    state = new_game()
    with pytest.raises(IllegalAction) as early:
        play(state, 0, "pass")
    assert early.value.refusal.code == "lay-first"
    play(state, 0, "lay 3,3 r0")
    with pytest.raises(IllegalAction) as again:
        play(state, 0, "lay 3,4 r0")
    assert again.value.refusal.code == "already-laid"
    play(state, 0, "place z1")
    assert state.view(0)["round"] == 2


@pytest.mark.rule("LI-11")
def test_the_first_card_is_the_middle_of_the_grid() -> None:
    state = new_game()
    assert open_places(state) == {"3,3"}
    with pytest.raises(IllegalAction) as caught:
        play(state, 0, "lay 2,3 r0")
    assert caught.value.refusal.code == "first-card"


@pytest.mark.rule("LI-11")
def test_a_later_card_shares_a_side_with_an_earlier_one() -> None:
    state = new_game()
    play_all(state, "lay 3,3 r0", "pass")
    assert open_places(state) == {"3,2", "2,3", "4,3", "3,4"}
    for place, code in (("4,4", "no-side"), ("3,3", "place-taken"), ("5,3", "no-side")):
        with pytest.raises(IllegalAction) as caught:
            play(state, 0, f"lay {place} r0")
        assert caught.value.refusal.code == code


@pytest.mark.rule("LI-12")
@pytest.mark.parametrize(
    ("turn", "zones"),
    [
        ("r0", ["forest", "rock", "water", "field+hut"]),
        ("r90", ["water", "forest", "field+hut", "rock"]),
        ("r180", ["field+hut", "water", "rock", "forest"]),
        ("r270", ["rock", "field+hut", "forest", "water"]),
    ],
)
def test_a_card_may_be_turned_clockwise_in_four_directions(turn: str, zones: list[str]) -> None:
    state = new_game(deck=("1",))
    play_all(state, f"lay 3,3 {turn}", "pass")
    assert own(state)["cards"][0]["zones"] == zones


@pytest.mark.rule("LI-12")
def test_kinds_need_not_match_across_cards() -> None:
    state = position("W W\nW W", lay_next="RRRR")
    assert len(state.legal_actions(0)) == 4 * 4


@pytest.mark.rule("LI-13")
@pytest.mark.parametrize(
    ("way", "beyond"),
    [
        (("4,3", "5,3", "6,3"), "2,3"),
        (("2,3", "1,3", "0,3"), "4,3"),
        (("3,4", "3,5", "3,6"), "3,2"),
        (("3,2", "3,1", "3,0"), "3,4"),
        (("2,3", "4,3", "1,3"), "5,3"),
        (("2,3", "4,3", "5,3"), "1,3"),
        (("3,2", "3,4", "3,1"), "3,5"),
        (("3,2", "3,4", "3,5"), "3,1"),
    ],
)
def test_cards_never_span_more_than_four_columns_or_rows(way: tuple[str, ...], beyond: str) -> None:
    state = new_game()
    play_all(state, "lay 3,3 r0", "pass")
    for place in way[:-1]:
        play_all(state, f"lay {place} r0", "pass")
    before = state.refusal(0, state.read(f"lay {beyond} r0"))
    assert before is None or before.code == "no-side", "the frame is still open on this side"
    play_all(state, f"lay {way[-1]} r0", "pass")
    assert beyond not in open_places(state)
    with pytest.raises(IllegalAction) as caught:
        play(state, 0, f"lay {beyond} r0")
    assert caught.value.refusal.code == "outside-frame"


@pytest.mark.rule("LI-13")
@pytest.mark.parametrize("corner", ["first", "last"])
def test_the_finished_landscape_is_a_square_wherever_its_frame_emerges(corner: str) -> None:
    state = new_game()
    while state.actors():
        legal = state.legal_actions(0)
        state.apply(0, legal[0] if corner == "first" else legal[-1])
        state.apply(0, 0)
    land = state.lands[0]
    assert (land.right - land.left, land.bottom - land.top) == (3, 3)
    assert -1 not in list(land.cards)
    start = {"first": (0, 0), "last": (3, 3)}[corner]
    assert (land.left, land.top) == start


@pytest.mark.rule("LI-50")
def test_with_the_diagonal_option_a_corner_is_enough_for_a_card_but_not_for_an_area() -> None:
    state = new_game(options={"diagonal": True}, deck=("17", "18"))  # 17: water left, field right
    play_all(state, "lay 3,3 r0", "pass")
    around = {f"{x},{y}" for x in (2, 3, 4) for y in (2, 3, 4)} - {"3,3"}
    assert open_places(state) == around
    play_all(state, "lay 4,4 r0", "pass")  # a field of 18 touches a field of 17 at a corner only
    land = state.lands[0]
    assert land.areas[7 * 8 + 7] != land.areas[0]
    assert land.kinds[7 * 8 + 7] & 7 == land.kinds[0] & 7 == 1
    with pytest.raises(IllegalAction) as caught:
        play(state, 0, "lay 3,6 r0")
    assert caught.value.refusal.code == "no-corner"


# -- zones and areas


@pytest.mark.rule("LI-14")
def test_a_card_has_four_zones_of_four_kinds_some_with_huts() -> None:
    edition = new_game().edition
    faces = [edition.zones_of(card * 4) for card in range(24)]
    assert all(len(zones) == 4 for zones in faces)
    words = {word for zones in faces for word in zones}
    assert {word.removesuffix("+hut") for word in words} == {"field", "water", "forest", "rock"}
    assert 0 < sum("hut" in word for zones in faces for word in zones) < 96


@pytest.mark.rule("LI-15")
def test_zones_of_one_kind_that_share_a_side_are_one_area_and_corners_do_not_join() -> None:
    assert areas("""
        F F F W
        W F W W
        W T W F
        F T F W
    """).splitlines() == [
        "aaab",
        "cabb",
        "cdbe",
        "fdgh",
    ]


@pytest.mark.rule("LI-16")
def test_every_rock_is_an_area_of_its_own() -> None:
    assert areas("""
        R R
        R R
    """).splitlines() == ["ab", "cd"]


@pytest.mark.rule("LI-15")
def test_opposite_edges_of_the_finished_landscape_do_not_touch() -> None:
    assert areas("""
        F W W W W W W F
        W W W W W W W W
        W W W W W W W W
        W W W W W W W W
        W W W W W W W W
        W W W W W W W W
        W W W W W W W W
        F W W W W W W F
    """).splitlines() == ["abbbbbbc", *["bbbbbbbb"] * 6, "dbbbbbbe"]


@pytest.mark.rule("LI-17")
def test_a_late_card_joins_areas_and_with_them_their_workers() -> None:
    bay = """
        F1 F  .  .  F2 F
        W  W  .  .  W  W
        W  W  W  W  W  W
        R  R  R  R  R  R
    """
    state = position(bay, last="4,4", lay_next="FFWW")
    assert [worker["points"] for worker in own(state)["workers"]] == [2, 2]
    play(state, 0, "lay 4,3 r0")
    assert [worker["points"] for worker in own(state)["workers"]] == [6, 0]
    assert [(worker["x"], worker["y"]) for worker in own(state)["workers"]] == [(6, 6), (10, 6)]
