"""Whether what a seat of 80 Days imagines can be true, given all that it was told since the game began.

Each seat keeps a log of the events it heard. A sample of `determinize` is possible if the unseen cards of the
log can be dealt so that everybody could show what they showed, and hold now what the sample says.
`python -m tests.referee.memory_eighty_days --samples 10000` takes that many samples.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from pomezi import GAMES, Rng, Setup, State, play, seeded
from pomezi.core.events import told
from tests.referee.eighty_days import EVENTS, TRAVEL
from tests.referee.eighty_days_match import Chooser, Difference, at_random, bots, event_lover

GAME = GAMES["eighty_days"]
Facts: TypeAlias = Mapping[str, Any]


class Log:
    """All that one seat was told, as far as it concerns cards that it has not seen."""

    def __init__(self, me: int, view: Any) -> None:
        seats = len(view["players"])
        self.me = me
        self.seats = seats
        self.discards: Counter[str] = Counter()
        self.row: Counter[str] = Counter(view["row"].values())
        self.deck_left: int = view["deck"]
        self.known = [Counter[str]() for _ in range(seats)]  # cards that everybody saw a seat take
        self.decks = [TRAVEL - self.row - Counter(view["own"]["hand"])]  # what may have come unseen from each
        self.steps: list[tuple[str, int, str, int]] = []  # drew or showed; the seat, the card, the deck
        self.laid = False  # whether the cards of the leg have been shown
        self.from_old = 0  # cards of a new row that came from the deck before
        self.event_discards: Counter[str] = Counter()
        self.steps = [("drew", seat, "", 0) for seat in range(seats) if seat != me for _ in range(3)]

    def hear(self, events: Sequence[Facts]) -> None:
        for at, event in enumerate(events):
            kind = str(event["kind"])
            if kind == "reshuffled":
                self.reshuffled(event, for_row=events[at + 1]["kind"] == "round")
            handler = getattr(self, "on_" + kind.replace("-", "_"), None)
            if handler:
                handler(event)

    # -- travel cards

    def on_drew_travel(self, event: Facts) -> None:
        self.deck_left -= 1
        if event["seat"] == self.me:
            self.decks[-1][event["card"]] -= 1
        else:
            self.steps.append(("drew", event["seat"], "", len(self.decks) - 1))

    def reshuffled(self, event: Facts, *, for_row: bool) -> None:
        if for_row:
            self.sweep()
            self.from_old = self.deck_left
        assert event["count"] == self.discards.total(), (event, self.discards)
        self.decks.append(self.discards)
        self.discards = Counter()
        self.deck_left = event["count"] + self.from_old

    def on_round(self, event: Facts) -> None:
        self.sweep()
        for at, card in enumerate(event["row"]):
            self.decks[-2 if at < self.from_old else -1][card] -= 1
        self.row = Counter(event["row"])
        self.deck_left -= len(event["row"])
        self.from_old = 0

    def sweep(self) -> None:
        self.discards += self.row
        self.row = Counter()

    def on_took_card(self, event: Facts) -> None:
        self.known[event["seat"]][event["card"]] += 1
        self.row[event["card"]] -= 1

    def show(self, event: Facts) -> None:
        """Cards from a hand: those that everybody knew of, if there are such (cards of a type are alike)."""
        seat = event["seat"]
        for card in event["cards"]:
            self.discards[card] += 1
            if self.known[seat][card]:
                self.known[seat][card] -= 1
            elif seat != self.me:
                self.steps.append(("showed", seat, card, len(self.decks) - 1))

    on_exchanged = on_came_home = show

    def on_discarded(self, event: Facts) -> None:
        self.show({**event, "cards": [event["card"]]})

    def on_laid_cards(self, event: Facts) -> None:
        self.show(event)
        self.laid = True

    def on_travelled(self, event: Facts) -> None:
        if not self.laid:
            self.show(event)
        self.laid = False

    # -- event cards

    def on_played_event(self, event: Facts) -> None:
        self.event_discards[event["event_card"]] += 1

    on_played_princess = on_discarded_event = on_played_event

    def on_gained_coin(self, event: Facts) -> None:
        if event["source"] == "elephant":
            self.event_discards["elephant"] += 1

    def on_dropped_events(self, event: Facts) -> None:
        self.event_discards.update(event["event_cards"])

    def on_events_reshuffled(self, event: Facts) -> None:
        self.event_discards = Counter()


# -- can it be?


def flaw(log: Log, sample: Any) -> str:
    """What is wrong with an imagined position; nothing if it is possible."""
    if len(sample["deck"]) != log.deck_left:
        return f"{len(sample['deck'])} cards in the deck, not {log.deck_left}"
    hands = [Counter(player["hand"]) for player in sample["players"]]
    for seat, hand in enumerate(hands):
        if log.known[seat] - hand:
            return f"seat {seat} lacks {log.known[seat] - hand}"
    held = [("holds", s, card, len(log.decks) - 1) for s, card in unseen(log, hands)]
    if not Search(log, Counter(sample["deck"])).go(0, [*log.steps, *held]):
        return "no deal of the unseen cards leads here"
    return event_flaw(log, sample)


def unseen(log: Log, hands: list[Counter[str]]) -> Iterator[tuple[int, str]]:
    for seat, hand in enumerate(hands):
        if seat != log.me:
            yield from ((seat, card) for card in (hand - log.known[seat]).elements())


def event_flaw(log: Log, sample: Any) -> str:
    everything = EVENTS - Counter({"contacts": 1}) if log.seats == 2 else EVENTS
    cards = [card for player in sample["players"] for card in player["event_cards"]]
    found = Counter([*sample["event_deck"], *cards]) + log.event_discards
    if found != everything:
        return f"event cards {found}"
    return "a blue card in a hand" if {"storm", "delay"} & set(cards) else ""


class Search:
    """Looks for the decks that the cards came from, one after the other; forgets no dead end."""

    def __init__(self, log: Log, deck: Counter[str]) -> None:
        self.left = [Counter(of_deck) for of_deck in log.decks]
        self.left[-1].subtract(deck)
        self.held: Counter[tuple[int, int]] = Counter()  # by seat and deck: cards drawn and not shown
        self.dead: set[object] = set()

    def go(self, at: int, steps: Sequence[tuple[str, int, str, int]]) -> bool:
        if any(count < 0 for of_deck in self.left for count in of_deck.values()):
            return False
        if at == len(steps):
            return not any(self.held.values()) and not any(of_deck.total() for of_deck in self.left)
        verb, seat, card, latest = steps[at]
        if verb == "drew":
            self.held[seat, latest] += 1
            if self.go(at + 1, steps):
                return True
            self.held[seat, latest] -= 1
            return False
        here = (at, frozenset(self.held.items()), tuple(frozenset(d.items()) for d in self.left))
        if here in self.dead:
            return False
        for deck in range(latest + 1):
            if self.held[seat, deck] and self.left[deck][card]:
                self.shift(seat, deck, card, -1)
                if self.go(at + 1, steps):
                    return True
                self.shift(seat, deck, card, 1)
        self.dead.add(here)
        return False

    def shift(self, seat: int, deck: int, card: str, by: int) -> None:
        self.held[seat, deck] += by
        self.left[deck][card] += by


# -- many samples


def sample_game(seats: int, seed: str, choose: Chooser, chance: Rng, often: int) -> int:
    """Plays a game; now and then a seat imagines, and its log is asked. How many times."""
    state = GAME.new(Setup(seats, seed))
    logs = [Log(seat, state.view(seat)) for seat in range(seats)]
    count = 0
    while state.actors():
        seat = state.actors().bit_length() - 1
        texts = [state.write(action) for action in state.legal_actions(seat)]
        text = choose(state, seat, texts)
        events = play(state, seat, text)
        for log in logs:
            log.hear(told(events, log.me))
        if state.actors() and chance.below(often) == 0:
            log = logs[chance.below(seats)]
            check(log, state, chance, f"{seats} seats, seed {seed}, after {text}, seat {log.me}")
            count += 1
    return count


def check(log: Log, state: State, chance: Rng, said: str) -> None:
    true = flaw(log, state.dump())
    if true:
        raise Difference(f"{said}: the log is wrong: {true}")
    imagined = GAME.imagine(json.loads(json.dumps(state.view(log.me))), chance)
    wrong = flaw(log, imagined.dump())
    if wrong:
        raise Difference(f"{said}: impossible: {wrong}")
    twins = [{**s.determinize(log.me, seeded("7")).dump(), "knowledge": 0} for s in (state, imagined)]
    if twins[0] != twins[1]:
        raise Difference(f"{said}: imagines more than it can know")


def sample_many(samples: int, seed: str, often: int = 7) -> tuple[int, int]:
    """So many samples at least, from as many games as it takes."""
    count = games = 0
    while count < samples:
        name = f"{seed}{games:x}"
        chance = seeded(name)
        seats = 2 + games % 5
        makers = (at_random, event_lover, at_random)
        choose = bots(seats, chance) if games % 4 == 3 else makers[games % 4](chance)
        count += sample_game(seats, name, choose, chance, often)
        games += 1
    return count, games


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--samples", type=int, default=500)
    parser.add_argument("--seed", default="9", help="hexadecimal; the same seed, the same samples")
    given = parser.parse_args(argv)
    count, games = sample_many(given.samples, given.seed)
    print(f"80 Days: {count} samples from {games} games, all possible")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
