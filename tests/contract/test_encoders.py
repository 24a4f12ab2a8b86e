"""Encoders: what they write is what the seat's view tells, all of it, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from pomezi import GAMES, Setup, State, seats_in, seeded
from pomezi.core.encoder import NO_NUMBER, Encoder, new_cells, new_marks
from pomezi.games import HOUSE
from pomezi.games.bez_hranic import shapes as bez_hranic
from pomezi.games.border import shapes as border
from pomezi.games.eighty_days import shapes as eighty_days
from pomezi.games.limes import shapes as limes
from pomezi.games.strangers import part_of
from pomezi.games.ticket_to_ride import shapes as ticket_to_ride
from tests.contract.told.readers import READERS

SEED = "5eed"
KNOWN_ANYWAY = ("game", "edition", "options", "seat", "result")  # a game that is over asks for no more

VARIANTS: list[tuple[str, int, str, dict[str, Any]]] = [
    *((game.key, seats, "", {}) for game in HOUSE for seats in game.seats),  # strangers need none
    ("bez_hranic", 2, "usa", {"open_map": True}),
    ("bez_hranic", 3, "", {"two_colours": True}),
    ("bez_hranic", 3, "", {"two_colours": True, "correspondence": True}),
    ("bez_hranic", 6, "", {"correspondence": True}),
    ("limes", 3, "", {"diagonal": True, "ferry": True}),
    ("border", 3, "balanced", {}),
    ("eighty_days", 3, "", {"princess": "top"}),
]
every_variant = pytest.mark.parametrize(("game", "seats", "edition", "options"), VARIANTS)


def make_encoder(
    game: str, seats: int, edition: str = "", options: Mapping[str, Any] | None = None
) -> Encoder:
    setup = GAMES[game].check(Setup(seats, "1", edition, options or {}))
    made: Encoder = getattr(part_of(GAMES[game], "encoder"), "ENCODER")(setup)  # noqa: B009
    return made


def observe(encoder: Encoder, state: State, seat: int) -> list[int]:
    cells = new_cells(int(encoder.size))
    encoder.observe(state, seat, cells, 0)
    return [int(cell) for cell in cells]


def mask(encoder: Encoder, state: State, seat: int) -> list[int]:
    """The numbers of what is legal."""
    marks = new_marks(len(encoder.actions))
    count = encoder.mark(state, seat, marks, 0)
    found = [number for number, mark in enumerate(marks) if mark]
    assert len(found) == count
    return found


def parts(encoder: Encoder, cells: list[int]) -> dict[str, list[float]]:
    """As a learner gets them: divided by their scale."""
    found, at = {}, 0
    for part in encoder.parts:
        found[part.name] = [cell / part.scale for cell in cells[at : at + part.length]]
        at += part.length
    return found


def positions(encoder: Encoder, game: str, every: int) -> Iterator[State]:
    """Of a random game, every so many actions; the last one too."""
    setup = encoder.setup
    state = GAMES[game].new(Setup(setup.seats, SEED, setup.edition, setup.options))
    chance = seeded("5")
    count = 0
    while state.actors():
        if count % every == 0:
            yield state
        seats = seats_in(state.actors())
        seat = seats[chance.below(len(seats))]
        state.apply(seat, state.random_action(seat, chance))
        count += 1
    yield state


@every_variant
def test_the_numbers_say_what_the_view_says(
    game: str, seats: int, edition: str, options: dict[str, Any]
) -> None:
    encoder = make_encoder(game, seats, edition, options)
    for state in positions(encoder, game, 17):
        for seat in range(seats):
            written = parts(encoder, observe(encoder, state, seat))
            told = {name: list(values) for name, values in READERS[game](state.view(seat))}
            assert list(written) == list(told)
            for name, values in told.items():
                assert written[name] == values, name


@every_variant
def test_what_a_seat_cannot_see_leaves_no_trace(
    game: str, seats: int, edition: str, options: dict[str, Any]
) -> None:
    """Whatever is hidden may be dealt anew: neither numbers nor masks can tell the difference."""
    encoder = make_encoder(game, seats, edition, options)
    dreams = seeded("6")
    for state in positions(encoder, game, 23):
        for seat in range(seats):
            imagined = state.determinize(seat, dreams)
            assert imagined.view(seat) == state.view(seat)
            assert observe(encoder, imagined, seat) == observe(encoder, state, seat)
            assert mask(encoder, imagined, seat) == mask(encoder, state, seat)


SHAPES: Mapping[str, Any] = {
    "ticket_to_ride": ticket_to_ride.TicketToRideView,
    "bez_hranic": bez_hranic.BezHranicView,
    "limes": limes.LimesView,
    "border": border.BorderView,
    "eighty_days": eighty_days.EightyDaysView,
}


@pytest.mark.parametrize("game", SHAPES)
def test_every_field_of_a_view_is_told_or_named_among_those_left_out(game: str) -> None:
    encoder = make_encoder(game, 2)
    told = {field for part in encoder.parts for field in part.of.split(" ")}
    left_out = {field for field, why in encoder.left_out if why}
    found = {field for field in fields(SHAPES[game], "") if field.split(".")[0] not in KNOWN_ANYWAY}
    assert {field for field in found if not any(_covers(name, field) for name in told | left_out)} == set()
    assert {name for name in told | left_out if not any(_covers(name, field) for field in found)} == set()
    assert not told & left_out


def fields(shape: Any, place: str) -> Iterator[str]:
    """The places of a view by its shape: `players.points`; a `*` where a slug names something."""
    kind, parts = get_origin(shape), get_args(shape)
    if is_typeddict(shape):
        for key, inner in get_type_hints(shape).items():
            yield from fields(inner, f"{place}.{key}" if place else key)
    elif kind is list:
        yield from fields(parts[0], place)
    elif kind is dict and is_typeddict(parts[1]):
        yield from fields(parts[1], f"{place}.*")
    elif kind is UnionType and is_typeddict(parts[0]):
        yield from fields(parts[0], place)
    else:
        yield place


def _covers(name: str, field: str) -> bool:
    """`hand` covers `hand.red`; a `*` stands for any one word."""
    named, found = name.split("."), field.split(".")
    return len(named) <= len(found) and all(a in ("*", b) for a, b in zip(named, found))


@every_variant
def test_every_legal_action_has_a_number_of_its_own_and_is_found_by_it(
    game: str, seats: int, edition: str, options: dict[str, Any]
) -> None:
    encoder = make_encoder(game, seats, edition, options)
    assert len(set(encoder.actions)) == len(encoder.actions)
    for state in positions(encoder, game, 13):
        for seat in range(seats):
            legal = state.legal_actions(seat)
            numbers = [encoder.number(state, seat, action) for action in legal]
            assert [encoder.action(state, seat, number) for number in numbers] == legal
            assert sorted(numbers) == mask(encoder, state, seat)
            others = sorted(set(range(len(encoder.actions))) - set(numbers))
            assert all(encoder.action(state, seat, number) == NO_NUMBER for number in others[:20])


@pytest.mark.parametrize("game", READERS)
def test_a_label_is_the_notation_where_that_says_it_all(game: str) -> None:
    encoder = make_encoder(game, 2)
    said = 0
    for state in positions(encoder, game, 2):
        for seat in seats_in(state.actors()):
            for action in state.legal_actions(seat):
                label = encoder.actions[encoder.number(state, seat, action)]
                assert label.split(" ")[0] == state.write(action).split(" ")[0]
                if "#" not in label and not label.startswith("place first"):
                    assert label == state.write(action)
                    said += 1
    assert said > 20


@pytest.mark.parametrize("game", READERS)
def test_a_row_ends_where_the_parts_say(game: str) -> None:
    for seats in GAMES[game].seats:
        encoder = make_encoder(game, seats)
        state = GAMES[game].new(Setup(seats, SEED))
        assert encoder.observe(state, 0, new_cells(int(encoder.size) + 3), 3) == 3 + encoder.size
