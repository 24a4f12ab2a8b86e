"""Tournaments are led on whatever happens: rounds, drop-outs, late comers, kills, several processes."""

from __future__ import annotations

import pytest

from pomezi.core.errors import PomeziError
from pomezi.server import journal as j
from pomezi.server import wire
from pomezi.server.commands.asking import Refuse
from pomezi.server.tournaments import forms
from pomezi.server.tournaments import journal as tj
from pomezi.server.tournaments.director import hand_of
from pomezi.server.tournaments.tournament import Tournament
from tests.server.rooms import Rooms
from tests.server.tournaments.hall import Hall, person

MINUTE_MS = 60_000.0


async def code_of(hall: Hall, tournament: Tournament, who: str, asked: forms.AnyAsked) -> str:
    with pytest.raises(Refuse) as error:
        await hall.do(tournament, who, asked)
    return error.value.refusal.code


# -- deals


async def test_all_tables_of_a_round_have_the_same_deal_and_no_two_rounds(hall: Hall) -> None:
    made = await hall.open()
    await hall.begin(made)
    first = {live.table.seed for live in await hall.tables(made)}
    await hall.play_round(made)
    await hall.begin(made, 2)
    second = {live.table.seed for live in await hall.tables(made)}
    assert len(first) == len(second) == 1
    assert first != second
    assert len(await hall.tables(made)) == 2


async def test_whoever_acts_alike_meets_the_same_bots_at_every_table(hall: Hall) -> None:
    """Two people alone with bots, in the same seat: the same actions bring the same game."""
    made = await hall.open(2, game="border", seats=2)
    await hall.begin(made)
    lives = await hall.tables(made)
    seats = [live.table.persons() for live in lives]
    assert seats[0] == seats[1]
    stories = []
    for live in lives:
        reader = await hall.rooms.come(live, live.table.chairs[seats[0][0]].person)
        for _ in range(12):
            while seats[0][0] not in live.table.actors():
                await hall.rooms.clock.pass_ms(700)
            await hall.rooms.act(live, reader)
        assert live.table.record is not None
        stories.append([str(entry) for entry in live.table.record.entries])
    shortest = min(map(len, stories))
    assert stories[0][:shortest] == stories[1][:shortest]
    assert len({story.split()[0] for story in stories[0]}) == 2


async def test_records_prove_their_shuffle(hall: Hall) -> None:
    made = await hall.open(rounds=1)
    await hall.begin(made)
    await hall.play_round(made)
    for live in await hall.tables(made):
        assert live.table.record is not None
        live.table.record.verify()


# -- rounds


async def test_a_round_is_over_with_its_last_table_and_the_next_begins_after_the_pause(hall: Hall) -> None:
    made = await hall.open(pause_s=30)
    await hall.begin(made)
    lives = await hall.tables(made)
    await hall.play(lives[0])
    await hall.director.tend()
    known = await hall.director.find(made.id)
    assert [play.is_over for play in known.rounds[0].plays] == [True, False]
    known = await hall.play_round(made)
    assert known.rounds[0].is_over
    await hall.rooms.clock.pass_ms(29_000)
    await hall.director.tend()
    assert len((await hall.director.find(made.id)).rounds) == 1
    await hall.rooms.clock.pass_ms(1_500)
    await hall.director.tend()
    assert len((await hall.director.find(made.id)).rounds) == 2
    assert [live.table.status for live in await hall.tables(made)] == ["playing", "playing"]


async def test_after_the_last_round_it_is_over_and_its_secret_told(hall: Hall) -> None:
    made = await hall.open(rounds=1)
    await hall.begin(made)
    assert (await hall.told(made, "Anna")).secret == ""
    known = await hall.play_round(made)
    told = await hall.told(made, "P1")
    assert known.status == told.status == "over"
    assert told.secret == known.head.secret
    assert await hall.director.book.running() == []
    assert await code_of(hall, made, "Cyril", forms.Join()) == "tournament-over"


