"""What a wish comes to: entries for a tournament's journal, or a refusal. Nothing here writes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pomezi.server.commands.asking import Refuse, clean
from pomezi.server.laying import new_id
from pomezi.server.lookalikes import UNNAMED, looks_like
from pomezi.server.people import Person
from pomezi.server.tournaments import forms
from pomezi.server.tournaments import journal as tj
from pomezi.server.tournaments.movement import seat_round
from pomezi.server.tournaments.tournament import Tournament

LEAST_PEOPLE = 2


def decide(tournament: Tournament, person: Person, asked: forms.AnyAsked) -> list[tj.AnyEntry]:
    return DECISIONS[type(asked)](tournament, person, asked)


def need_organiser(tournament: Tournament, person: Person) -> None:
    if person.id != tournament.head.organiser:
        raise Refuse("not-organiser")


def need_going_on(tournament: Tournament) -> None:
    if tournament.status in ("over", "ended"):
        raise Refuse("tournament-over")


def join(tournament: Tournament, person: Person, asked: forms.Join) -> list[tj.AnyEntry]:
    need_going_on(tournament)
    known = tournament.entrant(person.id)
    if known is not None and known.presence == "in":
        return []
    if known is not None and known.barred:
        raise Refuse("shown-out")
    if tournament.head.accounts and not person.login:
        raise Refuse("accounts-only")
    if known is None and len(tournament.entrants) >= forms.MOST_PEOPLE:
        raise Refuse("tournament-full", most=forms.MOST_PEOPLE)
    name = known.name if known is not None else clean(asked.name.strip(UNNAMED)) or person.name
    others = [entrant.name for entrant in tournament.entrants if entrant.person != person.id]
    if any(looks_like(name, other) for other in others):
        raise Refuse("name-in-tournament", name=name)
    return [tj.Joined(person.id, name)]


def quit_it(tournament: Tournament, person: Person, _asked: forms.Quit) -> list[tj.AnyEntry]:
    need_going_on(tournament)
    known = tournament.entrant(person.id)
    if known is None or known.presence == "out":
        return []
    return [tj.Left(known.number)]


def dismiss(tournament: Tournament, person: Person, asked: forms.Dismiss) -> list[tj.AnyEntry]:
    need_organiser(tournament, person)
    need_going_on(tournament)
    if asked.entrant >= len(tournament.entrants):
        raise Refuse("no-such-entrant")
    known = tournament.entrants[asked.entrant]
    return [] if known.barred else [tj.Left(known.number, barred=True)]


def begin(tournament: Tournament, person: Person, asked: forms.Begin) -> list[tj.AnyEntry]:
    need_organiser(tournament, person)
    need_going_on(tournament)
    if asked.round <= len(tournament.rounds):
        return []
    if tournament.running() or asked.round > len(tournament.rounds) + 1:
        raise Refuse("round-running", round=len(tournament.rounds))
    if len(tournament.present()) < LEAST_PEOPLE:
        raise Refuse("too-few", least=LEAST_PEOPLE)
    return [next_round(tournament)]


def close(tournament: Tournament, person: Person, asked: forms.Close) -> list[tj.AnyEntry]:
    need_organiser(tournament, person)
    round = tournament.running()
    if round is None or round.number != asked.round:
        return []
    open_plays = [number for number, play in enumerate(round.plays) if not play.is_over]
    voids = [tj.TableOver(round.number, number, [], [], []) for number in open_plays]
    return [*voids, round_over(tournament)]


def finish(tournament: Tournament, person: Person, _asked: forms.Finish) -> list[tj.AnyEntry]:
    need_organiser(tournament, person)
    if tournament.running():
        raise Refuse("round-running", round=len(tournament.rounds))
    return [] if tournament.status in ("over", "ended") else [tj.Ended("organiser")]


DECISIONS: Mapping[type, Callable[[Tournament, Person, Any], list[tj.AnyEntry]]] = {
    forms.Join: join,
    forms.Quit: quit_it,
    forms.Dismiss: dismiss,
    forms.Begin: begin,
    forms.Close: close,
    forms.Finish: finish,
}


# -- what happens by itself


def next_round(tournament: Tournament) -> tj.Begun:
    """Seats by chance that nobody can choose, as fair as what has been allows."""
    head, number = tournament.head, len(tournament.rounds) + 1
    past = [[play.seats for play in round.plays] for round in tournament.rounds]
    seed = f"{tournament.secret_of(number)} seats"
    seats = seat_round(tournament.present(), head.bots, head.seats, past, head.keep, seed)
    return tj.Begun(number, [new_id() for _ in seats], seats)


def round_over(tournament: Tournament) -> tj.RoundOver:
    """With those for whom a bot played at the end, because they were missing."""
    round = tournament.rounds[-1]
    away = [
        entrant
        for play in round.plays
        for entrant, hand in zip(play.seats, play.hands)
        if hand == "gone" and entrant >= 0
    ]
    return tj.RoundOver(round.number, sorted(away))


def by_itself(tournament: Tournament, at: int) -> list[tj.AnyEntry]:
    """A round whose tables are all over is over; the next one begins when its time has come."""
    round = tournament.running()
    if round is not None:
        return [round_over(tournament)] if all(play.is_over for play in round.plays) else []
    due = tournament.next_at()
    if not due or at < due:
        return []
    return [next_round(tournament)] if tournament.present() else [tj.Ended("empty")]
