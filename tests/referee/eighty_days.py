"""A second opinion on 80 Days: the whole game once more, from the ledger alone, plain and slow.

`python -m tests.referee.eighty_days --games 10000` plays that many games beside the engine.
"""

from __future__ import annotations

import copy
import sys
from collections import Counter
from itertools import combinations
from typing import Any

SPACES = ["coin", "balloon", "event", "detective", "watch", "exchange"]
WAYS: dict[str, list[list[str]]] = {  # AW-40, AW-44; the elephants' leg takes no cards
    "london": [["train", "ship"]],
    "paris": [["train"]],
    "brindisi": [["ship"]],
    "suez": [["ship", "ship"]],
    "bombay": [[]],
    "calcutta": [["ship", "ship"]],
    "hong-kong": [["ship", "ship"], ["train", "ship"]],
    "yokohama": [["ship", "ship"]],
    "san-francisco": [["train", "train"]],
    "new-york": [["train", "ship", "ship"]],
}
CITIES = list(WAYS)
LAID_OUT = {2: 3, 3: 4, 4: 5, 5: 6, 6: 6}  # AW-10, AW-77, AW-80
TRAVEL = Counter(
    {"train:2": 5, "train:3": 6, "train:4": 7, "train:5": 8, "train:6": 4}
    | {"ship:4": 4, "ship:5": 6, "ship:6": 7, "ship:7": 8, "ship:8": 5}
)
EVENTS = Counter(
    {
        "elephant": 3,
        "balloon": 2,
        "propeller-train": 2,
        "submarine": 2,
        "offer": 1,
        "contacts": 1,
        "princess": 1,
        "detective": 1,
        "storm": 1,
        "delay": 1,
    }
)
BLUE_DAYS = {"storm": 1, "delay": 2}
COINS = 24
STANDS_FOR = {"propeller-train": ("train", 1), "submarine": ("ship", 2)}  # a kind of card, and its days
NOTHING_LAID: dict[str, Any] = {
    "cards": [],
    "replaced": [],
    "served": 0,
    "offers": 0,
    "elephant": 0,
    "roll_for": -1,
    "die": 0,
}


class Drawn(str):
    """A card whose face chance has not told: it comes from a pile that was shuffled just now."""


def order(card: str) -> tuple[bool, int]:
    """Trains before ships, the fast before the slow."""
    kind, value = card.split(":")
    return kind == "ship", int(value)


class Player:
    def __init__(self, dumped: Any) -> None:
        self.hand: list[str] = list(Counter(dumped["hand"]).elements())
        self.known: list[str] = list(Counter(dumped["known_cards"]).elements())
        self.events: list[str] = list(reversed(dumped["event_cards"]))  # the oldest first
        self.coins: int = dumped["coins"]
        self.days: int = dumped["days"]
        self.at: int = dumped["legs"]
        self.home: int = dumped["home"]

    def dump(self) -> dict[str, object]:
        return {
            "hand": Counter(self.hand),
            "known_cards": Counter(self.known),
            "event_cards": self.events[::-1],
            "coins": self.coins,
            "days": self.days,
            "legs": self.at,
            "home": self.home,
        }


