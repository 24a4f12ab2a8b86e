"""Replay and verify: whole records, and every kind of broken one."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from pomezi import Record
from pomezi.terminal.replay import Film, Projector
from pomezi.terminal.screen import EndOfInput, Screen
from pomezi.terminal.words import Voice
from tests.terminal.conftest import Run

Break = Callable[[str], str]


def test_a_sound_record_is_verified(run: Run, bots_record: Path) -> None:
    ran = run("verify", str(bots_record))
    assert (ran.code, ran.err) == (0, "")
    assert "Ticket to Ride (ticket_to_ride)" in ran.out
    assert "Random 1, Random 2" in ran.out
    assert "The record is sound." in ran.out
    assert "Záznam je v pořádku." in run("verify", str(bots_record), "--lang", "cs").out


def swap(old: str, new: str) -> Break:
    return lambda text: text.replace(old, new, 1)


def action_line(text: str, number: int) -> str:
    return text.split("\n\n", 1)[1].splitlines()[number]


def on_action(number: int, change: Callable[[str], str]) -> Break:
    def broken(text: str) -> str:
        head, body = text.split("\n\n", 1)
        lines = body.splitlines()
        lines[number] = change(lines[number])
        return "\n".join([head, "", *lines, ""])

    return broken


BROKEN: dict[str, tuple[Break, str]] = {
    "empty": (lambda text: "", "Line 1: this is not a record"),
    "another text": (lambda text: "Dear diary,\n" + text, "Line 1: this is not a record"),
    "unknown header": (swap("rules:", "rulez:"), "Line 3: “rulez: 2” does not belong in the header"),
    "header twice": (swap("rules: 2", "rules: 2\nrules: 1"), "does not belong in the header"),
    "missing header": (swap("seed: 5eed\n", ""), "the header lacks “seed”"),
    "header cut": (lambda text: text.split("\nseats")[0], "the record breaks off in its header"),
    "bad number": (swap("seats: 2", "seats: two"), "“two” is not a number for “seats”"),
    "bad players": (swap('players: ["', "players: [["), "“players” in the header cannot be read"),
    "unknown game": (swap("ticket_to_ride", "chess"), "There is no game “chess”"),
    "unknown edition": (swap("edition: usa", "edition: mars"), "has no edition “mars”"),
    "edition file gone": (swap("edition: usa", "edition: mars.json"), "The edition file mars.json"),
    "unknown option": (swap("options: start", "options: stop"), "has no option “stop”"),
    "bad option": (swap("start=drawn", "start=noon"), "“noon” will not do for the option start"),
    "too many seats": (swap("seats: 2", "seats: 9"), "is for 2 to 5 players, not 9"),
    "bad seed": (swap("seed: 5eed", "seed: soil"), "“soil” is not a seed"),
    "unknown pile": (swap("seed: 5eed", 'seed: 5eed\nstacked: {"dice": []}'), "no pile “dice”"),
    "other rules": (swap("rules: 2", "rules: 99"), "no version 99 of its rules"),
    "other seed": (swap("seed: 5eed", "seed: 5eee"), "You were not offered"),
    "no action": (on_action(4, lambda line: "hm"), "“hm” is not a line of a record"),
    "unreadable text": (on_action(4, lambda line: line[0] + " dance"), "“dance” is not an action"),
    "illegal action": (on_action(9, lambda line: line[0] + " pass"), "You can do something"),
    "wrong seat": (on_action(4, lambda line: str(1 - int(line[0])) + line[1:]), "It is not your turn"),
    "no such seat": (on_action(4, lambda line: "7" + line[1:]), "There is no seat 7 here"),
    "endless seat": (on_action(4, lambda line: "1" * 5000 + line[1:]), "is not a line of a record"),
    "endless time": (on_action(4, lambda line: line + " @" + "1" * 5000), "is not a line of a record"),
    "endless rules": (swap("rules: 2", "rules: " + "1" * 5000), "is not a number for “rules”"),
    "an action missing": (on_action(4, lambda line: ""), "Line "),
    "cut between lines": (lambda text: "\n".join(text.splitlines()[:60]) + "\n", "unfinished or cut short"),
    "closing line gone": (lambda text: text.split("end ")[0], "unfinished or cut short"),
    "closed early": (
        lambda text: "\n".join([*text.splitlines()[:60], text.splitlines()[-1]]),
        "the game was not over",
    ),
    "scores edited": (swap("| scores ", "| scores 1"), "the closing line does not fit the record"),
    "digest edited": (lambda text: text.rstrip()[:-1] + "x\n", "the closing line does not fit the record"),
    "a player renamed": (swap("Random 1", "Kasparov"), "the closing line does not fit the record"),
    "more after the end": (lambda text: text + "0 draw deck\n", "nothing may follow the closing line"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_record_is_refused_with_its_reason(
    run: Run, bots_record: Path, tmp_path: Path, kind: str
) -> None:
    change, sentence = BROKEN[kind]
    whole = bots_record.read_text(encoding="utf-8")
    path = tmp_path / "broken.record"
    path.write_text(change(whole), encoding="utf-8")
    assert path.read_text(encoding="utf-8") != whole
    ran = run("verify", str(path))
    assert (ran.code, ran.out) == (1, "")
    assert sentence in ran.err
    czech = run("verify", str(path), "--lang", "cs")
    assert czech.code == 1
    assert sentence not in czech.err
    assert f"Záznam {path} není v pořádku." in czech.err


@pytest.mark.parametrize("content", [b"\xff\xfe\x00record", b"pomezi record 1\ngame: \x1b[2J\n"])
def test_a_file_that_is_no_text_is_no_record(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(content)
    ran = run("verify", str(path))
    assert ran.code == 1
    assert "is not a text file in UTF-8" in ran.err


def test_a_folder_cannot_be_read(run: Run, tmp_path: Path) -> None:
    ran = run("verify", str(tmp_path))
    assert ran.code == 2
    assert "cannot be read" in ran.err


def test_whatever_is_lost_from_a_record_it_is_told_without_a_traceback(
    run: Run, bots_record: Path, tmp_path: Path
) -> None:
    whole = bots_record.read_text(encoding="utf-8")
    chance = random.Random(1)
    for number in range(40):
        at = chance.randrange(len(whole) - 1)
        cut = whole[:at] + whole[at + chance.choice((1, 5, 80)) :]
        path = tmp_path / f"{number}.record"
        path.write_text(cut, encoding="utf-8")
        ran = run("verify", str(path))
        assert ran.code == (0 if cut.strip() == whole.strip() else 1)
        assert bool(ran.err) == bool(ran.code)


def test_control_codes_in_names_do_not_reach_the_terminal(
    run: Run, bots_record: Path, tmp_path: Path
) -> None:
    path = tmp_path / "sly.record"
    path.write_text(
        bots_record.read_text(encoding="utf-8").replace("Random 1", "\\u001b[2J"), encoding="utf-8"
    )
    ran = run("replay", str(path))
    assert "\x1b" not in ran.out
    assert "?[2J" in ran.out


# -- replay


def test_a_replay_from_a_pipe_tells_everything(run: Run, bots_record: Path) -> None:
    record = Record.parse(bots_record.read_text(encoding="utf-8"))
    ran = run("replay", str(bots_record))
    assert ran.code == 0
    for entry in record.entries:
        assert entry.notation in ran.out
    assert "The game is over." in ran.out
    assert " wins with " in ran.out


def test_a_replay_from_a_seat_tells_its_secrets_and_no_others(run: Run, bots_record: Path) -> None:
    spectator, first, second = (
        run("replay", str(bots_record), *seat).out for seat in ([], ["--seat", "0"], ["--seat", "1"])
    )
    assert "Random 1 draws from the deck: " not in spectator + second
    assert "Random 2 draws from the deck: " not in spectator + first
    assert "Random 1 draws from the deck: " in first
    assert "Random 2 draws from the deck: " in second


def test_a_replay_needs_a_seat_of_the_game(run: Run, bots_record: Path) -> None:
    for seat in ("2", "-1", "x"):
        ran = run("replay", str(bots_record), f"--seat={seat}")
        assert ran.code == 2
        assert f"There is no seat {seat} here; the seats are 0 to 1." in ran.err


def test_an_unfinished_record_is_replayed_as_far_as_it_goes(
    run: Run, bots_record: Path, tmp_path: Path
) -> None:
    path = tmp_path / "part.record"
    path.write_text(
        "\n".join(bots_record.read_text(encoding="utf-8").splitlines()[:30]) + "\n", encoding="utf-8"
    )
    ran = run("replay", str(path))
    assert ran.code == 0
    assert "The game is unfinished after " in ran.out


def test_a_faulty_line_ends_the_replay_with_its_reason(run: Run, bots_record: Path, tmp_path: Path) -> None:
    path = tmp_path / "faulty.record"
    text = bots_record.read_text(encoding="utf-8")
    path.write_text(on_action(4, lambda line: line[0] + " dance")(text), encoding="utf-8")
    ran = run("replay", str(path), "--all")
    assert ran.code == 2
    assert action_line(text, 3)[2:] in ran.out
    assert "“dance” is not an action" in ran.err


class TypingScreen(Screen):
    """A terminal in which these lines are typed."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.is_tty = True
        self.lines = lines

    def ask(self, seat: int, words: object, tick: object = None) -> str:
        if not self.lines:
            raise EndOfInput
        return self.lines.pop(0)


def walk(path: Path, lines: list[str]) -> None:
    record = Record.parse(path.read_text(encoding="utf-8"))
    texts = Voice("en").learn(record.game.key, "", record.players)
    Projector(Film(record), -1, texts, TypingScreen(lines)).walk()


def test_a_replay_goes_on_back_and_anywhere(bots_record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = Record.parse(bots_record.read_text(encoding="utf-8"))
    last = len(record.entries)
    walk(bots_record, ["", "", "b", "b", "b", "7", "", str(last + 1), "what", "board", str(last), "q", "1"])
    out = capsys.readouterr().out
    steps = [line.split("/")[0].strip() for line in out.splitlines() if f"/{last} " in line]
    assert steps == ["1", "2", "1", "7", "8", str(last)]
    assert out.count("The beginning;") == 2
    assert f"“{last + 1}” is not a command here. Expected Enter, b, a number from 0 to {last}" in out
    assert "Face up" in out
    assert " wins with " in out
