"""Plays 80 Days with the engine and its second opinion side by side, and says where they differ."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from pomezi import GAMES, Rng, Setup, State, play, seats_in, seeded
from pomezi.bots import make_bot
from pomezi.bots.bot import Budget, Glimpse
from tests.referee.eighty_days import CITIES, COINS, EVENTS, LAID_OUT, SPACES, TRAVEL, Drawn, Model

GAME = GAMES["eighty_days"]
TOKENS = Counter({"coin": 3, "travel": 2, "event": 2, "day": 2})
BOTS = ("tourist", "traveller", "guide", "racer")
LONGEST = 5000  # actions in a game

Chooser: TypeAlias = Callable[[State, int, list[str]], str]


class Difference(Exception):
    """The engine and the model do not agree."""


# -- one game beside the other


def follow(state: State, choose: Chooser, said: str) -> int:
    """Plays to the end, comparing after every action; how many there were."""
    model = Model(state.dump())
    for count in range(LONGEST):
        texts = compare_choices(state, model, said)
        if not texts:
            expect(said, "places", state.places(), model.places())
            return count
        text = choose(state, model.turn, texts)
        step(state, model, text, f"{said}, action {count}: {text}")
    raise Difference(f"{said}: no end")


def compare_choices(state: State, model: Model, said: str) -> list[str]:
    """The legal actions of every seat."""
    expected = model.legal()
    expect(said, "actors", seats_in(state.actors()), [model.turn] if expected else [])
    if expected:
        found = [state.write(action) for action in state.legal_actions(model.turn)]
        expect(said, "doubled actions", len(found), len(set(found)))
        expect(said, "actions", sorted(found), sorted(expected))
    return sorted(expected)


def step(state: State, model: Model, text: str, said: str) -> None:
    events = play(state, model.turn, text)
    model.rolls = [int(str(event.facts["die"])) for event in events if event.kind == "rolled"]
    try:
        model.step(text)
    except (AssertionError, IndexError, ValueError, KeyError, StopIteration) as error:
        raise Difference(f"{said}: the model stumbles: {error!r}") from error
    expect(said, "rolls not due", model.rolls, [])
    after: Any = state.dump()
    settle(model, after, said)
    for colour in ("red", "blue"):
        after["used_tokens"][colour].sort()
    for player in after["players"]:
        del player["drawn"]  # what the table remembers has a referee of its own
    for key, expected in model.dump().items():
        expect(said, key, after[key], plain(expected))
    expect(said, "scores", state.scores(), [player.days for player in model.players])


def settle(model: Model, after: Any, said: str) -> None:
    """Chance tells the faces of what was shuffled: as many of each card as lay in the pile."""
    pool: Counter[str] = Counter()
    faces: Counter[str] = Counter()
    piles: Any = [
        (model.deck, after["deck"]),
        (model.row, after["row"]),
        (model.event_deck, after["event_deck"]),
    ]
    for pile, seen in piles:
        for place, card in enumerate(pile):
            if isinstance(card, Drawn) and place < len(seen):
                pool[str(card)] += 1
                faces[str(seen[place])] += 1
                pile[place] = seen[place]
    for player, seen in zip(model.players, after["players"], strict=True):
        drawn = [card for card in player.hand if isinstance(card, Drawn)]
        player.hand = [card for card in player.hand if not isinstance(card, Drawn)]
        new = list((Counter(seen["hand"]) - Counter(player.hand)).elements()) if drawn else []
        pool.update(str(card) for card in drawn)
        faces.update(new)
        player.hand += new
    expect(said, "shuffled cards", faces, pool)


def plain(value: Any) -> Any:
    """Comparable: counts without zeros, truths as numbers."""
    if isinstance(value, Counter):
        return {key: count for key, count in value.items() if count}
    if isinstance(value, dict):
        return {key: plain(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [plain(inner) for inner in value]
    return int(value) if isinstance(value, bool) else value


def expect(said: str, what: str, found: object, expected: object) -> None:
    if found != expected:
        raise Difference(f"{said}\n{what}: the engine {found!r}\n{what}: the model  {expected!r}")


# -- how a game starts


def check_start(setup: Setup, dump: Any, said: str) -> None:
    """AW-01 to AW-06, AW-10, AW-80: what is laid out, whatever the shuffle."""
    seats = setup.seats
    hands = [Counter(player["hand"]) for player in dump["players"]]
    expect(said, "hands", [hand.total() for hand in hands], [3] * seats)
    for key, value in (("coins", 1), ("days", 0), ("legs", 0), ("home", 0), ("event_cards", [])):
        expect(said, key, [player[key] for player in dump["players"]], [value] * seats)
    row = [card for card in dump["row"] if card]
    expect(said, "row", dump["row"], row + [None] * (6 - LAID_OUT[seats]))
    expect(said, "row", len(row), LAID_OUT[seats])
    expect(said, "travel cards", Counter([*dump["deck"], *row]) + sum(hands, Counter()), TRAVEL)
    events = EVENTS - Counter({"contacts": 1}) if seats == 2 else EVENTS
    expect(said, "event cards", Counter(dump["event_deck"]), events)
    for colour in ("red", "blue"):
        expect(said, f"{colour} tokens", Counter(dump["tokens"][colour]), TOKENS)
    expect(said, "supply", dump["supply"], COINS - seats)
    expect(said, "detective", dump["detective"], "brindisi")
    start = setup.options.get("start", "drawn")
    expect(said, "watch", [dump["watch"], dump["turn"]], [dump["watch"] if start == "drawn" else start] * 2)


def crafted(seats: int, options: dict[str, Any], chance: Rng) -> State:
    """A position that games seldom reach: many event cards, few coins or cards left, near home."""
    dump: Any = GAME.new(Setup(seats, "1", "", options)).dump()
    travel, events = shuffled(list(TRAVEL.elements()), chance), [*dump["event_deck"]]
    blue = [card for card in events if card in ("storm", "delay")]
    events = shuffled([card for card in events if card not in blue], chance)
    homes = chance.below(max(1, {2: 1, 6: 4}.get(seats, seats - 1)))
    coins = COINS
    nearest = chance.below(len(CITIES))
    for seat, player in enumerate(dump["players"]):
        is_home = seat < homes
        player["home"] = seat + 1 if is_home else 0
        player["legs"] = len(CITIES) if is_home else min(9, nearest + chance.below(4))
        player["days"] = 60 + chance.below(30)
        player["hand"] = Counter(travel.pop() for _ in range(0 if is_home else chance.below(7)))
        player["known_cards"] = {}
        held = 0 if is_home else min(len(events), chance.below(7 - sum(player["hand"].values())))
        player["event_cards"] = [events.pop() for _ in range(held)]
        player["coins"] = chance.below(min(coins, 7) + 1)
        coins -= player["coins"]
    if chance.below(4) == 0:  # an empty supply
        dump["players"][0]["coins"] += coins
        coins = 0
    laid = LAID_OUT[seats - homes]
    row = [travel.pop() for _ in range(laid)]
    left = chance.below(len(travel) + 1) if chance.below(2) else chance.below(8)
    piled = chance.below(len(events) + 1)
    dump.update(
        watch=homes,
        turn=homes,
        supply=coins,
        row=row + [None] * (len(SPACES) - laid),
        deck=travel[:left],
        discards=Counter(travel[left:]),
        event_discards=events[:piled],
        event_deck=shuffled(events[piled:] + blue, chance),
        detective=CITIES[1 + chance.below(9)],
        dice=[1 + chance.below(6) for _ in range(chance.below(4))],
    )
    del dump["trail"]  # how the cards came to the hands
    legs = [player["legs"] for player in dump["players"]]
    dump["used_tokens"] = {
        "red": [city for at, city in enumerate(CITIES) if 0 < at <= max(legs)],
        "blue": [city for at, city in enumerate(CITIES) if 0 < at <= min(legs)],
    }
    return GAME.load(dump)


def shuffled(cards: list[str], chance: Rng) -> list[str]:
    for i in range(len(cards) - 1, 0, -1):
        j = chance.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


# -- who plays


def at_random(chance: Rng) -> Chooser:
    return lambda state, seat, texts: texts[chance.below(len(texts))]


def event_lover(chance: Rng) -> Chooser:
    """Mostly plays what is seldom played: event cards, the balloon, journeys."""

    def choose(state: State, seat: int, texts: list[str]) -> str:
        rare = [text for text in texts if text.split(" ")[0] in ("play", "balloon", "travel", "buy")]
        some = rare if rare and chance.below(3) else texts
        return some[chance.below(len(some))]

    return choose


def bots(seats: int, chance: Rng) -> Chooser:
    players = [make_bot(GAME.key, BOTS[chance.below(len(BOTS))]) for _ in range(seats)]

    def choose(state: State, seat: int, texts: list[str]) -> str:
        return state.write(players[seat].choose(Glimpse(state, seat, chance), Budget()).action)

    return choose


def play_one(number: int, seed: str) -> int:
    """One game beside the model; what kind of game, its number and the seed say."""
    chance = seeded(f"{seed}{number:x}")
    seats = 2 + number % 5
    options: dict[str, Any] = {"princess": ("any", "top")[chance.below(2)]}
    if chance.below(2):
        options["start"] = chance.below(seats)
    said = f"game {number}, {seats} seats, {options}"
    kind = chance.below(8)
    if kind < 3:
        return follow(crafted(seats, options, chance), event_lover(chance), f"crafted {said}")
    setup = Setup(seats, f"{seed}{number:x}", "", options)
    state = GAME.new(setup)
    check_start(setup, state.dump(), said)
    if kind == 3:
        return follow(state, bots(seats, chance), f"bots' {said}")
    return follow(state, (at_random if kind < 6 else event_lover)(chance), said)


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="80", help="hexadecimal; the same seed, the same games")
    given = parser.parse_args(argv)
    actions = 0
    for number in range(given.games):
        actions += play_one(number, given.seed)
    print(f"80 Days: {given.games} games, {actions} actions, no difference")
    return 0
