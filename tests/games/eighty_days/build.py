"""Positions for tests: say what matters, the other pieces lie where they do no harm."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from pomezi import GAMES, Event, Setup, play
from pomezi.games.eighty_days.pieces import ROW_SIZES, SPACES, TOKENS
from pomezi.games.eighty_days.state import EightyDaysState

GAME = GAMES["eighty_days"]
EDITION = "pomezi"
CITIES = (
    "london",
    "paris",
    "brindisi",
    "suez",
    "bombay",
    "calcutta",
    "hong-kong",
    "yokohama",
    "san-francisco",
    "new-york",
)
HOME = len(CITIES)


def new(seats: int, seed: str = "1", **stacked: str) -> Table:
    """A game from its set-up, seat 0 beginning; piles as words in the order in which they come."""
    setup = Setup(
        seats, seed, EDITION, {"start": 0}, {pile: words.split() for pile, words in stacked.items()}
    )
    state = GAME.new(setup)
    assert isinstance(state, EightyDaysState)
    return Table(state)


def position(
    seats: int = 3,
    *,
    phase: str = "take",
    turn: int = 0,
    watch: int = 0,
    next_watch: int | None = None,
    cities: Sequence[str] = (),
    homes: Sequence[int] = (),
    days: Sequence[int] = (),
    coins: Sequence[int] = (),
    hands: Mapping[int, str] | None = None,
    held: Mapping[int, str] | None = None,
    row: str | None = None,
    deck: str = "",
    rest: str = "deck",
    event_deck: str = "",
    event_discards: str = "",
    dice: Sequence[int] = (),
    detective: str = "new-york",
    red: str = "",
    blue: str = "",
    space: str = "none",
    balloon: bool = False,
    contacts: bool = False,
    flown: bool = False,
    legs: int = 0,
    princess: str = "any",
    rules: int = 2,
) -> Table:
    """`homes` lists seats in the order of arrival; `held` names the oldest event card first; `deck`,
    `event_deck` and `event_discards` name their top cards, the first word on top; `rest` says where the
    other travel cards are: "deck", "discards", or the number of a seat; `red` and `blue` name tokens from
    Paris on."""
    options: dict[str, int | str] = {"start": 0, **({"princess": princess} if rules > 1 else {})}
    fresh: Any = GAME.new(Setup(seats, "5", EDITION, options, rules=rules)).dump()
    travel = Counter(_all(fresh, "travel"))
    events = Counter(_all(fresh, "events"))
    where = [*cities, *["london"] * (seats - len(cities))]
    laid = ["train:5"] * ROW_SIZES[seats - len(homes)] if row is None else row.split()
    given_hands = {seat: (hands or {}).get(seat, "").split() for seat in range(seats)}
    given_held = {seat: (held or {}).get(seat, "").split() for seat in range(seats)}
    for cards in (laid, deck.split(), *given_hands.values()):
        travel.subtract(card for card in cards if card != "-")
    for cards in (event_deck.split(), event_discards.split(), *given_held.values()):
        events.subtract(cards)
    assert min(travel.values()) >= 0, travel
    assert min(events.values()) >= 0, events
    others = sorted(travel.elements())
    if rest not in ("deck", "discards"):
        given_hands[int(rest)] += others
    purses = [*coins, *[0] * (seats - len(coins))]
    fresh.update(
        phase=phase,
        turn=turn,
        watch=watch,
        next_watch=next_watch,
        deck=deck.split() + (others if rest == "deck" else []),
        discards=Counter(others) if rest == "discards" else {},
        row=[None if card == "-" else card for card in laid] + [None] * (len(SPACES) - len(laid)),
        event_deck=event_deck.split() + sorted(events.elements()),
        event_discards=event_discards.split(),
        dice=list(dice),
        detective=detective,
        supply=24 - sum(purses),
        this_turn={
            "space": space,
            "legs": legs,
            "contacts": int(contacts),
            "balloon": int(balloon),
            "flown": int(flown),
        },
        players=[
            {
                "hand": Counter(given_hands[seat]),
                "known_cards": {},
                "event_cards": given_held[seat][::-1],
                "coins": purses[seat],
                "days": [*days, *[0] * (seats - len(days))][seat],
                "legs": HOME if seat in homes else CITIES.index(where[seat]),
                "home": list(homes).index(seat) + 1 if seat in homes else 0,
            }
            for seat in range(seats)
        ],
    )
    del fresh["trail"]  # nothing is remembered of how the cards came to the hands
    for colour, named in (("red", red.split()), ("blue", blue.split())):
        left = Counter(fresh["tokens"][colour])
        left.subtract(named)
        # Tokens that are not named: first those that do not stop a turn or touch other players.
        fresh["tokens"][colour] = named + sorted(left.elements(), key=TOKENS.index)
    state = GAME.load(fresh)
    assert isinstance(state, EightyDaysState)
    return Table(state)


def traveller(city: str, hand: str, **more: Any) -> Table:
    """Seat 0 of four, about to travel. Somebody is ahead and others are here, so that no token awaits it;
    the detective is left behind."""
    behind = "suez" if city == "london" else city
    where = [city, city, city, "new-york"]
    return position(4, phase="act", cities=where, hands={0: hand}, **{"detective": behind, **more})


def _all(dump: Any, pile: str) -> list[str]:
    if pile == "events":
        return [*dump["event_deck"]]
    hands = [card for player in dump["players"] for card in Counter(player["hand"]).elements()]
    return [*dump["deck"], *hands, *(card for card in dump["row"] if card)]


class Table:
    """A state, and short words to play on it."""

    def __init__(self, state: EightyDaysState) -> None:
        self.state = state
        self.told: list[Event] = []

    def do(self, *texts: str) -> Table:
        """Plays for whoever's turn it is."""
        for text in texts:
            self.told += play(self.state, int(self.state.turn), text)
        return self

    def pass_turn(self) -> Table:
        """The first card, no action, no journey."""
        self.do(self.legal("take")[0])
        self.do(*(["skip"] if self.phase == "use" else []), "stay")
        while self.phase == "discard":
            self.do(self.legal()[0])
        return self

    def code(self, text: str) -> str:
        """The code of the refusal; empty for a legal action."""
        refusal = self.state.refusal(int(self.state.turn), self.state.read(text))
        return refusal.code if refusal else ""

    def legal(self, verb: str = "") -> list[str]:
        """The legal actions, or those of one verb."""
        texts = [self.state.write(action) for action in self.state.legal_actions(int(self.state.turn))]
        return [text for text in texts if not verb or text.split(" ")[0] == verb]

    def kinds(self) -> list[str]:
        return [event.kind for event in self.told]

    def last(self, kind: str) -> Mapping[str, Any]:
        """The facts of the last event of a kind, as its owner hears of it."""
        found = [event for event in self.told if event.kind == kind]
        return found[-1].seen_by(found[-1].owner)

    @property
    def dump(self) -> Any:
        return self.state.dump()

    @property
    def phase(self) -> str:
        return str(self.dump["phase"])

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    @property
    def days(self) -> list[int]:
        return self.state.scores()

    @property
    def coins(self) -> list[int]:
        return [player["coins"] for player in self.dump["players"]]

    def city(self, seat: int) -> str:
        return CITIES[self.dump["players"][seat]["legs"] % HOME]

    def hand(self, seat: int) -> str:
        return " ".join(sorted(Counter(self.dump["players"][seat]["hand"]).elements()))

    def held(self, seat: int) -> str:
        """Event cards in hand, the oldest first."""
        return " ".join(reversed(self.dump["players"][seat]["event_cards"]))
