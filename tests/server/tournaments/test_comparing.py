"""What results are worth: the same seat over all tables, shares, margins, ties, missed rounds."""

from __future__ import annotations

from fractions import Fraction

from pomezi.server.tournaments import journal as tj
from pomezi.server.tournaments.comparing import marks_of, ranking
from pomezi.server.tournaments.tournament import Play, Round, Tournament

HEAD = tj.Head("t", "", "anna", "limes", "first", {}, 2, 3, 60, "guide", "secret", 0)


def play(seats: list[int], merits: list[int], hands: list[tj.Hand] | None = None) -> Play:
    return Play("x", seats, True, list(merits), list(merits), hands or ["own"] * len(seats))


def tournament(*rounds: list[Play], people: int = 6) -> Tournament:
    found = Tournament(HEAD)
    for number in range(people):
        found.fold(tj.Line(number + 1, tj.Joined(f"p{number}", f"P{number}"), 0))
    found.rounds = [Round(number, 0, plays, True) for number, plays in enumerate(rounds, 1)]
    return found


def test_a_seat_is_compared_with_the_same_seat_at_all_other_tables() -> None:
    round = Round(1, 0, [play([0, 1], [10, 90]), play([2, 3], [20, 50]), play([4, 5], [10, 70])])
    marks = {mark.entrant: mark for mark in marks_of(round)}
    assert {entrant: mark.points for entrant, mark in marks.items()} == {0: 1, 2: 4, 4: 1, 1: 4, 3: 0, 5: 2}
    assert {mark.top for mark in marks.values()} == {4}
    assert (marks[0].median, marks[0].margin) == (15.0, -5.0)
    assert (marks[3].median, marks[3].margin, marks[3].share) == (80.0, -30.0, Fraction(0))


def test_fewer_days_are_better() -> None:
    """Merits of 80 Days are negative."""
    round = Round(1, 0, [play([0, 1], [-71, -80]), play([2, 3], [-78, -74])])
    assert {mark.entrant: mark.margin for mark in marks_of(round)} == {0: 7.0, 1: -6.0, 2: -7.0, 3: 6.0}


def test_a_table_without_a_result_is_compared_with_nothing() -> None:
    round = Round(1, 0, [play([0, 1], [10, 90]), Play("y", [2, 3], True)])
    assert [(mark.entrant, mark.top, mark.share, mark.margin) for mark in marks_of(round)] == [
        (0, 0, None, None),
        (1, 0, None, None),
    ]


def test_the_ranking_sums_shares_then_margins_and_equals_share_a_rank() -> None:
    first = [play([0, 1], [9, 5]), play([2, 3], [5, 9])]
    second = [play([1, 4], [9, 5]), play([3, 0], [5, 9])]
    found = ranking(tournament(first, second, people=5), tournament(first, second, people=5).rounds)
    assert [(s.entrant, s.rank, float(s.total), s.margin) for s in found] == [
        (0, 1, 2.0, 8.0),
        (1, 2, 1.0, 0.0),
        (3, 2, 1.0, 0.0),
        (2, 4, 0.0, -4.0),
        (4, 4, 0.0, -4.0),
    ]


def test_margins_part_those_with_equal_shares() -> None:
    plays = [play([0, 1], [9, 5]), play([2, 3], [5, 8])]
    found = ranking(tournament(plays, people=4), tournament(plays, people=4).rounds)
    assert [(standing.entrant, standing.rank) for standing in found] == [(0, 1), (3, 2), (1, 3), (2, 4)]


def test_a_missed_round_and_one_that_a_bot_finished_are_worth_nothing() -> None:
    first = [play([0, 1], [9, 9], ["gone", "own"]), play([2, 3], [5, 5], ["own", "shared"])]
    found = {s.entrant: s for s in ranking(tournament(first), tournament(first).rounds)}
    assert (float(found[0].total), found[0].played()) == (0.0, 0)
    assert (float(found[1].total), found[1].played()) == (1.0, 1)
    assert (float(found[3].total), found[3].played()) == (0.0, 0)
    assert (float(found[4].total), found[4].marks) == (0.0, [None])
    assert found[2].total == 0  # worse than what the bot made of that seat


def test_bots_stand_among_people_without_a_rank() -> None:
    plays = [play([0, -1], [9, 9]), play([1, 2], [5, 5])]
    found = ranking(tournament(plays, people=3), tournament(plays, people=3).rounds)
    assert [(standing.entrant, standing.rank) for standing in found] == [(0, 1), (-1, 0), (1, 2), (2, 2)]


def test_whoever_still_plays_a_round_has_lost_nothing_by_it_yet() -> None:
    first = [play([0, 1], [9, 5]), play([2, 3], [5, 9]), play([4, 5], [7, 7])]
    found = tournament(first)
    before = {each.entrant: (each.rank, each.percent) for each in ranking(found, found.rounds)}
    found.rounds.append(Round(2, 0, [play([1, 0], [9, 5]), Play("y", [3, 2]), Play("z", [5, 4])]))
    now = {each.entrant: (each.rank, each.percent) for each in ranking(found, found.rounds)}
    assert now == before  # one table alone is compared with nothing
    found.rounds[1].plays[1] = play([3, 2], [5, 9])
    assert [(each.entrant, each.percent, each.margin) for each in ranking(found, found.rounds)] == [
        (1, 50.0, 1.0),
        (2, 50.0, 1.0),
        (4, 50.0, 0.0),
        (5, 50.0, 0.0),
        (0, 50.0, -1.0),
        (3, 50.0, -1.0),
    ]
