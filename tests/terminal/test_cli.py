"""The command line itself: languages, help, lists, and every way to get it wrong."""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from types import ModuleType

import pytest

import pomezi
from pomezi import GAMES
from pomezi.core.shuffle import daily_seed
from pomezi.terminal.cli import COMMANDS, main
from pomezi.terminal.words import guess_language
from tests.terminal.conftest import Run

GAME = "ticket_to_ride"


def test_version_is_told_without_the_rest_of_the_house() -> None:
    program = (
        "import sys; sys.argv[1:] = ['--version']; from pomezi.__main__ import main; main(); "
        "unneeded = ('argparse', 'fluent', 'msgspec', 'rich', 'pomezi.games'); "
        "print([name for name in unneeded if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.startswith(f"pomezi {pomezi.__version__} (")
    assert ran.stdout.endswith("[]\n")


def test_version_says_whether_the_engine_is_compiled(run: Run) -> None:
    kind = "compiled" if pomezi.COMPILED else "interpreted"
    python = ".".join(map(str, sys.version_info[:3]))
    ran = run("--version")
    assert (ran.code, ran.out) == (0, f"pomezi {pomezi.__version__} ({kind}, Python {python})\n")


def test_games_lists_seats_editions_options_and_bots(run: Run) -> None:
    ran = run("games")
    assert ran.code == 0
    assert re.search(r"ticket_to_ride +Ticket to Ride", ran.out)
    for word in ("2–5", "usa", "start = drawn, 0, 1, 2, 3, 4", "random"):
        assert word in ran.out


@pytest.mark.parametrize(
    "words", [["games", "--lang", "cs"], ["--lang", "cs", "games"], ["--lang=cs", "games"]]
)
def test_the_language_may_stand_anywhere(run: Run, words: list[str]) -> None:
    assert "vydání" in run(*words).out


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "cs"}, "cs"),
    ],
)
def test_the_language_is_guessed_from_the_environment(environ: dict[str, str], lang: str) -> None:
    assert guess_language(environ) == lang


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_every_command_has_help_in_every_language(run: Run, lang: str) -> None:
    main_help = run("--help", "--lang", lang)
    assert main_help.code == 0
    for command in COMMANDS:
        assert f"pomezi {command}" in main_help.out
        ran = run(command, "--help", "--lang", lang)
        assert ran.code == 0
        assert ran.out.startswith(f"pomezi {command}")


def test_without_a_word_the_table_opens_in_the_browser(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[argparse.Namespace, str]] = []

    def serve(words: argparse.Namespace, lang: str) -> int:
        asked.append((words, lang))
        return 0

    monkeypatch.setattr("pomezi.server.serve.run", serve)
    assert run().code == run("serve").code == run("serve", "--port", "1", "--lang", "cs").code == 0
    assert asked[0] == asked[1]
    assert (asked[2][0].port, asked[2][1]) == (1, "cs")


def test_serve_refuses_in_its_own_words(run: Run) -> None:
    assert "--harbour" in run("serve", "--harbour", "1").err
    ran = run("serve", "--port", "99999", "--no-browser", "--lang", "cs")
    assert ran.code == 2
    assert "99999" in ran.err


