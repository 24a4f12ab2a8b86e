"""The shapes of what Limes tells: the view of a seat, and the facts of an edition. The page's types,
the schemas and docs/views.md are made from them and from their comments (`make views`)."""
# mypyc: interpreted

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

Step: TypeAlias = Literal["lay", "work", "done"]
Phase: TypeAlias = Literal["lay", "work", "done", "round", "over"]
Job: TypeAlias = Literal["farmer", "fisher", "woodcutter", "watchman"]
Spot: TypeAlias = Annotated[list[int], tuple[int, int]]  # column and row of a zone
Reason: TypeAlias = Literal["points", "workers", "shared"]
Rank: TypeAlias = Literal["improve", "satisfactory", "good", "very-good", "excellent"]


class Options(TypedDict):
    """The switches of rules of this game."""

    diagonal: bool  # a card may touch earlier ones only at a corner
    ferry: bool  # a worker may cross the water of one's own fisher


class LaidCard(TypedDict):
    """A card of a landscape."""

    card: str  # its number
    x: int  # column; the first card lies at 3, 3
    y: int  # row, downwards
    turn: int  # clockwise, in degrees: 0, 90, 180 or 270
    zones: list[str]  # as it lies: top left, top right, bottom left, bottom right; `+hut` on a shore
    worth: list[int]  # by zone: what a worker there would score as the cards lie now


class Worker(TypedDict):
    """A worker in a landscape."""

    worker: int  # in the order in which they were placed, from 1
    x: int  # column of its zone; two to a card
    y: int  # row of its zone, downwards
    job: Job  # what the zone makes of it
    points: int  # as the cards lie now


class Player(TypedDict):
    """A player's landscape; of the others as it stood when the round began."""

    step: Step  # what they are about to do in this round
    cards: list[LaidCard]  # row by row
    workers: list[Worker]  # in the order in which they were placed
    supply: int  # workers not placed yet
    points: int  # as the cards lie now


class Own(TypedDict):
    """What only the seat itself knows of this round, until all have done theirs."""

    done: list[str]  # its actions
    stood: list[Spot]  # its workers, where they stood when the round began


class Row(TypedDict):
    """A player's row of the final table."""

    seat: int  # whose
    workers: list[Worker]  # with what each of them scores
    total: int  # points


class Decided(TypedDict):
    """What decided the game."""

    by: Reason  # `points` alone, among equals the better `workers`; or the win is `shared`
    seat: int  # who won
    other: int | None  # who had as many points


class Result(TypedDict):
    """How it ended."""

    scores: list[int]  # by seat
    places: list[int]  # by seat, 1 = won; places may be shared
    decided: Decided  # between whom, and by what
    table: list[Row]  # by seat
    rank: NotRequired[Rank]  # for whoever played alone


class LimesView(TypedDict):
    """All that a seat may know of a game of Limes."""

    game: Literal["limes"]  # whose view this is
    edition: str  # which cards
    options: Options  # the switches of this game
    rules: int  # the version of the rules it is played by
    seat: int  # who looks; -1 for a spectator
    phase: Phase  # what the one who looks is to do; `round` for spectators
    actors: list[int]  # seats that may act now
    round: int  # from 1 to 16
    card: str | None  # turned up for all; null when the game is over
    faces: list[str] | None  # its zones, unturned: top left, top right, bottom left, bottom right
    drawn: list[str]  # cards turned up so far, this one last
    undrawn: list[str]  # cards still in the deck, by number
    players: list[Player]  # by seat
    own: NotRequired[Own]  # not for spectators
    result: NotRequired[Result]  # when the game is over


class Card(TypedDict):
    """A landscape card."""

    card: str  # its number
    zones: list[str]  # unturned: top left, top right, bottom left, bottom right; `+hut` on a shore


class LimesFacts(TypedDict):
    """What an edition of Limes brings: its cards, the same for every player."""

    game: Literal["limes"]  # whose edition this is
    edition: str  # its key
    workers: int  # of each player
    cards: list[Card]  # by number
