"""A sixth game, from its folder to every room of the house: what CONTRIBUTING tells is what is done here."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pomezi.terminal.sit import Caller
from tests.sixth.installed import install, run, serving


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("site"))


def test_the_contract_suite_plays_it(site: Path) -> None:
    words = ["-m", "pytest", "-n", "0", "-q", "-p", "no:cacheprovider", "tests/contract", "-k", "toll"]
    ran = run(site, words)
    assert ran.returncode == 0, ran.stdout[-3000:]
    assert " passed" in ran.stdout


def test_it_is_listed_among_the_games(site: Path) -> None:
    ran = run(site, ["-m", "pomezi", "games"])
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Toll" in ran.stdout
    assert "Ticket to Ride" in ran.stdout


def test_the_terminal_plays_records_and_verifies_it(site: Path, tmp_path: Path) -> None:
    record = str(tmp_path / "toll.record")
    seats = ["--seats", "you,guide,explorer", "--seed", "1", "--option", "carry=true", "--record", record]
    typed = "bid 9\n" + "".join(f"bid {coin}\n" for coin in range(1, 7))
    ran = run(site, ["-m", "pomezi", "play", "toll", *seats], typed)
    assert (ran.returncode, ran.stderr) == (0, ""), ran.stderr
    assert "You have no coin 9 left" in ran.stdout
    assert " wins with " in ran.stdout
    assert run(site, ["-m", "pomezi", "verify", record]).returncode == 0
    told = run(site, ["-m", "pomezi", "--lang", "cs", "replay", record])
    assert "získává bránu" in told.stdout


def test_a_game_that_speaks_english_alone_is_played_in_czech(site: Path, tmp_path: Path) -> None:
    copy = tmp_path / "site"
    shutil.copytree(site, copy, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "toll" / "text" / "cs.ftl").unlink()
    typed = "gate 9 please\n" + "".join(f"bid {coin}\n" for coin in range(1, 7))
    ran = run(
        copy, ["-m", "pomezi", "--lang", "cs", "play", "toll", "--seats", "you,random", "--seed", "1"], typed
    )
    assert (ran.returncode, ran.stderr) == (0, ""), ran.stderr
    assert "All bid a coin at once" in ran.stdout
    assert "Vítězí" in ran.stdout


def test_bots_of_every_level_meet_in_the_arena(site: Path, tmp_path: Path) -> None:
    words = ["toll", "--bots", "guide,tourist", "--games", "20", "--jobs", "1"]
    ran = run(site, ["-m", "pomezi", "arena", *words, "--results", str(tmp_path / "results.jsonl")])
    assert ran.returncode == 0, ran.stderr
    assert "guide" in ran.stdout


LEARNER = """
from pomezi.lab.envs import make_env
env = make_env("toll", seats=3)
env.reset(seed=5)
total = dict.fromkeys(env.possible_agents, 0.0)
for agent in env.agent_iter():
    seen, reward, over, cut, _ = env.last()
    total[agent] += reward
    env.step(None if over or cut else int(seen["action_mask"].nonzero()[0][-1]))
