"""What a person may see of a tournament: the ranking, and of a round that is played what they may know."""

from __future__ import annotations

from pomezi.core.game import find_game
from pomezi.core.shuffle import commitment
from pomezi.server.tournaments import forms
from pomezi.server.tournaments.comparing import Mark, Standing, marks_of, ranking
from pomezi.server.tournaments.director import is_sealed
from pomezi.server.tournaments.tournament import Round, Tournament


def card(tournament: Tournament, person: str) -> forms.TournamentCard:
    head = tournament.head
    return forms.TournamentCard(
        id=head.id,
        title=head.title,
        game=head.game,
        status=tournament.status,
        round=len(tournament.rounds),
        rounds=head.rounds,
        people=sum(entrant.presence != "out" for entrant in tournament.entrants),
        organiser=bool(person) and person == head.organiser,
    )


def told(tournament: Tournament, person: str, now: int) -> forms.TournamentTold:
    """Without whose turn it is: the tables know."""
    head, mine = tournament.head, tournament.entrant(person)
    scoring, running = find_game(head.game).scoring, tournament.running()
    own = running.play_of(mine.number) if running and mine else None
    is_closed = tournament.status in ("over", "ended")
    return forms.TournamentTold(
        **{name: getattr(card(tournament, person), name) for name in forms.TournamentCard.__struct_fields__},
        edition=head.edition,
        options=head.options,
        seats=head.seats,
        limit_s=head.limit_s,
        correspondence=head.correspondence,
        bots=head.bots,
        bot=head.bot,
        accounts=head.accounts,
        keep=head.keep,
        rated=head.rated,
        pause_s=head.pause_s,
        unit=scoring.unit,
        better=scoring.better,
        mine=mine.number if mine else None,
        table=own.id if own else "",
        turn=False,
        next_at=tournament.next_at(),
        now=now,
        entrants=[
            forms.EntrantTold(entrant.number, entrant.name, entrant.presence, entrant is mine)
            for entrant in tournament.entrants
        ],
        told=[round_told(tournament, each, person) for each in tournament.rounds],
        ranking=[standing_told(standing) for standing in standings(tournament, person)],
        commitment=commitment(head.secret),
        secret=head.secret if is_closed else "",
    )


def standings(tournament: Tournament, person: str) -> list[Standing]:
    """Of the rounds whose results a person may know."""
    return ranking(tournament, [r for r in tournament.rounds if not is_sealed(tournament, r, person)])


def round_told(tournament: Tournament, played: Round, person: str) -> forms.RoundTold:
    sealed, entrant = is_sealed(tournament, played, person), tournament.entrant(person)
    own = played.play_of(entrant.number) if entrant else None
    marks = {} if sealed else {(mark.table, mark.seat): mark for mark in marks_of(played)}
    plays = []
    for number, play in enumerate(played.plays):
        is_shown = play is own or played.is_over or (play.is_over and not sealed)
        seats = [seat_told(sitter, marks.get((number, seat))) for seat, sitter in enumerate(play.seats)]
        plays.append(forms.PlayTold(play.id if is_shown else "", play.is_over, seats))
    ended = sum(play.is_over for play in played.plays)
    return forms.RoundTold(played.number, played.is_over, sealed, ended, plays)


def seat_told(entrant: int, mark: Mark | None) -> forms.SeatTold:
    if mark is None:
        return forms.SeatTold(entrant)
    return forms.SeatTold(
        entrant, mark.hand, mark.score, mark.points, mark.top, mark.median, mark.merit, mark.margin
    )


def standing_told(standing: Standing) -> forms.StandingTold:
    return forms.StandingTold(
        entrant=standing.entrant,
        rank=standing.rank,
        percent=standing.percent,
        margin=standing.margin,
        played=standing.played(),
        percents=[percent(mark) for mark in standing.marks],
    )


def percent(mark: Mark | None) -> float | None:
    """Of what counts for its entrant."""
    if mark is None or not mark.counts() or mark.share is None:
        return None
    return round(float(100 * mark.share), 2)
