"""Whoever types a name in place of a slug is understood, in both languages and without accents."""

from __future__ import annotations

import pytest

from pomezi import GAMES, NotationError, Setup, State, seeded
from pomezi.terminal.spoken import NAMING, read
from pomezi.text import LANGUAGES, Texts
from tests.games.bez_hranic.build import at_round
from tests.terminal.conftest import Run

SEVEN = ["gr", "gb", "ba", "es", "pt", "no", "va"]


def said(state: State, line: str, game: str, edition: str) -> str:
    return state.write(read(state, 0, line, game, edition))


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("place Řecko", "place gr"),
        ("place recko", "place gr"),
        ("place GREECE", "place gr"),
        ("Place Bosna a Hercegovina", "place ba"),
        ("place pole 40", "place 40"),
        ("place velka britanie", "place gb"),
    ],
)
def test_a_state_goes_by_its_name(line: str, meant: str) -> None:
    assert said(at_round(1, SEVEN, ["fr"]), line, "bez_hranic", "europe") == meant


def test_a_state_that_is_not_on_offer_is_known_all_the_same() -> None:
    state = at_round(1, SEVEN, ["fr"])
    refusal = state.refusal(0, read(state, 0, "place Česko", "bez_hranic", "europe"))
    assert refusal is not None
    assert refusal.code == "not-offered"


@pytest.mark.parametrize("line", ["place yellow Oklahoma", "place žlutá Oklahoma", "place zluta oklahoma"])
def test_colours_have_names_too(line: str) -> None:
    state = at_round(1, ["ok", "tx"], ["ny"], seats=2, edition="usa", two_colours=True)
    assert said(state, line, "bez_hranic", "usa") == "place yellow ok"


def test_a_longer_name_is_not_taken_for_a_shorter_one() -> None:
    state = at_round(1, ["va", "wv", "nm"], ["ny"], seats=2, edition="usa")
    assert said(state, "place West Virginia", "bez_hranic", "usa") == "place wv"
    assert said(state, "place Západní Virginie", "bez_hranic", "usa") == "place wv"
    assert said(state, "place virginia", "bez_hranic", "usa") == "place va"


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("claim Denver – Kansas City černá:4", "claim denver-kansas-city black:4"),
        ("claim Santa Fe-El Paso Lokomotiva:2", "claim el-paso-santa-fe loco:2"),
        ("draw Černá", "draw black"),
        ("keep Denver–El Paso", "keep denver-el-paso"),
    ],
)
def test_cities_and_cards_go_by_their_names(line: str, meant: str) -> None:
    state = GAMES["ticket_to_ride"].new(Setup(2, "1"))
    assert said(state, line, "ticket_to_ride", "usa") == meant


def test_what_is_no_name_is_refused_as_it_was_typed() -> None:
    state = at_round(1, SEVEN, ["fr"])
    with pytest.raises(NotationError) as caught:
        read(state, 0, "place Narnie", "bez_hranic", "europe")
    assert caught.value.refusal.facts["word"] == "Narnie"


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("line", ["lay 3,3", "lay", "xyz", "place 1 2 3", "Ž ž – “", "roll 1,1,9"])
def test_what_is_no_action_is_refused_in_every_game(key: str, line: str) -> None:
    game = GAMES[key]
    with pytest.raises(NotationError):
        read(game.new(Setup(game.seats[0], "1")), 0, line, key, game.editions[0])


def spoken(word: str, texts: Texts) -> str:
    """A word of a notation by its name, if it has one: `loco:2` is `lokomotiva:2`."""
    slug, colon, number = (word, "", "") if texts.name("card", word) != word else word.partition(":")
    names = (texts.name(family, slug) for family in NAMING)
    return next((name for name in names if name != slug), slug) + colon + number


@pytest.mark.parametrize("key", ["ticket_to_ride", "bez_hranic", "eighty_days"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_in_a_notation_is_understood(key: str, lang: str) -> None:
    """Random games: each word of a notation that has a name may be said by it."""
    game = GAMES[key]
    texts = Texts(lang, key, game.editions[0])
    state, rng, tried = game.new(Setup(game.seats[-1], "7")), seeded("3"), 0
    while state.actors() and tried < 60:
        seat = state.actors().bit_length() - 1
        action = int(state.random_action(seat, rng))
        verb, *words = state.write(action).split(" ")
        names = [spoken(word, texts) for word in words]
        if names != words:
            meant = read(state, seat, " ".join([verb, *names]), key, game.editions[0])
            assert state.refusal(seat, meant) is None
            assert meant == action or verb == "claim"  # two tracks have one name
            tried += 1
        state.apply(seat, action)
    assert tried == 60


def test_arabic_digits_are_no_count(run: Run) -> None:
    state = GAMES["ticket_to_ride"].new(Setup(2, "1"))
    with pytest.raises(NotationError):
        read(state, 0, "claim denver-omaha purple:٤", "ticket_to_ride", "usa")
    assert run("replay", "nothing", "--seat", "٣").code == 2


def test_the_terminal_understands_a_name(run: Run) -> None:
    typed = "ready\n" + "deal\n" * 7 + "place Ázerbájdžán\n"
    ran = run("play", "bez_hranic", "--seats", "you,explorer", "--seed", "1", typed=typed)
    assert "Player 1 places a red token: Azerbaijan." in ran.out
