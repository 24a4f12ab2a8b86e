"""The shapes of what Bez hranic tells: the view of a seat, and the facts of an edition. The page's types,
the schemas and docs/views.md are made from them and from their comments (`make views`)."""
# mypyc: interpreted

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

Phase: TypeAlias = Literal["look", "deal", "choose", "review", "over"]
Kind: TypeAlias = Literal["land", "sea"]
Border: TypeAlias = Annotated[list[str], tuple[str, str, Kind]]  # two places, and how one crosses
Pair: TypeAlias = Annotated[list[str], tuple[str, str]]  # two states
Spot: TypeAlias = Annotated[list[int], tuple[int, int]]


class Options(TypedDict):
    """The switches of rules of this game."""

    two_colours: bool  # each of up to three players plays two colours
    open_map: bool | Literal["part_one"]  # the map may be looked at all the time, or in rounds 1 and 2
    pick_seconds: int  # to choose in; 0 = no limit
    correspondence: bool  # everybody chooses unseen, whenever they like


class Player(TypedDict):
    """What everybody sees of a player."""

    money: int  # in euros
    colours: list[str]  # one, or two
    left: int  # tokens still to place in this round
    ready: bool  # whether they have looked at the map, or at the bills, for long enough
    opened: bool  # by correspondence: whether they have opened the offer


class Field(TypedDict):
    """A field of the board."""

    place: str | None  # a state, or `40`; null while its card lies face down
    stack: list[str]  # colours of the tokens that lie here, the lowest first


class Arrival(TypedDict):
    """By correspondence: a token that somebody has placed unseen."""

    seat: int  # whose
    colour: NotRequired[str]  # of one's own only
    place: NotRequired[str]  # where it lies; of one's own only


class OpenMap(TypedDict):
    """The map, while it lies open."""

    borders: list[Border]  # each once: two places, and `land` or `sea`


class Charges(TypedDict):
    """A price by what it is for, in euros."""

    crossings: int  # of borders
    neighbours: int  # for choosing states that neighbour each other or the middle
    forty: int  # for field 40
    stack: int  # for tokens underneath; below zero in the final


class Bill(TypedDict):
    """What a colour pays in this round, or receives in the final."""

    seat: int  # whose colour
    colour: str  # which
    places: list[str]  # that it chose, clockwise from field 40
    under: list[int]  # by place: tokens underneath its own
    way: list[str]  # the journey: states, or parts of a split one
    crossings: list[Kind]  # how it crosses each border on the way
    borders: int  # crossed
    neighbours: list[Pair]  # states that neighbour each other and cost extra
    charges: Charges  # the price by what it is for
    price: int  # in euros
    amount: int  # that really changed hands: nobody pays more than they have
    money: int  # of the player afterwards


class About(TypedDict):
    """What there is to read about a state; texts by language."""

    state: str  # its slug
    capital: dict[str, str]  # its name by language
    area_ha: int  # in hectares
    population: int  # people
    population_year: int  # when they were counted
    facts: dict[str, list[str]]  # sentences by language


class Worth(TypedDict):
    """A field of the offer in its best company, with nobody's tokens underneath."""

    place: str  # a state, or `40`
    partner: list[str]  # where two tokens are due: the field that goes best with it; else empty
    price: int  # of the two together, in euros; in the final what they bring


class Hindsight(TypedDict):
    """The round in hindsight, tokens underneath left out."""

    fields: list[Worth]  # field 40, then seven clockwise
    best: list[list[str]]  # every choice that would have been the best: one place each, or two
    price: int  # of the best choice, in euros
    missed: list[int]  # by bill: euros between it and the best choice open to its player


class Evaluation(TypedDict):
    """The round told afterwards."""

    bills: list[Bill]  # one for each colour
    about: list[About]  # of the states in the middle
    hindsight: Hindsight  # what would have been best


class Result(TypedDict):
    """How it ended."""

    scores: list[int]  # money by seat
    places: list[int]  # by seat, 1 = won; places may be shared


class BezHranicView(TypedDict):
    """All that a seat may know of a game of Bez hranic."""

    game: Literal["bez_hranic"]  # whose view this is
    edition: str  # which map
    options: Options  # the switches of this game
    rules: int  # the version of the rules it is played by
    seat: int  # who looks; -1 for a spectator
    phase: Phase  # `look`: the map lies open before the game; `choose`: the race
    actors: list[int]  # seats that may act now
    round: int  # from 1 to 7; 0 before the first
    dealer: int  # the seat that deals
    deck: int  # cards left in it
    used: list[str]  # states of earlier rounds
    fields: list[Field]  # field 40, then seven clockwise
    due: int  # tokens that a colour places in this round
    middle_cards: int  # cards that lie in the middle in this round, face up or down
    middle: list[str]  # the start of the journeys, and in later rounds their target
    players: list[Player]  # by seat
    map: NotRequired[OpenMap]  # while it lies open
    hushed: NotRequired[list[str]]  # while it does not: kinds of earlier events that nobody may look back at
    arrived: NotRequired[list[Arrival]]  # by correspondence, while all choose
    evaluation: NotRequired[Evaluation]  # after a round, and at the end
    result: NotRequired[Result]  # when the game is over


class BezHranicFacts(TypedDict):
    """What an edition of Bez hranic brings: fifty states and their borders."""

    game: Literal["bez_hranic"]  # whose edition this is
    edition: str  # its key
    states: list[About]  # all fifty, each a card
    parts: dict[str, list[str]]  # by split state: its parts, such as `ru:kaliningrad`
    borders: list[Border]  # each once: two places (a state in one piece, or a part), and `land` or `sea`
    spots: dict[str, Spot]  # by state, on a map of one's own: where it lies (the longer side is 1000)
    names: dict[str, dict[str, str]]  # by language: names of states and parts
