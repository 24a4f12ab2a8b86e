"""Whatever somebody chooses in secret, all others get the very same bytes, steps and wakings."""

from __future__ import annotations

import random

import pytest

from pomezi import GAMES, Setup
from pomezi.core.state import TURN, seats_in
from pomezi.server import journal as j
from pomezi.server import sight, wire
from pomezi.server.journal import Line
from pomezi.server.readers import Company, Live, Reader
from pomezi.server.table import PLAYING, Table

SEATS, GAMES_EACH, LONGEST = 3, 4, 400
# How many secret choices are compared at least; in 80 Days nobody ever chooses in secret.
SECRETS = {"ticket_to_ride": 4, "bez_hranic": 20, "limes": 50, "border": 20, "eighty_days": 0}


def new_table(game: str, seed: int) -> Table:
    hidden = {"correspondence": True} if game == "bez_hranic" else {}
    options = dict(GAMES[game].check(Setup(SEATS, "1", options=hidden)).options)
    head = j.Head("t", game, GAMES[game].editions[0], options, SEATS, "p0", "secret", 0)
    table = Table(head)
    for seat in range(SEATS):
        write(table, j.Sat(seat, f"p{seat}", f"P{seat}"))
    write(table, j.Started(f"{seed:x}", [], GAMES[game].rules_version))
    return table


def write(table: Table, *entries: j.AnyEntry) -> None:
    for entry in entries:
        assert table.refusal([entry]) is None
        table.fold(Line(table.seq + 1, entry, "", 1000))


class Twin:
    """The same game, watched by all until then, and then another choice: played, or pressed where all wait
    for each other."""

    def __init__(
        self, seed: int, table: Table, actions: list[tuple[int, str]], seat: int, chosen: str
    ) -> None:
        self.table = new_table(table.head.game, seed)
        for actor, action in actions:
            write(self.table, j.Played(actor, action))
        self.live = Live(self.table)
        self.readers = {eyes: self.reader(eyes) for eyes in range(-1, SEATS)}
        for eyes, reader in self.readers.items():
            reader.takes_changes = True
            sight.news_bytes(self.live, reader)
            reader.told, reader.is_new = self.live.last_told(eyes), False
        if self.table.is_race():
            write(self.table, j.Pressed(seat, chosen, 900, 900, 900, 0, 1000, 0))
        else:
            write(self.table, j.Played(seat, chosen))
        self.live.forget_views()

    def reader(self, eyes: int) -> Reader:
        return Reader(f"p{eyes}", f"p{eyes}", eyes) if eyes >= 0 else Reader("", "", None)

    def told(self, eyes: int) -> tuple[bytes, bytes, bytes, int]:
        """All that a rival or a spectator could get: the news in full, as a change if there is any, a line in
        a list, and how many steps."""
        newcomer, reader = self.reader(eyes), self.readers[eyes]
        news = wire.encode(sight.news(self.live, newcomer, first=True))
        change = sight.news_bytes(self.live, reader) if self.live.has_news_for(reader) else b""
        line = wire.encode(sight.listed(self.table, newcomer.person, Company()))
        return news, change, line, self.table.numbers(eyes)


@pytest.mark.parametrize("game", GAMES)
def test_rivals_and_spectators_cannot_tell_what_was_chosen_in_secret(game: str) -> None:
    compared = 0
    for seed in range(1, GAMES_EACH + 1):
        rng = random.Random(seed)
        table = new_table(game, seed)
        actions: list[tuple[int, str]] = []
        while table.status == PLAYING and len(actions) < LONGEST:
            state = table.playing()
            seat = rng.choice(seats_in(state.actors()))
            legal = [state.write(action) for action in state.legal_actions(seat)]
            chosen = rng.choice(legal)
            if state.pace() != TURN and len(legal) > 1 and len(seats_in(state.actors())) > 1:
                compared += compare(seed, table, actions, seat, [chosen, rng.choice(legal)])
            actions.append((seat, chosen))
            write(table, j.Played(seat, chosen))
    assert compared >= SECRETS[game]


def compare(seed: int, table: Table, actions: list[tuple[int, str]], seat: int, choices: list[str]) -> int:
    """Both lines of play, as long as nobody else has acted and nothing has been turned up."""
    if choices[0] == choices[1]:
        return 0
    first, second = (Twin(seed, table, actions, seat, chosen) for chosen in choices)
    after = [twin.table.playing() for twin in (first, second)]
    ends = [state.knowledge() != table.playing().knowledge() for state in after]
    done = [not state.actors() >> seat & 1 for state in after]
    if any(ends) or done[0] != done[1]:
        return 0
    for eyes in range(-1, SEATS):
        if eyes != seat:
            assert first.told(eyes) == second.told(eyes), (choices, eyes)
    return 1
