"""Records and results as data frames agree with what they were made from."""

from __future__ import annotations

from pathlib import Path

import polars as pl

from pomezi import GAMES, Record, Setup
from pomezi.lab.frames import (
    actions_frame,
    decisions_frame,
    read_records,
    results_frame,
    reviewed_frame,
    seats_frame,
)
from pomezi.lab.match import Terms, play_record, play_seed
from pomezi.review import Effort, review

RECORDS = Path(__file__).parent.parent / "games"


def some_records() -> dict[str, Record]:
    return read_records(
        [
            RECORDS / "ticket_to_ride" / "records" / "three-players.record",
            RECORDS / "border" / "records" / "2p-tie-break.record",
        ]
    )


def test_every_seat_has_its_score_and_place() -> None:
    records = some_records()
    frame = seats_frame(records)
    assert frame.height == 5
    for name, record in records.items():
        state = record.replay()
        found = frame.filter(pl.col("record") == name).sort("seat")
        assert found["score"].to_list() == state.scores()
        assert found["place"].to_list() == state.places()
        assert found["actions"].sum() == len(record.entries)


def test_every_action_is_a_row_with_its_verb_choices_and_score() -> None:
    records = some_records()
    frame = actions_frame(records)
    assert frame.height == sum(len(record.entries) for record in records.values())
    assert set(frame["verb"]) >= {"claim", "draw", "keep", "roll", "cross"}
    assert frame["choices"].min() == 1
    claims = frame.filter((pl.col("record") == "three-players.record") & (pl.col("verb") == "claim"))
    for seat in range(3):
        scores = claims.filter(pl.col("seat") == seat)["score"].to_list()
        assert scores[:-1] == sorted(scores[:-1])  # the last one may be followed by the tickets


def test_an_unfinished_game_has_scores_but_no_places() -> None:
    record = Record(GAMES["limes"], Setup(2, "1"))
    record.append(0, "lay 3,3 r0")
    frame = seats_frame({"begun": record})
    assert frame["place"].to_list() == [None, None]
    assert frame["player"].to_list() == [None, None]
    assert actions_frame({"begun": record})["at_ms"].to_list() == [None]


def test_no_records_make_empty_frames_with_the_same_columns() -> None:
    assert seats_frame({}).columns == seats_frame(some_records()).columns
    assert actions_frame({}).height == 0
    assert results_frame([]).columns[:4] == ["seed", "game", "seat", "bot"]


def test_results_of_the_arena_add_up() -> None:
    games = play_seed(Terms("border", 3).checked(), "random", "tests.lab.players:First", 2)
    frame = results_frame(games)
    assert frame.height == 6 * 3
    assert frame.group_by("game").agg(pl.col("share").sum())["share"].to_list() == [1.0] * 6
    assert frame.filter(pl.col("turn") == 0)["seat"].to_list() == [game.first for game in games]
    won = frame.filter(pl.col("bot") == "random")["share"].sum()
    assert won == sum(s for game in games for n, s in zip(game.seating, game.shares()) if n == "random")


def test_reviews_are_rows_by_seat_and_by_decision() -> None:
    record = play_record(Terms("bez_hranic", 2).checked(), ["tourist", "guide"], 1)
    found = review(record, Effort(2, 2, 1))
    seats = reviewed_frame({"one": found})
    assert seats["player"].to_list() == ["tourist", "guide"]
    parts = seats.select(pl.sum_horizontal("start", "luck", "skill", "others", "haste")).to_series()
    assert all(abs(a - b) < 1e-9 for a, b in zip(parts, seats["result"], strict=True))
    decisions = decisions_frame({"one": found})
    told = [step for step in found.steps if step.decision is not None]
    assert decisions["number"].to_list() == [step.number for step in told]
    assert decisions["cost"].to_list() == [step.decision.cost for step in told if step.decision]
    assert set(decisions.filter(pl.col("seat") == 0)["player"]) == {"tourist"}
