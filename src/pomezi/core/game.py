"""What a game is: its seats, editions and options; how a new one starts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from pomezi.core.edition import is_own
from pomezi.core.errors import DumpError, Refusal, SetupError
from pomezi.core.rng import Rng, check_seed
from pomezi.core.state import State

OptionValue: TypeAlias = bool | int | str

NO_OPTIONS: Final[Mapping[str, OptionValue]] = {}
NOTHING_STACKED: Final[Mapping[str, Sequence[str]]] = {}

HIGHER: Final = 1
LOWER: Final = -1


class Setup:
    """How to start a game; empty edition, missing options and version 0 of the rules mean the usual ones."""

    def __init__(
        self,
        seats: int,
        seed: str,
        edition: str = "",
        options: Mapping[str, OptionValue] = NO_OPTIONS,
        stacked: Mapping[str, Sequence[str]] = NOTHING_STACKED,
        rules: int = 0,
    ) -> None:
        # A dataclass would be shorter, but its `__init__` is never compiled: a tenth of a random game.
        self.seats: Final = seats
        self.seed: Final = seed
        self.edition: Final = edition
        self.options: Final = options
        self.stacked: Final = stacked  # pile or dice -> what comes first
        self.rules: Final = rules  # the version to play by; an older one for games begun under it

    def __reduce__(self) -> tuple[object, ...]:  # a compiled class is not made without its arguments
        return Setup, self._fields()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash((self.seats, self.seed, self.edition, self.rules))

    def __repr__(self) -> str:
        return f"Setup{self._fields()}"

    def _fields(self) -> tuple[object, ...]:
        return self.seats, self.seed, self.edition, self.options, self.stacked, self.rules


@dataclass(frozen=True)
class Option:
    """A switch of rules; the first allowed value is the usual one."""

    key: str
    allowed: tuple[OptionValue, ...]
    since: int = 1  # the version of the rules that brought it; games begun before do not have it

    def __reduce__(self) -> tuple[object, ...]:
        return Option, (self.key, self.allowed, self.since)

    def check(self, value: OptionValue) -> OptionValue:
        for allowed in self.allowed:
            if allowed == value and type(allowed) is type(value):
                return allowed
        raise SetupError(Refusal("bad-option-value", self._facts(str(value))))

    def read(self, text: str) -> OptionValue:
        for allowed in self.allowed:
            if write_option(allowed) == text:
                return allowed
        raise SetupError(Refusal("bad-option-value", self._facts(text)))

    def _facts(self, value: str) -> Mapping[str, object]:
        return {"option": self.key, "value": value, "expected": self.expected()}

    def expected(self) -> str:
        first, last = self.allowed[0], self.allowed[-1]
        if type(first) is int and type(last) is int and self.allowed == tuple(range(first, last + 1)):
            return f"{first}…{last}"
        return ", ".join(write_option(value) for value in self.allowed)


def write_option(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Scoring:
    """What scores count, named `unit-…` in the catalogues, and which of two is better."""

    unit: str
    better: int  # HIGHER or LOWER


POINTS: Final = Scoring("points", HIGHER)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One game of the house; `pomezi.GAMES` holds one of each."""

    def __init__(
        self,
        key: str,
        seats: range,
        editions: tuple[str, ...],
        options: tuple[Option, ...],
        rules_version: int,
        families: Mapping[str, str],
        scoring: Scoring = POINTS,
    ) -> None:
        self.key = key
        self.seats = seats
        self.editions = editions
        self.options = options
        self.rules_version = rules_version
        self.families = families  # facts of events and refusals that name things: `from` -> `city`
        self.scoring = scoring
        # The bots that one person meets in the deal of a day; empty: alone; None: there is no such deal.
        self.daily: tuple[str, ...] | None = None

    @property
    def package(self) -> str:
        """The folder of the game: its sentences, its editions, and the parts a stranger's game brings."""
        return type(self).__module__

    @abstractmethod
    def new(self, setup: Setup) -> State:
        """The position after set-up; raises SetupError."""

    @abstractmethod
    def load(self, dump: Mapping[str, object]) -> State:
        """The position of a dump; raises DumpError."""

    @abstractmethod
    def suppose(self, view: Mapping[str, object]) -> State:
        """A position that looks to the view's seat just so; what is hidden in it may be anything, as long as
        `determinize` deals it anew. Raises DumpError, or whatever a view leads to that lacks something."""

    def imagine(self, view: Mapping[str, object], rng: Rng) -> State:
        """A full state that agrees with the view of a seat, off the wire if you like: the very one that
        `determinize` gives the seat by the same chance. Raises DumpError for what is no such view, and while
        nobody acts in it: the game is over, or what a race is about is not turned up yet."""
        try:
            seat = looker(view)
            if seat < 0 or not view["actors"]:
                raise DumpError(Refusal("view-still"))
            supposed = self.suppose(view)
            agrees = supposed.view(seat) == view
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise DumpError(Refusal("view-strange", {"game": self.key})) from error
        if not agrees:
            raise DumpError(Refusal("view-strange", {"game": self.key}))
        return supposed.determinize(seat, rng)

    @abstractmethod
    def names(self, edition: str, lang: str) -> Mapping[str, str]:
        """Names an edition brings itself, such as `city-denver` -> `Denver`; often alike in all languages."""

    def facts(self, edition: str = "") -> Mapping[str, object]:
        """What an edition (the usual one unless told) brings, as JSON: maps, cards, counts."""
        return {}

    def check_edition(self, edition: str) -> None:
        """Raises SetupError unless it is one of ours."""
        if edition not in self.editions:
            facts = {"game": self.key, "edition": edition, "expected": ", ".join(self.editions)}
            raise SetupError(Refusal("unknown-edition", facts))

    def check(self, setup: Setup) -> Setup:
        """The set-up with every default filled in; raises SetupError for anything unknown."""
        if setup.seats not in self.seats:
            facts = {"game": self.key, "seats": setup.seats, "least": self.seats[0], "most": self.seats[-1]}
            raise SetupError(Refusal("bad-seats", facts))
        edition = setup.edition or self.editions[0]
        if not is_own(edition):
            self.check_edition(edition)
        check_seed(setup.seed)
        rules = self._check_rules(setup.rules)
        options = self._check_options(setup.options, rules)
        return Setup(setup.seats, setup.seed.lower(), edition, options, setup.stacked, rules)

    def _check_rules(self, version: int) -> int:
        if not 0 <= version <= self.rules_version:
            facts = {"game": self.key, "rules": version, "expected": self.rules_version}
            raise SetupError(Refusal("unknown-rules", facts))
        return version or self.rules_version

    def _check_options(self, given: Mapping[str, OptionValue], rules: int) -> Mapping[str, OptionValue]:
        for key in given:
            self.option(key, rules)
        return {
            option.key: option.check(given[option.key]) if option.key in given else option.allowed[0]
            for option in self._options_of(rules)
        }

    def _options_of(self, rules: int) -> list[Option]:
        return [option for option in self.options if option.since <= (rules or self.rules_version)]

    def option(self, key: str, rules: int = 0) -> Option:
        """By its key, as far as this version of the rules has it; raises SetupError."""
        known = self._options_of(rules)
        for option in known:
            if option.key == key:
                return option
        facts = {"game": self.key, "option": key, "expected": ", ".join(o.key for o in known)}
        raise SetupError(Refusal("unknown-option", facts))


def looker(view: Mapping[str, object]) -> int:
    """Whose view it is; every view says so, and who acts in it (`actors`)."""
    seat = view["seat"]
    assert isinstance(seat, int)
    return seat


# Filled once, by `pomezi.games`; the core itself knows no game.
GAMES: Final[dict[str, Game]] = {}


def find_game(key: str) -> Game:
    """By its key; raises SetupError."""
    if not GAMES:  # whoever comes in by a side door may be the first to ask for any
        __import__("pomezi.games")
    if key not in GAMES:
        raise SetupError(Refusal("unknown-game", {"game": key, "expected": ", ".join(GAMES)}))
    return GAMES[key]
