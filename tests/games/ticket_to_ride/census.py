from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any


def census(dump: Mapping[str, Any]) -> Mapping[str, int]:
    c: Counter[str] = Counter(dump["deck"])
    c.update(x for x in dump["display"] if x)
    c.update(dump["discards"])
    for p in dump["players"]:
        c.update(p["hand"])
    return dict(c)
