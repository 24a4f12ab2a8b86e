"""Bots with human limits: what they remember of the map, how fast they press."""

from __future__ import annotations

import pytest

from pomezi import GAMES, RACE, Setup, State, play, seats_in, seeded
from pomezi.bots import make_bot
from pomezi.bots.bez_hranic.levels import EXPLORER, GREEDY, GUIDE, TOURIST, TRAVELLER
from pomezi.bots.bez_hranic.traveller import Level, TravelBot, best_place, noticed, reaction_ms, remember
from pomezi.bots.bot import Bot, Budget, Choice, Glimpse
from pomezi.games.bez_hranic.edition import load_edition
from pomezi.games.bez_hranic.price import rank_offer
from tests.games.bez_hranic.build import at_round, race

GAME = GAMES["bez_hranic"]
LEVELS = (TOURIST, TRAVELLER, GUIDE, EXPLORER)
SEVEN = ["hu", "gr", "gb", "es", "pt", "no", "va"]


def play_out(bots: list[Bot], setup: Setup) -> list[int]:
    """In a race whoever presses first is first; a seat that has pressed waits for its next look."""
    state = GAME.new(setup)
    rng = seeded(f"{int(setup.seed, 16) + 7:x}")
    clock: dict[int, tuple[int, Choice]] = {}
    while state.actors():
        for seat in seats_in(state.actors()):
            if seat not in clock:
                choice = bots[seat].choose(Glimpse(state, seat, rng), Budget())
                assert choice.action in state.legal_actions(seat)
                clock[seat] = (choice.delay_ms, choice)
        seat = min(clock, key=lambda seat: clock[seat][0])
        now, choice = clock.pop(seat)
        pace = state.pace()
        state.apply(seat, choice.action)
        clock = {s: (at - now, c) for s, (at, c) in clock.items()} if state.pace() == pace == RACE else {}
    return state.scores()


def made(*names: str) -> list[Bot]:
    return [make_bot("bez_hranic", name) for name in names]


def average(names: list[str], games: int, **options: bool) -> list[float]:
    totals = [0] * len(names)
    for seed in range(games):
        shift = seed % len(names)
        seated = names[shift:] + names[:shift]
        setup = Setup(len(names), f"{seed + 1:x}", ("europe", "usa")[seed % 2], options)
        for place, euro in enumerate(play_out(made(*seated), setup)):
            totals[(place + shift) % len(names)] += euro
    return [total / games for total in totals]


def test_who_knows_more_has_more() -> None:
    explorer, guide, traveller, tourist = average(["explorer", "guide", "traveller", "tourist"], 24)
    assert explorer > guide > traveller > tourist


def test_who_knows_the_map_beats_who_presses_at_once() -> None:
    """Chance never pays for a stack."""
    greedy, chance = average(["greedy", "random"], 8)
    assert greedy > chance + 50


@pytest.mark.parametrize(
    "options", [{"two_colours": True}, {"correspondence": True}, {"open_map": True}], ids=str
)
def test_it_plays_every_variant(options: dict[str, bool]) -> None:
    greedy, chance = average(["greedy", "random"], 4, **options)
    assert greedy > chance


def test_the_one_who_knows_the_map_places_the_cheapest_token() -> None:
    state = at_round(1, SEVEN, ["fr"], seats=4)
    europe = load_edition("europe")
    assert state.write(best_place(state, 0, europe.atlas, noticed(state, GREEDY, seeded("1")))) == "place pt"
    race(state, "1 pt, 2 pt")  # now it would be 40; Hungary, Greece, Norway are 30 and the Vatican 20
    assert state.write(best_place(state, 0, europe.atlas, noticed(state, GREEDY, seeded("1")))) == "place va"


def asked(bot: Bot, state: State, seat: int, seed: str) -> str:
    return state.write(bot.choose(Glimpse(state, seat, seeded(seed)), Budget()).action)


@pytest.mark.parametrize("level", ["tourist", "traveller", "guide", "explorer"])
@pytest.mark.parametrize(
    ("number", "middle"), [(1, ["fr"]), (3, ["fr"]), (5, ["fr", "ie"]), (7, ["fr", "ie"])]
)
def test_asked_again_before_the_press_it_leaves_a_crowded_field(
    level: str, number: int, middle: list[str]
) -> None:
    """Five tokens fall on what it wanted while it was reaching out: 50 euro more than it thought."""
    changed = 0
    for seed in range(20):
        state = at_round(number, SEVEN, middle, seats=6)
        bot = make_bot("bez_hranic", level)
        wanted = asked(bot, state, 0, f"{seed:x}")
        assert asked(bot, state, 0, f"{seed + 50:x}") == wanted  # nothing has happened: nothing to change
        for other in range(1, 6):
            state.apply(other, state.read(wanted))
        changed += asked(bot, state, 0, f"{seed:x}") != wanted
    assert changed >= 19


