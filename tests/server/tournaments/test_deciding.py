"""What wishes come to, without anything being written."""

from __future__ import annotations

import pytest

from pomezi.server.commands.asking import Refuse
from pomezi.server.tournaments import forms
from pomezi.server.tournaments import journal as tj
from pomezi.server.tournaments.deciding import by_itself, decide
from pomezi.server.tournaments.tournament import Tournament
from tests.server.tournaments.hall import person
from tests.server.tournaments.test_tournament import BEGUN, JOINED, folded

ORGANISER = person("Anna")


def test_what_is_so_already_comes_to_nothing() -> None:
    known = folded(*JOINED, tj.Left(3, barred=True))
    assert decide(known, person("P1"), forms.Join()) == []
    assert decide(known, person("Cyril"), forms.Quit()) == []
    assert decide(known, ORGANISER, forms.Dismiss(3)) == []
    assert decide(folded(*JOINED, BEGUN), ORGANISER, forms.Begin(1)) == []
    assert decide(folded(*JOINED, BEGUN, tj.RoundOver(1, [])), ORGANISER, forms.Close(1)) == []


@pytest.mark.parametrize(
    ("known", "asked", "code"),
    [
        (folded(*JOINED), forms.Dismiss(9), "no-such-entrant"),
        (folded(*JOINED), forms.Begin(2), "round-running"),
        (folded(*JOINED, BEGUN), forms.Finish(), "round-running"),
        (folded(*JOINED[:1]), forms.Begin(1), "too-few"),
    ],
)
def test_what_cannot_be_is_refused(known: Tournament, asked: forms.AnyAsked, code: str) -> None:
    with pytest.raises(Refuse) as error:
        decide(known, ORGANISER, asked)
    assert error.value.refusal.code == code


def test_a_tournament_has_room_for_so_many() -> None:
    many = [tj.Joined(f"p{n}", f"Person {n}") for n in range(forms.MOST_PEOPLE)]
    with pytest.raises(Refuse) as error:
        decide(folded(*many), person("Late"), forms.Join())
    assert error.value.refusal.code == "tournament-full"


def test_with_nobody_left_it_ends_by_itself() -> None:
    gone = [tj.Left(number) for number in range(4)]
    known = folded(*JOINED, BEGUN, tj.RoundOver(1, []), *gone)
    assert by_itself(known, known.next_at() - 1) == []
    assert by_itself(known, known.next_at()) == [tj.Ended("empty")]


def test_a_round_is_over_with_all_its_tables_and_notes_who_was_missing() -> None:
    ends = [
        tj.TableOver(1, 0, [1, 2], [1, 2], ["own", "gone"]),
        tj.TableOver(1, 1, [1, 2], [1, 2], ["own"] * 2),
    ]
    assert by_itself(folded(*JOINED, BEGUN, ends[0]), 0) == []
    assert by_itself(folded(*JOINED, BEGUN, *ends), 0) == [tj.RoundOver(1, [1])]
