"""Views and facts of editions have exactly the shapes that each game declares."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import NoneType
from typing import Any, Literal, NotRequired, TypeAlias, get_args, get_origin, is_typeddict

import pytest

from pomezi import GAMES, SPECTATOR, Game, Setup, State
from pomezi.games import HOUSE
from tests.contract.cases import Case, all_cases, positions, step, to_try
from tests.contract.fit import fields_in, hints_of, misfits

Told: TypeAlias = set[tuple[str, str, str]]  # shape, field, what was told there

# Games that lead to every field, beside the usual one.
OTHERS = {
    "bez_hranic": [Setup(3, "2", "usa", {"open_map": True}), Setup(2, "3", "", {"correspondence": True})],
    "limes": [Setup(1, "2")],
    "eighty_days": [Setup(2, "2", rules=1), Setup(5, "4", options={"princess": "top"})],
    "ticket_to_ride": [Setup(5, "2"), Setup(3, "3")],
}
# Seldom by chance: a display that was not swept, a rank of those who play well.
RARE = {
    "ticket_to_ride": ("Unswept", "Decided"),  # few games end level: what decides then is proved by its rules
    "limes": ("Result.rank is never", "Decided"),
    "eighty_days": ("Decided",),
}


def has_shapes(game: Game) -> bool:
    """A stranger need not say them."""
    return game in HOUSE or (files(type(game).__module__) / "shapes.py").is_file()


GAMES_TOLD = {key: game for key, game in GAMES.items() if has_shapes(game)}
CASES_TOLD = [case for case in all_cases() if has_shapes(case.game)]


def shape(game: Game, name: str) -> Any:
    module = import_module(f"{type(game).__module__}.shapes")
    return getattr(module, game.key.title().replace("_", "") + name)


def views(state: State, seats: int) -> Iterator[object]:
    for seat in range(SPECTATOR, seats):
        yield state.view(seat)
        yield state.veiled(seat)


@to_try(CASES_TOLD)
def test_every_view_has_the_shape_of_its_game(case: Case) -> None:
    view_shape = shape(case.game, "View")
    for state in positions(case, 8):
        for view in views(state, case.setup.seats):
            assert misfits(view, view_shape) == []


@pytest.mark.parametrize("game", GAMES_TOLD.values(), ids=GAMES_TOLD)
def test_the_facts_of_every_edition_have_their_shape(game: Game) -> None:
    assert game.facts() == game.facts(game.editions[0])
    for edition in game.editions:
        facts = game.facts(edition)
        assert misfits(facts, shape(game, "Facts"), "facts") == []
        assert (facts["game"], facts["edition"]) == (game.key, edition)


@pytest.mark.parametrize("game", GAMES_TOLD.values(), ids=GAMES_TOLD)
def test_an_edition_of_ones_own_tells_its_facts_too(game: Game, tmp_path: Path) -> None:
    source = files(type(game).__module__) / "editions" / f"{game.editions[-1]}.json"
    own = tmp_path / "own.json"
    own.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    told = dict(game.facts(str(own)))
    laid_out = {key: told[key] for key in ("spots",) if key in told}  # our own maps are drawn by hand
    assert told == {**game.facts(game.editions[-1]), "edition": str(own), **laid_out}


@pytest.mark.no_cover
@pytest.mark.parametrize("game", GAMES_TOLD.values(), ids=GAMES_TOLD)
def test_nothing_is_declared_that_is_never_told(game: Game) -> None:
    view_shape = shape(game, "View")
    told: Told = set()
    for setup in [Setup(2, "1"), *OTHERS.get(game.key, [])]:
        told |= told_in(Case(game, setup), view_shape)
    idle = [text for each in shapes_in(view_shape).values() for text in never_told(each, told)]
    assert [text for text in idle if not text.startswith(RARE.get(game.key, ()))] == []


def told_in(case: Case, view_shape: Any) -> Told:
    told: Told = set()
    state, chance = case.new(), case.chance()
    while state.actors():
        for seat in range(SPECTATOR, case.setup.seats):
            told.update(fields_in(state.view(seat), view_shape))
        step(state, chance)
    for seat in range(SPECTATOR, case.setup.seats):
        told.update(fields_in(state.view(seat), view_shape))
    return told


def shapes_in(kind: Any) -> dict[str, Any]:
    """The TypedDicts that a type is made of, by name."""
    inner = hints_of(kind).values() if is_typeddict(kind) else get_args(kind)
    found = {kind.__name__: kind} if is_typeddict(kind) else {}
    for each in inner:
        found.update(shapes_in(each))
    return found


def never_told(kind: Any, told: Told) -> Iterator[str]:
    for key, hint in hints_of(kind).items():
        is_optional = get_origin(hint) is NotRequired
        inner = get_args(hint)[0] if is_optional else hint
        met = {what for name, field, what in told if (name, field) == (kind.__name__, key)}
        ways = set(get_args(inner)) if get_origin(inner) is Literal else set()
        ways |= {"left out"} if is_optional else set()
        ways |= {"null"} if NoneType in get_args(inner) else set()
        yield from (f"{kind.__name__}.{key} is never {way}" for way in sorted(ways - met))
        if not met - {"left out", "null"}:
            yield f"{kind.__name__}.{key} is never told"
