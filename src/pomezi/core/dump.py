"""Reading dumps with care: whatever is missing or wrong is named by its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.edition import write_place
from pomezi.core.errors import DumpError, Refusal
from pomezi.core.game import Game, Setup
from pomezi.core.vecs import ints


class Reader:
    """Doors to the values of a dump that check what they hand out."""

    def __init__(self, source: Mapping[str, object]) -> None:
        self.source = source

    def fault(self, code: str, facts: Mapping[str, object]) -> DumpError:
        return DumpError(Refusal(code, facts))

    def at(self, *place: str | int) -> object:
        value: object = self.source
        for depth, step in enumerate(place):
            if isinstance(value, Mapping) and step in value:
                value = value[step]
            elif isinstance(value, Sequence) and isinstance(step, int) and step < len(value):
                value = value[step]
            else:
                raise self.fault("dump-missing", {"place": write_place(place[: depth + 1])})
        return value

    def number(self, *place: str | int, least: int, most: int = 1 << 60) -> int:
        value = self.at(*place)
        if type(value) is not int or not least <= value <= most:
            raise self._bad(place, value, f"{least}…{most}")
        return value

    def word(self, *place: str | int) -> str:
        value = self.at(*place)
        if not isinstance(value, str):
            raise self._bad(place, value, '"…"')
        return value

    def choice(self, *place: str | int, known: Sequence[str]) -> int:
        return self.index(self.word(*place), known, write_place(place))

    def index(self, slug: object, known: Sequence[str], place: str) -> int:
        for index, word in enumerate(known):
            if word == slug:
                return index
        raise self.fault("dump-unknown", {"place": place, "value": str(slug), "expected": ", ".join(known)})

    def items(self, *place: str | int) -> list[object]:
        value = self.at(*place)
        if not isinstance(value, list | tuple):
            raise self._bad(place, value, "[…]")
        return list(value)

    def words(self, *place: str | int) -> list[str]:
        items = self.items(*place)
        if not all(isinstance(item, str) for item in items):
            raise self._bad(place, items, '["…"]')
        return [str(item) for item in items]

    def keys(self, *place: str | int) -> list[str]:
        value = self.at(*place)
        if not isinstance(value, Mapping):
            raise self._bad(place, value, "{…}")
        return [str(key) for key in value]

    def counts(self, *place: str | int, known: Sequence[str]) -> vec[i64]:
        """A mapping such as {"red": 2} as a vector over the known words."""
        counts = [0] * len(known)
        for key in self.keys(*place):
            counts[self.index(key, known, write_place(place))] = self.number(*place, key, least=0)
        return ints(counts)

    def expect_count(self, piece: str, count: int, expected: int) -> None:
        """Pieces are neither lost nor made."""
        if count != expected:
            raise self.fault("dump-count", {"piece": piece, "count": count, "expected": expected})

    def _bad(self, place: tuple[str | int, ...], value: object, expected: str) -> DumpError:
        return self.fault(
            "dump-bad-value", {"place": write_place(place), "value": str(value)[:60], "expected": expected}
        )


def head(game: str, setup: Setup) -> dict[str, object]:
    """How every dump begins: what `setup_of` takes back."""
    return {
        "game": game,
        "edition": setup.edition,
        "options": dict(setup.options),
        "rules": setup.rules,
        "seats": setup.seats,
    }


def head_of(view: Mapping[str, object]) -> dict[str, object]:
    """How a dump of the game would begin that somebody has this view of."""
    seats = len(Reader(view).items("players"))
    return {**{key: view[key] for key in ("game", "edition", "options", "rules")}, "seats": seats}


def setup_of(game: Game, dump: Mapping[str, object]) -> Setup:
    """The set-up a dump belongs to, checked; the seed is not kept (the dump holds the generator itself)."""
    reader = Reader(dump)
    if reader.word("game") != game.key:
        raise reader.fault("dump-other-game", {"game": reader.word("game"), "expected": game.key})
    options = {key: reader.at("options", key) for key in reader.keys("options")}
    checked = {key: value for key, value in options.items() if isinstance(value, bool | int | str)}
    rules = reader.number("rules", least=1) if "rules" in dump else 0
    seats = reader.number("seats", least=1)
    return game.check(Setup(seats, "0", reader.word("edition"), checked, rules=rules))
