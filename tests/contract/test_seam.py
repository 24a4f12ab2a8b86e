"""Nobody but a game, its boards and its bots reads a key of its view."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import pomezi
from pomezi.games import HOUSE

SOURCE = Path(pomezi.__file__).parent
ROOMS = ("server", "terminal", "lab", "text", "review", "pocket")
OF_GAMES = {f"{game.key}.py" for game in HOUSE} | {"plain.py"}  # own commands
BOARDS = "boards"  # the folder of the terminal's boards
DOORS = ("view", "veiled")


def is_a_view(node: ast.expr) -> bool:
    """`view`, `told.view`, `news["view"]`, `state.view(seat)` and the like."""
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Attribute) and node.func.attr in DOORS
    if isinstance(node, ast.Subscript):
        return isinstance(node.slice, ast.Constant) and node.slice.value == "view"
    return (isinstance(node, ast.Name) and node.id == "view") or (
        isinstance(node, ast.Attribute) and node.attr == "view"
    )


def keys_read(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Subscript) and is_a_view(node.value):
            yield ast.unparse(node)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr == "get" and is_a_view(node.func.value):
                yield ast.unparse(node)


@pytest.mark.parametrize("room", ROOMS)
def test_no_key_of_a_view_is_read_outside_its_game(room: str) -> None:
    for path in sorted((SOURCE / room).rglob("*.py")):
        if path.name not in OF_GAMES and path.parent.name != BOARDS:
            assert not list(keys_read(path.read_text(encoding="utf-8"))), path


@pytest.mark.parametrize(
    "line", ['view["own"]', 'state.view(0).get("hushed")', 'news["view"]["seat"]', 'told.view["phase"]']
)
def test_such_a_line_would_be_found(line: str) -> None:
    assert list(keys_read(line))
