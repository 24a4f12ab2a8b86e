"""The shapes of what Around the World in 80 Days tells: the view of a seat, and the facts of an edition. The
page's types, the schemas and docs/views.md are made from them and from their comments (`make views`)."""
# mypyc: interpreted

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

Phase: TypeAlias = Literal["take", "use", "act", "leg", "roll", "token", "discard", "over"]
Kind: TypeAlias = Literal["train", "ship"]
Space: TypeAlias = Literal["coin", "balloon", "event", "detective", "watch", "exchange"]
Token: TypeAlias = Literal["coin", "travel", "event", "day"]
TokenColour: TypeAlias = Literal["red", "blue"]
Reason: TypeAlias = Literal["fewest", "tie", "late", "fewer-late", "rival-late"]
Range: TypeAlias = Annotated[list[int], tuple[int, int]]  # the least and the most
Spot: TypeAlias = Annotated[list[int], tuple[int, int]]


class Options(TypedDict):
    """The switches of rules of this game."""

    start: int | Literal["drawn"]  # the first starting seat, or that it was drawn
    princess: NotRequired[Literal["any", "top"]]  # what she may copy; games of older rules have it not


class Trail(TypedDict):
    """A card from a hand that can have come from several decks."""

    seat: int  # whose hand
    card: str  # such as `train:4`
    deck: int  # the deck in use then, from 0
    drawn: int  # how many of its cards the seat had drawn by then


class Memory(TypedDict):
    """What everybody may remember of the travel cards."""

    decks: list[dict[str, int]]  # by shuffle: cards drawn unseen or still in it, how many by card
    trail: list[Trail]  # in the order of the game


class CityTokens(TypedDict):
    """The two bonus tokens of a city."""

    red: Token  # for the first player to arrive
    red_used: bool  # whether it is turned down
    blue: Token  # for the last
    blue_used: bool  # whether it is turned down


class ThisTurn(TypedDict):
    """What has been done in this turn."""

    space: Space | None  # the action space of the card taken
    legs: int  # travelled
    contacts: bool  # whether a second leg is allowed
    balloon: bool  # whether the balloon of the action space is at hand
    flown: bool  # whether a balloon has served a leg


class LaidLeg(TypedDict):
    """The leg that lies on the table, from naming its cards to the arrival."""

    cards: list[str]  # such as `train:4`
    days: list[int]  # by card: what counts in place of its value; 0 for the value itself
    served: int  # event cards played for it, except the balloon
    offers: int  # of these, offers
    elephant: bool  # whether it is travelled by elephant
    roll_for: int | Literal["elephant"] | None  # the place of the card that a roll replaces
    die: int  # the last roll; 0 before it


class Player(TypedDict):
    """What everybody sees of a player."""

    city: str  # where they are
    legs: int  # travelled
    home: int  # the order of coming home from 1; 0 on the way
    days: int  # used
    coins: int  # in hand
    cards: int  # travel cards in hand
    known_cards: dict[str, int]  # the part of the hand that everybody saw taken: how many by card
    drawn: list[int]  # by shuffle: how many cards they drew unseen
    event_cards: int  # in hand


# A leg ahead, planned with the cards in hand.
PlannedLeg = TypedDict(
    "PlannedLeg",
    {
        "from": str,  # a city
        "to": str,  # the next one
        "rolls": list[str],  # event cards held that would let the die decide
        "days": int | None,  # the fewest with this hand; null if it does not suffice
        "cards": list[str],  # that take so long
        "missing": dict[Kind, int],  # what the hand lacks
        "with_events": int | None,  # the fewest days with the event cards held that need no die
    },
)


class LegTaken(TypedDict):
    """What a leg takes, as a refusal tells it."""

    to: str  # the city it leads to
    count: int  # ways to choose from; none for a leg without cards
    way: NotRequired[str]  # its cards by kinds, such as `train-ship`
    other: NotRequired[str]  # another way


class Misfit(TypedDict):
    """What the engine has against other cards than the next leg takes."""

    code: str  # of the refusal
    facts: LegTaken  # that its sentence needs


