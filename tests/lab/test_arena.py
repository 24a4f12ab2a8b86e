"""The arena: the same results whatever happens to its processes, and on disk before they are counted."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Generator
from dataclasses import replace
from io import StringIO
from multiprocessing import active_children
from pathlib import Path

import pytest
from rich.console import Console

from pomezi.lab.arena import ROOM, draw_result, main, run, write_share
from pomezi.lab.bout import Tournament
from pomezi.lab.journal import Chunk, Entry, Journal, fingerprint
from pomezi.lab.match import Played, Terms, play_game, seatings
from pomezi.lab.pool import Here, Processes, play_chunk
from pomezi.lab.report import Report
from pomezi.lab.stats import LEAST_FITTED, StopRule
from pomezi.text import Texts

TERMS = Terms("limes", 1).checked()
TERMS_OF_TWO = Terms("bez_hranic", 2).checked()
FIRST = "tests.lab.players:First"
COMMAND = "import sys; from pomezi.terminal.cli import main; sys.exit(main())"
LAST = "tests.lab.players:Last"


def tournament(games: int = 24, test: StopRule | None = None) -> Tournament:
    return Tournament(TERMS, ["random", FIRST], games, test=test)


def played(path: Path) -> list[dict[str, object]]:
    """What is on disk, without what may differ from run to run."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    for line in lines:
        del line["seconds"]
    return sorted(lines, key=lambda line: line["seeds"])


def test_every_pair_plays_every_deal_in_all_seatings(tmp_path: Path) -> None:
    three = Tournament(Terms("limes", 3).checked(), ["random", FIRST, LAST], 10)
    run(three, Journal(tmp_path / "r.jsonl"), Here())
    assert three.is_over()
    assert {(bout.a, bout.b) for bout in three.bouts.values()} == {
        ("random", FIRST),
        ("random", LAST),
        (FIRST, LAST),
    }
    for bout in three.bouts.values():
        assert len(bout.games()) == 12  # two deals of six seatings
        assert {game.seed for game in bout.games()} == {1, 2}


class Murderer:
    """Kills a worker of a pool each time a chunk is finished, up to a number."""

    def __init__(self, pool: Processes, kills: int) -> None:
        self.pool = pool
        self.kills = kills

    def run(self, take: Callable[[], Chunk | None]) -> Generator[Entry, None, None]:
        for entry in self.pool.run(take):
            yield entry
            workers = active_children()
            if self.kills and workers:
                self.kills -= 1
                pid = workers[-1].pid
                assert pid is not None
                os.kill(pid, signal.SIGKILL)


def test_a_worker_killed_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    calm = tmp_path / "calm.jsonl"
    run(tournament(), Journal(calm), Here())
    rough = tmp_path / "rough.jsonl"
    murderer = Murderer(Processes(2), 2)
    shaken = tournament()
    run(shaken, Journal(rough), murderer)
    assert murderer.kills == 0
    assert shaken.is_over()
    assert played(rough) == played(calm)


def test_an_interrupted_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    """A real Ctrl-C: the whole group of processes hears it, as in a terminal."""
    results = tmp_path / "r.jsonl"
    words = (
        f"arena limes --seats 1 --bots random,{FIRST} --games 20000 --jobs 2 --lang en --results {results}"
    )
    process = subprocess.Popen(
        [
            sys.executable,
            "-c",
            "import sys; from pomezi.terminal.cli import main; sys.exit(main())",
            *words.split(),
        ],
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    )
    while not results.exists() or not results.read_text(encoding="utf-8").count("\n"):
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "The same command goes on from here" in " ".join(said.split())
    assert "Traceback" not in said
    before = results.read_text(encoding="utf-8")
    kept = sum(len(json.loads(line)["games"]) for line in before.splitlines())
    assert 0 < kept < 20000
    few = tournament(kept + 12)
    run(few, Journal(results), Here())
    after = results.read_text(encoding="utf-8")
    assert after.startswith(before)
    assert few.is_over()
    whole = tournament(kept + 12)
    run(whole, Journal(tmp_path / "whole.jsonl"), Here())
    assert whole.games() == few.games()


def test_a_line_cut_short_by_a_crash_is_played_again(tmp_path: Path) -> None:
    results = tmp_path / "r.jsonl"
    run(tournament(), Journal(results), Here())
    whole = played(results)
    assert [line["seeds"] for line in whole] == [[1, 6], [7, 12]]
    results.write_text(results.read_text(encoding="utf-8")[:-40], encoding="utf-8")
    again = tournament()
    run(again, Journal(results), Here())
    assert again.is_over()
    assert played(results) == whole


def test_nothing_is_played_twice(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "r.jsonl")
    run(tournament(), journal, Here())
    before = journal.path.read_bytes()
    run(tournament(12), journal, Here())
    assert journal.path.read_bytes() == before


def test_results_under_other_terms_lie_beside_each_other(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "r.jsonl")
    run(tournament(4), journal, Here())
    other = Tournament(Terms("limes", 2).checked(), ["random", FIRST], 6)
    run(other, journal, Here())
    assert len(journal.read(TERMS)) == len(journal.read(other.terms)) == 1


