"""What an edition brings, told to people and programs."""

from __future__ import annotations

from pomezi.core.plane import whole
from pomezi.games.bez_hranic.edition import LANGUAGES, PART_MARK, Edition
from pomezi.games.bez_hranic.shapes import BezHranicFacts


def facts(ed: Edition) -> BezHranicFacts:
    return {
        "game": "bez_hranic",
        "edition": ed.key,
        "states": [ed.about(state) for state in range(len(ed.states))],
        "parts": _parts(ed),
        "borders": ed.borders(),
        "spots": {slug: whole(spot) for slug, spot in zip(ed.states, ed.spots(), strict=False)},
        "names": {lang: _names(ed, lang) for lang in LANGUAGES},
    }


def _parts(ed: Edition) -> dict[str, list[str]]:
    parts: dict[str, list[str]] = {}
    for node in ed.nodes:
        if PART_MARK in node:
            parts.setdefault(node.partition(PART_MARK)[0], []).append(node)
    return parts


def _names(ed: Edition, lang: str) -> dict[str, str]:
    known = ed.names(lang)
    places = [*ed.states, *[node for node in ed.nodes if PART_MARK in node]]
    return {place: known[f"state-{place.replace(PART_MARK, '-')}"] for place in places}
