"""What holds for every game in GAMES."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from pomezi import (
    GAMES,
    RACE,
    SPECTATOR,
    TOGETHER,
    TURN,
    Event,
    Game,
    IllegalAction,
    NotationError,
    PomeziError,
    Record,
    Setup,
    State,
    play,
    playout,
    seats_in,
    seeded,
)
from pomezi.core.events import told
from tests.contract.cases import MOST_ACTIONS, Case, all_cases, census_of, positions, step, to_try

CASES = all_cases()

every_case = to_try(CASES)

GARBAGE = (
    -1,
    -(1 << 40),
    -(1 << 90),
    1 << 90,
    (1 << 63) - 1,
    1 << 20,
    (1 << 60) - 1,
    1 << 60,
    15 + (1 << 60),
    (1 << 61) - 1,
    (1 << 24) - 1,
    1 << 24,
    1 << 40,
    (1 << 40) + 12345,
)


def as_json(value: object) -> object:
    return json.loads(json.dumps(value))


def test_every_seat_count_of_every_game_is_there() -> None:
    for game in GAMES.values():
        usual = {(c.setup.edition, c.setup.seats) for c in CASES if c.game is game and not c.setup.options}
        assert usual == {(edition, seats) for edition in game.editions for seats in game.seats}


@every_case
def test_the_same_seed_is_the_same_game(case: Case) -> None:
    one, two = case.new(), case.new()
    chance_one, chance_two = case.chance(), case.chance()
    while one.actors():
        assert step(one, chance_one) == step(two, chance_two)
    assert one.dump() == two.dump()


@every_case
def test_every_game_ends_with_places_and_scores(case: Case) -> None:
    state = case.new()
    assert state.places() == []
    assert playout(state, case.chance()) < MOST_ACTIONS
    assert state.actors() == 0
    assert len(state.scores()) == len(state.places()) == case.setup.seats
    places = state.places()
    assert all(place == 1 + sum(1 for other in places if other < place) for place in places)
    merits = state.merits()
    for seat in range(case.setup.seats):
        assert all(merits[seat] >= merits[o] for o in range(case.setup.seats) if places[seat] < places[o])
        assert state.legal_actions(seat) == []
        refusal = state.refusal(seat, 0)
        assert refusal is not None
        assert refusal.code == "game-over"


@every_case
def test_clones_stand_alone(case: Case) -> None:
    for state in positions(case):
        before = state.dump()
        twin = state.clone()
        assert twin.dump() == before
        rng = case.chance()
        for _ in range(12):
            if twin.actors():
                step(twin, rng)
        assert state.dump() == before
        after = twin.dump()
        for _ in range(12):
            if state.actors():
                step(state, rng)
        assert twin.dump() == after


@every_case
def test_no_action_reaches_into_a_clone(case: Case) -> None:
    """Vectors may be shared; whoever changes one has copied it first. A clone kept before every action must
    not notice what becomes of the others."""
    state, rng = case.new(), case.chance()
    while state.actors():
        kept = state.clone()
        before = _insides(kept)
        step(kept.clone(), rng.clone())
        step(state, rng)
        assert _insides(kept) == before


def _insides(state: State) -> tuple[object, ...]:
    actions = [state.legal_actions(seat) for seat in seats_in(state.actors())]
    return state.dump(), actions, state.scores()


@every_case
def test_actors_have_actions_and_others_none(case: Case) -> None:
    for state in positions(case):
        actors = seats_in(state.actors())
        assert all(0 <= seat < case.setup.seats for seat in actors)
        assert state.pace() in (TURN, TOGETHER, RACE)
        assert 0 <= state.first_seat() < case.setup.seats
        if state.pace() == TURN:
            assert len(actors) <= 1
        for seat in range(-1, case.setup.seats + 1):
            legal = state.legal_actions(seat)
            assert bool(legal) == (seat in actors)
            assert len(set(legal)) == len(legal)


@every_case
def test_a_refusal_is_none_exactly_for_legal_actions(case: Case) -> None:
    met: set[int] = set()
    for state in positions(case):
        lists = {seat: state.legal_actions(seat) for seat in range(-1, case.setup.seats + 1)}
        met.update(action for legal in lists.values() for action in legal)
        near = [action + d for action in sorted(met)[:40] for d in (-1, 1)]
        before = state.dump()
        for seat, legal in lists.items():
            allowed = set(legal)
            for action in (*sorted(met)[:400], *near, *GARBAGE, *range(40)):
                refusal = state.refusal(seat, action)
                assert (refusal is None) == (action in allowed), (seat, action, refusal)
        assert state.dump() == before


@every_case
def test_a_random_action_is_one_of_the_list(case: Case) -> None:
    for state in positions(case):
        for seat in seats_in(state.actors()):
            legal = state.legal_actions(seat)
            for seed in range(12):
                picked = state.random_action(seat, seeded(f"{seed:x}"))
                assert picked == legal[seeded(f"{seed:x}").below(len(legal))]


@every_case
def test_the_default_action_is_legal(case: Case) -> None:
    for state in positions(case):
        for seat in seats_in(state.actors()):
            assert state.default_action(seat) in state.legal_actions(seat)


@every_case
def test_notation_goes_round(case: Case) -> None:
    for state in positions(case):
        for seat in seats_in(state.actors()):
            legal = state.legal_actions(seat)
            texts = [state.write(action) for action in legal]
            assert [state.read(text) for text in texts] == legal
            assert all("\n" not in text and " @" not in text and text == text.strip() for text in texts)


@every_case
def test_nonsense_is_no_action_and_changes_nothing(case: Case) -> None:
    state = case.new()
    before = state.dump()
    for text in (
        "",
        " ",
        "nonsense",
        "42",
        "příliš žluťoučký kůň",
        "\x00",
        "pass " * 50,
        "claim",
        "place",
        "-",
    ):
        with pytest.raises((NotationError, IllegalAction)):
            play(state, seats_in(state.actors())[0], text)
    for seat in (-1, case.setup.seats, 99):
        with pytest.raises(IllegalAction):
            play(state, seat, state.write(state.legal_actions(seats_in(state.actors())[0])[0]))
    assert state.dump() == before


@every_case
def test_dumps_go_round(case: Case) -> None:
    for state in positions(case):
        dump = state.dump()
        again = case.game.load(as_json(dump))  # type: ignore[arg-type]
        assert again.dump() == dump
        for seat in range(-1, case.setup.seats):
            assert again.view(seat) == state.view(seat)
            assert again.legal_actions(seat) == state.legal_actions(seat)
        play_on = case.chance(), case.chance()
        for _ in range(5):
            if state.actors():
                assert step(state, play_on[0]) == step(again, play_on[1])
        assert again.dump() == state.dump()


@every_case
def test_records_go_round(case: Case) -> None:
    record = Record(case.game, case.setup)
    state = case.new()
    rng = case.chance()
    while state.actors():
        twin = state.clone()
        seat, action = step(state, rng)
        record.append(seat, twin.write(action), at_ms=len(record.entries))
    record.close(state)
    again = Record.parse(record.text())
    assert again.text() == record.text()
    assert again.verify().dump() == state.dump()
    assert again.replay(3).dump() == record.replay(3).dump()


@every_case
def test_what_a_seat_imagines_looks_to_it_like_the_truth(case: Case) -> None:
    rng = seeded("d0")
    for state in positions(case):
        before = state.dump()
        for seat in range(case.setup.seats):
            imagined = state.determinize(seat, rng)
            again = imagined.determinize(seat, rng)
            for other in (imagined, again):
                assert other.view(seat) == state.view(seat)
                assert other.legal_actions(seat) == state.legal_actions(seat)
                assert other.actors() == state.actors()
                assert other.first_seat() == state.first_seat() == state.clone().first_seat()
                assert other.view(SPECTATOR) == state.view(SPECTATOR)
                for eyes in (seat, SPECTATOR):
                    assert other.scores_seen(eyes) == state.scores_seen(eyes)
                assert (other.hushed(), other.time_limit_s()) == (state.hushed(), state.time_limit_s())
        assert state.dump() == before


@every_case
def test_what_a_seat_imagines_depends_on_nothing_that_it_cannot_know(case: Case) -> None:
    """Two positions that look alike to it lead, by the same chance, to the very same one."""
    for number, state in enumerate(positions(case, 4)):
        for seat in range(case.setup.seats):
            alike = state.determinize(seat, seeded(f"{number + 1:x}"))
            imagined = [each.determinize(seat, seeded("a1")).dump() for each in (state, alike)]
            assert imagined[0] == imagined[1]


@every_case
def test_a_view_off_the_wire_is_enough_to_imagine_the_very_same(case: Case) -> None:
    for state in positions(case, 6):
        for seat in range(case.setup.seats):
            view = as_json(state.view(seat))
            assert (view["seat"], view["actors"]) == (seat, seats_in(state.actors()))  # type: ignore[index]
            if state.actors():
                told = case.game.imagine(view, seeded("a2"))  # type: ignore[arg-type]
                assert told.view(seat) == state.view(seat)
                assert told.legal_actions(seat) == state.legal_actions(seat)
                assert uncounted(told) == uncounted(state.determinize(seat, seeded("a2")))


def uncounted(state: State) -> Mapping[str, object]:
    """All of a position, but how much has become known before."""
    return {key: value for key, value in state.dump().items() if key != "knowledge"}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_is_no_view_of_a_seat_in_a_running_game_is_not_imagined(game: Game) -> None:
    state = game.new(Setup(game.seats[0], "1"))
    seen = state.view(0)
    strange: list[tuple[Mapping[str, object], str]] = [
        (state.view(SPECTATOR), "view-still"),
        ({**seen, "actors": []}, "view-still"),
        ({}, "view-strange"),
        ({**seen, "players": []}, ""),
        ({**seen, "actors": [99]}, ""),
    ]
    strange += [({key: seen[key] for key in seen if key != left_out}, "") for left_out in seen]
    for view, code in strange:
        with pytest.raises(PomeziError) as refused:
            game.imagine(view, seeded("1"))
        assert code in ("", refused.value.refusal.code)


@every_case
def test_an_imagined_game_can_be_played_to_its_end(case: Case) -> None:
    census = census_of(case.game)
    rng = seeded("d1")
    for state in positions(case, 4):
        expected = census(state.dump())
        for seat in range(case.setup.seats):
            imagined = state.determinize(seat, rng)
            assert census(imagined.dump()) == expected
            case.game.load(as_json(imagined.dump()))  # type: ignore[arg-type]
            playout(imagined, rng)
            assert census(imagined.dump()) == expected


@every_case
def test_other_luck_to_come_changes_nothing_that_anybody_knows_or_holds(case: Case) -> None:
    census = census_of(case.game)
    rng = seeded("d3a1")
    for state in positions(case, 6):
        before = state.dump()
        dealt = state.redeal(rng)
        for eyes in range(SPECTATOR, case.setup.seats):
            assert dealt.view(eyes) == state.view(eyes)
            assert dealt.veiled(eyes) == state.veiled(eyes)
            assert dealt.legal_actions(eyes) == state.legal_actions(eyes)
        assert (dealt.actors(), dealt.knowledge()) == (state.actors(), state.knowledge())
        assert (dealt.scores(), dealt.merits(), dealt.places()) == (
            state.scores(),
            state.merits(),
            state.places(),
        )
        assert census(dealt.dump()) == census(before)
        for seat in range(case.setup.seats):  # so does what a seat may imagine, which follows from it
            assert (
                dealt.determinize(seat, seeded("a3")).dump() == state.determinize(seat, seeded("a3")).dump()
            )
        playout(dealt, rng)
        assert census(dealt.dump()) == census(before)
        assert state.dump() == before


@every_case
def test_luck_to_come_is_dealt_by_the_chance_given_and_by_nothing_else(case: Case) -> None:
    state = case.new()
    one, same = state.redeal(seeded("1")), state.redeal(seeded("1"))
    assert one.dump() == same.dump()
    assert any(state.redeal(seeded(f"{seed:x}")).dump() != one.dump() for seed in range(2, 8))
    playout(one, case.chance())
    playout(same, case.chance())
    assert one.dump() == same.dump()


@every_case
def test_views_are_plain_and_hold_no_seed(case: Case) -> None:
    for state in positions(case):
        for seat in range(-1, case.setup.seats):
            view = state.view(seat)
            assert as_json(view) == view
            assert not {"rng", "seed"} & _keys(view)


@every_case
def test_what_all_see_with_what_is_own_is_the_view(case: Case) -> None:
    for state in positions(case):
        for seat in range(case.setup.seats):
            own = state.own(seat)
            assert own is None or {**state.view(SPECTATOR), **own} == state.view(seat)


def _keys(value: object) -> set[str]:
    if isinstance(value, Mapping):
        return {str(key) for key in value} | {key for item in value.values() for key in _keys(item)}
    if isinstance(value, list):
        return {key for item in value for key in _keys(item)}
    return set()


@every_case
def test_a_hidden_choice_shows_nothing_but_that_it_was_made(case: Case) -> None:
    """In a TOGETHER phase others see the same, whatever a seat chooses."""
    for state in positions(case):
        actors = seats_in(state.actors())
        if state.pace() != TOGETHER or len(actors) < 2:
            continue
        for seat in actors:
            seen: list[tuple[object, ...]] = []
            for action in state.legal_actions(seat)[:6]:
                after = state.clone()
                events: list[Event] = []
                after.apply(seat, action, events)
                if after.actors() & (1 << seat):
                    continue  # not the seat's last step of this choice
                others = [other for other in range(-1, case.setup.seats) if other != seat]
                seen.append(
                    tuple((after.view(o), told(events, o)) for o in others),
                )
            assert all(one == seen[0] for one in seen)


@every_case
def test_choices_made_together_commute(case: Case) -> None:
    for state in positions(case):
        if state.pace() == TOGETHER:
            actors = seats_in(state.actors())
            orders = (actors, actors[::-1])
            assert _choose_all(state, orders[0]).dump() == _choose_all(state, orders[1]).dump()


def _choose_all(state: State, order: list[int]) -> State:
    """Each seat in turn makes all its steps of this phase, by a stream of its own."""
    state = state.clone()
    for seat in order:
        rng = seeded(f"{seat + 1:x}")
        waiting = state.actors()
        while (waiting >> seat) & 1:
            legal = state.legal_actions(seat)
            state.apply(seat, legal[rng.below(len(legal))])
            if state.pace() != TOGETHER or state.actors() & ~waiting or state.actors() == 0:
                break  # the last one has chosen, and all of it took effect
            waiting = state.actors()
    return state


@every_case
def test_telling_changes_nothing(case: Case) -> None:
    """An action has the same effect with and without a list for its events; knowledge only grows."""
    told, untold = case.new(), case.new()
    one, two = case.chance(), case.chance()
    while told.actors():
        events: list[Event] = []
        known = told.knowledge()
        step(told, one, events)
        step(untold, two)
        assert events, "every action is told"
        assert told.knowledge() >= known
        for event in events:
            for seat in range(-1, case.setup.seats):
                assert as_json(event.seen_by(seat)) == event.seen_by(seat)
    assert told.dump() == untold.dump()


@every_case
def test_pieces_are_conserved_by_every_action(case: Case) -> None:
    census = census_of(case.game)
    state = case.new()
    expected = census(state.dump())
    rng = case.chance()
    while state.actors():
        _, action = step(state, rng)
        assert census(state.dump()) == expected, state.write(action)