async def test_only_the_organiser_begins_and_two_presses_begin_one_round(hall: Hall) -> None:
    made = await hall.open()
    for asked in (forms.Begin(1), forms.Finish(), forms.Dismiss(0), forms.Close(1)):
        assert await code_of(hall, made, "P1", asked) == "not-organiser"
    await hall.begin(made)
    await hall.begin(made)
    assert len((await hall.director.find(made.id)).rounds) == 1
    assert await code_of(hall, made, "Anna", forms.Begin(2)) == "round-running"


async def test_one_person_alone_is_no_tournament(hall: Hall) -> None:
    made = await hall.open(1)
    assert await code_of(hall, made, "Anna", forms.Begin(1)) == "too-few"


async def test_a_closed_round_compares_what_was_finished(hall: Hall) -> None:
    made = await hall.open(6)
    await hall.begin(made)
    lives = await hall.tables(made)
    for live in lives[:2]:
        await hall.play(live)
    await hall.director.tend()
    known = await hall.do(made, "Anna", forms.Close(1))
    assert [bool(play.merits) for play in known.rounds[0].plays] == [True, True, False]
    assert lives[2].table.status == "ended"
    told = await hall.told(made, "Anna")
    assert sorted(standing.played for standing in told.ranking) == [0, 0, 1, 1, 1, 1]


@pytest.mark.parametrize(
    "wrong", [{"game": "chess"}, {"seats": 9}, {"edition": "moon"}, {"options": {"x": True}}, {"bot": "hal"}]
)
async def test_what_cannot_be_played_is_refused_at_the_opening(hall: Hall, wrong: dict[str, object]) -> None:
    with pytest.raises(PomeziError):
        await hall.open(1, **wrong)


# -- people


async def test_late_comers_join_the_next_round(hall: Hall) -> None:
    made = await hall.open()
    await hall.begin(made)
    known = await hall.do(made, "Cyril", forms.Join())
    assert all(4 not in play.seats for play in known.rounds[0].plays)
    await hall.play_round(made)
    known = await hall.begin(made, 2)
    assert sum(4 in play.seats for play in known.rounds[1].plays) == 1
    told = await hall.told(made, "Cyril")
    assert told.table


async def test_a_bot_finishes_for_whoever_leaves_and_they_are_out_until_they_come_back(hall: Hall) -> None:
    made = await hall.open(rounds=3)
    await hall.begin(made)
    await hall.do(made, "P1", forms.Quit())
    play = (await hall.director.find(made.id)).rounds[0].play_of(1)
    assert play is not None
    live = await hall.rooms.host.find(play.id)
    assert live is not None
    assert live.table.chairs[play.seats.index(1)].bot == "tourist"
    known = await hall.play_round(made)
    assert play.id == known.rounds[0].play_of(1).id  # type: ignore[union-attr]
    assert known.rounds[0].play_of(1).hands[play.seats.index(1)] == "resigned"  # type: ignore[union-attr]
    known = await hall.begin(made, 2)
    assert known.rounds[1].play_of(1) is None
    await hall.do(made, "P1", forms.Join())
    await hall.play_round(made)
    known = await hall.begin(made, 3)
    assert known.rounds[2].play_of(1) is not None
    [standing] = [s for s in (await hall.told(made, "P1")).ranking if s.entrant == 1]
    assert standing.percents[:2] == [None, None]


async def test_whoever_is_missing_is_replaced_and_waits_beside_the_next_round(hall: Hall) -> None:
    """Also where nobody else sits at the table: all others wait for its end."""
    made = await hall.open(2, seats=1, rounds=2)
    await hall.begin(made)
    lives = await hall.tables(made)
    [hers] = [live for live in lives if live.table.chairs[0].person == "p1"]
    [annas] = [live for live in lives if live is not hers]
    await hall.play(annas)
    await hall.rooms.clock.pass_ms(10 * MINUTE_MS)
    assert hers.table.status == "over"
    await hall.director.tend()
    known = await hall.director.find(made.id)
    assert known.rounds[0].play_of(1).hands == ["gone"]  # type: ignore[union-attr]
    assert [entrant.presence for entrant in known.entrants] == ["in", "away"]
    known = await hall.do(made, "P1", forms.Join())
    assert known.present() == [0, 1]


