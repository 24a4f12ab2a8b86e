"""Boards are drawn from views alone, for any game, on any screen."""

from __future__ import annotations

import io
from collections.abc import Mapping
from types import ModuleType

import pytest
from rich.console import Console
from toll import GAME as TOLL

from pomezi import GAMES, SPECTATOR, Setup, playout, seeded
from pomezi.games.ticket_to_ride.pieces import CARDS
from pomezi.terminal.boards import BOARDS, Board, find_board, plain, ticket_to_ride
from pomezi.terminal.boards.ticket_to_ride import GLYPHS
from pomezi.terminal.results import draw_winner
from pomezi.terminal.screen import Screen
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
def test_every_board_draws_a_whole_game(key: str, board: Board, lang: str) -> None:
    game = GAMES[key]
    state = game.new(Setup(game.seats[0], "b0a2d"))
    texts = Texts(lang, key, room=ROOM)
    rng = seeded("1")
    actions = 0
    while state.actors():
        seat = state.actors().bit_length() - 1
        if actions < 10 or actions % 10 == 0:
            view = state.view(seat)
            console = paper(80, 24)
            board.draw(view, texts, console)
            assert text_of(console).strip()
            assert board.status(view, texts, seat)
        actions += 1
        state.apply(seat, state.random_action(seat, rng))
    board.draw_result(state.view(SPECTATOR), texts, paper(80, 24))
    board.draw_map(state.view(SPECTATOR), texts, paper(120, 40), "")


def test_the_plain_board_writes_any_view_on_lines() -> None:
    view = {
        "hand": {"red": 2, "blue": 1},
        "dice": [1, None, 3],
        "open": True,
        "none": [],
        "deep": [{"a": [1]}],
    }
    console = paper(80, 24)
    plain.draw(view, Texts("en", room=ROOM), console)
    assert [line.split() for line in text_of(console).splitlines()] == [
        ["hand", "red", "2,", "blue", "1"],
        ["dice", "1", "·", "—", "·", "3"],
        ["open", "true"],
        ["none", "—"],
        ["deep", "(a", "(1))"],
    ]


def test_the_plain_board_cuts_what_is_long_and_shows_it_when_asked() -> None:
    view = {"long": list(range(1000)), "short": 1}
    console = paper(80, 24)
    plain.draw(view, Texts("en", room=ROOM), console)
    assert "…" in text_of(console)
    console = paper(80, 24)
    plain.draw_map(view, Texts("en", room=ROOM), console, "lo")
    assert "999" in text_of(console)
    assert "short" not in text_of(console)


def test_a_game_without_a_board_gets_the_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toll", TOLL)
    assert find_board("toll") is plain
    assert all(isinstance(board, ModuleType) for board in BOARDS.values())


class OwnWords(Texts):
    """The texts of a game that counts days."""

    def has(self, key: str) -> bool:
        return key == "won" or super().has(key)

    def say(self, key: str, facts: Mapping[str, object] | None = None) -> str:
        return f"{(facts or {})['names']} is home first" if key == "won" else super().say(key, facts)


@pytest.mark.parametrize(("words", "said"), [(Texts, " wins with "), (OwnWords, " is home first")])
def test_the_winner_is_named_in_the_games_own_words_if_it_has_some(
    words: type[Texts], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    state = GAMES["ticket_to_ride"].new(Setup(3, "2"))
    playout(state, seeded("3"))
    draw_winner(state, words("en", "ticket_to_ride", room=ROOM), Screen())
    assert said in capsys.readouterr().out


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
