"""Every message between a client and the server, in both directions; JSON with a tag."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

PROTOCOL = 1  # raised when an old client could no longer understand us
LARGEST_MESSAGE = 4096  # bytes, from a client

Id: TypeAlias = Annotated[str, Meta(max_length=40, pattern=r"^[^\x00-\x1f]*$")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
Word: TypeAlias = Annotated[str, Meta(max_length=64)]
Lang: TypeAlias = Annotated[str, Meta(max_length=8, pattern=r"^[a-z]*$")]
Level: TypeAlias = Literal["", "new", "seasoned"]
SeatIndex: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1 << 31)]
Milliseconds: TypeAlias = Annotated[float, Meta(ge=0, le=1e10)]
Notation: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Saying: TypeAlias = Annotated[str, Meta(max_length=280)]
PhraseKey: TypeAlias = Annotated[str, Meta(max_length=32, pattern=r"^[a-z0-9-]*$")]
Status: TypeAlias = Literal["open", "playing", "paused", "over", "ended"]
SeatKind: TypeAlias = Literal["open", "person", "bot"]
View: TypeAlias = Annotated[Any, Meta(title="View")]  # that of the table's game: docs/views.md
Pace: TypeAlias = Literal["", "turn", "together", "race"]


class Command(Struct, tag_field="do", tag=str.lower, kw_only=True, forbid_unknown_fields=True):
    """What a client wants. The same `id` twice is answered twice and done once."""

    id: Id = ""


class Sit(Command):
    """Takes a seat, the first free one unless told; the word goes into the shuffle."""

    name: Name
    seat: SeatIndex | None = None
    word: Word = ""


class Leave(Command):
    """Gives a seat up before the game starts."""


class Remove(Command):
    """By the host, before the start: frees a seat; whoever sat there stays away from this table."""

    seat: SeatIndex


class Mute(Command):
    """By the host: whether somebody may talk; without a seat, all who look on."""

    seat: SeatIndex | None = None
    on: bool = True


class Start(Command):
    """By the host; open seats must be filled first."""


class Play(Command):
    """An action by its notation; `seq` is the last step the client had seen when it chose."""

    action: Notation
    seq: Count
    took_ms: Milliseconds | None = None  # in a race: from the frame that showed the offer to the press


class Weigh(Command):
    """Asks whether an action could be undone afterwards, or, if it cannot be done at all, why."""

    action: Notation


class Undo(Command):
    """Takes the own last action back while nobody has learned anything since."""


class AskTakeback(Command, tag="ask-takeback"):
    """Asks the others to let the own last action be taken back."""


class AnswerTakeback(Command, tag="answer-takeback"):
    agree: bool


class Resign(Command):
    """A bot plays on for this seat; with one player left the game ends."""


class Pause(Command):
    on: bool = True


class SeatBot(Command, tag="seat-bot"):
    """The host fills a seat that is open or whose player has resigned; that of a missing player where
    nothing is rated."""

    seat: SeatIndex
    bot: BotName


class End(Command):
    """The host ends the game; whoever does so while others still play has given it up."""


class Rematch(Command):
    """The same table again; whoever asks second is led to the first one's table, and to their old seat."""


class Say(Command):
    """A line of chat: words of one's own, or a ready phrase by its key, which each client translates."""

    text: Saying = ""
    phrase: PhraseKey = ""


class Hint(Command):
    """Asks a bot what it would do."""


class Why(Command):
    """Asks why a bot did what it did last, or last up to a step."""

    seat: SeatIndex
    seq: Count | None = None


class Echo(Command):
    """Answers a probe at once."""

    probe: Count


AnyCommand: TypeAlias = (
    Sit | Leave | Remove | Mute | Start | Play | Weigh | Undo | AskTakeback | AnswerTakeback | Resign | Pause
    | SeatBot | End | Rematch | Say | Hint | Why | Echo
)  # fmt: skip


class SeatInfo(Struct):
    seat: int
    kind: SeatKind
    name: str  # of an open seat: whom it is kept for
    bot: str  # who plays now, if a bot does
    here: bool  # connected
    resigned: bool
    mine: bool
    kept: bool  # open, and kept for the reader
    muted: bool  # the host lets nobody hear it


class Watchers(Struct):
    """Who looks on without a seat."""

    names: list[str]
    nameless: int