BAD_INPUT = [
    (
        ["dance"],
        "There is no command “dance”. Possible: play, serve, sit, replay, verify, review, arena, bench,",
    ),
    (["games", "--lang", "de"], "There is no language “de”. The languages: cs, en."),
    (["games", "--lang"], "There is no language “”."),
    (["games", "more"], "“more” does not belong here. See: pomezi games --help"),
    (["play"], "Something is missing: game. See: pomezi play --help"),
    (["play", GAME, "--seed"], "--seed needs a value."),
    (["play", GAME, "--sea", "you"], "“--sea you” does not belong here."),
    (["replay", "x.record", "--all=yes"], "“--all=yes” does not belong here."),
    (["serve", "--port", "harbour"], "--port does not take this value. See: pomezi serve --help"),
    (["play", "chess"], "There is no game “chess”. The games: ticket_to_ride"),
    (["play", GAME, "--edition", "mars"], "ticket_to_ride has no edition “mars”. Its editions: usa"),
    (["play", GAME, "--edition", "mars.json"], "The edition “mars.json” cannot be read."),
    (["play", GAME, "--option", "colour=red"], "ticket_to_ride has no option “colour”. Its options: start"),
    (["play", GAME, "--option", "start=9"], "“9” will not do for the option start. Possible: drawn, 0, 1"),
    (["play", GAME, "--option", "start"], "“start” has no value. Expected start=…"),
    (["play", GAME, "--seats", "you"], "ticket_to_ride is for 2 to 5 players, not 1."),
    (["play", GAME, "--seats", "you,clever"], "Who is “clever”? Expected “you”, a name"),
    (["play", GAME, "--seats", "you,,random"], "Who is “”?"),
    (["play", GAME, "--seats", "Jana,Jana"], "Two players are called Jana"),
    (["play", GAME, "--seed", "xyz"], "“xyz” is not a seed"),
    (["play", GAME, "--daily", "--seats", "you,tourist"], "The deal of the day has its own seats"),
    (["play", GAME, "--daily", "--seed", "1"], "The deal of the day has its own seed"),
    (
        ["play", GAME, "--record", "no/such/folder/x.record"],
        "The file no/such/folder/x.record cannot be written.",
    ),
    (["replay", "nowhere.record"], "There is no file nowhere.record."),
    (["verify", "nowhere.record"], "There is no file nowhere.record."),
    (["verify"], "Something is missing: file."),
    ([GAME, "best"], "ticket_to_ride has no commands of its own."),
]


@pytest.mark.parametrize(("words", "sentence"), BAD_INPUT, ids=[" ".join(words) for words, _ in BAD_INPUT])
def test_bad_input_is_explained_on_the_error_stream(run: Run, words: list[str], sentence: str) -> None:
    ran = run(*words)
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("words", [words for words, _ in BAD_INPUT], ids=[" ".join(w) for w, _ in BAD_INPUT])
def test_bad_input_is_explained_in_czech_too(
    run: Run, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    english = {sentence for _, sentence in BAD_INPUT}
    ran = run(*words)
    assert ran.code == 2
    assert ran.err.strip()
    assert not any(sentence in ran.err for sentence in english)


def test_an_existing_file_is_never_overwritten(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "dear.txt"
    path.write_text("mine", encoding="utf-8")
    ran = run("play", GAME, "--record", str(path), typed="quit\n")
    assert (ran.code, path.read_text(encoding="utf-8")) == (2, "mine")
    assert "exists already" in ran.err


def test_a_set_up_that_fails_leaves_no_record_behind(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "never.record"
    run("play", GAME, "--record", str(path), "--seed", "xyz")
    assert not path.exists()


def test_a_fault_in_an_edition_names_its_line_in_the_games_own_words(run: Run, tmp_path: Path) -> None:
    source = Path(pomezi.__file__).parent / "games" / GAME / "editions" / "usa.json"
    broken = tmp_path / "broken.json"
    text = source.read_text(encoding="utf-8")
    broken.write_text(text.replace('"a": "atlanta", "b": "charleston"', '"a": "atlanta", "b": "atlanta"', 1))
    ran = run("play", GAME, "--edition", str(broken))
    assert ran.code == 2
    assert re.search(r"line \d+: a route cannot lead from atlanta to itself", ran.err)


def a_lab() -> ModuleType:
    lab = ModuleType("pomezi.lab.ticket_to_ride")
    vars(lab).update(main=len)
    return lab


def test_a_games_own_commands_get_the_words_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pomezi.terminal.cli._lab", lambda game: a_lab())
    assert main([GAME, "best", "--lang", "cs", "--top", "3"]) == 5


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_deal_of_the_day_is_the_same_for_everybody(run: Run, game: str) -> None:
    ran = run("play", game, "--daily", typed="quit\n")
    assert ran.code == 0
    assert daily_seed(game, datetime.now(UTC).date().isoformat()) in ran.out


def test_a_game_may_have_no_deal_of_the_day(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES[GAME], "daily", None)
    ran = run("play", GAME, "--daily")
    assert ran.code == 2
    assert "ticket_to_ride has no deal of the day." in ran.err


def test_a_reader_who_leaves_is_no_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def gone(*words: object) -> int:
        raise BrokenPipeError

    monkeypatch.setattr("pomezi.terminal.cli.dispatch", gone)
    with (tmp_path / "out").open("w") as out:
        monkeypatch.setattr("sys.stdout", out)
        assert main(["games"]) == 0
