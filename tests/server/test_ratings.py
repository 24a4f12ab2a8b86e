"""Ratings by openskill: figures on the scale of Elo, how sure they are, and older results carried over."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text

from pomezi.server import migrations
from pomezi.server.ratings import SCALE, Skill, rate, replayed

FOLDER = str(migrations.__path__[0])


@dataclass(frozen=True)
class Row:
    table_id: str
    seat: int
    person_id: str
    place: int
    game: str = "limes"


def test_whoever_wins_rises_and_both_are_better_known() -> None:
    new = rate({0: Skill(), 1: Skill()}, {0: 1, 1: 2})
    assert (new[0].figure(), new[1].figure()) == (1578, 1422)
    assert Skill().spread() == 491
    assert new[0].spread() == new[1].spread() < Skill().spread()
    even = rate({0: Skill(), 1: Skill()}, {0: 1, 1: 1})
    assert even[0].figure() == even[1].figure() == 1500


def test_an_upset_moves_more_than_what_was_expected() -> None:
    strong, weak = Skill(35.0, 2.0), Skill(25.0, 2.0)
    upset = rate({0: strong, 1: weak}, {0: 2, 1: 1})
    usual = rate({0: strong, 1: weak}, {0: 1, 1: 2})
    assert upset[1].mu - weak.mu > 3 * (usual[0].mu - strong.mu) > 0


def test_seats_that_do_not_count_are_left_out() -> None:
    three = rate({0: Skill(), 2: Skill(), 3: Skill()}, {0: 1, 1: 1, 2: 2, 3: 3})
    assert set(three) == {0, 2, 3}
    assert three[0].mu > three[2].mu > three[3].mu
    assert rate({1: Skill()}, {1: 1}) == {}


def test_four_hundred_points_are_odds_of_ten_to_one() -> None:
    """Who wins ten of eleven against somebody 400 points weaker stays where they are."""
    strong, weak = Skill(25.0 + 400 / SCALE, 0.5), Skill(25.0, 0.5)
    won = rate({0: strong, 1: weak}, {0: 1, 1: 2})[0].mu - strong.mu
    lost = rate({0: strong, 1: weak}, {0: 2, 1: 1})[0].mu - strong.mu
    assert 10 * won == pytest.approx(-lost, rel=0.05)


def test_ratings_computed_anew_follow_the_order_of_the_games() -> None:
    rows = [
        Row("t1", 0, "anna", 1), Row("t1", 1, "bob", 2),
        Row("t2", 0, "bob", 1), Row("t2", 1, "anna", 2),
        Row("t3", 0, "anna", 1, "border"), Row("t3", 1, "bob", 2, "border"),
    ]  # fmt: skip
    found = replayed(rows)
    first = rate({0: Skill(), 1: Skill()}, {0: 1, 1: 2})
    assert found["t1", 0] == first[0]
    assert found["t2", 1] == rate({0: first[1], 1: first[0]}, {0: 1, 1: 2})[1]
    assert found["t3", 0] == first[0]  # a game of its own


# -- a database with figures of Elo


def migrate(connection: Connection, to: str) -> None:
    config = Config()
    config.set_main_option("script_location", FOLDER)
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def test_a_database_with_figures_of_elo_is_computed_anew() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate(connection, "0005")
        games = [("t1", 1, 1520, 1480), ("t2", 2, 1499, 1501), ("t3", 1, 0, 0)]  # the last did not count
        for at, (table, place, anna, bob) in enumerate(games):
            for seat, (person, own, rating) in enumerate((("anna", place, anna), ("bob", 3 - place, bob))):
                connection.execute(
                    text(
                        "insert into results (table_id, seat, person_id, name, game, place, score, rating, "
                        "daily, finished_at) values (:t, :s, :p, :p, 'limes', :own, 5, :r, '', :at)"
                    ),
                    {"t": table, "s": seat, "p": person, "own": own, "r": rating, "at": at},
                )
        migrate(connection, "0008")
        kept = connection.execute(text("select table_id, seat, mu, sigma from results")).all()
    rows = [
        Row("t1", 0, "anna", 1), Row("t1", 1, "bob", 2), Row("t2", 0, "anna", 2), Row("t2", 1, "bob", 1)
    ]  # fmt: skip
    expected = {key: (skill.mu, skill.sigma) for key, skill in replayed(rows).items()}
    assert {(row.table_id, row.seat): (row.mu, row.sigma) for row in kept if row.sigma} == expected
    assert {row.table_id for row in kept if not row.sigma} == {"t3"}
