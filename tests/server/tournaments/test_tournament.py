"""A tournament is what its journal says."""

from __future__ import annotations

from pomezi.server.tournaments import journal as tj
from pomezi.server.tournaments.tournament import Tournament

HEAD = tj.Head("t", "", "anna", "limes", "first", {}, 2, 2, 60, "guide", "secret", 0, pause_s=30)


def folded(*entries: tj.AnyEntry) -> Tournament:
    found = Tournament(HEAD)
    for step, entry in enumerate(entries, 1):
        found.fold(tj.Line(step, entry, step * 1000))
    return found


JOINED = tuple(tj.Joined(f"p{number}", f"P{number}") for number in range(4))
BEGUN = tj.Begun(1, ["a", "b"], [[0, 1], [2, 3]])


def test_whoever_comes_back_keeps_their_number() -> None:
    found = folded(*JOINED, tj.Left(1), tj.Joined("p1", "P1"))
    assert found.present() == [0, 1, 2, 3]
    assert len(found.entrants) == 4
    assert folded(*JOINED, tj.Left(1)).present() == [0, 2, 3]


def test_a_round_is_over_when_it_is_said_to_be_and_the_next_comes_after_the_pause() -> None:
    over = tj.TableOver(1, 0, [1, 2], [1, 2], ["own", "own"])
    running = folded(*JOINED, BEGUN, over)
    assert running.status == "running"
    assert running.next_at() == 0
    assert [play.is_over for play in running.rounds[0].plays] == [True, False]
    paused = folded(*JOINED, BEGUN, over, tj.RoundOver(1, [3]))
    assert paused.running() is None
    assert paused.next_at() == 7000 + 30_000
    assert paused.present() == [0, 1, 2]


def test_after_the_last_round_nothing_comes() -> None:
    second = tj.Begun(2, ["c", "d"], [[0, 1], [2, 3]])
    found = folded(*JOINED, BEGUN, tj.RoundOver(1, []), second, tj.RoundOver(2, []))
    assert (found.status, found.next_at()) == ("over", 0)
    assert folded(*JOINED, BEGUN, tj.RoundOver(1, []), tj.Ended("empty")).status == "ended"


def test_rounds_have_secrets_of_their_own_and_none_tells_another() -> None:
    found = folded()
    assert found.secret_of(1) != found.secret_of(2)
    assert HEAD.secret not in found.secret_of(1)


def test_whoever_has_left_is_not_called_back_by_the_end_of_a_round() -> None:
    found = folded(*JOINED, BEGUN, tj.Left(2), tj.RoundOver(1, [2]))
    assert found.entrants[2].presence == "out"
