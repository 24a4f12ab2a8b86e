"""A game at the keyboard or from a pipe: told, recorded, ended, left."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pomezi import GAMES, Record
from pomezi.terminal.players import usual_seats
from tests.terminal.conftest import SEED, Run

GAME = "ticket_to_ride"


def test_a_whole_game_from_a_pipe_ends_with_a_winner_and_a_sound_record(
    run: Run, typed: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.record"
    ran = run("play", GAME, "--seats", "you,random", "--seed", SEED, "--record", str(path), typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert "The game is over." in ran.out
    assert " wins with " in ran.out
    assert "longest path" in ran.out
    assert f"The record is in {path}." in ran.out
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert record.verify().actors() == 0
    assert record.text() == path.read_text(encoding="utf-8")
    assert record.players == ("Player 1", "Random")


def test_the_same_game_can_be_told_in_czech(run: Run, typed: str) -> None:
    ran = run("--lang", "cs", "play", GAME, "--seats", "you,random", "--seed", SEED, typed=typed)
    assert ran.code == 0
    assert "Hra skončila." in ran.out
    assert "Vítězí " in ran.out
    assert "Hráč 1: vezměte kartu, zaberte trať, nebo si vezměte nové linky." in ran.out
    assert "draws" not in ran.out


def test_a_pipe_gets_no_colours_and_no_cursor_tricks(run: Run, typed: str) -> None:
    ran = run("play", GAME, "--seats", "you,random", "--seed", SEED, typed=typed)
    assert "\x1b" not in ran.out


def test_blank_lines_and_comments_of_a_pipe_are_skipped(run: Run, typed: str) -> None:
    spaced = "# a game\n\n" + typed.replace("\n", "\n\n# next\n   \n")
    ran = run("play", GAME, "--seats", "you,random", "--seed", SEED, typed=spaced)
    assert ran.code == 0
    assert " wins with " in ran.out


def test_input_that_ends_before_the_game_is_said_and_is_bad_input(
    run: Run, typed: str, tmp_path: Path
) -> None:
    path = tmp_path / "part.record"
    few = "".join(line + "\n" for line in typed.splitlines()[:5])
    ran = run("play", GAME, "--seats", "you,random", "--seed", SEED, "--record", str(path), typed=few)
    assert ran.code == 2
    assert "The input ended before the game did." in ran.out
    assert f"What was played is recorded in {path}." in ran.out
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert record.replay().actors() != 0
    assert [entry.notation for entry in record.entries if entry.seat == 0] == few.splitlines()


def test_quit_leaves_politely(run: Run) -> None:
    ran = run("play", GAME, typed="quit\ndraw deck\n")
    assert ran.code == 0
    assert "The game is unfinished after 0 actions." in ran.out


def test_ctrl_c_leaves_politely(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(self: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("pomezi.terminal.screen.Screen._read_line", interrupt)
    ran = run("play", GAME)
    assert ran.code == 0
    assert "The game is unfinished after 0 actions." in ran.out


def test_an_unreadable_or_illegal_text_is_explained_and_changes_nothing(
    run: Run, typed: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.record"
    wrong = f"claim denver-omaha purple:{'9' * 5000}\n"
    wrong += "dance\nclaim denver-omaha\nkeep boston-boston\ndraw deck\nkeep denver-el-paso boston-miami\n"
    ran = run(
        "play", GAME, "--seats", "you,random", "--seed", SEED, "--record", str(path), typed=wrong + typed
    )
    assert ran.code == 0
    assert "999…” is not a payment." in ran.out
    assert "“dance” is not an action. Expected one of: draw, claim, tickets, keep, pass." in ran.out
    assert "“claim denver-omaha” is not complete." in ran.out
    assert "“boston-boston” is not a ticket." in ran.out
    assert "Choose which tickets to keep first." in ran.out
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert [entry.notation for entry in record.entries if entry.seat == 0] == typed.splitlines()


def test_help_map_and_log_answer_and_change_nothing(run: Run, typed: str) -> None:
    first, second, *_ = typed.splitlines()
    lines = [
        "?",
        first,
        second,
        "help",
        "? claim",
        "? xyz",
        "map",
        "map denver",
        "map atlantis",
        "log",
        "quit",
    ]
    ran = run("play", GAME, "--seats", "you,random", "--seed", SEED, typed="\n".join(lines))
    assert ran.code == 0
    assert "4 actions are possible:" in ran.out
    assert "No action begins like this now." in ran.out
    assert "denver-kansas-city.2" in ran.out
    assert "No city or route is called “atlantis”." in ran.out
    assert ran.out.count("Player 1 chooses tickets:") == 2  # when it happened, and in the log


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    words = ("play", GAME, "--seats", "random,random", "--seed", "ab")
    assert run(*words).out == run(*words).out


def test_without_a_seed_every_game_is_another(run: Run) -> None:
    words = ("play", GAME, "--seats", "you,random")
    assert run(*words).out != run(*words).out


def test_a_newcomer_sits_down_with_one_bot(run: Run) -> None:
    you, bot = usual_seats(GAMES[GAME]).split(",")
    assert you == "you"
    ran = run("play", GAME, typed="quit\n")
    assert "A Player 1 (you)" in ran.out
    assert f"B {bot.capitalize()}" in ran.out


def test_options_and_editions_reach_the_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    words = ("play", GAME, "--option", "start=1", "--edition", "usa", "--record", str(path))
    assert run(*words, typed="quit\n").code == 0
    text = path.read_text(encoding="utf-8")
    assert "options: start=1\n" in text
    assert "edition: usa\n" in text


def test_a_real_process_plays_from_a_real_pipe(typed: str) -> None:
    words = [sys.executable, "-c", "import sys; from pomezi.terminal.cli import main; sys.exit(main())"]
    arguments = ["play", GAME, "--seats", "you,random", "--seed", SEED, "--lang", "cs"]
    done = subprocess.run(
        [*words, *arguments], input=typed.encode(), capture_output=True, check=False, timeout=60
    )
    assert (done.returncode, done.stderr.decode()) == (0, "")
    assert "Vítězí " in done.stdout.decode()


@pytest.mark.rule("BH-03")
def test_the_log_keeps_the_ways_of_earlier_rounds_to_itself_while_the_map_is_hidden(run: Run) -> None:
    """`log` in the second round's choosing tells nothing of the borders that the first round crossed."""
    first = "ready\n" + "deal\n" * 7 + "place 40\n"
    shown = run("play", "bez_hranic", "--seats", "you,random", "--seed", "1", typed=first + "log\n")
    assert "Price" in shown.out, "during the evaluation the bill is told"
    later = run("play", "bez_hranic", "--seats", "you,random", "--seed", "1", typed=first + "ready\nlog\n")
    told_again = later.out.rpartition("› log")[2]
    assert "Price" not in told_again
    assert "places" in told_again
