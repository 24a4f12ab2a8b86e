"""The shapes of what Ticket to Ride tells: the view of a seat, and the facts of an edition. The page's types,
the schemas and docs/views.md are made from them and from their comments (`make views`)."""
# mypyc: interpreted

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

Phase: TypeAlias = Literal["choose", "main", "second", "keep", "over"]
TicketStatus: TypeAlias = Literal["done", "open", "impossible"]
Reason: TypeAlias = Literal["points", "tickets", "longest", "shared"]
Spot: TypeAlias = Annotated[list[int], tuple[int, int]]


class Options(TypedDict):
    """The switches of rules of this game."""

    start: int | Literal["drawn"]  # the starting seat, or that it was drawn


class Player(TypedDict):
    """What everybody sees of a player."""

    points: int  # of claimed routes; tickets and the longest path count at the end
    wagons: int  # left
    cards: int  # in hand
    known_cards: dict[str, int]  # the part of the hand that everybody saw taken: how many by card
    tickets: int  # kept
    offered: int  # tickets to choose from now
    chosen: bool  # whether the first tickets have been chosen


class Deck(TypedDict):
    """A deck of train cards, as far as all remember it."""

    cards: dict[str, int]  # those that were not turned up: how many by card
    drawn: list[int]  # by seat: how many of them it has drawn


class Paid(TypedDict):
    """Cards laid down that may have come from several decks."""

    seat: int  # who paid
    cards: dict[str, int]  # how many by card
    deck: int  # the deck in use then, from 0
    drawn: int  # how many of its unseen cards the seat had drawn by then


class Unswept(TypedDict):
    """A display that was not swept, which tells how few cards of the deck were no locomotives."""

    others: int  # cards that are no locomotives
    deck: int  # the deck in use then, from 0
    drawn: list[int]  # by seat: how many of its unseen cards it had drawn by then
    turned: int  # how many others had been turned up from it by then
    paid: int  # how many of the payments came before


class Memory(TypedDict):
    """What everybody may remember of the cards of earlier decks."""

    decks: list[Deck]  # the first one first
    paid: list[Paid]  # in the order of the game
    unswept: list[Unswept]  # in the order of the game


# A ticket, as its owner sees it.
TicketFacts = TypedDict(
    "TicketFacts",
    {
        "ticket": str,  # its slug, as in `keep`
        "from": str,  # a city
        "to": str,  # the other city
        "points": int,  # won when done, lost otherwise
        "status": TicketStatus,  # how it stands with the routes and wagons of its owner
        "wagons_needed": int | None,  # the fewest that would complete it; null if it is impossible
        "way": list[str],  # the routes to lay them on
    },
)


class KnownTickets(TypedDict):
    """Tickets of which a seat knows where they are, without its own."""

    deck: dict[str, int]  # by ticket: its depth in the ticket deck, 0 on top
    seats: dict[str, int]  # by ticket: the seat that holds it
    offer: dict[str, int]  # by ticket that another is choosing from: its place in the offer, from 0
    own: dict[str, int]  # by ticket of one's own: the seat that has returned it to the deck once


class Choice(TypedDict):
    """A choice from the ticket deck, as everybody remembers it."""

    seat: int  # who chose
    drawn: int  # how many tickets it was offered
    kept: int  # how many it kept


class TicketMemory(TypedDict):
    """Tickets that somebody has returned to the deck and knows the place of; or, once anybody has lost sight
    of one, how that was before, and what was chosen since."""

    deck: dict[str, int]  # by depth in the ticket deck, 0 on top: who knows what lies there
    hands: list[list[int]]  # by seat: for each such ticket of its hand, who knows of it
    offer: list[int | None]  # likewise by place in the offer to choose from
    since: list[Choice]  # in the order of the game
    lost: list[int]  # seats that have lost sight of a ticket


class TicketChoice(TypedDict):
    """A choice from the ticket deck, as a seat remembers it."""

    seat: int  # who chose
    drawn: int  # how many tickets it was offered
    kept: int  # how many it kept
    offer: NotRequired[list[str]]  # which; of one's own choices only
    places: NotRequired[list[int]]  # which of the offer were kept, from 0; of one's own choices only


