"""Every refusal, event and name of the game has its sentence in both languages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from pomezi import Event, PomeziError, Setup, SetupError, play, seats_in, seeded
from pomezi.core.rng import Rng
from pomezi.games.bez_hranic.pieces import COLOURS, KINDS, PHASES
from pomezi.games.bez_hranic.setup import OPTIONS
from pomezi.text import LANGUAGES, Texts
from tests.games.bez_hranic.build import GAME, at_round, new

SOURCES = [path for path in files("pomezi.games.bez_hranic").iterdir() if path.name.endswith(".py")]
CODE = re.compile(r'(?:Refusal|NotationError)\(\s*"([a-z0-9-]+)"|"(edition-[a-z-]+|dump-[a-z-]+)"')
EVENT = re.compile(r'Event\(\s*"([a-z-]+)"')

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def texts(lang: str, edition: str = "europe") -> Texts:
    return Texts(lang, GAME.key, edition)


def played(state_setup: Setup, rng: Rng) -> list[Event]:
    state = GAME.new(state_setup)
    events: list[Event] = []
    while state.actors():
        seats = seats_in(state.actors())
        seat = seats[rng.below(len(seats))]
        state.apply(seat, state.random_action(seat, rng), events)
    return events


@every_language
@pytest.mark.skipif(not SOURCES, reason="the compiled engine has no sources beside it")
def test_every_code_and_event_in_the_sources_has_a_text(lang: str) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    codes = {code for pair in CODE.findall(source) for code in pair if code}
    codes |= {"all-placed", "map-open", "deal-first", "reveal-now", "colours-together", "same-pair"}
    kinds = set(EVENT.findall(source)) | {"paid", "received"}
    assert len(codes) > 20
    missing = [code for code in codes if not texts(lang).has(f"refusal-{code}")]
    missing += [kind for kind in kinds if not texts(lang).has(f"event-{kind}")]
    assert not missing


@every_language
@pytest.mark.parametrize("edition", ["europe", "usa"])
@pytest.mark.parametrize("options", [{}, {"correspondence": True}, {"two_colours": True}], ids=str)
def test_every_event_of_a_game_is_told_with_names(lang: str, edition: str, options: dict[str, bool]) -> None:
    told = texts(lang, edition)
    for event in played(Setup(3, "5", edition, options), seeded("6")):
        for seat in range(-1, 3):
            seen = event.seen_by(seat)
            sentence = told.event(seen)
            assert "  " not in sentence
            for key in ("state", "place"):
                if key in seen:
                    assert told.name("state", str(seen[key])) in sentence
            places = seen.get("places", [])
            assert isinstance(places, list)
            if event.kind != "over":
                assert all(told.name("state", place) in sentence for place in places)


@every_language
def test_names_for_screens_are_there(lang: str) -> None:
    told = texts(lang)
    for key in (
        "game",
        "about",
        "state-40",
        "charge-crossings",
        "charge-neighbours",
        "charge-forty",
        "charge-stack",
    ):
        assert told.say(key)
    for family, slugs in (("colour", COLOURS), ("crossing", KINDS), ("phase", PHASES)):
        assert all(told.has(f"{family}-{slug}") for slug in slugs)
    assert all(told.has(f"about-option-{option.key}") for option in OPTIONS)


def test_the_same_slug_has_the_name_of_its_own_map() -> None:
    assert texts("cs", "europe").name("state", "de") == "Německo"
    assert texts("cs", "usa").name("state", "de") == "Delaware"
    assert texts("cs", "usa").name("state", "ga") == "Georgie"
    assert texts("en", "europe").name("state", "ru:kaliningrad") == "Russia (Kaliningrad)"


def test_refusals_read_as_sentences() -> None:
    state = at_round(3, ["hu", "gr", "gb", "es", "pt", "no", "va"], ["fr"], seats=2)
    play(state, 0, "place hu")
    told = texts("cs")
    wanted = {
        "place cz": "V nabídce není: Česko.",
        "place hu": "Tady už leží váš druhý žeton (Maďarsko); musí být u dvou různých polí.",
        "ready": "Nabídka je odkrytá: pokládejte žetony.",
    }
    for notation, sentence in wanted.items():
        with pytest.raises(PomeziError) as caught:
            play(state, 0, notation)
        assert told.error(caught.value) == sentence
    with pytest.raises(SetupError) as refused:
        new(4, two_colours=True)
    assert texts("en").error(refused.value) == "Two colours each: 3 players at most, not 4."