class Own(TypedDict):
    """What only the seat itself knows."""

    hand: dict[str, int]  # how many by travel card; cards one has none of are left out
    drawn: list[dict[str, int]]  # by shuffle: the cards it drew unseen, how many by card
    event_cards: list[str]  # in hand, the newest last
    plan: list[PlannedLeg]  # the legs ahead, each as if it were the next
    outcomes: dict[str, Range]  # by action of the next leg: the fewest and the most days
    slots: dict[str, list[list[Kind]]]  # by trains and ships chosen for it (`1+0`): cards it lacks, by kinds
    misfit: Misfit | None  # what is said of cards that do not fit there; null while none can be chosen
    surplus: int  # cards to discard now


class Row(TypedDict):
    """A player's row of the final table."""

    seat: int  # whose
    days: int  # used
    rank: int  # the order of coming home from 1; 0 on the way
    home: bool  # whether they came home
    in_time: bool  # in 80 days
    city: str  # where they are
    legs: int  # travelled


class Decided(TypedDict):
    """What decided the game."""

    by: Reason  # home in time: `fewest` days, or a `tie` broken by arrival; else see the rules of the end
    seat: int  # who won; with `rival-late` who came home too late
    other: int | None  # with `tie` who took as many days, with `rival-late` who won


class Result(TypedDict):
    """How it ended."""

    scores: list[int]  # days by seat; fewer are better
    places: list[int]  # by seat, 1 = won; places may be shared
    decided: Decided  # between whom, and by what
    table: list[Row]  # by seat


class EightyDaysView(TypedDict):
    """All that a seat may know of a game of Around the World in 80 Days."""

    game: Literal["eighty_days"]  # whose view this is
    edition: str  # which journey
    options: Options  # the switches of this game
    rules: int  # the version of the rules it is played by
    seat: int  # who looks; -1 for a spectator
    phase: Phase  # `leg`: its cards lie on the table; `token`: a bonus token offers an event card
    actors: list[int]  # seats that may act now
    round: int  # from 1
    turn: int  # the seat whose turn it is
    watch: int  # the starting player of this round
    next_watch: int | None  # who took the watch for the next round
    row: dict[Space, str]  # by action space: the travel card laid out under it
    deck: int  # travel cards left in it
    discards: dict[str, int]  # how many by travel card
    memory: Memory  # what all may remember of the travel cards
    event_deck: int  # event cards left in it
    event_discards: list[str]  # the newest first
    supply: int  # coins
    detective: str  # the city where he is
    tokens: dict[str, CityTokens]  # by city
    this_turn: ThisTurn  # what has been done in it
    leg: LaidLeg | None  # on the table now
    players: list[Player]  # by seat
    own: NotRequired[Own]  # not for spectators
    result: NotRequired[Result]  # when the game is over


class City(TypedDict):
    """A city of the journey."""

    city: str  # its slug
    name: str  # its proper name
    at: Spot  # where it lies on the map, whose longer side is 1000: to the right, and downwards


class Way(TypedDict):
    """The cards that a leg takes."""

    train: int  # how many
    ship: int  # how many


# A leg of the journey.
Leg = TypedDict(
    "Leg",
    {
        "from": str,  # a city
        "to": str,  # the next one; the last leg comes home
        "ways": list[Way],  # to choose from; none for a leg without cards
        "days": int | None,  # of a leg without cards
        "elephant": int | None,  # days by elephant, to which a roll is added; null where none goes
    },
)


class EventCard(TypedDict):
    """An event card."""

    count: int  # how many there are
    days: NotRequired[int]  # that it takes, gives or costs
    least: NotRequired[int]  # days that a leg takes in any case


class EightyDaysFacts(TypedDict):
    """What an edition of Around the World in 80 Days brings: the journey and its cards."""

    game: Literal["eighty_days"]  # whose edition this is
    edition: str  # its key
    coins: int  # in all
    detective: str  # the city where he begins
    cities: list[City]  # in the order of the journey
    home: Spot  # where the last leg ends: at the first city, or beyond the edge of the map around the world
    legs: list[Leg]  # from each city to the next
    cards: dict[str, int]  # how many there are by travel card, such as `train:4`
    events: dict[str, EventCard]  # by event card
    tokens: dict[TokenColour, dict[Token, int]]  # by colour: how many of each bonus
