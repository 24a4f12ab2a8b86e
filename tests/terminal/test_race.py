"""Bez hranic at the keyboard: people are timed to Enter, bots press in between, the map closes for good."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.console import Console

from pomezi import GAMES, Record, Setup
from pomezi.core.game import OptionValue
from pomezi.terminal.play import Sitting
from pomezi.terminal.players import read_players
from pomezi.terminal.race import OpenHeat
from pomezi.terminal.screen import Screen
from pomezi.terminal.words import ROOM
from pomezi.text import Texts
from tests.terminal.conftest import Run

GAME = GAMES["bez_hranic"]
DEAL = "ready\n" + "deal\n" * 7  # with this seed the first seat deals first
WORDS = ("play", "bez_hranic", "--seed", "1")


def laid(path: Path) -> list[tuple[int, str, int]]:
    """Tokens of a record in their order: seat, notation, milliseconds."""
    record = Record.parse(path.read_text(encoding="utf-8"))
    record.replay()
    found = [(entry.seat, entry.notation, entry.at_ms) for entry in record.entries]
    return [entry for entry in found if entry[1].startswith("place")]


# -- from a pipe


@pytest.mark.rule("BH-20", "BH-27")
@pytest.mark.parametrize(("mine", "place"), [(100, 0), (1300, 1), (60_000, 2)])
def test_a_person_stands_among_the_bots_by_time(run: Run, tmp_path: Path, mine: int, place: int) -> None:
    path = tmp_path / "race.record"
    typed = f"{DEAL}place 40 @{mine}\n"
    words = (*WORDS, "--seats", "you,tourist,explorer", "--record", str(path))
    ran = run(*words, typed=typed)
    tokens = laid(path)
    assert [seat for seat, _, _ in tokens].index(0) == place
    assert tokens[place] == (0, "place 40", mine)
    assert [at_ms for *_, at_ms in tokens] == sorted(at_ms for *_, at_ms in tokens)
    assert f"Player 1 {mine / 1000:,.2f} s" in ran.out


def test_a_line_without_a_time_is_first(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "race.record"
    run(*WORDS, "--seats", "you,explorer", "--record", str(path), typed=f"{DEAL}place 40\n")
    assert laid(path)[0] == (0, "place 40", 0)


def test_a_time_is_a_number_and_belongs_to_races_alone(run: Run) -> None:
    typed = f"ready @5\n{DEAL}place 40 @soon\nplace 40 @٣\n@5\n"
    ran = run(*WORDS, "--seats", "you,explorer", typed=typed)
    assert ran.out.count(" is too much; ") == 3
    assert "Player 1 places" not in ran.out


@pytest.mark.rule("BH-28")
def test_who_is_late_finds_the_token_laid_on_top(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "race.record"
    words = (*WORDS, "--seats", "you,greedy,greedy", "--option", "pick_seconds=20", "--record", str(path))
    run(*words, typed=f"{DEAL}place 40 @20001\n")
    assert laid(path)[-1] == (0, "place 40", 20_000)
    assert len(laid(path)) == 3


@pytest.mark.rule("BH-28")
def test_a_bot_that_is_late_is_laid_on_top_too(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "race.record"
    words = (*WORDS, "--seats", "you,tourist,tourist", "--option", "pick_seconds=5", "--record", str(path))
    for seed in range(2, 40):
        path.unlink(missing_ok=True)
        ran = run(*words[:3], f"{seed:x}", *words[4:], typed=f"{DEAL}{DEAL}place 40 @4990\n")
        late = [token for token in laid(path)[:3] if token[2] == 5000]
        if ran.out and late:
            assert [token for token in laid(path)[:3]][-len(late) :] == late
            assert all(notation == "place 40" for _, notation, _ in late)
            return
    raise AssertionError("no bot was ever late")


@pytest.mark.rule("BH-29")
def test_at_one_screen_each_opens_the_offer_and_is_timed_alone(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "race.record"
    typed = "ready\nready\nopen\nplace 40 @900\nopen\nplace 40 @800\n"
    ran = run(*WORDS, "--seats", "Jana,Petr,guide", "--record", str(path), typed=typed)
    assert [token[::2] for token in laid(path)][:2] == [(1, 800), (0, 900)]
    assert "Jana: open the offer when you are ready to choose." in ran.out
    assert "Round 1 of 7\n" in ran.out
    assert "deals" not in ran.out
    before = ran.out.partition("› open")[0]
    assert "In the middle" not in before


@pytest.mark.rule("BH-03")
def test_the_map_is_refused_while_it_is_hidden(run: Run) -> None:
    ran = run(*WORDS, "--seats", "you,explorer", typed="map hung\n" + DEAL + "map hung\n")
    shown, _, hidden = ran.out.partition("› ready")
    assert "Hungary" in shown
    assert "Slovakia" in shown
    assert "The map is hidden while cards are dealt and chosen." in hidden
    assert "Slovakia," not in hidden.partition("› map")[2]


# -- at a terminal


class Terminal(Screen):
    """A real prompt on keys that are sent; pauses are noted, not waited for."""

    def __init__(self) -> None:
        super().__init__()
        self.is_tty = True
        self.page = io.StringIO()
        self.console = Console(file=self.page, markup=False, highlight=False, width=100, height=40)
        self.pauses: list[int] = []
        self.told: list[str] = []  # pages as they were when they were covered

    def pause(self, milliseconds: int) -> None:
        self.pauses.append(milliseconds)

    def cover(self) -> None:
        self.told.append(self.page.getvalue())
        self.page.seek(0)
        self.page.truncate()


class Clock:
    """Stands still but when it is told to go: by each question so many seconds."""

    def __init__(self, step_s: float) -> None:
        self.now = 100.0
        self.step_s = step_s

    def __call__(self) -> float:
        self.now += self.step_s
        return self.now


@pytest.fixture
def keyboard() -> Iterator[PipeInput]:
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        yield keys


def sit_down(seats: str, clock: Clock, **options: OptionValue) -> tuple[Sitting, Terminal]:
    players = read_players(seats, GAME, Texts("en", GAME.key))
    names = [player.name for player in players]
    setup = GAME.check(Setup(len(players), "1", "", options))
    texts = Texts("en", GAME.key, "", names, ROOM)
    screen = Terminal()
    record = Record(GAME, setup, names)
    return Sitting(record, GAME.new(setup), players, "", texts, screen, clock), screen


def places(sitting: Sitting) -> list[tuple[int, int]]:
    return [(e.seat, e.at_ms) for e in sitting.record.entries if e.notation.startswith("place")]


@pytest.mark.rule("BH-13", "BH-20", "BH-27")
def test_the_time_from_the_reveal_to_enter_counts(keyboard: PipeInput) -> None:
    sitting, screen = sit_down("you,explorer", Clock(0.5))
    keyboard.send_text(DEAL.replace("\n", "\r") + "place 40\rquit\r")
    assert sitting.run() == 0
    mine = dict(places(sitting))[0]
    assert mine >= 500
    assert mine % 500 == 0
    assert screen.pauses == [sitting.state.beat_ms() or 700]


def test_under_the_prompt_run_the_seconds_and_what_has_fallen() -> None:
    sitting, _ = sit_down("you,explorer", Clock(0.0))
    for _ in range(2):
        sitting._do(sitting.state.actors().bit_length() - 1, 0)
    while sitting.state.pace() != 2:
        seat = sitting.state.actors().bit_length() - 1
        sitting._do(seat, sitting.state.legal_actions(seat)[0])
    sitting.story.heard[0] = len(sitting.story.chapters)
    heat = OpenHeat(sitting.state, 2, 30, sitting._bot_choice, sitting._do)
    heat.begin([1])
    when = heat.planned[1].took_ms
    assert sitting._tick(heat, 0, 100.0) == "0.0 s of 30 s"
    sitting.clock = lambda: 100.0 + when / 1000 + 0.001
    line = sitting._tick(heat, 0, 100.0)
    assert line is not None
    assert "Explorer places a yellow token" in line
    sitting.clock = lambda: 130.01
    assert sitting._tick(heat, 0, 100.0) is None


@pytest.mark.rule("BH-28")
def test_when_the_time_is_up_the_prompt_closes_and_the_token_is_laid(keyboard: PipeInput) -> None:
    sitting, _ = sit_down("you,explorer", Clock(50.0), pick_seconds=20)
    keyboard.send_text(DEAL.replace("\n", "\r"))
    while not places(sitting):
        sitting._step()
    assert (0, 20_000) in places(sitting)


@pytest.mark.rule("BH-03")
def test_when_the_map_closes_nothing_of_it_stays_on_the_screen(keyboard: PipeInput) -> None:
    sitting, screen = sit_down("you,explorer", Clock(0.1))
    keyboard.send_text("map\r" + DEAL.replace("\n", "\r") + "place 40\r")
    while sitting.state.view(-1)["phase"] != "review":
        sitting._step()
    assert len(screen.told) == 1
    assert "Slovakia, " in screen.told[0]
    assert "Slovakia, " not in screen.page.getvalue()