class Model:
    """A position, what may be done in it, and what comes of it."""

    def __init__(self, dumped: Any, began: int = 0) -> None:
        """`began`: how many were travelling when the round began (all who travel now, if it is not said)."""
        self.options: dict[str, object] = dict(dumped["options"])
        self.players = [Player(player) for player in dumped["players"]]
        for key in ("phase", "round", "watch", "next_watch", "turn", "detective", "supply"):
            setattr(self, key, dumped[key])
        self.phase: str
        self.round: int
        self.watch: int
        self.next_watch: int | None
        self.turn: int
        self.detective: str
        self.supply: int
        self.deck: list[str] = list(dumped["deck"])  # the top first
        self.discards: list[str] = list(Counter(dumped["discards"]).elements())
        self.row: list[str | None] = list(dumped["row"])
        self.event_deck: list[str] = list(dumped["event_deck"])
        self.event_discards: list[str] = list(dumped["event_discards"])
        self.dice: list[int] = list(dumped["dice"])
        self.tokens: dict[str, list[str]] = {c: list(t) for c, t in dumped["tokens"].items()}
        self.used = {colour: set(cities) for colour, cities in dumped["used_tokens"].items()}
        turn = dumped["this_turn"]
        self.space: str = turn["space"]
        self.legs: int = turn["legs"]
        self.contacts: int = turn["contacts"]
        self.balloon: int = turn["balloon"]
        self.flown: int = turn["flown"]
        self.leg: dict[str, Any] = copy.deepcopy(dumped["leg"] or NOTHING_LAID)
        self.began = began or len(self.travelling())
        self.rolls: list[int] = []  # what the die will show, told beforehand

    def dump(self) -> dict[str, object]:
        return {
            "phase": self.phase,
            "round": self.round,
            "watch": self.watch,
            "next_watch": self.next_watch,
            "turn": self.turn,
            "detective": self.detective,
            "supply": self.supply,
            "deck": self.deck,
            "discards": Counter(self.discards),
            "row": self.row,
            "event_deck": self.event_deck,
            "event_discards": self.event_discards,
            "dice": self.dice,
            "tokens": self.tokens,
            "used_tokens": {colour: sorted(cities) for colour, cities in self.used.items()},
            "this_turn": {
                "space": self.space,
                "legs": self.legs,
                "contacts": self.contacts,
                "balloon": self.balloon,
                "flown": self.flown,
            },
            "leg": self.leg if self.phase in ("leg", "roll") else None,
            "players": [player.dump() for player in self.players],
        }

    # -- words

    @property
    def me(self) -> Player:
        return self.players[self.turn]

    @property
    def city(self) -> str:
        return CITIES[self.me.at % len(CITIES)]

    def travelling(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if not player.home]

    def seats_after(self, seat: int) -> list[int]:
        count = len(self.players)
        return [(seat + i) % count for i in range(1, count + 1)]

    def still_to_come(self) -> list[int]:
        """Who has a turn in this round after the present one (AW-11)."""
        found = []
        for seat in self.seats_after(self.turn):
            if seat == self.watch:
                break
            if not self.players[seat].home:
                found.append(seat)
        return found

    # -- what may be done

    def legal(self) -> set[str]:
        if self.phase == "over":
            return set()
        found: set[str] = getattr(self, f"legal_{self.phase}")()
        if self.phase in ("take", "use", "act"):  # AW-27
            found |= self.legal_any_time()
        return found

    def legal_take(self) -> set[str]:
        found = {
            f"take {i + 1}"
            for i, card in enumerate(self.row)
            if card and not (SPACES[i] == "watch" and self.turn == self.watch)  # AW-20
        }
        if self.began == 6 and not self.still_to_come() and self.deck + self.discards:  # AW-25
            found.add("take deck")
        return found

    def legal_use(self) -> set[str]:
        found = {"skip"}  # AW-21
        if self.space == "detective":
            found |= {f"detective {city}" for city in CITIES[1:]}  # AW-33
        elif self.space == "exchange":  # AW-35
            hand = sorted(self.me.hand, key=order)
            for count in (1, 2, 3):
                found |= {" ".join(["exchange", *cards]) for cards in combinations(hand, count)}
        else:  # AW-70: where an elephant has emptied the supply meanwhile, a coin's action brings nothing
            found.add("use")
        return found

    def legal_act(self) -> set[str]:
        found = {"end" if self.legs else "stay"}  # AW-22
        if self.legs < 1 + self.contacts:  # AW-45
            hand = sorted(self.me.hand, key=order)
            for way in WAYS[self.city]:
                for cards in combinations(hand, len(way)):
                    if sorted(card.split(":")[0] for card in cards) == sorted(way):
                        found.add(" ".join(["travel", *cards]))
        return found

    def legal_leg(self) -> set[str]:
        found = {"go"}
        if self.balloon:
            found |= {f"balloon {card}" for card in self.balloon_cards()}
        for event in self.effects():
            found |= self.plays(event, self.leg_targets(event[-1]))
        return found

    def legal_roll(self) -> set[str]:
        return {"accept", "reroll"} if self.me.coins else {"accept"}  # AW-51

    def legal_token(self) -> set[str]:
        return {"use", "skip"}  # AW-56

    def legal_discard(self) -> set[str]:
        return {f"discard {card}" for card in self.me.hand + self.me.events}

    def legal_any_time(self) -> set[str]:
        found = set()
        if self.me.coins >= 2:  # AW-71
            found.add("buy event")
            if self.deck + self.discards:
                found.add("buy travel")
        if "elephant" in self.me.events and self.supply:  # AW-64
            found.add("cash elephant")
        for event in self.effects():
            if event[-1] == "detective":
                found |= self.plays(event, CITIES[1:])
            elif event[-1] == "contacts" and self.can_add_leg():
                found |= self.plays(event, [""])
        return found

    def effects(self) -> list[list[str]]:
        """The event cards in hand as they may be played; the princess with what she copies (AW-63)."""
        found = [[card] for card in set(self.me.events) if card != "princess"]
        if "princess" in self.me.events:
            pile = self.event_discards[:1] if self.options["princess"] == "top" else self.event_discards
            found += [["princess", card] for card in set(pile) if card != "princess"]
        return found

    def plays(self, event: list[str], targets: list[str]) -> set[str]:
        return {" ".join(["play", *event, target]).strip() for target in targets}

    def can_add_leg(self) -> bool:
        """AW-46, AW-53."""
        legs_left = len(CITIES) - self.me.at + self.legs
        return not self.contacts and not self.flown and self.legs < 2 and legs_left >= 2

    def leg_targets(self, effect: str) -> list[str]:
        """The cards that an event may stand for on this leg; an empty word if it stands for none."""
        if effect == "balloon":
            return self.balloon_cards()
        if self.flown:  # AW-53
            return []
        if effect in STANDS_FOR:
            return [card for card in self.free_cards() if card.startswith(STANDS_FOR[effect][0])]
        if effect == "elephant":
            return [""] if self.city == "bombay" and not self.leg["elephant"] else []  # AW-43
        return [""] if effect == "offer" else []

    def free_cards(self) -> list[str]:
        """AW-62: each card of the leg is replaced once at most."""
        return [c for c, days in zip(self.leg["cards"], self.leg["replaced"], strict=True) if not days]

    def balloon_cards(self) -> list[str]:
        """AW-53: the turn serves the balloon or other events."""
        is_alone = not self.leg["served"] and not self.contacts and not self.flown
        return self.free_cards() if is_alone else []

    # -- what comes of it

    def step(self, text: str) -> None:
        verb, *words = text.split(" ")
        getattr(self, f"do_{verb}")(*words)
        self.go_on()

    def do_take(self, what: str) -> None:
        if what == "deck":
            self.phase = "act"
            self.draw_travel()
            return
        place = int(what) - 1
        card = self.row[place]
        assert card
        self.row[place] = None
        self.me.hand.append(card)
        self.me.known.append(card)
        self.space = SPACES[place]
        self.phase = "use"
        if self.space == "balloon":  # AW-31
            self.balloon = 1
            self.phase = "act"
        elif self.space == "coin" and not self.supply:
            self.phase = "act"

    def do_use(self) -> None:
        if self.phase == "token":
            self.phase = "act"
            self.draw_event()
            return
        self.phase = "act"
        if self.space == "coin":
            self.gain_coin()
        elif self.space == "event":
            self.draw_event()
        else:
            self.next_watch = self.turn

    def do_skip(self) -> None:
        self.phase = "act"

    def do_detective(self, city: str) -> None:
        self.detective = city
        self.phase = "act"

    def do_exchange(self, *cards: str) -> None:
        for card in cards:
            self.drop(card)
        for _ in cards:
            self.draw_travel()
        self.phase = "act"

    def do_buy(self, what: str) -> None:
        self.pay(2)
        if what == "travel":
            self.draw_travel()
        else:
            self.draw_event()

    def do_cash(self, card: str) -> None:
        self.drop_event(card)
        self.gain_coin()

    def do_travel(self, *cards: str) -> None:
        self.leg = copy.deepcopy(NOTHING_LAID)
        self.leg["cards"] = sorted(cards, key=order)
        self.leg["replaced"] = [0] * len(cards)
        self.phase = "leg"
        for card in cards:
            self.drop(card)

    def do_play(self, event: str, *words: str) -> None:
        effect = event
        if event == "princess":
            effect, *words = words  # type: ignore[assignment]
            assert effect in self.event_discards
        self.drop_event(event)
        if effect == "detective":
            self.detective = words[0]
        elif effect == "contacts":
            self.contacts = 1
        elif effect == "balloon":
            self.fly(words[0])
        else:
            self.leg["served"] += 1
            self.leg["offers"] += effect == "offer"
            self.leg["elephant"] |= effect == "elephant"
            if effect in STANDS_FOR:
                self.leg["replaced"][self.place_of(words[0])] = STANDS_FOR[effect][1]

    def do_balloon(self, card: str) -> None:
        self.fly(card)

    def do_go(self) -> None:
        if self.leg["elephant"]:
            self.leg["roll_for"] = 3
            self.roll()
        else:
            self.arrive()

    def do_reroll(self) -> None:
        self.pay(1)
        self.roll()

    def do_accept(self) -> None:
        self.arrive()

    def do_stay(self) -> None:
        self.end_turn()

    def do_end(self) -> None:
        self.end_turn()

    def do_discard(self, card: str) -> None:
        if ":" in card:
            self.drop(card)
        else:
            self.drop_event(card)
        self.limit_hand()

    # -- a leg

    def place_of(self, card: str) -> int:
        pairs = list(zip(self.leg["cards"], self.leg["replaced"], strict=True))
        return pairs.index((card, 0))

    def fly(self, card: str) -> None:
        self.flown = 1
        self.leg["roll_for"] = self.place_of(card)
        self.roll()

    def roll(self) -> None:
        die = self.rolls.pop(0)
        if self.dice:
            assert self.dice.pop(0) == die
        assert 1 <= die <= 6
        self.leg["die"] = die
        self.phase = "roll"

    def leg_days(self) -> int:
        """AW-41 to AW-43, AW-52, AW-62, AW-66."""
        leg = self.leg
        if self.city == "bombay":
            days = 6 + leg["die"] if leg["elephant"] else 12
        else:
            replaced = list(leg["replaced"])
            if leg["roll_for"] >= 0:
                replaced[leg["roll_for"]] = leg["die"]
            days = sum(replaced)
            for kind in ("train", "ship"):
                values = [
                    order(card)[1]
                    for card, instead in zip(leg["cards"], replaced, strict=True)
                    if card.startswith(kind) and not instead
                ]
                days += values[0] if len(values) == 2 and len(set(values)) == 1 else sum(values)
        for _ in range(leg["offers"]):
            days = max(1, days - 2)
        return days

    def arrive(self) -> None:
        """AW-26: the days, the token, then whatever else."""
        me = self.me
        me.days += self.leg_days()
        me.at += 1
        self.legs += 1
        self.balloon = 0  # a second leg takes contacts, and those exclude it
        self.phase = "act"
        if me.at == len(CITIES):
            self.come_home()
        else:
            self.take_token()

    def take_token(self) -> None:
        """AW-55, AW-57."""
        others = [player for player in self.players if player is not self.me]
        there = [player for player in others if player.at >= self.me.at]
        colours = {"red": not there, "blue": len(there) == len(others)}
        for colour, is_due in colours.items():
            if is_due and self.city not in self.used[colour]:
                self.used[colour].add(self.city)
                self.use_token(self.tokens[colour][self.me.at - 1])

    def use_token(self, token: str) -> None:
        if token == "coin":
            self.gain_coin()
        elif token == "travel":
            self.draw_travel()
        elif token == "event":
            self.phase = "token"
        else:
            self.lose_days([seat for seat in self.travelling() if seat != self.turn], 1)

    def come_home(self) -> None:
        """AW-76, AW-79."""
        me = self.me
        me.home = 1 + max(player.home for player in self.players)
        for card in list(me.hand):
            self.drop(card)
        for card in list(me.events):
            self.drop_event(card)
        self.next_turn()

    # -- the end of a turn and of a round

    def go_on(self) -> None:
        """What happens by itself: only what everybody sees that nobody could decide otherwise."""
        if self.phase == "roll" and not self.me.coins:
            self.arrive()
            self.go_on()
        elif self.phase == "leg" and not self.me.events and not (self.balloon and self.balloon_cards()):
            self.do_go()
            self.go_on()
        elif self.phase == "act" and self.legs and not self.me.events and self.me.coins < 2:
            if self.legs == 1 + self.contacts:
                self.end_turn()

    def end_turn(self) -> None:
        if self.city == self.detective:  # AW-23
            self.me.days += 2
        self.limit_hand()

    def limit_hand(self) -> None:
        """AW-24."""
        if len(self.me.hand) + len(self.me.events) > 6:
            self.phase = "discard"
        else:
            self.next_turn()

    def next_turn(self) -> None:
        self.space = "none"
        self.legs = self.contacts = self.balloon = self.flown = 0
        waiting = self.still_to_come()
        if waiting:
            self.turn = waiting[0]
            self.phase = "take"
        else:
            self.end_round()

    def end_round(self) -> None:
        self.discards += [card for card in self.row if card]
        self.row = [None] * len(SPACES)
        if self.is_over():
            self.phase = "over"
            return
        started = self.watch if self.next_watch is None else (self.next_watch - 1) % len(self.players)
        self.watch = next(seat for seat in self.seats_after(started) if not self.players[seat].home)  # AW-78
        self.next_watch = None
        travelling = self.travelling()
        if len(travelling) < len(self.players):  # AW-75
            self.lose_days(travelling, 1)
        for place in range(LAID_OUT[len(travelling)]):
            self.row[place] = self.take_top()
        self.began = len(travelling)
        self.round += 1
        self.turn = self.watch
        self.phase = "take"

    def is_over(self) -> bool:
        """AW-81, AW-85, AW-86."""
        seats = len(self.players)
        return seats - len(self.travelling()) >= {2: 1, 6: 4}.get(seats, seats - 1)

    def places(self) -> list[int]:
        """AW-82, AW-83, AW-87, AW-88, AW-90."""
        home = [player for player in self.players if player.home]
        if len(self.players) == 2 and len(home) == 1:
            winner = home[0] if home[0].days <= 80 else next(p for p in self.players if not p.home)
            return [1 if player is winner else 2 for player in self.players]
        in_time = [player for player in home if player.days <= 80 or len(self.players) == 2]
        late = [player for player in home if player not in in_time]
        in_time.sort(key=lambda player: (player.days, player.home))
        late.sort(key=lambda player: player.home)
        order_home = in_time + late
        return [order_home.index(p) + 1 if p.home else len(home) + 1 for p in self.players]

    # -- cards, coins, days

    def drop(self, card: str) -> None:
        """A travel card leaves the hand; if everybody knew of such a one, it is that one that they saw go."""
        self.me.hand.remove(card)
        if card in self.me.known:
            self.me.known.remove(card)
        self.discards.append(card)

    def drop_event(self, card: str) -> None:
        """AW-79: of two equal ones the older goes first."""
        self.me.events.remove(card)
        self.event_discards.insert(0, card)

    def take_top(self) -> str:
        """AW-12."""
        if not self.deck:
            self.deck = [Drawn(card) for card in self.discards]
            self.discards = []
        return self.deck.pop(0)

    def draw_travel(self) -> None:
        if self.deck + self.discards:
            self.me.hand.append(self.take_top())

    def draw_event(self) -> None:
        card = self.event_deck.pop(0)
        if card not in BLUE_DAYS:
            self.me.events.append(card)
            return
        self.lose_days(self.travelling(), BLUE_DAYS[card])  # AW-61
        cards = [card, *self.event_deck, *self.event_discards]
        for player in self.players:
            cards += player.events
            player.events = []
        self.event_deck = [Drawn(card) for card in cards]
        self.event_discards = []

    def gain_coin(self) -> None:
        if self.supply:  # AW-70
            self.supply -= 1
            self.me.coins += 1

    def pay(self, coins: int) -> None:
        self.me.coins -= coins
        self.supply += coins

    def lose_days(self, seats: list[int], days: int) -> None:
        for seat in seats:
            self.players[seat].days += days


if __name__ == "__main__":
    from tests.referee.eighty_days_match import main

    sys.exit(main(sys.argv[1:]))
