"""The examples: they learn something, and what they have learned can sit at a table."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import numpy as np
import pytest

from examples import borders
from examples.train import Guess, Player, TrainedBot, Trainer, load, main, path_of, save
from pomezi import GAMES
from pomezi.lab.bout import deal_share
from pomezi.lab.match import Sitting, Terms, play_seed
from pomezi.lab.players import make_player
from pomezi.lab.stats import share
from tests.server.client import Somebody, serving

ROOT = Path(__file__).parent.parent.parent
TRAINED = "examples.train:TrainedBot"
MAPPED = "examples.borders:TrainedBot"


@pytest.fixture(scope="module")
def trainer() -> Trainer:
    """After a very short training."""
    found = Trainer("limes", 1, seed=3)
    found.play()
    found.learn(3)
    return found


def test_its_guesses_come_nearer_to_the_truth() -> None:
    chance = np.random.default_rng(1)
    seen = chance.random((400, 6), dtype=np.float32)
    truth = seen[:, 0] - seen[:, 1] * seen[:, 2]
    guess = Guess(6)
    before = np.abs(guess(seen) - truth).mean()
    for _ in range(600):
        guess.learn(seen, truth)
    assert np.abs(guess(seen) - truth).mean() < before / 4


def test_what_it_has_learned_is_kept(
    trainer: Trainer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    save(trainer.player, path_of("limes", 1))
    state = GAMES["limes"].new(Terms("limes", 1).checked().setup(5))
    again = load(state.view(0))
    assert np.array_equal(again.weigh(state, 0)[2], trainer.player.weigh(state, 0)[2])


def test_it_trains_and_tells_how_well_it_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["limes", "--seats", "1", "--minutes", "0", "--trials", "1", "--opponent", "random"]) == 0
    assert "learner" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_any_game(game: str) -> None:
    terms = Terms(game, 2).checked()
    state = GAMES[game].new(terms.setup(1))
    bots = [TrainedBot(Player(terms.setup(1), game)), make_player(game, "random")]
    table = Sitting(state, bots, terms.budget(), 1)
    for _ in range(30):
        table.step()


async def test_it_sits_at_a_table_of_a_running_server(trainer: Trainer, tmp_path: Path) -> None:
    two = Trainer("limes", 2, seed=1)
    save(two.player, tmp_path / path_of("limes", 2))
    async with serving(f"sqlite+aiosqlite:///{tmp_path / 't.sqlite'}") as url:
        anna = await Somebody(url, "Anna").arrive()
        table = await anna.open_table(["me", "open"], "limes")
        words = [f"{url}/api/tables/{table}", "--bot", TRAINED, "--name", "Trained"]
        program = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "pomezi", "sit", *words),
            cwd=str(tmp_path),
            env={**os.environ, "PYTHONPATH": f"{ROOT}:{os.environ.get('PYTHONPATH', '')}"},
            stdout=asyncio.subprocess.DEVNULL,
        )
        a = await anna.sit_at(table)
        while not a.info or a.info["seats"][1]["kind"] != "person":
            await a.read()
        await a.ask("start")
        while a.latest.get("view", {}).get("round", 0) < 3:
            if a.latest.get("legal"):
                await a.play(a.latest["legal"][0])
            else:
                await a.read()
        laid = a.latest["view"]["players"][1]["cards"]
        await a.ask("end")
        assert await asyncio.wait_for(program.wait(), 30) == 0
        await anna.leave()
    assert len(laid) == 2  # two whole rounds were played between the two


# -- the map of Bez hranic


def test_many_boards_at_once_teach_it_the_map(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    terms = Terms("bez_hranic", 2).checked()
    found = []
    for steps in ("0", "250"):
        assert borders.main(["--steps", steps]) == 0
        played = [play_seed(terms, MAPPED, "random", seed) for seed in range(1, 13)]
        found.append(share([deal_share(MAPPED, games) for games in played]))
    untaught, taught = found
    assert untaught.low < 0.55 < taught.low


def test_it_plays_with_two_colours_on_another_map(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    borders.main(["--steps", "1"])
    for options in ({"two_colours": True}, {"correspondence": True}):
        terms = Terms("bez_hranic", 3, "usa", options).checked()
        state = GAMES["bez_hranic"].new(terms.setup(1))
        bots = [borders.TrainedBot(), *(make_player("bez_hranic", "random") for _ in range(2))]
        table = Sitting(state, bots, terms.budget(), 1)
        while state.actors():
            table.step()
        assert len(state.places()) == 3
