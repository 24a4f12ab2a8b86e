"""Every sentence the game can need is there in both languages."""

from __future__ import annotations

import pytest

from pomezi import GAMES, Refusal, Setup, State, play, seeded
from pomezi.games.eighty_days import pieces
from pomezi.text import LANGUAGES, Texts
from tests.games.eighty_days.build import CITIES, GAME, position

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
def test_every_thing_has_a_name(lang: str) -> None:
    texts = Texts(lang, "eighty_days")
    families = {
        "city": CITIES,
        "card": pieces.CARDS,
        "eventcard": pieces.EVENT_CARDS,
        "space": pieces.SPACES,
        "token": pieces.TOKENS,
        "colour": pieces.COLOURS,
        "phase": pieces.PHASES,
    }
    missing = [
        (family, slug)
        for family, slugs in families.items()
        for slug in slugs
        if not texts.has(key(family, slug))
    ]
    assert missing == []
    assert texts.say("game")
    assert texts.say("about")


def key(family: str, slug: str) -> str:
    return f"{family}-{slug}".replace(":", "-")


@every_language
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_event_of_random_games_can_be_told_to_everybody(lang: str, seats: int) -> None:
    texts = Texts(lang, "eighty_days")
    for seed in range(1, 3):
        state = GAMES["eighty_days"].new(Setup(seats, f"{seed:x}"))
        chance = seeded(f"{seed}b")
        while state.actors():
            seat = state.actors().bit_length() - 1
            for event in play(state, seat, state.write(state.random_action(seat, chance))):
                for other in range(-1, seats):
                    sentence = texts.event(event.seen_by(other))
                    assert sentence.endswith(".")
                    assert "{" not in sentence


def test_names_of_cards_are_in_the_language() -> None:
    table = position(3, row="ship:7 train:4 ship:5 ship:5").do("take 1")
    event = table.told[-1].seen_by(1)
    assert Texts("cs", "eighty_days").event(event) == "Hráč 1 bere kartu: loď 7 (1 mince)."
    assert Texts("en", "eighty_days").event(event) == "Player 1 takes ship 7 (1 coin)."


@every_language
def test_refusals_can_be_said(lang: str) -> None:
    texts = Texts(lang, "eighty_days")
    said: set[str] = set()
    chance = seeded("c0de")
    met: set[int] = set()
    for seed in range(1, 3):
        state = GAME.new(Setup(4, f"{seed:x}"))
        while state.actors():
            seat = state.actors().bit_length() - 1
            met.update(state.legal_actions(seat))
            for refusal in refusals(state, seat, sorted(met)[:: max(1, len(met) // 40)]):
                assert "{" not in texts.refusal(refusal)
                said.add(refusal.code)
            state.apply(seat, state.random_action(seat, chance))
    assert len(said) >= 12


def refusals(state: State, seat: int, actions: list[int]) -> list[Refusal]:
    found = [state.refusal(seat, action) for action in actions]
    return [refusal for refusal in found if refusal is not None]