def test_a_test_stops_a_pair_at_the_same_deal_whatever_the_order(tmp_path: Path) -> None:
    test = StopRule(0.5, 0.6)
    in_order = tournament(80, test)
    run(in_order, Journal(tmp_path / "a.jsonl"), Here())
    shuffled = tournament(80, test)
    for first in (25, 1, 13, 7, 19, 31):
        shuffled.add(play_chunk(Chunk(TERMS, "random", FIRST, first, first + 5)))
    (calm,), (late,) = in_order.bouts.values(), shuffled.bouts.values()
    assert calm.stopped_after == late.stopped_after == 16
    assert calm.is_proved
    assert calm.games() == late.games()
    assert calm.take() is None


def test_results_carry_the_code_that_made_them() -> None:
    entry = play_chunk(Chunk(TERMS, "random", FIRST, 1, 1))
    assert entry.code == fingerprint("limes") != fingerprint("border")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("border --bots odds", "two different bots"),
        ("border --bots odds,odds", "two different bots"),
        ("border --bots odds,nobody", "nobody"),
        ("border --bots odds,no.where:Bot", "cannot be loaded"),
        ("border --bots odds,greedy --sprt 60", "looks like 50:55"),
        ("border --bots odds,greedy --sprt 60:50", "looks like 50:55"),
        ("border --bots odds,greedy --seats 9", "2"),
        ("chess --bots odds,greedy", "chess"),
        ("border --bots odds,greedy --results /dev/null/r.jsonl", "cannot be used"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(
    words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words.split()) == 2
    assert said in capsys.readouterr().err


def test_a_broken_journal_is_named_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results = tmp_path / "r.jsonl"
    results.write_text("not json\n", encoding="utf-8")
    assert main(["border", "--bots", "odds,greedy", "--results", str(results)]) == 2
    assert "Line" in capsys.readouterr().err


@pytest.mark.parametrize("width", [60, 80, 200])
def test_a_narrow_screen_shows_every_figure_and_every_letter(tmp_path: Path, width: int) -> None:
    met = tournament(4)
    run(met, Journal(tmp_path / "r.jsonl"), Here())
    texts = Texts("en", "limes", room=ROOM)
    console = Console(width=width, file=StringIO(), highlight=False)
    draw_result(met, texts, console)
    assert isinstance(console.file, StringIO)
    drawn = console.file.getvalue()
    [bout] = met.bouts.values()
    for whole in (str(len(bout.games())), write_share(bout.share(), texts), texts.say("arena-verdict")):
        assert whole in drawn
    letters = "".join(drawn.split())
    assert "…" not in letters.replace("…+", "").replace("…-", "")  # none but those of the intervals
    assert all(len(line) <= width for line in drawn.splitlines())


def test_the_arena_needs_no_extra() -> None:
    check = "import sys, pomezi.lab.arena; print([n for n in ('numpy', 'polars', 'ray') if n in sys.modules])"
    found = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_luck_is_told_beside_the_raw_results_and_kept(tmp_path: Path) -> None:
    terms = Terms("bez_hranic", 2, luck=1).checked()
    lucky = Tournament(terms, ["tourist", "traveller"], 4)
    journal = Journal(tmp_path / "r.jsonl")
    run(lucky, journal, Here())
    [bout] = lucky.bouts.values()
    plain = [play_game(TERMS_OF_TWO, game.seating, game.seed) for game in bout.games()]
    assert [replace(game, luck=()) for game in bout.games()] == plain, "the games are the same"
    assert all(sum(game.luck) == pytest.approx(0, abs=1e-4) for game in bout.games())
    assert any(any(game.luck) for game in bout.games())
    assert [game for entry in journal.read(terms) for game in entry.games] == bout.games()
    assert journal.read(TERMS_OF_TWO) == [], "other terms"
    assert bout.adjusted() is None, "of two deals there is no weight"


def test_a_table_of_luck_is_drawn_where_it_was_asked_for(tmp_path: Path) -> None:
    terms = Terms("bez_hranic", 2, luck=1).checked()
    lucky = Tournament(terms, ["tourist", "guide"], 2 * LEAST_FITTED)
    [bout] = lucky.bouts.values()
    for seed in bout.seeds:  # a deal in two: whoever is lucky wins
        sides = [(1, 2) if (seed + turn) % 3 else (2, 1) for turn in (0, 1)]
        bout.played[seed] = tuple(
            Played(seed, seating, (9, 5), places, 8, 0, (0.4, -0.4) if places == (1, 2) else (-0.4, 0.4))
            for seating, places in zip(seatings(bout.a, bout.b, 2), sides, strict=True)
        )
    less = bout.adjusted()
    assert less is not None
    assert less.saved > 0.9
    console = Console(file=StringIO(), width=160)
    draw_result(lucky, Texts("en", "bez_hranic", room=ROOM), console)
    assert "deals saved" in console.file.getvalue()  # type: ignore[attr-defined]
    assert "Less luck" in Report(lucky, Texts("en", "bez_hranic", room=ROOM), [], "", "").html()
    plain = Tournament(TERMS_OF_TWO, ["tourist", "guide"], 2 * LEAST_FITTED)
    plain.bouts["tourist", "guide"].played = bout.played
    assert "Less luck" not in Report(plain, Texts("en", "bez_hranic", room=ROOM), [], "", "").html()
