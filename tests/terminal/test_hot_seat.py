"""Several people at one screen: nobody sees what is another's."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest
from rich.console import Console

from pomezi import GAMES, Record, Setup, State, seeded
from pomezi.terminal.boards.ticket_to_ride import GLYPHS
from pomezi.terminal.play import Sitting
from pomezi.terminal.players import read_players
from pomezi.terminal.screen import EndOfInput, Screen, Tick
from pomezi.terminal.words import ROOM
from pomezi.text import Texts
from tests.terminal.conftest import SEED, Run

GAME = GAMES["ticket_to_ride"]
HAND = "Your hand"


class WatchedScreen(Screen):
    """A terminal in which random people type; looks over their shoulders at every question."""

    def __init__(self, lines: int, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.is_tty = True
        self.page = io.StringIO()
        self.console = Console(file=self.page, markup=False, highlight=False, width=160, height=50)
        self.lines = lines
        self.rng = seeded("77")
        self.state: State | None = None
        self.texts: Texts | None = None
        self.waits: list[str] = []
        self.covers = 0
        self.hands: set[str] = set()  # that the person at this page has held while it was open

    def cover(self) -> None:
        self.hands.clear()
        self.page.seek(0)
        self.page.truncate()
        self.covers += 1

    def wait(self, sentence: str) -> None:
        self.waits.append(sentence)
        if "Hand over" in sentence:
            assert HAND not in self.page.getvalue()

    def ask(self, seat: int, words: Callable[[], Sequence[str]], tick: Tick | None = None) -> str:
        if self.lines == 0:
            raise EndOfInput
        self.lines -= 1
        assert self.state is not None
        self.look(seat)
        legal = self.state.legal_actions(seat)
        return self.state.write(legal[self.rng.below(len(legal))])

    def look(self, seat: int) -> None:
        """The page holds the seat's own things and no secret of any other."""
        assert self.state is not None
        shown = self.page.getvalue()
        mine = own(self.state, seat)
        self.hands.add(hand_text(mine, self.texts))
        lines = [line for line in shown.splitlines() if line.startswith(HAND)]
        assert {line.removeprefix(HAND).strip() for line in lines} == self.hands
        for other in range(self.seats):
            if other != seat:
                for ticket in tickets(own(self.state, other)) - tickets(mine):
                    assert GAME.names("usa", "en")[f"ticket-{ticket}"] not in shown


def own(state: State, seat: int) -> Mapping[str, Any]:
    mine = state.view(seat)["own"]
    assert isinstance(mine, Mapping)
    return mine


def tickets(mine: Mapping[str, Any]) -> set[str]:
    return {ticket["ticket"] for key in ("tickets", "offer") for ticket in mine[key]}


def hand_text(mine: Mapping[str, Any], texts: Texts | None) -> str:
    assert texts is not None
    held = [(slug, mine["hand"][slug]) for slug in GLYPHS if slug in mine["hand"]]
    return "  ".join(f"{count}{GLYPHS[slug]} {texts.name('card', slug)}" for slug, count in held) or "—"


def sit_down(seats: str, lines: int) -> tuple[Sitting, WatchedScreen]:
    players = read_players(seats, GAME, Texts("en", GAME.key))
    names = [player.name for player in players]
    setup = Setup(len(players), SEED)
    screen = WatchedScreen(lines, len(players))
    screen.state = GAME.new(setup)
    screen.texts = Texts("en", GAME.key, "", names, ROOM)
    return Sitting(Record(GAME, setup, names), screen.state, players, "", screen.texts, screen), screen


@pytest.mark.parametrize("seats", ["Jana,Petr,random", "Jana,random,Petr", "Jana,Petr,Iva"])
def test_no_page_shows_what_is_anothers(seats: str) -> None:
    sitting, screen = sit_down(seats, 70)
    sitting.run()
    assert screen.covers > 20


def test_the_screen_is_covered_and_handed_over_by_name() -> None:
    sitting, screen = sit_down("Jana,Petr", 2)
    sitting.run()
    assert screen.waits[:3] == [
        "Hand over to Jana. Jana, press Enter.",
        "Press Enter to hide what is yours.",
        "Hand over to Petr. Petr, press Enter.",
    ]


def test_one_person_among_bots_is_never_covered() -> None:
    sitting, screen = sit_down("you,random,random", 20)
    sitting.run()
    assert (screen.covers, screen.waits) == (0, [])


def test_a_drawn_card_is_told_to_its_owner_and_to_nobody_else() -> None:
    sitting, _ = sit_down("Jana,Petr,random", 0)
    state, texts = sitting.state, sitting.texts
    while state.pace() != 0:
        for seat in (0, 1, 2):
            sitting._do(seat, state.legal_actions(seat)[0])
    actor = state.actors().bit_length() - 1
    sitting._do(actor, state.read("draw deck"))
    event = sitting.story.chapters[-1][1][0]
    told = [texts.event(event.seen_by(seat)) for seat in (-1, 0, 1, 2)]
    assert [sentence.count(":") for sentence in told] == [0, *(int(seat == actor) for seat in (0, 1, 2))]


def test_from_a_pipe_the_pages_are_separated_by_name(run: Run) -> None:
    ran = run("play", GAME.key, "--seats", "Jana,Petr", "--seed", SEED, typed="")
    assert "Hand over to Jana." in ran.out
    assert "Hand over to Petr." not in ran.out