async def test_nobody_ends_a_game_of_the_tournament_by_resigning(hall: Hall) -> None:
    made = await hall.open(2, seats=1)
    await hall.begin(made)
    [live] = [live for live in await hall.tables(made) if live.table.chairs[0].person == "p1"]
    reader = await hall.rooms.come(live, "p1")
    assert isinstance(await hall.rooms.do(live, reader, wire.Resign()), wire.Done)
    await hall.rooms.clock.pass_ms(10 * MINUTE_MS)
    assert live.table.status == "over"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (wire.AskTakeback(), "in-tournament"),
        (wire.End(), "not-host"),
        (wire.Pause(on=True), "not-host"),
        (wire.SeatBot(seat=0, bot="tourist"), "not-host"),
        (wire.Hint(), "no-hints"),
    ],
)
async def test_at_its_tables_nobody_is_host_or_helped(
    hall: Hall, command: wire.AnyCommand, code: str
) -> None:
    made = await hall.open()
    await hall.begin(made)
    live = (await hall.tables(made))[0]
    reader = await hall.rooms.come(live, live.table.chairs[live.table.actors()[0]].person)
    await hall.rooms.act(live, reader)
    told = await hall.rooms.do(live, reader, command)
    assert isinstance(told, wire.Refused)
    assert told.code == code


async def test_names_accounts_and_those_shown_out(hall: Hall) -> None:
    made = await hall.open(accounts=True, people=1, plays=False)
    assert await code_of(hall, made, "Bob", forms.Join()) == "accounts-only"
    for name in ("Bob", "Cyril"):
        await hall.director.do(made.id, person(name, login=name), forms.Join())
    with pytest.raises(Refuse) as error:
        await hall.director.do(made.id, person("bób", login="other"), forms.Join())
    assert error.value.refusal.code == "name-in-tournament"
    known = await hall.do(made, "Anna", forms.Dismiss(0))
    assert known.present() == [1]
    with pytest.raises(Refuse) as error:
        await hall.director.do(made.id, person("Bob", login="Bob"), forms.Join())
    assert error.value.refusal.code == "shown-out"


# -- who played


@pytest.mark.parametrize(
    ("story", "hand"),
    [
        ("ppp", "own"),
        ("ppTbHp", "own"),
        ("pTbbH", "shared"),
        ("ppT", "gone"),
        ("ppR", "resigned"),
    ],
)
async def test_a_seat_is_its_persons_own_if_they_played_most_of_it_and_to_the_end(
    story: str, hand: str
) -> None:
    rooms = Rooms()
    live = await rooms.lay(["me"])
    await rooms.start(live)
    for sign in story:
        state = live.table.playing()
        entry: j.AnyEntry = (
            j.Played(0, state.write(state.legal_actions(0)[0])) if sign in "pb" else j.Resigned(0)
        )
        if sign in "TH":
            entry = j.TookOver(0, "tourist") if sign == "T" else j.HandedBack(0)
        await rooms.memory.append(live.table.id, [j.Line(live.table.seq + 1, entry)])
        live.table.fold(j.Line(live.table.seq + 1, entry))
    assert hand_of(live.table, 0) == hand
    await rooms.host.close()


# -- nothing lost


async def test_a_killed_house_goes_on_where_it_was(hall: Hall) -> None:
    made = await hall.open(rounds=2, pause_s=0)
    await hall.begin(made)
    await hall.play((await hall.tables(made))[0])
    hall = await hall.again()
    known = await hall.play_round(made)
    assert known.rounds[0].is_over
    hall = await hall.again()
    await hall.director.tend()
    known = await hall.play_round(made)
    assert known.status == "over"
    assert all(len(play.merits) == 2 for round in known.rounds for play in round.plays)
    await hall.rooms.host.close()


