"""What a bot's process tells of its reasons: what it would do, and why it did something."""

from __future__ import annotations

import pytest

from pomezi import GAMES, Setup, seats_in
from pomezi.server import reasoning
from pomezi.server.reasoning import LEAST_GAMES, Question, explain, suggest
from pomezi.server.thinking import Job, choose


def job(game: str, actions: tuple[tuple[int, str], ...] = (), bot: str = "explorer") -> Job:
    state = GAMES[game].new(Setup(2, "7"))
    for seat, action in actions:
        state.apply(seat, state.read(action))
    return Job(game, Setup(2, "7"), actions, seats_in(state.actors())[0], bot, "5", 200)


def played(game: str, count: int) -> tuple[tuple[int, str], ...]:
    """What guides do first."""
    actions: list[tuple[int, str]] = []
    for _ in range(count):
        asked = job(game, tuple(actions), "guide")
        actions.append((asked.seat, choose(asked)[0]))
    return tuple(actions)


@pytest.mark.parametrize("game", ["ticket_to_ride", "eighty_days", "limes", "border"])
def test_a_hint_says_why_how_far_ahead_it_leads_and_what_is_next_best(game: str) -> None:
    asked = (suggest(job(game, played(game, count))) for count in range(2, 9))
    advice = next(each for each in asked if each.thoughts[0].action not in ("end", "done"))
    best, rather = advice.thoughts[0], advice.rather
    assert best.reasons
    assert (best.ahead is None) == (advice.games < LEAST_GAMES)
    if rather is not None:
        assert rather.action != best.action
        assert (rather.ahead or 0.0) <= (best.ahead or 0.0)


def test_a_game_that_tells_no_reasons_is_hinted_at_by_figures_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reasoning, "explain_of", lambda _game: None)
    monkeypatch.setattr(reasoning, "LONGEST_WEIGHING_S", 60.0)  # however busy the machine is
    monkeypatch.setattr(reasoning, "MOST_PLAYOUTS", LEAST_GAMES)
    best = suggest(job("limes", played("limes", 3))).thoughts[0]
    assert best.reasons == ()
    assert best.ahead is not None


def test_hidden_cards_of_a_bot_are_not_told_while_it_plays() -> None:
    """The tickets that it keeps, and what its draws are for."""
    actions = played("ticket_to_ride", 12)
    for count, (seat, action) in enumerate(actions):
        before = Job("ticket_to_ride", Setup(2, "7"), actions[:count], seat, "guide", "5")
        openly = explain(Question(before, action, 1 - seat))
        assert all(not reason.is_secret for thought in openly.thoughts for reason in thought.reasons)
        assert "ticket" not in str(openly)
        if action.startswith("keep"):
            assert openly.thoughts == ()
            assert explain(Question(before, action, seat)).thoughts[0].reasons


def test_a_bot_that_imagines_games_tells_what_it_expected_after_the_end() -> None:
    actions = played("eighty_days", 3)
    seat, action = actions[2]
    before = Job("eighty_days", Setup(2, "7"), actions[:2], seat, "explorer", "5", 300)
    told = explain(Question(before, action, seat))
    assert told.thoughts[0].action == action
    assert (told.thoughts[0].ahead is None) == (told.games == 0)
