"""What the tests of boards share: a paper of any size, and every page of a random game."""

from __future__ import annotations

import io
from collections.abc import Mapping

from rich.cells import cell_len
from rich.console import Console

from pomezi import GAMES, SPECTATOR, Setup, seeded
from pomezi.terminal.boards import find_board
from pomezi.terminal.words import ROOM
from pomezi.text import LANGUAGES, Texts

SCREENS = ((80, 24), (120, 40))


def paper(width: int, height: int) -> Console:
    return Console(file=io.StringIO(), width=width, height=height, markup=False, highlight=False)


def text_of(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def drawn(view: Mapping[str, object], lang: str = "en", width: int = 80, height: int = 24) -> str:
    """The page of a view."""
    console = paper(width, height)
    key = str(view["game"])
    find_board(key).draw(view, Texts(lang, key, room=ROOM), console)
    return text_of(console)


def drawn_map(view: Mapping[str, object], words: str = "", width: int = 120) -> str:
    console = paper(width, 40)
    key = str(view["game"])
    find_board(key).draw_map(view, Texts("en", key, room=ROOM), console, words)
    return text_of(console)


def expect_to_fit(page: str, width: int) -> None:
    assert page.strip()
    longest = max(page.splitlines(), key=cell_len)
    assert cell_len(longest.rstrip()) <= width, longest
    assert "…" not in page


def play_through(key: str, seats: int, seed: str, every: int) -> set[str]:
    """Draws every new phase and every so-manieth position for all seats, languages and sizes."""
    state = GAMES[key].new(Setup(seats, seed))
    board = find_board(key)
    rng = seeded(seed)
    phases: set[str] = set()
    count = 0
    while True:
        phase = str(state.view(SPECTATOR)["phase"])
        if phase not in phases or count % every == 0 or not state.actors():
            phases.add(phase)
            for seat in (*range(seats), SPECTATOR):
                view = state.view(seat)
                for lang in LANGUAGES:
                    for width, height in SCREENS:
                        expect_to_fit(drawn(view, lang, width, height), width)
                    if seat >= 0:
                        assert board.status(view, Texts(lang, key, room=ROOM), seat)
        if not state.actors():
            break
        seat = state.actors().bit_length() - 1
        state.apply(seat, state.random_action(seat, rng))
        count += 1
    for lang in LANGUAGES:
        for width, height in SCREENS:
            console = paper(width, height)
            texts = Texts(lang, key, room=ROOM)
            board.draw_result(state.view(SPECTATOR), texts, console)
            board.draw_map(state.view(0), texts, console, "")
            expect_to_fit(text_of(console), width)
    return phases
