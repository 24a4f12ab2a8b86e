"""Every refusal, event and name has its sentence in both languages."""

from __future__ import annotations

import pytest

from pomezi import GAMES, SPECTATOR, Event, Refusal, seats_in, seeded
from pomezi.games.limes.pieces import JOBS, KINDS, RANKS
from pomezi.text import LANGUAGES, Texts
from tests.games.limes.build import new_game, play_all


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_have_names(lang: str) -> None:
    texts = Texts(lang, "limes")
    for family, slugs in (("job", JOBS[1:]), ("kind", KINDS[1:]), ("rank", RANKS)):
        for slug in slugs:
            assert texts.name(family, slug) != slug or lang == "en"
            assert texts.has(f"{family}-{slug}")
    for option in GAMES["limes"].options:
        assert texts.has(f"option-{option.key}")
    assert texts.say("about")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_every_event_of_a_game_can_be_told_to_everybody(lang: str, seats: int) -> None:
    texts = Texts(lang, "limes")
    state = new_game(seats, "7e47", {"diagonal": True, "ferry": True})
    rng = seeded("7")
    kinds = set()
    while state.actors():
        seat = seats_in(state.actors())[0]
        events: list[Event] = []
        state.apply(seat, state.random_action(seat, rng), events)
        for event in events:
            kinds.add(event.kind)
            for reader in range(SPECTATOR, seats):
                sentence = texts.event(event.seen_by(reader))
                assert "None" not in sentence
                assert "{" not in sentence
    alone = {"laid", "decided", "turned-up", "over", "ranked"}
    assert kinds == (alone if seats == 1 else alone - {"ranked"} | {"shown"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_can_be_told(lang: str) -> None:
    texts = Texts(lang, "limes")
    state = new_game()
    told: set[str] = set()
    while state.rounds < 8:
        for action in range(6000):
            refusal = state.refusal(0, action)
            if isinstance(refusal, Refusal) and refusal.code not in told:
                told.add(refusal.code)
                assert "{" not in texts.refusal(refusal)
        state.apply(0, state.legal_actions(0)[1])  # places a worker while there is one
    assert told == {
        "already-laid",
        "first-card",
        "lay-first",
        "no-card-there",
        "no-side",
        "no-such-action",
        "no-workers-left",
        "outside-frame",
        "place-taken",
        "same-area",
        "too-far",
        "worker-in-supply",
    }


def test_the_log_counts_columns_and_rows_as_people_see_them() -> None:
    """The notation counts from a corner nobody sees; people count from the top left of the landscape."""
    state = new_game(2, deck=("1", "2"))
    for seat in (0, 1):
        play_all(state, "lay 3,3 r0", "place z4", seat=seat)
    laid, decided = play_all(state, "lay 2,3 r90", "move w1 6,7", seat=0)
    shown = play_all(state, "lay 3,2 r0", "pass", seat=1)[2:]
    english, czech = Texts("en", "limes"), Texts("cs", "limes")
    assert english.event(laid.seen_by(0)) == (
        "Player 1 lays card 2 in the first column from the left, first row from the top, turned by 90°."
    )
    assert czech.event(decided.seen_by(0)).startswith(
        "Hráč 1 přesouvá dělníka 1 na kartu v 2. sloupci a 1. řadě, vlevo dole: teď rybář."
    )
    told = [english.event(event.seen_by(0)) for event in shown]
    assert "worker 1 moved to the card in the second column, first row, bottom left (fisher)" in told[0]
    assert "card 2 in the first column, first row; the workers stay" in told[1]
