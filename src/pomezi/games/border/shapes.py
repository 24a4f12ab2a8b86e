"""The shapes of what The Border tells: the view of a seat, and the facts of an edition. The page's types,
the schemas and docs/views.md are made from them and from their comments (`make views`)."""
# mypyc: interpreted

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

Phase: TypeAlias = Literal["roll", "complete", "cross", "over"]
Fate: TypeAlias = Literal["free", "used", "spent", "idle"]
Hex: TypeAlias = Annotated[list[int], tuple[int, int]]  # q to the right, r to the lower right


class Options(TypedDict):
    """The switches of rules of this game."""

    start: int | Literal["drawn"]  # the starting seat, or that it was drawn
    boards: str  # for seats 0, 1, 2, 3, such as `cabd`; or `dealt`


class TerritoryState(TypedDict):
    """A territory, as it stands for all."""

    first: int  # points for those who close it first
    later: int  # points for those who close it later
    taken: bool  # whether the higher value is gone
    closed_by: list[int]  # seats


class Player(TypedDict):
    """What everybody sees of a player."""

    board: str  # `a`, `b`, `c` or `d`
    points: int  # so far
    closed: dict[str, int]  # by closed territory: the points it brought
    crossed: list[str]  # cells
    finished: bool  # whether they have crossed all they want to in this turn of another


class CompletableArea(TypedDict):
    """An area that the dice could complete now."""

    area: str  # its slug, as in `complete`
    colour: str  # of its cells
    cells: list[str]  # those still open
    dice: list[int]  # all of its colour, from 1; one for each cell is used


class AreaChance(TypedDict):
    """How likely an open area can be completed with the rolls that are left."""

    area: str  # its slug
    colour: str  # of its cells
    cells: list[str]  # those still open
    ways: int  # so many cases …
    out_of: int  # … of so many


class Keeping(TypedDict):
    """How likely anything at all can be completed when some dice are kept and the others rolled."""

    dice: list[int]  # those kept, from 1
    ways: int  # so many cases, if the rolls after that are played as well as can be, …
    out_of: int  # … of so many


class Own(TypedDict):
    """What the dice can do for a seat; what it holds depends on the phase."""

    completable: NotRequired[list[CompletableArea]]  # for the active player while rolling and completing
    chances: NotRequired[list[AreaChance]]  # for the active player while rolling
    keeping: NotRequired[list[Keeping]]  # for the active player while rolling: by every choice of dice
    crosses: NotRequired[list[str]]  # for the others while crossing: cells, hidden from everybody, in order
    dice: NotRequired[dict[str, int]]  # for the others while crossing: dice left to use, by colour
    fates: NotRequired[
        list[Fate]
    ]  # for the others while crossing: by die, as `fates` and what they have done
    limit: NotRequired[int]  # for the others while crossing: how many more cells


class Row(TypedDict):
    """A player's row of the final table."""

    seat: int  # whose
    board: str  # `a`, `b`, `c` or `d`
    territories: dict[str, int]  # by closed territory: the points it brought
    closed: int  # how many
    best: int  # the highest single value, which breaks ties
    total: int  # points


class Decided(TypedDict):
    """What brought the end about, and what decided between equals."""

    enders: list[int]  # seats that have closed enough; nobody when the game went quiet
    level: list[int]  # seats with the most points
    winners: list[int]  # of these
    points: int  # so many
    best: int  # the winners' highest single value
    next: int  # the highest one among the others who are level; 0 if there are none


class Result(TypedDict):
    """How it ended."""

    scores: list[int]  # by seat
    places: list[int]  # by seat, 1 = won; places may be shared
    decided: Decided  # between whom, and by what
    table: list[Row]  # by seat


class BorderView(TypedDict):
    """All that a seat may know of a game of The Border."""

    game: Literal["border"]  # whose view this is
    edition: str  # which boards
    options: Options  # the switches of this game
    rules: int  # the version of the rules it is played by
    seat: int  # who looks; -1 for a spectator
    phase: Phase  # the active player rolls, then completes; the others cross all at the same time
    actors: list[int]  # seats that may act now
    turn: int  # the active player
    start: int  # the starting player
    round: int  # from 1
    quiet: int  # rounds without a cross
    rolls_left: int  # of the active player
    dice: list[str | None]  # five colours; null for a die not rolled yet
    used: list[int]  # dice used to complete areas, from 1
    fates: list[
        Fate
    ]  # by die: `free` to be used, `used` by the active player, `spent` by me, `idle` as I am done
    territories: dict[str, TerritoryState]  # by slug
    players: list[Player]  # by seat
    own: NotRequired[Own]  # not for spectators
    result: NotRequired[Result]  # when the game is over


class Cell(TypedDict):
    """A cell, at the same place on all boards."""

    cell: str  # its slug, as in `cross`
    at: Hex  # where it lies: q to the right, r to the lower right
    white: bool  # whether it is crossed from the start


class Territory(TypedDict):
    """A territory, the same on all boards."""

    territory: str  # its slug
    first: int  # points for those who close it first
    later: int  # points for those who close it later
    border: list[str]  # the cells to cross
    ground: list[Hex]  # what they enclose


class Area(TypedDict):
    """A coloured area of a board."""

    area: str  # its slug, as in `complete`
    colour: str  # of its cells
    cells: list[str]  # of which it is made


class BorderFacts(TypedDict):
    """What an edition of The Border brings: four boards over the same cells."""

    game: Literal["border"]  # whose edition this is
    edition: str  # its key
    cells: list[Cell]  # of every board
    territories: list[Territory]  # of every board
    boards: dict[str, list[Area]]  # by board: its areas
