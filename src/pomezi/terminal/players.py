"""Who sits where: people at this keyboard, and bots."""

from __future__ import annotations

from dataclasses import dataclass

from pomezi.bots import USUAL_LEVEL, bot_names, make_bot
from pomezi.bots.bot import Bot
from pomezi.core.errors import SetupError
from pomezi.core.game import Game
from pomezi.core.rng import Rng, seeded
from pomezi.core.shuffle import stream_seed
from pomezi.terminal.words import TerminalError
from pomezi.text import Texts

YOU = "you"


@dataclass(frozen=True)
class Player:
    name: str
    bot: Bot | None  # nobody but a person, if None
    kind: str = ""  # the bot's own name


def usual_seats(game: Game, daily: bool = False) -> str:
    """You and one bot, or more where the game needs more; in the deal of the day, you and the day's."""
    count = min(max(2, game.seats[0]), game.seats[-1])
    return ",".join([YOU, *(game.daily or () if daily else [USUAL_LEVEL] * (count - 1))])


def read_players(seats: str, game: Game, texts: Texts) -> list[Player]:
    """`you,Petr,random`: a person is `you` or a name with a capital, everything else is a bot."""
    words = [word.strip() for word in seats.split(",")]
    players = [_player(word, seat, words, game, texts) for seat, word in enumerate(words)]
    for seat, player in enumerate(players):
        if any(other.name == player.name for other in players[:seat]):
            raise TerminalError("name-twice", name=player.name)
    return players


def _player(word: str, seat: int, words: list[str], game: Game, texts: Texts) -> Player:
    if word == YOU:
        return Player(texts.say("player", {"number": seat + 1}), None)
    if word[:1].isupper():
        return Player(word, None)
    try:
        bot = make_bot(game.key, word)
    except SetupError as error:
        expected = ", ".join(bot_names(game.key))
        raise TerminalError("unknown-seat-word", word=word, expected=expected) from error
    name = word.capitalize()
    return Player(f"{name} {seat + 1}" if words.count(word) > 1 else name, bot, word)


def stream_of(seed: str, seat: int, what: object) -> Rng:
    """A bot's own chance: the same for the same game and seat, and no part of the game's; as at a table of
    the day on a server."""
    return seeded(stream_seed(seed, seat, what))