@pytest.mark.parametrize("laid", [0, 1, 2, 3])
async def test_a_kill_between_a_promise_and_its_tables_changes_nothing(hall: Hall, laid: int) -> None:
    """The round is on disk, and so much of its first table."""
    made = await hall.open()
    entry = tj.Begun(1, ["t1", "t2"], [[0, 1], [2, 3]])
    await hall.director._write(made.id, lambda known: [entry])
    if laid:
        known = await hall.director.find(made.id)
        play = known.rounds[0].plays[0]
        writes, real = 0, hall.rooms.host.write

        async def dies(*given: object, **more: object) -> None:
            nonlocal writes
            writes += 1
            if writes == laid:
                raise ConnectionError
            await real(*given, **more)  # type: ignore[arg-type]

        hall.rooms.host.write = dies  # type: ignore[method-assign]
        with pytest.raises(ConnectionError):
            await hall.director._lay(known, known.rounds[0], play)
    hall = await hall.again()
    await hall.director.tend()
    lives = await hall.tables(made)
    assert [live.table.status for live in lives] == ["playing", "playing"]
    assert [[chair.person for chair in live.table.chairs] for live in lives] == [["anna", "p1"], ["p2", "p3"]]
    assert lives[0].table.seed == lives[1].table.seed
    await hall.rooms.host.close()


async def test_two_who_lead_the_same_tournament_write_every_step_once(hall: Hall) -> None:
    made = await hall.open(pause_s=0)
    await hall.begin(made)
    other = Hall(hall.store, hall.rooms)
    for live in await hall.tables(made):
        await hall.play(live)
    for _ in range(3):
        await hall.director.tend()
        await other.director.tend()
    lines = await hall.director.book.read_lines(made.id)
    kinds = [type(line.entry).__name__ for line in lines]
    assert kinds == ["Joined"] * 4 + ["Begun", "TableOver", "TableOver", "RoundOver", "Begun"]
    assert (await other.director.find(made.id)).step == len(lines)


async def test_a_wish_that_comes_second_is_decided_anew(hall: Hall) -> None:
    """Another process has let somebody in meanwhile: the number is taken."""
    made = await hall.open(1)
    other = Hall(hall.store, hall.rooms)
    real = hall.director.book.read_lines

    async def first_the_other(tournament_id: str, after: int = 0) -> list[tj.Line]:
        lines = await real(tournament_id, after)
        hall.director.book.read_lines = real  # type: ignore[method-assign]
        await other.do(made, "Bob", forms.Join())
        return lines

    hall.director.book.read_lines = first_the_other  # type: ignore[method-assign]
    known = await hall.do(made, "Cyril", forms.Join())
    assert [entrant.name for entrant in known.entrants] == ["Anna", "Bob", "Cyril"]


# -- the seal


async def may_look(hall: Hall, tournament: Tournament, table: int, who: str) -> str:
    live = (await hall.tables(tournament))[table]
    try:
        await hall.director.check_open(live.table, who.lower())
    except Refuse as error:
        return error.refusal.code
    return "open"


async def test_tables_of_a_running_round_are_sealed(hall: Hall) -> None:
    made = await hall.open(rounds=1)
    await hall.begin(made)
    known = await hall.director.find(made.id)
    own = [known.entrants[number].name for number in known.rounds[0].plays[0].seats]
    others = [known.entrants[number].name for number in known.rounds[0].plays[1].seats]
    assert {await may_look(hall, made, 0, who) for who in own} == {"open"}
    assert {await may_look(hall, made, 0, who) for who in (*others, "Cyril", "")} == {"sealed-round"}
    chairs, (await hall.tables(made))[0].table.chairs = (await hall.tables(made))[0].table.chairs, []
    assert await may_look(hall, made, 0, own[0]) == "open"  # laid, and nobody has sat down yet
    (await hall.tables(made))[0].table.chairs = chairs
    await hall.play((await hall.tables(made))[0])
    await hall.director.tend()
    assert await may_look(hall, made, 1, own[0]) == "sealed-running"
    assert await may_look(hall, made, 0, others[0]) == "sealed-round"
    with pytest.raises(Refuse) as error:
        await hall.director.check_record((await hall.tables(made))[0].table)
    assert error.value.refusal.code == "sealed-round"
    await hall.play_round(made)
    for table in (0, 1):
        assert await may_look(hall, made, table, "Cyril") == "open"
    await hall.director.check_record((await hall.tables(made))[0].table)