class LostTickets(TypedDict):
    """How the tickets lay before a seat lost sight of some, and what it was told since."""

    known: KnownTickets  # at that time
    since: list[TicketChoice]  # in the order of the game


class Own(TypedDict):
    """What only the seat itself knows."""

    hand: dict[str, int]  # how many by card; cards one has none of are left out
    tickets: list[TicketFacts]  # kept
    offer: list[TicketFacts]  # to choose from now
    chosen: list[str]  # of the first offer, until all have chosen
    known_tickets: KnownTickets  # of the others and in the deck
    drawn: list[list[str]]  # drawn unseen, by deck, in the order of drawing; empty while `memory` is null
    lost_tickets: LostTickets | None  # null while no ticket has been lost sight of


class TicketResult(TypedDict):
    """A ticket at the end."""

    ticket: str  # its slug
    points: int  # won or lost
    done: bool  # whether its cities are joined


class Path(TypedDict):
    """A longest path of a player."""

    routes: list[str]  # in order
    cities: list[str]  # in order, one more than routes


class Row(TypedDict):
    """A player's row of the final table."""

    seat: int  # whose
    routes: int  # points of routes
    tickets: list[TicketResult]  # all that were kept
    tickets_done: int  # how many
    longest: int  # wagons of the longest path
    path: Path  # that path
    bonus: int  # for the longest path of all
    total: int  # points


class Decided(TypedDict):
    """What decided the game."""

    by: Reason  # `points` alone, among equals more `tickets`, or the `longest` path; or the win is `shared`
    seat: int  # who won
    other: int | None  # who had as many points


class Result(TypedDict):
    """How it ended."""

    scores: list[int]  # by seat
    places: list[int]  # by seat, 1 = won; places may be shared
    decided: Decided  # between whom, and by what
    table: list[Row]  # by seat


class TicketToRideView(TypedDict):
    """All that a seat may know of a game of Ticket to Ride."""

    game: Literal["ticket_to_ride"]  # whose view this is
    edition: str  # which map
    options: Options  # the switches of this game
    rules: int  # the version of the rules it is played by
    seat: int  # who looks; -1 for a spectator
    phase: Phase  # `second`: the second card of a draw; `keep`: tickets were drawn
    actors: list[int]  # seats that may act now
    turn: int  # the seat whose turn it is
    start: int  # the starting player
    last_turns: int  # turns left in the last round; 0 before it
    passes: int  # in a row
    display: list[str | None]  # five places: a card face up, or null
    deck: int  # cards left in it
    discards: dict[str, int]  # how many by card
    ticket_deck: int  # tickets left in it
    routes: dict[str, int]  # by claimed route: the seat of its owner
    closed: list[str]  # routes whose twin track is claimed, in games for two or three
    players: list[Player]  # by seat
    turned: list[int]  # by deck, the first one first: cards turned up from it that are no locomotives
    memory: Memory | None  # null while all unseen cards are from one deck
    ticket_memory: TicketMemory  # what everybody may remember of the ticket deck
    own: NotRequired[Own]  # not for spectators
    result: NotRequired[Result]  # when the game is over


class City(TypedDict):
    """A city of the map."""

    city: str  # its slug
    name: str  # its proper name
    at: Spot  # where it lies on the map, whose longer side is 1000: to the right, and downwards


class Route(TypedDict):
    """A route, or one track of a double one."""

    route: str  # its slug, as in `claim`
    a: str  # a city
    b: str  # the other city
    colour: str  # of the cards it takes; `grey` takes any one colour
    length: int  # wagons and cards it takes
    twin: str | None  # the other track of a double route


class Ticket(TypedDict):
    """A destination ticket."""

    ticket: str  # its slug, as in `keep`
    a: str  # a city
    b: str  # the other city
    points: int  # won when they are joined, lost otherwise


class TicketToRideFacts(TypedDict):
    """What an edition of Ticket to Ride brings: its map and its cards."""

    game: Literal["ticket_to_ride"]  # whose edition this is
    edition: str  # its key
    wagons: int  # each player begins with
    cards: dict[str, int]  # how many there are by card; `loco` stands for any colour
    points: list[int]  # by the length of a route, from 0
    cities: list[City]  # of the map
    routes: list[Route]  # of the map, by colour and length
    tickets: list[Ticket]  # of the deck
