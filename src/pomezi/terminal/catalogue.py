"""`pomezi games`: what can be played, by how many, how."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from pomezi.bots import bot_names
from pomezi.core.game import Game
from pomezi.games import GAMES
from pomezi.terminal.screen import Screen
from pomezi.terminal.words import Voice


def draw_games(voice: Voice, screen: Screen) -> None:
    for game in GAMES.values():
        _draw_game(game, voice, screen)
    screen.say(voice.texts.say("games-how", {"key": next(iter(GAMES))}), "dim")


def _draw_game(game: Game, voice: Voice, screen: Screen) -> None:
    texts = voice.learn(game.key)
    screen.say(Text.assemble((game.key, "bold"), f"  {texts.say('game')}"))
    if texts.has("about"):
        screen.say("  " + texts.say("about"))
    table = Table.grid(padding=(0, 2))
    rows = {
        "games-seats": f"{game.seats[0]}–{game.seats[-1]}",
        "games-editions": ", ".join(game.editions),
        "games-bots": ", ".join(bot_names(game.key)),
    }
    for key, value in rows.items():
        table.add_row("", Text(texts.say(key), style="dim"), value)
    for number, option in enumerate(game.options):
        about = f"about-option-{option.key}"
        line = f"{option.key} = {option.expected()}" + (f"  ({texts.say(about)})" if texts.has(about) else "")
        table.add_row("", Text("" if number else texts.say("games-options"), style="dim"), line)
    screen.console.print(table)
    screen.blank()
