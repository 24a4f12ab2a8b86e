"""What goes in and out over HTTP beside the messages of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from pomezi.core.scan import LARGEST
from pomezi.server.wire import BotName, Lang, Level, Name, Step, TableInfo, View, Word

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
    welcome: bool = False  # whoever comes may take a bot's seat while the game runs; then it is not rated
    lang: Lang = ""  # what is spoken, if it matters
    level: Level = ""  # of those who come, if it matters
    rated: bool = True  # whether the result counts between accounts
    hints: bool | None = None  # on unless told; never in a ranked try or for a rating
    grace_s: Annotated[float, Meta(ge=0, le=86_400)] | None = None  # 0 = nobody is replaced; else the house's
    word: Word = ""


class SeekForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """What somebody looks for who would like company; what is empty does not matter."""

    games: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=50)] = []
    correspondence: bool = False
    lang: Lang = ""
    level: Level = ""
    name: Name = "?"
    skip: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=100)] = []  # tables, not again
    wait: Annotated[int, Meta(ge=0, le=60_000)] = 0  # milliseconds


class Sought(Struct):
    """Where somebody fits: at a table with a free seat (sit down there), or, `seated`, at one that was laid
    for both and has begun. Without a table: ask again, the place in the queue is kept for a moment."""

    table: str
    seated: bool
    waiting: int  # people who look for a table at this moment, the asker among them


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
    company: str  # against whom: "people", a bot's level, "bot" (of another kind), "screen", "alone"
    finished_at: int  # unix milliseconds
    daily: str
    rating: int  # after it, 0 where it did not count


class MyGames(Struct):
    """My finished games that were asked for, the newest first."""

    games: list[Finished]
    count: int  # of all that fit


class CurvePoint(Struct):
    """A rating as it was after a game."""

    at: int  # unix milliseconds
    rating: int
    spread: int


class MyRating(Struct):
    """How strong I seem in a game: nineteen times of twenty within `spread` of `rating`."""

    game: str
    rating: int
    spread: int
    games: int  # that counted
    curve: list[CurvePoint]  # the latest games


class LevelCount(Struct):
    """How I did in a game against one kind of company."""

    game: str
    company: str  # as in `Finished`
    games: int
    won: int
    best: int  # of my scores


class Opponent(Struct):
    """Somebody I have played with."""

    name: str
    games: int
    won: int  # by me: I was ahead of them
    lost: int


class BestDay(Struct):
    """My best ranked tries at the deals of days."""

    game: str
    day: str
    rank: int
    field: int  # of so many
    score: int
    table: str


class Standing(Struct):
    """All I have played, added up."""

    games: int
    ratings: list[MyRating]
    levels: list[LevelCount]
    opponents: list[Opponent]  # those met most often first
    days: list[BestDay]


class GoodbyeForm(Struct, forbid_unknown_fields=True):
    """Whoever wants to be forgotten proves who they are: by the password of the account, or by the phrase."""

    password: Annotated[str, Meta(max_length=200)] = ""
    phrase: Annotated[str, Meta(max_length=100)] = ""


class ReviewReason(Struct):
    """A reason: `reason-…` in the game's catalogues."""

    code: str
    facts: dict[str, Any] = {}
    is_risk: bool = False


class ReviewDecision(Struct):
    """What an action cost beside the best that the seat could have found, judged by what it could know."""

    cost: float
    error: float
    grade: str  # fine, inaccurate, mistake, blunder; open: too close to tell
    better: str  # notation
    guesses: int
    hidden: float  # what the better one would have brought beyond that, as the cards truly lay
    hidden_error: float
    why: list[ReviewReason]


class ReviewStep(Struct):
    """One action; `before + haste + skill + luck` is what the next step begins with, by seat."""

    number: int
    seat: int
    action: str
    at_ms: int
    before: list[float]
    error: float  # of `before`: a standard error, as all that are called so
    haste: list[float]
    haste_error: float
    skill: list[float]
    skill_error: float
    is_chance: bool
    luck: list[float]
    luck_error: float
    decision: ReviewDecision | None