def test_one_token_underneath_is_no_reason_to_pay_more_elsewhere() -> None:
    offer = ["fr", "ru", "ua", "by", "ge", "az", "am"]
    ranked = rank_offer(load_edition("europe"), 1, offer, "pt")
    assert ranked[:2] == [(("fr",), 20), (("40",), 40)]
    state = at_round(1, offer, ["pt"], seats=6)
    bot = make_bot("bez_hranic", "explorer")
    for other, wanted in enumerate(["fr", "fr", "40"]):
        assert asked(bot, state, 0, "1") == f"place {wanted}"
        race(state, f"{other + 1} fr")


def test_those_who_know_more_look_better_too() -> None:
    state = at_round(1, SEVEN, ["fr"], seats=6)
    race(state, "1 hu, 2 hu, 3 hu, 4 hu, 5 hu")
    rng = seeded("7")
    seen = [sum(noticed(state, level, rng)[1] for _ in range(400)) / 2000 for level in LEVELS]
    assert seen == pytest.approx([level.notices_percent / 100 for level in LEVELS], abs=0.04)
    assert seen == sorted(seen)
    assert seen[-1] == 1


def test_by_correspondence_there_is_nothing_to_notice() -> None:
    state = at_round(1, SEVEN, ["fr"], correspondence=True)
    for seat in range(3):
        play(state, seat, "open")
    race(state, "1 hu, 2 hu")
    assert noticed(state, EXPLORER, seeded("1")) == [0] * 8


@pytest.mark.parametrize(("number", "middle"), [(3, ["fr"]), (5, ["fr", "ie"]), (7, ["fr", "ie"])])
def test_two_tokens_make_the_best_pair(number: int, middle: list[str]) -> None:
    state = at_round(number, SEVEN, middle, seats=2)
    europe = load_edition("europe")
    placed = []
    for _ in range(2):
        action = best_place(state, 0, europe.atlas, noticed(state, GREEDY, seeded("1")))
        placed.append(state.write(action).removeprefix("place "))
        state.apply(0, action)
    ranked = rank_offer(europe, number, SEVEN, *middle)
    prices = {frozenset(places): euro for places, euro in ranked}
    assert prices[frozenset(placed)] == ranked[0][1]


def test_a_perfect_memory_is_the_map() -> None:
    atlas = load_edition("europe").atlas
    assert remember(atlas, GREEDY, seeded("1")).borders == atlas.borders


@pytest.mark.parametrize("level", [TRAVELLER, TOURIST])
def test_memory_forgets_and_invents_as_much_as_its_level_says(level: Level) -> None:
    atlas = load_edition("usa").atlas
    true = {(a, b) for a, others in enumerate(atlas.borders) for b in others}
    forgotten = invented = 0
    for seed in range(20):
        kept = remember(atlas, level, seeded(f"{seed:x}")).borders
        believed = {(a, b) for a, others in enumerate(kept) for b in others}
        assert believed == {(b, a) for a, b in believed}
        forgotten += len(true - believed)
        invented += len(believed - true)
    assert forgotten == pytest.approx(20 * len(true) * level.forgets_percent / 100, rel=0.25)
    assert invented > 0


def test_memory_and_pace_come_from_the_seed() -> None:
    atlas = load_edition("europe").atlas
    one, two, other = (remember(atlas, TOURIST, seeded(seed)).borders for seed in ("1", "1", "2"))
    assert one == two != other
    setup = Setup(3, "9", "europe")
    assert play_out(made("tourist", "greedy", "traveller"), setup) == play_out(
        made("tourist", "greedy", "traveller"), setup
    )


def test_a_bot_keeps_its_memory_of_a_map() -> None:
    bot = TravelBot(TOURIST)
    europe = load_edition("europe")
    rng = seeded("1")
    assert bot.memory(europe, rng) is bot.memory(europe, rng)
    assert bot.memory(load_edition("usa"), rng) is not bot.memory(europe, rng)


def test_with_an_open_map_nobody_needs_a_memory() -> None:
    bot = TravelBot(Level(100, 0, 100, 100))
    state: State = at_round(1, SEVEN, ["fr"], seats=2, open_map=True)
    choice = bot.choose(Glimpse(state, 0, seeded("1")), Budget())
    assert state.write(choice.action) == "place pt"
    assert not bot.memories


def test_reaction_times_are_spread_like_peoples() -> None:
    rng = seeded("3")
    usual = Level(0, 0, 100, 100)
    times = sorted(reaction_ms(usual, True, rng) for _ in range(4000))
    assert times[0] >= 700
    assert times[-1] <= 12_000
    assert times[2000] == pytest.approx(2300, rel=0.05)
    assert sum(times) / 4000 > times[2000]  # a long tail of those who hesitate
    slow = sorted(reaction_ms(TOURIST, True, rng) for _ in range(4000))
    assert slow[2000] == pytest.approx(1.5 * 2300, rel=0.05)
    second = sorted(reaction_ms(usual, False, rng) for _ in range(4000))
    assert second[2000] == pytest.approx(0.6 * 2300, rel=0.05)
