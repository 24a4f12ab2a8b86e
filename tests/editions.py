"""Editions of one's own for tests: the examples of docs/editions.md, and files that nobody should believe."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pomezi.core.scan import LARGEST

FOLDER = Path(__file__).parent.parent / "examples" / "editions"


def example(game: str) -> str:
    return (FOLDER / f"{game}.json").read_text(encoding="utf-8")


def changed(game: str, change: Callable[[Any], object]) -> str:
    """The example with a change; a line each for what it holds."""
    sheet = json.loads(example(game))
    change(sheet)
    return json.dumps(sheet, ensure_ascii=False, indent=1)


def swapped(game: str, old: str, new: str) -> str:
    """The example as it stands, with one text changed: lines stay where they are."""
    text = example(game)
    assert text.count(old) == 1, old
    return text.replace(old, new)


def _many_cities(sheet: Any) -> None:
    sheet["cities"] = [{"id": f"c{i}", "name": "x", "x": i, "y": 0} for i in range(65)]


def _degree(sheet: Any) -> None:
    """Seventeen routes at one city."""
    sheet["cities"] = [{"id": f"c{i}", "name": "x", "x": i, "y": i % 2} for i in range(18)]
    sheet["routes"] = [{"a": "c0", "b": f"c{i}", "length": 1, "colour": "grey"} for i in range(1, 18)]
    sheet["tickets"] = []


def _tangle(sheet: Any) -> None:
    """Eight by eight cities, a route of one wagon between all neighbours, wagons for half of them."""
    sheet["wagons"] = 60
    sheet["cities"] = [{"id": f"c{i}", "name": "x", "x": i % 8, "y": i // 8} for i in range(64)]
    ends = [(i, i + 1) for i in range(64) if i % 8 < 7] + [(i, i + 8) for i in range(56)]
    sheet["routes"] = [{"a": f"c{a}", "b": f"c{b}", "length": 1, "colour": "grey"} for a, b in ends]
    sheet["tickets"] = []


# name: (game, text, code, line or 0 where there is none to name)
HOSTILE: dict[str, tuple[str, str, str, int]] = {
    "too large": ("limes", '{"a": "' + "x" * LARGEST + '"}', "edition-too-large", 1),
    "not JSON": ("limes", swapped("limes", '"workers": 5,', '"workers": 5;'), "edition-not-json", 4),
    "no object": ("limes", '"/etc/passwd.json"', "edition-not-json", 1),
    "a name of ours": ("limes", "pomezi", "edition-not-json", 1),
    "a file of the server": ("limes", "src/pomezi/games/limes/editions/pomezi.json", "edition-not-json", 1),
    "too deep": (
        "limes",
        swapped("limes", '"workers": 5', '"workers": ' + "[" * 9 + "]" * 9),
        "edition-too-deep",
        4,
    ),
    "absurdly deep": ("limes", '{"a":' + "[" * 150_000, "edition-too-deep", 1),
    "a key twice": (
        "limes",
        swapped("limes", '"workers": 5', '"workers": 5,\n "workers": 7'),
        "edition-key-twice",
        5,
    ),
    "a long text": ("limes", swapped("limes", '"lakes"', '"' + "x" * 501 + '"'), "edition-long-text", 2),
    "a control character": ("limes", swapped("limes", '"lakes"', '"la\\u0000kes"'), "edition-control", 2),
    "text that runs backwards": ("limes", swapped("limes", '"Lakes"', '"\u202eLakes"'), "edition-control", 3),
    "a list without end": (
        "limes",
        changed("limes", lambda s: s.update(x=[0] * 2001)),
        "edition-too-many",
        0,
    ),
    "too many cards": (
        "limes",
        changed("limes", lambda s: s.update(cards=s["cards"] * 9)),
        "edition-bad-count",
        0,
    ),
    "workers beyond number": (
        "limes",
        swapped("limes", '"workers": 5', '"workers": 1e99'),
        "edition-bad-value",
        4,
    ),
    "too many cities": ("ticket_to_ride", changed("ticket_to_ride", _many_cities), "edition-bad-count", 0),
    "too many routes at a city": (
        "ticket_to_ride",
        changed("ticket_to_ride", _degree),
        "edition-too-many-routes",
        0,
    ),
    "a map to get lost in": (
        "ticket_to_ride",
        changed("ticket_to_ride", _tangle),
        "edition-too-many-owned",
        0,
    ),
    "a city twice": (
        "ticket_to_ride",
        swapped("ticket_to_ride", '{"id": "zlin"', '{"id": "brno"'),
        "edition-twice",
        11,
    ),
    "a long city": (
        "ticket_to_ride",
        swapped("ticket_to_ride", '"name": "Zlín"', f'"name": "{"Zlín" * 20}"'),
        "edition-long-name",
        11,
    ),
    "a long slug": (
        "ticket_to_ride",
        swapped("ticket_to_ride", '{"id": "zlin"', f'{{"id": "{"zlin" * 20}"'),
        "edition-bad-value",
        11,
    ),
    "a city beyond the pole": (
        "ticket_to_ride",
        swapped("ticket_to_ride", '"lon": 17.67, "lat": 49.22', '"lon": 17.67, "lat": 97'),
        "edition-bad-value",
        11,
    ),
    "a city on another": (
        "ticket_to_ride",
        swapped("ticket_to_ride", '"lon": 17.67, "lat": 49.22', '"lon": 17.25, "lat": 49.59'),
        "edition-too-near",
        11,
    ),
    "a state twice": ("bez_hranic", swapped("bez_hranic", '{"id": "ab"', '{"id": "aa"'), "edition-twice", 6),
    "a border one way": (
        "bez_hranic",
        swapped("bez_hranic", '"ab": {"land": ["aa", "ac"', '"ab": {"land": ["ac"'),
        "edition-one-way",
        58,
    ),
    "a cell in the sky": (
        "border",
        swapped("border", '{"id": "c1", "q": -3', '{"id": "c1", "q": 300'),
        "edition-bad-value",
        6,
    ),
    "a journey that leads nowhere": (
        "eighty_days",
        swapped("eighty_days", '"from": "viden", "to": "praha"', '"from": "viden", "to": "berlin"'),
        "edition-unknown",
        24,
    ),
}