class TableInfo(Struct):
    id: str
    game: str
    edition: str  # of ours by name, of somebody's own by its digest
    edition_name: dict[str, str]  # by language, if it is of somebody's own
    options: dict[str, Any]
    seats: list[SeatInfo]
    watchers: Watchers
    watchers_muted: bool  # whether they may not talk
    status: Status
    correspondence: bool
    limit_s: int  # for each turn; 0 = none
    grace_s: float  # before a bot plays for somebody missing whom others wait for; 0 = never
    rated: bool  # whether the result counts between accounts
    daily: str  # the day whose deal it is, as in 2026-11-15
    ranked: bool  # whether it is its host's one try of that day
    offline: bool  # it was played where no server looked on, and has no rank
    again: bool  # it was laid from the middle of another game
    source: str  # that game's table; told to its host alone
    lesson: bool  # somebody learns the game: /api/games/{game}/lesson says how
    tournament: str  # whose table it is: nobody is its host, and seed and secret are told after the round
    round: int  # of the tournament
    host: bool  # whether the reader is
    commitment: str  # hash of the secret in the shuffle
    secret: str  # after the end
    seed: str  # after the end
    words: list[str]  # after the start
    rematch: str
    takeback: int | None  # the seat that asks
    hints: bool
    welcome: bool  # whoever comes may take a bot's seat while the game runs
    lang: str  # what is spoken, if it matters
    level: Level  # of those who come, if it matters


class ChatLine(Struct):
    """What somebody said; `seat` is null for those who only look on."""

    seq: int
    seat: int | None
    name: str
    text: str
    phrase: str
    at: int  # unix milliseconds


class Step(Struct, omit_defaults=True):
    """One thing that happened, as the reader may know it; each reader has a numbering of its own."""

    seq: int
    kind: str
    seat: int | None = None
    took_ms: int | None = None
    events: list[dict[str, Any]] = []


class Reaction(Struct):
    """One placement of a race that is over: the time that counted, and how much lag was allowed for."""

    seat: int
    took_ms: int
    claimed_ms: int
    measured_ms: int
    allowance_ms: int


class Message(Struct, tag_field="is", tag=str.lower, omit_defaults=True):
    pass


class News(Message):
    """What happened since the last one; `view` (or `change`) and `legal` are of the newest step."""

    seq: int
    pace: Pace = ""
    steps: list[Step] = []
    view: View = None
    change: dict[str, Any] | None = None  # of the last view, where the socket was asked for changes
    scores: list[int] = []  # so far, as the reader may know them
    legal: list[str] = []
    undo: bool = False  # whether the reader's last action could be undone now
    placed: int = 0  # own placements that wait for the settle window
    table: TableInfo | None = None  # when anything of it changed
    chat: list[ChatLine] = []  # what was said since; the last lines of all in the first message
    reactions: list[Reaction] = []  # of the race that has just ended
    protocol: int = 0  # in the first message


class Company(Message):
    """Who is at the table, when that has changed: seats with somebody connected, and those who look on."""

    here: list[int]
    watchers: Watchers


class Done(Message):
    """The command is on disk; `seq` is its step as the reader counts."""

    id: str
    seq: int
    table: str = ""  # after `rematch`


class Weighed(Message):
    id: str
    undo: bool


class Reason(Struct, omit_defaults=True):
    """What an action gains or risks; its sentence is `reason-…` in the catalogue of the game."""

    code: str
    facts: dict[str, Any] = {}
    risk: bool = False


class Thought(Struct, omit_defaults=True):
    """What a bot thinks of an action; the weightiest reason comes first."""

    action: str = ""  # left out while it may tell what is hidden
    reasons: list[Reason] = []
    ahead: float | None = None  # of the best opponent at the end, in what scores count; alone: all there is


class Hinted(Message):
    """What a bot would do, and what it thinks next best."""

    id: str
    bot: str
    thought: Thought
    rather: Thought | None = None
    games: int = 0  # that were played on for these figures


class Explained(Message):
    """Why a bot did what it did last; several thoughts where it did several things at once."""

    id: str
    bot: str
    seat: int
    seq: int  # the step that is explained
    thoughts: list[Thought] = []  # without any, it decided by what it alone knows
    rather: Thought | None = None  # what it thought next best; after the end
    games: int = 0


class Refused(Message):
    """Nothing has changed. The client has the sentence; `text` is for programs that want one."""

    id: str
    code: str
    facts: dict[str, Any]
    text: str = ""


class Probe(Message):
    """Measures the round trip; answer with `echo` at once."""

    probe: int


AnyMessage: TypeAlias = News | Company | Done | Weighed | Hinted | Explained | Refused | Probe


command_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyCommand)
encoder = msgspec.json.Encoder(enc_hook=str)


def encode(message: object) -> bytes:
    return encoder.encode(message)


def ready(encoded: bytes) -> Any:
    """Part of a message that is encoded already."""
    return msgspec.Raw(encoded)


def decode_command(data: bytes | str) -> AnyCommand:
    """Raises msgspec.ValidationError or DecodeError; never anything else."""
    command: AnyCommand = command_decoder.decode(data)
    return command
