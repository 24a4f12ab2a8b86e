"""Finished games to look back at: days' deals that were played elsewhere, and handed in."""

from __future__ import annotations

from datetime import UTC, datetime

from playwright.sync_api import Page

from pomezi.core.game import Setup, find_game
from pomezi.core.record import Record
from pomezi.core.shuffle import daily_seed
from pomezi.lab.match import Sitting, Terms, finish
from pomezi.lab.players import make_player

HAND_IN = """async ([day, record]) => {
  const headers = { 'content-type': 'application/json' };
  const ask = (path, body) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  await ask('api/me', { name: 'Anna' });
  return (await ask('api/daily', { day, record })).json();
}"""


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def days_record(game: str, level: str = "tourist") -> Record:
    """Today's deal, played by a bot in Anna's place."""
    found = find_game(game)
    bots = list(found.daily or ())
    record = Record(found, Setup(1 + len(bots), daily_seed(game, today())), ["Anna", *bots])
    state = record.game.new(record.setup)
    players = [make_player(game, name) for name in (level, *bots)]
    finish(record, state, Sitting(state, players, Terms(game, 1 + len(bots)).checked().budget(), 1))
    return record


def hand_in(page: Page, game: str) -> str:
    """The table of it; whoever looks at the page is Anna from now on."""
    told = page.evaluate(HAND_IN, [today(), days_record(game).text()])
    assert "id" in told, told
    return str(told["id"])
