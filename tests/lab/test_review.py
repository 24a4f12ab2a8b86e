"""Reviews: books that balance, luck that is none on average, mistakes that are found."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import fmean, stdev

import pytest

from pomezi import GAMES, Record, RecordError, Setup, seats_in, seeded
from pomezi.bots.houses import house_of
from pomezi.bots.search.play_on import Fork
from pomezi.core.record import Entry
from pomezi.core.state import lead
from pomezi.games import HOUSE
from pomezi.games.ticket_to_ride.pieces import MAIN, TICKETS
from pomezi.games.ticket_to_ride.state import TicketToRideState
from pomezi.lab.match import Terms, play_record
from pomezi.lab.review import Decision, Effort, Review, Step, curve_of, review
from pomezi.lab.review.page import Page
from pomezi.lab.review.tell import Teller
from pomezi.review.book import grade_of
from pomezi.terminal.cli import main
from pomezi.text import LANGUAGES, Texts

QUICK = Effort(3, 3, 1)


def game_of(game: str, *seating: str, seed: int = 1) -> Record:
    return play_record(Terms(game, len(seating)).checked(), seating, seed)


@pytest.mark.parametrize("game", [game.key for game in HOUSE])
@pytest.mark.parametrize("count", [2, 3])
def test_start_skill_haste_and_luck_make_up_the_result(game: str, count: int) -> None:
    record = game_of(game, *["traveller"] * count)
    found = curve_of(record, QUICK)
    for seat in range(count):
        told = found.totals(seat)
        assert told.start + told.skill + told.others + told.haste + told.luck == pytest.approx(told.result)
    assert all(sum(step.before) == pytest.approx(1.0) for step in found.steps)
    assert all(step.is_chance or not any(step.luck) for step in found.steps[:-1])
    assert any(any(step.haste) for step in found.steps) == (game == "bez_hranic")


def test_alone_points_are_counted() -> None:
    record = game_of("limes", "traveller")
    found = review(record, QUICK)
    assert found.unit == "points"
    assert list(found.result) == [float(score) for score in record.verify().scores()]
    told = found.totals(0)
    assert told.start + told.skill + told.luck == pytest.approx(told.result)


def test_the_same_seed_gives_the_same_review_and_another_one_another() -> None:
    record = game_of("bez_hranic", "tourist", "guide")
    one, same, other = (review(record, QUICK, seed).as_json() for seed in ("1", "1", "2"))
    assert one == same
    assert one != other
    assert json.loads(json.dumps(one)) == one


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    record = game_of("bez_hranic", "tourist", "guide")
    del record.entries[-1]
    record.closing = ""
    with pytest.raises(RecordError):
        review(record, QUICK)


def test_luck_is_none_on_average() -> None:
    lucks = [
        curve_of(game_of("bez_hranic", "tourist", "guide", seed=seed), Effort(4, 1)).totals(0).luck
        for seed in range(1, 21)
    ]
    assert abs(fmean(lucks)) < 3 * stdev(lucks) / len(lucks) ** 0.5


def test_a_planted_blunder_is_among_the_three_that_cost_most() -> None:
    """A won game of strong players in which the last token of seat 0 is laid so that it is lost."""
    planted, number = next(filter(None, map(lost_by_last_token, range(1, 40))))
    found = review(planted, Effort(4, 40))
    assert number in [mistake.step.number for mistake in found.mistakes()[:3]]
    assert found.steps[number].decision.cost > 0.2  # type: ignore[union-attr]


def lost_by_last_token(seed: int) -> tuple[Record, int] | None:
    record = game_of("bez_hranic", "explorer", "explorer", seed=seed)
    entries = record.entries
    number = max(
        at for at, entry in enumerate(entries) if entry.seat == 0 and entry.notation.startswith("place")
    )
    before = record.replay(number)
    if record.verify().places() != [1, 2]:
        return None
    for action in before.legal_actions(0):
        planted = Record(record.game, record.setup, record.players)
        for entry in [*entries[:number], Entry(0, before.write(action)), *entries[number + 1 :]]:
            planted.append(entry.seat, entry.notation)
        if planted.replay().places() == [2, 1]:
            planted.close(planted.replay())
            return planted, number
    return None


def test_the_last_turn_of_a_railway_is_played_best() -> None:
    """Nobody comes after it, so the exact best is whatever leaves the seat furthest ahead."""
    game, house, solved = GAMES["ticket_to_ride"], house_of("ticket_to_ride"), 0
    for seed in range(1, 9):
        state = game.new(Setup(2, f"{seed:x}"))
        assert isinstance(state, TicketToRideState)
        rng = seeded(f"{seed:x}")
        while not (state.last_turns == 1 and state.phase == MAIN):
            seat = seats_in(state.actors())[0]
            house.begin(state, seat)
            state.apply(seat, int(house.rollout_action(state, seat, rng)))
        seat = seats_in(state.actors())[0]
        leads = {}
        for action in state.legal_actions(seat):
            after = state.clone()
            after.apply(seat, action)
            if not after.actors():
                leads[action] = lead(after, seat)
        fork = Fork(state, seat, house, rng)
        chosen = fork.best_of([action for action in fork.candidates(12) if action != TICKETS], 40)
        if leads and max(leads.values()) > min(leads.values()):
            assert leads[chosen] == max(leads.values())
            solved += 1
    assert solved >= 4


# -- grades, and what is told once


@pytest.mark.parametrize(
    ("cost", "error", "grade"),
    [(0.01, 0.01, "fine"), (0.05, 0.02, "open"), (0.07, 0.01, "inaccurate"), (0.15, 0.02, "mistake"),
     (0.3, 0.04, "blunder"), (0.3, 0.06, "mistake")],
)  # fmt: skip
def test_a_grade_is_given_only_where_the_interval_reaches_it(cost: float, error: float, grade: str) -> None:
    assert grade_of(cost, error, 1.0) == grade


def step(number: int, better: str, cost: float, seat: int = 0) -> Step:
    grade = grade_of(cost, 0.01, 1.0)
    told = Decision(cost, 0.01, grade, better, 40, 0.0, 0.0)
    return Step(
        number, seat, "wait", -1, [0.5, 0.5], 0.01, [0, 0], 0.0, [0, 0], 0.0, False, [0, 0], 0.0, told
    )


def test_an_opportunity_that_stands_is_charged_once() -> None:
    costs = [("a", 0.1), ("a", 0.3), ("b", 0.2), ("x", 0.0), ("b", 0.2)]
    steps = [step(number, better, cost) for number, (better, cost) in enumerate(costs)]
    found = Review("border", 2, [], Effort(), "wins", 1.0, steps, [1.0, 0.0])
    assert [(m.step.number, m.times) for m in found.mistakes(0)] == [(1, 2), (2, 1), (4, 1)]
    assert found.totals(0).cost == pytest.approx(0.7)


# -- told to people


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["bez_hranic", "eighty_days"])
def test_a_page_stands_alone_and_escapes_names(game: str, lang: str) -> None:
    record = game_of(game, "traveller", "traveller")
    texts = Texts(lang, game, players=["<b>Anna</b>", "Jan"], room="pomezi.lab")
    page = Page(Teller(review(record, Effort(2, 2, 1)), texts)).html()
    assert "<b>Anna" not in page
    assert "http" not in page
    assert page.count("<section>") >= 4


def test_the_command_tells_a_table_and_writes_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "one.record"
    path.write_text(game_of("bez_hranic", "tourist", "guide").text(), encoding="utf-8")
    page, data = tmp_path / "one.html", tmp_path / "one.json"
    words = ["review", str(path), "--budget", "2", "--html", str(page), "--json", str(data), "--lang", "cs"]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert "štěstí" in told
    assert "tourist" in told
    assert "Šance na výhru" in page.read_text(encoding="utf-8")
    assert json.loads(data.read_text(encoding="utf-8"))["seats"] == 2
    assert main(["review", str(path), "--budget", "0"]) == 2
