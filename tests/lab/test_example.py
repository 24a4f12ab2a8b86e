"""The example: it learns something, and what it has learned can sit at a table."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import numpy as np
import pytest

from examples.train import TrainedBot, main
from pomezi import GAMES
from pomezi.lab.bout import deal_share
from pomezi.lab.match import Sitting, Terms, play_seed
from pomezi.lab.players import ChooserBot, make_player
from pomezi.lab.stats import share
from tests.server.client import Somebody, serving

ROOT = Path(__file__).parent.parent.parent
TRAINED = "examples.train:TrainedBot"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the weights of a short training lie."""
    folder = tmp_path_factory.mktemp("trained")
    assert main(["--games", "20", "--out", str(folder / "bez_hranic.npz")]) == 0
    return folder


def test_it_learns_to_beat_chance(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    terms = Terms("bez_hranic", 2).checked()
    found = share([deal_share(TRAINED, play_seed(terms, TRAINED, "random", seed)) for seed in range(1, 25)])
    assert found.low > 0.55


def test_untrained_it_is_no_better_than_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So what the test above sees is learned."""
    monkeypatch.chdir(tmp_path)
    assert main(["--games", "0"]) == 0
    terms = Terms("bez_hranic", 2).checked()
    found = share([deal_share(TRAINED, play_seed(terms, TRAINED, "random", seed)) for seed in range(1, 13)])
    assert found.low < 0.55


def test_it_plays_every_edition_and_option(folder: Path) -> None:
    bot = TrainedBot(str(folder / "bez_hranic.npz"))
    for options in ({"two_colours": True}, {"correspondence": True}):
        terms = Terms("bez_hranic", 3, "usa", options).checked()
        state = GAMES["bez_hranic"].new(terms.setup(1))
        bots = [ChooserBot(bot), *(make_player("bez_hranic", "random") for _ in range(2))]
        table = Sitting(state, bots, terms.budget(), 1)
        while state.actors():
            table.step()
        assert len(state.places()) == 3


def test_more_games_leave_other_weights(folder: Path, tmp_path: Path) -> None:
    assert main(["--games", "1", "--out", str(tmp_path / "w.npz")]) == 0
    little, more = (np.load(path)["weights"] for path in (tmp_path / "w.npz", folder / "bez_hranic.npz"))
    assert np.count_nonzero(little) < np.count_nonzero(more)


async def test_it_sits_at_a_table_of_a_running_server(folder: Path, tmp_path: Path) -> None:
    async with serving(f"sqlite+aiosqlite:///{tmp_path / 't.sqlite'}") as url:
        anna = await Somebody(url, "Anna").arrive()
        table = await anna.open_table(["me", "open"], "bez_hranic")
        words = [f"{url}/api/tables/{table}", "--bot", TRAINED, "--name", "Trained"]
        program = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "pomezi.terminal.sit", *words),
            cwd=str(folder),
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=asyncio.subprocess.DEVNULL,
        )
        a = await anna.sit_at(table)
        while not a.info or a.info["seats"][1]["kind"] != "person":
            await a.read()
        await a.ask("start")
        while a.latest.get("view", {}).get("round", 0) < 2:
            if a.latest.get("legal"):
                await a.play(a.latest["legal"][0])
            else:
                await a.read()
        placed = a.latest["view"]["used"]
        await a.ask("end")
        assert await asyncio.wait_for(program.wait(), 30) == 0
        await anna.leave()
    assert len(placed) == 8  # a whole round was played between the two
