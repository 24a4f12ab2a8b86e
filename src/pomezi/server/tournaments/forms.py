"""What goes in and out over HTTP about tournaments."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from pomezi.server.tournaments.journal import Hand
from pomezi.server.tournaments.tournament import Presence, Status
from pomezi.server.wire import BotName, Count, Name, Word

MOST_ROUNDS, MOST_BOTS, MOST_PEOPLE = 12, 16, 64
SHORTEST_LIMIT_S = 5


class NewTournament(Struct, kw_only=True, forbid_unknown_fields=True):
    """What an organiser asks for. A limit there must be, so that every round ends."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=16)]  # at each table
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
    limit_s: Annotated[int, Meta(ge=SHORTEST_LIMIT_S, le=30 * 86400)]  # for each turn
    title: Annotated[str, Meta(max_length=60)] = ""
    edition: Annotated[str, Meta(max_length=40, pattern=r"^[a-z0-9_-]*$")] = ""
    options: dict[Annotated[str, Meta(max_length=40)], bool | int | Word] = {}
    correspondence: bool = False
    bots: Annotated[int, Meta(ge=0, le=MOST_BOTS)] = 0  # at least so many; more where a table has a gap
    bot: BotName | None = None  # their level, the usual one unless told
    accounts: bool = False  # only people with an account may join; else everybody with the link
    keep: bool = False  # everybody keeps a seat; else seats change from round to round
    rated: bool = False
    pause_s: Annotated[int, Meta(ge=0, le=86_400)] = 60  # between two rounds
    plays: bool = True  # whether the organiser plays along


class Asked(Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """What somebody wants of a tournament; done twice it is done once."""


class Join(Asked):
    """From the next round on; also for whoever was out or away, and is back."""

    name: Name = "?"


class Quit(Asked):
    """A bot finishes what they have begun."""


class Dismiss(Asked):
    """By the organiser: somebody leaves, and does not come back."""

    entrant: Count


class Begin(Asked):
    """By the organiser: a round, the first one or one that would begin later by itself."""

    round: Count


class Close(Asked):
    """By the organiser: the running round is over, whatever is still played is compared with nothing."""

    round: Count


class Finish(Asked):
    """By the organiser: no more rounds; with one running, after it has been closed."""


AnyAsked: TypeAlias = Join | Quit | Dismiss | Begin | Close | Finish


class EntrantTold(Struct):
    number: int
    name: str
    presence: Presence  # in; away: missing when the last round ended; out
    mine: bool


class SeatTold(Struct, omit_defaults=True):
    """A seat of a table. What it came to is left out while it is sealed or played."""

    entrant: int  # bots are negative
    hand: Hand = "own"  # whose result it is; it counts for its entrant if it is their own
    score: int | None = None
    points: int = 0  # matchpoints: two for each other table where this seat did worse, one for as well
    top: int = 0  # of so many; 0 = nothing to compare with yet
    median: float | None = None  # of this seat's merit at the other tables
    merit: int | None = None  # more is better, whatever scores count
    margin: float | None = None  # so much better than that median


class PlayTold(Struct):
    """A table of a round."""

    table: str  # its id, where I may open it
    over: bool
    seats: list[SeatTold]


class RoundTold(Struct):
    number: int
    over: bool
    sealed: bool  # my own table is not over: of the others I am told that they are
    ended: int  # tables that are over
    plays: list[PlayTold]


class StandingTold(Struct):
    """Ranked by the sum of shares of matchpoints (a missed round is none), then by the sum of margins."""

    entrant: int
    rank: int  # among people; 0 = a bot
    percent: float  # of all matchpoints that could be had in the rounds so far, in hundredths
    margin: float  # better than the medians, over all rounds
    played: int  # rounds
    percents: list[float | None]  # by round; null: missed, or nothing to compare with


class TournamentCard(Struct):
    """A tournament in a list."""

    id: str
    title: str
    game: str
    status: Status
    round: int  # the last that has begun
    rounds: int
    people: int
    organiser: bool  # whether I am


class TournamentTold(TournamentCard):
    edition: str
    options: dict[str, Any]
    seats: int
    limit_s: int
    correspondence: bool
    bots: int
    bot: str
    accounts: bool
    keep: bool
    rated: bool
    pause_s: int
    unit: str  # what scores, merits and margins count
    better: int  # which of two scores is better: 1 the higher, -1 the lower
    mine: int | None  # my number
    table: str  # mine in the running round
    turn: bool  # whether it waits for me
    next_at: int  # when the next round begins by itself, unix milliseconds; 0 = not yet known
    now: int  # the house's clock
    entrants: list[EntrantTold]
    told: list[RoundTold]
    ranking: list[StandingTold]  # of all rounds that are over; with my own table over, of this one so far
    commitment: str  # hash of the secret that makes all deals
    secret: str  # after the end
