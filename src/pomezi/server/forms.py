"""What goes in and out over HTTP beside the messages of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from pomezi.core.scan import LARGEST
from pomezi.server.wire import BotName, Name, Step, TableInfo, View, Word

Facts: TypeAlias = Annotated[Any, Meta(title="Facts")]  # of an edition of whichever game: docs/views.md

Password = Annotated[str, Meta(min_length=8, max_length=200)]
Login = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[^\s\x00-\x1f]+$")]
EditionText = Annotated[str, Meta(max_length=2 * LARGEST)]  # the engine says what is too large
FileName = Annotated[str, Meta(max_length=80, pattern=r"^[^\x00-\x1f\x7f]*$")]
Day = Annotated[str, Meta(max_length=10, pattern=r"^(\d{4}-\d{2}-\d{2})?$")]


RecordText = Annotated[str, Meta(max_length=200_000)]


class HandIn(Struct, forbid_unknown_fields=True):
    """The record of a day's deal that was played without a network."""

    day: Day
    record: RecordText


class NameForm(Struct, forbid_unknown_fields=True):
    name: Name


class PhraseForm(Struct, forbid_unknown_fields=True):
    phrase: Annotated[str, Meta(max_length=100)]


class AccountForm(Struct, forbid_unknown_fields=True):
    login: Login
    password: Password
    old_password: Annotated[str, Meta(max_length=200)] = ""  # to change an account that has one


class SignOutForm(Struct, forbid_unknown_fields=True):
    everywhere: bool = False


class EditionForm(Struct, forbid_unknown_fields=True):
    """The text of an edition file, and what the file is called."""

    text: EditionText
    file: FileName = ""


class OwnEdition(Struct):
    """An edition of somebody's own that can be played."""

    edition: str  # how views name it
    name: dict[str, str]  # by language


class TableEdition(Struct):
    """What the edition of a table brings."""

    game: str
    edition: str  # how views name it
    name: dict[str, str]  # by language, if it is of somebody's own
    text: str  # the edition itself, if it is of somebody's own: for programs that imagine
    facts: Facts
    names: dict[str, dict[str, str]]  # by language: the names of its places and things


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a host asks for; each seat is "open", "me" or the name of a bot."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[BotName], Meta(min_length=1, max_length=16)]
    name: Name = "?"
    names: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(max_length=16)] = []  # at one screen
    edition: Annotated[str, Meta(max_length=40, pattern=r"^[a-z0-9_-]*$")] = ""  # never a file of the server
    edition_text: EditionText = ""  # an edition of one's own
    edition_file: FileName = ""  # what its file is called
    options: dict[Annotated[str, Meta(max_length=40)], bool | int | Word] = {}
    correspondence: bool = False
    limit_s: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    daily: Day = ""  # the deal of a day, where the game has one: "me" alone, all else is the day's
    lesson: bool = False  # the game's lesson: "me" alone, all else is the lesson's
    listed: bool = False
    rated: bool = True  # whether the result counts between accounts
    hints: bool | None = None  # on unless told; never in a ranked try or for a rating
    grace_s: Annotated[float, Meta(ge=0, le=86_400)] | None = None  # 0 = nobody is replaced; else the house's
    word: Word = ""


class Me(Struct, omit_defaults=True):
    name: str
    login: str = ""
    phrase: str = ""  # once, when the person or the phrase is new
    key: str = ""  # likewise, for programs; browsers keep it in their cookie


class Health(Struct):
    """Whether all is well; else what is not: `journal`, `thinkers`, `housekeeper`."""

    status: str
    troubles: list[str]


class Reach(Struct):
    """How others get to this server."""

    near: bool  # whether the asker is on the machine itself; nobody else is told more
    address: str  # by which the local network reaches it; empty: it listens on the machine itself alone


class GameInfo(Struct):
    key: str
    seats: list[int]
    editions: list[str]
    options: dict[str, list[Any]]
    bots: list[str]  # all that can play it
    levels: list[str]  # those for people, from the weakest on
    usual_level: str
    daily: list[str] | None  # whom one meets in the deal of the day, besides oneself; null: it has none
    rules_version: int
    families: dict[str, str]  # facts of events and refusals that name things: `from` -> `city`
    unit: str  # what scores count
    better: int  # which of two scores is better: 1 the higher, -1 the lower
    lesson: bool  # whether it has one: /api/games/{game}/lesson
    stranger: bool  # from another package: its sentences are at /api/games/{game}/text/{lang}


class LessonStep(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One thing that is said; with `allow` it is over when one of these actions has been done, else when it
    has been read."""

    say: str  # the key of its sentence
    point: list[str] = []  # at what: names that the game's board knows; unless told, at what is allowed
    allow: list[str] = []  # notations; a `*` at the end stands for anything
    times: int = 1  # how many actions it takes


class Lesson(Struct):
    """A first game, step by step."""

    game: str
    steps: list[LessonStep]


class ListedTable(TableInfo):
    """A table in a list: whose turn it is, and whether it is mine."""

    actors: list[int]
    mine_to_act: bool
    hushed: bool  # something is hidden now that the house's own pages could show
    changed_at: int  # unix milliseconds


class Moment(Struct):
    """The table as it was after a step, through one seat; `view` is null before the start."""

    seq: int
    view: View
    scores: list[int]  # as the seat saw them
    step: Step


class Mark(Struct):
    """A step in a table's history: who did what kind of thing, and the scores as the seat saw them."""

    seq: int
    kind: str
    seat: int | None
    at: int  # unix milliseconds
    scores: list[int]


class History(Struct):
    seat: int  # -1 = beside the table
    steps: list[Mark]


class Finished(Struct):
    """One of my games that were played to the end."""

    table: str
    game: str
    seat: int
    place: int
    score: int
    names: list[str]  # by seat
    scores: list[int]
    finished_at: int  # unix milliseconds
    daily: str
    rating: int  # after it, 0 where it did not count


class MyGames(Struct):
    """My finished games, the newest first, and my rating in each game where I have one."""

    games: list[Finished]
    ratings: dict[str, int]


TryState: TypeAlias = Literal["new", "playing", "over", "past"]  # of my ranked try; past: I had none


class DailyCard(Struct):
    """The deal of a day in one game, and how I stand."""

    game: str
    day: str
    bots: list[str]  # whom one meets
    unit: str  # what scores and leads count
    state: TryState
    table: str  # of my ranked try
    players: int  # with a ranked try on this server
    rank: int  # mine among them; 0 = none
    streak: int  # my ranked days in a row until today


class DailyResult(Struct):
    """How a try ended. It is ranked by place, then by the lead over the best of the others."""

    name: str
    rank: int  # 0 for the house's own
    place: int
    score: int
    lead: int  # more is better; alone, all one has
    table: str
    mine: bool


class MyDay(Struct):
    """One of my ranked tries."""

    day: str
    rank: int
    field: int  # of so many
    place: int
    score: int
    lead: int
    table: str


class Daily(DailyCard):
    """A day's deal; who did how well stays empty while it is sealed."""

    today: str
    results: list[DailyResult]  # of people, the best first
    house: DailyResult | None  # of the strongest bot in my seat, once it has finished
    month: list[MyDay]  # mine, of the month of that day
