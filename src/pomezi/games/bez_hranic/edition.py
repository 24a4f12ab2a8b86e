"""Reads a map (states, parts, borders, facts) and says what is wrong where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pomezi.core.edition import LONGEST_SLUG, Sheet, is_own
from pomezi.core.plane import Spot, read_spots, spread
from pomezi.core.shelf import Shelf
from pomezi.core.vecs import ints
from pomezi.games.bez_hranic.atlas import FAR, Atlas
from pomezi.games.bez_hranic.pieces import KINDS, STATES
from pomezi.games.bez_hranic.shapes import About

LANGUAGES: Final = ("cs", "en")
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz-"
PART_MARK: Final = ":"  # between a state and its part: ru:kaliningrad
MOST_PARTS: Final = 4
MOST_AREA_HA: Final = 2_000_000_000
MOST_PEOPLE: Final = 2_000_000_000


class Edition:
    """One map. States are numbered as in the file; nodes follow their states."""

    def __init__(self, sheet: Sheet) -> None:
        self.key = sheet.name
        self.states: tuple[str, ...] = _read_states(sheet)
        parts = _read_parts(sheet, self.states)
        self.nodes: tuple[str, ...] = tuple(node for state in self.states for node in parts[state] or [state])
        self.state_by_slug = {slug: state for state, slug in enumerate(self.states)}
        self.kinds: Mapping[tuple[int, int], int] = _read_borders(sheet, self.nodes)
        self.atlas = Atlas(STATES, [self.state_by_slug[_state_of(n)] for n in self.nodes], self._by_node())
        self._check_reach(sheet)
        self.is_own = is_own(sheet.name)
        self._spots = read_spots(sheet, "states", apart=0.0)
        self.full_deck = ints(range(STATES))
        self._names = {lang: _read_names(sheet, lang) for lang in LANGUAGES}
        self._about = tuple(_read_about(sheet, state) for state in range(STATES))

    def spots(self) -> list[Spot]:
        """Where the states lie on a map of one's own, parts and all in one place; as their borders would have
        it, if the file does not say. Our own maps have outlines instead."""
        if not self._spots and self.is_own:
            home = self.atlas.state_of
            ties = [(int(home[a]), int(home[b])) for a, b in self.kinds if a < b]
            self._spots = spread(len(self.states), ties)
        return self._spots

    def names(self, lang: str) -> Mapping[str, str]:
        """`state-hu` -> `Maďarsko`; parts too, as `state-ru-kaliningrad`."""
        return self._names.get(lang, self._names["en"])

    def about(self, state: int) -> About:
        """What players may read about a state, in every language of the file."""
        return self._about[state].copy()

    def borders(self) -> list[list[str]]:
        """Each border once: two nodes, and land or sea."""
        return [[self.nodes[a], self.nodes[b], KINDS[kind]] for (a, b), kind in self.kinds.items() if a < b]

    def _by_node(self) -> list[list[int]]:
        borders: list[list[int]] = [[] for _ in self.nodes]
        for a, b in self.kinds:
            borders[a].append(b)
        return borders

    def _check_reach(self, sheet: Sheet) -> None:
        for node, slug in enumerate(self.nodes):
            if self.atlas.crossings[node] >= FAR:
                raise sheet.fault(("borders", slug), "edition-unreachable", {"value": slug})


def _state_of(node: str) -> str:
    return node.partition(PART_MARK)[0]


def _read_states(sheet: Sheet) -> tuple[str, ...]:
    count = sheet.count("states")
    if count != STATES:
        raise sheet.fault(("states",), "edition-bad-count", {"count": count, "expected": str(STATES)})
    slugs: list[str] = []
    for i in range(count):
        slug = sheet.word("states", i, "id")
        if len(slug) > LONGEST_SLUG or any(letter not in LETTERS for letter in slug):
            raise sheet.fault(
                ("states", i, "id"), "edition-bad-value", {"value": slug[:80], "expected": "a…z, -"}
            )
        if slug in slugs:
            raise sheet.fault(("states", i, "id"), "edition-twice", {"value": slug})
        slugs.append(slug)
    return tuple(slugs)


def _read_parts(sheet: Sheet, states: tuple[str, ...]) -> dict[str, list[str]]:
    """By state, in the order of the file; a state in one piece has none."""
    parts: dict[str, list[str]] = {state: [] for state in states}
    places: dict[str, int] = {}
    for i in range(sheet.count("parts")):
        state = states[sheet.choice("parts", i, "state", known=states)]
        slug = sheet.slug("parts", i, "id", also=PART_MARK)
        if _state_of(slug) != state or slug.count(PART_MARK) != 1 or slug.endswith(PART_MARK):
            expected = f"{state}{PART_MARK}…"
            raise sheet.fault(("parts", i, "id"), "edition-bad-value", {"value": slug, "expected": expected})
        if slug in parts[state]:
            raise sheet.fault(("parts", i, "id"), "edition-twice", {"value": slug})
        parts[state].append(slug)
        places[state] = i
    for state, i in places.items():
        count = len(parts[state])
        if not 2 <= count <= MOST_PARTS:
            facts = {"value": state, "count": count, "expected": f"2…{MOST_PARTS}"}
            raise sheet.fault(("parts", i), "edition-part-count", facts)
    return parts


def _read_borders(sheet: Sheet, nodes: tuple[str, ...]) -> dict[tuple[int, int], int]:
    """Kinds of all borders, each in both directions."""
    kinds: dict[tuple[int, int], int] = {}
    for slug in sheet.keys("borders"):
        if slug not in nodes:
            facts = {"value": slug, "expected": ", ".join(nodes)}
            raise sheet.fault(("borders", slug), "edition-unknown", facts)
    for node, slug in enumerate(nodes):
        if not sheet.has("borders", slug):
            raise sheet.fault(("borders",), "edition-unreachable", {"value": slug})
        for kind in sheet.keys("borders", slug):
            if kind not in KINDS:
                facts = {"value": kind, "expected": ", ".join(KINDS)}
                raise sheet.fault(("borders", slug, kind), "edition-unknown", facts)
            for i in range(sheet.count("borders", slug, kind)):
                other = sheet.choice("borders", slug, kind, i, known=nodes)
                _check_border(sheet, (slug, kind, i), nodes[other], (node, other) in kinds)
                kinds[node, other] = KINDS.index(kind)
    _check_symmetry(sheet, nodes, kinds)
    return kinds


def _check_border(sheet: Sheet, place: tuple[str, str, int], other: str, twice: bool) -> None:
    slug = place[0]
    if _state_of(other) == _state_of(slug):
        raise sheet.fault(("borders", *place), "edition-own-neighbour", {"value": slug})
    if twice:
        raise sheet.fault(("borders", *place), "edition-twice", {"value": other})


def _check_symmetry(sheet: Sheet, nodes: Sequence[str], kinds: Mapping[tuple[int, int], int]) -> None:
    for (a, b), kind in kinds.items():
        if kinds.get((b, a), -1) != kind:
            facts = {"value": nodes[a], "other": nodes[b], "crossing": KINDS[kind]}
            raise sheet.fault(("borders", nodes[a], KINDS[kind]), "edition-one-way", facts)


def _read_names(sheet: Sheet, lang: str) -> dict[str, str]:
    return {
        f"state-{sheet.word(family, i, 'id').replace(PART_MARK, '-')}": sheet.name_of(family, i, "name", lang)
        for family in ("states", "parts")
        for i in range(sheet.count(family))
    }


def _read_about(sheet: Sheet, i: int) -> About:
    return {
        "state": sheet.word("states", i, "id"),
        "capital": {lang: sheet.name_of("states", i, "capital", lang) for lang in LANGUAGES},
        "area_ha": sheet.number("states", i, "area_ha", least=0, most=MOST_AREA_HA),
        "population": sheet.number("states", i, "population", least=0, most=MOST_PEOPLE),
        "population_year": sheet.number("states", i, "population_year", least=1900, most=2100),
        "facts": {lang: _read_facts(sheet, i, lang) for lang in LANGUAGES},
    }


def _read_facts(sheet: Sheet, i: int, lang: str) -> list[str]:
    place = ("states", i, "facts", lang)
    return [sheet.word(*place, fact) for fact in range(sheet.count(*place))]


_shelf: Final = Shelf(__package__, Edition)


def load_edition(name: str) -> Edition:
    """By name, by path, or as text."""
    return _shelf.load(name)