assert abs(sum(total.values())) < 1e-9, total
print("learned")
"""


def test_a_learner_steps_through_it(site: Path) -> None:
    pytest.importorskip("pettingzoo")
    ran = run(site, ["-c", LEARNER])
    assert ran.stdout == "learned\n", ran.stderr


class Guest:
    """A person with a key, over HTTP."""

    def __init__(self, base: str, name: str) -> None:
        self.caller = Caller(base)
        self.name = name
        self.caller.key = self.caller.call("/api/me", {"name": name})["key"]

    def do(self, table: str, do: str, **more: Any) -> dict[str, Any]:
        answer = self.caller.call(
            f"/api/tables/{table}/commands", {"do": do, "id": f"{time.time_ns()}", **more}
        )
        assert answer["is"] == "done", answer
        return answer

    def play(self, table: str) -> bool:
        """What is asked of this guest now, if anything; whether the game is over."""
        news = self.caller.call(f"/api/tables/{table}")
        if news.get("legal"):
            self.do(table, "play", action=news["legal"][-1], seq=news["seq"])
        return bool(news["table"]["status"] == "over")


def test_two_people_and_a_bot_play_it_at_a_table(site: Path, tmp_path: Path) -> None:
    with serving(site, tmp_path) as base:
        anna, petr = Guest(base, "Anna"), Guest(base, "Petr")
        games = {game["key"]: game for game in _list(anna, "/api/games")}
        assert games["toll"]["unit"] == "points"
        assert games["toll"]["stranger"]
        laid = {"game": "toll", "seats": ["me", "open", "guide"], "name": "Anna", "edition": "pass"}
        table = anna.caller.call("/api/tables", laid)["id"]
        petr.do(table, "sit", name="Petr")
        anna.do(table, "start")
        until = time.monotonic() + 60
        while not (anna.play(table) & petr.play(table)):
            assert time.monotonic() < until
        history = anna.caller.call(f"/api/tables/{table}/history?seat=0")
        assert len(history["steps"][-1]["scores"]) == 3
        last = history["steps"][-1]["seq"]
        moments = _list(anna, f"/api/tables/{table}/moments?seat=0&first={last - 2}&last={last}")
        assert [moment["view"]["game"] for moment in moments] == ["toll"] * 3
        record = tmp_path / "table.record"
        record.write_text(_text(anna, f"/api/tables/{table}/record"))
        assert "refusal-no-such-coin" in _text(anna, "/api/games/toll/text/cs")
    assert run(site, ["-m", "pomezi", "verify", str(record)]).returncode == 0


def _text(guest: Guest, path: str) -> str:
    import urllib.request

    asked = urllib.request.Request(
        guest.caller.base + path, headers={"Authorization": f"Bearer {guest.caller.key}"}
    )
    with urllib.request.urlopen(asked, timeout=20) as answer:
        return str(answer.read().decode())


def _list(guest: Guest, path: str) -> list[dict[str, Any]]:
    import json

    found = json.loads(_text(guest, path))
    assert isinstance(found, list)
    return found


def _without(name: str) -> Callable[[Path], None]:
    def spoil(folder: Path) -> None:
        (folder / name).unlink()

    return spoil


def _replaced(name: str, old: str, new: str) -> Callable[[Path], None]:
    def spoil(folder: Path) -> None:
        text = (folder / name).read_text(encoding="utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new), encoding="utf-8")

    return spoil


@pytest.mark.parametrize(
    ("spoil", "named"),
    [
        (_without("state.py"), "toll.state"),
        (_without("view.py"), "view"),
        (_without("codec.py"), "codec"),
        (_without("edition.py"), "toll.edition"),
        (_without("text/en.ftl"), "text/en.ftl"),
        (_without("editions/pass.json"), "pass"),
        (_replaced("text/en.ftl", "about =", "# about"), "about"),
        (_replaced("text/en.ftl", "option-carry =", "# carry"), "option-carry"),
        (_replaced("state.py", "def determinize", "def imagine"), "determinize"),
        (_replaced("__init__.py", "def suppose", "def guess"), "suppose"),
        (_replaced("view.py", '"seat": seat', '"who": seat'), "seat"),
        (_replaced("codec.py", '"bids": bids', '"bids": []'), "suppose"),
        (_replaced("state.py", "def default_action", "def usual"), "default_action"),
        (_replaced("__init__.py", "GAME = Toll()", ""), "GAME"),
        (_replaced("__init__.py", "GAME = Toll()", "GAME = Toll"), "Game"),
        (_replaced("__init__.py", '"toll", range', '"limes", range'), "limes"),
        (_replaced("__init__.py", "GAME = Toll()", "GAME = Tol()"), "NameError"),
        (_replaced("view.py", '"seat": seat', '"seat": [][seat]'), "IndexError"),
    ],
)
def test_whatever_is_missing_is_named_and_the_house_plays_on(
    site: Path, tmp_path: Path, spoil: Callable[[Path], None], named: str
) -> None:
    copy = tmp_path / "site"
    shutil.copytree(site, copy, ignore=shutil.ignore_patterns("__pycache__"))
    spoil(copy / "toll")
    ran = run(copy, ["-m", "pomezi", "games"])
    assert ran.returncode == 0
    assert "The game toll is left out" in ran.stderr
    assert named in ran.stderr
    assert "Toll" not in ran.stdout
    assert "Ticket to Ride" in ran.stdout
