"""Every lesson is played to its end by the engine; a table of one keeps its deal and its script."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

import pomezi
from pomezi.bots import LEVELS
from pomezi.core.game import find_game
from pomezi.core.record import Record
from pomezi.core.state import State, seats_in
from pomezi.games.bez_hranic.edition import load_edition
from pomezi.games.bez_hranic.price import rank_offer
from pomezi.server.commands.asking import Refuse
from pomezi.server.forms import LessonStep, NewTable
from pomezi.server.laying import new_head
from pomezi.server.lessons import LEARNER, Lesson, find_lesson, is_legal, laid, lesson_of
from tests.server.client import Somebody
from tests.server.conftest import Arrive

LESSONS = [key for key in pomezi.GAMES if find_lesson(key)]
KEY = re.compile(r"^lesson-([\w-]+) = (.*)$", re.MULTILINE)
LONGEST_SENTENCE = 210  # letters: more do not fit above a board on a phone
MOST_STEPS = 40
MOST_WORDS = 700  # three minutes and a half, read without haste: half of what a lesson may take


def fits(pattern: str, notation: str) -> bool:
    return notation.startswith(pattern[:-1]) if pattern.endswith("*") else notation == pattern


def asked_for(lesson: Lesson) -> list[LessonStep]:
    """A step for every action of the learner."""
    return [step for step in lesson.steps if step.allow for _ in range(step.times)]


class Run:
    """A lesson on the bare engine: the learner takes one of what is allowed, the bots follow their script."""

    def __init__(self, game: str, choice: int) -> None:
        self.lesson = lesson_of(game)
        self.state = find_game(game).new(self.lesson.setup())
        self.choice = choice
        self.left = asked_for(self.lesson)
        self.scripts = {int(seat): list(moves) for seat, moves in self.lesson.script.items()}

    def play(self) -> Iterator[tuple[int, str]]:
        while self.left and self.state.actors():
            seat = max(seats_in(self.state.actors()))  # the bots first, as at a table
            action = self.own() if seat == LEARNER else self.scripted(seat)
            self.state.apply(seat, self.state.read(action))
            yield seat, action

    def own(self) -> str:
        step = self.left.pop(0)
        legal = written(self.state, LEARNER)
        for pattern in step.allow:
            assert any(fits(pattern, each) for each in legal), f"{step.say}: {pattern} is not legal"
        found = [each for each in legal if any(fits(pattern, each) for pattern in step.allow)]
        return found[self.choice % len(found)]

    def scripted(self, seat: int) -> str:
        if not self.scripts.get(seat):
            return written(self.state, seat)[0]
        move = self.scripts[seat].pop(0)
        action = move if isinstance(move, str) else move.do
        assert is_legal(self.state, seat, action), f"the bot's {action} is not legal"
        return action


def written(state: State, seat: int) -> list[str]:
    return [state.write(action) for action in state.legal_actions(seat)]


@pytest.mark.parametrize("choice", [0, -1], ids=["first", "last"])
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_played_to_its_end(game: str, choice: int) -> None:
    run = Run(game, choice)
    for _ in run.play():
        pass
    assert not run.left, f"{run.left[0].say} never came"
    assert not any(run.scripts.values()), "the bots have not done what they were to do"


def test_the_prices_that_the_lesson_of_bez_hranic_tells_are_those_of_the_engine() -> None:
    run, told = Run("bez_hranic", choice=0), {}
    for _ in run.play():
        view: Any = run.state.view(LEARNER)
        if "evaluation" in view:
            told[view["round"]] = view["evaluation"]
    paid = [{key: eur for key, eur in bill["charges"].items() if eur} for bill in told[1]["bills"]]
    assert paid == [{"crossings": 20}, {"crossings": 10, "neighbours": 30}, {"forty": 40}]
    assert told[1]["hindsight"]["best"] == [["it"]]
    late, first = told[2]["bills"][1:]
    assert [(bill["places"], bill["charges"]["stack"]) for bill in (first, late)] == [
        (["at"], 0),
        (["at"], 10),
    ]
    prices = dict(rank_offer(load_edition("europe"), 3, ["hu", "ro", "ch"], "cz"))
    assert (prices["hu", "ch"], prices["hu", "ro"]) == (4 * 10, 3 * 10 + 30)
    assert (told[3]["hindsight"]["price"], told[5]["hindsight"]["best"]) == (40, [["be", "is"]])
    assert told[5]["hindsight"]["price"] == 6 * 10


def test_workers_of_limes_earn_what_the_lesson_says() -> None:
    run = Run("limes", 0)
    earned = [run.state.scores_seen(LEARNER)[LEARNER] for seat, _ in run.play() if seat == LEARNER]
    assert earned[:10] == [0, 2, 4, 6, 6, 7, 9, 11, 13, 17]  # card, worker, card, worker …


def test_the_lesson_of_the_border_closes_a_territory_first() -> None:
    run = Run("border", 0)
    for _ in run.play():
        pass
    seen: Any = run.state.view(LEARNER)
    assert seen["players"][LEARNER]["closed"] == {"goat": 5}
    assert (seen["territories"]["goat"]["later"], run.state.scores_seen(LEARNER)) == (2, [5, 0])


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("lang", ["cs", "en"])
def test_a_lesson_says_every_sentence_once_and_shortly(game: str, lang: str) -> None:
    path = files(find_game(game).package).joinpath("lesson", f"{lang}.ftl")
    told = dict(KEY.findall(path.read_text(encoding="utf-8")))
    assert list(told) == [step.say for step in lesson_of(game).steps]  # in the order in which they are said
    assert [key for key, sentence in told.items() if len(sentence) > LONGEST_SENTENCE] == []
    assert len(told) <= MOST_STEPS
    assert len(" ".join(told.values()).split()) <= MOST_WORDS


@pytest.mark.parametrize("game", LESSONS)
def test_the_first_thing_in_a_lesson_is_something_to_do(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson.steps[0].allow
    assert lesson.seats[LEARNER] == "me"
    assert all(seat in LEVELS for seat in lesson.seats[1:])


@pytest.mark.parametrize("game", LESSONS)
def test_whoever_learns_chooses_nothing_else(game: str) -> None:
    asked = laid(NewTable(game=game, seats=["me"], lesson=True))
    assert not asked.rated
    assert asked.hints is False
    head = new_head("anna", asked, 0, 90.0)
    assert (head.lesson, head.stacked) == (True, lesson_of(game).stacked)
    for wish in ({"seats": ["me", "guide"]}, {"options": {"start": 1}}, {"daily": "2026-11-15"}):
        with pytest.raises(Refuse):
            laid(NewTable(**{"game": game, "seats": ["me"], "lesson": True, **wish}))  # type: ignore[arg-type]


async def lay(anna: Somebody) -> str:
    table = await anna.open_table(["me"], lesson=True)
    await anna.do(table, "start")
    return table


async def until_mine(anna: Somebody, table: str) -> dict[str, Any]:
    told = await anna.look(table)
    while not told.get("legal"):
        told = await anna.look(table, after=told["seq"], wait=2000)
    return told


async def test_a_table_of_a_lesson_has_its_deal_and_its_bots_their_script(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await lay(anna)
    about = (await anna.look(table))["table"]
    assert (about["lesson"], about["commitment"], about["hints"]) == (True, "", False)
    for action in ("keep denver-el-paso houston-kansas-city", "draw blue", "draw deck"):
        told = await until_mine(anna, table)
        assert action in told["legal"]
        await anna.do(table, "play", action=action, seq=told["seq"])
    told = await until_mine(anna, table)
    assert told["view"]["own"]["hand"] == {"blue": 2, "loco": 1, "red": 2, "yellow": 1}
    await anna.do(table, "play", action="claim denver-santa-fe red:2", seq=told["seq"])
    told = await until_mine(anna, table)
    assert told["view"]["routes"]["chicago-toronto"] == 1  # as the lesson says that it will be
    await anna.do(table, "end")
    record = Record.parse((await anna.http.get(f"/api/tables/{table}/record")).text)
    assert record.setup.stacked == lesson_of("ticket_to_ride").stacked
    assert record.replay().scores_seen(0) == [2, 7]


async def test_the_steps_are_told_and_the_deal_is_not(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    told = (await anna.http.get("/api/games/ticket_to_ride/lesson")).json()
    assert set(told) == {"game", "steps"}
    assert told["steps"][0]["say"] == "tickets"
    refused = await anna.http.get("/api/games/nothing/lesson")
    assert refused.status_code == 409


async def test_after_a_lesson_comes_a_game_like_any_other(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await lay(anna)
    await anna.do(table, "end")
    again = (await anna.do(table, "rematch"))["table"]
    told = (await anna.look(again))["table"]
    assert (told["lesson"], told["options"]["start"], len(told["seats"])) == (False, "drawn", 2)
    assert told["hints"]
