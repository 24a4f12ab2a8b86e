"""What a bot's process answers, and what it keeps between two answers."""

from __future__ import annotations

from pomezi import GAMES, Setup
from pomezi.bots.bez_hranic.traveller import TravelBot
from pomezi.core.rng import seeded
from pomezi.core.state import seats_in
from pomezi.games.bez_hranic.edition import load_edition
from pomezi.server.thinking import Job, bot_at, choose, position


def test_a_bot_keeps_its_seat_and_its_own_map_from_choice_to_choice() -> None:
    tourist = bot_at("a1", 0, "bez_hranic", "tourist")
    assert bot_at("a1", 0, "bez_hranic", "tourist") is tourist
    assert bot_at("a1", 1, "bez_hranic", "tourist") is not tourist
    assert bot_at("a2", 0, "bez_hranic", "tourist") is not tourist


def test_the_map_remembered_for_one_press_serves_the_next() -> None:
    state = GAMES["bez_hranic"].new(Setup(2, "b0"))
    actions: list[tuple[int, str]] = []
    bots = [bot_at("b0", seat, "bez_hranic", "tourist") for seat in (0, 1)]
    maps: set[int] = set()
    while len(actions) < 60 and state.actors():
        seat = seats_in(state.actors())[0]
        asked = Job("bez_hranic", Setup(2, "b0"), tuple(actions), seat, "tourist", f"{len(actions):x}")
        text, _ = choose(asked)
        actions.append((seat, text))
        state = position(asked)
        state.apply(seat, state.read(text))
        bot = bots[0]
        assert isinstance(bot, TravelBot)
        maps |= {id(atlas) for atlas in bot.memories.values()}
    assert len(maps) == 1


def test_every_process_remembers_the_same_map_for_a_seat() -> None:
    """What one worker forgot the next one forgets too, whatever chance each choice is given."""
    edition = load_edition("europe")
    maps = []
    for seed, seat, stream in (("b1", 0, "5"), ("b1", 0, "6"), ("b1", 1, "5"), ("b2", 0, "5")):
        bot_at.cache_clear()  # as in a process of its own
        bot = bot_at(seed, seat, "bez_hranic", "tourist")
        assert isinstance(bot, TravelBot)
        maps.append(list(bot.memory(edition, seeded(stream)).crossings))
    assert maps[0] == maps[1]
    assert maps[0] != maps[2]
    assert maps[0] != maps[3]
