"""Other ways on from a finished game: what a position would have been worth, and a table laid from there."""

from __future__ import annotations

from secrets import token_hex

from pomezi.bots import USUAL_LEVEL
from pomezi.core.state import State, actor_refusal, play, seats_in
from pomezi.server import forms
from pomezi.server import journal as j
from pomezi.server.commands.asking import Refuse, clean
from pomezi.server.host import Host
from pomezi.server.journal import Line
from pomezi.server.laying import new_id
from pomezi.server.readers import Live
from pomezi.server.records import anew_after
from pomezi.server.reviews import Reviewers, check_over
from pomezi.server.table import Table
from pomezi.server.thinking import Job, anew_at

OTHER = "other"  # luck


async def what_if(table: Table, asked: forms.WhatIf, workers: Reviewers) -> forms.Supposed:
    """The position after these steps of the game and then these actions; its worth unless it is the game's
    own. Refuses what the rules do not allow."""
    state = position_before(table, asked.step)
    played = [(turn.seat, turn.action) for turn in table.turns[: asked.step]]
    for move in asked.moves:
        apply(state, move, table.head.seats)
    actors = seats_in(state.actors())
    seat = asked.seat if asked.seat is not None else actors[0] if actors else 0
    if not -1 <= seat < table.head.seats:
        raise Refuse("no-such-seat", seat=seat, last=table.head.seats - 1)
    told = forms.Supposed(
        view=state.view(seat),
        scores=state.scores_seen(seat),
        seat=seat,
        actors=actors,
        legal=[state.write(action) for action in state.legal_actions(seat)] if seat in actors else [],
    )
    if asked.moves:
        moves = tuple((move.seat, move.action) for move in asked.moves)
        actions = (*played, *moves)
        job = Job(table.head.game, table.setup(), actions, seat, "", table.seed, anew=anew_at(table))
        found = await workers.what_if(job)
        if found is None:
            raise Refuse("trouble")
        told.chance, told.error = list(found.before), found.error
    return told


def position_before(table: Table, step: int) -> State:
    check_over(table)
    assert table.record is not None
    if step > len(table.turns):
        raise Refuse("no-such-step")
    return table.record.replay(step)


def apply(state: State, move: forms.Move, seats: int) -> None:
    refusal = actor_refusal(state, move.seat, seats)
    if refusal is not None:
        raise Refuse(refusal.code, **refusal.facts)
    play(state, move.seat, move.action)


# -- a table from there


async def lay(host: Host, table: Table, person: str, name: str, asked: forms.Again) -> Live:
    """Against bots from before a step on, in whichever seat; with the same luck to come or with other."""
    position_before(table, asked.step)
    if asked.step >= len(table.turns):
        raise Refuse("no-such-step")
    if not 0 <= asked.seat < table.head.seats:
        raise Refuse("no-such-seat", seat=asked.seat, last=table.head.seats - 1)
    at, head = host.clock.wall(), head_from(table, host.mark + new_id(), person, host.clock.wall())
    entries = entries_from(table, person, name, asked)
    await host.journals.add_table(head)
    lines = [Line(seq, entry, at=at) for seq, entry in enumerate(entries, 1)]
    await host.journals.append(head.id, lines, sitter=person)
    live = await host.find(head.id)
    assert live is not None
    return live


def head_from(table: Table, table_id: str, person: str, at: int) -> j.Head:
    """Of a day's deal it is one too: sealed for whoever may still play it, and never ranked."""
    old = table.head
    return j.Head(
        id=table_id,
        game=old.game,
        edition=old.edition,
        options=dict(old.options),
        seats=old.seats,
        host=person,
        secret="",
        made_at=at,
        correspondence=old.correspondence,
        daily=old.daily,
        seed=table.seed,
        stacked=old.stacked,
        rated=False,
        grace_s=0.0,
        source=table.id,
    )


def entries_from(table: Table, person: str, name: str, asked: forms.Again) -> list[j.AnyEntry]:
    seated: list[j.AnyEntry] = [
        j.Sat(seat, person, clean(name) or "?")
        if seat == asked.seat
        else j.BotSat(seat, chair.player() or USUAL_LEVEL)
        for seat, chair in enumerate(table.chairs)
    ]
    seed = token_hex(16) if asked.luck == OTHER else ""
    return [*seated, j.Started(table.seed, [], table.rules), *moves_of(table, asked.step), j.Laid(seed)]


def moves_of(table: Table, step: int) -> list[j.AnyEntry]:
    """What was played before it, with the luck of that table."""
    assert table.record is not None
    found: list[j.AnyEntry] = []
    for count, turn in enumerate(table.turns[:step]):
        found += anew_after(table.record, count)
        found.append(j.Played(turn.seat, turn.action, turn.at_ms))
    return found + anew_after(table.record, step)