class ReviewTotals(Struct):
    """Of one seat: `start + skill + others + haste + luck = result`."""

    seat: int
    start: float
    skill: float
    skill_error: float
    others: float
    haste: float
    luck: float
    luck_error: float
    result: float
    cost: float


class ReviewMistake(Struct):
    """A decision that cost something; left standing so many times."""

    step: int
    seat: int
    times: int


class ReviewEffort(Struct):
    games: int
    guesses: int
    most: int


class ReviewLoss(Struct):
    """What a seat could still have had before a step, and after it."""

    step: int
    before: int
    after: int


class Hindsight(Struct):
    """The most that was found for a seat, had it known the luck to come."""

    seat: int
    points: int  # it has
    best: int
    lost: list[ReviewLoss]
    view: View  # the end of the game with it


class Review(Struct):
    """What decided a game (docs/review.md); the costliest mistakes first."""

    game: str
    seats: int
    players: list[str]
    effort: ReviewEffort
    unit: str  # `wins`: shares of the win; alone `points`
    scale: float
    steps: list[ReviewStep]
    result: list[float]
    totals: list[ReviewTotals]
    mistakes: list[ReviewMistake]
    turning_points: list[int]
    hindsight: list[Hindsight] = []  # by seat, of games that can tell, once all else is known


class ReviewPoint(Struct):
    """A first look: what each seat had before a step."""

    number: int
    before: list[float]
    error: float


class ReviewNews(Struct):
    """How far a review is, `done` of `count`; by `stage` 1 a first look, 2 the curve, 3 all of it."""

    state: Literal["none", "waiting", "working", "done", "failed"]
    done: int
    count: int
    stage: int
    rough: list[ReviewPoint] = []
    review: Review | None = None


class MyReview(Struct):
    """What a review says of one of my games."""

    table: str
    game: str
    unit: str
    luck: float
    skill: float
    skill_error: float
    cost: float
    finished_at: int


class Move(Struct, forbid_unknown_fields=True):
    seat: int
    action: Annotated[str, Meta(max_length=200)]


class WhatIf(Struct, forbid_unknown_fields=True):
    """Other moves from before a step on, seen through a seat: whoever acts next, unless told."""

    step: Annotated[int, Meta(ge=0)]
    moves: Annotated[list[Move], Meta(max_length=60)] = []
    seat: int | None = None


class Supposed(Struct):
    """A position that was not played; `chance` is empty where it is the game's own."""

    view: View
    scores: list[int]
    seat: int  # through whom
    actors: list[int]
    legal: list[str]
    chance: list[float] = []
    error: float = 0.0


class Again(Struct, forbid_unknown_fields=True):
    """A table against bots from before a step on, with the same luck to come or with other."""

    step: Annotated[int, Meta(ge=0)]
    seat: int
    luck: Literal["same", "other"] = "same"


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


Minutes = Annotated[int, Meta(ge=-1, lt=1440)]  # after midnight; -1 = none
Address = Annotated[str, Meta(max_length=2000)]


class WishForm(Struct, forbid_unknown_fields=True):
    """How somebody wishes to be told that it's their turn."""

    lang: Annotated[str, Meta(max_length=8)]
    zone: Annotated[str, Meta(max_length=64)]  # `Europe/Prague`
    quiet_from: Minutes = -1
    quiet_until: Minutes = -1


class EndpointForm(Struct, forbid_unknown_fields=True):
    endpoint: Address


class BrowserForm(EndpointForm, forbid_unknown_fields=True):
    """What a browser's Push API gives."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class MailForm(Struct, forbid_unknown_fields=True):
    mail: Annotated[str, Meta(max_length=254)]


class HookForm(Struct, forbid_unknown_fields=True):
    address: Address


class Hook(Struct):
    id: str
    address: str


class NewHook(Hook):
    secret: str  # once


class Notices(Struct):
    """How I am told when it is my turn."""

    push_key: str  # of the house, for the Push API; empty: it cannot push
    letters: bool  # whether the house can write any
    lang: str
    zone: str
    quiet_from: int  # minutes after midnight; -1 = none
    quiet_until: int
    mail: str
    confirmed: bool
    browsers: int  # of mine that show notifications
    hooks: list[Hook]
