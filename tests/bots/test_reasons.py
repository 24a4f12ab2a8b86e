"""Why a bot would do something: told from what its seat knows, openly what anybody could find out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pomezi import Setup, seats_in, seeded
from pomezi.bots import REASONS, explain_of, make_bot
from pomezi.bots.bot import Budget, Glimpse
from pomezi.bots.reason import Reason
from pomezi.core.game import find_game
from pomezi.core.state import TOGETHER, State
from pomezi.text import LANGUAGES, Texts
from tests.games.eighty_days.build import position

MOST_ACTIONS = 80
ALTERNATIVES = 6  # legal actions looked at beside the one that is chosen


def walk(game: str, seed: str, seats: int) -> Iterator[tuple[State, State, int, list[int]]]:
    """Each position of a game between bots with the one that its phase began with, who acts, and what could
    be done: first what is done."""
    state = find_game(game).new(Setup(seats, seed))
    chance, bot = seeded(seed + "5"), make_bot(game, "traveller")
    begun = state.clone()
    for _ in range(MOST_ACTIONS):
        if not state.actors():
            return
        seat = seats_in(state.actors())[0]
        chosen = bot.choose(Glimpse(state, seat, chance), Budget()).action
        legal = state.legal_actions(seat)
        others = [legal[chance.below(len(legal))] for _ in range(ALTERNATIVES)]
        yield state, begun, seat, [chosen, *others]
        pace, actors = state.pace(), state.actors()
        state.apply(seat, chosen)
        if state.pace() != pace or state.actors() & ~actors:
            begun = state.clone()


def told(game: str, state: State, seat: int, action: int) -> list[Reason]:
    explain = explain_of(game)
    assert explain is not None
    return explain(state, seat, action)


def openly(found: list[Reason]) -> list[Reason]:
    return [reason for reason in found if not reason.is_secret]


@pytest.mark.parametrize("game", REASONS)
def test_reasons_tell_nothing_that_the_seat_does_not_know(game: str) -> None:
    """Whatever it imagines in place of what is hidden, they are the same."""
    for state, _, seat, choices in walk(game, "a1", 3):
        guesses = [state.determinize(seat, seeded(stream)) for stream in ("1", "2")]
        for action in choices:
            first, second = (told(game, guess, seat, action) for guess in guesses)
            assert first == second, state.write(action)


@pytest.mark.parametrize("game", REASONS)
def test_open_reasons_are_those_that_anybody_at_the_table_could_give(game: str) -> None:
    compared = 0
    done: list[tuple[int, int]] = []  # in this phase
    before: State | None = None
    for state, begun, seat, choices in walk(game, "a2", 3):
        if begun is not before:
            before, done = begun, []
        for onlooker in range(3):
            if onlooker == seat:
                continue
            guess = as_seen(state, begun, onlooker, [a for s, a in done if s == seat], seat)
            for action in choices:
                if guess is None or action not in guess.legal_actions(seat):
                    continue
                own = told(game, state.determinize(seat, seeded("1")), seat, action)
                assert openly(told(game, guess, seat, action)) == openly(own), state.write(action)
                compared += len(openly(own))
        done.append((seat, choices[0]))
    assert compared > 20


def as_seen(state: State, begun: State, onlooker: int, actions: list[int], seat: int) -> State | None:
    """The position as somebody else knows it once choices made together are known."""
    if state.pace() != TOGETHER:
        return state.determinize(onlooker, seeded("9"))
    guess = begun.determinize(onlooker, seeded("9"))
    for action in actions:
        if action not in guess.legal_actions(seat):
            return None
        guess.apply(seat, action)
    return guess


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", REASONS)
def test_every_reason_is_a_sentence(game: str, lang: str) -> None:
    texts = Texts(lang, game)
    for state, _, seat, choices in walk(game, "a3", 2):
        for reason in told(game, state, seat, choices[0]):
            sentence = texts.say(f"reason-{reason.code}", reason.facts)
            assert sentence[-1] == "."
            assert sentence[0].isupper() or sentence[0].isdigit()


@pytest.mark.parametrize("game", REASONS)
def test_most_choices_of_a_bot_have_a_reason(game: str) -> None:
    choices = [
        (state.write(taken[0]), told(game, state, seat, taken[0]))
        for state, _, seat, taken in walk(game, "a4", 2)
        if len(state.legal_actions(seat)) > 1
    ]
    silent = [action for action, found in choices if not found]
    assert len(silent) <= len(choices) // 3, silent


@pytest.mark.parametrize(("hand", "code"), [("train:3", "cards-missing"), ("ship:4 ship:7", "leg-can-wait")])
def test_staying_is_explained_whether_or_not_one_could_travel(hand: str, code: str) -> None:
    table = position(2, phase="act", cities=["suez", "suez"], hands={0: hand})
    first, *_ = told("eighty_days", table.state, 0, table.state.read("stay"))
    assert (first.code, first.facts.get("days", 11)) == (code, 11)
