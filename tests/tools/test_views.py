"""What is made from the shapes of the games says something about every field."""

from __future__ import annotations

import re
from types import ModuleType

import pytest

from pomezi import GAMES
from pomezi.games import HOUSE
from pomezi.server.shapes import Shapes, all_shapes
from tools import views


def test_every_game_tells_its_shapes() -> None:
    assert [shapes.key for shapes in all_shapes()] == [game.key for game in HOUSE]
    page = views.texts()[views.PAGE]
    for shapes in all_shapes():
        for name in shapes.objects:
            assert f"\n### {name}\n" in page


def test_a_field_without_a_comment_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    source = 'from typing import TypedDict\n\nclass Hut(TypedDict):\n    """A hut."""\n\n    doors: int\n'
    module = ModuleType("hut")
    exec(source, vars(module))
    monkeypatch.setattr("pomezi.server.shapes.getsource", lambda _module: source)
    with pytest.raises(ValueError, match=r"hut: no comment on Hut\.doors"):
        Shapes(GAMES["limes"], module).schemas("{name}")


def test_the_example_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", views.PAGE.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, "views.md", "exec"), {})
    assert re.fullmatch(r"\d+ False\n", capsys.readouterr().out)
