"""Boards are drawn from views alone, for any game, on any screen."""

from __future__ import annotations

import io
from types import ModuleType

import pytest
from rich.console import Console

from pomezi import GAMES, SPECTATOR, Setup, playout, seeded
from pomezi.games.ticket_to_ride.pieces import CARDS
from pomezi.terminal.boards import BOARDS, Board, find_board, plain, ticket_to_ride
from pomezi.terminal.boards.ticket_to_ride import GLYPHS
from pomezi.terminal.words import ROOM
from pomezi.text import LANGUAGES, Texts

EVERY_BOARD = [
    (key, board) for key in GAMES for board in {id(b): b for b in (find_board(key), plain)}.values()
]


def paper(width: int, height: int) -> Console:
    return Console(file=io.StringIO(), width=width, height=height, markup=False, highlight=False)


def text_of(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "board"), EVERY_BOARD)
def test_every_board_draws_every_phase_of_a_game(key: str, board: Board, lang: str) -> None:
    game = GAMES[key]
    state = game.new(Setup(game.seats[0], "b0a2d"))
    texts = Texts(lang, key, room=ROOM)
    rng = seeded("1")
    drawn: dict[object, int] = {}
    while state.actors():
        seat = state.actors().bit_length() - 1
        view = state.view(seat)
        drawn[view.get("phase")] = drawn.get(view.get("phase"), 0) + 1
        if drawn[view.get("phase")] % 10 == 1:
            console = paper(80, 24)
            board.draw(view, texts, console)
            assert text_of(console).strip()
            assert board.status(view, texts, seat)
        state.apply(seat, state.random_action(seat, rng))
    board.draw_result(state.view(SPECTATOR), texts, paper(80, 24))
    board.draw_map(state.view(SPECTATOR), texts, paper(120, 40), "")


def test_a_game_without_a_board_gets_the_plain_one() -> None:
    assert find_board("no such game") is plain
    assert all(isinstance(board, ModuleType) for board in BOARDS.values())


def ended() -> dict[str, object]:
    state = GAMES["ticket_to_ride"].new(Setup(3, "2"))
    playout(state, seeded("3"))
    return dict(state.view(SPECTATOR))


@pytest.mark.parametrize("width", [60, 80, 120, 200])
def test_no_line_of_the_railway_map_is_wider_than_the_screen(width: int) -> None:
    console = paper(width, 40)
    ticket_to_ride.draw_map(ended(), Texts("cs", "ticket_to_ride", room=ROOM), console, "")
    assert max(map(len, text_of(console).splitlines())) <= width
    assert "…" not in text_of(console)


def test_the_railway_map_names_every_owner() -> None:
    view = ended()
    console = paper(120, 40)
    ticket_to_ride.draw_map(view, Texts("en", "ticket_to_ride", room=ROOM), console, "")
    drawn = text_of(console)
    routes = view["routes"]
    assert isinstance(routes, dict)
    for seat, letter in enumerate("ABC"):
        owned = sum(1 for owner in routes.values() if owner == seat)
        assert sum(drawn.count(f"{glyph}{letter}") for glyph in GLYPHS.values()) == owned


def test_every_card_has_a_sign_of_its_own() -> None:
    assert set(CARDS) < set(GLYPHS)
    assert len(set(GLYPHS.values())) == len(GLYPHS)


@pytest.mark.parametrize(("height", "shown"), [(24, False), (40, True)])
def test_the_map_is_shown_where_it_fits(height: int, shown: bool) -> None:
    state = GAMES["ticket_to_ride"].new(Setup(2, "4"))
    console = paper(120, height)
    ticket_to_ride.draw(state.view(0), Texts("en", "ticket_to_ride", room=ROOM), console)
    assert ("Sault St. Marie  Toronto" in text_of(console)) == shown
